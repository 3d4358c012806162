import { holds } from "../../rules/chits/hand.ts";
import { findGroup, groupsIn, sizeOf } from "../../rules/pieces/groups.ts";
import { type Eyes, enemyOf, sideOf } from "../../state.ts";
import { isLastTurn, isSanctuary } from "../judgement/forces.ts";
import { planned } from "../menus/chits.ts";
import type { Candidate } from "./candidates.ts";

/** They cost nothing that is needed otherwise, and what they bring is used by the plays after them. */
const FIRST = 90;

/** J-5 and J-6, and J-2 of the IDF: what chits do to chits, and to what is known. */
export const chitPlays = (c: Eyes): readonly Candidate[] => [...plans(c), ...infowar(c), ...inspections(c)];

/** one chit for two. */
function plans(c: Eyes): readonly Candidate[] {
  if (holds(c.hand, "J-5") === 0 || isLastTurn(c)) return [];
  const [first, second] = planned(c);
  if (first === undefined) return [];
  return [
    {
      action: "j5-plan",
      said: { first, ...(second === undefined ? {} : { second }) },
      gain: FIRST,
    },
  ];
}

/** the IDF, which comes first, jams what the enemy has yet to play. */
function infowar(c: Eyes): readonly Candidate[] {
  const n = holds(c.hand, "J-6");
  return n > 0 && c.table.held[enemyOf(sideOf(c))] > 0 ? [{ action: "j6-infowar", said: { n }, gain: FIRST }] : [];
}

/** the largest stack of which something is hidden, before the strikes and moves that it may be the aim of. */
function inspections(c: Eyes): readonly Candidate[] {
  if (sideOf(c) === "insurgent" || holds(c.hand, "J-2") === 0 || holds(c.hand, "J-3") === 0) return [];
  return c.content.zoneIds
    .filter((zone) => !isSanctuary(c, zone))
    .flatMap((zone) => groupsIn(c, "insurgent", zone))
    .flatMap((target): readonly Candidate[] => {
      const size = sizeOf(findGroup(c.table.groups, target));
      const known = Object.values(c.hand.known).filter(({ group }) => group === target).length;
      return size - known >= 3 ? [{ action: "j2-inspect", said: { target }, gain: FIRST + size }] : [];
    });
}
