import { describe, expect, it } from "vitest";
import { Refused } from "#engine";
import type { SeatId } from "../../../../../src/games/fitna/content/sides.ts";
import { destroy, hold, mark, poolOf } from "../../../../../src/games/fitna/rules/pieces/placing.ts";
import { standing } from "../../../../../src/games/fitna/rules/pieces/units.ts";
import { arrivalSpaces } from "../../../../../src/games/fitna/rules/reinforcements/arrival-table.ts";
import { arrivals } from "../../../../../src/games/fitna/rules/reinforcements/arrivals.ts";
import { batchOrReplacements } from "../../../../../src/games/fitna/rules/reinforcements/batches.ts";
import type { Game } from "../../../../../src/games/fitna/state.ts";
import { put } from "../movement/builder.ts";
import { type Playing, phaseOf } from "../powers/builder.ts";

const card = (seat: SeatId) => ({ seat, why: "card" as const, batch: "choice" as const });

function refusal(what: () => unknown): string | null {
  try {
    what();
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.text;
    throw error;
  }
}

const whereIs = ({ game }: Playing, id: string): string | undefined =>
  standing(game).find((one) => one.id === id)?.space;
const countriesOf = ({ edition }: Game, spaces: readonly string[]): readonly string[] => [
  ...new Set(spaces.map((space) => edition.spaces[space]?.country ?? space)),
];

function noBatches(game: Game): void {
  const pool = poolOf(game, "SYR");
  game.state.table.removed.push(...pool.batches.flat());
  pool.batches = [];
}

describe("batches and replacements", () => {
  it("R-087 AE-29 the first Reinforcements card of a turn may bring a batch, the second only replacements", () => {
    const on = phaseOf("1", "SYR").change((game) => destroy(game, "syr-5m"));
    on.call(batchOrReplacements, card("SYR")).answer("SYR", "reinforce", { what: "batch" });
    on.defaults("place-units");
    expect(["syr-9a", "shi-7", "shi-8"].every((id) => whereIs(on, id) !== undefined)).toBe(true);
    on.call(batchOrReplacements, card("SYR"));
    expect(refusal(() => on.answer("SYR", "reinforce", { what: "batch" }))).toMatch(/only replacements/);
    on.answer("SYR", "reinforce", { what: "rebuild", unit: "syr-5m" });
    on.defaults("place-units");
    expect(whereIs(on, "syr-5m")).toBeDefined();
  });

  it("R-087 a batch by tension does not count as the turn's batch by card", () => {
    const on = phaseOf("1", "SYR").change((game) => destroy(game, "syr-5m"));
    on.call(batchOrReplacements, { seat: "SYR", why: "tension", batch: "choice" });
    on.answer("SYR", "reinforce", { what: "batch" }).defaults("place-units");
    expect(on.table.reinforced).toEqual([]);
    expect(on.table.pools.SYR?.batches).toHaveLength(2);
  });

  it("R-146 2018: the batch comes without a choice", () => {
    const on = phaseOf("1", "SYR", { edition: "2018" });
    on.call(batchOrReplacements, { seat: "SYR", why: "tension", batch: "batch-first" }).defaults("place-units");
    expect(on.table.pools.SYR?.batches).toHaveLength(2);
  });

  it("R-088 AE-30 one destroyed unit comes back whole, or two reduced ones in supply are upgraded", () => {
    const start = () =>
      phaseOf("1", "SYR").change((game) => {
        destroy(game, "syr-5m");
        for (const id of ["syr-1a", "syr-11a", "syr-10m"]) mark(game, id, { reduced: true });
        mark(game, "syr-10m", { isolated: true });
        noBatches(game);
      });
    const rebuilt = start().call(batchOrReplacements, card("SYR"));
    rebuilt.answer("SYR", "reinforce", { what: "rebuild", unit: "syr-5m" }).defaults("place-units");
    expect(standing(rebuilt.game).find(({ id }) => id === "syr-5m")).not.toHaveProperty("reduced");
    const upgraded = start().call(batchOrReplacements, card("SYR"));
    expect(
      refusal(() => upgraded.answer("SYR", "reinforce", { what: "upgrade", units: ["syr-1a", "syr-10m"] })),
    ).toMatch(/is isolated/);
    upgraded.answer("SYR", "reinforce", { what: "upgrade", units: ["syr-1a", "syr-11a"] });
    const reduced = standing(upgraded.game).filter((one) => one.reduced);
    expect(reduced.map(({ id }) => id)).toEqual(["syr-10m"]);
  });

  it("R-088 where there is neither, everyone is told so", () => {
    const on = phaseOf("1", "SYR").change(noBatches);
    on.call(batchOrReplacements, card("SYR")).answer("SYR", "reinforce", { what: "nothing" });
    expect(on.lines.at(-1)).toBe("Syria: neither reinforcements nor replacements.");
  });
});

describe("arrivals", () => {
  it("R-091 AE-76 2018: a Syrian batch arrives in Syria, what is rebuilt in Lebanon too; 2020: in Syria alone", () => {
    const living = phaseOf("1", "SYR", { edition: "2018" }).change((game) => destroy(game, "syr-5m")).game;
    for (const id of ["syr-9a", "shi-7", "shi-8"])
      expect(countriesOf(living, arrivalSpaces(living, "SYR", id))).toEqual(["SYR"]);
    expect(countriesOf(living, arrivalSpaces(living, "SYR", "syr-5m", "rebuilt"))).toContain("LEB");
    const published = phaseOf("1", "SYR").change((game) => destroy(game, "syr-5m")).game;
    expect(countriesOf(published, arrivalSpaces(published, "SYR", "syr-5m", "rebuilt"))).toEqual(["SYR"]);
  });

  it("R-091 AE-77 a Kurdish unit arrives on spaces with the symbol of its faction", () => {
    const { game } = phaseOf("7", "KUR");
    const spaces = arrivalSpaces(game, "KUR", "kdp-4");
    expect(spaces.every((space) => game.edition.kurdish.KDP.includes(space))).toBe(true);
    expect(spaces).toContain("erbil");
    expect(spaces).not.toContain("kirkuk");
  });

  it("R-089 Russians who come to Iran arrive where a line through closed Syria leads to the ports", () => {
    const { game } = phaseOf("8", "IRN");
    const spaces = arrivalSpaces(game, "IRN", "rus-22", "russia-new");
    expect(spaces.length).toBeGreaterThan(0);
    expect(spaces.every((space) => game.state.table.control[space] === "IRN")).toBe(true);
    const atTheBorder = phaseOf("8", "IRN").change((now) => hold(now, "al-qaim", "IRN")).game;
    expect(arrivalSpaces(atTheBorder, "IRN", "rus-22", "russia-new")).toContain("al-qaim");
  });

  it("R-091 AE-81 three players: Iranians come to Iraq with a batch, and are supplied through closed Iran", () => {
    const { game } = phaseOf("2", "IRQ", { seats: "fewer" });
    expect(game.state.table.pools.IRQ?.batches[1]).toEqual(["irq-34a", "irq-6m", "irn-q", "hzi-1", "hzi-2"]);
    for (const id of ["irq-34a", "irq-6m"]) expect(countriesOf(game, arrivalSpaces(game, "IRQ", id))).toEqual(["IRQ"]);
    expect(arrivalSpaces(game, "IRQ", "irn-q")).toContain("khanaqin");
  });

  it("R-092 a militia that arrives in an empty space takes it (Q-58: where it would be supplied)", () => {
    const on = phaseOf("1", "TUR");
    const spaces = arrivalSpaces(on.game, "TUR", "sun-6");
    expect(spaces).toContain("jisr");
    expect(spaces).not.toContain("palmyra");
    on.call(arrivals, { seat: "TUR", units: ["sun-6"] });
    on.answer("TUR", "place-units", { arrivals: [{ unit: "sun-6", space: "jisr" }] });
    expect(on.table.control.jisr).toBe("TUR");
  });

  it("R-091 2018: militias arrive in their own spaces alone", () => {
    expect(arrivalSpaces(phaseOf("1", "TUR", { edition: "2018" }).game, "TUR", "sun-6")).not.toContain("jisr");
  });

  it("R-085 2018: a country's units arrive in its off-map box too", () => {
    const { game } = phaseOf("2", "TUR", { edition: "2018" });
    expect(arrivalSpaces(game, "TUR", "tur-28m")).toContain("box-tur");
    expect(arrivalSpaces(game, "TUR", "fsa-9")).not.toContain("box-tur");
  });

  it("R-091 scenario 5: Egyptians arrive in Saudi Arabia, for Jordan is closed", () => {
    const { game } = phaseOf("5", "COA");
    const id = Object.values(game.edition.units).find((one) => one.nation === "EGY" && !one.airmobile)?.id ?? "";
    expect(countriesOf(game, arrivalSpaces(game, "COA", id))).toEqual(["SAU"]);
  });

  it("R-089 one decision places all of them; a unit without a space waits, and comes later at no cost", () => {
    const on = phaseOf("1", "SYR").change((game) => {
      put(game, "SYR", "latakia", "syr-14s", "syr-m2");
      put(game, "SYR", "tartus", "syr-17r", "syr-104");
    });
    on.call(arrivals, { seat: "SYR", units: ["rus-56", "rus-6", "rus-7"] });
    const rows = [
      { unit: "rus-6", space: "tartus" },
      { unit: "rus-7", space: "latakia" },
    ];
    expect(refusal(() => on.answer("SYR", "place-units", { arrivals: rows.slice(0, 1) }))).toMatch(/arrives too/);
    on.answer("SYR", "place-units", { arrivals: rows });
    expect(on.table.pools.SYR?.waiting).toEqual(["rus-56"]);
    expect(on.lines.at(-1)).toMatch(/no room for .*, which waits?\.$/);
    expect(refusal(() => on.answer("SYR", "place-waiting", { unit: "rus-56", space: "tartus" }))).not.toBeNull();
    on.change((game) => put(game, "SYR", "homs", "syr-17r"));
    on.answer("SYR", "place-waiting", { unit: "rus-56", space: "tartus" });
    expect(whereIs(on, "rus-56")).toBe("tartus");
  });

  it("R-089 nothing is asked where there is one way", () => {
    const on = phaseOf("1", "SYR").change((game) => {
      put(game, "SYR", "latakia", "syr-14s", "syr-m2", "syr-1a");
      put(game, "SYR", "tartus", "syr-17r", "syr-104");
    });
    on.call(arrivals, { seat: "SYR", units: ["rus-56"] });
    expect(whereIs(on, "rus-56")).toBe("tartus");
  });
});
