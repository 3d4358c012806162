/** the score, and how far each seat is with its special Victory Condition. */
import { type EventOf, type Frozen, mustGet, onceEach, type Seat, type View } from "#engine";
import { factionName } from "../../content/factions.ts";
import { type Content, screenOf, type ZoneId } from "../../content/pack.ts";
import type { Goal } from "../../content/screens.ts";
import type { Baghdad, Table } from "../../state.ts";
import { controlled, controller } from "../map/control.ts";
import type { events } from "./events.ts";

/** the standard victory. */
export const VICTORY = { score: 120, perZone: 10 } as const;

/** PP and ten for each Controlled Zone. */
export const scoreOf = (content: Frozen<Content>, table: Frozen<Table>, seat: Seat): number =>
  scoreWith(table, seat, controlled(content, table, seat).length);

/** The same for a seat whose number of Controlled Zones is known. */
export const scoreWith = (table: Frozen<Table>, seat: Seat, zones: number): number =>
  mustGet(table.sides, seat).pp + VICTORY.perZone * zones;

/** How far a part of a special Victory Condition is. All of it is public. */
export interface Progress {
  readonly met: boolean;
  readonly have: number;
  readonly need: number;
  /** How many steps are missing: Zones, turns, or up to ten PP each. */
  readonly short: number;
  /** "Zones with Infrastructure", "PP on the map (max 10)". */
  readonly what: string;
  /** "3/5", "47". */
  readonly count: string;
  /** Both in one: "PP on the map 47 (max 10)". */
  readonly words: string;
  /** The Zones that are missing, where the condition names some. */
  readonly missing: readonly ZoneId[];
}

/** the parts of a seat's special Victory Condition. It is met when all of them are. */
export const special = (content: Frozen<Content>, table: Frozen<Table>, seat: Seat): readonly Progress[] =>
  screenOf(content, table.seats.length, seat).special.map((goal) => {
    const missing = missingOf(content, table, goal);
    return Object.assign(reckoned(seat, goal, haveOf(content, table, goal, missing)), { missing });
  });

/** The words of one part, by its place in the list, for a seat that has `have` of it in a game of `seats` seats. */
export function partText(
  content: Frozen<Content>,
  { seat, seats, part, have }: EventOf<typeof events.nearSpecial>,
): string {
  const goal = screenOf(content, seats, seat).special[part];
  if (!goal) throw new Error(`${seat} has no part ${part} of a special victory`);
  return reckoned(seat, goal, have).words;
}

/** The Zones that are missing, where a part names some. */
function missingOf(content: Frozen<Content>, table: Frozen<Table>, goal: Frozen<Goal>): readonly ZoneId[] {
  switch (goal.kind) {
    case "controlAll":
    case "controlAtLeast":
      return goal.zones.filter((id) => !holds(content, table, goal.seat, id));
    case "controlWithInfra":
      return goal.zones.filter((id) => !holds(content, table, goal.seat, id) || !builds(table, goal.seat, id));
    default:
      return [];
  }
}

function haveOf(
  content: Frozen<Content>,
  table: Frozen<Table>,
  goal: Frozen<Goal>,
  missing: readonly ZoneId[],
): number {
  switch (goal.kind) {
    case "controlAll":
    case "controlAtLeast":
    case "controlWithInfra":
      return goal.zones.length - missing.length;
    case "controlCount":
      return controlled(content, table, goal.seat).length;
    case "infraZones":
      return content.zoneIds.filter((id) => builds(table, goal.seat, id)).length;
    case "ppOnMap":
      return ppOnMap(table);
    case "quiet":
      return table.quiet;
  }
}

/** How far a seat is that has this much of a part. */
function reckoned(self: Seat, goal: Frozen<Goal>, have: number): Omit<Progress, "missing"> {
  const whose = "seat" in goal && goal.seat !== self ? `${factionName(goal.seat)} ` : "";
  switch (goal.kind) {
    case "controlAll":
      return atLeast(have, goal.zones.length, `${whose}key Zones`);
    case "controlAtLeast":
      return atLeast(have, goal.count, `${whose}key Zones`);
    case "controlWithInfra":
      return atLeast(have, goal.zones.length, "key Zones with Infrastructure");
    case "controlCount":
      if (goal.max !== undefined) return atMost(have, goal.max, `${whose}Zones`);
      return atLeast(have, goal.min ?? 0, `${whose}Zones`);
    case "infraZones":
      return atLeast(have, goal.min, "Zones with Infrastructure");
    case "ppOnMap": {
      const progress = atMost(have, goal.max, "PP on the map");
      return { ...progress, short: Math.ceil(progress.short / PP_A_STEP) };
    }
    case "quiet":
      return atLeast(have, goal.turns, "quiet turns");
  }
}

/** What a seat can well clear from the map in a turn. */
const PP_A_STEP = 10;

/** PP in all Zones. */
export const ppOnMap = ({ zones }: Frozen<Table>): number => Object.values(zones).reduce((sum, { pp }) => sum + pp, 0);

/** Ruling AN: a seat that is not in play Controls nothing. */
const holds = (content: Frozen<Content>, table: Frozen<Table>, seat: Seat, id: ZoneId): boolean =>
  controller(content, table, id) === seat;

const builds = (table: Frozen<Table>, seat: Seat, id: ZoneId): boolean =>
  (mustGet(table.zones, id).units[seat]?.infrastructure ?? 0) > 0;

const atLeast = (have: number, need: number, what: string): Omit<Progress, "missing"> => ({
  met: have >= need,
  have,
  need,
  short: Math.max(0, need - have),
  what,
  count: `${have}/${need}`,
  words: `${what} ${have}/${need}`,
});

const atMost = (have: number, need: number, what: string): Omit<Progress, "missing"> => ({
  met: have <= need,
  have,
  need,
  short: Math.max(0, have - need),
  what: `${what} (max ${need})`,
  count: String(have),
  words: `${what} ${have} (max ${need})`,
});

/** Zones that the seat's special Victory Condition names. */
export function keyZones({
  content,
  table,
  seat,
}: Pick<View<Baghdad>, "content" | "table" | "seat">): ReadonlySet<ZoneId> {
  return named(content, String(table.seats.length), seat);
}

const named = onceEach((content: Frozen<Content>, seats: string, seat: Seat): ReadonlySet<ZoneId> => {
  const goals = screenOf(content, Number(seats), seat).special;
  return new Set(goals.flatMap((goal) => ("zones" in goal && goal.seat === seat ? goal.zones : [])));
});

/** notes what each seat scores now, when a turn begins and when the game is over. */
export function keepScores(content: Frozen<Content>, table: Table): void {
  table.course.push(table.seats.map((seat) => scoreOf(content, table, seat)));
}

/** What this turn has brought a seat so far; nothing before the first. */
export function gainOf(content: Frozen<Content>, table: Frozen<Table>, seat: Seat): number {
  const before = table.course.at(table.won.length > 0 ? -2 : -1)?.[table.seats.indexOf(seat)];
  return before === undefined ? 0 : scoreOf(content, table, seat) - before;
}
