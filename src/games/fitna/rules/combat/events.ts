/** What is told of an offensive from its declaration to its end, and what that changes on the board. */
import { z } from "zod";
import { holder, spaceId, unitId } from "../../content/board-types.ts";
import { type EmittedBy, inChapter, news } from "../event-kinds.ts";
import { result } from "./crt.ts";
import { resolvedCard } from "./played-cards.ts";
import { announced, fighter, odds } from "./types.ts";

const event = inChapter("combat");

const where = { side: holder, from: spaceId, target: spaceId };

/** units go somewhere. */
const gone = {
  side: holder,
  units: z.array(unitId),
  space: spaceId,
  /** Whether it is theirs from now on. */
  taken: z.boolean(),
};

export const combatEvents = {
  /** who fights, face up. */
  declared: event("declared", {
    ...where,
    attackers: z.array(fighter),
    defenders: z.array(fighter),
  }),
  /** a ban showed itself. */
  calledOff: event("called-off", { ...where, why: z.string() }),
  decoysGone: event("decoys", { units: z.array(unitId) }),
  cardsAnnounced: event("announced", { cards: z.array(announced) }),
  rolled: event("rolled", {
    ...where,
    foes: z.array(holder),
    odds,
    cards: z.array(resolvedCard),
    die: z.int(),
    result,
  }),
  losses: event("losses", {
    side: holder,
    space: spaceId,
    cause: z.string(),
    /** Those that everyone sees: face up in a battle, or on top. */
    reduced: z.array(unitId),
    /** how many below a top counter are reduced; only their owner knows which ones. */
    hidden: z.int().exactOptional(),
    eliminated: z.array(unitId),
  }),
  retreated: event("retreated", gone),
  advanced: event("advanced", gone),
  exploited: event("exploited", gone),
  /** units of friends that lie hidden are in the way. */
  roomBarred: event("barred", { side: holder, space: spaceId }),
  /** The offensive is over without units going anywhere. */
  held: event("held", { target: spaceId }),
};

export type CombatEvent = EmittedBy<typeof combatEvents>;

/** What they change on the board. */
export const combatNews = [
  news(combatEvents.rolled, ({ side, from, target, result: fought }) => [
    { kind: "fought", side, from, space: target, result: fought },
  ]),
  news(combatEvents.exploited, ({ side, space, taken }) => (taken ? [{ kind: "taken", side, space }] : [])),
  // in an offensive the fight is marked
  news(combatEvents.losses, ({ side, space, eliminated }, { isFighting }) =>
    isFighting || eliminated.length === 0 ? [] : [{ kind: "lost", side, space, units: eliminated.length }],
  ),
];

export const combatSecrets = {
  /** Own units that are reduced below a top counter. */
  reducedBelow: event("reduced", { units: z.array(unitId) }),
};
