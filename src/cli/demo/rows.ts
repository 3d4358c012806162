/** A step of several actions, planned as rows of one sheet the way people fill it in. */
import type { Decision, Move } from "#engine";
import type { RowOutcome, SeatView } from "../../campaign/service.ts";
import type { Eyes } from "../robot/eyes.ts";
import type { Wanted } from "../robot/robot.ts";
import type { Situation } from "./manner.ts";

/** Whatever a computer player does in one step, it does not do more often than this. */
const MOST = 200;

/** Rows that say the same as several moves none of which is a row, the likeliest first. */
export type Condense = (moves: readonly Move[]) => readonly Move[];

/**
 * All that a computer player would do in a step of several actions, and in the steps that follow it at once, as rows of
 * a sheet: each is thought out on the page as those before it leave it.
 */
export async function rowsOf({ seatView, eyes, dice }: Situation, condense: Condense): Promise<Wanted> {
  const plan = new Plan(eyes, seatView);
  for (let moves = 0; moves < MOST; moves++) {
    const { question } = plan;
    const move = question && plan.seatView.book.definition.bot(plan.seatView.view, question, dice);
    if (!move) break;
    const action = plan.seatView.book.actions.get(move.action);
    if (action?.ends) {
      if (!(await plan.ends(move))) break;
    } else if (action?.menu) {
      if (!(await plan.adds(move))) return { moves: plan.rows, end: false };
    } else if (!(await plan.steps(move, condense))) break;
  }
  return { moves: plan.rows, end: true };
}

/** Unfinished rows, and the page as they leave it. */
class Plan {
  readonly rows: Move[] = [];
  seatView: SeatView;
  readonly #eyes: Eyes;
  /** The rows and the ends of steps, as they will happen. */
  #done: readonly Move[] = [];
  /** Moves that are no rows, since the last row. */
  #steps: readonly Move[] = [];

  constructor(eyes: Eyes, seatView: SeatView) {
    this.#eyes = eyes;
    this.seatView = seatView;
  }

  get question(): Decision | undefined {
    return this.seatView.decisions.find(({ owed, kind }) => owed && kind === "turn");
  }

  /** The end of a step; false: it is the seat's last one. */
  async ends(move: Move): Promise<boolean> {
    return (await this.#tried([...this.#done, move])) === "possible";
  }

  /** A row; false: nothing can be planned beyond it. */
  async adds(move: Move): Promise<boolean> {
    const state = await this.#tried([...this.#done, move]);
    if (state === "possible" || state === "stops") this.rows.push(move);
    return state === "possible";
  }

  /** A step of something that becomes a row when it is complete; false: no row says the same. */
  async steps(move: Move, condense: Condense): Promise<boolean> {
    const before = this.#done;
    this.#steps = [...this.#steps, move];
    if ((await this.#tried([...before, ...this.#steps])) !== "possible") return false;
    this.#done = before;
    const { book } = this.seatView;
    if (!this.question?.actions.some((name) => book.actions.get(name)?.menu)) return true; // under way
    const rows = condense(this.#steps);
    this.#steps = [];
    for (const row of rows) if (await this.adds(row)) return true;
    return false;
  }

  /** Looks whether all of it is possible; if it is, the page is as it would be then. */
  async #tried(moves: readonly Move[]): Promise<RowOutcome["state"]> {
    const { rows, after } = await this.#eyes.trial(moves);
    const state = rows.at(-1)?.state ?? "refused";
    if (state === "possible") {
      this.#done = moves;
      this.seatView = after;
    }
    return state;
  }
}
