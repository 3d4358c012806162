/** what a strike can be aimed at, as the striker sees it. */
import { type Frozen, mustGet, type Offered, type Option, type Refusal, worded } from "#engine";
import { type HqId, MODES, type Mode, type Pack, type UnitId, type ZoneId } from "../../content/types.ts";
import type { GroupId, Hand, SeenUnit, Table } from "../../state.ts";
import { getGroup, groupsIn, isBox } from "../pieces/groups.ts";
import { count, counter, hqName, no, unitName, whyNotZone, zoneName } from "../pieces/words.ts";
import type { Mission } from "./types.ts";

/** What the striker sees. */
export interface Sight {
  readonly content: Pack;
  readonly table: Frozen<Table>;
  readonly hand: Frozen<Hand>;
  /** Whether words are left out. */
  readonly terse?: true;
}

/** A stack or box of the Insurgents as the IDF sees it. */
interface Target {
  readonly group: GroupId;
  readonly visible: readonly Frozen<SeenUnit>[];
  readonly hidden: number;
}

/** on top, or known until the end of the turn. */
function targetsIn(sight: Sight, zone: ZoneId): readonly Target[] {
  const known = Object.entries(sight.hand.known);
  return groupsIn(sight, "insurgent", zone).map((group) => {
    const { top, size = 1 } = getGroup(sight.table.groups, group);
    const others = known.flatMap(([unit, { group: at, ...marks }]): readonly Frozen<SeenUnit>[] =>
      at === group && unit !== top.unit ? [{ unit, ...marks }] : [],
    );
    return { group, visible: [top, ...others], hidden: size - 1 - others.length };
  });
}

const visibleIn = (targets: readonly Target[], mode: Mode): readonly Frozen<SeenUnit>[] =>
  targets.flatMap(({ visible }) => visible).filter((unit) => unit.mode === mode);

/** Visible units of a mode, the strongest first: whom an area strike can prefer. */
export const preferable = (sight: Sight, zone: ZoneId, mode: Mode): readonly Frozen<SeenUnit>[] =>
  visibleIn(targetsIn(sight, zone), mode);

const hqsIn = ({ content, table }: Sight, zone: ZoneId): readonly HqId[] =>
  content.hqIds.filter((hq) => table.hqs[hq] === zone && mustGet(content.hqs, hq).nation === "syria");

/** Zones that a mission can go to: where the Insurgents have units, or the Syrian HQ. */
export function strikeZones(sight: Sight): Offered<ZoneId> {
  const { content, table } = sight;
  const sizes = new Map<ZoneId, number>();
  for (const { zone, size = 1, top } of table.groups)
    if (mustGet(content.units, top.unit).nation !== "israel") sizes.set(zone, (sizes.get(zone) ?? 0) + size);
  return {
    values: content.zoneIds.filter((zone) => sizes.has(zone) || hqsIn(sight, zone).length > 0),
    option: (value) => ({
      value,
      label: zoneName(content, value),
      description: count(sizes.get(value) ?? 0, "unit"),
    }),
  };
}

/** R-100 Why a zone that somebody names is not one of them. */
export const whyNoStrikeZone = whyNotZone((_, __, name) =>
  no(`The Insurgents have nothing in ${name} to strike.`, "R-100", "no-target"),
);

/** No preference: random ones of the mode. */
export const ANY = "any";

const AREA = { combat: "area-combat", dispersed: "area-dispersed" } as const;
const OTHER = "other-";
const DECAPITATION = "decapitation-";

/** All missions on a zone: areas, each visible unit, one that is hidden in a stack, the HQ. */
export function missionsOn(sight: Sight, zone: ZoneId): readonly Option[] {
  const { content } = sight;
  const targets = targetsIn(sight, zone);
  const units = targets.flatMap(({ visible }) =>
    visible.map(
      (unit): Option => ({
        value: unit.unit,
        ...worded(sight, () => ({ label: `One unit (PGM): ${counter(content, unit)}`, group: "PGM" })),
      }),
    ),
  );
  const others = targets.flatMap(({ group, hidden }, i): readonly Option[] =>
    hidden > 0
      ? [
          {
            value: `${OTHER}${group}`,
            label: `One unit (PGM): a random hidden unit of ${nameOf(sight, targets, i)}`,
            group: "PGM",
          },
        ]
      : [],
  );
  const hqs = hqsIn(sight, zone).map(
    (hq): Option => ({ value: `${DECAPITATION}${hq}`, label: `Decapitation: ${hqName(content, hq)}` }),
  );
  return [...areas(sight, zone, targets), ...units, ...others, ...hqs];
}

/** "stack 2": by age among the stacks of the zone. */
function nameOf({ content }: Sight, targets: readonly Target[], i: number): string {
  const group = targets[i]?.group ?? "";
  if (isBox(content, group)) return `the box of ${hqName(content, group)}`;
  return `stack ${targets.slice(0, i + 1).filter((one) => !isBox(content, one.group)).length}`;
}

/** for all the striker can see two or more units may be in the mode; dispersed ones in a city cannot be struck. */
function areas({ content }: Sight, zone: ZoneId, targets: readonly Target[]): readonly Option[] {
  return MODES.flatMap((mode): readonly Option[] => {
    const hits = hitsOf(content, { kind: "area", zone, mode, preferred: [] });
    const value = AREA[mode];
    const label = `Area strike, ${MODE_NAMES[mode]}`;
    if (hits.length === 0) return [{ value, label, refused: IN_A_CITY }];
    if (mostIn(targets, mode) < 2) return [];
    return [
      { value, label, description: `half of the units there are targeted, each eliminated on ${hits.join(" or ")}` },
    ];
  });
}

const MODE_NAMES: { readonly [mode in Mode]: string } = { combat: "combat mode", dispersed: "dispersed" };

/** How many units may be in a mode, for all the striker can see. */
const mostIn = (targets: readonly Target[], mode: Mode): number =>
  visibleIn(targets, mode).length + targets.reduce((sum, { hidden }) => sum + hidden, 0);

/** Why a mission is not among those on a zone. */
export function whyNoMission({ content }: Sight, zone: ZoneId, target: string): Refusal | null {
  const name = zoneName(content, zone);
  const mode = areaMode(target);
  if (mode)
    return no(
      `An area strike needs two or more units in one mode, and ${name} cannot have so many in ${MODE_NAMES[mode]}.`,
      "R-101",
      "not-a-choice",
    );
  if (Object.hasOwn(content.units, target))
    return no(`You see no ${unitName(content, target)} in ${name}.`, "R-105", "not-a-choice");
  return null;
}

const IN_A_CITY = no("An area strike does not reach dispersed units in a city; a PGM does.", "R-101", "urban");

/** The faces that eliminate. */
export function hitsOf({ figures: { hits }, zones }: Pack, mission: Mission): readonly number[] {
  switch (mission.kind) {
    case "area":
      if (mustGet(zones, mission.zone).terrain === "urban")
        return mission.mode === "combat" ? hits.areaUrbanCombat : [];
      return mission.mode === "combat" ? hits.areaCombat : hits.areaDispersed;
    case "pgm":
    case "blind":
      return hits.pgm;
    case "decapitation":
      return hits.decapitation;
  }
}

/** The mode of an area strike; null: it is another mission. */
export const areaMode = (target: string): Mode | null =>
  target === AREA.combat ? "combat" : target === AREA.dispersed ? "dispersed" : null;

/** A mission as it is announced; `preferred` counts for area strikes. */
export function missionOf(zone: ZoneId, target: string, preferred: readonly UnitId[]): Mission {
  const mode = areaMode(target);
  if (mode) return { kind: "area", zone, mode, preferred };
  if (target.startsWith(OTHER)) return { kind: "blind", zone, group: target.slice(OTHER.length) };
  if (target.startsWith(DECAPITATION)) return { kind: "decapitation", zone, hq: target.slice(DECAPITATION.length) };
  return { kind: "pgm", zone, unit: target };
}
