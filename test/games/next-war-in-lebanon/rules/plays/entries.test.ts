import { describe, expect, it } from "vitest";
import { z } from "zod";
import { game, type Rulebook } from "#engine";
import { clashes } from "../../../../../src/games/next-war-in-lebanon/rules/combat/clashes.ts";
import { entries } from "../../../../../src/games/next-war-in-lebanon/rules/combat/entries.ts";
import { cascade } from "../../../../../src/games/next-war-in-lebanon/rules/effects/cascade.ts";
import type { Lebanon } from "../../../../../src/games/next-war-in-lebanon/state.ts";
import { book, lebanon } from "../../builder.ts";

const { procedure } = game<Lebanon>();

/** The rules with procedures that only note what they are called with. */
function noting(): { readonly rules: Rulebook<Lebanon>; readonly calls: unknown[] } {
  const calls: unknown[] = [];
  const procedures = new Map(book.procedures);
  for (const { name, first } of [entries, clashes, cascade])
    procedures.set(
      name,
      procedure<object>(name, { notes: z.looseObject({}) })({
        [first]: ({ data }: { readonly data: object }) => {
          calls.push({ name, ...structuredClone(data) });
          return "done";
        },
      }),
    );
  return { rules: { ...book, procedures }, calls };
}

describe("what follows a move", () => {
  it("R-44 groups enter together and are resolved in the order named, only where enemies are", () => {
    const { rules, calls } = noting();
    const zones = { nabatiye: ["arm-7 C", "arm-8 C", "mech-1 C"], sidon: ["gue-1 D"], jezzine: ["gue-2 D"] };
    const game = lebanon({ rules, hands: { idf: ["J-3"] }, zones });
    const parties = [
      { to: "sidon", units: ["arm-7"] },
      { to: "taybeh", units: ["mech-1"] },
      { to: "jezzine", units: ["arm-8"] },
    ];
    game.act("idf", "move-units", { from: "nabatiye", parties });
    const queue = [
      { zone: "sidon", groups: [game.group("arm-7")], fight: true },
      { zone: "jezzine", groups: [game.group("arm-8")], fight: true },
    ];
    expect(calls).toEqual([{ name: "entries", seat: "idf", secure: false, airmobile: false, queue }]);
  });

  it("A-15, A-16 a second J-3 secures the move; the box enters as a group", () => {
    const { rules, calls } = noting();
    const start = lebanon({
      rules,
      hands: { idf: ["J-3", "J-3"] },
      boxes: { "hq-162": { zone: "safed", units: ["arm-401 C", "sof-1 C"] } },
      zones: { "bint-jbeil": ["gue-3 D"] },
    });
    start.act("idf", "move-hq", { hq: "hq-162", to: "bint-jbeil", leave: [], secure: "yes" });
    const queue = [{ zone: "bint-jbeil", groups: ["hq-162"], fight: true }];
    expect(calls).toEqual([{ name: "entries", seat: "idf", secure: true, airmobile: false, queue }]);
    expect(start.chits("idf")).toEqual([]);
  });

  it("R-27 R-50 an HQ without units meets nobody", () => {
    const { rules, calls } = noting();
    const start = lebanon({
      rules,
      hands: { idf: ["J-3", "J-3"] },
      boxes: { "hq-162": { zone: "safed", units: ["arm-401 D"] } },
      zones: { "bint-jbeil": ["gue-3 D"] },
    });
    start.act("idf", "move-hq", { hq: "hq-162", to: "bint-jbeil", leave: [] });
    expect(calls).toEqual([]);
  });

  it("R-63 a battle that SOF do not want is passed on as such", () => {
    const { rules, calls } = noting();
    const start = lebanon({ rules, hands: { idf: ["J-3"] }, zones: { naqoura: ["sof-1 C"], tyre: ["gue-3 D"] } });
    start.act("idf", "move-units", { from: "naqoura", parties: [{ to: "tyre", units: ["sof-1"], fight: "no" }] });
    expect(calls).toMatchObject([{ queue: [{ zone: "tyre", fight: false }] }]);
  });

  it("A-11, R-55 SOF in an enemy sanctuary: the Cascading Effect comes before the battle", () => {
    const { rules, calls } = noting();
    const start = lebanon({ rules, hands: { idf: ["J-3"] }, zones: { sidon: ["sof-1 C"] } });
    const parties = [{ to: "northern-lebanon", units: ["sof-1"], fight: "yes" }];
    start.act("idf", "move-units", { from: "sidon", parties });
    expect(calls).toMatchObject([
      { name: "cascade", cause: "incursion", attacker: null },
      { name: "entries", queue: [{ zone: "northern-lebanon", fight: true }] },
    ]);
  });

  it("A-12 airmobile units meet whoever is there, and are not ambushed", () => {
    const { rules, calls } = noting();
    const start = lebanon({ rules, hands: { idf: ["J-4"] }, zones: { maalot: ["li-35 C"], tyre: ["gue-6 D"] } });
    start.act("idf", "j4-airmobile", { unit: "li-35", zone: "tyre", mode: "dispersed" });
    expect(calls).toMatchObject([{ name: "entries", airmobile: true, queue: [{ zone: "tyre", fight: true }] }]);
  });
});

describe("R-62 the end of a phase", () => {
  const contested = {
    tyre: ["sof-1 C", "gue-1 D"],
    ayta: ["arm-7 C", "gue-2 D"],
    taybeh: ["arm-8 C", "gue-3 D"],
    shaqra: ["arm-14 C"],
  };

  it("names which clashes come first, and where SOF alone fight", () => {
    const { rules, calls } = noting();
    lebanon({ rules, zones: contested }).act("idf", "end-phase", { sofClashes: [], order: [] });
    expect(calls[0]).toEqual({ name: "clashes", order: [] });
    const named = noting();
    const end = { sofClashes: ["tyre"], order: ["taybeh", "tyre"] };
    lebanon({ rules: named.rules, zones: contested }).act("idf", "end-phase", end);
    expect(named.calls[0]).toEqual({ name: "clashes", order: ["taybeh", "tyre"] });
  });

  it("R-63 the Insurgents name no SOF", () => {
    const { rules } = noting();
    const game = lebanon({ rules, phasing: "insurgent", zones: contested });
    game.refusal("insurgent", "end-phase", { sofClashes: ["tyre"], order: [] });
    game.refusal("insurgent", "end-phase", { sofClashes: [], order: ["tyre"] });
  });
});
