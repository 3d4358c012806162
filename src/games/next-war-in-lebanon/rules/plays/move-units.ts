/** Moving loose units by J-3: who can leave a zone, and where each can go. */
import { type Ctx, choice, game, isAnyOpen, type Offered, type Refusal, rows, subset } from "#engine";
import { neighbours } from "#graph";
import type { UnitId, ZoneId } from "../../content/types.ts";
import { type Eyes, type Lebanon, sideOf } from "../../state.ts";
import { whyNotIn } from "../pieces/entering.ts";
import { getGroup, groupOf, isBox, ownGroupsIn, ownZones } from "../pieces/groups.ts";
import { exposing, moveUnits } from "../pieces/placing.ts";
import { count, hqName, no, unitName, whyNotZone, zoneName } from "../pieces/words.ts";
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
  whyStill,
} from "./moving.ts";
import {
  fewOrCount,
  isUsable,
  j3s,
  lacks,
  MENUS,
  noneOf,
  ownUnitsOffered,
  towardsEnemy,
  whyNotOwn,
  zoneOption,
  zonesToGoTo,
} from "./options.ts";

const { action, form } = game<Lebanon>();

/** Units that go to one zone (R-41, R-44). */
export interface Party {
  readonly to: ZoneId;
  readonly units: readonly UnitId[];
  readonly fight?: "yes" | "no";
}

function looseIn(c: Eyes, zone: ZoneId): readonly UnitId[] {
  const loose: UnitId[] = [];
  for (const id of ownGroupsIn(c.hand, zone))
    if (!isBox(c.content, id))
      for (const unit of getGroup(c.hand.groups, id).units) if (isUsable(c, unit)) loose.push(unit);
  return loose;
}

/** R-23, R-41, R-42: loose units in combat mode, disrupted or not. */
export const movers = (c: Eyes, zone: ZoneId): readonly UnitId[] =>
  looseIn(c, zone).filter((unit) => isMobile(c, unit));

const sent = (parties: readonly Party[]): readonly UnitId[] => parties.flatMap(({ units }) => units);

/** How many may still go with this J-3. */
const allowance = (c: Eyes, parties: readonly Party[]): number => c.table.c2[sideOf(c)] - sent(parties).length;

function remaining(c: Eyes, from: ZoneId, parties: readonly Party[]): readonly UnitId[] {
  const gone = sent(parties);
  return movers(c, from).filter((unit) => !gone.includes(unit));
}

/** Why none of these may go to a zone; null: one may. */
const closedToAll = (c: Eyes, units: readonly UnitId[], zone: ZoneId): Refusal | null => {
  let first: Refusal | null = null;
  for (const unit of units) {
    const why = whyNotIn(c, unit, zone);
    if (why === null) return null;
    first ??= why;
  }
  return first;
};

/** Zones next to the first one where at least one of those who are left may go; nobody names one twice. */
function ends(c: Eyes, from: ZoneId, parties: readonly Party[]): Offered<ZoneId> {
  const units = remaining(c, from, parties);
  const others = neighbours(c.content.ways, from).filter((zone) => !parties.some(({ to }) => to === zone));
  return zonesToGoTo(c, others, (zone) => closedToAll(c, units, zone));
}

/** Whether one of these has a zone to go to. */
const canLeave = (c: Eyes, units: readonly UnitId[], from: ZoneId): boolean =>
  units.length > 0 && neighbours(c.content.ways, from).some((zone) => closedToAll(c, units, zone) === null);

const origins = (c: Eyes): Offered<ZoneId> => ({
  values: ownZones(c.content, c.hand).filter((zone) => looseIn(c, zone).length > 0),
  option: (zone) => {
    const units = movers(c, zone);
    const refused = canLeave(c, units, zone) ? null : whyNobodyLeaves(c, units, zone);
    return zoneOption(c, zone, refused, () => `${count(units.length, "loose unit")} in combat mode`);
  },
  order: (zones) => towardsEnemy(c, zones),
});

const whyNobodyLeaves = (c: Eyes, units: readonly UnitId[], zone: ZoneId): Refusal | null =>
  units.length === 0 ? allDispersed(c, zone) : noneOf(ends(c, zone, []), no("No zone is open to them.", "R-45"));

const allDispersed = (c: Eyes, zone: ZoneId): Refusal =>
  no(
    `Your loose units in ${zoneName(c.content, zone)} are dispersed and cannot move. Change their mode (J-1).`,
    "R-23",
  );

const whyNobodyMoves = (c: Eyes): Refusal | null =>
  ownZones(c.content, c.hand).some((zone) => canLeave(c, movers(c, zone), zone))
    ? null
    : noneOf(origins(c), no("You have no loose units.", "R-41"));

type From = Ctx<Lebanon, { readonly from: ZoneId }>;

/** Why a unit cannot be named in a row. */
function notGoing(c: From, parties: readonly Party[], unit: UnitId, name: string): Refusal | null {
  const group = groupOf(c.hand, unit) ?? "";
  if (getGroup(c.hand.groups, group).zone !== c.params.from)
    return no(`${name} is not in ${zoneName(c.content, c.params.from)}: one J-3 moves units of one zone.`, "R-41");
  if (isBox(c.content, group))
    return no(`${name} is with ${hqName(c.content, group)}. Detach it first, or move the task force.`, "R-41");
  return (
    whyStill(c, unit) ?? (sent(parties).includes(unit) ? no(`${name} goes elsewhere with this J-3.`, "R-41") : null)
  );
}

const tooMany = (c: Eyes, parties: readonly Party[]): Refusal => {
  const gone = sent(parties).length;
  const c2 = c.table.c2[sideOf(c)];
  return no(
    `One J-3 moves at most ${c2} loose units (C2)${gone > 0 ? `, and ${gone} of them go elsewhere` : ""}.`,
    "R-41",
    "too-many",
  );
};

/** Who may go to a zone; once there are as many as C2, nobody else (the engine has no words of ours for rows that are too long). */
function travellers(c: From, parties: readonly Party[], to: ZoneId, picked: number): Offered<UnitId> {
  const full = picked >= allowance(c, parties) ? tooMany(c, parties) : null;
  return ownUnitsOffered(c, remaining(c, c.params.from, parties), (unit) => full ?? whyNotIn(c, unit, to));
}

const party = (c: From, parties: readonly Party[]) =>
  form()
    .param(
      "to",
      "To which zone?",
      choice(
        () => ends(c, c.params.from, parties),
        whyNotZone((_, zone, name) =>
          parties.some(({ to }) => to === zone)
            ? no(`${name} is named already: put its units into one row.`, "R-44")
            : notAdjacent(c, c.params.from, zone),
        ),
      ),
    )
    .param(
      "units",
      "Which units go there?",
      subset(
        ({ params }, picked: readonly UnitId[]) => travellers(c, parties, params.to, picked.length),
        { min: 1 },
        whyNotOwn((_, unit, name) => notGoing(c, parties, unit, name)),
      ),
    )
    .optional(
      "fight",
      "Do they fight there?",
      ({ params }) => choosesToFight(c, params.to, params.units),
      choice(FIGHT),
    )
    .otherwise(({ params }, value) => whyNotDecline(c, params.to, value));

/** R-41 to R-44: loose units of one zone go with one J-3, each to a zone next to it. */
export const moveUnitsAction = action("move-units", "Move loose units (J-3)", {
  help: "Up to C2 loose units of one zone, in combat mode, each go to a zone next to it. The zones are fought over in the order in which you name them.",
  common: true,
  menu: MENUS.loose,
  when: (c) => lacks(c, "J-3") ?? whyNobodyMoves(c),
})
  .param(
    "from",
    "From which zone?",
    choice(
      origins,
      whyNotZone((_, __, name) => no(`You have no loose units in ${name}.`, "R-41")),
    ),
  )
  .param(
    "parties",
    "Where do they go?",
    rows<From, Party>(
      (c, parties) =>
        allowance(c, parties) > 0 &&
        remaining(c, c.params.from, parties).length > 0 &&
        isAnyOpen(ends(c, c.params.from, parties))
          ? party(c, parties)
          : null,
      (_, parties) => (parties.length > 0 ? null : no("Name a zone and the units that go there.", "R-41", "too-few")),
    ),
  )
  .optional(
    "secure",
    "A second J-3 against ambushes?",
    (c) =>
      canSecure(
        c,
        c.params.parties.map(({ to, units }) => ({ zone: to, units })),
      ),
    choice(SECURE),
    () => "no" as const,
  )
  .otherwise(whyNotSecure)
  .label(({ content }, { from = "", parties = [], secure }) => {
    const rows = parties.map(
      ({ units, to }) => `${fewOrCount(units.map((unit) => unitName(content, unit)))} → ${zoneName(content, to)}`,
    );
    return `${j3s(secure)} ${zoneName(content, from)}: ${rows.join("; ")}`;
  })
  .apply((s) => {
    const { from, parties, secure } = s.params;
    const seat = sideOf(s);
    payMove(s, seat, secure);
    const entered = exposing(s, seat, () =>
      parties.map(({ to, units, fight }) => ({ zone: to, units, fight, groups: moveUnits(s, seat, units, to) })),
    );
    enterZones(s, { from, hq: null, left: 0 }, entered, secure === "yes");
  });
