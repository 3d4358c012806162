/** One card that the seat sees, large: from its hand, to choose from, or offered in exchange. */
import { mustGet, type Option } from "#engine";
import { bare, type Scene, spoken } from "#scene";
import type { CardNumber } from "../../content/card-types.ts";
import { SEATS } from "../../content/sides.ts";
import { cardText, cardTiming } from "../../rules/cards/text.ts";
import { count } from "../../rules/pieces/words.ts";
import { face } from "./card-faces.ts";
import { seenBy, type Viewer } from "./seen.ts";
import { inSideColours, sidesIn } from "./side-style.ts";

/** Those of the hand, those that it chooses from at the start, and one that it offers to another seat. */
const seenCards = ({ hand }: Viewer): readonly CardNumber[] =>
  hand ? [...hand.cards, ...hand.offered, ...(hand.exchange === undefined ? [] : [hand.exchange])] : [];

function whereabouts({ hand }: Viewer, number: CardNumber): string {
  if (hand?.cards.includes(number)) return "in your hand";
  return hand?.exchange === number ? "offered in exchange" : "to choose from";
}

export const reading = {
  cards(viewer: Viewer): readonly Option[] {
    const { edition } = seenBy(viewer);
    return seenCards(viewer).map((number) => {
      const card = mustGet(edition.cards, String(number));
      return {
        value: String(number),
        label: `${card.name} ${card.op}`,
        description: cardTiming(edition, card),
      };
    });
  },

  show(viewer: Viewer, value: string): Scene {
    const seen = seenBy(viewer);
    const seat = SEATS.find((one) => one === viewer.seat);
    const card = mustGet(seen.edition.cards, value);
    const words = `${cardTiming(seen.edition, card)}. ${cardText(seen.edition, card)}`;
    const worth = count(card.op, seen.edition.labels.op);
    return {
      frame: "board",
      sides: sidesIn(seen.table),
      heading: {
        kind: "strip",
        title: card.name,
        sub: `Card ${card.number} · ${whereabouts(viewer, card.number)}`,
        ...inSideColours(seat),
      },
      layout: bare({ kind: "face", card: face(seen, card.number) }),
      alt: spoken([`${card.name}, ${worth}`, words]),
      text: `**${card.name}** (${worth}): ${words}`,
    };
  },
};
