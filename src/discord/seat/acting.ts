import type { CarriedOut } from "../../campaign/service.ts";
import type { Said } from "../../engine/index.ts";
import type { PlannedMove } from "../../store/records.ts";
import type { Asker } from "../asker.ts";
import type { Screen } from "../screen.ts";
import { shownAhead } from "./ahead-menus.ts";
import { type SeatContext, seatContext } from "./context.ts";
import { endedPage } from "./ended-page.ts";
import { refusalText } from "./refusals.ts";
import { pageOf } from "./seat-page.ts";
import { closed, SHEET, type SheetState } from "./state.ts";

/** What is to be done from a page. */
export interface Act {
  readonly decision: string | null;
  readonly moves: readonly PlannedMove[];
  readonly ahead?: readonly Said[];
  readonly end?: boolean;
  /** What stays filled in once it is done. */
  readonly left?: SheetState;
}

/**
 * Does moves, with what the page showed to be said ahead, and shows the page as it is then. `shown`: the menus of things
 * said ahead were before the person's eyes, and count as they stood.
 */
export async function act(context: SeatContext, asker: Asker, what: Act, shown: boolean): Promise<Screen> {
  const { services, game, person, seat, desk, decision } = context;
  const { moves, ahead = [], end = false, left } = what;
  const asShown = shown && decision && what.decision === decision.id ? shownAhead(desk, decision) : [];
  const said = [...ahead, ...asShown.filter(({ order }) => !ahead.some((one) => one.order === order))];
  const done = await services.campaigns.carryOut({
    game,
    person,
    seat,
    decision: what.decision,
    moves,
    ahead: said,
    end,
    // what was filled in for it is used up by the same write that does it
    sheet: { decision: SHEET, left: left ?? closed(context.sheet) },
    interaction: asker.interaction,
  });
  return await shownAfter(context, resultText(done));
}

/** The page after something was done; if the campaign has ended with it, its end. */
export async function shownAfter({ services, person, game, seat }: SeatContext, notice: string): Promise<Screen> {
  const { status } = await services.campaigns.record(game);
  if (status !== "running") return await endedPage(services, game, notice);
  return await pageOf(await seatContext(services, person, game, seat), notice);
}

/** What came of it, in the words in which everyone was told; and why the rest was not done. */
export function resultText({ rows, told, repeated }: CarriedOut): string {
  if (repeated) return "This has been done already.";
  const failed = rows.flatMap(({ refused, line }) => (refused ? [`⚠️ Not done: ${line}: ${refusalText(refused)}`] : []));
  return [...(told.length > 0 ? told : failed.length > 0 ? [] : ["Done."]).map((line) => `✅ ${line}`), ...failed].join(
    "\n",
  );
}
