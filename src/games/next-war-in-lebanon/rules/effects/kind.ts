import type { Frozen, Params, RulesContext } from "../../../../engine/index.ts";
import type { Content, SeatId } from "../../content/types.ts";
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

/** A kind of effect: what it does or asks, and what it is called. */
export interface Kind<E> {
  /** Chits are gained or lost: in phase 4 that waits for the end of the turn. */
  readonly ofChits: boolean;
  /** As a clause: "the IDF draws a chit". */
  words(effect: E, content: Frozen<Content>): string;
  /** Whether it can never happen (again). Left out: it always can. */
  isOver?(table: Frozen<Table>): boolean;
  /** What happens without a question. */
  carryOut?(s: Rules, effect: E, row: string): void;
  readonly asks?: Asking<E>;
}

/** A decision that an effect leaves to a seat. */
export interface Asking<E> {
  /** Null: nobody. */
  seat(effect: E): SeatId | null;
  /** Whether there may be something to decide, as far as everyone can see; otherwise the usual answer counts at once. */
  opens(board: Board, effect: E, seat: SeatId): boolean;
  /** Whether the seat may let it pass: it wants nothing, or has nothing to choose from. */
  mayPass(sight: Sight, effect: E): boolean;
  /** The answer that counts where nobody gives one (section 7, W8); null: nothing. */
  usual(sight: Sight, effect: E): Params | null;
  /** Carries the usual answer out; says whether there was one. */
  byDefault(s: Rules, seat: SeatId, effect: E): boolean;
}

interface Question<E, P> extends Omit<Asking<E>, "usual" | "byDefault"> {
  usual(sight: Sight, effect: E): P | null;
  carryOut(s: Rules, seat: SeatId, answer: P): void;
}

/** A decision of which the usual answer is carried out as the seat's own would be. */
export const asking = <E, P extends Params>({ carryOut, ...question }: Question<E, P>): Asking<E> => ({
  ...question,
  byDefault(s, seat, effect) {
    const answer = question.usual(sightOf(s, seat), effect);
    if (answer) carryOut(s, seat, answer);
    return answer !== null;
  },
});
