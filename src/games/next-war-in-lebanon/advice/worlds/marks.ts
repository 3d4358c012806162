/** In which state the enemy's hidden units may be: mode, and whether disrupted, reduced or fired. */
import type { Dice } from "#engine";
import type { Mode, SeatId, UnitId } from "../../content/types.ts";
import { isBox } from "../../rules/pieces/groups.ts";
import { type MarksGiven, marksFrom } from "../../rules/pieces/show.ts";
import { hasFixedMode, isBrittle, isRocket, unitOf } from "../../rules/pieces/units.ts";
import type { Eyes, Marks, OwnGroup } from "../../state.ts";
import { isHeldBy } from "./places.ts";

/** Of so many units that a seat sees of its enemy, so many are in that state. */
interface Share {
  readonly of: number;
  readonly are: number;
}

type Flag = "disrupted" | "reduced" | "fired";
type Shares = { readonly [state in Flag | "combat"]: Share };

/** The marks of all units in these stacks and boxes: those that are seen as they are, the others as often as those. */
export function marked(view: Eyes, enemy: SeatId, groups: readonly OwnGroup[], dice: Dice): { [unit: UnitId]: Marks } {
  const seen = seenMarks(view, groups);
  const shares = sharesOf(view, seen);
  const units: { [unit: UnitId]: Marks } = {};
  for (const [unit, marks] of seen) units[unit] = marksFrom(marks);
  for (const at of new Set(groups.map(({ zone }) => zone))) {
    const there = groups.filter(({ zone }) => zone === at);
    const disrupted = disruptedIn(view, enemy, there, { seen, share: shares.disrupted, dice });
    for (const unit of there.flatMap((group) => group.units))
      if (!seen.has(unit))
        units[unit] = marksFrom({ ...drawn(view, unit, shares, dice), disrupted: disrupted.has(unit) });
  }
  return units;
}

type SeenMarks = ReadonlyMap<UnitId, MarksGiven>;

/** Of the units on top, and of those that the seat knows. */
function seenMarks({ table, hand }: Eyes, groups: readonly OwnGroup[]): SeenMarks {
  const ids = new Set(groups.map(({ id }) => id));
  const known = Object.entries(hand.known).filter(([, { group }]) => ids.has(group));
  const tops = table.groups.filter(({ id }) => ids.has(id)).map(({ top }) => [top.unit, top] as const);
  return new Map<UnitId, MarksGiven>([...known, ...tops]);
}

/** Modes as if one more unit were seen in each, the other marks as if one more were seen without: few prove little. */
function sharesOf({ content }: Eyes, seen: SeenMarks): Shares {
  const count = (can: (unit: UnitId) => boolean, has: (marks: MarksGiven) => boolean, more: Share): Share => {
    const able = [...seen].filter(([unit]) => can(unit));
    return { of: able.length + more.of, are: able.filter(([, marks]) => has(marks)).length + more.are };
  };
  const one: Share = { of: 1, are: 0 };
  return {
    combat: count(
      (unit) => !hasFixedMode(content, unit),
      ({ mode }) => mode === "combat",
      { of: 2, are: 1 },
    ),
    disrupted: count(
      (unit) => !isBrittle(content, unit),
      ({ disrupted }) => disrupted === true,
      one,
    ),
    reduced: count(
      (unit) => unitOf(content, unit).reduced !== null,
      ({ reduced }) => reduced === true,
      one,
    ),
    fired: count(
      (unit) => isRocket(content, unit),
      ({ fired }) => fired === true,
      one,
    ),
  };
}

const isSo = ({ of, are }: Share, dice: Dice): boolean => dice.below(of) < are;

/** all but whether it is disrupted. */
function drawn({ content }: Eyes, unit: UnitId, shares: Shares, dice: Dice): MarksGiven {
  const { fixedMode, reduced } = unitOf(content, unit);
  const mode: Mode = fixedMode ?? (isSo(shares.combat, dice) ? "combat" : "dispersed");
  return {
    mode,
    reduced: reduced !== null && isSo(shares.reduced, dice),
    fired: isRocket(content, unit) && isSo(shares.fired, dice),
  };
}

interface Drawing {
  readonly seen: SeenMarks;
  readonly share: Share;
  readonly dice: Dice;
}

/** all in a zone that their side does not hold; not all where it does.: nobody brittle, nobody in a box. */
function disruptedIn(
  view: Eyes,
  enemy: SeatId,
  there: readonly OwnGroup[],
  { seen, share, dice }: Drawing,
): ReadonlySet<UnitId> {
  const { content } = view;
  const all = there.flatMap(({ units }) => units);
  const [{ zone } = { zone: "" }] = there;
  if (!isHeldBy(view, enemy, { zone })) return new Set(all);
  const able = there.flatMap(({ id, units }) =>
    isBox(content, id) ? [] : units.filter((unit) => !seen.has(unit) && !isBrittle(content, unit)),
  );
  const holds = all.some((unit) => !able.includes(unit) && seen.get(unit)?.disrupted !== true);
  for (;;) {
    const disrupted = able.filter(() => isSo(share, dice));
    if (holds || disrupted.length < able.length) return new Set(disrupted);
    if (able.length === 0) throw new Error(`nobody can hold ${zone}`);
  }
}
