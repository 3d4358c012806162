/**
 * What is printed on the Faction screens (section 6.2), and the closed vocabularies of their abilities and Victory
 * Conditions.
 */
import { z } from "zod";
import { unknownWord } from "#engine";
import { unit } from "./effects.ts";
import { SEATS } from "./factions.ts";

const zoneId = z.string().min(1);
const seat = z.enum(SEATS);
const some = z.int().min(1);
const none = z.int().min(0);

/** A number that may differ with the number of seats (section 6.7): plain, or `{usual: 4, bySeats: {"5": 6}}`. */
const bySeats = z.record(z.enum(["3", "4", "5", "6"]), z.int().min(0).optional());
export const tunable = z.union([none, z.strictObject({ usual: none, bySeats })]);
export type Tunable = z.infer<typeof tunable>;

/** The number for a game with this many seats. */
export const tuned = (number: Tunable, seats: number): number =>
  typeof number === "number" ? number : (number.bySeats[String(seats) as "3"] ?? number.usual);

const ABILITIES = [
  /** In each Recruit Step the first few units of this type (in this Zone, if one is named) cost this instead. */
  z.strictObject({ kind: z.literal("recruitDiscount"), unit, zone: zoneId.nullable(), first: some, cost: none }),
  /** In each Recruit Step the first few AB cards cost this. */
  z.strictObject({ kind: z.literal("cardDiscount"), first: some, cost: none }),
  /** Bank income for each such Zone. `caz`: R-51; `hosted`: own Infrastructure in a Zone that another seat Controls. */
  z.strictObject({ kind: z.literal("incomePerZone"), where: z.enum(["caz", "hosted"]), amount: some, max: some }),
  /** Infrastructure can be spawned where the seat had Security at the start of the step, whoever Controls. */
  z.strictObject({ kind: z.literal("spawnInfraWithSecurity") }),
  /** what a unit of this faction is worth in Combat; 1 without it. */
  z.strictObject({ kind: z.literal("unitValue"), value: some }),
  /** moves once a turn between Zones of its colour, whatever lies between. */
  z.strictObject({ kind: z.literal("underground") }),
  /** flies once a turn for each Airport that it holds. */
  z.strictObject({ kind: z.literal("airmobile") }),
  /** takes nobody's Control away, need not fight, and has the award of whoever attacks it. */
  z.strictObject({ kind: z.literal("peacekeeping") }),
] as const;
const ability = z.discriminatedUnion("kind", ABILITIES, { error: (issue) => unknownWord("ability", issue) });
export type Ability = z.infer<typeof ability>;
export type AbilityKind = Ability["kind"];
export type AbilityOf<K extends AbilityKind> = Extract<Ability, { kind: K }>;

const zones = z.array(zoneId).min(1);

/** A part of a special Victory Condition, of numbers that may be tuned. */
const GOALS = [
  z.strictObject({ kind: z.literal("controlAll"), seat, zones }),
  z.strictObject({ kind: z.literal("controlAtLeast"), seat, count: tunable, zones }),
  /** Ruling AN: an absent seat Controls nothing. */
  z.strictObject({ kind: z.literal("controlCount"), seat, min: tunable.optional(), max: tunable.optional() }),
  /** Controls each, and has Infrastructure in each. */
  z.strictObject({ kind: z.literal("controlWithInfra"), seat, zones }),
  /** Zones with own Infrastructure. */
  z.strictObject({ kind: z.literal("infraZones"), seat, min: tunable }),
  /** PP in all Zones, after collection. */
  z.strictObject({ kind: z.literal("ppOnMap"), max: tunable }),
  /** A number of Combat Phases in a row without a Combat between these two. */
  z.strictObject({ kind: z.literal("quiet"), between: z.tuple([seat, seat]), turns: tunable }),
] as const;
const goal = z.discriminatedUnion("kind", GOALS, { error: (issue) => unknownWord("victory condition", issue) });
type FileGoal = z.infer<typeof goal>;

/** The same with its numbers as they are in one game. */
type Settled<G> = G extends unknown
  ? { readonly [K in keyof G]: Tunable extends G[K] ? number | Extract<G[K], undefined> : G[K] }
  : never;
export type Goal = Settled<FileGoal>;

const screen = z.strictObject({
  seat,
  security: some,
  infrastructure: some,
  handLimit: some,
  moves: some,
  startSecurity: tunable,
  startInfrastructure: tunable,
  startPP: tunable,
  startCards: tunable,
  bankIncome: tunable,
  extraSpawn: z.array(zoneId),
  abilities: z.array(ability),
  /** all of these together. */
  special: z.array(goal).min(1),
  source: z.string().min(1),
});
export type FileScreen = z.infer<typeof screen>;
export const screensFile = z.strictObject({ screens: z.array(screen) });

type Numbers = "startSecurity" | "startInfrastructure" | "startPP" | "startCards" | "bankIncome";

/** A Faction screen as it is in a game of one number of seats. */
export type Screen = Omit<FileScreen, Numbers | "special"> & { readonly [key in Numbers]: number } & {
  readonly special: readonly Goal[];
};

/** The screen in a game with this many seats. */
export function screenFor(screen: FileScreen, seats: number): Screen {
  return {
    ...screen,
    startSecurity: tuned(screen.startSecurity, seats),
    startInfrastructure: tuned(screen.startInfrastructure, seats),
    startPP: tuned(screen.startPP, seats),
    startCards: tuned(screen.startCards, seats),
    bankIncome: tuned(screen.bankIncome, seats),
    special: screen.special.map((part) => goalFor(part, seats)),
  };
}

function goalFor(part: FileGoal, seats: number): Goal {
  switch (part.kind) {
    case "controlAll":
    case "controlWithInfra":
      return part;
    case "controlAtLeast":
      return { ...part, count: tuned(part.count, seats) };
    case "controlCount": {
      const { kind, seat, min, max } = part;
      return {
        kind,
        seat,
        ...(min === undefined ? {} : { min: tuned(min, seats) }),
        ...(max === undefined ? {} : { max: tuned(max, seats) }),
      };
    }
    case "infraZones":
      return { ...part, min: tuned(part.min, seats) };
    case "ppOnMap":
      return { ...part, max: tuned(part.max, seats) };
    case "quiet":
      return { ...part, turns: tuned(part.turns, seats) };
  }
}
