/** What is told of plans, moves, top counters and supply, and what moves change on the board. */
import { z } from "zod";
import { cardNumber, seat, spaceId, unitId } from "../../content/board-types.ts";
import { type Emitted, type EmittedBy, inChapter, news } from "../event-kinds.ts";

const event = inChapter("movement");

export const movementEvents = {
  planned: event("planned", {
    seat,
    cards: z.array(cardNumber),
    moves: z.int(),
    offensives: z.int(),
    depot: z.boolean(),
  }),
  /** Units of a seat went somewhere; `top`: what everyone sees of them, `taken`: what they took on their way. */
  moved: event("moved", {
    seat,
    how: z.enum(["ground", "air", "assault", "strategic"]),
    from: spaceId,
    to: spaceId,
    units: z.int(),
    top: unitId.nullable(),
    taken: z.array(spaceId),
  }),
  sentBack: event("sent-back", { seat, from: spaceId, to: spaceId }),
  onTop: event("top", { seat, space: spaceId, unit: unitId }),
  /** What everyone sees: counters on top, and those of factions. */
  supply: event("supply", { isolated: z.array(spaceId), supplied: z.array(spaceId) }),
};

export type MovedEvent = Emitted<typeof movementEvents.moved>;

/** What they change on the board. */
export const movementNews = [
  news(movementEvents.moved, ({ seat, how, from, to, units, taken }) => {
    if (from === to) return [];
    const byAir = how === "air" || how === "assault" ? { byAir: true as const } : {};
    return [
      { kind: "moved", side: seat, from, to, units, ...byAir },
      ...taken.map((space) => ({ kind: "taken" as const, side: seat, space })),
    ];
  }),
];

export const movementSecrets = {
  /** Which units moved, for their own seat. */
  ownMoved: event("moved", { to: spaceId, units: z.array(unitId) }),
};

export type MovementSecret = EmittedBy<typeof movementSecrets>;
