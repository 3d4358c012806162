import { describe, expect, it } from "vitest";
import { copy, type Json } from "#engine";
import { firefightOf } from "../../../../src/games/next-war-in-lebanon/rules/combat/rolls.ts";
import { toldOf } from "../../../../src/games/next-war-in-lebanon/rules/combat/telling.ts";
import type { KeptFirefight, KeptRoll } from "../../../../src/games/next-war-in-lebanon/rules/combat/types.ts";
import { newsOf } from "../../../../src/games/next-war-in-lebanon/rules/news.ts";
import { upgrade } from "../../../../src/games/next-war-in-lebanon/rules/upgrade.ts";
import type { LebanonState } from "../../../../src/games/next-war-in-lebanon/state.ts";
import { late } from "../board-positions.ts";

const byId = (groups: readonly { readonly id: string }[]): unknown =>
  Object.fromEntries(groups.map(({ id, ...group }) => [id, group]));

/** As versions 1 and 2 stored a table. */
const early = (table: LebanonState["table"]): object => ({ ...table, news: newsOf(table) });

/** As version 1 stored it. */
function first({ table, hands, box }: LebanonState): Json {
  const old = {
    table: { ...early(table), groups: byId(table.groups) },
    hands: Object.fromEntries(
      Object.entries(hands).map(([seat, hand]) => [seat, { ...hand, groups: byId(hand.groups) }]),
    ),
    box,
  };
  return copy(old) as unknown as Json;
}

describe("a state of an earlier version", () => {
  it("1: stacks and boxes become lists in the order of their ids", () => {
    const { state } = late();
    expect(state.table.groups.length).toBeGreaterThan(10);
    expect(upgrade(first(state), 1)).toEqual(state);
  });

  it("2: HQs of a set-up are their seat's own", () => {
    const { state } = late();
    const { table, hands, box } = copy(state);
    const old = { table: { ...early(table), phase: "idf-set-up", hqs: { "hq-91": "safed" } }, hands, box };
    const now = upgrade(copy(old) as unknown as Json, 2);
    expect([now.table.hqs, now.hands.idf?.hqs]).toEqual([{}, { "hq-91": "safed" }]);
    const both = { ...old.table, phase: "insurgent-set-up", hqs: { "hq-91": "safed", "hq-syria": "syria" } };
    const later = upgrade(copy({ ...old, table: both }) as unknown as Json, 2);
    expect([later.table.hqs, later.hands.insurgent?.hqs]).toEqual([{ "hq-91": "safed" }, { "hq-syria": "syria" }]);
  });

  it("2: lines of a battle are kept without what they have in common", () => {
    const { state } = late();
    const line = { chapter: "combat", kind: "anti-tank-over", zone: "tyre" };
    const old = copy({ ...state, table: { ...early(state.table), battleTold: [line] } }) as unknown as Json;
    expect(upgrade(old, 2).table.battleTold).toEqual({ zone: "tyre", lines: [{ kind: "anti-tank-over" }] });
  });

  it("2: the units of a battle and a firefight that waits for its casualty are kept without what follows from the rest", () => {
    const { state } = late();
    const unit = { unit: "gue-3", mode: "dispersed", disrupted: true, fired: true };
    const fighters = { idf: [{ unit: "arm-7", mode: "combat", reduced: true }], insurgent: [unit] };
    const begun = { chapter: "combat", kind: "battle", zone: "ayta", how: "entry", attacker: "idf", fighters };
    const supporters = [{ unit: "csu-282", rating: 3, support: 1 }];
    const roll = { firer: "arm-7", mode: "combat", dice: [2, 5], rating: 4, support: 1, supporters, against: 2 };
    const target = { target: "gue-3", mode: "dispersed", die: 6, support: 0, disrupted: true } as const;
    const open = { ...target, rolls: [{ ...roll, total: 14, answer: 7 }] };
    const fire = { chapter: "combat", kind: "firefight", zone: "ayta", seat: "idf", casualties: [], fired: [] };
    const battleTold = [begun, { ...fire, firefight: open }];
    const battle = { zone: "ayta", open };
    const now = upgrade(copy({ ...state, table: { ...early(state.table), battle, battleTold } }) as unknown as Json, 2);
    const rolls: readonly KeptRoll[] = [["arm-7", "combat", [2, 5], 4, 1, [["csu-282", 3, 1]], 2]];
    const short: KeptFirefight = ["gue-3", "dispersed", 6, 0, true, rolls];
    expect(now.table.battle?.open).toEqual(short);
    expect(now.table.battleTold?.lines).toMatchObject([
      { kind: "battle", fighters: { idf: ["arm-7 cr"], insurgent: ["gue-3 dxf"] } },
      { kind: "firefight", firefight: short },
    ]);
    expect(toldOf(now.table)).toEqual(battleTold);
    expect(firefightOf(short)).toEqual(open);
  });

  it("2: a stack of one unit is kept without its size", () => {
    const { state } = late();
    const groups = state.table.groups.map((group) => ({ ...group, size: group.size ?? 1 }));
    const old = copy({ ...state, table: { ...early(state.table), groups } }) as unknown as Json;
    expect(upgrade(old, 2).table.groups).toEqual(state.table.groups);
  });

  it("2: news are kept without names", () => {
    const { state } = late();
    const news = [
      { ambush: true, kind: "fought", lost: { idf: 1, insurgent: 0 }, zone: "ayta" },
      { from: "safed", kind: "moved", seat: "idf", to: "ayta", units: 3 },
      { kind: "control", was: null, zone: "ayta" },
      { kind: "hq-arrived", seat: "idf", zone: "safed" },
      { kind: "scored", vp: 2 },
      { by: -1, kind: "c2" },
    ];
    const { table } = upgrade(copy({ ...state, table: { ...state.table, news } }) as unknown as Json, 2);
    expect(table.news).toEqual([
      ["fought", ["ayta", true, 1, 0]],
      ["moved", ["idf", "safed", "ayta", 3]],
      ["control", ["ayta", null]],
      ["hq-arrived", ["idf", "safed"]],
      ["scored", [2]],
      ["c2", [-1]],
    ]);
    expect(newsOf(table)).toEqual(news);
  });

  it("2: scores of earlier turns are kept without names", () => {
    const { state } = late();
    const { idf, ...others } = state.hands;
    const old = copy({
      ...state,
      table: early(state.table),
      hands: { ...others, idf: { ...idf, course: [{ idf: 8, insurgent: 13 }] } },
    });
    expect(upgrade(old as unknown as Json, 2).hands.idf?.course).toEqual([[8, 13]]);
  });

  it("3: is this one", () => {
    const { state } = late();
    expect(upgrade(copy(state) as unknown as Json, 3)).toEqual(state);
  });

  it("of a later version is none that is known", () => {
    expect(() => upgrade({}, 4)).toThrow("The Next War in Lebanon knows no states of version 4");
  });
});
