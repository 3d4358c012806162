import { type Definition, type Envelope, type Move, type Params, plainGuide, rulebook } from "#engine";
import { rules } from "../../../src/games/fitna/definition.ts";
import { fitna as definition } from "../../../src/games/fitna/index.ts";
import { faults } from "../../../src/games/fitna/rules/faults.ts";
import { possible } from "../../../src/games/fitna/rules/possible.ts";
import type { Fitna } from "../../../src/games/fitna/state.ts";
import { replaysTheSame } from "../../kit/claims/purity.ts";
import { play } from "../../kit/play.ts";
import { type Subject, startOf } from "../../kit/subject.ts";
import { content } from "./packs.ts";
import { translated } from "./translated.ts";

function noPicture(): never {
  throw new Error("no picture is asked for");
}

/** Only the rules, for random play without pictures and words. */
const bare: Definition<Fitna> = {
  ...rules,
  inventory: () => [],
  guide: plainGuide(),
  actions: definition.actions,
  describePublic: definition.describePublic,
  describePrivate: definition.describePrivate,
  board: noPicture,
  hand: noPicture,
  queries: [],
  orders: [],
  defaultAnswer: definition.defaultAnswer,
  bot: () => null,
  possible,
};

export const book = rulebook(bare, content, "0".repeat(64));

export const subject: Subject<Fitna> = {
  name: "Fitna",
  book,
  pieces: () => [],
  translated,
  bound: 4000,
};

/** What a computer player does. */
export function advised(...asked: Parameters<typeof definition.bot>): Move {
  const move = definition.bot(...asked);
  if (!move) throw new Error("it lets the question be");
  return move;
}

/** Section 9 of the spec: what holds after every action. */
export function invariant(env: Envelope<Fitna>): void {
  const found = faults(env, content);
  if (found.length > 0) throw new Error(found.join("; "));
}

/** Plays random games of a scenario to their ends; every position is checked. */
export function playAtRandom(options: Params, games: number, label = "random"): void {
  for (let n = 0; n < games; n++)
    play(subject, startOf(subject, { label, options: { ...rules.defaults, ...options } }, n), {
      title: "holds together",
      at: ({ env }) => invariant(env),
    });
}

/** Invariant 14: random games give the same states again from their logs. */
export function playAgain(options: Params, games: number): void {
  for (let n = 0; n < games; n++)
    play(
      subject,
      startOf(subject, { label: "again", options: { ...rules.defaults, ...options } }, n),
      replaysTheSame<Fitna>(),
    );
}
