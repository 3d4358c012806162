/** The computer players that an arena knows by their names; a stronger one is one more entry here. */
import {
  anyMove,
  type Decision,
  type Dice,
  type GameTypes,
  type Move,
  type Outlook,
  type Rulebook,
  refuse,
  type View,
} from "#engine";
import { thoughtOf } from "../../planner/planner.ts";

/** A question to a computer player, and what it may spend on it. */
export interface Thought {
  readonly book: Rulebook<GameTypes>;
  readonly view: View<GameTypes>;
  readonly outlook: Outlook<GameTypes>;
  readonly decision: Decision;
  readonly dice: Dice;
  /** How many games it may play out in thought; null: as many as it is used to. */
  readonly budget: number | null;
}

export interface Level {
  readonly name: string;
  readonly words: string;
  /** Whether it plays games out in thought, so that a budget means something to it. */
  readonly searches: boolean;
  /** A legal move; the same question, dice and budget give the same one. */
  move(thought: Thought): Move;
}

/** Throws if a question has no legal answer, which no rules lead to. */
const anyLegal = ({ book, view, decision, dice }: Thought): Move =>
  anyMove(book, view, decision, dice) ?? refuse("stuck", `${view.seat} has no legal move`);

/** A level that plays games out in thought: the most for a decision, where nobody says otherwise. */
const searching = (name: string, words: string, usual: number): Level => ({
  name,
  words,
  searches: true,
  move: (thought) => thoughtOf(thought, { playOuts: thought.budget ?? usual, ms: null })?.move ?? anyLegal(thought),
});

/** All there are, the best known first. */
export const LEVELS: readonly Level[] = [
  {
    name: "easy",
    words: "the computer player of campaigns",
    searches: false,
    move: (thought) => thought.book.definition.bot(thought.view, thought.decision, thought.dice) ?? anyLegal(thought),
  },
  {
    name: "keen",
    words: "better advice, nothing played out in thought",
    searches: false,
    move: (thought) => {
      const { planning, bot } = thought.book.definition;
      return (planning?.keen ?? bot)(thought.view, thought.decision, thought.dice, "plays") ?? anyLegal(thought);
    },
  },
  searching("normal", "better advice, and a few games played out in thought", 32),
  searching("hard", "the same, and many", 192),
  { name: "random", words: "legal answers at random", searches: false, move: anyLegal },
];

export const levelNamed = (name: string): Level | undefined => LEVELS.find((level) => level.name === name);

/** A command has a space or a slash, as no level has. */
const isCommand = (player: string): boolean => /[\s/]/.test(player);

/** Throws `Refused` for what is neither a level nor a command of a program. */
export function requirePlayer(player: string): void {
  if (levelNamed(player) || isCommand(player)) return;
  refuse(
    "unknown-level",
    `There is no level “${player}”; there are: ${LEVELS.map(({ name }) => name).join(", ")}. ` +
      "A program is given by a command with a space or a slash in it (docs/bots.md).",
  );
}
