/**
 * What people are told and offered besides the bare rules: facts, names of answers, shortcuts, standings. It never decides
 * what is legal: whatever it offers is checked like anything else.
 */
import type { Decision, Move } from "./decision.ts";
import type { GameTypes, PublicView, View } from "./game-types.ts";
import type { Params } from "./inputs.ts";
import type { Refusal } from "./refusal.ts";
import type { Frozen, Json, Seat } from "./values.ts";

export interface Guide<G extends GameTypes> {
  /** How the game is played, a line each: who wins how, what is special, what a seat has, what is asked, what comes next. */
  welcome(view: View<G>): readonly string[];
  /** What its first message says of that, three sentences at most: what it wants, what it does, what is asked now. The rest is one press away. Left out: the first line of that. */
  brief?(view: View<G>): readonly string[];
  /** What is asked, with the facts that it takes to answer. */
  prompt(view: View<G>, decision: Decision): Prompt;
  /** Complete answers with a name, the likeliest first. None: the answers are listed as the rules give them. */
  shortcuts(view: View<G>, decision: Decision): readonly Shortcut[];
  /**
   * Those of them that are `open`, found without making the others: every post of every phase asks for them. None: no
   * question of the game has any.
   */
  openShortcuts?(view: View<G>, decision: Decision): readonly Shortcut[];
  /** What answers an offer with another one: a half-filled action that opens as a form; null: nothing of the kind. */
  counter?(view: View<G>, decision: Decision): Move | null;
  /** A short name of a complete answer, for a button; null: its action and choices in words. */
  label(view: View<G>, move: Move): string | null;
  /** What everyone should know of the phase that is going on, a line each: the bids so far, what is being fought for. */
  notice(view: PublicView<G>): readonly string[];
  /** What ends with a sheet of these rows, in lower case: "attacks" for "End my attacks"; null, none: the phase by its name. */
  ending?(view: View<G>, rows: readonly Move[]): string | null;
  /**
   * What was paid for and is lost if a sheet with these rows is sent, and with `end` the step ended; null, none: nothing.
   * `view`: as the rows leave it, up to one that rolls or reveals something. `before`: as they find it.
   */
  forgone?(view: View<G>, rows: readonly Move[], end: boolean, before: View<G>): Forgone | null;
  /** Why the last of these rows is more than the seat can pay for, where the rules will see that only after what the rows before it roll or reveal; null, none: it is not. */
  surplus?(view: View<G>, rows: readonly Move[]): Refusal | null;
  /** The row that a computer player would add next to the sheet of this step; null, none: none. It follows from what the seat sees. */
  suggested?(view: View<G>, decision: Decision): Move | null;
  standings(view: PublicView<G>): Standings;
  /** What a newcomer to a game with these options may ask for: `/rules term:`. */
  glossary(content: Frozen<G["Content"]>, options: Params): readonly Term[];
  /** Questions to come that this seat can answer now. */
  upcoming(view: View<G>): readonly Upcoming<G>[];
  /** Which of the questions to come has come with this decision; null: none that can be prepared. */
  prepared(view: View<G>, decision: Decision): Premise | null;
  /**
   * An answer given ahead as it can be given now, where its seat has lost something since that it needs. Were the seat asked
   * again instead, all who see the game wait would learn what the answer was. Null: no such answer.
   */
  mended?(view: View<G>, decision: Decision, move: Move): Move | null;
}

export interface Prompt {
  /** One question, or what is to be done. */
  readonly question: string;
  /** What it takes to answer, a line each: own means, prices, forces, formulas. */
  readonly facts: readonly string[];
}

/** Something that is thrown away: its button says so, and asks once unless saying it is enough. */
export interface Forgone {
  /** What the button does, in a few words: "Attack now". */
  readonly act: string;
  /** "16 unit moves are lost". */
  readonly lost: string;
  /** Little enough to need no question: the button that says it does it. */
  readonly unasked?: true;
}

/** A complete answer with a name: one move, or several to be done one after the other. */
export interface Shortcut {
  /** At most 80 characters; 20 are read at a glance. */
  readonly label: string;
  /** The labels that earlier releases gave it: buttons below older posts bear them. */
  readonly was?: readonly string[];
  /** What there is to read before choosing it: a card's text, beside its button. */
  readonly detail?: string;
  readonly moves: readonly Move[];
  /** What is said ahead with it: choices of standing orders by name. */
  readonly ahead?: readonly Said[];
  /**
   * Whether everyone who is waited for has it, whatever the hands hold: it follows from only the table, and lies on the
   * public post unless the hand decides the question.
   */
  readonly open?: boolean;
}

/** A choice of an order's menu: the order's name, and the value chosen. */
export interface Said {
  readonly order: string;
  readonly value: string;
}

export interface Standings {
  /** Who is ahead and what they lack: "Shiites lead with 59; 61 to go." */
  readonly lead: string;
  /** Everyone, the leader first, a line each. */
  readonly lines: readonly string[];
  /** What everyone has, where that is one number. */
  readonly scores?: { readonly [seat: Seat]: number };
}

export interface Term {
  readonly term: string;
  readonly text: string;
}

/** Something that is so, as data: how many units are where, never a sentence that says it. */
export type Fact = { readonly [member: string]: Json };

/** What an answer given before its question rests on. */
export interface Premise {
  /** Names the question: "combat.rusafa.shiite". Never two at a time with the same key. */
  readonly key: string;
  /** The keys that earlier releases gave this very question. */
  readonly was?: readonly string[];
  /** What the answer rests on; once any of it is no longer so, it is asked again. All of it is public, or the seat's own. */
  readonly facts: readonly Fact[];
  /** The same in words, as earlier releases kept it: the answers given then are compared by these. */
  readonly words: readonly string[];
}

/** A question to come. */
export interface Upcoming<G extends GameTypes> extends Premise {
  readonly title: string;
  /** The name of the question, where it has one. */
  readonly question?: string;
  /** The one action that answers it. */
  readonly action: string;
  /** What the seat sees, as if it were asked now. */
  readonly view: View<G>;
  readonly prompt: Prompt;
}

/** The decision that a question to come will be, for whoever answers it before it is asked. */
export const decisionToCome = <G extends GameTypes>({ key, action, view, question }: Upcoming<G>): Decision => ({
  id: key,
  kind: "turn",
  seat: view.seat,
  actions: [action],
  preset: {},
  owed: true,
  invited: false,
  window: null,
  pass: null,
  answered: null,
  text: null,
  ...(question === undefined ? {} : { question }),
});

/** For games that say nothing of their own. */
export const plainGuide = <G extends GameTypes>(): Guide<G> => ({
  welcome: () => [],
  prompt: () => ({ question: "", facts: [] }),
  shortcuts: () => [],
  openShortcuts: () => [],
  label: () => null,
  notice: () => [],
  standings: () => ({ lead: "", lines: [] }),
  glossary: () => [],
  upcoming: () => [],
  prepared: () => null,
});
