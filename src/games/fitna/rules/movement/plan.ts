/** How a seat plans its phase: which cards it spends, and how their OPs are split between moves and attacks. */
import { type Ctx, game, integer, type Option, type Preset, subset, worded } from "#engine";
import type { CardNumber } from "../../content/card-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { type Fitna, type Game, type Plan, seatIdOf } from "../../state.ts";
import { discard, inOrder } from "../cards/hands.ts";
import { type Now, open, playing, tell } from "../now.ts";
import { cardList, cardName, count } from "../pieces/words.ts";
import { type Eyes, no } from "./options.ts";

const { action } = game<Fitna>();

type Planned = Pick<Game, "edition" | "scenario"> & { readonly state: { readonly table: Game["state"]["table"] } };

/** how many units move with one OP; it is one offensive otherwise. */
const UNITS_AN_OP = 2;

/** the most cards. */
export const MOST_CARDS = 2;

/** OPs without a card, in the first turn. */
export function freeOps({ scenario, state }: Planned, seat: SeatId): number {
  const free = scenario.seats.find((one) => one.seat === seat)?.freeOps ?? 0;
  return state.table.turn === 1 ? free : 0;
}

export const cardOps = ({ edition }: Planned, cards: readonly CardNumber[]): number =>
  cards.reduce((sum, card) => sum + (edition.cards[card]?.op ?? 0), 0);

/** R-062 What the seat bid for the order of play: those are the cards of its plan. */
export const bidOf = ({ state }: Planned, seat: SeatId): readonly CardNumber[] => state.table.bid?.[seat] ?? [];

/** What a seat has to plan with: cards and free OPs together, and what a card played on it changes. */
export const opsOf = (game: Planned, seat: SeatId, cards: readonly CardNumber[]): number =>
  Math.max(0, cardOps(game, cards) + freeOps(game, seat) + (game.state.table.opMods[seat] ?? 0));

export const movesOf = (ops: number): number => ops * UNITS_AN_OP;

/** "6 unit moves, 3 attacks". */
export const splitWords = (moves: number, offensives: number): string =>
  `${count(moves, "unit move")}, ${count(offensives, "attack")}`;

type Cards = { readonly cards: readonly string[] };
type Moving = Cards & { readonly moving: number };

/** the cards of the hand, unless they were bid. */
function cardOptions(c: Eyes): readonly Option[] {
  const now = open(c);
  if (hasBid(c)) return [];
  return c.hand.cards.map((card) => ({
    value: String(card),
    ...worded(c, () => ({
      label: `${cardName(now, card)} ${now.edition.cards[card]?.op ?? 0}`,
      description: `card ${card}`,
    })),
  }));
}

const hasBid = (c: Eyes): boolean => bidOf(open(c), seatIdOf(c.seat)).length > 0;
const bidAlready = () => no("The cards that you bid are your cards for OPs: you can add no other.", "R-062");
const tooMany = () => no(`At most ${MOST_CARDS} cards can be spent in a phase.`, "R-100", "too-many");

/** The cards that a plan is made of: those of the hand, or those that were bid. */
const cardsOf = (c: Eyes, chosen: readonly string[]): readonly CardNumber[] =>
  chosen.length > 0 ? chosen.map(Number) : bidOf(open(c), seatIdOf(c.seat));

const totalOf = (c: Eyes, chosen: readonly string[]): number => {
  const now = open(c);
  return opsOf(now, seatIdOf(c.seat), cardsOf(c, chosen));
};

/** Ways to split the OPs, with what each means. */
export function splits(total: number, last: Split | undefined): readonly Preset[] {
  if (total === 0) return [];
  const half = Math.ceil(total / 2);
  const before = last ? Math.round((total * last.moving) / Math.max(1, last.moving + last.fighting)) : half;
  const ways: readonly (readonly [label: string, moving: number])[] = [
    ["All to move", total],
    ["Half and half", half],
    ["All to attack", 0],
    ["As last turn", before],
  ];
  return ways
    .filter(([, moving], i) => ways.findIndex((other) => other[1] === moving) === i)
    .map(([label, moving]) => ({
      label,
      description: splitWords(movesOf(moving), total - moving),
      params: { moving, fighting: total - moving },
    }));
}

/** How OPs were divided. */
interface Split {
  readonly moving: number;
  readonly fighting: number;
}

const chosenIn = ({ params }: { readonly params: { readonly cards?: unknown } }): readonly string[] =>
  Array.isArray(params.cards) ? params.cards.map(String) : [];

export const plan = action("plan", "Plan: spend cards", {
  help: "Spend up to 2 cards for operation points: each moves 2 units or pays for 1 attack.",
  common: true,
  presets: (c) => {
    const cards = chosenIn(c);
    const ways = splits(totalOf(c, cards), c.table.splits?.[seatIdOf(c.seat)]);
    return ways.map((way) => ({ ...way, params: { cards, ...way.params } })); // what is divided is the worth of these
  },
})
  .param(
    "cards",
    "Which cards do you spend?",
    subset(
      cardOptions,
      (c) => (hasBid(c) ? { max: 0, many: bidAlready } : { max: MOST_CARDS, many: tooMany }),
      notHeld,
    ),
  )
  .param(
    "moving",
    "Points to move",
    integer((c: Ctx<Fitna, Cards>) => [0, totalOf(c, c.params.cards)]),
    (c) => Math.ceil(totalOf(c, c.params.cards) / 2),
  )
  .param(
    "fighting",
    "Points to attack",
    integer(
      (c: Ctx<Fitna, Moving>) => {
        const rest = totalOf(c, c.params.cards) - c.params.moving;
        return [rest, rest];
      },
      (c) => notAll(c),
    ),
  )
  .label((view, { cards = [], moving, fighting }) => {
    if (moving === undefined || fighting === undefined) return null;
    const spent = cards.length > 0 ? cardList(open(view), cards.map(Number)) : "no cards";
    return `Spend ${spent}: ${splitWords(movesOf(moving), fighting)}`;
  })
  .apply((a) => {
    const seat = seatIdOf(a.seat);
    const now = playing(a);
    const { cards, moving, fighting } = a.params;
    const spent = inOrder(cards);
    discard(now, seat, spent); // what is spent does nothing else
    const bid = bidOf(now, seat);
    setPlan(a, seat, { cards: [...bid, ...spent], moves: movesOf(moving), offensives: fighting }, false);
    if (moving + fighting > 0) a.state.table.splits = { ...a.state.table.splits, [seat]: { moving, fighting } };
  });

/** whoever knows the cards of a plan knows how it is divided. */
export function setPlan(s: Now, seat: SeatId, plan: Plan, depot: boolean): void {
  const { table } = s.state;
  const { cards, moves, offensives } = plan;
  table.plan = { cards, moves, offensives };
  delete table.opMods[seat];
  tell(s, { chapter: "movement", kind: "planned", seat, cards, moves, offensives, depot });
}

function notHeld(c: Eyes, word: string) {
  const now = open(c);
  const card = Number(word);
  return now.edition.cards[card] ? no(`You do not hold ${cardName(now, card)}.`, "R-100") : null;
}

/** AE-03: nothing is left over. */
function notAll(c: Ctx<Fitna, Moving>) {
  const total = totalOf(c, c.params.cards);
  const { moving } = c.params;
  return no(
    `All ${total} ${open(c).edition.labels.op}s must be divided: ${moving} to move leaves ${total - moving} to attack.`,
    "R-100",
    "not-in-range",
  );
}
