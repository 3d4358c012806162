import { z } from "zod";
import { spaceId } from "../../content/map-types.ts";
import { unitId } from "../../content/unit-types.ts";
import { holder } from "../../content/words.ts";
import { type Emitted, inChapter, news } from "../event-kinds.ts";
import { result } from "./crt.ts";
import { announced, fighter, odds, settledCard } from "./types.ts";

const event = inChapter("combat");
const where = { side: holder, from: spaceId, target: spaceId };

/** who fights, face up. */
export const declared = event("declared", {
  ...where,
  attackers: z.array(fighter),
  defenders: z.array(fighter),
});

/** a ban showed itself. */
export const calledOff = event("called-off", { ...where, why: z.string() });

export const decoysGone = event("decoys", { units: z.array(unitId) });

export const cardsAnnounced = event("announced", { cards: z.array(announced) });

export const rolled = event("rolled", {
  ...where,
  foes: z.array(holder),
  odds,
  cards: z.array(settledCard),
  die: z.int(),
  result,
});

export const losses = event("losses", {
  side: holder,
  space: spaceId,
  cause: z.string(),
  /** Those that everyone sees: face up in a battle, or on top. */
  reduced: z.array(unitId),
  /** how many below a top counter are reduced; which ones their owner alone knows. */
  hidden: z.int().exactOptional(),
  eliminated: z.array(unitId),
});

/** units go somewhere. */
const gone = {
  side: holder,
  units: z.array(unitId),
  space: spaceId,
  /** Whether it is theirs from now on. */
  taken: z.boolean(),
};
export const retreated = event("retreated", gone);
export const advanced = event("advanced", gone);
export const exploited = event("exploited", gone);

/** units of friends that lie hidden are in the way. */
export const roomBarred = event("barred", { side: holder, space: spaceId });

/** The offensive is over without units going anywhere. */
export const held = event("held", { target: spaceId });

export type CombatEvent = Emitted<
  | typeof declared
  | typeof calledOff
  | typeof decoysGone
  | typeof cardsAnnounced
  | typeof rolled
  | typeof losses
  | typeof retreated
  | typeof advanced
  | typeof exploited
  | typeof roomBarred
  | typeof held
>;

/** What they change on the board. */
export const combatNews = [
  news(rolled, ({ side, from, target, result: fought }) => [
    { kind: "fought", side, from, space: target, result: fought },
  ]),
  news(exploited, ({ side, space, taken }) => (taken ? [{ kind: "taken", side, space }] : [])),
  // in an offensive the fight is marked
  news(losses, ({ side, space, eliminated }, { isFighting }) =>
    isFighting || eliminated.length === 0 ? [] : [{ kind: "lost", side, space, units: eliminated.length }],
  ),
];

/** Own units that are reduced below a top counter. */
export const reducedBelow = event("reduced", { units: z.array(unitId) });

export type CombatSecret = Emitted<typeof reducedBelow>;
