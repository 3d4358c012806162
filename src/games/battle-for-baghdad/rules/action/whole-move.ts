import {
  choice,
  game,
  integer,
  mustGet,
  type Offered,
  type Option,
  type Preset,
  type Refusal,
} from "../../../../engine/index.ts";
import { factionName } from "../../content/factions.ts";
import { neighbours, type ZoneId, zoneCalled, zone as zoneOf } from "../../content/pack.ts";
import { counted } from "../../content/wording.ts";
import type { Baghdad } from "../../state.ts";
import { forces, occupants, unitsAt } from "../map/units.ts";
import { cannotMove, MODES, noStack, tooMany } from "./modes.ts";
import { rewarding, rewardingFrom } from "./rewards.ts";
import { advance, type Eyes, endMove, standing, stepOf } from "./stack.ts";
import type { MoveMode } from "./types.ts";
import { unreached } from "./unreached.ts";
import { leadsAnywhere, type Way, waysFrom } from "./ways.ts";
import { ofAction } from "./why-not.ts";

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

/** Moves of a whole stack, the most rewarding first: so many as a menu may take beside the stacks. */
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
