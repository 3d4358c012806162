import type { Asker } from "../asker.ts";
import { literal } from "../rich.ts";
import type { Screen } from "../screen.ts";
import type { Services } from "../services.ts";
import { openMenu } from "./desk-menu.ts";
import { showMenu } from "./show-menu.ts";

/** Takes back an act, the last one if none is named, and shows the question that is open again. */
export async function takeBack(services: Services, asker: Asker, game: string, row: number | null): Promise<Screen> {
  const { campaigns } = services;
  const wish = { game, person: asker.person.id, row, interaction: asker.interaction };
  const { line, seat } = await campaigns.undo(wish);
  const notice = line === "" ? "This has been done already." : `↩️ ${literal(line)}`;
  return seat === null
    ? await openMenu(services, asker, game, null)
    : await showMenu(services, asker, game, seat, 0, notice);
}
