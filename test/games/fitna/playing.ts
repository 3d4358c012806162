import { type Definition, type Envelope, type Params, plainGuide, rulebook } from "../../../src/engine/index.ts";
import { deckFaults } from "../../../src/games/fitna/cards/whole-deck.ts";
import { leavingIn } from "../../../src/games/fitna/command/settling.ts";
import { defaultAnswer } from "../../../src/games/fitna/defaults.ts";
import { describePrivate, describePublic } from "../../../src/games/fitna/log.ts";
import { unitFaults } from "../../../src/games/fitna/pieces/all-units.ts";
import { possible } from "../../../src/games/fitna/possible.ts";
import { rules } from "../../../src/games/fitna/rules.ts";
import { gameOf } from "../../../src/games/fitna/setup/played.ts";
import type { Fitna, Game } from "../../../src/games/fitna/state.ts";
import { replaysTheSame } from "../../kit/claims/purity.ts";
import { play } from "../../kit/play.ts";
import { type Subject, startOf } from "../../kit/subject.ts";
import { mapFaults } from "./map-faults.ts";
import { content } from "./packs.ts";
import { powerFaults } from "./power-faults.ts";
import { translated } from "./translated.ts";

function noPicture(): never {
  throw new Error("no picture is asked for");
}

/** The rules alone, for random play without pictures and words. */
const bare: Definition<Fitna> = {
  ...rules,
  inventory: () => [],
  guide: plainGuide(),
  describePublic,
  describePrivate,
  board: noPicture,
  hand: noPicture,
  queries: [],
  orders: [],
  defaultAnswer,
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

/** Section 9 of the spec: what holds after every action. */
export function invariant(env: Envelope<Fitna>): void {
  const game = gameOf(content, env);
  const faults = [
    ...unitFaults(game),
    ...deckFaults(game),
    ...(isSettled(env) ? mapFaults(game) : []),
    ...powerFaults(game),
    ...phaseFaults(game),
    ...(isMidStep(env) ? [] : laggingFaults(game)),
  ];
  if (faults.length > 0) throw new Error(faults.join("; "));
}

/** Nothing is half done: in the middle of a coup both camps stand in one space, and who concedes may do so in the middle of anything. */
const isSettled = ({ frames, table }: Envelope<Fitna>): boolean =>
  table.ending?.why !== "conceded" &&
  frames.every(({ procedure }) => procedure === "campaign" || procedure === "operations");

/** Whether something is going on that nothing interrupts. */
function isMidStep({ frames, over }: Envelope<Fitna>): boolean {
  const paces = frames.flatMap(({ procedure }) => book.procedures.get(procedure)?.pace ?? []);
  return over !== null || paces.at(-1) === "whole";
}

/** what a step brings has come before anybody is asked again. */
const laggingFaults = (game: Game): readonly string[] => [
  ...(game.state.table.due ? [`${game.state.table.due.map(({ kind }) => kind).join(", ")} has not come`] : []),
  ...leavingIn(game).map(({ one, to }) => `R-052: ${one.id} is still of ${one.side}, not of ${to}`),
];

/** Invariants 7 and 8: what a phase may hold, and tension. */
function phaseFaults({ state: { table, hands } }: Game): readonly string[] {
  const { plan, tension, reached, once, owing, event, phase } = table;
  const moved = Object.values(hands).flatMap((hand) => hand.moved);
  const isTwice = (all: readonly unknown[]): boolean => new Set(all).size < all.length;
  return [
    ...(plan && (plan.cards.length > 2 || plan.moves < 0 || plan.offensives < 0) ? ["more was done than planned"] : []),
    ...(isTwice(moved) ? [`moved twice: ${moved.filter((id, i) => moved.indexOf(id) < i).join(", ")}`] : []),
    ...(tension < 0 || tension > 10 ? [`tension is ${tension}`] : []),
    ...(isTwice(reached) || isTwice(once) ? ["tension had an effect twice"] : []),
    ...(phase !== "events" && phase !== "over" && event ? [`card ${event.card} is still being played`] : []),
    ...(!event && Object.keys(owing).length > 0 ? ["cards are owed for no event"] : []),
  ];
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
