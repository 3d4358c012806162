/** Where the Insurgents' bot sends its units, and what each move gains or gives up. */
import { mustGet } from "#engine";
import type { UnitId, ZoneId } from "../../content/types.ts";
import { holds } from "../../rules/chits/hand.ts";
import { whyNotIn } from "../../rules/pieces/entering.ts";
import { findGroup, marksOf } from "../../rules/pieces/groups.ts";
import { isRocket } from "../../rules/pieces/units.ts";
import { moveUnitsAction } from "../../rules/plays/move-units.ts";
import { choosesToFight } from "../../rules/plays/moving.ts";
import { detach } from "../../rules/plays/task-forces.ts";
import type { Eyes, SeenUnit } from "../../state.ts";
import {
  byZone,
  enemies,
  enemiesIn,
  isCounted,
  isLastTurn,
  isSanctuary,
  movable,
  own,
  ownIn,
  steady,
} from "../judgement/forces.ts";
import { atTheEnd, balanceOf, raids, stake } from "./balance.ts";
import type { Candidate } from "./candidates.ts";

interface Party {
  readonly to: ZoneId;
  readonly units: readonly SeenUnit[];
  readonly gain: number;
}

const idsOf = (units: readonly SeenUnit[]): readonly UnitId[] => units.map(({ unit }) => unit);

/** What a zone of their own is worth to the Insurgents: the IDF would have to win it first. */
const DENIED = 0.35;
/** Nobody leaves for less. */
const LEAST = 0.1;

/** Who can move from a zone and fight. */
export const ready = byZone((c, from): readonly SeenUnit[] =>
  own(
    c,
    movable(c, from).filter((unit) => !isRocket(c.content, unit) && !marksOf(c.hand, unit).disrupted),
  ),
);

/** the corps leaves its box, from which only one HQ could take it to a single zone. */
export const corps = (c: Eyes): readonly Candidate[] =>
  holds(c.hand, "J-3") === 0
    ? []
    : Object.keys(c.table.hqs).flatMap((hq): readonly Candidate[] => {
        const units = findGroup(c.hand.groups, hq)?.units ?? [];
        return units.length > 0 ? [{ action: detach, said: { hq, units }, gain: 99 }] : [];
      });

/** from each zone one J-3 takes units to all adjacent zones where they hurt, or all to one. */
export const moves = (c: Eyes): readonly Candidate[] =>
  holds(c.hand, "J-3") === 0 ? [] : c.content.zoneIds.flatMap((from) => movesFrom(c, from, ready(c, from)));

/** What the best move of these from a zone brings; they need not be there yet. */
export const bestFrom = (c: Eyes, from: ZoneId, units: readonly SeenUnit[]): number =>
  movesFrom(c, from, units).reduce((most, { gain }) => Math.max(most, gain), 0);

function movesFrom(c: Eyes, from: ZoneId, units: readonly SeenUnit[]): readonly Candidate[] {
  if (units.length === 0) return [];
  const able = units.slice(0, c.table.c2.insurgent);
  const sets = able.length > 1 ? [able, able.slice(1)] : [able];
  return [...sets.flatMap((set) => spreading(c, from, set)), ...massing(c, from, able)];
}

/** Unit by unit, each to where it is worth most together with those that go there already. */
function spreading(c: Eyes, from: ZoneId, units: readonly SeenUnit[]): readonly Candidate[] {
  const parties = new Map<ZoneId, Party>();
  for (const unit of units) {
    let best: Party | null = null;
    let most = LEAST;
    for (const to of mustGet(c.content.ways, from)) {
      if (whyNotIn(c, unit.unit, to)) continue;
      const before = parties.get(to);
      const together = [...(before?.units ?? []), unit];
      const gain = worth(c, to, together);
      if (gain - (before?.gain ?? 0) <= most) continue;
      most = gain - (before?.gain ?? 0);
      best = { to, units: together, gain };
    }
    if (best) parties.set(best.to, best);
  }
  return parties.size > 0 ? [move(c, from, [...parties.values()])] : [];
}

/** As many as C2, to each of the adjacent zones: some can be had only by many together. */
const massing = (c: Eyes, from: ZoneId, units: readonly SeenUnit[]): readonly Candidate[] =>
  units.length < 2
    ? []
    : mustGet(c.content.ways, from)
        .filter((to) => units.every(({ unit }) => !whyNotIn(c, unit, to)))
        .map((to) => move(c, from, [{ to, units, gain: worth(c, to, units) }]));

function move(c: Eyes, from: ZoneId, parties: readonly Party[]): Candidate {
  const going = parties.flatMap(({ units }) => idsOf(units));
  const gain = parties.reduce((sum, one) => sum + one.gain, 0) - missed(c, from, going);
  return { action: moveUnitsAction, said: { from, parties: parties.map((party) => row(c, party)) }, gain };
}

/** where only SOF are they may come without a battle, and often do better that way. */
function row(c: Eyes, { to, units }: Party) {
  const said = { to, units: idsOf(units) };
  if (!choosesToFight(c, to, said.units)) return said;
  return { ...said, fight: against(c, to, units, true) > against(c, to, units, false) ? "yes" : "no" };
}

/** What a zone is worth that nobody is left in. */
function missed(c: Eyes, from: ZoneId, going: readonly UnitId[]): number {
  if (isSanctuary(c, from) || steady(c, from).some((unit) => !going.includes(unit))) return 0;
  return enemies(c, from) > 0 ? contested(c, from) : held(c, from);
}

/** What it is worth to have a zone to themselves: in the last turn it counts whether somebody is there or not. */
const held = (c: Eyes, zone: ZoneId): number =>
  (isCounted(c, zone) && !isLastTurn(c) ? DENIED * stake(c, zone) : 0) + (raids(c, zone) > 0 ? 2 : 0);

/** What it is worth that the IDF does not control a zone where it has units: most of all at the end. */
const contested = (c: Eyes, zone: ZoneId): number => (0.3 + 0.7 * atTheEnd(c)) * stake(c, zone);

/** What it brings that these come into a zone. */
function worth(c: Eyes, zone: ZoneId, units: readonly SeenUnit[]): number {
  if (steady(c, zone).length > 0 && enemies(c, zone) === 0) return 0;
  if (enemies(c, zone) === 0) return isSanctuary(c, zone) ? 0 : held(c, zone);
  const fought = against(c, zone, units, true);
  return choosesToFight(c, zone, idsOf(units)) ? Math.max(fought, against(c, zone, units, false)) : fought;
}

/** who is left undisrupted denies the IDF the zone. */
function against(c: Eyes, zone: ZoneId, units: readonly SeenUnit[], fights: boolean): number {
  const denied = c.table.control[zone] !== "idf";
  const insurgent = [...units, ...ownIn(c, zone)];
  const fighters = { idf: enemiesIn(c, zone), insurgent };
  const weight = contested(c, zone);
  if (!fights || c.table.fought.includes(zone)) return denied ? 0 : weight;
  const { control, lost, harm } = balanceOf(c, { zone, kind: "entry", attacker: "insurgent", fighters });
  return weight * (1 - control) + raided(c, zone) * lost - harm - (denied ? weight : 0);
}

/** a raid takes another J-3, now or in a turn to come. */
function raided(c: Eyes, zone: ZoneId): number {
  const now = !c.table.raided && holds(c.hand, "J-3") > 1;
  return now || !isLastTurn(c) ? raids(c, zone) : 0;
}
