import { z } from "zod";
import { unknownWord } from "../../../engine/index.ts";
import { SEATS } from "./factions.ts";

/** The closed vocabulary of what cards do (section 6.6). A pack with another word is refused. */

const zoneId = z.string().min(1);
const some = z.int().min(1);

export const UNITS = ["security", "infrastructure"] as const;
export type Unit = (typeof UNITS)[number];
export const unit = z.enum(UNITS);

/** So many units of each type. */
export const units = z.record(unit, z.int());
export type Units = z.infer<typeof units>;

/** conventional or unconventional. */
export const WARFARE = ["C", "U"] as const;
export type Warfare = (typeof WARFARE)[number];
const warfare = z.enum(WARFARE);
const targets = z.array(warfare).min(1);

/** */
export const SYMBOLS = ["connections", "hearts", "minds"] as const;
export type CardSymbol = (typeof SYMBOLS)[number];

/** When a card or combination can be played: in a plan, in one's own Recruit or Move Step, or in a window of section 7. */
export const TIMINGS = ["plan", "recruit", "move", "W1", "W3", "W4", "W5", "W6", "W7"] as const;
export type Timing = (typeof TIMINGS)[number];

/** Which Zones get PP: `chosen` by the player. */
const placedIn = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("zones"), zones: z.array(zoneId).min(1) }),
  z.strictObject({ kind: z.literal("chosen") }),
  z.strictObject({ kind: z.literal("withoutInfrastructure") }),
  z.strictObject({ kind: z.literal("affiliated"), seats: z.array(z.enum(SEATS)).min(1) }),
]);

/** PP for each Zone where the seat has Infrastructure. */
const perZone = z.strictObject({ perInfrastructureZone: some, max: some });

const EFFECTS = [
  /** takes the Initiative without a bid, and draws so many cards. */
  z.strictObject({ kind: z.literal("takeInitiative"), draw: z.int().min(0) }),
  /** No further Arab Street card this turn. */
  z.strictObject({ kind: z.literal("stopStreet") }),
  z.strictObject({ kind: z.literal("placePP"), where: placedIn, amount: z.union([z.literal("zoneValue"), some]) }),
  /** From one Zone that the player chooses. */
  z.strictObject({ kind: z.literal("removePP"), amount: z.union([z.literal("all"), some]) }),
  /** Ruling AC: each other seat pays so many PP, or what it has. */
  z.strictObject({ kind: z.literal("collectFromSeats"), each: some }),
  /** PP from the Bank. `mostControlled`: R-74 breaks ties. */
  z.strictObject({
    kind: z.literal("gainPP"),
    who: z.enum(["each", "mostControlled"]),
    amount: z.union([some, perZone]),
  }),
  /** Free units in one Zone. `besideControlled`: next to a Zone of the player's (land or bridge), with nobody else's units. */
  z.strictObject({
    kind: z.literal("placeUnits"),
    unit,
    max: some,
    where: z.enum(["controlled", "besideControlled"]),
  }),
  z.strictObject({ kind: z.literal("extraMoves"), moves: some }),
  /** So many next normal Moves of this step are not ended by the River. */
  z.strictObject({ kind: z.literal("ignoreRiver"), moves: some }),
  /** Normal Moves of this turn go this many Zones at most. */
  z.strictObject({ kind: z.literal("limitMove"), zones: some }),
  z.strictObject({ kind: z.literal("forbidAirmobile") }),
  /** One other seat, the target, shows its hand to the player. */
  z.strictObject({ kind: z.literal("lookHand") }),
  /** The player takes so many cards of the target. */
  z.strictObject({ kind: z.literal("takeCards"), cards: some }),
  /** The player chooses so many cards that the target discards. */
  z.strictObject({ kind: z.literal("discardCards"), cards: some }),
  /** */
  z.strictObject({ kind: z.literal("defect"), units: some }),
  /** The card or combination aimed at the player has no effect. */
  z.strictObject({ kind: z.literal("cancelTargeted") }),
  z.strictObject({ kind: z.literal("cancelOffense") }),
  z.strictObject({ kind: z.literal("cancelDefense") }),
  /** */
  z.strictObject({ kind: z.literal("swapAward") }),
  /** Ruling AB. */
  z.strictObject({ kind: z.literal("doubleIncome") }),
  z.strictObject({ kind: z.literal("reactivateCommand"), commands: some, cost: z.int().min(0) }),
  /** `neutralizes` speaks of the enemy Command's type, `blocks` of the Offense's. */
  z.strictObject({ kind: z.literal("combatOffense"), type: warfare, neutralizes: targets }),
  z.strictObject({ kind: z.literal("combatDefense"), type: warfare, blocks: targets }),
  /** */
  z.strictObject({ kind: z.literal("combatNetwork"), value: some }),
] as const;

export const effect = z.discriminatedUnion("kind", EFFECTS, { error: (issue) => unknownWord("effect", issue) });
export type Effect = z.infer<typeof effect>;
export type EffectKind = Effect["kind"];
/** The effect of this kind: `EffectOf<"combatOffense">`. */
export type EffectOf<K extends EffectKind> = Extract<Effect, { kind: K }>;

/** What a card or combination of a Recruit or Move Step can do. */
const OF_STEPS = [
  "placePP",
  "removePP",
  "collectFromSeats",
  "placeUnits",
  "extraMoves",
  "ignoreRiver",
  "reactivateCommand",
  "lookHand",
  "takeCards",
  "discardCards",
  "defect",
] as const satisfies readonly EffectKind[];
export type StepEffectKind = (typeof OF_STEPS)[number];
export const isOfSteps = (kind: EffectKind): kind is StepEffectKind => OF_STEPS.some((one) => one === kind);
