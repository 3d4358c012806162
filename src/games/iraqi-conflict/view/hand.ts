/** A seat's hand: what counts for it has a face, the rest lies small beneath, and open offers are at the foot. */
import { type Frozen, mustGet, type View } from "#engine";
import { bare, type Card, column, filling, inColours, type Layout, type Pact, type Scene, told } from "#scene";
import { choosesSides, faction } from "../content/factions.ts";
import type { CardId } from "../content/pack.ts";
import { cardNames } from "../rules/cards/faces.ts";
import { type Tally, tally } from "../rules/cards/tally.ts";
import { asked, terms } from "../rules/negotiations/proposals.ts";
import type { Proposal } from "../rules/negotiations/types.ts";
import { phase } from "../rules/phase.ts";
import type { Iraq } from "../state.ts";
import { factsOf, ofItsLetter, type Room } from "./cards/facts.ts";
import { emblem, face, letter, sides } from "./side-style.ts";

/** Small cards in a row, and offers at the foot. */
const IN_A_ROW = 5;
/** From how many cards on they say what helps in fewer and fewer words. */
const WORDS = { narrow: 2, brief: 7, scant: 11 } as const;
const OFFERS = 3;

export function hand(view: View<Iraq>): Scene {
  const { content, table, seat, hand: own } = view;
  const { name, turn } = phase(table);
  const tallied = tally(view, own.cards);
  const { side, sum, counting, idle } = tallied;
  const aligned = side ? ` with ${faction(side).the}` : "";
  const counted = `${counting.length} of ${own.cards.length} count, force ${sum}${aligned}`;
  return {
    frame: "board",
    sides: sides(table.seats),
    heading: {
      kind: "strip",
      ...inColours(`@${seat}`, emblem(seat)),
      title: `${faction(seat).name}: your hand`,
      sub: `Turn ${turn} · ${name} · ${own.cards.length === 0 ? "no cards" : counted}`,
    },
    layout: column(...faces(view, tallied), ...offers(view)),
    caption: legend(view),
    ...told([
      own.cards.length === 0 ? "You hold no cards." : `Your hand: ${counted}.`,
      ...(counting.length > 0 ? [`**Count for you**: ${cardNames(content, counting)}.`] : []),
      ...(idle.length > 0 ? [`**Not for you**: ${cardNames(content, idle)}.`] : []),
      ...own.proposals.map((proposal) => terms(content, proposal, proposal.from === seat)),
    ]),
  };
}

/** Between turns, at the end, and where everything has been given away. */
const nothing = ({ table: { phase }, seat }: View<Iraq>): Layout =>
  bare({
    kind: "face",
    card: {
      title: "You hold no cards",
      colour: `@${seat}`,
      pictogram: emblem(seat),
      band: faction(seat).name,
      art: emblem(seat),
      sky: "day",
      place: "desert",
      body: phase === "score" ? "All hands have been discarded." : "What others give you counts for you this turn.",
    },
  });

/** Where nothing counts, all that there is. */
function faces(view: View<Iraq>, { counting, idle }: Tally): Layout[] {
  const { content, table } = view;
  const shown = (id: CardId): Card => face(mustGet(content.cards, id), table.seats);
  const useless = (id: CardId): Card => ({
    ...shown(id),
    facts: [ofItsLetter(view, id, roomOf(idle.length))],
    state: "dimmed",
  });
  if (counting.length + idle.length === 0) return [nothing(view)];
  if (counting.length === 0)
    return [
      bare({ kind: "notes", size: "large", notes: [{ text: "None of your cards counts for you.", bold: true }] }),
      filling({ kind: "spread", cards: idle.map(useless) }),
    ];
  const room = roomOf(counting.length);
  const cards = counting.map((id): Card => ({ ...shown(id), facts: factsOf(view, id, room) }));
  return [filling({ kind: "spread", cards }), ...rest(view, idle)];
}

function roomOf(cards: number): Room {
  if (cards >= WORDS.scant) return "scant";
  if (cards >= WORDS.brief) return "brief";
  return cards >= WORDS.narrow ? "narrow" : "ample";
}

/** What does not count for this seat is worth something to others. */
function rest({ content, table }: View<Iraq>, ids: readonly CardId[]): Layout[] {
  const rows = Math.ceil(ids.length / IN_A_ROW);
  const across = Math.ceil(ids.length / Math.max(1, rows));
  const cards = ids.map((id): Card => {
    const card = mustGet(content.cards, id);
    const { footer, ...look } = face(card, table.seats);
    return { ...look, footer: `${card.use} · ${footer}`, state: "dimmed" };
  });
  return Array.from({ length: rows }, (_, row) =>
    bare({ kind: "spread", style: "small", cards: cards.slice(row * across, (row + 1) * across) }),
  );
}

/** Open offers at the foot: between whom, and how many cards for how many; their cards are in the message. */
function offers({ seat, hand: { proposals } }: View<Iraq>): Layout[] {
  if (proposals.length === 0) return [];
  const pacts = proposals.slice(-OFFERS).map((proposal) => pact(proposal));
  const more = proposals.length - pacts.length;
  const mine = proposals.filter(({ from }) => from === seat).length;
  const sub = `${mine} yours${more > 0 ? `, ${more} more` : ""}`;
  return [bare({ kind: "pacts", title: "Open offers", sub, pacts })];
}

const pact = (proposal: Frozen<Proposal>): Pact => ({
  from: { colour: `@${proposal.from}`, letter: letter(proposal.from) },
  to: { colour: `@${proposal.to}`, letter: letter(proposal.to) },
  text:
    asked(proposal.price) > 0
      ? `${proposal.give.length} for ${asked(proposal.price)}`
      : `${proposal.give.length} as a gift`,
});

function legend({ table, seat }: View<Iraq>): string {
  const letters = [...faction(seat).uses].join(", ");
  if (!choosesSides(table.seats)) return `Bright cards count for you: ${letters}.`;
  return `Bright cards count for you: ${letters}, and either U or I, never both.`;
}
