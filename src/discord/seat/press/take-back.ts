/** Takes back acts of a seat, and lays rows of them on the sheet again. */
import type { PlannedMove } from "../../../store/records.ts";
import { literal } from "../../screen/rich.ts";
import type { Screen } from "../../screen/screen.ts";
import type { Asker } from "../../services/asker.ts";
import type { Services } from "../../services/services.ts";
import { seatPage } from "../page/seat-page.ts";
import { seatContext, withSheet } from "../sheet/context.ts";
import { lastSentOf, withoutLastSent } from "../sheet/last-turn.ts";

/** Takes back an act, the last one if none is named, and shows the question that is open again. */
export async function takeBack(services: Services, asker: Asker, game: string, row: number | null): Promise<Screen> {
  const person = asker.person.id;
  const undone = await services.campaigns.acting.undo({ game, person, row, interaction: asker.interaction });
  const { line, seat, moves } = undone;
  if (seat !== null) await bringBack(services, { person, game, seat }, moves);
  const notice = line === "" ? "This has been done already." : `↩️ ${literal(line)}`;
  return await seatPage(services, person, game, seat, notice);
}

interface Place {
  readonly person: string;
  readonly game: string;
  readonly seat: string;
}

/** Rows that were taken back lie on the sheet again, to be changed; they are not offered again in a later turn. */
async function bringBack(services: Services, at: Place, moves: readonly PlannedMove[]): Promise<void> {
  const context = await seatContext(services, at.person, at.game, at.seat);
  const { sheet, seatView } = context;
  const rows = lastSentOf(sheet, seatView.phase, moves);
  await withSheet(context, {
    ...withoutLastSent(sheet, seatView.phase),
    rows: [...rows, ...sheet.rows],
    current: null,
  });
}
