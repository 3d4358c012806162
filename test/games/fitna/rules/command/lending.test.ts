import { describe, expect, it } from "vitest";
import { type Frozen, submit } from "#engine";
import { fitna as definition } from "../../../../../src/games/fitna/index.ts";
import { hold, place } from "../../../../../src/games/fitna/rules/pieces/placing.ts";
import { standing } from "../../../../../src/games/fitna/rules/pieces/units.ts";
import { layOf } from "../../../../../src/games/fitna/rules/since.ts";
import type { Fitna, Table } from "../../../../../src/games/fitna/state.ts";
import { tableIn } from "../../../../sketched.ts";
import { content } from "../../packs.ts";
import { book, invariant } from "../../playing.ts";
import {
  act,
  advancedByDefault,
  byDefault,
  changed,
  type Env,
  gameIn,
  movementOf,
  put,
  refusalOf,
  viewIn,
  whereIs,
} from "../movement/builder.ts";

/** Iranian Hezbollah with a Syrian unit in Palmyra. */
const start = (edition: "2020" | "2018" = "2020") =>
  movementOf(edition === "2020" ? "10" : "9", {
    edition,
    seat: "SYR",
    change: (game) => {
      put(game, "SYR", "palmyra", "syr-rg");
      put(game, "IRN", "palmyra", "hzi-1");
      hold(game, "palmyra", "SYR");
    },
  });

const ownerOf = (env: Env, id: string) => standing(gameIn(env)).find((one) => one.id === id)?.side;

const asked = (purpose: "move" | "attack" = "move"): Env => act(start(), "ask-units", { space: "palmyra", purpose });

const lend = (env: Env, ...units: readonly string[]) =>
  submit(book, env, { seat: "IRN", decision: null, action: "lend-units", params: { units } });

type Seen = Frozen<Table>;

const sizesIn = ({ stacks, control }: Seen, space: string) => layOf({ stacks, control }).sizes[space] ?? {};

/** What the last picture of the Syrian phase is drawn of, everything else in it done by default. */
function lastPicture(start: Env): Seen {
  let env = start;
  let pictured: Seen = start.table;
  while (env.table.active === "SYR") {
    const { state, happenings } = advancedByDefault(env, {});
    for (const one of happenings) {
      const table = one.kind === "picture" ? tableIn<Fitna>(one.sketch) : pictured;
      if (table.active === "SYR") pictured = table;
    }
    env = state;
  }
  return pictured;
}

describe("R-054 units of Hezbollah for the Syrian seat", () => {
  it("AE-64 an unanswered offer is a refusal: the units stay where they are, the Syrian one acts alone", () => {
    const after = byDefault(asked("attack"));
    expect(ownerOf(after, "hzi-1")).toBe("IRN");
    expect(refusalOf(after, "move", { from: "palmyra", units: ["hzi-1"], path: ["homs"] })).not.toBeNull();
    expect(whereIs(act(after, "move", { from: "palmyra", units: ["syr-rg"], path: ["homs"] }), "syr-rg")).toBe("homs");
  });

  it("nobody asks twice for the same space in a phase", () => {
    expect(refusalOf(byDefault(asked()), "ask-units", { space: "palmyra", purpose: "attack" })?.text).toMatch(
      /You have asked about/,
    );
  });

  it("lent units move with the Syrian seat, and go back when its phase ends", () => {
    const { state, happenings } = lend(asked(), "hzi-1");
    const told = happenings.flatMap((one) =>
      one.kind === "event" && one.event ? [definition.describePublic(one.event, content)] : [],
    );
    expect(told).toContain("Iran: units in Palmyra for Syria to move: 1 unit for this phase.");
    let env = act(state, "move", { from: "palmyra", units: ["syr-rg", "hzi-1"], path: ["qaryatayn"] });
    invariant(env);
    expect(ownerOf(env, "hzi-1")).toBe("SYR");
    while (env.table.active === "SYR") env = byDefault(env);
    invariant(env);
    expect([ownerOf(env, "hzi-1"), whereIs(env, "hzi-1")]).toEqual(["IRN", "qaryatayn"]);
    expect(env.hands.SYR?.lent).toBeUndefined();
  });

  it("who is asked sees nothing of the Syrian hand, and lends its Hezbollah alone", () => {
    const env = changed(asked(), (game) => place(game, "IRN", "palmyra", ["irn-21i"]));
    const view = viewIn(env, "IRN");
    expect(JSON.stringify(view.table)).not.toContain('"lent"');
    expect(() => lend(env, "irn-21i")).toThrow();
  });

  it("what a phase leaves is in its last picture, lent units back and Russians of one of two people too", () => {
    const lent = act(lend(asked(), "hzi-1").state, "move", {
      from: "palmyra",
      units: ["syr-rg", "hzi-1"],
      path: ["qaryatayn"],
    });
    expect(sizesIn(lastPicture(lent), "qaryatayn")).toEqual({ SYR: 1, IRN: 1 });
    const together = movementOf("10", { seat: "SYR", options: { people: "two" } });
    const space = whereIs(together, "rus-22") ?? "";
    expect([ownerOf(together, "rus-22"), sizesIn(together.table, space).RUS]).toEqual(["SYR", undefined]);
    expect(sizesIn(lastPicture(together), space).RUS).toBeGreaterThan(0);
  });

  it("2020: only where they stand with Syrian units", () => {
    expect(refusalOf(start(), "ask-units", { space: "baalbek", purpose: "move" })).not.toBeNull();
  });
});
