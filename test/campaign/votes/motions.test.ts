import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { onDuty, thirdOf } from "../../../src/campaign/facts/duty.ts";
import { dutyTime, hasVote, reminderAt, stageOf, steps } from "../../../src/campaign/time/vote-times.ts";
import { afterLeaving, changedTo, isOpen, objected, sentIn, supported } from "../../../src/campaign/votes/motion.ts";
import {
  atLimit,
  atOnce,
  byCaptain,
  countOf,
  type Electorate,
  majority,
  outcomeOf,
  quorum,
} from "../../../src/campaign/votes/tally.ts";
import type { MotionBallot, MotionRecord } from "../../../src/store/records.ts";

type Motion = MotionRecord;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const motion = (number: number, more: Partial<Motion> = {}): Motion => ({
  ...{ number, seat: "sunni", vote: 1, poll: null, proposer: "Ira", moves: [], ahead: [], end: true },
  ...{ from: null, facts: [], shown: [], state: "open", why: null, by: null, row: null, ballots: [], at: 0 },
  ...more,
});

/** "Ira Jo -Max ~Lea": for, for, against, for before it changed. */
const ballots = (text: string): readonly MotionBallot[] =>
  text.split(" ").map((word) => ({
    person: word.replace(/^[-~]+/, ""),
    side: word.includes("-") ? "object" : "support",
    stale: word.includes("~"),
  }));

/** Sunnis of the storyboard: nine are there, Pia is not. */
const SUNNIS = ["Ben", "Cleo", "Ira", "Jo", "Kim", "Lea", "Max", "Nia", "Oz"];
const sunnis: Electorate = { active: SUNNIS, captain: "Ben" };

const names = (motions: readonly Motion[]) =>
  motions.map(({ number, state, why, ballots: given }) =>
    [
      `${number} ${why ?? state}`,
      ...given.map(({ person, side, stale }) => `${stale ? "~" : ""}${side === "object" ? "-" : ""}${person}`),
    ].join(" "),
  );

describe("a vote's thresholds", () => {
  test.each([
    [1, 1, 2],
    [2, 2, 2],
    [3, 2, 2],
    [4, 3, 2],
    [5, 3, 2],
    [8, 5, 2],
    [9, 5, 3],
    [10, 6, 3],
    [25, 13, 7],
  ])("of %i who are there, %i are more than half and %i a quorum", (people, more, least) => {
    const active = Array.from({ length: people }, (_, i) => `p${i}`);
    expect([majority({ active, captain: null }), quorum({ active, captain: null })]).toEqual([more, least]);
  });

  test("whoever is away or has not been seen counts in neither", () => {
    const given = motion(1, { ballots: ballots("Pia Ira Jo Kim Lea") });
    expect(countOf(given, sunnis)).toEqual({ support: 4, objections: 0 });
    expect(atOnce([given], sunnis)).toBeNull();
  });
});

describe("what goes as soon as the seat is asked", () => {
  test.each([
    ["more than half, nobody objects", "Ira Jo Kim Lea Max", true],
    ["half", "Ira Jo Kim Lea", false],
    ["more than half, and one objects", "Ira Jo Kim Lea Max -Nia", false],
    ["more than half before it changed", "~Ira ~Jo ~Kim ~Lea ~Max", false],
    ["more than half again, an objection of before", "Ira Jo Kim Lea Max ~-Nia", true],
  ])("%s", (_, given, goes) => {
    expect(atOnce([motion(1, { ballots: ballots(given) })], sunnis) !== null).toBe(goes);
  });

  test("of one who is there alone, their word is more than half", () => {
    const one = motion(1, { ballots: ballots("Ira") });
    expect(atOnce([one], { active: ["Ira"], captain: "Ben" })?.number).toBe(1);
  });
});

describe("what wins when the vote closes", () => {
  const cases: readonly (readonly [string, readonly string[], string])[] = [
    ["quorum and more support than objections", ["Ira Jo Kim -Max"], "1"],
    ["no quorum", ["Ira Jo"], "nobody"],
    ["as many objections", ["Ira Jo Kim -Max -Lea -Nia"], "nobody"],
    ["most support", ["Ira Jo Kim", "Max Nia Lea Oz"], "2"],
    ["most support, though more object to it", ["Ira Jo Kim", "Max Nia Lea Oz -Ira -Jo -Kim"], "2"],
    ["a tie: the captain's", ["Ira Jo Kim", "Max Nia Ben"], "2"],
    ["a tie that the captain supports neither of", ["Ira Jo Kim", "Max Nia Lea"], "tie 1 2"],
    ["what is behind has no part in a tie", ["Ira Jo Kim", "Max Nia Lea", "Ben Oz"], "tie 1 2"],
    ["votes from before it changed", ["~Ira ~Jo ~Kim ~Lea", "Max Nia Oz"], "2"],
    ["votes given again alone", ["Ira Jo Kim ~Lea ~-Max"], "1"],
  ];
  test.each(cases)("%s", (_, given, wins) => {
    const outcome = outcomeOf(
      given.map((text, i) => motion(i + 1, { ballots: ballots(text) })),
      sunnis,
    );
    const said =
      outcome.kind === "won"
        ? String(outcome.motion.number)
        : outcome.kind === "tie"
          ? `tie ${outcome.motions.map(({ number }) => number).join(" ")}`
          : "nobody";
    expect(said).toBe(wins);
  });

  test("the captain closes it earlier only for what nobody objects to", () => {
    const fine = motion(1, { ballots: ballots("Ira Jo Kim") });
    const disputed = motion(1, { ballots: ballots("Ira Jo Kim -Max") });
    expect(byCaptain([fine], sunnis).kind).toBe("won");
    expect(byCaptain([disputed], sunnis).kind).toBe("nobody");
  });

  test("at the limit the leading motion needs no quorum; of a tie the earlier goes, and what is objected to as often never", () => {
    const all = ["Ira", "Max Nia", "Jo Kim", "Lea -Oz"].map((text, i) => motion(i + 1, { ballots: ballots(text) }));
    expect(atLimit(all, sunnis).map(({ number }) => number)).toEqual([2, 3, 1]);
    const captains = [...all.slice(0, 2), motion(3, { ballots: ballots("Jo Ben") })];
    expect(atLimit(captains, sunnis).map(({ number }) => number)).toEqual([3, 2, 1]);
  });
});

describe("pressing", () => {
  test("Support moves a member's one support; Object is for any number; the same again takes it back", () => {
    const start = [motion(1, { ballots: ballots("Ira Lea") }), motion(2, { proposer: "Max", ballots: ballots("Max") })];
    const moved = supported(start, 2, "Lea");
    expect(names(moved)).toEqual(["1 open Ira", "2 open Max Lea"]);
    expect(names(supported(moved, 2, "Lea"))).toEqual(["1 open Ira", "2 open Max"]);
    const against = objected(objected(moved, 1, "Oz"), 2, "Oz");
    expect(names(against)).toEqual(["1 open Ira -Oz", "2 open Max Lea -Oz"]);
    expect(names(objected(against, 2, "Oz"))).toEqual(["1 open Ira -Oz", "2 open Max Lea"]);
    expect(names(supported(against, 1, "Oz"))).toEqual(["1 open Ira Oz", "2 open Max Lea -Oz"]);
  });

  test("support for an answer to another question stays", () => {
    const start = [motion(1, { ballots: ballots("Ira") }), motion(2, { vote: 2, ballots: ballots("Max") })];
    expect(names(supported(start, 2, "Ira"))).toEqual(["1 open Ira", "2 open Max Ira"]);
  });

  test("nobody objects to the answer of a poll", () => {
    const bid = motion(1, { poll: "Pass", ballots: ballots("Max") });
    expect(objected([bid], 1, "Ira")).toEqual([bid]);
  });

  test("a proposer withdraws what nobody else supports; others' support keeps it", () => {
    expect(names(supported([motion(1, { ballots: ballots("Ira") })], 1, "Ira"))).toEqual(["1 withdrawn"]);
    expect(names(supported([motion(1, { ballots: ballots("Ira Jo") })], 1, "Ira"))).toEqual(["1 open Jo"]);
  });

  test("after a change, votes are given again by the same press", () => {
    const changed = [changedTo(motion(1, { ballots: ballots("Ira Jo -Max") }), [])];
    expect(names(changed)).toEqual(["1 changed ~Ira ~Jo ~-Max"]);
    expect(names(objected(supported(changed, 1, "Jo"), 1, "Max"))).toEqual(["1 changed ~Ira Jo -Max"]);
  });

  test("member leaves during a vote: their votes go, and a motion stays if others support it", () => {
    const start = [motion(1, { ballots: ballots("Ira Jo") }), motion(2, { ballots: ballots("Kim -Ira") })];
    expect(names(afterLeaving(start, "Ira"))).toEqual(["1 open Jo", "2 open Kim"]);
    expect(names(afterLeaving(start, "Kim"))).toEqual(["1 open Ira Jo", "2 withdrawn -Ira"]);
  });

  test("what is sent beats the rest; sealed, they can still take its place", () => {
    const start = [motion(1, { ballots: ballots("Ira") }), motion(2, { ballots: ballots("Max") })];
    expect(names(sentIn(start, 1, { row: 7, by: null, sealed: false }))).toEqual(["1 sent Ira", "2 beaten Max"]);
    const sealed = sentIn(start, 1, { row: 7, by: null, sealed: true });
    expect(names(sealed)).toEqual(["1 sent Ira", "2 open Max"]);
    expect(names(sentIn(sealed, 2, { row: 9, by: null, sealed: true }))).toEqual(["1 replaced Ira", "2 sent Max"]);
  });
});

describe("when the vote closes", () => {
  test.each([
    ["24 h", 24 * HOUR, 6 * HOUR],
    ["72 h", 72 * HOUR, 6 * HOUR],
    ["8 h", 8 * HOUR, 2 * HOUR],
    ["6 h", 6 * HOUR, 90 * MINUTE],
  ])("of %s it closes a quarter before the limit, 6 h at most", (_, limit, before) => {
    expect(dutyTime({ limit, left: limit, ahead: 0 })).toBe(before);
  });

  test("window of minutes: no vote; on duty by thirds of the limit", () => {
    const minutes = { limit: 12 * MINUTE, left: 12 * MINUTE, ahead: 0 };
    expect([hasVote(minutes), dutyTime(minutes), reminderAt(minutes)]).toEqual([false, 12 * MINUTE, null]);
    expect(stageOf(minutes)).toEqual({ kind: "duty", third: 0 });
    expect(stageOf({ ...minutes, left: 8 * MINUTE })).toEqual({ kind: "duty", third: 1 });
    expect(stageOf({ ...minutes, left: 4 * MINUTE })).toEqual({ kind: "duty", third: 2 });
  });

  test("time to prepare counts: four hours that were talked over before close an hour before the limit", () => {
    const four = { limit: 4 * HOUR, left: 4 * HOUR, ahead: 3 * HOUR };
    expect(steps(four)).toEqual([HOUR, 40 * MINUTE, 20 * MINUTE]);
    expect(stageOf(four)).toEqual({ kind: "vote" });
    expect(stageOf({ ...four, left: HOUR })).toEqual({ kind: "duty", third: 0 });
    expect(dutyTime({ ...four, ahead: HOUR })).toBe(4 * HOUR);
  });

  test("without a limit the captain closes it", () => {
    const never = { limit: null, left: null, ahead: 0 };
    expect([hasVote(never), dutyTime(never), steps(never), stageOf(never)]).toEqual([
      true,
      null,
      null,
      { kind: "vote" },
    ]);
  });

  test("who has not voted is reminded half-way to closing", () => {
    expect(reminderAt({ limit: 24 * HOUR, left: 24 * HOUR, ahead: 0 })).toBe(15 * HOUR);
  });
});

describe("who is on duty", () => {
  const council = (absent: readonly string[]) => ({
    members: ["Ben", "Cleo", "Ira", "Jo"].map((person) => ({ person, active: !absent.includes(person) })),
    captain: "Ben",
    deputy: "Cleo",
  });
  test.each([
    [[], ["Ben", "Ben Cleo", "Ben Cleo Ira Jo"]],
    [["Ben"], ["Cleo", "Cleo Ira Jo", "Cleo Ira Jo"]],
    [["Cleo"], ["Ben", "Ben Ira Jo", "Ben Ira Jo"]],
    [
      ["Ben", "Cleo"],
      ["Ira Jo", "Ira Jo", "Ira Jo"],
    ],
    [
      ["Ben", "Cleo", "Ira", "Jo"],
      ["", "", ""],
    ],
  ])("captain silent and others: without %j", (absent, expected) => {
    const thirds = [0, 1, 2].map((third) => onDuty(council(absent), { kind: "duty", third }).join(" "));
    expect(thirds).toEqual(expected);
    expect(onDuty(council(absent), { kind: "vote" })).toEqual([]);
  });

  test("who presses is there", () => {
    expect(["Ben", "Cleo", "Ira"].map((person) => thirdOf(council(["Ben"]), person))).toEqual([0, 0, 1]);
    expect(thirdOf(council([]), "Pia")).toBeNull();
  });
});

/** Something that a member does to three motions on two questions. */
const act = fc.record({
  kind: fc.constantFrom("support", "object", "leave", "change", "send"),
  number: fc.integer({ min: 1, max: 4 }),
  person: fc.constantFrom(...SUNNIS),
});

test("whatever is pressed: no vote counts twice, and of a question one motion at most wins and one at most is sent", () => {
  const start = [1, 2, 3, 4].map((number) =>
    motion(number, { vote: number === 4 ? 2 : 1, poll: number === 4 ? "Pass" : null }),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      const after = acts.reduce<readonly Motion[]>((motions, { kind, number, person }) => {
        const meant = motions.find((one) => one.number === number);
        if (kind === "leave") return afterLeaving(motions, person);
        if (!meant || !isOpen(meant)) return motions;
        if (kind === "support") return supported(motions, number, person);
        if (kind === "object") return objected(motions, number, person);
        if (kind === "change") return motions.map((one) => (one === meant ? changedTo(one, []) : one));
        return sentIn(motions, number, { row: 1, by: null, sealed: true });
      }, start);
      for (const { ballots: given } of after)
        expect(new Set(given.map(({ person }) => person)).size).toBe(given.length);
      for (const vote of [1, 2]) {
        const asked = after.filter((one) => one.vote === vote);
        const supporters = asked.flatMap((one) =>
          one.ballots.filter(({ side }) => side === "support").map(({ person }) => person),
        );
        expect(new Set(supporters).size).toBe(supporters.length);
        expect(asked.filter(({ state }) => state === "sent").length).toBeLessThanOrEqual(1);
        const outcome = outcomeOf(asked, sunnis);
        const goes = atOnce(asked, sunnis);
        if (goes && outcome.kind === "won") expect(outcome.motion).toBe(goes);
        if (goes) expect(outcome.kind).toBe("won");
      }
    }),
  );
});
