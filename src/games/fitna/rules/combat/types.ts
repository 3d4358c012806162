/** An offensive from its declaration to its result: what the table and everyone are told of it. */
import { z } from "zod";
import type { Frozen } from "#engine";
import { cardNumber, holder, type SpaceId, seat, type UnitId, unitId } from "../../content/board-types.ts";
import type { CardNumber } from "../../content/card-types.ts";
import type { Holder, SeatId } from "../../content/sides.ts";
import { type Result, result, type Toll } from "./crt.ts";
import { playedCard, type Role, role } from "./played-cards.ts";

/** An offensive as it is declared. */
export interface Declaration {
  /** Who decides for the attackers and plays cards for them: for IS and Kurds the seat whose card moves them. */
  readonly by: SeatId;
  /** Whose units attack. */
  readonly side: Holder;
  readonly from: SpaceId;
  readonly target: SpaceId;
  readonly units: readonly UnitId[];
  /** Whether they are asked for cards: not at all, or only where the defence has played some. Left out: they are. */
  readonly cards?: "none" | "answers";
}

/** A unit that everyone sees while it fights, with its marks as they are then. */
export const fighter = z.strictObject({
  id: unitId,
  side: holder,
  reduced: z.literal(true).exactOptional(),
  isolated: z.literal(true).exactOptional(),
});
export type Fighter = Frozen<z.infer<typeof fighter>>;

/** A card on the table, and whose it was. */
export const announced = playedCard.extend({ seat });
export type Announced = Frozen<z.infer<typeof announced>>;

/** Who announces cards, and of which kind. */
export interface Announcing {
  readonly role: Role;
  readonly cancelsOnly: boolean;
  /** How many cards lay on the table before. */
  readonly after: number;
}

/** Columns that something moves the column of an offensive by. */
const shift = z.strictObject({
  cause: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.enum(["space", "entrenchment"]) }),
    z.strictObject({ kind: z.literal("isolated"), role }),
    z.strictObject({ kind: z.literal("card"), card: cardNumber, by: role }),
  ]),
  /** To the right, for the attacker; less than 0: to the left. */
  columns: z.int(),
});
export type Shift = Frozen<z.infer<typeof shift>>;

/** The arithmetic of an offensive up to the die, and what each face of the die brings. */
export const odds = z.strictObject({
  attack: z.int(),
  defence: z.int(),
  difference: z.int(),
  /** The column of the difference, counted from 0. */
  start: z.int(),
  shifts: z.array(shift),
  /** All shifts together; it may lead beyond the edge of the table. */
  net: z.int(),
  column: z.int(),
  /** For 1 to 6. */
  results: z.array(result),
});
export type Odds = Frozen<z.infer<typeof odds>>;

/** Who took a space in an offensive: what follows from that comes when it is over. */
export interface Taken {
  readonly side: Holder;
  readonly units: readonly UnitId[];
  readonly space: SpaceId;
}

/** An offensive that is being fought, as everyone sees it. */
export interface Offensive extends Declaration {
  /** Who announces cards for the defence, in this order of precedence; more than one where nobody's seat defends. */
  readonly defenders: readonly SeatId[];
  /** everybody that was revealed. */
  readonly revealed: { readonly [role in Role]: readonly Fighter[] };
  /** Those that are left, decoys gone. */
  fighting: { readonly [role in Role]: readonly Fighter[] };
  announcing: Announcing | null;
  /** Seats that have announced for the defence. */
  answered: SeatId[];
  played: Announced[];
  /** without effect, for the United States refused. */
  refused: CardNumber[];
  /** Of the die; null: there was none. */
  result: Result | null;
  /** who may still go on. */
  exploiting: UnitId[];
  taken: Taken[];
}

/** The steps of R-133: a friendly linked space, an uncontrolled one, a space beyond a full one. */
export const RETREAT_STEPS = ["friendly", "uncontrolled", "beyond"] as const;
export type RetreatStep = (typeof RETREAT_STEPS)[number];

export type RetreatOptions =
  /** All go to one of these spaces. */
  | { readonly kind: "together"; readonly step: RetreatStep; readonly spaces: readonly SpaceId[] }
  /** None takes all: one of these units goes to one of its spaces, then the rest are asked again. */
  | {
      readonly kind: "divided";
      readonly step: RetreatStep;
      readonly spaces: { readonly [unit: UnitId]: readonly SpaceId[] };
    }
  /** They are eliminated. */
  | { readonly kind: "none" };

/** What the owner of units is asked once the die is cast. Where they can go, it works out by what it sees. */
export type Settling =
  | {
      readonly kind: "losses";
      readonly side: SeatId;
      readonly space: SpaceId;
      /** Null: all of the side in that space, which others do not see. */
      readonly units: readonly UnitId[] | null;
      readonly toll: Toll;
      readonly cause: string;
    }
  | {
      readonly kind: "retreat";
      readonly side: SeatId;
      readonly from: SpaceId;
    }
  | { readonly kind: "exploitation"; readonly side: SeatId };
