import { z } from "zod";
import type { Frozen } from "../../../../engine/index.ts";
import { spaceId } from "../../content/map-types.ts";
import { unitId } from "../../content/unit-types.ts";
import { holder, seat } from "../../content/words.ts";
import { type Emitted, inChapter, news } from "../event-kinds.ts";

const event = inChapter("powers");

export const tension = event("tension", {
  from: z.int(),
  to: z.int(),
  /** In words: "Coup", "Israel takes Damascus". */
  cause: z.string(),
});

export const approval = event("approval", {
  seat,
  /** null: none would have done. */
  die: z.int().nullable(),
  upTo: z.int(),
});

/** What a die of a coup says of a unit. */
const coupRoll = z.strictObject({
  unit: unitId,
  space: spaceId,
  die: z.int(),
  /** The counter that stands for it as a rebel. */
  outcome: z.union([z.enum(["stays", "lost"]), z.strictObject({ rebel: unitId })]),
});
export type CoupRoll = Frozen<z.infer<typeof coupRoll>>;

export const coup = event("coup", { country: z.enum(["IRQ", "SYR"]), rolls: z.array(coupRoll) });

/** */
export const camps = event("camps", {
  space: spaceId,
  loyal: z.int(),
  rebel: z.int(),
  kept: z.enum(["loyal", "rebel"]),
});

/** */
export const withdrew = event("withdrew", {
  side: holder,
  from: spaceId,
  /** null: they are eliminated. */
  to: spaceId.nullable(),
  units: z.int(),
});

const lebanonRoll = z.strictObject({
  unit: unitId,
  die: z.int(),
  outcome: z.enum(["nothing", "reduced", "eliminated", "removed"]),
});
export type LebanonRoll = Frozen<z.infer<typeof lebanonRoll>>;

export const lebanon = event("lebanon", { rolls: z.array(lebanonRoll) });

/** */
export const isCalled = event("is-called", {
  seat,
  leader: z.enum(["no", "place", "restore"]),
  where: spaceId.nullable(),
  spaces: z.array(spaceId),
});

/** */
export const isOps = event("is-ops", { seat, oilfields: z.int(), ops: z.int() });
export const leaderMoved = event("leader-moved", { seat, from: spaceId, path: z.array(spaceId) });

/** */
export const kurdsRaised = event("kurds-raised", { seat, unit: unitId, space: spaceId });
export const kurdsUpgraded = event("kurds-upgraded", { seat, units: z.array(unitId) });
export const kurdsPlanned = event("kurds-planned", { seat, moves: z.int(), offensives: z.int() });
export const kurdMoved = event("kurd-moved", { seat, side: holder, from: spaceId, path: z.array(spaceId) });

/** where garrisons stand now, and how many units go to the pool. */
export const rebellion = event("rebellion", { placer: seat, spaces: z.array(spaceId), left: z.int() });
export const rebels = event("rebels", {
  placer: seat,
  units: z.array(z.strictObject({ unit: unitId, space: spaceId })),
});
export const rebellionOver = event("rebellion-over", { removed: z.array(unitId) });

/** */
export const interventionCame = event("intervention", { seats: z.array(seat) });

/** */
export const russiansCame = event("russia", { seat, isNew: z.boolean() });

/** R-054; no unit: it is refused. */
export const permission = event("permission", {
  from: seat,
  to: seat,
  space: spaceId,
  purpose: z.enum(["move", "attack"]),
  units: z.int(),
});

/** */
export const command = event("command", { space: spaceId, from: holder, to: seat, units: z.int() });

export type PowerEvent = Emitted<
  | typeof tension
  | typeof approval
  | typeof coup
  | typeof camps
  | typeof withdrew
  | typeof lebanon
  | typeof isCalled
  | typeof isOps
  | typeof leaderMoved
  | typeof kurdsRaised
  | typeof kurdsUpgraded
  | typeof kurdsPlanned
  | typeof kurdMoved
  | typeof rebellion
  | typeof rebels
  | typeof rebellionOver
  | typeof interventionCame
  | typeof russiansCame
  | typeof permission
  | typeof command
>;

/** What they change on the board. */
export const powersNews = [
  news(tension, ({ from, to }) => [{ kind: "tension", from, to }]),
  news(kurdsRaised, ({ seat: side, space }) => [{ kind: "arrived", side, space, units: 1 }]),
  news(withdrew, ({ side, from, to, units }) => [
    to === null ? { kind: "lost", side, space: from, units } : { kind: "moved", side, from, to, units },
  ]),
  news(kurdMoved, ({ side, from, path }) => {
    const to = path.at(-1) ?? from;
    return to === from ? [] : [{ kind: "moved", side, from, to, units: 1 }];
  }),
];

export const unitsSeen = event("seen", { units: z.array(unitId) });

export type PowerSecret = Emitted<typeof unitsSeen>;
