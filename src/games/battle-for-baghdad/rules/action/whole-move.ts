/** A Move of a stack in one go: where it can end by the shortest way, what pays most, and what blocks it. */
import { choice, game, integer, mustGet, type Offered, type Option, type Preset, type Refusal } from "#engine";
import { distance } from "#graph";
import { factionName, together } from "../../content/factions.ts";
import { neighbours, type ZoneId, zoneCalled, zone as zoneOf } from "../../content/pack.ts";
import { COLLECTS } from "../../content/rulebook-figures.ts";
import { counted, inList, oneOf } from "../../content/wording.ts";
import type { Baghdad } from "../../state.ts";
import { keptOut } from "../coalition/bonds.ts";
import { controller, rivals } from "../map/control.ts";
import { forces, occupants, unitsAt } from "../map/units.ts";
import { keyZones, VICTORY } from "../victory/goals.ts";
import { cannotMove, MODES, noStack, tooMany } from "./modes.ts";
import { advance, type Eyes, endMove, movesLeft, standing, stepOf, stopAt } from "./stack.ts";
import type { MoveMode } from "./types.ts";
import { leadsAnywhere, type Way, waysFrom } from "./ways.ts";
import { ofAction } from "./why-not.ts";

/** What ends, or bars, the ways to a Zone that would be short enough. */
interface Obstacles {
  readonly river: Set<ZoneId>;
  /** Zones, with the seats whose units are there. */
  readonly units: Map<ZoneId, readonly string[]>;
  readonly agreed: Set<ZoneId>;
}

/** Why a whole Move does not reach a Zone: what blocks it, and how near it comes. */
function unreached(view: Eyes, from: ZoneId, zone: ZoneId): Refusal {
  const { name } = zoneOf(view.content, zone);
  if (zone === from)
    return { code: "not-a-choice", text: `**Move to ${name}**: the stack is there already.`, rule: "R-41" };
  const agreed = keptOut(view.content, view.table, view.seat, zone);
  if (agreed) return agreed;
  const found = obstacles(view, from, zone);
  return found ? barred(view, { from, zone }, found) : tooFar(view, { from, zone });
}

/** Follows all ways that are short enough to where the first thing blocks them; null if none is short enough. */
function obstacles(view: Eyes, from: ZoneId, zone: ZoneId): Obstacles | null {
  const { content, table, seat } = view;
  const fording = (table.move?.fords ?? 0) > 0;
  const found: Obstacles = { river: new Set(), units: new Map(), agreed: new Set() };
  const follow = (at: ZoneId, left: number): void => {
    for (const to of neighbours(content, at)) {
      if (to === zone || distance(content.distances, to, zone) > left - 1) continue;
      const stop = stopAt(content, table, seat, { from: at, to, fording });
      if (keptOut(content, table, seat, to)) found.agreed.add(to);
      else if (stop?.by === "units") found.units.set(to, Object.keys(stop.units));
      else if (stop) found.river.add(to);
      else follow(to, left - 1);
    }
  };
  follow(from, table.zonesPerMove);
  return found.river.size + found.units.size + found.agreed.size > 0 ? found : null;
}

function barred(
  view: Eyes,
  { from, zone }: { readonly from: ZoneId; readonly zone: ZoneId },
  { river, units, agreed }: Obstacles,
): Refusal {
  const name = (id: ZoneId): string => zoneOf(view.content, id).name;
  const names = (ids: Iterable<ZoneId>): string => oneOf([...ids].map(name));
  const stopped = [...new Set([...units.values()].map(together))].map((seats, i) => {
    const zones = [...units].filter(([, there]) => together(there) === seats).map(([at]) => name(at));
    return `units of ${seats}${i === 0 ? " end it" : ""} in ${oneOf(zones)}`;
  });
  const reasons = [
    ...(river.size > 0 ? [`crossing the Tigris ends the Move in ${names(river)} (R-44)`] : []),
    ...(stopped.length > 0 ? [`${inList(stopped)} (R-43)`] : []),
    ...(agreed.size > 0 ? [`an agreement keeps you out of ${names(agreed)} (R-30)`] : []),
  ];
  const on = movesLeft(view) > 1 ? "Another Move can go on from there." : "This is your last Move.";
  const ends = river.size + units.size > 0 ? ` ${on}` : "";
  return { code: "not-a-choice", text: `**Move to ${name(zone)}** from ${name(from)}: ${inList(reasons)}.${ends}` };
}

function tooFar(view: Eyes, { from, zone }: { readonly from: ZoneId; readonly zone: ZoneId }): Refusal {
  const { content, table } = view;
  const name = (id: ZoneId): string => zoneOf(content, id).name;
  const off = (id: ZoneId): number => distance(content.distances, id, zone);
  const reached = [...waysFrom(view, from).keys()];
  const near = Math.min(...reached.map(off));
  const nearest = oneOf(reached.filter((id) => off(id) === near).map(name));
  const far = `it is ${off(from)} Zones away, and a Move goes ${table.zonesPerMove} at most.`;
  const text = `**Move to ${name(zone)}** from ${name(from)}: ${far} The nearest that it reaches: ${nearest}.`;
  return { code: "not-a-choice", text, rule: "R-41" };
}

/** A Move of a whole stack. */
interface Errand {
  readonly from: ZoneId;
  readonly to: ZoneId;
  readonly way: Way;
}

/** The most that are put first. */
const MOST = 24;
/** How much more a Zone counts that the seat's special Victory Condition names. */
const KEY = 5;

/**
 * Moves of whole stacks, the most rewarding first by what everybody sees: Zones to gain, PP to collect, units in the
 * way.
 */
function rewarding(view: Eyes): readonly Errand[] {
  const { content, table, seat } = view;
  return standing(content, table, seat)
    .flatMap((from) => errandsFrom(view, from))
    .sort(byReward)
    .slice(0, MOST);
}

/** Where a stack can go, the most rewarding Zones first, and of equal ones the nearest. */
const rewardingFrom = (view: Eyes, from: ZoneId): readonly Errand[] => errandsFrom(view, from).sort(byReward);

interface Rated extends Errand {
  readonly reward: number;
}

const byReward = (a: Rated, b: Rated): number => b.reward - a.reward || a.way.zones.length - b.way.zones.length;

function errandsFrom(view: Eyes, from: ZoneId): Rated[] {
  const keys = keyZones(view);
  return [...waysFrom(view, from)].map(([to, way]) => ({ from, to, way, reward: rewardOf(view, keys, from, to) }));
}

/** In PP of the score. */
function rewardOf(view: Eyes, keys: ReadonlySet<ZoneId>, from: ZoneId, to: ZoneId): number {
  const { content, table, seat } = view;
  const { security, infrastructure } = unitsAt(table, from, seat);
  const left = security + infrastructure === 1 && controller(content, table, from) === seat ? VICTORY.perZone : 0;
  const foes = rivals(content, table, to).filter((other) => other !== seat);
  const strength = Math.max(0, ...foes.map((foe) => unitsAt(table, to, foe).security));
  const gained = controller(content, table, to) === seat ? 0 : VICTORY.perZone + (keys.has(to) ? KEY : 0);
  const { pp } = mustGet(table.zones, to);
  const bonus = Math.min(pp, security * COLLECTS.security) + gained - left;
  return foes.length === 0 ? bonus : (bonus * security) / (security + strength + foes.length);
}

const { action } = game<Baghdad>();

/** What stands before the Zone in notation, for ways that are not along the streets. */
const PREFIXES: { readonly [mode in MoveMode]: string } = {
  normal: "",
  underground: "underground.",
  airmobile: "air.",
};
const BY: { readonly [mode in MoveMode]: string } = {
  normal: "",
  underground: " (Underground)",
  airmobile: " (by air)",
};

/** The same at the end of a label. */
const ALONG: { readonly [mode in MoveMode]: string } = {
  normal: "",
  underground: " Underground",
  airmobile: " by air",
};

/** The value that names an end: "hurriya", "air.hurriya". */
export const nameOf = (zone: ZoneId, mode: MoveMode): string => `${PREFIXES[mode]}${zone}`;

/** The Zone and the way that such a value names. */
export function endNamed(value: string): { readonly zone: ZoneId; readonly mode: MoveMode } {
  const mode = MODES.find((one) => PREFIXES[one] !== "" && value.startsWith(PREFIXES[one])) ?? "normal";
  return { zone: value.slice(PREFIXES[mode].length), mode };
}

/** People read the most rewarding Zones first. */
function ends(view: Eyes, from: ZoneId): Offered {
  const ways = Object.fromEntries([...waysFrom(view, from)].map(([zone, way]) => [nameOf(zone, way.mode), way]));
  return {
    values: Object.keys(ways),
    option: (value) => {
      const { zone, mode } = endNamed(value);
      const label = `${zoneOf(view.content, zone).name}${BY[mode]}`;
      return { value, label, description: described(view, zone, mustGet(ways, value)) };
    },
    order: () => rewardingFrom(view, from).map(({ to, way }) => nameOf(to, way.mode)),
  };
}

/** "2 Zones away · there: Shiites 2 Security; 5 PP". */
function described({ table, seat }: Eyes, zone: ZoneId, { mode, zones, stop }: Way): string {
  const others = occupants(table, zone).filter((other) => other !== seat);
  const names = others.map((other) => {
    return `${factionName(other)} ${forces(unitsAt(table, zone, other))}`;
  });
  const { pp } = mustGet(table.zones, zone);
  const there = [...names, ...(pp > 0 ? [`${pp} PP`] : [])];
  return [
    ...(mode === "normal" ? [`${counted(zones.length, "Zone")} away`] : []),
    ...(stop?.by === "river" ? ["over the River"] : []),
    ...(there.length > 0 ? [`there: ${there.join("; ")}`] : []),
  ].join(" · ");
}

/** Zones with Security; those from which nothing leads anywhere are refused. */
function stacks(view: Eyes): Option[] {
  const { content, table, seat } = view;
  return standing(content, table, seat).map((zone) => {
    const refused = nowhere(view, zone);
    const label = `${zoneOf(content, zone).name}: ${unitsAt(table, zone, seat).security} Security`;
    return { value: zone, label, ...(refused ? { refused } : {}) };
  });
}

/** Moves of a whole stack, the most rewarding first: as many as a menu has room for besides the stacks. */
function likelyMoves(view: Eyes): readonly Preset[] {
  return rewarding(view).map(({ from, to, way }) => {
    const { content, table, seat } = view;
    const { security } = unitsAt(table, from, seat);
    const label = `${zoneOf(content, from).name} → ${zoneOf(content, to).name}${BY[way.mode]}, ${security} Security`;
    return {
      label,
      description: described(view, to, way),
      params: { from, to: nameOf(to, way.mode), count: security },
    };
  });
}

function nowhere(view: Eyes, zone: ZoneId): Refusal | null {
  if (leadsAnywhere(view, zone)) return null;
  const [next = ""] = neighbours(view.content, zone);
  return unreached(view, zone, next);
}

/** A stack goes to where its Move ends, by the shortest way. */
export const move = action("move", "Move a stack", {
  whyNot: ofAction("moves", "Moving a stack"),
  help: "A whole Move: from which Zone, to which, and how many Security. It goes the shortest way.",
  common: true,
  menu: "Move",
  presets: likelyMoves,
  when: (view) => cannotMove(view) ?? without(stacks(view)),
})
  .param(
    "from",
    "Which stack?",
    choice(stacks, (c, word) => noStack(c, word, "normal")),
  )
  .param(
    "to",
    "To which Zone?",
    choice(
      (c) => ends(c, c.params.from),
      (c, word) => {
        const zone = zoneCalled(c.content, word);
        return zone === null ? null : unreached(c, c.params.from, zone);
      },
    ),
  )
  .param(
    "count",
    "How many Security go?",
    integer(({ content, table, seat, params: { from } }) => {
      const { security } = unitsAt(table, from, seat);
      return [1, security, tooMany(zoneOf(content, from).name, security)];
    }),
    ({ table, seat, params }) => unitsAt(table, params.from, seat).security,
  )
  .label(({ content }, { from, to, count }) => {
    if (from === undefined || to === undefined || count === undefined) return null;
    const { zone, mode } = endNamed(to);
    return `${count} Security ${zoneOf(content, from).name} → ${zoneOf(content, zone).name}${ALONG[mode]}`;
  })
  .apply((s) => {
    const { seat, params } = s;
    const { table } = s.state;
    const ways = [...waysFrom({ content: s.content, table, seat }, params.from)];
    const way = ways.find(([zone, { mode }]) => nameOf(zone, mode) === params.to)?.[1];
    if (!way) throw new Error(`no way leads to ${params.to}`);
    stepOf(table).move = { mode: way.mode, path: [params.from], count: params.count, dropped: {}, fording: false };
    for (const zone of way.zones) advance(s, seat, zone);
    if (stepOf(table).move) endMove(s, seat);
  });

const without = (options: readonly Option[]): Refusal | null =>
  options.some(({ refused }) => !refused) ? null : (options[0]?.refused ?? null);
