import type { Asker } from "../asker.ts";
import { literal } from "../rich.ts";
import type { Screen } from "../screen.ts";
import type { Services } from "../services.ts";
import { seatContext, withSheet } from "./context.ts";
import { withoutLastSent } from "./last-turn.ts";
import { seatPage } from "./seat-page.ts";

/** Takes back an act, the last one if none is named, and shows the question that is open again. */
export async function takeBack(services: Services, asker: Asker, game: string, row: number | null): Promise<Screen> {
  const person = asker.person.id;
  const { line, seat } = await services.campaigns.undo({ game, person, row, interaction: asker.interaction });
  if (seat !== null) await forget(services, person, game, seat);
  const notice = line === "" ? "This has been done already." : `↩️ ${literal(line)}`;
  return await seatPage(services, person, game, seat, notice);
}

/** What was taken back is not offered again in a later turn. */
async function forget(services: Services, person: string, game: string, seat: string): Promise<void> {
  const context = await seatContext(services, person, game, seat);
  await withSheet(context, withoutLastSent(context.sheet, context.seatView.phase));
}
