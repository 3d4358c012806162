import { z } from "zod";
import { spaceId } from "../../content/map-types.ts";
import { unitId } from "../../content/unit-types.ts";
import { seat } from "../../content/words.ts";
import { type Emitted, inChapter, news } from "../event-kinds.ts";

const event = inChapter("reinforcements");

export const chosen = event("chosen", {
  seat,
  what: z.enum(["batch", "rebuild", "nothing"]),
  units: z.array(unitId),
});
export const upgraded = event("upgraded", { seat, units: z.int() });
export const arrived = event("arrived", {
  seat,
  to: z.array(z.strictObject({ space: spaceId, units: z.int() })),
  waiting: z.array(unitId),
});

/** Force Pools lie open; which unit stands where, its seat alone knows. */
export type ReinforcementEvent = Emitted<typeof chosen | typeof upgraded | typeof arrived>;

/** What they change on the board. */
export const reinforcementsNews = [
  news(arrived, ({ seat: side, to }) => to.map(({ space, units }) => ({ kind: "arrived", side, space, units }))),
];

const own = { units: z.array(z.strictObject({ unit: unitId, space: spaceId })) };
export const ownPlaced = event("placed", own);
export const ownUpgraded = event("upgraded", own);

export type ReinforcementSecret = Emitted<typeof ownPlaced | typeof ownUpgraded>;
