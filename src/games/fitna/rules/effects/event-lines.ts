/** The event that is being played, and what its card says. */
import type { View } from "#engine";
import type { Fitna } from "../../state.ts";
import { cardText } from "../cards/text.ts";
import { open } from "../now.ts";
import { list, shortName, spaceName } from "../pieces/words.ts";

export function eventLines(view: View<Fitna>): readonly string[] {
  const game = open(view);
  const { event } = view.table;
  const card = event ? game.edition.cards[event.card] : undefined;
  if (!event || !card) return [];
  const at = event.spaces.length > 0 ? ` on ${list(event.spaces.map((space) => spaceName(game, space)))}` : "";
  return [`${shortName(game, event.seat)} plays ${card.name}${at}.`, cardText(game.edition, card)];
}
