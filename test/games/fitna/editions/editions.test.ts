import { describe, expect, it } from "vitest";
import { inputFor, type Params } from "#engine";
import type { Country, EditionId, Nation, SeatId } from "../../../../src/games/fitna/content/sides.ts";
import { rules } from "../../../../src/games/fitna/definition.ts";
import { enterHighTension, isReshuffled } from "../../../../src/games/fitna/rules/cards/drawing.ts";
import { demandOf } from "../../../../src/games/fitna/rules/combat/crt.ts";
import { nationsOnPermission } from "../../../../src/games/fitna/rules/command/commander.ts";
import { lockedBy } from "../../../../src/games/fitna/rules/effects/stopping.ts";
import { whyNoEntry } from "../../../../src/games/fitna/rules/map/entry.ts";
import { linkedTo } from "../../../../src/games/fitna/rules/map/relations.ts";
import { whyNotStacked } from "../../../../src/games/fitna/rules/map/stacking.ts";
import { sourcesOf } from "../../../../src/games/fitna/rules/map/supply.ts";
import { isCheckedAtOnce } from "../../../../src/games/fitna/rules/movement/marching.ts";
import { destroy, hold } from "../../../../src/games/fitna/rules/pieces/placing.ts";
import { standingIn, unitOf } from "../../../../src/games/fitna/rules/pieces/units.ts";
import { spaceName } from "../../../../src/games/fitna/rules/pieces/words.ts";
import { isLoyal } from "../../../../src/games/fitna/rules/powers/coups.ts";
import { spacesEntered } from "../../../../src/games/fitna/rules/powers/triggers.ts";
import { arrivalSpaces } from "../../../../src/games/fitna/rules/reinforcements/arrival-table.ts";
import { whyNoJoker } from "../../../../src/games/fitna/rules/turn/jokers.ts";
import { content } from "../packs.ts";
import { act, eventsOf } from "../rules/movement/builder.ts";
import { phaseOf } from "../rules/powers/builder.ts";
import { atStart, dice } from "../rules/setup/builder.ts";
import { POSITIONS } from "./positions.ts";

/** What is so in an edition. */
type Fact = (edition: EditionId) => unknown;

const packOf = (edition: EditionId) => content.editions[edition];
const sizeOf = (what: object): number => Object.keys(what).length;

function offered(edition: EditionId, name: string, said: Params): number {
  const question = inputFor(rules.options, { content }, { edition, ...said }, rules.defaults, name);
  return question?.kind === "pick" ? question.options.length : 0;
}

function stacked(edition: EditionId, space: string, units: readonly (readonly [SeatId, string])[]): boolean {
  const game = atStart("10", { edition: "2020" });
  const here = { ...game, edition: packOf(edition) };
  return (
    whyNotStacked(
      here,
      space,
      units.map(([side, id]) => ({ unit: unitOf(here, id), side })),
    ) === null
  );
}

const arrives = (edition: EditionId, scenario: string, seat: SeatId, id: string, to: string): boolean =>
  arrivalSpaces(phaseOf(scenario, seat, { edition }).game, seat, id).includes(to);

function discardedAfterHighTension(edition: EditionId): number {
  const game = atStart("1", { edition });
  const { box } = game.state;
  box.discards.events.push(...box.piles.events.splice(0, 1));
  enterHighTension(game, dice(2));
  return box.discards.events.length;
}

function rebuiltInLebanon(edition: EditionId): boolean {
  const { game } = phaseOf("1", "SYR", { edition }).change((now) => destroy(now, "syr-5m"));
  return arrivalSpaces(game, "SYR", "syr-5m", "rebuilt").some((space) =>
    packOf(edition).countries.LEB.spaces.includes(space),
  );
}

const KDP = { nation: "KDP", side: "KDP" } as const;

const sources = (edition: EditionId, nation: Nation, country: Country): readonly string[] =>
  sourcesOf(atStart("2", { edition }), nation, country);

function shiaInSyria(edition: EditionId): boolean {
  const scenario = { "2020": "10", "2018": "9" }[edition];
  const { game } = phaseOf(scenario, "IRN", { edition }).change((now) => {
    for (const { id } of standingIn(now, "qalamoun")) destroy(now, id);
    hold(now, "qalamoun", "IRN");
  });
  return arrivalSpaces(game, "IRN", "shi-1").includes("qalamoun");
}

const russiansInland = (edition: EditionId): boolean =>
  arrivalSpaces(phaseOf("2", "SYR", { edition }).game, "SYR", "rus-205", "russia-new").some(
    (space) => space !== "tartus" && space !== "latakia",
  );

function tensionByNajaf(edition: EditionId): number {
  const game = phaseOf("2", "IRQ", { edition });
  const { tension } = game.table;
  game.do((s) => spacesEntered(s, { side: "IS", nations: ["IS"], spaces: ["najaf"] }));
  return game.table.tension - tension;
}

/** By the number of the difference: what is so in 2020, in 2018, and how it is found. */
const FACTS: readonly (readonly [row: string, in2020: unknown, in2018: unknown, fact: Fact])[] = [
  ["D-01", 115, 113, (id) => packOf(id).spaceIds.length],
  ["D-02", 95, 90, (id) => sizeOf(packOf(id).cards)],
  ["D-03", 250, 239, (id) => sizeOf(packOf(id).units)],
  ["D-04", 5, 4, (id) => sizeOf(packOf(id).specialJokers)],
  ["D-05", 11, 10, (id) => sizeOf(packOf(id).scenarios)],
  ["D-06", "Upper Galilee", "Upper Galilea", (edition) => spaceName({ edition: packOf(edition) }, "upper-galilee")],
  ["D-07", false, true, (id) => linkedTo({ edition: packOf(id) }, "ahvaz").includes("box-irn")],
  ["D-08", 3, 0, (id) => offered(id, "bids", { scenario: "2" })],
  ["D-09", true, false, (id) => whyNoJoker(phaseOf("1", "TUR", { edition: id, turn: 1 }).view("TUR")) === null],
  ["D-10", 2, 1, (edition) => atStart("5", { edition }).state.table.jokers.IRQ],
  ["D-11", true, false, (edition) => isReshuffled(atStart("1", { edition }), 3)],
  ["D-12", 1, 0, discardedAfterHighTension],
  ["D-13", 0, 2, (id) => offered(id, "tension", { scenario: "1" })],
  ["D-14", 2, 1, (id) => act(eventsOf("1", { edition: id, seat: "SYR" }), "use-depot").table.plan?.moves],
  ["D-15", false, true, (edition) => isCheckedAtOnce(atStart("1", { edition }))],
  ["D-22", false, true, (id) => sources(id, "FIA", "IRQ").includes("h4")],
  ["D-24", false, true, (id) => sources(id, "SHI", "SYR").includes("aleppo")],
  ["D-25", false, true, (id) => packOf(id).supplies.WEST.includes("haifa")],
  ["D-26", true, false, shiaInSyria],
  ["D-27", true, false, (id) => arrives(id, "1", "TUR", "sun-6", "jisr")],
  ["D-28", false, true, rebuiltInLebanon],
  ["D-29", "DR*", "DS", (id) => packOf(id).crt.rows[2]?.at(-1)],
  ["D-30", false, true, (id) => demandOf(packOf(id), "EX*").attacker === demandOf(packOf(id), "AR*").attacker],
  ["D-31", false, true, (id) => JSON.stringify(demandOf(packOf(id), "DR*").defender).includes("false")],
  [
    "D-36",
    true,
    false,
    (id) =>
      stacked(id, "beirut", [
        ["IRN", "leb-1"],
        ["IRN", "hzi-1"],
      ]),
  ],
  ["D-37", 1, 0, tensionByNajaf],
  ["D-40", false, true, russiansInland],
  ["D-42", true, false, (id) => isLoyal({ edition: packOf(id) }, unitOf({ edition: packOf(id) }, "sun-1"))],
  ["D-44", true, false, (id) => !packOf(id).scenarios["3"]?.cardsRemoved.includes(68)],
  [
    "D-48",
    false,
    true,
    (edition) => whyNoEntry(phaseOf("1", "SYR", { edition }).game, KDP, "kobani")?.rule !== "R-172",
  ],
  ["D-50", false, true, (id) => lockedBy({ edition: packOf(id) }, [43]).includes(75)],
  [
    "D-51",
    5,
    0,
    (edition) =>
      Object.keys(atStart("3", { edition }).state.table.kurds).filter((unit) => unit.startsWith("pkk")).length,
  ],
  [
    "D-57",
    2,
    0,
    (id) =>
      Object.values(packOf(id).cards).filter(({ uses }) =>
        uses.some(({ effects }) => effects.some(({ kind }) => kind === "reveal")),
      ).length,
  ],
  ["D-58", "decisive", "strategic", (id) => packOf(id).labels.levels.decisive],
  ["D-61", 2, 3, (id) => nationsOnPermission({ edition: packOf(id) }).length],
  ["D-63", false, true, (id) => sources(id, "IRQ", "IRQ").includes("ahvaz")],
];

/** Where the two rulebooks come to the same, for what can be decided; docs/games/fitna.md says why. */
const SAME: readonly string[] = ["D-19", "D-34", "D-45", "D-46", "D-60", "D-62"];

describe("where the editions differ", () => {
  it.each([...FACTS, ...POSITIONS])("%s: %j in 2020, %j in 2018", (_row, in2020, in2018, fact) => {
    expect(in2018).not.toEqual(in2020);
    expect([fact("2020"), fact("2018")]).toEqual([in2020, in2018]);
  });

  it("no row of the table is left out", () => {
    const known = [...FACTS.map(([row]) => row), ...POSITIONS.map(([row]) => row), ...SAME];
    const rows = Array.from({ length: 64 }, (_, i) => `D-${String(i + 1).padStart(2, "0")}`);
    expect(rows.filter((row) => !known.includes(row))).toEqual([]);
  });
});
