import { describe, expect, it } from "vitest";
import { councilOf } from "../../../src/campaign/facts/council.ts";
import { HERE } from "../../../src/campaign/facts/lobby.ts";
import type { CouncilRecord, GameRecord, Member } from "../../../src/store/records.ts";

const DAY = 24 * 3_600_000;
const NOW = 30 * DAY;

const member = (name: string, more: Partial<Member> = {}): Member => ({
  person: name,
  name,
  token: "p1",
  seat: "sunni",
  word: null,
  bot: false,
  joined: 0,
  ...HERE,
  seen: NOW,
  ...more,
});

const settings = { people: 10, joining: "balanced", later: "council", rule: null, offers: "captain" } as const;

function council(
  members: readonly Member[],
  { council = settings as GameRecord["council"], settled = [] as CouncilRecord[] } = {},
) {
  const record = { council, started: 0 } as GameRecord; // this is all of it that a council depends on
  return councilOf({ record, members, councils: settled }, "sunni", NOW);
}

describe("a council", () => {
  it("is none where the campaign has none, or one person holds the seat", () => {
    const two = [member("Ben"), member("Cleo")];
    expect(council(two, { council: null })).toBeNull();
    expect(council([member("Ben"), member("Computer", { bot: true }), member("Dan", { seat: "us" })])).toBeNull();
    expect(council(two)?.members.map(({ name }) => name)).toEqual(["Ben", "Cleo"]);
  });

  it("is led by whoever joined first, until it makes another captain", () => {
    expect(council([member("Ben"), member("Cleo")])).toMatchObject({ captain: { name: "Ben" }, deputy: null });
    const made = [member("Ben"), member("Cleo", { office: "captain" }), member("Ira", { office: "deputy" })];
    expect(council(made)).toMatchObject({ captain: { name: "Cleo" }, deputy: { name: "Ira" } });
  });

  it("is led by the deputy once the captain has left, else by the longest-serving member", () => {
    const left = [member("Ira"), member("Cleo", { office: "deputy" })];
    expect(council(left)).toMatchObject({ captain: { name: "Cleo", office: "captain" }, deputy: null });
    expect(council([member("Ira"), member("Jo")])).toMatchObject({ captain: { name: "Ira" } });
  });

  it("counts as active who has pressed something within seven days and is not away", () => {
    const members = [
      member("Ben"),
      member("Cleo", { seen: NOW - 8 * DAY }),
      member("Ira", { away: NOW + DAY }),
      member("Jo", { seen: null, joined: NOW - DAY }),
    ];
    expect(
      council(members)
        ?.members.filter(({ active }) => active)
        .map(({ name }) => name),
    ).toEqual(["Ben", "Jo"]);
  });

  it("acts by whoever comes first in twos and threes, by vote from four on, or as was settled", () => {
    const people = ["Ben", "Cleo", "Ira", "Jo"].map((name) => member(name));
    expect(council(people.slice(0, 3))?.rule).toBe("anyone");
    expect(council(people)?.rule).toBe("vote");
    expect(council(people, { council: { ...settings, rule: "captain" } })?.rule).toBe("captain");
    const own = { seat: "sunni", rule: "anyone", offers: null } as const;
    expect(council(people, { settled: [own] })).toMatchObject({ rule: "anyone", offers: "captain" });
  });
});
