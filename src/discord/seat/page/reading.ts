/** How somebody reads one card of a hand, large or in words: the menu under the hand, and the card's page. */
import type { Option } from "#engine";
import { writePress } from "../../screen/custom-id.ts";
import { LIMIT } from "../../screen/limits.ts";
import { option, page, type Row, row, type Screen, select } from "../../screen/screen.ts";
import type { Asker } from "../../services/asker.ts";
import { picturesOf, toldBy, wordsOf } from "../../services/pictures.ts";
import type { Services } from "../../services/services.ts";
import { namesOf } from "../state/which-seat.ts";

interface Hand {
  readonly game: string;
  readonly seat: string;
  readonly cards: readonly Option[];
}

/** The menu under a hand: one card of it, by itself and large. None where there is nothing to read. */
export function cardMenu({ game, seat, cards }: Hand, shown: string | null = null): Row[] {
  if (cards.length === 0) return [];
  const id = writePress({ kind: "card", game, seat, turns: shown !== null }); // else the hand stays to be seen
  const more = cards.length > LIMIT.selectOptions ? " (the rest: /hand)" : "";
  const options = cards.map(({ value, label, description }) =>
    option(value, label ?? value, description ?? "", value === shown),
  );
  return [row(select(id, `Read a card…${more}`, options))];
}

/** One card, for the eyes of the one who holds the seat; it says itself what it is. Refused for every card that the seat does not see. */
export async function cardPage(
  services: Services,
  { person }: Asker,
  { game, seat, card }: { readonly game: string; readonly seat: string; readonly card: string },
  words: boolean,
): Promise<Screen> {
  const { campaigns } = services;
  const source = await campaigns.looks.card(game, person.id, seat, card);
  const cards = await campaigns.looks.cards(game, person.id, seat);
  const rows = cardMenu({ game, seat, cards }, card);
  const [whose] = await namesOf(campaigns, game, [seat]);
  const name = cards.find(({ value }) => value === card)?.label ?? card;
  const told = toldBy("hand", { card: name, seat: whose?.name ?? seat });
  const wanted = { source, game, person: person.id, kind: "card", view: `card ${seat} ${card}`, told };
  if (words) return page("", await wordsOf(services, wanted), rows);
  return { ...page("", "", rows), pictures: await picturesOf(services, wanted) };
}
