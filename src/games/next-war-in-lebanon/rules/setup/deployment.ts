/** Where pieces may be set up, how they are moved there or placed by default, and when a set-up may end. */
import { choice, type Frozen, game, mustGet, type Option, type Refusal, type RulesContext, subset } from "#engine";
import type { Deployment, SeatId, UnitId, ZoneId } from "../../content/types.ts";
import { type Board, type Eyes, type Lebanon, sideOf } from "../../state.ts";
import { findGroup, getGroup, groupOf, hqsIn, isBox, unitsIn, zoneOfHq } from "../pieces/groups.ts";
import { enter, joinGroup, moveHq, moveUnits, putHq } from "../pieces/placing.ts";
import { handNow, handOf, type Pieces, showGroup } from "../pieces/show.ts";
import { unitOf } from "../pieces/units.ts";
import { count, hqName, list, no, The, unitName, verb, zoneName } from "../pieces/words.ts";

const { action, told } = game<Lebanon>();

/** all start pieces as the pack places them. */
export function placeByDefault(s: Pieces, seat: SeatId): void {
  const { table } = s.state;
  const { deployment } = s.content.scenarios[table.scenario];
  const hand = handOf(s, seat);
  delete hand.hqs;
  hand.groups = [];
  hand.units = {};
  place(s, seat === "idf" ? deployment.idf : deployment.insurgent);
  // Syria is in the war from the start
  if (seat === "insurgent" && table.syria === "in") place(s, deployment.syria);
}

/** Whether all own pieces are where the pack places them. */
export function isByDefault({ content, table, hand, seat }: Eyes): boolean {
  const { deployment } = content.scenarios[table.scenario];
  const syria = table.syria === "in" ? deployment.syria : [];
  const groups = seat === "idf" ? deployment.idf : [...deployment.insurgent, ...syria];
  return groups.every(({ zone, hq, units }) => {
    if (hq !== null && zoneOfHq({ table, hand }, hq) !== zone) return false;
    const [top] = units;
    const id = top ? groupOf(hand, top.unit) : null;
    if (id === null) return units.length === 0;
    if (hq === null ? isBox(content, id) : id !== hq) return false;
    const group = getGroup(hand.groups, id);
    if (group.zone !== zone || group.units.join() !== units.map(({ unit }) => unit).join()) return false;
    return units.every(({ unit, mode }) => hand.units[unit]?.mode === (unitOf(content, unit).fixedMode ?? mode));
  });
}

export function place(s: Pieces, groups: Frozen<Deployment>): void {
  for (const { zone, hq, units } of groups) {
    if (hq !== null) putHq(s, hq, zone);
    const [first, ...rest] = units;
    if (!first) continue;
    enter(s, first.unit, { mode: first.mode }, hq === null ? { zone } : { zone, hq });
    const owner = first.unit;
    const group = groupOf(handNow(s, seatOfUnit(s, owner)), owner);
    for (const { unit, mode } of rest) {
      handOf(s, seatOfUnit(s, unit)).units[unit] = { mode: unitOf(s.content, unit).fixedMode ?? mode };
      if (group !== null) joinGroup(s, group, [unit]);
    }
  }
}

const seatOfUnit = ({ content }: Pieces, unit: UnitId): SeatId =>
  unitOf(content, unit).nation === "israel" ? "idf" : "insurgent";

/** Where a piece of a nation may be set up. */
function zonesFor({ content, table }: Board, nation: string): readonly ZoneId[] {
  if (nation === "israel") return content.zonesOf.israel;
  if (nation === "syria") return content.zonesOf.syria;
  return content.scenarios[table.scenario].setUp.insurgentZones === "south" ? content.south : content.zonesOf.lebanon;
}

/** What is in a zone now: units by name, HQs before them. */
export function piecesIn(view: Eyes, zone: ZoneId): readonly Option[] {
  const { content, hand } = view;
  const hqs = hqsIn(view, sideOf(view), zone).map(
    (hq): Option => ({ value: hq, label: hqName(content, hq), description: "task force, with its box" }),
  );
  const units = unitsIn(hand, zone).map(
    (unit): Option => ({
      value: unit,
      label: unitName(content, unit),
      description: `${mustGet(hand.units, unit).mode === "combat" ? "combat mode" : "dispersed"}`,
    }),
  );
  return [...hqs, ...units];
}

export const occupied = (view: Eyes): readonly Option<ZoneId>[] =>
  view.content.zoneIds
    .filter((zone) => piecesIn(view, zone).length > 0)
    .map((zone) => ({
      value: zone,
      label: zoneName(view.content, zone),
      description: count(unitsIn(view.hand, zone).length, "unit"),
    }));

export const isHq = ({ content }: Pick<Eyes, "content">, piece: string): boolean => Object.hasOwn(content.hqs, piece);

const nationOf = ({ content }: Pick<Eyes, "content">, piece: string) =>
  isHq({ content }, piece) ? mustGet(content.hqs, piece).nation : unitOf(content, piece).nation;

/** Into no box. */
const LOOSE = "loose";

/** pieces of one zone to another; units into a box there, or loose. Pieces that stand already can be moved again. */
export const deployMove = action("deploy-move", "Move pieces", {
  help: "Move pieces from one zone to another, or into a task force's box there.",
  menu: "Move pieces",
})
  .param("from", "From which zone?", choice(occupied))
  .param(
    "pieces",
    "Which pieces?",
    subset(
      (c, picked: readonly string[]) => {
        const all = piecesIn(c, c.params.from);
        const [first] = picked;
        return first === undefined ? all : all.filter(({ value }) => sameZones(c, first, value));
      },
      { min: 1 },
    ),
  )
  .param(
    "to",
    "To which zone?",
    choice((c) =>
      zonesFor(c, nationOf(c, c.params.pieces[0] ?? "")).map((zone) => ({
        value: zone,
        label: zoneName(c.content, zone),
        description: count(unitsIn(c.hand, zone).length, "unit"),
      })),
    ),
  )
  .optional(
    "box",
    "Loose, or in the box of a task force?",
    (c) => boxes(c, c.params.pieces, c.params.to).length > 1,
    choice((c) => boxes(c, c.params.pieces, c.params.to)),
    () => LOOSE,
  )
  .label(({ content }, { pieces = [], from = "", to = "", box = LOOSE }) => {
    const names = pieces.map((piece) => content.hqs[piece]?.label ?? unitName(content, piece));
    const hq = content.hqs[box];
    const into = hq ? `, into the box of ${hq.label}` : "";
    return `${list(names)}: ${zoneName(content, from)} → ${zoneName(content, to)}${into}`;
  })
  .apply((a) => {
    const { pieces, to, box = LOOSE } = a.params;
    const hqs = pieces.filter((piece) => isHq(a, piece));
    const units = pieces.filter((piece) => !isHq(a, piece));
    for (const hq of hqs) moveHq(a, hq, to);
    if (box !== LOOSE) joinGroup(a, box, units);
    else if (units.length > 0) moveUnits(a, sideOf(a), units, to);
  });

/** Whether two pieces may be set up in the same zones, so that one order moves both. */
const sameZones = (c: Eyes, a: string, b: string): boolean =>
  zonesFor(c, nationOf(c, a)).join() === zonesFor(c, nationOf(c, b)).join();

/** boxes of the same nation with room for all of these. */
function boxes(c: Eyes, pieces: readonly string[], to: ZoneId): readonly Option[] {
  const units = pieces.filter((piece) => !isHq(c, piece));
  const going = pieces.filter((piece) => isHq(c, piece));
  const most = c.table.c2[sideOf(c)];
  const there = [...hqsIn(c, sideOf(c), to), ...going];
  const open = [...new Set(there)].filter((hq) => {
    const inside = findGroup(c.hand.groups, hq)?.units ?? [];
    const nation = mustGet(c.content.hqs, hq).nation;
    return (
      units.every((unit) => unitOf(c.content, unit).nation === nation) && new Set([...inside, ...units]).size <= most
    );
  });
  const loose: Option = { value: LOOSE, label: "Loose" };
  return units.length === 0
    ? [loose]
    : [loose, ...open.map((hq): Option => ({ value: hq, label: hqName(c.content, hq) }))];
}

export const deployDefault = action("reset-deployment", "Back to the default deployment", {
  was: ["deploy-default"],
}).apply((a) => placeByDefault(a, sideOf(a)));

/** at least two units in each zone south of the Litani. */
export const deploy = action("deploy", "Deploy", {
  timedOut: "the default deployment",
  help: "Ends your set-up: the pieces stand as they are now.",
  common: true,
  ends: true,
  when: tooFew,
})
  .label(() => "Deploy as it stands")
  .apply((a) => {
    const seat = sideOf(a);
    const hand = handOf(a, seat);
    a.emit({ chapter: "set-up", kind: "deployed", seat, units: Object.keys(hand.units).length });
  });

/** Why the set-up cannot end yet: a southern zone has too few units; null: it can. */
export function tooFew(view: Eyes): Refusal | null {
  const { content, table, hand } = view;
  if (sideOf(view) === "idf") return null;
  const least = content.scenarios[table.scenario].setUp.leastInSouth;
  const short = content.south.find((zone) => unitsIn(hand, zone).length < least);
  if (short === undefined) return null;
  const has = count(unitsIn(hand, short).length, "unit");
  const spare = content.zoneIds.find((zone) => unitsIn(hand, zone).length > (content.south.includes(zone) ? least : 0));
  const one = spare === undefined ? undefined : unitsIn(hand, spare).at(-1);
  const nearest =
    spare === undefined || one === undefined
      ? ""
      : ` To spare: ${unitName(content, one)} in ${zoneName(content, spare)}.`;
  return no(
    `${zoneName(content, short)} has ${has}; each of the seven southern zones needs ${least}.${nearest}`,
    "R-05",
    "too-few",
  );
}

/** The set-up is over: everyone sees HQs, stacks, boxes and who holds what. */
export function showDeployment(s: RulesContext<Lebanon>, seat: SeatId): void {
  const { hqs = {} } = handNow(s, seat);
  Object.assign(s.state.table.hqs, hqs);
  delete handOf(s, seat).hqs;
  for (const { id } of handNow(s, seat).groups) showGroup(s, id);
  s.picture(`${seat === "idf" ? "The IDF is" : "The Insurgents are"} deployed`);
}

export const deployed = told("deployed", {
  about: { kind: "places" },
  line: ({ seat, units }) => `${The(seat)} ${verb(seat, "has", "have")} deployed ${count(units, "unit")}.`,
});
