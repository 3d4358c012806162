/**
 * What one seat holds: its cards with their faces, and its Jokers; with it its forces, and the tracks. Without cards
 * its forces come first.
 */
import { mustGet } from "#engine";
import { column, filling, type Layout, type Notes, page, type Scene, told } from "#scene";
import type { CardNumber } from "../../content/card-types.ts";
import { SEATS, type SeatId } from "../../content/sides.ts";
import { cardText, cardTiming, jokerText } from "../../rules/cards/text.ts";
import { count } from "../../rules/pieces/words.ts";
import { face } from "./card-faces.ts";
import { ownForces } from "./own-forces.ts";
import { type Seen, seenBy, type Viewer } from "./seen.ts";
import { calledIn, inSideColours, sidesIn } from "./side-style.ts";
import { seatOf, turnWords } from "./situation.ts";
import { tracks } from "./tracks.ts";

export function hand(viewer: Viewer): Scene {
  const seen = seenBy(viewer);
  const seat = SEATS.find((one) => one === viewer.seat);
  if (!seat) throw new Error(`${viewer.seat} is not a seat of this game`);
  const cards = inOrder(seen, viewer.hand?.cards ?? []);
  const words = inWords(seen, seat, cards);
  const [first, ...more] = ownForces(seen, seat);
  if (cards.length === 0 && first)
    return { ...first, ...told([...words, first.text]), beside: [...more, ...turnAndSeats(seen)] };
  return page({
    sides: sidesIn(seen.table),
    heading: {
      ...inSideColours(seat),
      title: `${calledIn(seen.table, seat)}: your hand`,
      sub: `${turnWords(seen)} · ${total(seen, cards)}`,
    },
    layout: column(held(seen, cards), notes(seen, seat, cards.length > CROWDED ? "body" : "large")),
    words,
    beside: [...(first ? [first, ...more] : []), ...turnAndSeats(seen)],
  });
}

/** With many seats the score has a picture of its own: it is next to the board, and not with each hand again. */
const turnAndSeats = (seen: Seen): readonly Scene[] => tracks(seen).slice(0, 1);

/** Assets before events, in the order of their numbers. */
const inOrder = ({ edition }: Seen, cards: readonly CardNumber[]): readonly CardNumber[] =>
  cards.toSorted((a, b) => Number(isEvent(edition, a)) - Number(isEvent(edition, b)) || a - b);

const isEvent = ({ cards }: Seen["edition"], number: CardNumber): boolean =>
  mustGet(cards, String(number)).kind === "event";

/** "4 cards, 20 OPs". */
function total({ edition }: Seen, cards: readonly CardNumber[]): string {
  const ops = cards.reduce((sum, number) => sum + mustGet(edition.cards, String(number)).op, 0);
  return `${cards.length} ${cards.length === 1 ? "card" : "cards"}, ${count(ops, edition.labels.op)}`;
}

const held = (seen: Seen, cards: readonly CardNumber[]): Layout =>
  filling(
    cards.length > 0
      ? { kind: "spread", cards: cards.map((number) => face(seen, number)) }
      : { kind: "notes", size: "large", notes: [{ text: "You hold no cards.", bold: true }] },
  );

/** With more cards than these the lines below leave them their room. */
const CROWDED = 8;

/** R-030, R-034: Jokers next to the cards. */
const notes = (seen: Seen, seat: SeatId, size: "body" | "large"): Notes => ({
  kind: "notes",
  size,
  notes: jokerLines(seen, seat).map((text) => ({ text })),
});

function jokerLines({ table, edition }: Seen, seat: SeatId): readonly string[] {
  const jokers = table.jokers[seat] ?? 0;
  const special = table.specialJokers[seat] ?? [];
  return [
    jokers > 0
      ? `${jokers === 1 ? "Your Joker" : `Your ${jokers} Jokers`}: draw 2 cards at any time before a die.`
      : "Your Joker is spent.",
    ...special.map((id) => {
      const joker = mustGet(edition.specialJokers, id);
      return `${joker.name}: ${jokerText(edition, joker)}`;
    }),
  ];
}

function inWords(seen: Seen, seat: SeatId, cards: readonly CardNumber[]): readonly string[] {
  const { edition } = seen;
  return [
    `${seatOf(seen, seat)}: ${total(seen, cards)}.`,
    ...cards.map((number) => {
      const card = mustGet(edition.cards, String(number));
      return `**${card.name}** (${count(card.op, edition.labels.op)}, ${cardTiming(edition, card)}): ${cardText(edition, card)}`;
    }),
    ...jokerLines(seen, seat),
  ];
}
