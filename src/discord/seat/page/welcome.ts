/** What somebody reads who is asked for the first time, and how the game is played. */
import { writePress } from "../../screen/custom-id.ts";
import { button, page, row, type Screen } from "../../screen/screen.ts";
import type { Asker } from "../../services/asker.ts";
import type { Services } from "../../services/services.ts";
import type { SeatContext } from "../sheet/context.ts";

/** Whether a seat's holder is asked for the first time; others may have set up before. */
export const isWelcome = ({ seatView: { opening, phase, fresh, awaited } }: SeatContext): boolean =>
  opening || (phase.turn === 0 && fresh && awaited);

/** What a seat is told then, in three sentences: all that is to be said of the game is behind a button. */
export function briefOf({ seatView }: SeatContext): readonly string[] {
  const { guide } = seatView.book.definition;
  return guide.brief?.(seatView.view) ?? guide.welcome(seatView.view).slice(0, 1);
}

/** That button. */
export const howToPlay = (game: string, seat: string) =>
  button(writePress({ kind: "welcome", game, seat }), "How to play");

/** How the game is played, for one of its seats. */
export async function welcomePage({ campaigns }: Services, asker: Asker, game: string, seat: string): Promise<Screen> {
  const { book, view, seatName } = await campaigns.showing.seatView(game, asker.person.id, seat);
  const { guide, name } = book.definition;
  const mine = button(writePress({ kind: "act", game, seat }), "My seat");
  const words = [
    ...guide.welcome(view).map((line) => `• ${line}`),
    "-# `/rules` explains each term and each rule of the game.",
  ];
  return page(`${name}: how the ${seatName} play`, words.join("\n"), [row(mine)]);
}
