/** One card, large: of those that the seat holds, or is offered. */
import { type Frozen, mustGet, type Reading, type View } from "#engine";
import { type Scene, spoken } from "#scene";
import { capital, faction } from "../../content/factions.ts";
import type { CardId } from "../../content/pack.ts";
import { beneficiaries } from "../../content/use.ts";
import { cardName } from "../../rules/cards/faces.ts";
import { gain, tally } from "../../rules/cards/tally.ts";
import type { Hand, Iraq } from "../../state.ts";
import { emblem, face, sides } from "../side-style.ts";
import { factsOf } from "./facts.ts";

export const reading: Reading<Iraq> = {
  cards: (view) =>
    readable(view.hand, view.seat).map((id) => ({
      value: id,
      label: cardName(view.content, id),
      description: whereabouts(view, id),
    })),
  show,
};

/** Ruling K: an offer tells its seat which cards it is to get. */
const readable = ({ cards, proposals }: Frozen<Hand>, seat: string): readonly CardId[] => [
  ...new Set([...cards, ...proposals.flatMap(({ to, give }) => (to === seat ? give : []))]),
];

const whereabouts = ({ hand, seat }: View<Iraq>, id: CardId): string => {
  if (hand.cards.includes(id)) return "in your hand";
  const offer = hand.proposals.find(({ to, give }) => to === seat && give.includes(id));
  return offer ? `offered by ${faction(offer.from).the}` : "";
};

/** What its seat's hand comes to with this card, and what without it. */
function worth(view: View<Iraq>, id: CardId): string {
  const { sum } = tally(view, view.hand.cards);
  const [less, more] = view.hand.cards.includes(id)
    ? [sum + gain(view, [id], []), sum]
    : [sum, sum + gain(view, [], [id])];
  return less === more ? `${sum} with it or without it` : `${more} with it, ${less} without it`;
}

function show(view: View<Iraq>, id: CardId): Scene {
  const { content, table, seat } = view;
  const card = mustGet(content.cards, id);
  const where = whereabouts(view, id);
  const counts = `Counts ${card.fv} for ${beneficiaries(table.seats, card.use)}.`;
  const hand = worth(view, id);
  const words = `${counts} Your hand: ${hand}.`;
  const facts = [{ label: "Your hand", text: hand }, ...factsOf(view, id)];
  return {
    frame: "board",
    sides: sides(table.seats),
    heading: {
      kind: "strip",
      colour: `@${seat}`,
      emblem: { colour: `@${seat}`, pictogram: emblem(seat) },
      title: faction(seat).name,
      sub: capital(where),
    },
    layout: {
      kind: "panel",
      sheet: "none",
      content: {
        kind: "face",
        card: { ...face(card, table.seats), body: counts, facts },
      },
    },
    alt: spoken([`${cardName(content, id)}, ${where}`, words]),
    text: `**${cardName(content, id)}** (${where}): ${words}`,
  };
}
