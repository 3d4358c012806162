import type { Asker } from "../asker.ts";
import { literal } from "../rich.ts";
import type { Screen } from "../screen.ts";
import type { Services } from "../services.ts";
import { seatPage } from "./seat-page.ts";

/** Takes back an act, the last one if none is named, and shows the question that is open again. */
export async function takeBack(services: Services, asker: Asker, game: string, row: number | null): Promise<Screen> {
  const person = asker.person.id;
  const { line, seat } = await services.campaigns.undo({ game, person, row, interaction: asker.interaction });
  const notice = line === "" ? "This has been done already." : `↩️ ${literal(line)}`;
  return await seatPage(services, person, game, seat, notice);
}
