/** What every kind of effect declares: how it reads, what it does, and what it leaves a seat to decide. */
import { z } from "zod";
import { type Action, effectsIn, type Frozen, type Params, type RulesContext } from "#engine";
import { type Content, type OnChart, SEATS, type SeatId } from "../../content/types.ts";
import type { Hand, Lebanon, Table } from "../../state.ts";
import { handNow, type Pieces } from "../pieces/show.ts";

export type Rules = RulesContext<Lebanon>;

/** What everyone sees. */
export interface Board {
  readonly content: Frozen<Content>;
  readonly table: Frozen<Table>;
}

/** What a seat sees. */
export interface Sight extends Board {
  readonly seat: string;
  readonly hand: Frozen<Hand>;
}

export const sightOf = (s: Pieces, seat: SeatId): Sight => ({
  content: s.content,
  table: s.current.table,
  hand: handNow(s, seat),
  seat,
});

/** What an effect is called, and what it does or asks. */
interface Rule extends OnChart {
  /** Chits are gained or lost: in phase 4 that waits for the end of the turn. */
  readonly ofChits?: boolean;
  /** As a clause: "the IDF draws a chit". */
  words(content: Frozen<Content>): string;
  /** Whether it can never happen (again). Left out: it always can. */
  isOver?(table: Frozen<Table>): boolean;
  /** What happens without a question. */
  does?(s: Rules, row: string): void;
  readonly asks?: Asking;
}

/** A decision that an effect leaves to a seat. */
export interface Asking<P extends Params = Params> {
  readonly answer: Action<Lebanon>;
  /** Null: nobody. */
  readonly seat: SeatId | null;
  /** Whether there may be something to decide, as far as everyone can see; otherwise the usual answer counts at once. */
  opens(board: Board, seat: SeatId): boolean;
  /** Whether the seat may let it pass: it wants nothing, or has nothing to choose from. */
  mayPass(sight: Sight): boolean;
  /** The answer that counts where nobody gives one (section 7, W8); null: nothing. */
  usual(sight: Sight): P | null;
  carryOut(s: Rules, seat: SeatId, answer: P): void;
}

/** Holds the usual answer to what can be carried out. */
export const asking = <P extends Params>(asks: Asking<P>): Asking => asks;

export const { effect, effects } = effectsIn<Rule>();

/** What content says of many effects. */
export const seat = z.enum(SEATS);
export const some = z.int().min(1);
/** The seat can do without. */
export const may = z.literal(true).optional();
