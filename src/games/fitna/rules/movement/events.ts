import { z } from "zod";
import { spaceId } from "../../content/map-types.ts";
import { unitId } from "../../content/unit-types.ts";
import { cardNumber, seat } from "../../content/words.ts";
import { type Emitted, inChapter, news } from "../event-kinds.ts";

const event = inChapter("movement");

export const planned = event("planned", {
  seat,
  cards: z.array(cardNumber),
  moves: z.int(),
  offensives: z.int(),
  depot: z.boolean(),
});

/** Units of a seat went somewhere; `top`: what everyone sees of them, `taken`: what they took on their way. */
export const moved = event("moved", {
  seat,
  how: z.enum(["ground", "air", "assault", "strategic"]),
  from: spaceId,
  to: spaceId,
  units: z.int(),
  top: unitId.nullable(),
  taken: z.array(spaceId),
});
export type MovedEvent = Emitted<typeof moved>;

export const sentBack = event("sent-back", { seat, from: spaceId, to: spaceId });
export const onTop = event("top", { seat, space: spaceId, unit: unitId });
export const supply = event("supply", { isolated: z.array(spaceId), supplied: z.array(spaceId) });

export type MovementEvent = MovedEvent | Emitted<typeof planned | typeof sentBack | typeof onTop | typeof supply>;

/** What they change on the board. */
export const movementNews = [
  news(moved, ({ seat, how, from, to, units, taken }) => {
    if (from === to) return [];
    const byAir = how === "air" || how === "assault" ? { byAir: true as const } : {};
    return [
      { kind: "moved", side: seat, from, to, units, ...byAir },
      ...taken.map((space) => ({ kind: "taken" as const, side: seat, space })),
    ];
  }),
];

/** Which units moved, for their own seat. */
export const ownMoved = event("moved", { to: spaceId, units: z.array(unitId) });

export type MovementSecret = Emitted<typeof ownMoved>;
