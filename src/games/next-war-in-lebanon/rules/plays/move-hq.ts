/** Moving a task force by J-3: which HQ goes where, and which units of its box go along. */
import { type Ctx, choice, game, mustGet, type Offered, type Refusal, subset } from "#engine";
import { neighbours } from "#graph";
import type { HqId, UnitId, ZoneId } from "../../content/types.ts";
import { type Eyes, type Lebanon, sideOf } from "../../state.ts";
import { whyNoHqIn } from "../pieces/entering.ts";
import { findGroup } from "../pieces/groups.ts";
import { exposing, moveHq, moveUnits } from "../pieces/placing.ts";
import { handOf } from "../pieces/show.ts";
import { count, hqName, no, whyNotUnit, whyNotZone, zoneName } from "../pieces/words.ts";
import {
  canSecure,
  choosesToFight,
  enterZones,
  FIGHT,
  isMobile,
  notAdjacent,
  payMove,
  SECURE,
  whyNotDecline,
  whyNotSecure,
} from "./moving.ts";
import { j3s, lacks, MENUS, noneOf, ownUnitsOffered, zonesToGoTo } from "./options.ts";
import { boxOf, hqOption, ownHqs } from "./task-forces.ts";

const { action } = game<Lebanon>();

type Chosen<P> = Ctx<Lebanon, P>;
type Going = Chosen<{ readonly hq: HqId; readonly to: ZoneId; readonly leave?: readonly UnitId[] }>;

/** units of a box in combat mode: they go along unless they are left. */
export const movers = (c: Eyes, hq: HqId): readonly UnitId[] => boxOf(c, hq).filter((unit) => isMobile(c, unit));

const goers = (c: Going): readonly UnitId[] => movers(c, c.params.hq).filter((unit) => !c.params.leave?.includes(unit));

const from = (c: Eyes, hq: HqId): ZoneId => mustGet(c.table.hqs, hq);

/** where an HQ may go bounds where its units go. */
export const ends = (c: Eyes, hq: HqId): Offered<ZoneId> =>
  zonesToGoTo(c, neighbours(c.content.ways, from(c, hq)), (zone) => whyNoHqIn(c, hq, zone));

/** an HQ may go by itself; those with units that go along come first. */
const withUnitsFirst = (c: Eyes, hqs: readonly HqId[]): readonly HqId[] => {
  const alone = (hq: HqId): boolean => movers(c, hq).length === 0;
  return [...hqs.filter((hq) => !alone(hq)), ...hqs.filter(alone)];
};

const hqs = (c: Eyes): Offered<HqId> => ({
  values: ownHqs(c),
  option: (hq) => {
    const going = (): string =>
      `${count(movers(c, hq).length, "unit")} in combat mode of ${boxOf(c, hq).length}, ${zoneName(c.content, from(c, hq))}`;
    return hqOption(c, hq, noneOf(ends(c, hq), no("No zone is open to it.", "R-45")), going);
  },
  order: (all) => withUnitsFirst(c, all),
});

const fights = (c: Going): boolean => choosesToFight(c, c.params.to, goers(c));

/** one J-3, one zone; a second J-3 bars ambushes. */
export const moveHqAction = action("move-hq", "Move a task force (J-3)", {
  help: "An HQ goes to a zone next to its own, with the units of its box that are in combat mode; dispersed ones stay.",
  common: true,
  menu: MENUS.taskForce,
  when: (c) =>
    lacks(c, "J-3") ?? noneOf(hqs(c), no(c.seat === "idf" ? "No HQ is on the map." : "Hezbollah has no HQ.", "R-41")),
})
  .param("hq", "Which HQ?", choice(hqs))
  .param(
    "to",
    "To which zone?",
    choice(
      (c) => ends(c, c.params.hq),
      whyNotZone((c, zone) => notAdjacent(c, from(c, c.params.hq), zone) ?? whyNoHqIn(c, c.params.hq, zone)),
    ),
  )
  .param(
    "leave",
    "Which units stay behind?",
    subset(
      (c) => ownUnitsOffered(c, movers(c, c.params.hq)),
      {},
      whyNotUnit((c, unit, name) => staysAnyway(c, c.params.hq, unit, name)),
    ),
  )
  .optional("fight", "Do they fight there?", fights, choice(FIGHT))
  .otherwise((c, value) => whyNotDecline(c, c.params.to, value))
  .optional(
    "secure",
    "A second J-3 against ambushes?",
    (c) => canSecure(c, [{ zone: c.params.to, units: goers(c) }]),
    choice(SECURE),
    () => "no" as const,
  )
  .otherwise(whyNotSecure)
  .label(({ content, hand }, { hq = "", to = "", leave = [], secure }) => {
    const box = findGroup(hand.groups, hq)?.units ?? [];
    const n = box.filter((unit) => hand.units[unit]?.mode === "combat" && !leave.includes(unit)).length; // who is there by then
    const going = n === 0 ? "" : `, ${count(n, "unit")}`;
    const staying = leave.length === 0 ? "" : `, ${count(leave.length, "unit stays", "units stay")}`;
    return `${j3s(secure)} ${hqName(content, hq)}${going} → ${zoneName(content, to)}${staying}`;
  })
  .apply((s) => {
    const { hq, to, leave, fight, secure } = s.params;
    const seat = sideOf(s);
    const zone = mustGet(s.current.table.hqs, hq);
    payMove(s, seat, secure);
    const hand = handOf(s, seat);
    const box = findGroup(hand.groups, hq)?.units ?? [];
    const staying = box.filter((unit) => leave.includes(unit) || mustGet(hand.units, unit).mode !== "combat");
    const units = box.filter((unit) => !staying.includes(unit));
    exposing(s, seat, () => {
      moveUnits(s, seat, staying, zone);
      moveHq(s, hq, to);
    });
    const move = { from: zone, hq, left: staying.length };
    enterZones(s, move, [{ zone: to, units, groups: [hq], fight }], secure === "yes");
  });

const staysAnyway = (c: Eyes, hq: HqId, unit: UnitId, name: string): Refusal =>
  boxOf(c, hq).includes(unit)
    ? no(`${name} is dispersed: it stays behind anyway.`, "R-41")
    : no(`${name} is not with ${hqName(c.content, hq)}.`, "R-41");
