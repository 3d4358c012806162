/** What choosing from a menu of standing orders on a seat's page does, and what it says then. */
import { nameToday } from "#engine";
import type { Screen } from "../../screen/screen.ts";
import type { Asker } from "../../services/asker.ts";
import type { SeatContext } from "../sheet/context.ts";
import { shownAfter } from "./acting.ts";

const UNTIL = { turn: "for this turn", phase: "for this phase", changed: "until you change it" } as const;

/** Keeps what is said ahead in one of the page's menus. */
export async function say(context: SeatContext, asker: Asker, named: string, value: string): Promise<Screen> {
  const { services, game, person, seat, seatView } = context;
  const order = nameToday(seatView.book.definition.orders, named);
  const known = seatView.book.definition.orders.find(({ name }) => name === order);
  const choices = known?.ahead?.choices(seatView.view) ?? [];
  const choice = choices.find((one) => one.value === value);
  await services.campaigns.acting.submit({
    ...{ game, person, seat, moves: [], ahead: [{ order, value }] },
    interaction: asker.interaction,
  });
  const isTimed = choices.some(({ until }) => until !== undefined); // then each label says how long it counts
  const until = known?.ahead && typeof choice?.params === "object" && !isTimed ? `, ${UNTIL[known.ahead.until]}` : "";
  return await shownAfter(context, `✅ ${known?.ahead?.title ?? order}: ${choice?.label ?? value}${until}.`);
}
