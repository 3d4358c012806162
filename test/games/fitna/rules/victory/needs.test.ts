import { describe, expect, it } from "vitest";
import { needsOf, worthFor } from "../../../../../src/games/fitna/advice/judgement/worth.ts";
import type { SeatId } from "../../../../../src/games/fitna/content/sides.ts";
import { seen } from "../../../../../src/games/fitna/rules/now.ts";
import { hold } from "../../../../../src/games/fitna/rules/pieces/placing.ts";
import type { Game } from "../../../../../src/games/fitna/state.ts";
import { eventsOf, viewIn } from "../movement/builder.ts";

const at = (scenario: string, seat: SeatId, change: (game: Game) => void = () => {}): Game =>
  seen(viewIn(eventsOf(scenario, { seat, change }), seat));

describe("R-200: what a seat's victory hangs on", () => {
  it("each of the towns without which it is no victory counts in full, what is to spare less", () => {
    const seven = needsOf(at("1", "SYR"), "SYR");
    expect(seven.get("damascus")).toBe(10);
    expect(seven.get("deir-ez-zor")).toBe(10); // any seven of nine: it holds just seven
    const eight = needsOf(
      at("1", "SYR", (game) => hold(game, "idlib", "SYR")),
      "SYR",
    );
    expect(eight.get("deir-ez-zor")).toBeLessThan(10);
    expect(eight.get("damascus")).toBe(10);
  });

  it("what is missing counts the more, the less is missing", () => {
    const missing = (...lost: readonly string[]) =>
      needsOf(
        at("1", "SYR", (game) => {
          for (const space of lost) hold(game, space, "TUR");
        }),
        "SYR",
      ).get("hama") ?? 0;
    expect(missing("hama")).toBe(10);
    expect(missing("hama", "raqqa")).toBe(5);
  });

  it("R-209 a corridor that is open needs nothing of others", () => {
    const friends = (game: Game) => {
      for (const country of ["IRQ", "SYR"] as const)
        for (const space of game.edition.countries[country].spaces) hold(game, space, country);
    };
    const { control } = at("2", "IRN", friends).state.table;
    const needed = [...needsOf(at("2", "IRN", friends), "IRN")].flatMap(([space, need]) => (need > 0 ? [space] : []));
    expect(needed.map((space) => control[space]).filter((side) => !["IRN", "IRQ", "SYR"].includes(side ?? ""))).toEqual(
      [],
    );
    expect(needed).toContain("baghdad");
  });

  it("to deny an enemy what he lacks is worth something, more where he is the only one", () => {
    const worth = (scenario: string, seat: SeatId, space: string) => worthFor(at(scenario, seat), seat)(space);
    expect(worth("1", "SYR", "idlib")).toBeGreaterThan(worth("1", "SYR", "jisr"));
    expect(worth("1", "TUR", "deir-ez-zor")).toBeGreaterThan(worth("1", "TUR", "sukhnah") + 5);
  });
});
