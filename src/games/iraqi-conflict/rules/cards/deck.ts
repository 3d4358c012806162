/** The draw pile: which cards are in the game, how one is drawn, how discards return; and the order of a hand. */
import { type Dice, draw, type Frozen, game, mustGet, type RulesContext, type Seat } from "#engine";
import type { CardId, Content } from "../../content/pack.ts";
import type { Iraq } from "../../state.ts";
import { count, outlook } from "./faces.ts";

const { told } = game<Iraq>();

/** R-03, ruling A: the cards of a game with these seats. */
export const deckOf = (content: Frozen<Content>, seats: readonly Seat[]): readonly CardId[] =>
  mustGet(content.decks, String(seats.length));

/** R-06, ruling J: draws one card for a hand; when the pile is empty, the discards are shuffled into a new one first. */
export function drawCard(s: RulesContext<Iraq>, dice: Dice): CardId {
  const { table, box } = s.state;
  if (box.draw.length === 0) refill(s);
  const card = draw(box.draw, dice);
  if (card === undefined) throw new Error("there are fewer cards than hands hold");
  table.draw = box.draw.length;
  return card;
}

function refill(s: RulesContext<Iraq>): void {
  const { table, box } = s.state;
  box.draw = [...table.discards, ...box.faceDown];
  box.faceDown = [];
  table.discards = [];
  table.faceDown = 0;
  s.emit({ kind: "shuffled", cards: box.draw.length });
}

export const shuffled = told("shuffled", {
  about: { kind: "cards" },
  line: ({ cards }) => `The draw pile was empty: the discard pile (${count(cards)}) was shuffled to make a new one.`,
});

/** Puts a hand in the order in which its seat looks at it: usable first, then by letter, strongest first. */
export function sortHand(content: Frozen<Content>, seats: readonly Seat[], seat: Seat, cards: CardId[]): void {
  const { ranks } = outlook(content, seats, seat);
  cards.sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
}
