/** Which units belong to a task force: attaching them to its HQ, and detaching them. */
import {
  choice,
  game,
  mustGet,
  type Offered,
  type Option,
  optionsOf,
  type Preset,
  type Refusal,
  subset,
  worded,
} from "#engine";
import type { HqId, UnitId } from "../../content/types.ts";
import { type Eyes, type Lebanon, sideOf } from "../../state.ts";
import { findGroup, groupOf, isBox, marksOf, unitsIn } from "../pieces/groups.ts";
import { exposing, joinGroup, moveUnits } from "../pieces/placing.ts";
import { isRegular, seatOfHq, unitOf } from "../pieces/units.ts";
import { count, hqName, list, no, unitName, whyNotUnit, zoneName } from "../pieces/words.ts";
import { fewOrCount, isUsable, MENUS, noneOf, ownUnitsOffered, whyNotOwn } from "./options.ts";

const { action } = game<Lebanon>();

/** Own HQs on the map that can be used now. */
export const ownHqs = (c: Eyes): readonly HqId[] =>
  c.content.hqIds.filter(
    (hq) => Object.hasOwn(c.table.hqs, hq) && seatOfHq(c.content, hq) === c.seat && isUsable(c, hq),
  );

export const boxOf = ({ hand }: Eyes, hq: HqId): readonly UnitId[] => findGroup(hand.groups, hq)?.units ?? [];

const zoneOfHq = ({ table }: Eyes, hq: HqId): string => mustGet(table.hqs, hq);

export const hqOption = (
  c: Eyes,
  hq: HqId,
  refused: Refusal | null = null,
  describe: () => string = () => `${count(boxOf(c, hq).length, "unit")}, ${zoneName(c.content, zoneOfHq(c, hq))}`,
): Option<HqId> => ({
  value: hq,
  ...worded(c, () => ({ label: hqName(c.content, hq), description: describe() })),
  ...(refused ? { refused } : {}),
});

/** R-28: why a unit of the zone cannot join the HQ; null: it can. */
function whyNotWith(c: Eyes, hq: HqId, unit: UnitId): Refusal | null {
  const { nation } = unitOf(c.content, unit);
  if (nation === mustGet(c.content.hqs, hq).nation && !marksOf(c.hand, unit).disrupted) return null;
  const name = unitName(c.content, unit);
  return nation === mustGet(c.content.hqs, hq).nation
    ? no(`${name} is disrupted: only undisrupted units join a task force.`, "R-28")
    : no(`${name} is not of the nation of ${hqName(c.content, hq)}.`, "R-28");
}

/** Units of the zone that are not with the HQ. */
const others = (c: Eyes, hq: HqId): readonly UnitId[] => {
  const box = boxOf(c, hq);
  return unitsIn(c.hand, zoneOfHq(c, hq)).filter((unit) => !box.includes(unit));
};

const joiners = (c: Eyes, hq: HqId): Offered<UnitId> =>
  ownUnitsOffered(c, others(c, hq), (unit) => whyNotWith(c, hq, unit));

function whyNobodyJoins(c: Eyes, hq: HqId): Refusal | null {
  const most = c.table.c2[sideOf(c)];
  if (boxOf(c, hq).length >= most)
    return no(`${hqName(c.content, hq)} has ${most} units, as many as its side's C2.`, "R-28", "full");
  return noneOf(joiners(c, hq), no(`No other unit stands with ${hqName(c.content, hq)}.`, "R-28"));
}

const noHq = (c: Eyes): Refusal => no(c.seat === "idf" ? "No HQ is on the map." : "Hezbollah has no HQ.", "R-28");

const openToUnits = (c: Eyes): Offered<HqId> => ({
  values: ownHqs(c),
  option: (hq) => hqOption(c, hq, whyNobodyJoins(c, hq)),
});

/** Why a unit does not join the HQ. */
const elsewhere = (c: Eyes, hq: HqId, unit: UnitId, name: string): Refusal =>
  boxOf(c, hq).includes(unit)
    ? no(`${name} is with ${hqName(c.content, hq)} already.`, "R-28")
    : no(`${name} is not in ${zoneName(c.content, zoneOfHq(c, hq))}, where ${hqName(c.content, hq)} is.`, "R-28");

/** How many whole answers are listed beside other uses of the menu. */
const MOST_PRESETS = 7;

/** "900 Kfir joins 36 Ga'ash": all loose units that can move with an HQ, and each one by itself. */
function wholeAttachments(c: Eyes): readonly Preset[] {
  const ways = ownHqs(c).flatMap((hq) => {
    const room = c.table.c2[sideOf(c)] - boxOf(c, hq).length;
    const units = optionsOf(joiners(c, hq)).flatMap(({ value, refused }) =>
      refused || !isReady(c, value) ? [] : [value],
    );
    const singles = units.map((unit) => ({ hq, units: [unit] }));
    return room > 0 && units.length > 1 ? [{ hq, units: units.slice(0, room) }, ...singles] : singles;
  });
  return ways
    .filter(({ hq }) => boxOf(c, hq).length < c.table.c2[sideOf(c)])
    .toSorted((a, b) => b.units.length - a.units.length)
    .slice(0, MOST_PRESETS)
    .map(({ hq, units }) => {
      const [first = "", ...more] = units;
      const who = more.length === 0 ? `${unitName(c.content, first)} joins` : `${units.length} loose units join`;
      const names = units.map((unit) => unitName(c.content, unit));
      return {
        label: `${who} ${hqName(c.content, hq)}`,
        description: `${zoneName(c.content, zoneOfHq(c, hq))}${more.length === 0 ? "" : `: ${list(names)}`}`,
        params: { hq, units },
      };
    });
}

/** Regular units that are in no box and could move with one; SOF are better off by themselves. */
function isReady(c: Eyes, unit: UnitId): boolean {
  const group = groupOf(c.hand, unit);
  const isLoose = group !== null && !isBox(c.content, group);
  return isLoose && marksOf(c.hand, unit).mode === "combat" && isRegular(c.content, unit);
}

/** R-28: no chit is needed. */
export const attach = action("attach", "Attach units to a task force", {
  help: "Undisrupted units of the HQ's zone join its box, as many as your C2 in all. No chit is needed.",
  menu: MENUS.other,
  presets: wholeAttachments,
  when: (c) => noneOf(openToUnits(c), noHq(c)),
})
  .param("hq", "To which HQ?", choice(openToUnits))
  .param(
    "units",
    "Which units join it?",
    subset(
      (c) => joiners(c, c.params.hq),
      (c) => ({
        min: 1,
        max: c.table.c2[sideOf(c)] - boxOf(c, c.params.hq).length,
        many: () => boxIsFull(c, c.params.hq),
      }),
      whyNotOwn((c, unit, name) => elsewhere(c, c.params.hq, unit, name)),
    ),
  )
  .label(
    ({ content }, { hq = "", units = [] }) =>
      `${fewOrCount(units.map((unit) => unitName(content, unit)))} ${units.length === 1 ? "joins" : "join"} ${hqName(content, hq)}`,
  )
  .apply((s) => {
    const { hq, units } = s.params;
    exposing(s, sideOf(s), () => joinGroup(s, hq, units));
    const zone = mustGet(s.current.table.hqs, hq);
    s.emit({ chapter: "plays", kind: "attached", seat: sideOf(s), hq, zone, units: units.length });
  });

function boxIsFull(c: Eyes, hq: HqId): Refusal {
  const most = c.table.c2[sideOf(c)];
  const room = most - boxOf(c, hq).length;
  return no(
    `A task force has at most ${most} units (C2): ${hqName(c.content, hq)} has room for ${room}.`,
    "R-28",
    "full",
  );
}

const withUnits = (c: Eyes): Offered<HqId> => ({
  values: ownHqs(c).filter((hq) => boxOf(c, hq).length > 0),
  option: (hq) => hqOption(c, hq),
});

/** R-28: they stay in the zone, as a stack of their own (R-29). */
export const detach = action("detach", "Detach units from a task force", {
  help: "Units leave the box of their HQ and stay in the zone as a stack of their own. No chit is needed.",
  menu: MENUS.other,
  when: (c) => noneOf(withUnits(c), ownHqs(c).length > 0 ? no("No HQ has units.", "R-28") : noHq(c)),
})
  .param("hq", "From which HQ?", choice(withUnits))
  .param(
    "units",
    "Which units leave it?",
    subset(
      (c) => ownUnitsOffered(c, boxOf(c, c.params.hq)),
      { min: 1 },
      whyNotUnit((c, _, name) => no(`${name} is not with ${hqName(c.content, c.params.hq)}.`, "R-28")),
    ),
  )
  .label(
    ({ content }, { hq = "", units = [] }) =>
      `${fewOrCount(units.map((unit) => unitName(content, unit)))} ${units.length === 1 ? "leaves" : "leave"} ${hqName(content, hq)}`,
  )
  .apply((s) => {
    const { hq, units } = s.params;
    const seat = sideOf(s);
    const zone = mustGet(s.current.table.hqs, hq);
    exposing(s, seat, () => moveUnits(s, seat, units, zone));
    s.emit({ chapter: "plays", kind: "detached", seat, hq, zone, units: units.length });
  });
