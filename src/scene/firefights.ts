/**
 * A battle of small fights as a picture, round by round: who fires at whom, dice, arithmetic, what is left of both sides.
 */
import type { Colour } from "./colour.ts";
import type { Counter } from "./pieces.ts";
import type { Addend } from "./reports.ts";
import type { Pictogram } from "./symbols.ts";
import type { Words } from "./words.ts";

/** A side of a battle. */
export interface BattleSide {
  readonly colour: Colour;
  readonly emblem?: Pictogram;
  readonly name: Words;
  /** "attack · advantage 6". */
  readonly role: Words;
  /** What it has committed, in a line. */
  readonly note: Words;
  /** What is left of it. */
  readonly counters: readonly Counter[];
}

/** A unit in a firefight: it fires, or is fired at. */
export interface FirefightSide {
  readonly counter: Counter;
  readonly name: Words;
  /** Units that support it. */
  readonly supporters?: readonly Counter[];
  /** Faces of its dice, 1 to 6; the highest counts. */
  readonly dice: readonly number[];
  /** What is added to the die; with a minus before its value: what is taken from it. */
  readonly sum: readonly Addend[];
  readonly total: string;
  readonly wins?: boolean;
  /** What has become of it. */
  readonly fate?: Words;
  /** The unit and the die are those of the firefight above: another unit fires at it, or a fire is shared. */
  readonly again?: boolean;
}

export interface Firefight {
  readonly left: FirefightSide;
  readonly right: FirefightSide;
  /** Who fires. */
  readonly from: "left" | "right";
  /** Between the totals: "beats". */
  readonly verb: Words;
}

/** A round of a battle; without a firefight it has a note that says why. */
export interface FirefightRound {
  readonly title: Words;
  readonly note?: Words;
  readonly firefights: readonly Firefight[];
}

/** A battle of small fights, round by round: who fires at whom, dice, arithmetic, what comes of it; below, what is left of both sides. */
export interface Firefights {
  readonly kind: "firefights";
  readonly left: BattleSide;
  readonly right: BattleSide;
  readonly rounds: readonly FirefightRound[];
  readonly result: Words;
  readonly sub?: Words;
  /** It lies on land, which shines through its rounds. */
  readonly onLand?: boolean;
}
