import { describe, expect, it } from "vitest";
import { openAsk } from "#engine";
import { losses } from "../../../../../src/games/fitna/rules/combat/taking-losses.ts";
import { poolOf } from "../../../../../src/games/fitna/rules/pieces/placing.ts";
import { possible } from "../../../../../src/games/fitna/rules/possible.ts";
import { arrivals } from "../../../../../src/games/fitna/rules/reinforcements/arrivals.ts";
import { batchOrReplacements } from "../../../../../src/games/fitna/rules/reinforcements/batches.ts";
import { fitna, type Play } from "../../builder.ts";
import { content } from "../../packs.ts";
import { behindMaarat } from "../../secret-positions.ts";
import { dice } from "../setup/builder.ts";

/** What everyone sees of two games: the table, and who is asked for what. */
const seenOf = ({ env }: Play) => ({ table: env.table, asked: openAsk(env) });

type Hidden = readonly [string, string];

/** Two games in which two counters, or their marks, have changed places, both under top counters. */
function twins(of: (hidden: Hidden) => Play, [one, other]: Hidden): readonly [Play, Play] {
  const both = [of([one, other]), of([other, one])] as const;
  expect(seenOf(both[1])).toEqual(seenOf(both[0]));
  return both;
}

describe("R-088, R-199 who is asked for a batch or replacements", () => {
  /** In Homs one counter lies below another. */
  const offered = ([mark]: Hidden, noBatch: boolean) => {
    const on = fitna({ seat: "SYR", units: { homs: { SYR: ["syr-10m", `syr-5m${mark}`] } } });
    if (noBatch) {
      const pool = poolOf(on.game, "SYR");
      on.table.removed.push(...pool.batches.flat());
      pool.batches = [];
    }
    return on.call(batchOrReplacements, { seat: "SYR", why: "card", batch: "choice" });
  };

  it("does not depend on steps that nobody else sees", () => {
    for (const on of twins((hidden) => offered(hidden, false), [" R", ""]))
      expect(on.asked.actions).toEqual(["reinforce"]);
  });

  it("nor does it where no batch is left: who has nothing to restore says so", () => {
    const [reduced, whole] = twins((hidden) => offered(hidden, true), [" R", ""]);
    expect(reduced.act("SYR", "reinforce", { what: "upgrade", units: ["syr-5m"] }).unit("syr-5m")).toBe("homs");
    const said = whole.act("SYR", "reinforce", { what: "nothing" }).lines.at(-1);
    expect(said).toBe("Syria: neither reinforcements nor replacements.");
  });

  it("a batch that can come is not passed over", () => {
    const { text } = offered(["", ""], false).refusal("SYR", "reinforce", { what: "nothing" });
    expect(text).toBe("Your next reinforcements can come now.");
  });
});

/** Russians stack with no Shia militia. */
const BAR: Hidden = ["shi-9", "syr-5m"];

describe("R-089, R-199 arrivals beside friends", () => {
  const coming = ([inTartus, inHoms]: Hidden) =>
    fitna({
      scenario: "11",
      seat: "RUS",
      units: {
        tartus: { SYR: ["syr-10m", inTartus] },
        homs: { SYR: ["syr-11a", inHoms] },
        latakia: { SYR: ["syr-17r"] },
      },
    }).call(arrivals, { seat: "RUS", units: ["rus-56"] });

  const placed = (on: Play, space: string) => on.act("RUS", "place-units", { arrivals: [{ unit: "rus-56", space }] });

  it("are asked for and offered by what the seat sees", () => {
    for (const on of twins(coming, BAR)) expect(on.asked.actions).toEqual(["place-units"]);
  });

  it("wait where a hidden counter turns out to be in the way", () => {
    const [barred, open] = twins(coming, BAR);
    expect(placed(open, "tartus").unit("rus-56")).toBe("tartus");
    expect(placed(barred, "tartus").unit("rus-56")).toBeNull();
    expect(barred.lines.at(-1)).toMatch(/no room for .*, which waits?\.$/);
  });
});

describe("R-132, R-199 steps that a stack loses to a strike", () => {
  /** One step left of each, or two of one. */
  const struck = ([mark]: Hidden) =>
    fitna({ seat: "TUR", units: { homs: { SYR: ["syr-10m R", `syr-5m${mark}`] } } }).call(losses, {
      side: "SYR",
      space: "homs",
      toll: { kind: "steps", steps: 2, apart: false },
      cause: "Air Strike",
    });

  it("are its owner's to spread, though it has no more of them: nobody else knows", () => {
    const [weak, strong] = twins(struck, [" R", ""]);
    expect(weak.act("SYR", "accept-suggestion").in("homs")).toEqual([]);
    expect(strong.act("SYR", "take-losses", { steps: "syr-10m+syr-5m" }).in("homs")).toEqual(["syr-5m R"]);
  });
});

describe("R-133, R-199 retreats", () => {
  /** Russians are thrown out of Maarat. */
  const beaten = (hidden: Hidden) =>
    behindMaarat(hidden).roll([6], (game) => game.attack("idlib", "maarat", ["fsa-1", "fsa-2"]));

  it("are asked for alike, and nobody is told what friends have hidden where units may go", () => {
    for (const on of twins(beaten, BAR)) {
      expect(on.asked.name).toBe("settling");
      expect(on.table.settling).toEqual({ kind: "retreat", side: "RUS", from: "maarat" });
    }
  });

  it("go as usual where a hidden counter turns out to be in the way", () => {
    const [barred, open] = twins(beaten, BAR);
    expect(open.act("RUS", "retreat", { to: "hama" }).in("hama")).toContain("rus-7 R");
    barred.act("RUS", "retreat", { to: "hama" });
    expect(barred.lines).toContain("Russia: no room in Hama beside hidden counters.");
    expect(barred.in("jisr")).toEqual(["rus-7 R", "syr-17r"]);
  });
});

describe("R-100, R-023 cards that are spent", () => {
  it("are told in the order of their numbers, not in that of the hand", () => {
    const held = (cards: readonly number[]) => {
      const on = fitna({ seat: "SYR", hands: { SYR: cards } });
      on.table.plan = null;
      on.table.phase = "planning";
      on.env.frames.push({ procedure: "operations", stage: "planning", data: { seat: "SYR" }, outcome: [] });
      return on.run().act("SYR", "plan", { cards: cards.map(String), moving: 1, fighting: 11 });
    };
    for (const on of [held([21, 67]), held([67, 21])]) expect(on.last("planned").cards).toEqual([21, 67]);
  });
});

describe("R-156, R-199 another state that a seat cannot tell from this one", () => {
  it("keeps a counter of IS that fell in the fight of now, and was seen, in its pool", () => {
    const { env } = fitna({ scenario: "3", seat: "SYR" });
    const [fallen = "", ...others] = env.box.isPool;
    Object.assign(env.table, { offensive: { fighting: { IS: [{ id: fallen }] } } });
    for (const seed of [1, 2, 3, 4]) {
      const { box } = possible(env, "SYR", dice(seed), content);
      expect(box.isPool).toContain(fallen);
      expect(box.isPool).toHaveLength(others.length + 1);
    }
  });
});
