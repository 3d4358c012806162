import type { CardNumber } from "../../content/card-types.ts";
import type { SeatId } from "../../content/sides.ts";
import type { Game } from "../../state.ts";
import { count } from "../pieces/words.ts";

type Planned = Pick<Game, "edition" | "scenario"> & { readonly state: { readonly table: Game["state"]["table"] } };

/** so many units move with one OP; it is one offensive otherwise. */
const UNITS_AN_OP = 2;

/** at most so many cards. */
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
