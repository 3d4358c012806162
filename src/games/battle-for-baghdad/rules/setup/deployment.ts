/** Deployment: where seats place their start units, in what order, and how they are spread for who is absent. */
import {
  choice,
  concerning,
  type Frozen,
  game,
  integer,
  move,
  mustGet,
  type Option,
  type Premise,
  type Prompt,
  type Refusal,
  type RulesContext,
  rows,
  type Seat,
  type Stage,
  type View,
} from "#engine";
import type { Units } from "../../content/effects.ts";
import { The, the, verb } from "../../content/factions.ts";
import { type ZoneId, zoneCalled, zone as zoneOf, zoneValue } from "../../content/pack.ts";
import { inList, oneOf, UNIT_NAMES } from "../../content/wording.ts";
import type { Baghdad, Table } from "../../state.ts";
import { affiliated } from "../map/control.ts";
import { forces, place, size, unitsAt } from "../map/units.ts";
import { belongsTo } from "../turn/phase.ts";

const { action, form, question, told } = game<Baghdad>();

/** What goes into one Zone. */
export interface Garrison extends Frozen<Units> {
  readonly zone: ZoneId;
}

/** in faction order, each seat until all its start units are placed. Says whether somebody is asked. */
export function askToDeploy(s: Stage<Baghdad, null>): boolean {
  const seat = deploying(s.state.table);
  if (seat === undefined) return false;
  s.ask(deployment, [seat]);
  return true;
}

/** Whose turn it is to place start units. */
export const deploying = (table: Frozen<Table>): Seat | undefined => toDeploy(table)[0];

/** Seats that have still start units to place, in faction order. */
export const toDeploy = ({ seats, sides }: Frozen<Table>): readonly Seat[] =>
  seats.filter((seat) => size(mustGet(sides, seat).toDeploy) > 0);

const PLACING = { phases: ["deployment"], rule: "R-04", why: notPlacing } as const;

function notPlacing({ table, seat }: View<Baghdad>): string {
  const now = deploying(table);
  if (!toDeploy(table).includes(seat)) return "you have placed all of yours.";
  return now === undefined
    ? "all are placed."
    : `${the(now)} ${verb(now, "are", "is")} first; say now where yours go, and they follow.`;
}

/** R-04 Zone by Zone, until all start units are placed. */
export const deploy = action("deploy", "Place units in one Zone", {
  timedOut: "units placed evenly",
  whyNot: belongsTo("Placing start units", PLACING),
  help: "Start units go into Zones of your own colour, as many to each as you like.",
  common: true,
  typed: true, // the pages place all at once
})
  .param("zone", "In which Zone?", choice(startZones, notYours))
  .param(
    "security",
    "How many Security units?",
    integer(
      (c) => share(left(c), "security", left(c).infrastructure),
      (c, word) => notSoMany(left(c), "security", false, word),
    ),
  )
  .param(
    "infrastructure",
    "How many Infrastructure units?",
    integer(
      (c) => share(left(c), "infrastructure", c.params.security),
      (c, word) => notSoMany(left(c), "infrastructure", false, word),
    ),
  )
  .apply((s) => placeGarrisons(s, s.seat, [s.params]));

/** R-04 All start units at once, a row a Zone; the last Zone takes the rest. */
export const deployAll = action("deployAll", "Place start units", {
  whyNot: belongsTo("Placing start units", PLACING),
  help: "Says for each of your Zones how many Security and Infrastructure units go there, until all are placed.",
  common: true,
})
  .param(
    "zones",
    "What goes into which Zone?",
    rows(garrison, (c, done: readonly Garrison[]) => unplaced(rest(c, done))),
    evenly,
  )
  .apply((s) => placeGarrisons(s, s.seat, s.params.zones));

/** all seats may say at once what is carried out in faction order; the units of who is absent are placed evenly. */
export const deployment = question.turn("deployment", {
  actions: [deploy, deployAll],
  prompt: whereTo,
  answers: (view) => [{ label: "Place them evenly", was: ["Default deployment"], moves: [placedEvenly(view)] }],
  fallback: placedEvenly,
  ahead: {
    views: (view) => (isToDeploy(view) && deploying(view.table) !== view.seat ? [view] : []),
    title: () => deployAll.title,
    premise,
    action: deployAll,
  },
});

const isToDeploy = ({ table, seat }: View<Baghdad>): boolean =>
  table.phase === "deployment" && toDeploy(table).includes(seat);

/** What others place changes nothing: who prepares an answer has not waited for it. */
function premise(view: View<Baghdad>): Premise {
  const units = left(view);
  return { key: "deployment", facts: [{ ...units }], words: [`You place ${forces(units)}.`] };
}

function whereTo(view: View<Baghdad>): Prompt {
  const { content, table, seat } = view;
  const zones = affiliated(content, seat).map(
    (id) => `${zoneOf(content, id).name} ${zoneValue(content, table.seats.length, id)}`,
  );
  return {
    question: "Where do your start units go?",
    facts: [
      `You place ${forces(left(view))} in your own Zones. Security moves and collects 1 PP a turn; Infrastructure stays and collects up to 3.`,
      `Your Zones, and the PP that an Arab Street card puts there: ${inList(zones)}.`,
    ],
  };
}

/** The inputs for the next Zone; none when all units are placed. */
function garrison(c: View<Baghdad>, done: readonly Garrison[]) {
  const units = rest(c, done);
  if (size(units) === 0) return null;
  const zones = startZones(c).filter(({ value }) => !done.some(({ zone }) => zone === value));
  const last = zones.length === 1;
  const asked = (unit: keyof Units, other: number) => (last ? all(units, unit) : share(units, unit, other));
  return form()
    .param(
      "zone",
      "In which Zone?",
      choice(
        () => zones,
        (_, word) => notAgain(c, done, word) ?? notYours(c, word),
      ),
    )
    .param(
      "security",
      "Security",
      integer(
        () => asked("security", units.infrastructure),
        (_, word) => notSoMany(units, "security", last, word),
      ),
    )
    .param(
      "infrastructure",
      "Infrastructure",
      integer(
        ({ params }) => asked("infrastructure", params.security),
        (_, word) => notSoMany(units, "infrastructure", last, word),
      ),
    );
}

type Range = readonly [min: number, max: number];

/** From none to all units of a type; from one where none of the other type goes along. */
const share = (units: Frozen<Units>, unit: keyof Units, other: number): Range => [other > 0 ? 0 : 1, units[unit]];
/** All units of a type: the last Zone takes the rest. */
const all = (units: Frozen<Units>, unit: keyof Units): Range => [units[unit], units[unit]];

/** Why this many units of a type cannot go into a Zone. */
function notSoMany(units: Frozen<Units>, unit: keyof Units, last: boolean, word: string): Refusal | null {
  const [count, name] = [Number(word), UNIT_NAMES[unit]];
  const why = (text: string): Refusal => ({ code: "not-in-range", text: `**${word} ${name}**: ${text}`, rule: "R-04" });
  if (last) return why(`the last of your Zones takes all that is left, ${forces(units)}: change the Zones before it.`);
  if (count > units[unit]) return why(`you have ${units[unit]} left to place.`);
  return count === 0 ? why("at least one unit goes into a Zone that you name.") : null;
}

function unplaced(units: Frozen<Units>): Refusal | null {
  if (size(units) === 0) return null;
  return { code: "too-few", text: `Still to be placed: ${forces(units)}.`, rule: "R-04" };
}

const left = ({ table, seat }: View<Baghdad>): Frozen<Units> => mustGet(table.sides, seat).toDeploy;

const rest = (c: View<Baghdad>, done: readonly Garrison[]): Units =>
  done.reduce(
    ({ security, infrastructure }, row) => ({
      security: security - row.security,
      infrastructure: infrastructure - row.infrastructure,
    }),
    left(c),
  );

function placeGarrisons(
  { state: { table }, emit }: RulesContext<Baghdad>,
  seat: Seat,
  garrisons: readonly Garrison[],
): void {
  const { toDeploy: units } = mustGet(table.sides, seat);
  for (const { zone, security, infrastructure } of garrisons) {
    place(table, seat, zone, { security, infrastructure });
    units.security -= security;
    units.infrastructure -= infrastructure;
  }
  const zones = garrisons.map(({ zone, security, infrastructure }) => [zone, { security, infrastructure }]);
  emit({ kind: "deployed", seat, zones: Object.fromEntries(zones) });
}

function placedEvenly(view: View<Baghdad>) {
  return move(deployAll, { zones: evenly(view) });
}

/** Round-robin over the own Zones: the one that holds fewest gets its part of what is left; then the next. */
function evenly(c: View<Baghdad>): Garrison[] {
  const { content, table, seat } = c;
  const garrisons: Garrison[] = [];
  const held = affiliated(content, seat).map((zone) => ({ zone, units: size(unitsAt(table, zone, seat)) }));
  for (let units = left(c); size(units) > 0; units = rest(c, garrisons)) {
    const fewest = Math.min(...held.map((one) => one.units));
    const sharing = held.filter((one) => one.units === fewest);
    const part = (count: number): number => Math.ceil(count / sharing.length);
    const [next] = sharing;
    if (!next) throw new Error(`${seat} has no Zone of its own`);
    const garrison = { zone: next.zone, security: part(units.security), infrastructure: part(units.infrastructure) };
    garrisons.push(garrison);
    next.units += size(garrison);
  }
  return garrisons;
}

/** R-04, ruling AL: Zones of the seat's colour; its extra spawn Zones are for recruits. */
function startZones({ content, seat }: View<Baghdad>): Option[] {
  return affiliated(content, seat).map((id) => ({ value: id, label: zoneOf(content, id).name }));
}

function foreign({ content, seat }: View<Baghdad>, id: ZoneId): Refusal {
  const name = (zone: ZoneId): string => zoneOf(content, zone).name;
  const own = oneOf(affiliated(content, seat).map(name));
  const text = `**${name(id)}** is not of your colour: start units go into ${own}.`;
  return { code: "not-affiliated", text, rule: "R-04" };
}

/** Why a Zone that a word means is not the seat's. */
function notYours(c: View<Baghdad>, word: string): Refusal | null {
  const zone = zoneCalled(c.content, word);
  return zone === null ? null : foreign(c, zone);
}

function notAgain({ content }: View<Baghdad>, done: readonly Garrison[], word: string): Refusal | null {
  const zone = zoneCalled(content, word);
  if (!done.some((row) => row.zone === zone)) return null;
  const text = `**${zoneOf(content, zone ?? "").name}** stands in a row already: name each Zone once.`;
  return { code: "not-a-choice", text, rule: "R-04" };
}

/** "The Shiites place Security + Infrastructure: Sadr City 4 + 2, Shu'la 2 + 0." */
export const deployed = told("deployed", {
  about: ({ seat, zones }) => concerning("places", [seat], { places: Object.keys(zones) }),
  line: ({ seat, zones }, content) => {
    const garrisons = Object.entries(zones).map(
      ([id, { security, infrastructure }]) => `${zoneOf(content, id).name} ${security} + ${infrastructure}`,
    );
    return `${The(seat)} ${verb(seat, "place")} Security + Infrastructure: ${garrisons.join(", ")}.`;
  },
});
