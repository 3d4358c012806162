import { describe, expect, it, test } from "vitest";
import { CHIT_TYPES, SEATS } from "../../../../../src/games/next-war-in-lebanon/content/types.ts";
import { addChits } from "../../../../../src/games/next-war-in-lebanon/rules/chits/hand.ts";
import { closeUps, hand } from "../../../../../src/games/next-war-in-lebanon/view/board/index.ts";
import { as, crowded, empty, everyone, late, type Position, setUp } from "../../board-positions.ts";
import { content } from "../../packs.ts";
import { faults } from "./faults.ts";

describe("every zone can be looked at alone", () => {
  const looked = (s: Position, zones: readonly string[]): readonly string[] =>
    zones.flatMap((zone) => faults(closeUps.show(everyone(s), zone)).map((fault) => `${zone}: ${fault}`));

  it("late in the game", () => {
    expect(closeUps.zones(everyone(late())).map(({ value }) => value)).toEqual(content.zoneIds);
    expect(looked(late(), content.zoneIds)).toEqual([]);
  });

  it("crowded as can be", () => {
    expect(looked(crowded(), ["bint-jbeil", "tyre"])).toEqual([]);
  });

  it("at the start, with Syria out of the war", () => {
    expect(looked(setUp(), ["kiryat-shmona", "jezzine", "syria"])).toEqual([]);
  });

  it("with all its stacks, its neighbours and what happened there", () => {
    const { text } = closeUps.show(everyone(late()), "bint-jbeil");
    for (const words of [
      "**Bint Jbeil** (zone 8): Populated, Lebanon, south of the Litani, contested.",
      "IDF: 162 Steel, 3 units, on top 401 Iron Tracks (combat, reduced, 4).",
      "Battle in Bint Jbeil: the IDF lost 0, the Insurgents 1.",
      "Next to Safed, Kiryat Shmona, Ayta ash-Shab, Marjayoun, Shaqra and Taybeh.",
    ])
      expect(text).toContain(words);
    expect(text).not.toContain("Guerrilla 4");
  });
});

describe("a hand can be read", () => {
  it.each(SEATS)("of the %s, late in the game", (seat) => {
    expect(faults(hand(as(late(), seat)))).toEqual([]);
  });

  it.each(SEATS)("of the %s, without a chit", (seat) => {
    const scene = hand(as(empty(), seat));
    expect(faults(scene)).toEqual([]);
    expect(scene.text).toContain("**Your chits**: none");
  });

  it.each(SEATS)("of the %s, with chits of all types, and many laid aside and seen", (seat) => {
    const s = empty("next-war", true);
    for (const type of CHIT_TYPES) addChits(s, seat, [type, type], "drawn");
    const own = s.state.hands[seat];
    own?.planned.push("J-1", "J-2", "J-3", "J-4");
    own?.seen.push("J-1", "J-2", "J-3", "J-4", "J-5", "J-6");
    expect(faults(hand(as(s, seat)))).toEqual([]);
  });

  it.each(CHIT_TYPES)("of one type alone: %s", (type) => {
    const s = empty("next-war", true);
    addChits(s, "idf", [type], "selected");
    expect(faults(hand(as(s, "idf")))).toEqual([]);
  });
});

test("R-37, R-120 a hand tells what is laid aside and what was seen, and what is left in the pool", () => {
  const { text } = hand(as(late(), "idf"));
  for (const words of [
    "**Your chits**: J-1, J-2, J-3 ×3, J-4 ×2, J-5, J-6",
    "**Laid aside**: J-3, J-4",
    "**Seen in their hand**: J-3, J-4 ×2",
    "Left in your pool: J-1 ×4",
    "Countervalue",
    "**J-3**: Your phase: move",
  ])
    expect(text).toContain(words);
});

test("a hand tells nothing of the other's", () => {
  const s = late();
  const before = JSON.stringify(hand(as(s, "idf")));
  const other = s.state.hands.insurgent;
  if (other) Object.assign(other, { chits: [{ type: "J-1", origin: "drawn" }], planned: ["J-2"], seen: ["J-3"] });
  expect(JSON.stringify(hand(as(s, "idf")))).toBe(before);
});
