/** How the IDF's bot makes its units fit for battle: rebuilding, recovery, withdrawal, changes of mode, reinforcements. */
import type { UnitId, ZoneId } from "../../content/types.ts";
import { holds } from "../../rules/chits/hand.ts";
import { sanctuariesOf } from "../../rules/pieces/entering.ts";
import { marksOf, unitsIn } from "../../rules/pieces/groups.ts";
import { hasFixedMode, isSupport, otherMode } from "../../rules/pieces/units.ts";
import { reinforce } from "../../rules/plays/reinforce.ts";
import { j1SanctuaryRecover } from "../../rules/plays/sanctuary.ts";
import { j1Mode, j1Rebuild, j1Recover } from "../../rules/plays/treat.ts";
import { withdraw } from "../../rules/plays/withdraw.ts";
import type { Eyes } from "../../state.ts";
import { enemies, isLastTurn, isSanctuary, ownIn } from "../judgement/forces.ts";
import { lateness } from "./balance.ts";
import type { Candidate } from "./candidates.ts";
import { leaving, opened } from "./idf-moves.ts";
import { entering, nextClash, standing, standingNow } from "./standing.ts";

/** A reduced unit among enemies is lost sooner or later. */
const EXPOSED = 0.6;

/** What it brings that one unit of a zone changes. */
function changed(c: Eyes, zone: ZoneId, unit: UnitId, change: object): number {
  const now = ownIn(c, zone);
  const then = now.map((one) => (one.unit === unit ? { ...one, ...change } : one));
  return standing(c, zone, then) - standingNow(c, zone);
}

/** a reduced unit costs 1 VP at the end, and 3 if it is hit again; a disrupted one may hold a zone again. */
export function repairs(c: Eyes): readonly Candidate[] {
  if (holds(c.hand, "J-1") === 0) return [];
  return [...c.content.zoneIds.flatMap((zone) => repairsIn(c, zone)), ...recoveries(c)];
}

const repairsIn = (c: Eyes, zone: ZoneId): readonly Candidate[] =>
  unitsIn(c.hand, zone).flatMap((unit): readonly Candidate[] => {
    const { disrupted, reduced } = marksOf(c.hand, unit);
    const useful = isLastTurn(c) && isSanctuary(c, zone) ? 0 : 0.3;
    const rebuilt =
      0.6 +
      0.4 * lateness(c) +
      (enemies(c, zone) > 0 ? EXPOSED : 0) +
      Math.max(0, changed(c, zone, unit, { reduced: undefined }));
    const recovered = useful + changed(c, zone, unit, { disrupted: undefined });
    return [
      ...(reduced ? [{ action: j1Rebuild, said: { unit }, gain: rebuilt }] : []),
      ...(disrupted ? [{ action: j1Recover, said: { unit }, gain: recovered }] : []),
    ];
  });

/** all in a sanctuary at once. */
const recoveries = (c: Eyes): readonly Candidate[] =>
  sanctuariesOf(c, "idf").map((sanctuary): Candidate => {
    const down = unitsIn(c.hand, sanctuary).filter((unit) => marksOf(c.hand, unit).disrupted).length;
    return { action: j1SanctuaryRecover, said: { sanctuary }, gain: isLastTurn(c) ? 0 : 0.35 * down };
  });

/** those who would not survive another battle go home, and are ready to move from there. */
export function withdrawals(c: Eyes): readonly Candidate[] {
  const [to] = sanctuariesOf(c, "idf");
  if (holds(c.hand, "J-4") === 0 || to === undefined) return [];
  return c.content.zoneIds
    .filter((from) => enemies(c, from) > 0 && !isSanctuary(c, from))
    .map((from): Candidate => {
      const hurt = unitsIn(c.hand, from).filter(
        (unit) => marksOf(c.hand, unit).reduced || marksOf(c.hand, unit).disrupted,
      );
      const units = hurt.slice(0, c.table.c2.idf);
      const flipped = units.filter(
        (unit) => marksOf(c.hand, unit).mode === "dispersed" && !hasFixedMode(c.content, unit),
      );
      const gain =
        units.length > 0
          ? EXPOSED * units.filter((unit) => marksOf(c.hand, unit).reduced).length - leaving(c, from, units)
          : 0;
      return { action: withdraw, said: { from, to, units, otherMode: flipped, hqs: [] }, gain };
    });
}

/** where the enemy is dispersed, somebody has to be, too, to fire at it. */
export function modes(c: Eyes): readonly Candidate[] {
  if (holds(c.hand, "J-1") === 0) return [];
  return c.content.zoneIds
    .filter((zone) => enemies(c, zone) > 0)
    .flatMap((zone) =>
      unitsIn(c.hand, zone)
        .filter((unit) => !isSupport(c.content, unit) && !hasFixedMode(c.content, unit))
        .filter((unit) => !marksOf(c.hand, unit).disrupted)
        .map((unit): Candidate => ({ action: j1Mode, said: { unit }, gain: flipped(c, zone, unit) - 0.1 })),
    );
}

/** What the next clash gains from it, or the task force that could come then. */
function flipped(c: Eyes, zone: ZoneId, unit: UnitId): number {
  const mode = otherMode(marksOf(c.hand, unit).mode);
  const now = ownIn(c, zone);
  const then = now.map((one) => (one.unit === unit ? { ...one, mode } : one));
  const gain = nextClash(c, zone, then) - nextClash(c, zone, now);
  const closed = mode === "dispersed" && !now.some((one) => one.mode === "dispersed") && !c.table.fought.includes(zone);
  if (!closed) return gain;
  return Math.max(gain, opened(c, zone, (units) => entering(c, zone, units, true, then)) - standingNow(c, zone));
}

/** where they can be of use, with a J-1 or a J-3 that nothing else needs. */
export const reinforcements = (c: Eyes): readonly Candidate[] => {
  const waiting = [...c.table.waiting.units, ...c.table.waiting.hqs].filter((piece) => !piece.startsWith("syr"));
  const gain = c.table.length - c.table.turn > 3 ? 0.25 : 0;
  return waiting.length > 0 ? [{ action: reinforce, said: {}, gain }] : [];
};
