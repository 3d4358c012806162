import { describe, expect, it } from "vitest";
import {
  canonical,
  Dice,
  type Envelope,
  type GameTypes,
  imagined,
  mustGet,
  outlookOf,
  quickDice,
  type Rulebook,
  submit,
  viewOf,
} from "#engine";
import { beginning, moveFor, nextQuestion } from "../../../../src/cli/play-out.ts";
import { world } from "../../../../src/games/next-war-in-lebanon/advice/worlds.ts";
import { SEATS, type SeatId, type Unit } from "../../../../src/games/next-war-in-lebanon/content/types.ts";
import { faults } from "../../../../src/games/next-war-in-lebanon/rules/faults.ts";
import { seatOf } from "../../../../src/games/next-war-in-lebanon/rules/pieces/units.ts";
import { possible } from "../../../../src/games/next-war-in-lebanon/rules/possible.ts";
import type { Hand, Lebanon, Marks } from "../../../../src/games/next-war-in-lebanon/state.ts";
import { keyOf } from "../../../kit/index.ts";
import { book, type Game, lebanon } from "../builder.ts";
import { content } from "../packs.ts";
import { secretPositions } from "../secret-positions.ts";

const ENEMY = { idf: "insurgent", insurgent: "idf" } as const;
const KEY = "00".repeat(32);

type Env = Envelope<Lebanon>;

/** Every tenth position of a game of computer players, from the choice of a strategy on. */
function played(options: { readonly [name: string]: unknown }, key: string, acts: number): readonly Env[] {
  const any = book as unknown as Rulebook<GameTypes>; // whatever its types
  const dice = new Dice({ key, next: 0 });
  let env = beginning(any, { options, key }).state;
  const positions = [env];
  for (let act = 1; act < acts && !env.over; act++) {
    const [seat, decision] = nextQuestion(any, env, dice);
    env = submit(any, env, moveFor(any, env, seat, decision, "sensible", dice)).state;
    if (act < 6 || act % 10 === 0) positions.push(env);
  }
  return positions.filter(({ over }) => !over) as readonly unknown[] as readonly Env[];
}

const { defaults } = book.definition;
const positions: readonly Env[] = [
  ...played({ ...defaults, chits: "yes", syria: "start", battles: "steps" }, keyOf("worlds", 1), 300),
  ...played({ ...defaults, syria: "event" }, keyOf("worlds", 2), 300),
  ...played({ scenario: "lebanon-2006", chits: "no", battles: "policy", reactions: [] }, keyOf("worlds", 3), 150),
  ...secretPositions.map(({ env }) => env()),
];

const imaginedFor = (env: Env, seat: SeatId, seed: number): Env =>
  imagined(outlookOf(env, seat), world(viewOf(book, env, seat), quickDice(seed)), KEY);

describe("a world that a seat takes for possible", () => {
  it.each(SEATS)("looks to the %s as its own does, and is sound", (seat) => {
    for (const env of positions) {
      const other = imaginedFor(env, seat, env.seq);
      expect(faults(other, content)).toEqual([]);
      expect(canonical(viewOf(book, other, seat))).toBe(canonical(viewOf(book, env, seat)));
    }
  });

  it.each(SEATS)("is the same wherever the %s sees the same", (seat) => {
    let different = 0;
    for (const env of positions) {
      const hidden = possible(env, seat, quickDice(env.seq + 1), content);
      const there: Env = { ...env, ...hidden };
      if (canonical(there.hands) !== canonical(env.hands)) different++;
      expect(canonical(imaginedFor(there, seat, 7))).toBe(canonical(imaginedFor(env, seat, 7)));
    }
    expect(different).toBeGreaterThan(positions.length / 2);
  });
});

const WORLDS = 400;

/** The enemy's hand in many worlds of a position. */
function imaginedHands({ env }: Pick<Game, "env">, viewer: SeatId): readonly Hand[] {
  const view = viewOf(book, env, viewer);
  return Array.from({ length: WORLDS }, (_, n) => mustGet(world(view, quickDice(7919 * n + 3)).hands, ENEMY[viewer]));
}

interface Drawn {
  readonly unit: Unit;
  readonly marks: Marks;
}

/** The enemy's units on top, as everyone sees them, and those below in many worlds, of a kind. */
function seenAndDrawn(game: Game, viewer: SeatId, isMeant: (unit: Unit) => boolean) {
  const ofKind = (marks: Marks, id: string): readonly Drawn[] => {
    const unit = mustGet(content.units, id);
    return isMeant(unit) ? [{ unit, marks }] : [];
  };
  const theirs = game.table.groups.filter(({ top }) => seatOf(content, top.unit) === ENEMY[viewer]);
  const drawn = imaginedHands(game, viewer).flatMap(({ groups, units }) =>
    groups.flatMap((group) => group.units.slice(1).flatMap((id) => ofKind(mustGet(units, id), id))),
  );
  return { seen: theirs.flatMap(({ top }) => ofKind(top, top.unit)), drawn };
}

/** Of so many that are drawn, each for itself, the share that has it may be so far from its chance, and no farther. */
function expectChance(drawn: readonly Drawn[], has: (marks: Marks) => boolean, chance: number): void {
  const share = drawn.filter(({ marks }) => has(marks)).length / drawn.length;
  expect(drawn.length).toBeGreaterThan(WORLDS / 2);
  expect(Math.abs(share - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / drawn.length));
}

const isDisrupted = ({ disrupted }: Marks): boolean => disrupted === true;

describe("what is hidden in a world", () => {
  const stacks = [
    ["gue-1 C", "gue-6 D"],
    ["gue-2 C X", "gue-7 C"],
    ["gue-3 D X", "gue-8 C"],
    ["gue-4 C", "sr-2 D"],
    ["sr-1 D F", "gue-9 D"],
  ];
  const hezbollah = lebanon({ zones: { jezzine: stacks } });

  it("has modes as often as what is seen, with one more of each (R-24)", () => {
    const { seen, drawn } = seenAndDrawn(hezbollah, "idf", ({ fixedMode }) => fixedMode === null);
    const combat = seen.filter(({ marks }) => marks.mode === "combat").length;
    expect(seen.length - combat).toBeGreaterThan(0);
    expectChance(drawn, ({ mode }) => mode === "combat", (combat + 1) / (seen.length + 2));
  });

  it("is disrupted as often as what is seen, with one more that is not (R-87)", () => {
    const isAble = ({ brittle, type }: Unit): boolean => !brittle && !["sr", "mr", "missile"].includes(type);
    const { seen, drawn } = seenAndDrawn(hezbollah, "idf", isAble);
    expectChance(drawn, isDisrupted, 2 / (seen.length + 1));
    const others = seenAndDrawn(hezbollah, "idf", (unit) => !isAble(unit)).drawn;
    expect(others.filter(({ marks }) => isDisrupted(marks))).toEqual([]);
  });

  it("has fired, or is reduced, as often as what is seen, with one more that is not (R-52, R-86)", () => {
    const rockets = seenAndDrawn(hezbollah, "idf", ({ type }) => ["sr", "mr", "missile"].includes(type));
    expectChance(rockets.drawn, ({ fired }) => fired === true, 1 / (rockets.seen.length + 1));
    const idf = lebanon({
      zones: {
        jezzine: [
          ["arm-7 C R", "arm-8 C"],
          ["arm-401 C", "mech-1 C"],
        ],
      },
    });
    const armies = seenAndDrawn(idf, "insurgent", ({ reduced }) => reduced !== null);
    expectChance(armies.drawn, ({ reduced }) => reduced === true, 1 / (armies.seen.length + 1));
  });

  it("is disrupted where nobody holds the zone, and is not where somebody hidden must hold it (R-26)", () => {
    const game = lebanon({ zones: { jezzine: ["gue-1 C X", "gue-2 C X"], sidon: ["gue-3 C X", "gue-4 C"] } });
    expect([game.table.control.jezzine, game.table.control.sidon]).toEqual([undefined, "insurgent"]);
    for (const { groups, units } of imaginedHands(game, "idf")) {
      const below = (zone: string) =>
        groups.filter((group) => group.zone === zone).map((group) => group.units[1] ?? "");
      expect(below("jezzine").map((unit) => units[unit]?.disrupted)).toEqual([true]);
      expect(below("sidon").map((unit) => units[unit]?.disrupted)).toEqual([undefined]);
    }
  });

  it("lies where a J-2 has shown it (R-105)", () => {
    const game = lebanon({ hands: { idf: ["J-2"] }, zones: { jezzine: ["gue-1 C", "gue-2 D", "sr-1 D"] } });
    const target = game.table.groups.find(({ zone }) => zone === "jezzine")?.id ?? "";
    game.act("idf", "j2-inspect", { target });
    for (const { groups, units } of imaginedHands(game, "idf")) {
      expect(groups.find(({ id }) => id === target)?.units.toSorted()).toEqual(["gue-1", "gue-2", "sr-1"]);
      for (const unit of ["gue-2", "sr-1"]) expect(units[unit]).toEqual(game.env.hands.insurgent?.units[unit]);
    }
  });

  it("is among the chits that a J-2 has shown, and no other than these in as many (R-37)", () => {
    const game = lebanon({ options: { chits: "yes" }, hands: { insurgent: ["J-1", "J-3", "J-5"] } });
    mustGet(game.env.hands, "idf").seen = ["J-1", "J-5"];
    for (const { chits, selected } of imaginedHands(game, "idf")) {
      expect(chits).toHaveLength(3);
      expect(selected.toSorted()).toEqual(["J-1", "J-5"]);
      expect(chits.filter(({ origin }) => origin === "drawn")).toHaveLength(1);
    }
  });

  it("lays any chit aside but a J-5 (R-120), each as likely", () => {
    const game = lebanon({ options: { chits: "yes" }, hands: { insurgent: ["J-1"] } });
    mustGet(game.env.hands, "insurgent").planned = ["J-2"];
    game.env.table.planned = { idf: 0, insurgent: 1 };
    const pool = content.pools.insurgent.optional;
    const all = Object.entries(pool).reduce((sum, [type, n]) => sum + (type === "J-5" ? 0 : n), 0);
    const found = imaginedHands(game, "idf").flatMap(({ planned }) => planned);
    expect(found).toHaveLength(WORLDS);
    for (const [type, n] of Object.entries(pool)) {
      const chance = type === "J-5" ? 0 : n / all;
      const count = found.filter((one) => one === type).length;
      expect(Math.abs(count - WORLDS * chance)).toBeLessThanOrEqual(4 * Math.sqrt(WORLDS * chance * (1 - chance)));
    }
  });

  it("is either strategy, or the only one there is (R-135, R-140)", () => {
    const of = (game: Game) => imaginedHands(game, "insurgent").map(({ strategy }) => strategy);
    const counted = of(hezbollah).filter((strategy) => strategy === "counterforce").length;
    expect(Math.abs(counted - WORLDS / 2)).toBeLessThan(4 * Math.sqrt(WORLDS / 4));
    expect(new Set(of(lebanon({ scenario: "lebanon-2006" }))).size).toBe(1);
  });

  it("evades as often whoever it is, where somebody has evaded (R-67)", () => {
    const game = lebanon({ zones: { jezzine: ["gue-1 D", "gue-2 D", "gue-3 D"] } });
    game.env.table.evading = { jezzine: { insurgent: 1 } };
    const hands = imaginedHands(game, "idf");
    expect(hands.every(({ evading }) => evading.length === 1)).toBe(true);
    const tops = hands.filter(({ evading }) => evading[0] === "gue-1").length;
    expect(Math.abs(tops - WORLDS / 3)).toBeLessThan(4 * Math.sqrt((WORLDS * 2) / 9));
  });

  it("is committed to a battle by what the hand allows, while both commit (R-70)", () => {
    const committing = secretPositions.find(({ label }) => label.startsWith("R-70"))?.env();
    if (!committing) throw new Error("nobody commits");
    const hands = imaginedHands({ env: committing }, "insurgent");
    expect(new Set(hands.map(({ commitment }) => JSON.stringify(commitment))).size).toBeGreaterThan(3);
    for (const { chits, commitment } of hands)
      if (commitment?.closeAirSupport) expect(chits.map(({ type }) => type)).toContain("J-3");
  });
});
