/** Which play the bot makes next in its own phase; rockets, raids, recoveries and plays on chits are weighed here. */
import type { Move } from "#engine";
import type { ZoneId } from "../../content/types.ts";
import { holds } from "../../rules/chits/hand.ts";
import { findGroup, groupsIn, marksOf, sizeOf, unitsIn, zoneOf } from "../../rules/pieces/groups.ts";
import { isRocket, unitOf } from "../../rules/pieces/units.ts";
import { j2Inspect } from "../../rules/plays/intelligence.ts";
import { j5Plan, j6Infowar } from "../../rules/plays/planning.ts";
import { j1Recover } from "../../rules/plays/treat.ts";
import { j3Raid, j3Rockets } from "../../rules/strikes/rockets.ts";
import { type Eyes, enemyOf, sideOf } from "../../state.ts";
import { enemies, isCounted, isLastTurn, isSanctuary, steady } from "../judgement/forces.ts";
import { planned } from "../menus/chits.ts";
import { best, type Candidate } from "./candidates.ts";
import { airlifts } from "./idf-airlifts.ts";
import { assemblies, looseUnits, taskForces } from "./idf-moves.ts";
import { modes, reinforcements, repairs, withdrawals } from "./idf-repairs.ts";
import { strikes } from "./idf-strikes.ts";
import { builds } from "./insurgent-builds.ts";
import { corps, moves } from "./insurgent-moves.ts";
import { readying } from "./insurgent-readying.ts";

/** What the Cascading Effect that a hit may draw is worth: few of them help the IDF. */
const CARD = 0.1;

const diceIn = (c: Eyes, zone: ZoneId, all: boolean): number =>
  unitsIn(c.hand, zone)
    .filter((unit) => isRocket(c.content, unit) && (all || !marksOf(c.hand, unit).fired))
    .reduce((sum, unit) => sum + (unitOf(c.content, unit).type === "missile" ? 2 : 1), 0);

/** a point for each 6. */
const rockets = (c: Eyes): readonly Candidate[] =>
  c.content.zoneIds.flatMap((zone) => {
    const units = unitsIn(c.hand, zone).filter((unit) => isRocket(c.content, unit) && !marksOf(c.hand, unit).fired);
    const gain = diceIn(c, zone, false) / 6 + CARD;
    return units.length === 0 ? [] : [{ action: j3Rockets, said: { zone, units }, gain }];
  });

/** fired rockets are ready again, disrupted guerrillas fight and deny a zone again. */
function recoveries(c: Eyes): readonly Candidate[] {
  if (holds(c.hand, "J-1") === 0) return [];
  return Object.entries(c.hand.units).flatMap(([unit, { disrupted, fired }]): readonly Candidate[] => {
    const zone = zoneOf(c.hand, unit) ?? "";
    const alone = steady(c, zone).length === 0 && enemies(c, zone) > 0 && isCounted(c, zone);
    const gain = disrupted ? (alone ? (isLastTurn(c) ? 2.5 : 1.2) : 0.4) : fired ? readied(c, unit) : 0;
    return gain > 0 ? [{ action: j1Recover, said: { unit }, gain }] : [];
  });
}

/** A battery that is worth its J-3 next turn; nothing comes of it in the last one without a J-3 in hand. */
function readied(c: Eyes, unit: string): number {
  if (isLastTurn(c) && holds(c.hand, "J-3") === 0) return 0;
  return unitOf(c.content, unit).type === "missile" ? 0.3 : 0.16;
}

/** They cost nothing that is needed otherwise, and what they bring is used by the plays after them. */
const FIRST = 90;

/** J-5 and J-6, and J-2 of the IDF: what chits do to chits, and to what is known. */
const chitPlays = (c: Eyes): readonly Candidate[] => [...plans(c), ...infowar(c), ...inspections(c)];

/** one chit for two. */
function plans(c: Eyes): readonly Candidate[] {
  if (holds(c.hand, "J-5") === 0 || isLastTurn(c)) return [];
  const [first, second] = planned(c);
  if (first === undefined) return [];
  return [
    {
      action: j5Plan,
      said: { first, ...(second === undefined ? {} : { second }) },
      gain: FIRST,
    },
  ];
}

/** the IDF, which comes first, jams what the enemy has yet to play. */
function infowar(c: Eyes): readonly Candidate[] {
  const n = holds(c.hand, "J-6");
  return n > 0 && c.table.held[enemyOf(sideOf(c))] > 0 ? [{ action: j6Infowar, said: { n }, gain: FIRST }] : [];
}

/** the largest stack with something hidden, before the strikes and moves that it may be the aim of. */
function inspections(c: Eyes): readonly Candidate[] {
  if (sideOf(c) === "insurgent" || holds(c.hand, "J-2") === 0 || holds(c.hand, "J-3") === 0) return [];
  return c.content.zoneIds
    .filter((zone) => !isSanctuary(c, zone))
    .flatMap((zone) => groupsIn(c, "insurgent", zone))
    .flatMap((target): readonly Candidate[] => {
      const size = sizeOf(findGroup(c.table.groups, target));
      const known = Object.values(c.hand.known).filter(({ group }) => group === target).length;
      return size - known >= 3 ? [{ action: j2Inspect, said: { target }, gain: FIRST + size }] : [];
    });
}

/** 3.5 VP on average, and it cannot be made up for in a later turn. */
const RAID = 6;

/** What comes before everything else, and what might be played instead, with what it may gain. */
interface Plays {
  first(c: Eyes): readonly Candidate[];
  others(c: Eyes): readonly Candidate[];
}

const IDF: Plays = {
  first: (c) => [...chitPlays(c), ...assemblies(c)],
  others: (c) => [
    ...taskForces(c),
    ...looseUnits(c),
    ...airlifts(c),
    ...repairs(c),
    ...withdrawals(c),
    ...modes(c),
    ...reinforcements(c),
    ...strikes(c),
  ],
};

const INSURGENT: Plays = {
  first: (c) => [...chitPlays(c), ...corps(c)],
  others: (c) => [
    { action: j3Raid, said: {}, gain: RAID },
    ...rockets(c),
    ...readying(c),
    ...moves(c),
    ...builds(c),
    ...recoveries(c),
  ],
};

/** The play that promises most; null: none is worth its chit. */
export function nextPlay(view: Eyes): Move | null {
  const plays = sideOf(view) === "idf" ? IDF : INSURGENT;
  return best(view, plays.first(view)) ?? best(view, plays.others(view));
}
