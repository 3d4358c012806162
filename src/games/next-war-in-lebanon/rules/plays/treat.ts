/** What a J-1 does for a single unit: it recovers, is made ready or rebuilt, or changes its mode. */
import { type Apply, choice, game, mustGet, type Offered, optionsOf, type Preset } from "#engine";
import type { UnitId } from "../../content/types.ts";
import { type Eyes, type Lebanon, sideOf } from "../../state.ts";
import { spend } from "../chits/hand.ts";
import { getGroup, groupOf, marksOf, zoneOf } from "../pieces/groups.ts";
import { mark } from "../pieces/placing.ts";
import { handNow, seen } from "../pieces/show.ts";
import { hasFixedMode, otherMode } from "../pieces/units.ts";
import { no, toModes, unitName } from "../pieces/words.ts";
import type { Treatment } from "./events.ts";
import { enemyZones, flipsOffered, lacks, MENUS, noneOf, ownUnits, ownUnitsOffered, whyNotOwn } from "./options.ts";

const { action } = game<Lebanon>();

type Playing = Apply<Lebanon, unknown>;

/** How many whole answers a menu lists. */
const MOST_PRESETS = 8;
const presetsOf = (units: Offered): readonly Preset[] =>
  optionsOf(units)
    .slice(0, MOST_PRESETS)
    .map(({ value, label = value, description = "" }) => ({ label, description, params: { unit: value } }));

const marked = (c: Eyes, ...flags: readonly ("disrupted" | "fired" | "reduced")[]): Offered<UnitId> =>
  ownUnitsOffered(
    c,
    ownUnits(c).filter((unit) => flags.some((flag) => marksOf(c.hand, unit)[flag])),
  );

const recoverable = (c: Eyes): Offered<UnitId> => marked(c, "disrupted", "fired");

const reduced = (c: Eyes): Offered<UnitId> => marked(c, "reduced");

/** Those among enemies are read first, who have to fire at what is dispersed, then those who cannot move. */
const flippable = (c: Eyes): Offered<UnitId> => ({
  ...flipsOffered(
    c,
    ownUnits(c).filter((unit) => !hasFixedMode(c.content, unit)),
  ),
  order(units) {
    const enemies = enemyZones(c);
    const rank = (unit: UnitId): number =>
      enemies.has(zoneOf(c.hand, unit) ?? "") ? 0 : marksOf(c.hand, unit).mode === "dispersed" ? 1 : 2;
    return units.toSorted((a, b) => rank(a) - rank(b));
  },
});

/** Why a unit is not among these. */
const because = (reason: string, rule: string) => whyNotOwn((_, __, name) => no(`${name} ${reason}`, rule));

/**
 * Spends a J-1 on a unit, and tells everyone only what they see of it: who controls its zone may change, too.
 */
function treat(s: Playing, unit: UnitId, how: Treatment, change: Parameters<typeof mark>[2]): void {
  const seat = sideOf(s);
  const hand = handNow(s, seat);
  const { zone, units } = getGroup(hand.groups, groupOf(hand, unit) ?? "");
  const held = s.current.table.control[zone];
  spend(s, seat, "J-1");
  mark(s, unit, change);
  if (s.current.table.control[zone] !== held) s.barrier();
  const now = { unit: seen(unit, mustGet(handNow(s, seat).units, unit)), zone };
  const event = { chapter: "plays", kind: "treated", how, seat } as const;
  if (units[0] === unit) s.emit({ ...event, shown: now });
  else s.emit({ ...event, shown: null }, { [seat]: { chapter: "plays", kind: "treated", how, ...now } });
}

/** Of Syria's units only missiles are made ready: they never recover. */
export const j1Recover = action("j1-recover", "Recover or ready a unit (J-1)", {
  help: "A disrupted unit recovers, or a rocket or missile that has fired is ready again, anywhere.",
  menu: MENUS.j1,
  presets: (c) => presetsOf(recoverable(c)),
  when: (c) => lacks(c, "J-1") ?? noneOf(recoverable(c), no("None of your units is disrupted or fired.", "R-31")),
})
  .param("unit", "Which unit?", choice(recoverable, because("is neither disrupted nor fired.", "R-31")))
  .label(({ content }, { unit = "" }) => `J-1 recover ${unitName(content, unit)}`)
  .apply((s) => {
    const { unit } = s.params;
    const wasFired = mustGet(handNow(s, sideOf(s)).units, unit).fired === true;
    treat(s, unit, wasFired ? "readied" : "recovered", { disrupted: false, fired: false });
  });

/** disruption stays. */
export const j1Rebuild = action("j1-rebuild", "Rebuild a reduced unit (J-1)", {
  help: "A reduced unit returns to full strength, anywhere. If it is disrupted, it stays disrupted.",
  menu: MENUS.j1,
  presets: (c) => presetsOf(reduced(c)),
  when: (c) => lacks(c, "J-1") ?? noneOf(reduced(c), no("None of your units is reduced.", "R-32")),
})
  .param("unit", "Which unit?", choice(reduced, because("is not reduced.", "R-32")))
  .label(({ content }, { unit = "" }) => `J-1 rebuild ${unitName(content, unit)}`)
  .apply((s) => treat(s, s.params.unit, "rebuilt", { reduced: false }));

/** disruption stays. */
export const j1Mode = action("j1-mode", "Change the mode of a unit (J-1)", {
  help: "A unit goes from combat to dispersed mode or back, anywhere, in a box or not.",
  menu: MENUS.j1,
  presets: (c) => presetsOf(flippable(c)),
  when: (c) => lacks(c, "J-1") ?? noneOf(flippable(c), no("None of your units can change its mode.", "R-24")),
})
  .param(
    "unit",
    "Which unit?",
    choice(flippable, because("cannot change its mode: rockets and missiles have only one.", "R-24")),
  )
  .label((view, { unit = "" }) => `J-1 ${toModes(view, [unit])}`)
  .apply((s) => {
    const { unit } = s.params;
    treat(s, unit, "mode", { mode: otherMode(mustGet(handNow(s, sideOf(s)).units, unit).mode) });
  });
