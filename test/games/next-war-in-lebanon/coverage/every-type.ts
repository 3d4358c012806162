import type { SeatId, UnitId } from "../../../../src/games/next-war-in-lebanon/content/types.ts";
import { unitOf } from "../../../../src/games/next-war-in-lebanon/rules/pieces/units.ts";
import { book, type Game } from "../builder.ts";
import { enterZone } from "../fighting.ts";
import type { Coverage } from "./coverage.ts";
import { ALL, everyDie, Seed } from "./seed.ts";

type Nation = "israel" | "hezbollah" | "syria";

/** The first unit of each type that a nation has in the next war. */
function oneOfEach(nation: Nation): readonly UnitId[] {
  const { content } = book;
  const { idf, insurgent, syria } = content.scenarios["next-war"].pieces;
  const own = [...idf.units, ...insurgent.units, ...syria.units].filter(
    (unit) => unitOf(content, unit).nation === nation,
  );
  const types = new Set(own.map((unit) => unitOf(content, unit).type));
  return [...types].flatMap((type) => own.find((unit) => unitOf(content, unit).type === type) ?? []);
}

/** one unit of each type that can be struck, on top of a stack of its own. */
export function everyTarget(coverage: Coverage): void {
  for (const nation of ["hezbollah", "syria"] as const)
    for (const unit of oneOfEach(nation)) {
      const zone = nation === "syria" ? "syria" : "ayta";
      const { fixedMode } = unitOf(book.content, unit);
      const zones = { [zone]: [`${unit} ${fixedMode === "dispersed" ? "D" : "C"}`] };
      const seed = new Seed(coverage, { options: { ...ALL, syria: "start" }, hands: { idf: ["J-3"] }, zones });
      everyDie(6, () => seed.act("idf", "j3-strike", { missions: [{ zone, target: unit }] }).settle(unit));
    }
}

/** one unit of each type is rebuilt, or built again. */
export function everyReturn(coverage: Coverage): void {
  const play = (seat: SeatId, eliminated: readonly UnitId[], zones: { readonly [zone: string]: readonly string[] }) =>
    new Seed(coverage, { phasing: seat, hands: { [seat]: ["J-1"] }, eliminated, zones });
  for (const unit of oneOfEach("israel"))
    play("idf", [], { safed: [`${unit} C R`] }).act("idf", "j1-rebuild", { unit });
  for (const unit of oneOfEach("hezbollah")) {
    const mode = unitOf(book.content, unit).fixedMode === null ? { mode: "combat" } : {};
    const units = [{ unit, zone: "tyre", ...mode }];
    play("insurgent", [unit], { tyre: ["gue-7 C"] }).act("insurgent", "j1-build", { units });
  }
}

/** of each type of the IDF one that is disrupted and reduced already is fired at, and lost. */
export function everyLoss(coverage: Coverage): void {
  for (const unit of oneOfEach("israel")) {
    const zones = { ayta: [`${unit} C R X`, "gue-7 C"] };
    const enter = (game: Game) => void enterZone(game, "insurgent", "ayta").pass();
    const seed = new Seed(coverage, { phasing: "insurgent", zones });
    seed.do((game) => void game.roll([6, 1, 6, 1], enter));
  }
}
