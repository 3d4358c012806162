/** A card's event while it is played: its source, what was chosen, who strikes. */
import { z } from "zod";
import type { Frozen } from "#engine";
import { cardNumber, nation, type SpaceId, seat, type UnitId } from "../../content/board-types.ts";
import type { CardNumber } from "../../content/card-types.ts";
import type { Nation, SeatId } from "../../content/sides.ts";

/** What has its effects: a card played as an event, or a Special Joker. */
export const source = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("card"), card: cardNumber }),
  z.strictObject({ kind: z.literal("joker"), joker: z.string() }),
]);
export type Source = Frozen<z.infer<typeof source>>;

/** Who strikes: the seat, with what, and with whose arms. */
export interface Striker {
  readonly seat: SeatId;
  readonly nation: Nation;
  readonly source: Source;
}

/** What its player has chosen, as everyone sees it. */
interface Choices {
  readonly spaces: readonly SpaceId[];
  readonly target: SeatId | null;
  /** "2-1": how many assets and events. */
  readonly draw: string | null;
  /** Units of its Force Pool, and counters that have no part in the game yet. */
  readonly rebuild: readonly UnitId[];
  readonly raise: readonly UnitId[];
}

/** Units on the map: others see only those that lie on top. */
export interface UnitChoices {
  readonly upgrade: readonly UnitId[];
  readonly lifts: readonly { readonly unit: UnitId; readonly space: SpaceId }[];
}

/** An event or Special Joker in progress. */
export interface Play extends Choices, Striker {
  /** How many of its effects are over. */
  done: number;
  /** The rest has no effect. */
  stopped: boolean;
  /** The game ends with it. */
  ends: boolean;
}

/** A `Play` as notes hold it. */
export const play = z.strictObject({
  seat,
  source,
  nation,
  spaces: z.array(z.string()),
  target: seat.nullable(),
  draw: z.string().nullable(),
  rebuild: z.array(z.string()),
  raise: z.array(z.string()),
  done: z.int(),
  stopped: z.boolean(),
  ends: z.boolean(),
});

/** A card that is being played as an event, while its effects are not over. */
export interface EventPlay {
  readonly seat: SeatId;
  readonly card: CardNumber;
  readonly spaces: readonly SpaceId[];
  readonly cancelled: { readonly seat: SeatId; readonly card: CardNumber } | null;
}
