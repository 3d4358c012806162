import type { AnyProcedure, Params, Rulebook } from "#engine";
import type { SeatId, UnitId, ZoneId } from "../../../src/games/next-war-in-lebanon/content/types.ts";
import { clashes } from "../../../src/games/next-war-in-lebanon/rules/combat/clashes.ts";
import { entries } from "../../../src/games/next-war-in-lebanon/rules/combat/entries.ts";
import { cascade, type Draw } from "../../../src/games/next-war-in-lebanon/rules/effects/cascade.ts";
import type { GroupId, Lebanon } from "../../../src/games/next-war-in-lebanon/state.ts";
import { book, type Game, lebanon } from "./builder.ts";

type Wishes = NonNullable<Parameters<typeof lebanon>[0]>;

/** Cascading Effects that battles have caused, in order: nothing else comes of them here. */
export const causes: Draw[] = [];

const silent: AnyProcedure<Lebanon> = {
  ...cascade,
  run: (_stage, s: { readonly data: Draw }) => {
    causes.push({ ...s.data });
    return "done";
  },
};

const quiet: Rulebook<Lebanon> = { ...book, procedures: new Map(book.procedures).set("cascade", silent) };

/** A game whose battles cause Cascading Effects without effect. */
export function peaceful(wishes: Wishes = {}): Game {
  causes.length = 0;
  return lebanon({ rules: quiet, ...wishes });
}

interface Entry {
  readonly groups?: readonly GroupId[];
  readonly secure?: boolean;
  readonly airmobile?: boolean;
  readonly fight?: boolean;
}

/** The groups that a seat has in a zone (all, if none are named) have just entered it. */
export function enterZone(on: Game, seat: SeatId, zone: ZoneId, entry: Entry = {}): Game {
  const { groups = on.groups(seat, zone), secure = false, airmobile = false, fight = true } = entry;
  return on.call(entries, { seat, secure, airmobile, queue: [{ zone, groups, fight }] });
}

/** One play has entered all these zones. */
export const enterAll = (on: Game, seat: SeatId, ...zones: readonly ZoneId[]): Game =>
  on.call(entries, {
    seat,
    secure: false,
    airmobile: false,
    queue: zones.map((zone) => ({ zone, groups: on.groups(seat, zone), fight: true })),
  });

export const clash = (on: Game, ...order: readonly ZoneId[]): Game => on.call(clashes, { order: [...order] });

/** A battle that units enter, nobody reacting or committing anything, with these dice from tactical advantage on. */
export function fought(wishes: Wishes, zone: ZoneId, dice: readonly number[], attacker: SeatId = "idf"): Game {
  return peaceful({ phasing: attacker, ...wishes }).roll(dice, (on) => enterZone(on, attacker, zone).pass());
}

export const shot = (firer: UnitId, target: UnitId, more: Params = {}): Params => ({ firer, target, ...more });
