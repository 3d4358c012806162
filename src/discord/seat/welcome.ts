import { refuse } from "#engine";
import type { Asker } from "../asker.ts";
import { writePress } from "../custom-id.ts";
import { button, type Part, page, row, type Screen } from "../screen.ts";
import type { Services } from "../services.ts";
import type { SeatContext } from "./context.ts";

/** What a seat is told when it is first asked, in three sentences; all that is to be said of the game is behind a button. */
export function welcomeParts({ game, seat, seatView }: SeatContext): Part[] {
  const { guide } = seatView.book.definition;
  const brief = guide.brief?.(seatView.view) ?? guide.welcome(seatView.view).slice(0, 1);
  if (brief.length === 0) return [];
  const door = button(writePress({ kind: "welcome", game, seat }), "How to play");
  return [{ kind: "section", text: brief.join("\n"), button: door }];
}

/** How the game is played, for one of its seats. */
export async function welcomePage(
  { campaigns }: Services,
  asker: Asker,
  game: string,
  seat: string | null,
): Promise<Screen> {
  if (seat === null) return refuse("no-seat", "You hold no seat in this campaign.");
  const { book, view, seatName } = await campaigns.seatView(game, asker.person.id, seat);
  const { guide, name } = book.definition;
  const mine = button(writePress({ kind: "act", game, seat }), "My seat");
  const words = [...guide.welcome(view).map((line) => `• ${line}`), "-# `/rules` explains each term of the game."];
  return page(`${name}: how the ${seatName} play`, words.join("\n"), [row(mine)]);
}
