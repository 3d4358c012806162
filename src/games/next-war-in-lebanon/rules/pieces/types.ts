/** Zones, stacks, boxes and units, as their owner and everyone else see them. */
import { z } from "zod";
import { type Frozen, idOf } from "#engine";
import { MODES, type SeatId, type UnitId, type ZoneId } from "../../content/types.ts";

/** A loose stack (“i4” of the IDF, “n7” of the Insurgent), or the box of an HQ by that HQ's id. */
export type GroupId = string;

// What follows is never written to, but replaced: states share it.

/** Who controls a zone; no entry: nobody. */
export type Control = SeatId | "contested";

/** What a unit's counter shows besides its name. */
const marks = z.strictObject({
  mode: z.enum(MODES),
  disrupted: z.literal(true).exactOptional(),
  reduced: z.literal(true).exactOptional(),
  /** Rockets and missiles. */
  fired: z.literal(true).exactOptional(),
});
export type Marks = Frozen<z.infer<typeof marks>>;

/** A unit as somebody sees it. */
export const seenUnit = marks.extend({ unit: idOf<UnitId>() });
export type SeenUnit = Frozen<z.infer<typeof seenUnit>>;

/** A stack or box as everyone sees it: where it is, how many units, and the top one. */
export interface SeenGroup {
  readonly id: GroupId;
  readonly zone: ZoneId;
  /** Left out: 1, as most are. */
  readonly size?: number;
  readonly top: SeenUnit;
}

/** A stack or box as its owner sees it, the top unit first. */
export interface OwnGroup {
  readonly id: GroupId;
  readonly zone: ZoneId;
  readonly units: readonly UnitId[];
}

/** An enemy unit that a seat knows though it is not on top, until the end of the turn. */
export interface KnownUnit extends Marks {
  readonly group: GroupId;
}

/** What a result did to a unit in the end. */
export const loss = z.enum(["disrupted", "reduced", "eliminated"]);
export type Loss = z.infer<typeof loss>;
