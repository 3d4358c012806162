/** What is told of tension, coups, IS, Kurds, great powers and command, and what that changes on the board. */
import { z } from "zod";
import type { Frozen } from "#engine";
import { holder, seat, spaceId, unitId } from "../../content/board-types.ts";
import { type EmittedBy, inChapter, news } from "../event-kinds.ts";

const event = inChapter("powers");

/** What a die of a coup says of a unit. */
const coupRoll = z.strictObject({
  unit: unitId,
  space: spaceId,
  die: z.int(),
  /** The counter that represents it as a rebel. */
  outcome: z.union([z.enum(["stays", "lost"]), z.strictObject({ rebel: unitId })]),
});

export type CoupRoll = Frozen<z.infer<typeof coupRoll>>;

const lebanonRoll = z.strictObject({
  unit: unitId,
  die: z.int(),
  outcome: z.enum(["nothing", "reduced", "eliminated", "removed"]),
});

export type LebanonRoll = Frozen<z.infer<typeof lebanonRoll>>;

export const powerEvents = {
  tension: event("tension", {
    from: z.int(),
    to: z.int(),
    /** In words: "Coup", "Israel takes Damascus". */
    cause: z.string(),
  }),
  approval: event("approval", {
    seat,
    /** null: none would have done. */
    die: z.int().nullable(),
    upTo: z.int(),
  }),
  coup: event("coup", { country: z.enum(["IRQ", "SYR"]), rolls: z.array(coupRoll) }),
  /** how strong both camps of a coup are. */
  camps: event("camps", {
    space: spaceId,
    loyal: z.int(),
    rebel: z.int(),
    kept: z.enum(["loyal", "rebel"]),
  }),
  /** the weaker one leaves. */
  withdrew: event("withdrew", {
    side: holder,
    from: spaceId,
    /** null: they are eliminated. */
    to: spaceId.nullable(),
    units: z.int(),
  }),
  lebanon: event("lebanon", { rolls: z.array(lebanonRoll) }),
  /** where new counters have come. */
  isCalled: event("is-called", {
    seat,
    leader: z.enum(["no", "place", "restore"]),
    where: spaceId.nullable(),
    spaces: z.array(spaceId),
  }),
  /** what oilfields have brought. */
  isOps: event("is-ops", { seat, oilfields: z.int(), ops: z.int() }),
  leaderMoved: event("leader-moved", { seat, from: spaceId, path: z.array(spaceId) }),
  /** a unit that has come back, and those that are whole again. */
  kurdsRaised: event("kurds-raised", { seat, unit: unitId, space: spaceId }),
  kurdsUpgraded: event("kurds-upgraded", { seat, units: z.array(unitId) }),
  kurdsPlanned: event("kurds-planned", { seat, moves: z.int(), offensives: z.int() }),
  kurdMoved: event("kurd-moved", { seat, side: holder, from: spaceId, path: z.array(spaceId) }),
  /** where garrisons stand now, and how many units go to the pool. */
  rebellion: event("rebellion", { placer: seat, spaces: z.array(spaceId), left: z.int() }),
  rebels: event("rebels", {
    placer: seat,
    units: z.array(z.strictObject({ unit: unitId, space: spaceId })),
  }),
  rebellionOver: event("rebellion-over", { removed: z.array(unitId) }),
  /** for these seats. */
  interventionCame: event("intervention", { seats: z.array(seat) }),
  /** for the first time, or once more. */
  russiansCame: event("russia", { seat, isNew: z.boolean() }),
  /** R-054; no unit: it is refused. */
  permission: event("permission", {
    from: seat,
    to: seat,
    space: spaceId,
    purpose: z.enum(["move", "attack"]),
    units: z.int(),
  }),
  /** units that another seat commands now. */
  command: event("command", { space: spaceId, from: holder, to: seat, units: z.int() }),
};

export type PowerEvent = EmittedBy<typeof powerEvents>;

/** What they change on the board. */
export const powersNews = [
  news(powerEvents.tension, ({ from, to }) => [{ kind: "tension", from, to }]),
  news(powerEvents.kurdsRaised, ({ seat: side, space }) => [{ kind: "arrived", side, space, units: 1 }]),
  news(powerEvents.withdrew, ({ side, from, to, units }) => [
    to === null ? { kind: "lost", side, space: from, units } : { kind: "moved", side, from, to, units },
  ]),
  news(powerEvents.kurdMoved, ({ side, from, path }) => {
    const to = path.at(-1) ?? from;
    return to === from ? [] : [{ kind: "moved", side, from, to, units: 1 }];
  }),
];

export const powerSecrets = {
  unitsSeen: event("seen", { units: z.array(unitId) }, { shared: true }),
};
