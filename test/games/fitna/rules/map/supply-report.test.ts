import { describe, expect, it } from "vitest";
import { submit } from "#engine";
import type { SpaceId } from "../../../../../src/games/fitna/content/board-types.ts";
import { tracing } from "../../../../../src/games/fitna/rules/map/supply.ts";
import { checkSupply } from "../../../../../src/games/fitna/rules/pieces/isolation.ts";
import { standing } from "../../../../../src/games/fitna/rules/pieces/units.ts";
import { possible } from "../../../../../src/games/fitna/rules/possible.ts";
import { gameOf } from "../../../../../src/games/fitna/rules/setup/played.ts";
import type { Game, State } from "../../../../../src/games/fitna/state.ts";
import { scattered, seatsOf } from "../../board-positions.ts";
import { fitna } from "../../builder.ts";
import { content } from "../../packs.ts";
import { book } from "../../playing.ts";
import { atStart, dice, everyGame } from "../setup/builder.ts";

/** Baalbek, with the Rebels all around: who is Lebanese has supply there, and Syrians have none in 2018. */
function inBaalbek(edition: "2020" | "2018", units: readonly string[]) {
  const around = content.editions[edition].ways.baalbek ?? [];
  const held = Object.fromEntries(around.map((space: SpaceId) => [space, "TUR" as const]));
  const empty = Object.fromEntries(around.map((space: SpaceId) => [space, {}]));
  const segment = "events" as const;
  return fitna({ edition, seat: "TUR", segment, units: { ...empty, baalbek: { SYR: units } }, held });
}

const report = (edition: "2020" | "2018", units: readonly string[]) => {
  const game = inBaalbek(edition, units).act("TUR", "end-events");
  const { isolated, supplied } = game.last("supply");
  return { isolated: isolated.includes("baalbek"), supplied: supplied.includes("baalbek") };
};

describe("R-070 R-199 the report of a Supply segment", () => {
  it("tells what happened to counters on top, and nothing of those below", () => {
    expect(report("2018", ["syr-3a", "hzl-1"])).toEqual({ isolated: true, supplied: false });
    expect(report("2018", ["hzl-1", "syr-3a"])).toEqual(report("2018", ["hzl-1", "hzl-2"]));
    expect(report("2018", ["hzl-1", "syr-3a I"])).toEqual({ isolated: false, supplied: false });
    expect(report("2018", ["hzl-1", "hzl-2 I"])).toEqual({ isolated: false, supplied: false });
    expect(report("2018", ["hzl-1 I", "hzl-2"])).toEqual({ isolated: false, supplied: true });
    expect(report("2020", ["syr-3a", "syr-1a"])).toEqual({ isolated: true, supplied: false });
  });

  it("keeps from nobody a way back that depends on what lies below, and whispers nothing", () => {
    const ended = (units: readonly string[]) => {
      const { env } = inBaalbek("2018", units);
      const done = submit(book, env, { seat: "TUR", decision: null, action: "end-events", params: {} });
      const told = done.happenings.flatMap((one) => (one.kind === "event" ? [{ ...one, phase: null }] : []));
      return { reveals: done.reveals, told };
    };
    expect(ended(["hzl-1", "syr-3a"])).toEqual(ended(["hzl-1", "hzl-2"]));
  });
});

/** What everyone is told of the check of supply, in a copy. */
function toldOf(state: State): unknown {
  const { isolated, supplied } = checkSupply(gameOf(content, structuredClone(state)));
  return { isolated, supplied };
}

const cutOffWrongly = (game: Game): readonly string[] => {
  const traces = tracing(game);
  return standing(game).flatMap(({ id, isolated, unit, side, space }) =>
    isolated && traces(unit, side, space) ? [id] : [],
  );
};

/** Units anywhere, marked by chance, and checked once as at the start of a phase. */
function checked(game: Game): Game {
  checkSupply(game);
  return game;
}

describe("R-199 what a seat cannot tell from what is so", () => {
  it.each(everyGame.filter(({ edition }) => edition === "2018"))(
    "is told of supply in the same way, and cut off only where the map can do it: $title",
    ({ scenario, ...choice }) => {
      for (const seed of [1, 2, 3]) {
        const marked = scattered(atStart(scenario, choice), seed);
        const game = checked(gameOf(content, structuredClone(marked.state)));
        expect(cutOffWrongly(game)).toEqual([]);
        for (const [i, viewer] of seatsOf(game).entries()) {
          const random = dice(10 * seed + i);
          expect(toldOf(possible(marked.state, viewer, random, content))).toEqual(toldOf(marked.state));
          const other = gameOf(content, possible(game.state, viewer, random, content));
          expect(cutOffWrongly(other)).toEqual([]);
        }
      }
    },
  );
});
