/** How each seat chooses its first cards, and which are suggested or dealt to it. */
import { type Frozen, game, move, type Option, once, subset } from "#engine";
import type { CardNumber } from "../../content/card-types.ts";
import type { SeatId } from "../../content/sides.ts";
import type { Edition } from "../../content/types.ts";
import { type Fitna, type Game, type Hand, seatIdOf, type Table } from "../../state.ts";
import { takeChosen } from "../cards/hands.ts";
import { pileOf } from "../cards/piles.ts";
import { cardText } from "../cards/text.ts";
import { shift } from "../effects/in-battle.ts";
import { cancel } from "../effects/stopping.ts";
import { type At, handIn, type Now, open, playing, tell } from "../now.ts";
import { cardList, cardName } from "../pieces/words.ts";

const { action, question } = game<Fitna>();

/** how many cards are chosen. */
const FIRST_HAND = 4;

/** Section 7: two assets and two events, the lowest numbers. */
function firstHandByDefault(
  game: Parameters<typeof pileOf>[0],
  offered: readonly CardNumber[],
  chosen: readonly CardNumber[] = [],
): readonly CardNumber[] {
  const isAsset = (card: CardNumber): boolean => pileOf(game, card) === "assets";
  const assets = offered.filter(isAsset);
  const events = offered.filter((card) => !isAsset(card));
  const wanted = FIRST_HAND - chosen.length;
  const half = Math.max(0, FIRST_HAND / 2 - chosen.filter(isAsset).length);
  const taken = [...assets.slice(0, Math.max(Math.min(half, wanted), wanted - events.length)), ...events];
  return taken.slice(0, wanted).sort((a, b) => a - b);
}

/**
 * Two Reinforcements, the card that is worth most in attack and defence, and one that cancels air cards; of seats that choose
 * later the best after those which are suggested to the seats before them.
 */
export function suggestedHand(
  game: Game,
  { offered, chosen = [] }: Choosing,
  seatsBefore: number,
): readonly CardNumber[] {
  let left = offered;
  for (let seat = 0; seat < seatsBefore; seat++) {
    const theirs = bestHand(game, left, FIRST_HAND);
    left = left.filter((card) => !theirs.includes(card));
  }
  return bestHand(game, left, FIRST_HAND - chosen.length);
}

function bestHand(game: Game, offered: readonly CardNumber[], size: number): readonly CardNumber[] {
  const effects = (card: CardNumber) => game.edition.cards[card]?.uses.flatMap((use) => use.effects) ?? [];
  const columns = (card: CardNumber): number =>
    Math.max(0, ...shift.among(effects(card)).map((one) => (one.side === "any" && !one.only ? one.columns : 0)));
  const isPlain = (card: CardNumber): boolean => (game.edition.cards[card]?.conditions.length ?? 0) === 0;
  const reinforcements = offered.filter((card) => effects(card).some(({ kind }) => kind === "reinforce")).slice(0, 2);
  const [support] = offered.filter(isPlain).sort((a, b) => columns(b) - columns(a) || a - b);
  const cancelling = offered.find((card) => effects(card).some(cancel.is) && isPlain(card));
  const wanted = [...reinforcements, ...(support ? [support] : []), ...(cancelling ? [cancelling] : [])];
  const others = firstHandByDefault(
    game,
    offered.filter((card) => !wanted.includes(card)),
  );
  return [...new Set([...wanted, ...others])].slice(0, size).sort((a, b) => a - b);
}

/** How many seats have their first hand already. */
export const seatsBefore = ({ order, held }: Pick<Frozen<Table>, "order" | "held">): number =>
  order.filter((seat) => held[seat] !== 0).length;

type Choosing = Pick<Frozen<Hand>, "offered" | "chosen">;

const missing = ({ chosen = [] }: Choosing): number => FIRST_HAND - chosen.length;

/**
 * each seat in turn chooses from the list of the whole deck, for what is left would tell it all hands before its
 * own. What somebody has taken already it is told by name, alone, and chooses others instead; the rest it keeps, so that
 * nobody asks for cards only to learn where they are.
 */
export const takeHand = action("take-hand", "Choose your first cards", {
  help: `Take ${FIRST_HAND} cards of your choice from both piles, in any mix.`,
})
  .param(
    "cards",
    "Which cards?",
    subset(
      (c): readonly Option[] => {
        const game = open(c);
        return c.hand.offered.map((card) => ({
          value: String(card),
          label: `${cardName(game, card)} ${game.edition.cards[card]?.op ?? 0}`,
          description: textsOf(game.edition).get(card) ?? "",
          group: pileOf(game, card) === "assets" ? "Assets" : "Events",
        }));
      },
      ({ hand }) => ({ min: missing(hand), max: missing(hand) }),
      (c, card) => {
        const game = open(c);
        if (game.edition.cards[Number(card)] === undefined) return null;
        const isOwn = c.hand.chosen?.includes(Number(card)) === true;
        const text = isOwn ? "is yours already" : "is not among the cards that you can still have";
        return { code: "taken", text: `${cardName(game, Number(card))} ${text}.`, rule: "R-011" };
      },
    ),
  )
  .label((view, { cards }) => (cards ? cardList(open(view), cards.map(Number)) : null))
  .apply((a) => {
    const seat = seatIdOf(a.seat);
    const { piles } = a.current.box;
    const hand = handIn(a, seat);
    const wanted = a.params.cards.map(Number);
    const isFree = (card: CardNumber): boolean => piles.assets.includes(card) || piles.events.includes(card);
    const taken = wanted.filter((card) => !isFree(card));
    const chosen = [...(hand.chosen ?? []), ...wanted.filter(isFree)];
    if (taken.length === 0) return giveFirstHand(a, seat, chosen);
    hand.chosen = chosen;
    hand.offered = hand.offered.filter((card) => !wanted.includes(card));
    tell(a, null, { [seat]: { chapter: "cards", kind: "taken", cards: taken, kept: chosen } });
  });

/** Section 7 of the spec: two assets and two events, the lowest numbers that nobody has. */
export const dealHand = action("deal-hand", "Take the lowest cards", {
  timedOut: "the lowest cards",
  help: "The cards with the lowest numbers that nobody has taken, as many assets as events.",
}).apply((a) => {
  const seat = seatIdOf(a.seat);
  const { piles } = a.current.box;
  const { chosen = [] } = handIn(a, seat);
  const left = [...piles.assets, ...piles.events].filter((card) => !chosen.includes(card)).sort((a, b) => a - b);
  giveFirstHand(a, seat, [...chosen, ...firstHandByDefault(playing(a), left, chosen)]);
});

/** How many cards of each pile it has everyone is told, and their names only the seat. */
function giveFirstHand(a: Now, seat: SeatId, chosen: readonly CardNumber[]): void {
  const game = playing(a);
  const cards = chosen.toSorted((a, b) => a - b);
  takeChosen(game, seat, cards);
  const hand = handIn(a, seat);
  hand.offered = [];
  delete hand.chosen;
  const assets = cards.filter((card) => pileOf(game, card) === "assets").length;
  const counted = { assets, events: cards.length - assets };
  tell(
    a,
    { chapter: "cards", kind: "first-hand", seat, ...counted },
    { [seat]: { chapter: "cards", kind: "got", cards } },
  );
}

/** What every card of an edition does. */
const textsOf = once(
  (edition: Edition): ReadonlyMap<CardNumber, string> =>
    new Map(Object.entries(edition.cards).map(([card, known]) => [Number(card), cardText(edition, known)])),
);

/** Shows a seat the whole deck, lowest number first, and asks for its choice; for the rest of it if some were taken. */
export function askForHand(s: At<unknown>, seat: SeatId): void {
  const { box, hands } = s.current;
  const hand = handIn(s, seat);
  if (hand.offered.length === 0)
    hand.offered = [
      ...box.piles.assets,
      ...box.piles.events,
      ...Object.values(hands).flatMap(({ cards }) => cards),
    ].sort((a, b) => a - b);
  s.ask(choosingFirstHand, [seat]);
}

/** R-011, with a sound choice at one press. */
export const choosingFirstHand = question.turn("choosing-first-hand", {
  actions: [takeHand, dealHand],
  prompt: (view) => {
    const { offered, chosen = [] } = view.hand;
    const game = open(view);
    const assets = offered.filter((card) => pileOf(game, card) === "assets").length;
    const first = seatsBefore(view.table) === 0;
    const isRefused = chosen.length > 0 || offered.length < deckSize(view.table);
    return {
      question: `Choose ${missing(view.hand)} ${chosen.length > 0 ? "more cards" : "cards"}.${first ? "" : told(isRefused)}`,
      facts: [
        ...(chosen.length > 0 ? [`You have ${cardList(game, chosen)}.`] : []),
        `There are ${assets} assets, for combat, and ${offered.length - assets} events. The number after a card's name is its worth in operation points (${game.edition.labels.op}s).`,
      ],
    };
  },
  answers: (view) => {
    const game = open(view);
    const cards = suggestedHand(game, view.hand, seatsBefore(view.table));
    return [
      {
        label: "Suggested cards",
        detail: cards.map((card) => `${cardName(game, card)} ${game.edition.cards[card]?.op ?? 0}`).join(", "),
        moves: [move(takeHand, { cards: cards.map(String) })],
      },
    ];
  },
  fallback: () => move(dealHand),
});

/** What becomes of cards that somebody has taken before. */
const told = (isRefused: boolean): string =>
  isRefused
    ? " What you named and do not have was taken already."
    : " What somebody has taken already you are told, and choose others instead.";

/** How many cards there are to choose from before anybody is refused one. */
const deckSize = ({ piles, held }: Pick<Frozen<Table>, "piles" | "held">): number =>
  piles.assets + piles.events + Object.values(held).reduce((sum, count) => sum + count, 0);
