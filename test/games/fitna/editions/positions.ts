import type { EditionId, Holder } from "../../../../src/games/fitna/content/sides.ts";
import { aftermathOf } from "../../../../src/games/fitna/rules/combat/aftermath.ts";
import { suffer } from "../../../../src/games/fitna/rules/combat/losses.ts";
import { retreatOptions } from "../../../../src/games/fitna/rules/combat/retreat.ts";
import { updateCommand } from "../../../../src/games/fitna/rules/command/changing-hands.ts";
import { unsupplied } from "../../../../src/games/fitna/rules/map/supply.ts";
import { destroy, hold, mark } from "../../../../src/games/fitna/rules/pieces/placing.ts";
import { standing } from "../../../../src/games/fitna/rules/pieces/units.ts";
import { coup } from "../../../../src/games/fitna/rules/powers/coups.ts";
import { endRebellion, pkkRebellion, placerOf } from "../../../../src/games/fitna/rules/powers/pkk.ts";
import { changeTension } from "../../../../src/games/fitna/rules/powers/tension.ts";
import { offensiveFought, spacesEntered } from "../../../../src/games/fitna/rules/powers/triggers.ts";
import { pointsOf } from "../../../../src/games/fitna/rules/victory/course.ts";
import { levelsOf, onePersonEach } from "../../../../src/games/fitna/rules/victory/levels.ts";
import { bringHighTension } from "../gathering.ts";
import { content } from "../packs.ts";
import { at, ISOLATED, mapOf, REDUCED, stack, atStart as unitsAt } from "../rules/combat/builder.ts";
import { atStart as onMap } from "../rules/map/builder.ts";
import { act, changed, isIsolated, movementOf, put, refusalOf } from "../rules/movement/builder.ts";
import { clear, type Playing, phaseOf } from "../rules/powers/builder.ts";
import { atStart } from "../rules/setup/builder.ts";

type Fact = (edition: EditionId) => unknown;

const packOf = (edition: EditionId) => content.editions[edition];
/** The regional war: its number in each edition. */
const REGIONAL = { "2020": "10", "2018": "9" } as const;

const flies = (edition: EditionId): boolean => {
  const start = changed(movementOf("1", { edition, seat: "SYR" }), (game) => mark(game, "syr-104", { isolated: true }));
  return refusalOf(start, "air-move", { unit: "syr-104", to: "latakia" }) === null;
};

function assaultsEmptyLand(edition: EditionId): boolean {
  const start = movementOf("1", {
    edition,
    seat: "SYR",
    change: (game) => {
      put(game, "SYR", "aleppo", "syr-104");
      hold(game, "manbij", null);
    },
  });
  return refusalOf(start, "air-assault", { unit: "syr-104", to: "manbij" }) === null;
}

function assaultsAtHome(edition: EditionId): boolean {
  const start = movementOf("2", {
    edition,
    seat: "TUR",
    change: (game) => {
      put(game, "TUR", "sanliurfa", "tur-1c");
      game.state.table.control.mardin = "PKK";
    },
  });
  return refusalOf(start, "air-assault", { unit: "tur-1c", to: "mardin" }) === null;
}

/** 11 Arm Div comes by the only way to 5 Mech Div, which is cut off in Deir ez-Zor. */
function isRelievedAtOnce(edition: EditionId): boolean {
  const start = movementOf("1", {
    edition,
    seat: "SYR",
    change: (game) => {
      for (const space of ["raqqa", "sukhnah", "mayadin", "shaddadi"]) hold(game, space, "TUR");
    },
  });
  const path = ["qaryatayn", "palmyra", "sukhnah", "deir-ez-zor"];
  return !isIsolated(act(start, "move", { from: "homs", units: ["syr-11a"], path }), "syr-5m");
}

function exploitsIsolated(edition: EditionId): boolean {
  const attackers = stack(packOf(edition), "SYR", "hama", ["syr-11a"], ISOLATED);
  const left = { attackers, defenders: [], cards: [], entrenched: false };
  return aftermathOf(packOf(edition), "DR", left).exploiting.length > 0;
}

/** DR* against East Ghouta, in which the only attacker falls. */
function fallsWithoutAttackers(edition: EditionId): boolean {
  const pack = packOf(edition);
  const { survivors } = suffer(stack(pack, "SYR", "damascus", ["syr-4a"], REDUCED), { "syr-4a": 1 });
  const defenders = unitsAt(pack, "east-ghouta", REDUCED);
  return aftermathOf(pack, "DR*", { attackers: survivors, defenders, cards: [], entrenched: true }).entrenchmentRemoved;
}

type Changed = Parameters<typeof mapOf>[1];
type Held = { readonly [space: string]: Holder };

/** Where units may retreat to. */
function retreat(
  edition: EditionId,
  from: string,
  origin: string,
  units: ReturnType<typeof unitsAt>,
  changed: Changed = {},
  held: Held = {},
) {
  const options = retreatOptions(
    packOf(edition),
    mapOf(packOf(edition), changed, held),
    { from, origin, gone: [] },
    units,
  );
  return options.kind === "together" ? options.spaces : [];
}

const outOfGhouta: Fact = (id) => retreat(id, "east-ghouta", "damascus", unitsAt(packOf(id), "east-ghouta"));

const outOfAlBab: Fact = (id) =>
  retreat(id, "al-bab", "aleppo", stack(packOf(id), "IS", "al-bab", ["is-1"]), { azaz: [] }, { azaz: "IS" });

/** Of a garrison of the PYD between full spaces of its own. */
function pastFullSpaces(edition: EditionId): readonly string[] {
  const pack = packOf(edition);
  const full = Object.fromEntries(
    ["hasakah", "qamishli"].map((space) => [space, stack(pack, "PYD", space, ["pyd-1", "pyd-2", "pyd-3"])]),
  );
  const held = Object.fromEntries(
    ["ras-al-ayn", "hasakah", "qamishli", "rumaylan"].map((space) => [space, "PYD"] as const),
  );
  return retreat(edition, "ras-al-ayn", "tal-abyad", [at(pack, "PYD", "ras-al-ayn", "pyd-g1")], full, held);
}

/** Who has a Shia militia that stands with Syrians, where Iran has a seat. */
function militiaWithSyrians(edition: EditionId): Holder | undefined {
  const play = phaseOf("2", "SYR", { edition })
    .change((game) => put(game, "SYR", "homs", "shi-8"))
    .do(updateCommand);
  return standing(play.game).find(({ id }) => id === "shi-8")?.side;
}

const askedAtSix: Fact = (edition) =>
  phaseOf("1", "TUR", { edition })
    .do((s) => changeTension(s, 4, "War"))
    .asked("TUR")
    ?.actions.includes("reinforce");

/** Russia is there already. */
function syrianCardsAtTen(edition: EditionId): number {
  const play = phaseOf("4", "IRQ", { edition }).change((game) => {
    Object.assign(game.state.table, { tension: 9, reached: [5, 6] });
    bringHighTension(game);
  });
  play.do((s) => changeTension(s, 1, "War")).until("end-events");
  return play.game.state.hands.SYR?.cards.length ?? 0;
}

/** A coup in which only these units roll, and roll so. */
function coupIn(edition: EditionId, rolls: { readonly [unit: string]: number }): Playing {
  const play = phaseOf("1", "SYR", { edition, turn: 3 }).change((game) => {
    const spaces = new Set(Object.keys(rolls).map((id) => standing(game).find((one) => one.id === id)?.space));
    for (const { id, space, side } of standing(game)) if (side === "SYR" && !spaces.has(space)) destroy(game, id);
  });
  return play.dice(...Object.values(rolls)).call(coup, { country: "SYR" });
}

const lostInCoup: Fact = (edition) =>
  coupIn(edition, { "syr-1a": 1, "syr-17r": 5, "syr-104": 3 }).table.removed.includes("syr-104");

/** Whether the rebels of Homs go to a space that is their own before. */
function rebelsGoToTheirOwn(edition: EditionId): boolean {
  const { game } = coupIn(edition, { "syr-11a": 2, "syr-18a": 6 });
  const { space = "" } = game.state.hands.TUR?.units["fsa-1"] ?? {};
  return game.scenario.control[space] === "TUR";
}

/** Turkey has all five spaces of the PKK; one unit is left in Syria. */
function rebellionWithRefugees(edition: EditionId): unknown {
  const play = phaseOf("2", "IRQ", { edition }).call(pkkRebellion, { placer: "IRQ" });
  play.change((game) => {
    for (const id of ["pkk-g1", "pkk-2"]) destroy(game, id);
    clear(game, "siirt", "tal-abyad");
    put(game, "PKK", "tal-abyad", "pkk-1");
    hold(game, "siirt", "TUR");
  });
  return play.do(endRebellion).table.rebellion;
}

const fought = (edition: EditionId, scenario: string, target: string): boolean =>
  phaseOf(scenario, "SYR", { edition }).do((s) =>
    offensiveFought(s, {
      side: "SYR",
      target,
      attackers: ["SYR"],
      defenders: ["ISR"],
      defendingSides: [],
      rolled: true,
    }),
  ).table.intervened === true;

const entered = (edition: EditionId, scenario: string, space: string): boolean =>
  phaseOf(scenario, "SYR", { edition }).do((s) => spacesEntered(s, { side: "SYR", nations: ["SYR"], spaces: [space] }))
    .table.intervened === true;

const whoHasAmericans: Fact = (edition) => {
  const play = phaseOf(REGIONAL[edition], "ISR", { edition }).do((s) => changeTension(s, 6, "War"));
  return play.until("end-events").lines.find((line) => line.endsWith("the United States intervenes."));
};

function turkishPoints(edition: EditionId): unknown {
  const game = atStart("6", { edition });
  return pointsOf({ ...game, scenario: { ...game.scenario, area: ["TUR"] } }, () => true)?.TUR;
}

/** What Iraq asks for in Syria, and Syria does not need. */
const OVER_THE_BORDER = ["abu-kamal", "mayadin", "hasakah", "qamishli"];

/** Scenario 3 with everything that SYR and IRQ need. */
function bothWin(edition: EditionId): unknown {
  const game = atStart("3", { edition, fewer: true });
  for (const side of ["SYR", "IRQ"] as const)
    for (const space of game.edition.countries[side].spaces) game.state.table.control[space] = side;
  for (const space of OVER_THE_BORDER) game.state.table.control[space] = "IRQ";
  const { SYR, IRQ } = levelsOf(game, onePersonEach(game), () => true);
  return [SYR, IRQ];
}

/** By the number of the difference: what becomes of a position in 2020, in 2018, and the position. */
export const POSITIONS: readonly (readonly [row: string, in2020: unknown, in2018: unknown, fact: Fact])[] = [
  ["D-16", false, true, flies],
  ["D-17", true, false, assaultsEmptyLand],
  ["D-18", true, false, assaultsAtHome],
  ["D-20", false, true, exploitsIsolated],
  ["D-21", true, false, isRelievedAtOnce],
  ["D-23", false, true, (id) => unsupplied(onMap(id, "1")).has("sun-5")],
  ["D-32", ["al-tanf"], [], outOfGhouta],
  ["D-33", false, true, fallsWithoutAttackers],
  ["D-35", "SYR", "IRN", militiaWithSyrians],
  ["D-38", true, false, askedAtSix],
  ["D-39", 1, 0, syrianCardsAtTen],
  ["D-41", false, true, lostInCoup],
  ["D-43", false, true, rebelsGoToTheirOwn],
  ["D-47", ["azaz"], ["azaz", "manbij"], outOfAlBab],
  ["D-49", [], ["rumaylan"], pastFullSpaces],
  ["D-52", "TUR", "IRN", (edition) => placerOf(atStart("2", { edition }), "TUR")],
  ["D-53", "over", "on", rebellionWithRefugees],
  ["D-54", true, false, (edition) => fought(edition, REGIONAL[edition], "haifa")],
  ["D-55", true, false, (edition) => entered(edition, "6", "incirlik")],
  [
    "D-56",
    "Israel and Turkey: the United States intervenes.",
    "Turkey: the United States intervenes.",
    whoHasAmericans,
  ],
  ["D-59", 0, 15, turkishPoints],
  ["D-64", ["decisive", "decisive"], ["major", "major"], bothWin],
];
