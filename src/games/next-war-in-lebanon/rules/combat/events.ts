/** What is told of a battle, to everyone or only to one seat, and the short form in which it is kept. */
import { z } from "zod";
import { type EventOf, type EventsOf, event, idOf } from "#engine";
import { CHIT_TYPES, SEATS, type SeatId, type UnitId, type ZoneId } from "../../content/types.ts";
import { seenUnit } from "../pieces/types.ts";
import { battleKind, casualty, firefight, type KeptFirefight, modifier, support } from "./types.ts";

const here = { chapter: z.literal("combat"), zone: idOf<ZoneId>() };
const seat = z.enum(SEATS);
const dice = z.array(z.int());

/** why there is a bonus chit, or none. */
const bonus = z.enum(["alone", "controls", "contested", "full-hand", "empty-pool"]);
export type Bonus = z.infer<typeof bonus>;

/** What everyone is told of a battle. */
export const combatEvents = {
  immune: event("immune", { ...here, seat, unit: seenUnit }),
  ambushed: event("ambushed", { ...here, seat }),
  evasion: event("evasion", {
    ...here,
    seat,
    /** One a J-2: the die, and how many units it lets evade. */
    rolls: z.array(z.strictObject({ die: z.int(), units: z.int() })),
  }),
  evaded: event("evaded", { ...here, seat, units: z.int() }),
  /** nobody is left to fight, or nobody could fire at anything. */
  noBattle: event("no-battle", { ...here, why: z.enum(["evaded", "no-target"]) }),
  battle: event("battle", {
    ...here,
    how: battleKind,
    attacker: seat,
    fighters: z.record(seat, z.array(seenUnit)),
  }),
  committed: event("committed", {
    ...here,
    support: z.record(seat, support.nullable()),
    closeAirSupport: z.boolean(),
    networked: z.record(seat, z.int()),
  }),
  /** Against close air support. */
  sam: event("sam", { ...here, dice, stopped: z.boolean() }),
  advantage: event("advantage", {
    ...here,
    attacker: seat,
    dice: z.record(seat, z.int()),
    modifiers: z.record(seat, z.array(modifier)),
    first: seat,
  }),
  /** A round without a shot. */
  silent: event("silent", { ...here, seat, why: z.enum(["no-firer", "no-target", "choice"]) }),
  firefight: event("firefight", {
    ...here,
    seat,
    firefight,
    casualties: z.array(casualty),
    /** Rockets and missiles used in support. */
    fired: z.array(idOf<UnitId>()),
  }),
  antiTankOver: event("anti-tank-over", here),
  over: event("over", { ...here, collateral: z.boolean(), lost: z.record(seat, z.int()) }),
  bonus: event("bonus", { ...here, seat: seat.nullable(), why: bonus }),
};
export type CombatEvent = EventsOf<typeof combatEvents>;

/** What one seat is told of a battle. */
export const combatSecrets = {
  evaded: event("evaded", { ...here, units: z.array(idOf<UnitId>()) }),
  bonus: event("bonus", { ...here, chit: z.enum(CHIT_TYPES) }),
};
export type CombatSecret = EventsOf<typeof combatSecrets>;

type Bare<E extends CombatEvent> = E extends CombatEvent ? Omit<E, "chapter" | "zone"> : never;
type Battle = Bare<EventOf<typeof combatEvents.battle>>;
type Fire = Bare<EventOf<typeof combatEvents.firefight>>;
/** What is kept of a line: the chapter and the zone are those of its battle; units and rolls are written short. */
export type KeptEvent =
  | Exclude<Bare<CombatEvent>, { readonly kind: (Battle | Fire)["kind"] }>
  | (Omit<Battle, "fighters"> & { readonly fighters: { readonly [seat in SeatId]: readonly KeptUnit[] } })
  | (Omit<Fire, "firefight"> & { readonly firefight: KeptFirefight });

/** A unit and letters for its marks: "gue-3 d", "arm-7 cxr". */
export type KeptUnit = string;
