/** What everyone and single seats are told of units that come. */
import { z } from "zod";
import { seat, spaceId, type UnitId, unitId } from "../../content/board-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { type EmittedBy, inChapter, news } from "../event-kinds.ts";

/** Why a unit comes: with a batch, rebuilt, by a card that raises it in Lebanon, or with the Russians of tension. */
export type Coming = "batch" | "rebuilt" | "in-lebanon" | "russia-in" | "russia-new";

/** Units that come to the map at once. */
export interface Arriving {
  readonly seat: SeatId;
  readonly units: readonly UnitId[];
  /** With a batch if left out. */
  readonly how?: Coming;
}

const event = inChapter("reinforcements");

export const reinforcementEvents = {
  chosen: event("chosen", {
    seat,
    what: z.enum(["batch", "rebuild", "nothing"]),
    units: z.array(unitId),
  }),
  upgraded: event("upgraded", { seat, units: z.int() }),
  arrived: event("arrived", {
    seat,
    to: z.array(z.strictObject({ space: spaceId, units: z.int() })),
    waiting: z.array(unitId),
  }),
};

/** What they change on the board. */
export const reinforcementsNews = [
  news(reinforcementEvents.arrived, ({ seat: side, to }) =>
    to.map(({ space, units }) => ({ kind: "arrived", side, space, units })),
  ),
];

const own = { units: z.array(z.strictObject({ unit: unitId, space: spaceId })) };

export const reinforcementSecrets = {
  ownPlaced: event("placed", own),
  ownUpgraded: event("upgraded", own),
};

export type ReinforcementSecret = EmittedBy<typeof reinforcementSecrets>;
