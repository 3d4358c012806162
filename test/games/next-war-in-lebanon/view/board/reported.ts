import { Dice } from "#engine";
import type { Scene } from "#scene";
import { SEATS, type SeatId, type ZoneId } from "../../../../../src/games/next-war-in-lebanon/content/types.ts";
import type { CombatEvent } from "../../../../../src/games/next-war-in-lebanon/rules/combat/events.ts";
import type { Casualty } from "../../../../../src/games/next-war-in-lebanon/rules/combat/types.ts";
import { enemyOf, type SeenUnit } from "../../../../../src/games/next-war-in-lebanon/state.ts";
import { keyOf } from "../../../../kit/index.ts";
import type { Game } from "../../builder.ts";
import { clash, enterZone, fought, peaceful, shot } from "../../fighting.ts";
import { content } from "../../packs.ts";

/** The pictures of a game's battles, as they were posted, each with its further pages. */
export const reports = (game: Game): readonly Scene[] =>
  game.reports.flatMap((scene) => [scene, ...(scene.beside ?? [])]);

/** close air support and SAM, chits of both sides, a CSU and rockets in support. */
export function wholeBattle(): Game {
  const game = peaceful({
    options: { battles: "steps" },
    boxes: { "hq-162": { zone: "bint-jbeil", units: ["arm-401 C", "mech-1 C", "csu-215 C"] } },
    zones: { "bint-jbeil": ["gue-3 D", "gue-4 C", "sr-2 C"] },
    hands: { idf: ["J-3", "J-4"], insurgent: ["J-4", "J-4"] },
    names: {},
  });
  enterZone(game, "idf", "bint-jbeil").act("insurgent", "pass");
  return game.roll([3, 6, 2, 2, 5, 1, 4, 6, 4, 5], () => {
    game.act("idf", "commit", { support: "j4", cas: "yes", targets: "weakest" });
    game.act("insurgent", "commit", { support: "j4", sam: 1, targets: "weakest" });
    game.act("idf", "fire-plan", { shots: [shot("arm-401", "gue-4", { supports: ["csu-215"], cas: "yes" })] });
    game.act("insurgent", "fire-plan", { shots: [shot("gue-3", "mech-1", { supports: ["sr-2"] })] });
  });
}

/** two firers that tie with one target. */
export const twoAtOne = (): Game =>
  fought({ names: {}, zones: { ayta: ["arm-7 C", "arm-8 C", "gue-3 C"] } }, "ayta", [6, 1, 2, 3, 6]);

/** One side wins the zone, and the other has nobody left to fire. */
export const won = (): Game => fought({ names: {}, zones: { ayta: ["li-226 D", "mil-1 D"] } }, "ayta", [6, 1, 6, 1]);

/** Several rounds of fire from as many units as there are: `each` of either side that fight one to one. */
export function large(each: number): Game {
  const idf = [
    "arm-7",
    "arm-188",
    "arm-401",
    "mech-1",
    "mech-933",
    "mech-84",
    "li-35",
    "li-226",
    "arm-8",
    "arm-14",
    "cav-a",
    "sof-1",
    "arm-434",
    "arm-205",
  ];
  const enemies = [
    "gue-1",
    "gue-2",
    "gue-3",
    "gue-4",
    "gue-5",
    "gue-6",
    "gue-7",
    "gue-8",
    "gue-9",
    "gue-10",
    "gue-11",
    "gue-12",
    "mil-1",
    "mil-2",
  ];
  const units = [...idf.slice(0, each), ...enemies.slice(0, each)].map((unit) => `${unit} D`);
  const game = peaceful({ names: {}, zones: { shaqra: units } });
  clash(game, "shaqra").pass();
  return game;
}

/** Battles that nobody fought, as large and as mixed as they may be: what is told of them, from a seed. */
export function madeUp(seed: number): readonly CombatEvent[] {
  const dice = new Dice({ key: keyOf(`battle ${seed}`), next: 0 });
  const zone = one(dice, content.zoneIds);
  const [idf, insurgent] = SEATS.map((seat) => forces(seat, dice));
  if (!idf || !insurgent) throw new Error("there are two sides");
  const here = { chapter: "combat", zone } as const;
  const modifiers = (["defender", "urban", "disrupted", "networked"] as const).slice(dice.below(5));
  const first = one(dice, SEATS);
  return [
    {
      ...here,
      kind: "battle",
      how: one(dice, ["entry", "ambush", "clash"]),
      attacker: first,
      fighters: { idf, insurgent },
    },
    {
      ...here,
      kind: "committed",
      support: { idf: one(dice, ["j4", null]), insurgent: one(dice, ["at", "j4", null]) },
      closeAirSupport: dice.below(2) === 0,
      networked: { idf: dice.below(3), insurgent: dice.below(3) },
    },
    ...(dice.below(2) === 0 ? [{ ...here, kind: "sam", dice: [1, 3, 2, 6], stopped: true } as const] : []),
    {
      ...here,
      kind: "advantage",
      attacker: first,
      dice: { idf: 4, insurgent: 6 },
      modifiers: {
        idf: modifiers.map((why) => ({ why, by: 1 })),
        insurgent: modifiers.map((why) => ({ why, by: -1 })),
      },
      first,
    },
    ...[first, enemyOf(first)].flatMap((seat) =>
      fire(here, seat, seat === "idf" ? [idf, insurgent] : [insurgent, idf], dice),
    ),
    { ...here, kind: "over", collateral: dice.below(2) === 0, lost: { idf: 0, insurgent: 0 } },
    { ...here, kind: "bonus", seat: null, why: one(dice, ["contested", "full-hand", "empty-pool"]) },
  ];
}

function forces(seat: SeatId, dice: Dice): readonly SeenUnit[] {
  const { idf, insurgent, syria } = content.scenarios["next-war"].pieces;
  const all = seat === "idf" ? idf.units : [...insurgent.units, ...syria.units];
  const most = 1 + dice.below(12);
  return dice
    .shuffled(all)
    .slice(0, most)
    .map((unit) => ({
      unit,
      mode: one(dice, ["combat", "dispersed"] as const),
      ...(dice.below(3) === 0 ? { disrupted: true } : {}),
      ...(seat === "idf" && dice.below(3) === 0 ? { reduced: true } : {}),
    }));
}

const one = <T>(dice: Dice, list: readonly T[]): T => {
  const found = list[dice.below(list.length)];
  if (found === undefined) throw new Error("there is nothing to take one of");
  return found;
};

type Sides = readonly [firers: readonly SeenUnit[], targets: readonly SeenUnit[]];

function fire(
  here: { readonly chapter: "combat"; readonly zone: ZoneId },
  seat: SeatId,
  [firers, targets]: Sides,
  dice: Dice,
): readonly CombatEvent[] {
  const most = dice.below(4);
  const fired = targets.slice(0, most).flatMap((target, i): CombatEvent[] => {
    const shooters = firers.slice(i, i + 1 + dice.below(3));
    if (shooters.length === 0) return [];
    const rolls = shooters.map(({ unit, mode }) => ({
      firer: unit,
      mode,
      dice: dice.below(3) === 0 ? [2, 5, 1, 4] : [3],
      rating: 7,
      support: dice.below(3),
      supporters: dice
        .shuffled(firers.filter(({ disrupted }) => !disrupted))
        .slice(0, dice.below(4))
        .map((one) => ({ unit: one.unit, rating: 3, support: dice.below(2) })),
      total: 10 + dice.below(9),
      against: 4,
      answer: 10 + dice.below(9),
    }));
    const lost = [target.unit, ...shooters.map(({ unit }) => unit)].filter(() => dice.below(2) === 0);
    const loss = (): Casualty["loss"] => one(dice, ["disrupted", "reduced", "eliminated"]);
    const casualties = lost.map((unit) => ({ unit, loss: loss(), disrupted: dice.below(2) === 0 }));
    const firefight = {
      target: target.unit,
      mode: target.mode,
      die: 6,
      support: dice.below(3),
      disrupted: dice.below(2) === 0,
      rolls,
    };
    return [{ ...here, kind: "firefight", seat, firefight, casualties, fired: [] }];
  });
  return fired.length > 0 ? fired : [{ ...here, kind: "silent", seat, why: "no-target" }];
}
