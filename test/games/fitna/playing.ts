import { type Definition, type Envelope, type Params, plainGuide, rulebook } from "../../../src/engine/index.ts";
import { deckFaults } from "../../../src/games/fitna/cards/whole-deck.ts";
import { defaultAnswer } from "../../../src/games/fitna/defaults.ts";
import { describePrivate, describePublic } from "../../../src/games/fitna/log.ts";
import { unitFaults } from "../../../src/games/fitna/pieces/all-units.ts";
import { possible } from "../../../src/games/fitna/possible.ts";
import { rules } from "../../../src/games/fitna/rules.ts";
import { gameOf } from "../../../src/games/fitna/setup/played.ts";
import type { Fitna } from "../../../src/games/fitna/state.ts";
import { play } from "../../kit/play.ts";
import { type Subject, startOf } from "../../kit/subject.ts";
import { mapFaults } from "./map-faults.ts";
import { content } from "./packs.ts";

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

/** Every phase has three offensives, until seats plan. */
const armed: Definition<Fitna> = {
  ...bare,
  actions: bare.actions.map((one) =>
    one.name === "end-events"
      ? {
          ...one,
          apply: (a) => {
            one.apply(a);
            a.state.table.plan = { cards: [], moves: 0, offensives: 3 };
          },
        }
      : one,
  ),
};

export const book = rulebook(armed, content, "0".repeat(64));

export const subject: Subject<Fitna> = {
  name: "Fitna",
  book,
  pieces: () => [],
  bound: 4000,
};

/** Section 9 of the spec: what holds after every action. */
export function invariant(env: Envelope<Fitna>): void {
  const game = gameOf(content, env);
  const faults = [...unitFaults(game), ...deckFaults(game), ...mapFaults(game)];
  if (faults.length > 0) throw new Error(faults.join("; "));
}

/** Plays random games of a scenario to their ends; every position is checked. */
export function playAtRandom(options: Params, games: number, label = "random"): void {
  for (let n = 0; n < games; n++)
    play(subject, startOf(subject, { label, options: { ...rules.defaults, ...options } }, n), {
      title: "holds together",
      at: ({ env }) => invariant(env),
    });
}
