import { describe, expect, it } from "vitest";
import { begin, Dice, mustGet, submit } from "#engine";
import { SEATS, type SeatId } from "../../../../src/games/next-war-in-lebanon/content/types.ts";
import { possible } from "../../../../src/games/next-war-in-lebanon/rules/possible.ts";
import type { Hand, LebanonState } from "../../../../src/games/next-war-in-lebanon/state.ts";
import { keyOf } from "../../../kit/index.ts";
import { book, type Game, lebanon } from "../builder.ts";
import { content } from "../packs.ts";

type At = Pick<Game, "env">;

/** Other states that a seat cannot tell from this one. */
const others = ({ env }: At, viewer: SeatId): readonly LebanonState[] =>
  Array.from({ length: 24 }, (_, n) => possible(env, viewer, new Dice({ key: keyOf("other", n), next: 0 }), content));

const ENEMY = { idf: "insurgent", insurgent: "idf" } as const;

/** What a seat cannot see of its enemy's hand is now this, now that. */
function expectVaried(at: At, viewer: SeatId, of: (enemy: Hand) => unknown, least = 2): void {
  const found = others(at, viewer).map(({ hands }) => JSON.stringify(of(mustGet(hands, ENEMY[viewer]))));
  expect(new Set(found).size).toBeGreaterThanOrEqual(least);
}

/** A game in which the Insurgents have a stack in Jezzine. */
const inJezzine = (...units: readonly string[]): Game => lebanon({ zones: { jezzine: units } });

const below = ({ groups }: Hand, zone: string) =>
  groups
    .find((group) => group.zone === zone)
    ?.units.slice(1)
    .sort();

const start = () =>
  begin(book, {
    seats: [...SEATS],
    controllers: { idf: "one", insurgent: "other" },
    options: book.definition.defaults,
    key: keyOf("up"),
  }).state;

describe("R-69, R-105 what another seat does not see may be otherwise", () => {
  it("who evades (R-67)", () => {
    const game = inJezzine("gue-1 D", "gue-2 D", "gue-3 D");
    mustGet(game.env.hands, "insurgent").evading = ["gue-2"];
    game.env.table.evading = { jezzine: { insurgent: 1 } };
    expectVaried(game, "idf", ({ evading }) => evading, 3);
  });

  it("rockets for guerrillas", () => {
    const game = inJezzine("gue-1 C", "gue-2 C", "sr-1 D");
    expectVaried(game, "idf", (hand) => below(hand, "jezzine")?.filter((unit) => unit.startsWith("sr-")).length);
  });

  it("disrupted for undisrupted, reduced for whole, fired for loaded, and modes", () => {
    const game = lebanon({ zones: { jezzine: ["gue-1 C", "gue-2 C", "sr-1 D", "arm-7 C", "arm-8 C", "mech-1 C"] } });
    for (const mark of ["disrupted", "reduced", "mode"] as const)
      expectVaried(game, "insurgent", ({ units }) => Object.values(units).map(({ [mark]: marked }) => marked));
    for (const mark of ["disrupted", "fired", "mode"] as const)
      expectVaried(game, "idf", ({ units }) => Object.values(units).map(({ [mark]: marked }) => marked));
  });

  it("where HQs are set up (R-03), and in which boxes units lie", () => {
    const { state } = submit(book, start(), {
      seat: "idf",
      decision: null,
      action: "choose-strategy",
      params: { strategy: "counterforce" },
    });
    expect(state.table.phase).toBe("idf-set-up");
    expectVaried({ env: state }, "insurgent", ({ hqs }) => hqs, 10);
  });

  it("what is committed (R-70)", () => {
    const game = lebanon({
      options: { chits: "yes" },
      hands: { idf: ["J-3", "J-4", "J-6"] },
      zones: { jezzine: ["gue-1 C"] },
    });
    const nothing = { support: "none", closeAirSupport: false, networked: 0, sam: 0 } as const;
    mustGet(game.env.hands, "idf").commitment = { ...nothing, targets: "weakest" };
    expectVaried(game, "insurgent", ({ commitment }) => commitment, 4);
  });

  it("chits in hand, and those laid aside (R-120), unless a J-2 has shown them (R-37)", () => {
    const game = lebanon({ hands: { insurgent: ["J-1", "J-3"] } });
    mustGet(game.env.hands, "insurgent").planned = ["J-2", "J-3"];
    expectVaried(game, "idf", ({ chits }) => chits.map(({ type }) => type), 4);
    expectVaried(game, "idf", ({ planned }) => planned, 4);
    mustGet(game.env.hands, "idf").seen = ["J-2", "J-3"];
    for (const { hands } of others(game, "idf")) expect(hands.insurgent?.planned).toEqual(["J-2", "J-3"]);
  });
});
