import { type Frozen, of, type Seat, type View } from "../../../engine/index.ts";
import { screenOf, zone as zoneOf } from "../content.ts";
import { deploying } from "../deployment.ts";
import { the, together, verb } from "../factions.ts";
import { VICTORY } from "../goals.ts";
import { COLLECTS } from "../limits.ts";
import { affiliated } from "../map/control.ts";
import { size } from "../map/units.ts";
import { phase } from "../phase.ts";
import { abilityText } from "../queries.ts";
import type { Goal } from "../screens.ts";
import type { Baghdad } from "../state.ts";
import { stalemate } from "../victory.ts";
import { counted, inList } from "../wording.ts";

/** The first message to a seat: how it wins, what is special, what it has, how the game ends, what comes now. */
export const welcome = (view: View<Baghdad>): readonly string[] => [
  `You win at the end of a turn with ${VICTORY.score}: your PP, and ${VICTORY.perZone} for each Zone you Control. ${special(view)}`,
  abilities(view),
  means(view),
  ending(view),
  now(view),
];

function special({ content, table, seat }: View<Baghdad>): string {
  const parts = screenOf(content, table.seats.length, seat).special;
  return `Or: ${parts.map((part) => toDo(content, seat, part)).join("; ")}.`;
}

/** A part of a special Victory Condition, as its own seat is told it. */
function toDo(content: View<Baghdad>["content"], self: Seat, goal: Frozen<Goal>): string {
  const zones = (ids: readonly string[]): string => inList(ids.map((id) => zoneOf(content, id).name));
  const control = "seat" in goal && goal.seat !== self ? `${the(goal.seat)} ${verb(goal.seat, "Control")}` : "Control";
  switch (goal.kind) {
    case "controlAll":
      return `${control} ${zones(goal.zones)}`;
    case "controlAtLeast":
      return `${control} ${goal.count} of ${zones(goal.zones)}`;
    case "controlWithInfra":
      return `${control} ${zones(goal.zones)}, each with your Infrastructure`;
    case "controlCount":
      return goal.max === undefined
        ? `${control} ${counted(goal.min ?? 0, "Zone")} or more`
        : `${control} ${counted(goal.max, "Zone")} or fewer`;
    case "infraZones":
      return `have Infrastructure in ${counted(goal.min, "Zone")} or more`;
    case "ppOnMap":
      return `no more than ${goal.max} PP are left on the map`;
    case "quiet":
      return `${goal.turns} turns in a row pass without Combat between ${inList(goal.between.map(the))}`;
  }
}

function abilities({ content, table, seat }: View<Baghdad>): string {
  const own = screenOf(content, table.seats.length, seat).abilities;
  return `Special: ${own.map((ability) => abilityText(content, ability, "your")).join(" ") || "nothing."}`;
}

function means({ content, table, seat }: View<Baghdad>): string {
  const { pp, cards, toDeploy } = of(table.sides, seat);
  const { moves } = screenOf(content, table.seats.length, seat);
  const units =
    size(toDeploy) > 0
      ? [
          `${toDeploy.security} Security (they move)`,
          `${toDeploy.infrastructure} Infrastructure (each collects up to ${COLLECTS.infrastructure} PP a turn)`,
        ]
      : [];
  return `You have ${inList([`${pp} PP`, counted(cards, "card"), `${counted(moves, "Move")} a turn`, ...units])}.`;
}

function ending({ table, seat }: View<Baghdad>): string {
  const winners = stalemate(table);
  const who = winners.includes(seat)
    ? "you win"
    : winners.length > 0
      ? `${together(winners)} ${verb(winners[0] ?? "", "win")}`
      : "nobody wins";
  return `The game ends when the Arab Street cards are used up, after 9 to 12 turns: if nobody has won by then, ${who}.`;
}

function now(view: View<Baghdad>): string {
  const { content, table, seat } = view;
  if (table.phase !== "deployment") return `Now: turn ${table.turn}, ${phase(table).name}.`;
  if (size(of(table.sides, seat).toDeploy) === 0)
    return "Now: the others place their units. Next: everybody bids for the Initiative.";
  const zones = affiliated(content, seat).map((id) => zoneOf(content, id).name);
  const first = deploying(table) ?? seat;
  const order =
    first === seat
      ? ""
      : ` (${the(first)} ${verb(first, "place theirs", "places its own")} first, but you can say it now)`;
  return `Now: place these units in ${inList(zones)}${order}. Next: everybody bids for the Initiative.`;
}
