import { createHash } from "node:crypto";
import {
  type Advance,
  anyMove,
  awaited,
  completed,
  Dice,
  type DiceFormat,
  decisionsOf,
  type Envelope,
  fill,
  type GameTypes,
  type Params,
  Refused,
  type Submission,
  viewOf,
} from "#engine";
import { type Difference, differences } from "./looks.ts";
import { looksAt, looksAtGame } from "./positions.ts";
import type { Side } from "./side.ts";

export interface Plan {
  /** At least this many rows are played, in as many games as that takes. */
  readonly rows: number;
  /** Another word, other games. */
  readonly seed: string;
  /** Options that are not left to chance. */
  readonly options: { readonly [name: string]: unknown };
  /** Pictures, and other things that take long, are looked at in one of this many rows. */
  readonly pictures: number;
}

/** Where two checkouts part. */
export interface Parting {
  readonly game: number;
  readonly row: number;
  /** What was done there. */
  readonly act: string;
  readonly differences: readonly Difference[];
}

export interface Compared {
  readonly games: number;
  readonly rows: number;
  readonly looks: number;
  /** Null: everything was the same. */
  readonly parting: Parting | null;
}

/** A game that has not ended by then is stopped. */
const LONGEST = 1200;

type State = Envelope<GameTypes>;
type Pair = readonly [there: Side, here: Side];

/** Plays the same games by the code of both, and looks at everything after every row, up to the first difference. */
export function sideBySide(there: Side, here: Side, plan: Plan): Compared {
  const done = { games: 0, rows: 0, looks: 0 };
  const known = [looksAtGame(there), looksAtGame(here)] as const;
  const found = differences(...known);
  if (found.length > 0) return { ...done, parting: { game: 0, row: 0, act: "nothing", differences: found } };
  while (done.rows < plan.rows) {
    const game = new Game([there, here], plan, done.games);
    const parting = game.play(plan.rows - done.rows);
    done.games++;
    done.rows += game.rows;
    done.looks += game.looks;
    if (parting) return { ...done, parting };
  }
  return { ...done, parting: null };
}

const keyOf = (...words: readonly (string | number)[]): string =>
  createHash("sha256").update(words.join(" ")).digest("hex");

/** One game, played twice. */
class Game {
  rows = 0;
  looks = 0;
  private readonly number: number;
  private readonly pair: Pair;
  private readonly plan: Plan;
  private readonly dice: Dice;

  constructor(pair: Pair, plan: Plan, number: number) {
    this.pair = pair;
    this.plan = plan;
    this.number = number;
    this.dice = new Dice({ key: keyOf(plan.seed, number, "acts"), next: 0 });
  }

  /** Null: it is over, or `most` rows were played, and all was the same. */
  play(most: number): Parting | null {
    const { here, options } = this.begun();
    const { definition, content } = here.book;
    const seats = definition.roster(options, content).map(({ id }) => id);
    const controllers = Object.fromEntries(seats.map((seat, i) => [seat, `p${i + 1}`]));
    const dice: DiceFormat = this.pair.every(({ engine }) => "isKeyed" in engine) ? "by purpose" : "by counter"; // earlier commits have nothing else
    const start = { seats, controllers, options, key: keyOf(this.plan.seed, this.number, "dice"), dice };
    const names = Object.fromEntries(seats.map((seat) => [seat, "Ashworth"]));
    let at = this.both(({ engine, book }) => engine.begin(book, start, names));
    let act = `start ${JSON.stringify(options)}`;
    for (;;) {
      const found = this.compared(at);
      if (found.length > 0) return { game: this.number, row: this.rows, act, differences: found };
      const [, now] = at;
      if (now.state.over || this.rows >= Math.min(most, LONGEST)) return null;
      const tried = this.tried([at[0].state, now.state], now);
      if (tried) return tried;
      const move = this.next(now.state);
      act = JSON.stringify(move);
      const states = [at[0].state, now.state] as const;
      const submitted = this.attempt(states, move, names);
      if ("differences" in submitted)
        return { game: this.number, row: this.rows, act, differences: submitted.differences };
      if ("refused" in submitted) throw new Error(`${act}: ${submitted.refused}`);
      at = submitted.advances;
      this.rows++;
    }
  }

  private begun(): { here: Side; options: Params } {
    const [, here] = this.pair;
    const { definition, content } = here.book;
    const chance = fill(definition.options, { content }, this.dice);
    const options = completed(definition.options, { content }, this.plan.options, {
      ...definition.defaults,
      ...chance,
    });
    return { here, options };
  }

  private both(does: (side: Side, at: 0 | 1) => Advance<GameTypes>): readonly [Advance<GameTypes>, Advance<GameTypes>] {
    const [there, here] = this.pair;
    return [does(there, 0), does(here, 1)];
  }

  private compared([there, here]: readonly [Advance<GameTypes>, Advance<GameTypes>]): readonly Difference[] {
    const thoroughly = this.rows % this.plan.pictures === 0;
    const [was, is] = [there, here].map((advance, i) =>
      looksAt({ side: this.pair[i === 0 ? 0 : 1], env: advance.state, advance, thoroughly }),
    );
    this.looks += is?.size ?? 0;
    return was && is ? differences(was, is) : [];
  }

  /** What somebody else is answered who wants to do the same once more; it changes nothing. */
  private tried(states: readonly [State, State], { action, params, seat }: Advance<GameTypes>): Parting | null {
    const other = this.dice.of(states[1].seats);
    if (seat === null || states[1].over) return null;
    const submission = { seat: other, decision: null, action, params };
    const done = this.attempt(states, submission, null);
    if (!("differences" in done)) return null;
    return {
      game: this.number,
      row: this.rows,
      act: `trying ${JSON.stringify(submission)}`,
      differences: done.differences,
    };
  }

  private attempt(
    states: readonly [State, State],
    submission: Submission,
    names: { readonly [seat: string]: string } | null,
  ):
    | { readonly advances: readonly [Advance<GameTypes>, Advance<GameTypes>] }
    | { readonly differences: readonly Difference[] }
    | { readonly refused: string } {
    const results = this.pair.map((side, i) => outcomeOf(side, states[i === 0 ? 0 : 1], submission, names));
    const [was, is] = results;
    if (was && is && "advance" in was && "advance" in is) return { advances: [was.advance, is.advance] };
    const [one, other] = results.map((result) => ("refused" in result ? result.refused : "accepted"));
    if (one === other) return { refused: one ?? "" };
    return { differences: [{ look: "what comes of it", path: "", there: one ?? "", here: other ?? "" }] };
  }

  /** What one of those does that the game waits for, or that an offer invites, or anybody without being asked. */
  private next(env: State): Submission {
    const [, { book }] = this.pair;
    const { dice } = this;
    const waiting = awaited(env);
    const open = env.seats.flatMap((seat) =>
      decisionsOf(book, env, seat).filter(({ owed, invited }) => invited || (owed && waiting.includes(seat))),
    );
    const decision = dice.of(open);
    const view = viewOf(book, env, decision.seat);
    const isRare = (name: string): boolean => book.actions.get(name)?.confirm !== null; // conceding ends a game
    const free = dice.below(4) === 0 ? book.definition.free(view).filter((name) => !isRare(name)) : [];
    const unasked = anyMove(book, view, { actions: free, preset: {} }, dice);
    if (unasked) return { seat: decision.seat, decision: null, ...unasked };
    const sensible = dice.below(3) > 0 ? book.definition.bot(view, decision, dice) : null;
    const move = sensible ?? anyMove(book, view, decision, dice);
    if (!move) throw new Error(`${decision.seat} has no legal move`);
    const { action, params } = move;
    return { seat: decision.seat, decision: decision.actions.includes(action) ? decision.id : null, action, params };
  }
}

/** What becomes of a submission; each kernel refuses with a class of its own. */
function outcomeOf(
  { engine, book }: Side,
  env: State,
  submission: Submission,
  names: { readonly [seat: string]: string } | null,
): { readonly advance: Advance<GameTypes> } | { readonly refused: string } {
  try {
    return { advance: engine.submit(book, env, submission, names) };
  } catch (error) {
    if (!(error instanceof engine.Refused || error instanceof Refused)) throw error;
    return { refused: `${error.code}: ${error.text} ${error.rule ?? ""}` };
  }
}
