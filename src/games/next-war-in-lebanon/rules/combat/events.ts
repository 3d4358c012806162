import type { ChitType, SeatId, UnitId, ZoneId } from "../../content/types.ts";
import type { SeenUnit } from "../pieces/types.ts";
import type { BattleKind, Casualty, Firefight, KeptFirefight, Modifier, Support } from "./types.ts";

interface Here {
  readonly chapter: "combat";
  readonly zone: ZoneId;
}

type BySeat<T> = { readonly [seat in SeatId]: T };

export type CombatEvent = Here &
  (
    | { readonly kind: "immune"; readonly seat: SeatId; readonly unit: SeenUnit }
    | { readonly kind: "ambushed"; readonly seat: SeatId }
    | {
        readonly kind: "evasion";
        readonly seat: SeatId;
        /** One a J-2: the die, and how many units it lets evade. */
        readonly rolls: readonly { readonly die: number; readonly units: number }[];
      }
    | { readonly kind: "evaded"; readonly seat: SeatId; readonly units: number }
    /** nobody is left to fight, or nobody could fire at anything. */
    | { readonly kind: "no-battle"; readonly why: "evaded" | "no-target" }
    | {
        readonly kind: "battle";
        readonly how: BattleKind;
        readonly attacker: SeatId;
        readonly fighters: BySeat<readonly SeenUnit[]>;
      }
    | {
        readonly kind: "committed";
        readonly support: BySeat<Support | null>;
        readonly closeAirSupport: boolean;
        readonly networked: BySeat<number>;
      }
    | { readonly kind: "sam"; readonly dice: readonly number[]; readonly stopped: boolean }
    | {
        readonly kind: "advantage";
        readonly attacker: SeatId;
        readonly dice: BySeat<number>;
        readonly modifiers: BySeat<readonly Modifier[]>;
        readonly first: SeatId;
      }
    /** A round without a shot. */
    | { readonly kind: "silent"; readonly seat: SeatId; readonly why: "no-firer" | "no-target" | "choice" }
    | {
        readonly kind: "firefight";
        readonly seat: SeatId;
        readonly firefight: Firefight;
        readonly casualties: readonly Casualty[];
        /** Rockets and missiles used in support. */
        readonly fired: readonly UnitId[];
      }
    | { readonly kind: "anti-tank-over" }
    | { readonly kind: "over"; readonly collateral: boolean; readonly lost: { readonly [seat in SeatId]: number } }
    | { readonly kind: "bonus"; readonly seat: SeatId | null; readonly why: Bonus }
  );

type Bare<E extends CombatEvent> = E extends CombatEvent ? Omit<E, "chapter" | "zone"> : never;
type BareEvent = Bare<CombatEvent>;
type Short = Extract<BareEvent, { readonly kind: "battle" | "firefight" }>["kind"];
/** What is kept of a line: the chapter and the zone are those of its battle; units and rolls are written short. */
export type KeptEvent =
  | Exclude<BareEvent, { readonly kind: Short }>
  | (Omit<Extract<BareEvent, { readonly kind: "battle" }>, "fighters"> & {
      readonly fighters: BySeat<readonly KeptUnit[]>;
    })
  | (Omit<Extract<BareEvent, { readonly kind: "firefight" }>, "firefight"> & { readonly firefight: KeptFirefight });

/** A unit and letters for its marks: "gue-3 d", "arm-7 cxr". */
export type KeptUnit = string;

/** why there is a bonus chit, or none. */
export type Bonus = "alone" | "controls" | "contested" | "full-hand" | "empty-pool";

export type CombatSecret =
  | { readonly chapter: "combat"; readonly kind: "evaded"; readonly zone: ZoneId; readonly units: readonly UnitId[] }
  | { readonly chapter: "combat"; readonly kind: "bonus"; readonly zone: ZoneId; readonly chit: ChitType };
