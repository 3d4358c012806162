/** How the editions' rules differ (D-08 to D-64), each line with its number. What is content is in the files of content. */
import { z } from "zod";
import type { Frozen } from "#engine";
import { COLOURS, country, id, nation, some, upTo } from "./board-types.ts";

const spaces = z.array(id);
const countries = z.array(country);
/** Sources of a kind of units: by colour, single spaces as well, and where they are always supplied. */
const supply = z.strictObject({ colours: z.array(z.enum(COLOURS)), spaces, always: spaces });
const attacked = z.array(z.enum(["attacked", "occupied"])).min(1);

/** D-37: what raises tension the first time that it happens. */
const FIRST_TIMES = [
  "russia-attacks-turks",
  "israel-iran-ground",
  "iran-arabs-ground",
  "iran-turkey-ground",
  "russia-iran-ground",
  "iraq-syria-iran-in-turkey",
  "israel-takes-damascus",
  "israel-takes-beirut",
  "russia-iran-clash",
  "iran-turkey-clash",
  "turkey-takes-aleppo",
] as const;

const written = z.strictObject({
  /** D-08: whether the order of play can be bid for. */
  bidOption: z.boolean(),
  /** D-09. `exceptions`: refused except for two of them. */
  jokerTurn1: z.enum(["allowed", "exceptions"]),
  /** D-10: as the scenario says, or one each. */
  jokersPerSeat: z.enum(["scenario", "one"]),
  /** D-11: at the start of these turns. */
  reshuffle: z.array(some).min(1),
  /** D-12: into the draw piles, or into new piles with the discards. */
  htInsert: z.enum(["draw-piles", "with-discards"]),
  /** D-13: whether a host may leave International Tension out. */
  useTension: z.enum(["scenario", "option"]),
  /** D-14: what a plan without cards brings. */
  depot: z.strictObject({ moves: some, offensives: some }),
  /** D-15: when the Movement segment or a single move ends. */
  stackCheck: z.enum(["segment", "move"]),
  /** D-16: where a flight to a supplied space may begin. */
  airMoveOrigin: z.enum(["supplied-and-controlled", "any"]),
  /** D-17: where an airmobile assault may land. */
  assaultLanding: z.enum(["free-of-enemies", "enemy-space-unentrenched"]),
  /** D-18. `crossing`: not over them either; `exempt`: units of that country in it. */
  assaultBan: z.strictObject({ countries, crossing: z.boolean(), exempt: z.boolean() }),
  /** D-20: whether isolated armour goes on after a victory. */
  isolatedExploit: z.boolean(),
  /** D-21: whether a supplied friend in the same space is supply. */
  supplyByStacking: z.boolean(),
  /**
   * D-22 to D-24. `rebels`: the Free Syrian Army, Sunni and Al Sham militias in Syria. `shiaInSyria`: sources there as
   * well.
   */
  supply: z.strictObject({ fia: supply, rebels: supply, shia: supply, shiaInSyria: spaces }),
  /** D-63: Iraqi and Iranian sources serve the units of both. */
  greenShared: z.boolean(),
  /** D-26: in Iraq or Syria as the seat holds them, or in Iraq, those of the Syrian seat in Syria. */
  shiaArrival: z.enum(["as-held", "iraq-but-syrian-seat-syria"]),
  /** D-27. `linked`: Saudi spaces linked to Iraq, Turkish ones linked to Syria. */
  sunniArrival: z.strictObject({ emptySpaces: z.boolean(), linked: z.boolean() }),
  /** the Free Armies in such spaces too. */
  freeArmiesLinked: z.boolean(),
  /** D-28: where a rebuilt unit comes back. */
  arrivalRebuilt: z.enum(["own-country", "any-own"]),
  /** D-30: what EX* costs: each side, or each unit engaged. */
  exStar: z.enum(["two-steps-a-side", "one-step-a-unit"]),
  /** D-31: on whom the two steps of DR* fall. */
  drStarSplit: z.enum(["two-units", "owner"]),
  /** D-32: whether a retreat may end in a space that no friend controls. */
  retreatUncontrolled: z.boolean(),
  /** D-33: whether a result destroys entrenchments, even if nobody moves in. */
  entrenchOnResult: z.enum(["space-lost", "result-or-space-lost"]),
  /** D-35. */
  command: z.enum(["by-stack", "by-theatre"]),
  /** D-36. */
  caveats: z.enum(["R-055", "R-056"]),
  /** D-37: what raises tension. */
  tensionTriggers: z.strictObject({
    first: z.array(
      z.strictObject({
        event: z.enum(FIRST_TIMES),
        by: some,
      }),
    ),
    /** Every time that IS takes one of these. */
    isTakes: z.strictObject({ spaces, countries, by: some }),
  }),
  /** D-38: at levels 6 and 10: replacements in place of a batch, or only without one. */
  tensionBatch: z.enum(["choice", "batch-first"]),
  /** D-39. `linkedTo`: controlled spaces linked to these. */
  russia10: z.strictObject({ cards: upTo(1), spaces, linkedTo: spaces }),
  /** D-40: where Russia lands when it comes in. */
  russiaNew: z.enum(["ports-first", "any-supplied"]),
  /** D-41: what becomes of units that a coup costs. */
  coupLost: z.enum(["eliminated", "removed"]),
  /** D-42: in addition to the units marked as loyal. */
  loyalNations: z.array(nation),
  /** D-43: where the weaker camp of a coup goes. */
  coupRetreat: z.enum(["adjacent-ally", "closest-ally"]),
  /** D-47: where IS may retreat to. */
  isRetreat: z.enum(["normal", "closest-is-or-empty"]),
  /** D-48: whether another faction's symbol spaces are closed to Kurds. */
  kurdTerritory: z.enum(["own-symbols", "open"]),
  /** D-49: where garrisons may retreat to. */
  garrisonRetreat: z.enum(["own-faction-adjacent", "own-zone"]),
  /** D-50: whether Kurdish Rivalry stops the PKK as well. */
  rivalryStopsPkk: z.boolean(),
  /** D-52: who places the PKK when it rises. */
  pkkPlacer: z.enum(["player", "hostile-to-turkey"]),
  /** D-53: what ends its rebellion. */
  pkkEnd: z.enum(["five-spaces", "last-unit"]),
  /** D-54: what in Israel brings the United States in. */
  usTriggerIsrael: z.strictObject({ spaces, on: attacked }),
  /** D-55: what happens to Incirlik that brings them in. */
  usTriggerIncirlik: attacked,
  /** D-59: whether points are scored in one's own country. */
  vpOwnCountry: z.boolean(),
  /** D-61: for which militias Syria asks Iran. */
  permission: z.enum(["hezbollah-with-syrians", "hezbollahs-and-shia-in-syria"]),
  /** D-64: two people never both. */
  soleDecisive: z.boolean(),
});

/** Packs of release 0.2 have these, which decide nothing: what they would say follows from the cards and the scenarios. */
const IDLE = ["assaultSupply", "engineerEvent", "drones", "vpArea"];

const withoutIdle = (said: unknown): unknown =>
  typeof said === "object" && said !== null
    ? Object.fromEntries(Object.entries(said).filter(([name]) => !IDLE.includes(name)))
    : said;

export const parameters = z.preprocess(withoutIdle, written);
export type Parameters = Frozen<z.infer<typeof parameters>>;
