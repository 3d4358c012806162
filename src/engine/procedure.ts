/** What rules work with in procedures and stages: asking, telling, dice, what comes next. */
import { z } from "zod";
import type { Dice } from "./dice.ts";
import type { GameTypes, State, View } from "./game-types.ts";
import type { Frozen, Json, Seat } from "./values.ts";

/** What rules write with: a private copy of the state, which counts only if nothing throws. */
export interface RulesContext<G extends GameTypes> {
  readonly content: Frozen<G["Content"]>;
  /** To read and to write: always as it is now. A member that is asked for is copied; the rest is shared with the state before. */
  readonly state: Readonly<State<G>>;
  /** The same to look at, where a copy would cost too much: nothing is. What was taken from it is old once `state` is written to. */
  readonly current: Frozen<State<G>>;
  readonly dice: Dice;
  /** The log row being made: a fresh number for ids of offers and the like. */
  readonly seq: number;
  /** Tells everyone `event` (null: nothing), and single seats what only they may know. */
  emit(event: G["Event"] | null, secrets?: { readonly [seat: Seat]: G["Secret"] }): void;
  /** Runs a procedure before the present one goes on; several run in the order of the calls. */
  call<D>(procedure: Procedure<G, D>, data: D): void;
  /**
   * Asks for a picture of the table as it is now, posted with this caption. One that stays tells of something that happened,
   * and is shown still when a later picture of its phase takes its place as the newest.
   */
  picture(caption: string, lasting?: { readonly stays: boolean }): void;
  /** Marks a reveal: nobody takes back what was done up to here. */
  barrier(): void;
  /**
   * Marks that others were shown what this seat had hidden: it can no longer take that back, but has nothing new to
   * look at.
   */
  exposed(seat: Seat): void;
  /**
   * From an action that answers nothing: closes the open turn question, so that the stage after it asks again, perhaps
   * other seats.
   */
  reopenQuestion(): void;
}

/** A question that the rules put to seats. */
export type Ask =
  /** These seats act, each at once; then the next stage runs. `together`: several owe an answer in no order, and the decision stays the same one while the stage asks it again. */
  | {
      readonly kind: "turn";
      readonly seats: readonly Seat[];
      readonly actions: readonly string[];
      readonly together?: boolean;
    }
  /** All answer in secret; when the last answer is in, all are applied in the order of `seats`. */
  | { readonly kind: "sealed"; readonly seats: readonly Seat[]; readonly actions: readonly string[] }
  /** Any of these seats may react, and each play takes effect at once: then the next stage runs, which may open the window again. Passes are kept until then; when all have passed, the next stage runs too. Where several would react at the same moment, the order of `seats` is the order of precedence. */
  | {
      readonly kind: "window";
      readonly seats: readonly Seat[];
      readonly actions: readonly string[];
      readonly pass: string;
      /** The window's name, for modes and standing orders. */
      readonly window: string;
      /** As for a turn: a play by one changes nothing for the others, whose question stays the same one. */
      readonly together?: boolean;
    }
  /** All answer in secret; then the first answer that is not `pass`, in the order of `seats`, is applied. Those given "regardless" wait for the window to be asked again, the others lapse. */
  | {
      readonly kind: "reaction";
      readonly seats: readonly Seat[];
      readonly actions: readonly string[];
      readonly pass: string;
      /** The window's name, for modes and standing orders. */
      readonly window: string;
    };

/** A declared question, as stages put it. */
export interface Askable {
  /** What it is to the kernel, put to these seats. */
  asked(seats: readonly Seat[], how?: Asking): Ask;
}

/** How a declared question is put this time, where that differs from case to case. */
export interface Asking {
  /** The answers that it does not have now, of those that it has only sometimes. */
  readonly without?: readonly { readonly name: string }[];
  /** A window, put to a seat whose turn it is anyway: nothing answers for it. */
  readonly as?: "turn";
}

/** What came of a stage's question: who did what. For a window or a reaction: the one play, or nothing when all passed. */
export interface Outcome {
  readonly seat: Seat;
  readonly action: string;
}

/** What a stage works with. */
export interface Stage<G extends GameTypes, D> extends RulesContext<G> {
  /** The procedure's own notes: public plain JSON, may be changed. */
  readonly data: D;
  /** Answers to the question of the stage before; empty if it put none. */
  readonly outcome: readonly Outcome[];
  /** Puts a question; the stage's successor runs when it is answered. Nobody to ask: it is answered at once. */
  ask(ask: Ask): void;
  ask(question: Askable, seats: readonly Seat[], how?: Asking): void;
  /** Ends the game with this result when the stage is over. */
  end(result: Result): void;
}

/** How a game ended. */
export interface Result {
  /** One entry a victory: its name, and the seats that won it (none: nobody did; several: they share it or won together). */
  readonly victories: readonly { readonly title: string; readonly seats: readonly Seat[] }[];
  /** Final standing: one figure a seat, in the game's own points. */
  readonly scores: { readonly [seat: Seat]: number };
}

/**
 * When what follows by itself (`Definition.consequences`) comes about while a procedure runs. "whole": it is one step, and
 * all waits until it is over. "stepwise": it is made of steps, and what one of them brings comes before the next, even in
 * the midst of a whole one. Left out: as in the procedure that called it; outermost, stepwise.
 */
export type Pace = "whole" | "stepwise";

export interface AnyProcedure<G extends GameTypes> {
  readonly name: string;
  /** What earlier releases called it, the oldest name first. */
  readonly was: readonly string[];
  readonly first: string;
  /** The names of its stages, each with what earlier releases called it, the oldest name first. */
  readonly stages: { readonly [stage: string]: readonly string[] };
  readonly pace?: Pace;
  /** What its notes must be: they are stored with a campaign, and read by later releases. */
  readonly notes: z.ZodType;
  /** Whose turn it is while it runs, by its notes: what another seat is asked meanwhile is a reply to that seat's act. */
  turnOf?(notes: unknown): Seat;
  /** The part of its notes that its dice are keyed by; left out: all. */
  drawsFor?(notes: unknown): Json;
  run(stage: string, s: Stage<G, never>): string;
}

export interface Procedure<G extends GameTypes, D> extends AnyProcedure<G> {
  readonly _d?: (data: D) => void;
}

/** `was`: former names, the oldest first, which dice go by. A stage or procedure that stands under one of them in a stored campaign goes on under its own. */
interface ProcedureTraits<D> {
  readonly notes?: z.ZodType<D>;
  readonly pace?: Pace;
  /** Whose turn it is while the procedure runs. */
  readonly turnOf?: (notes: D) => Seat;
  /**
   * The part of its notes that says what its dice are for, where the rest only says how far it has come; left out: all.
   */
  readonly drawsFor?: (notes: D) => Json;
  readonly was?: readonly string[];
}

/** A procedure with notes of its own says what they are. */
export type TraitsOf<D> = [D] extends [null]
  ? readonly [traits?: ProcedureTraits<D>]
  : readonly [traits: ProcedureTraits<D> & { readonly notes: z.ZodType<D> }];

type StageWork<G extends GameTypes, D, N extends string> = (s: Stage<G, D>) => NoInfer<N> | "done";

/** What a stage does; one that was renamed says what it was called before. */
type StageOf<G extends GameTypes, D, N extends string> =
  | StageWork<G, D, N>
  | { readonly was: readonly string[]; readonly run: StageWork<G, D, N> };

/**
 * A chain of stages, the first one first. A stage does its work, may put one question or call other procedures, and
 * names the stage that follows when these are done ("done": the procedure is over). A wrong name does not compile.
 */
export const procedure =
  <G extends GameTypes, D>(name: string, ...[traits]: TraitsOf<D>) =>
  <N extends string>(stages: { readonly [K in N]: StageOf<G, D, N> }): Procedure<G, D> => {
    const { notes = z.null(), pace, turnOf, drawsFor, was = [] } = traits ?? {};
    const names = Object.keys(stages) as N[];
    const first = names[0];
    if (first === undefined) throw new Error(`procedure ${name} has no stage`);
    return {
      name,
      was,
      first,
      stages: Object.fromEntries(names.map((stage) => [stage, formerNames(stages[stage])])),
      ...(pace ? { pace } : {}),
      ...(turnOf ? { turnOf: (own) => turnOf(own as D) } : {}), // frames hold the data that their own procedure was called with
      ...(drawsFor ? { drawsFor: (own) => drawsFor(own as D) } : {}), // likewise
      notes,
      run(stage, s) {
        if (!Object.hasOwn(stages, stage)) throw new Error(`procedure ${name} has no stage ${stage}`);
        const found: StageOf<G, D, N> = stages[stage as N];
        const run = typeof found === "object" ? found.run : found;
        return run(s as Stage<G, D>); // frames hold the data that their own procedure was called with
      },
    };
  };

const formerNames = <G extends GameTypes, D, N extends string>(stage: StageOf<G, D, N>): readonly string[] =>
  typeof stage === "object" ? stage.was : [];

/** A procedure in progress. */
export interface Frame {
  procedure: string;
  stage: string;
  data: Json;
  /** The open question; its id is the number of the log row that opened it. */
  ask?: Ask & { readonly id: number; answered: Seat[] };
  outcome: Outcome[];
}

/** A step of several actions that a seat takes by itself when its turn comes, and can fill in before that. */
export interface OwnStep<G extends GameTypes> {
  /** What runs when its turn comes, with `{ seat }` as its notes; its `turnOf` says whose it is. */
  readonly procedure: AnyProcedure<G>;
  /** What people call it: "Action", "phase". */
  readonly title: string;
  /** Names the seat's present step, or else the one that it can fill in now, a different name for each: "action.3"; null: none. */
  key(view: View<G>, at: StepPlace): string | null;
}

/** Where the game is, seen from a step of a seat. */
export interface StepPlace {
  /** The seat is in it. */
  readonly begun: boolean;
  /** It has been called and has not begun: it comes before anything new of the main procedure. */
  readonly called: boolean;
  /** The stage that the main procedure goes on with. */
  readonly main: string;
}

/** In place of a key: nobody knows whether there is one. */
export const UNKNOWN_STEP = "unknown";
