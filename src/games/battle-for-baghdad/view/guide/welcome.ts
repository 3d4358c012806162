/** What a seat is told first, and how the game is played from its side. */
import { type Frozen, mustGet, type Seat, type View } from "#engine";
import { the, together, verb } from "../../content/factions.ts";
import { screenOf, zone as zoneOf } from "../../content/pack.ts";
import type { Goal } from "../../content/screens.ts";
import { counted, inList } from "../../content/wording.ts";
import { forces, size } from "../../rules/map/units.ts";
import { deploying } from "../../rules/setup/deployment.ts";
import { phase } from "../../rules/turn/phase.ts";
import { VICTORY } from "../../rules/victory/goals.ts";
import { stalemate } from "../../rules/victory/victory.ts";
import type { Baghdad } from "../../state.ts";
import { abilityText } from "../queries.ts";

/** The first message to a seat. */
export const brief = (view: View<Baghdad>): readonly string[] => [
  `You want ${VICTORY.score} points at the end of a turn, 1 for each Political Point (PP) and ${VICTORY.perZone} for each Zone that you Control, or your special victory.`,
  turns(view),
  now(view).asked,
];

/** How it is played: what a seat wants, what it can do, what it has, how the game ends, what comes now. */
export const welcome = (view: View<Baghdad>): readonly string[] => [
  `You want ${VICTORY.score} points at the end of a turn: 1 for each Political Point (PP), ${VICTORY.perZone} for each Zone that you Control (only you have units there). ${special(view)}`,
  abilities(view),
  means(view),
  ending(view),
  Object.values(now(view)).join(" "),
];

function special({ content, table, seat }: View<Baghdad>): string {
  const parts = screenOf(content, table.seats.length, seat).special;
  const all = parts.length > 1 ? ", all of these at once" : "";
  return `Or your special victory${all}: ${parts.map((part) => toDo(content, seat, part)).join("; ")}.`;
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

const turns = ({ content, table, seat }: View<Baghdad>): string =>
  `Each turn you bid for who acts first, keep a card, make deals, recruit, make ${counted(screenOf(content, table.seats.length, seat).moves, "Move")} and fight.`;

function abilities(view: View<Baghdad>): string {
  const { content, table, seat } = view;
  const { abilities: own } = screenOf(content, table.seats.length, seat);
  const special = own.map((ability) => abilityText(content, ability, "your")).join(" ");
  return special === "" ? turns(view) : `${turns(view)} Special to you: ${special}`;
}

function means({ table, seat }: View<Baghdad>): string {
  const { pp, cards, toDeploy } = mustGet(table.sides, seat);
  const left = size(toDeploy) > 0 ? [`${forces(toDeploy)} to place`] : [];
  return `You have ${[`${pp} PP`, counted(cards, "card"), ...left].join(", ")}.`;
}

function ending({ table, seat }: View<Baghdad>): string {
  const winners = stalemate(table);
  const who = winners.includes(seat)
    ? "you win"
    : winners.length > 0
      ? `${together(winners)} ${verb(winners[0] ?? "", "win")}`
      : "nobody wins";
  return `After 9 to 12 turns the Arab Street cards are used up: if nobody has won by then, ${who}.`;
}

/** What is asked, and what comes next; each a sentence. */
interface Now {
  readonly asked: string;
  readonly next?: string;
}

function now(view: View<Baghdad>): Now {
  const { table, seat } = view;
  if (table.phase !== "deployment") return { asked: `Now: turn ${table.turn}, ${phase(table).name}.` };
  if (size(mustGet(table.sides, seat).toDeploy) === 0)
    return { asked: "Now: the others place their units.", next: "Next: everybody bids for the Initiative." };
  const first = deploying(table) ?? seat;
  const order =
    first === seat
      ? ""
      : ` (${the(first)} ${verb(first, "place theirs", "places its own")} first, but you can say it now)`;
  return { asked: `Now: place your units${order}.`, next: "Next: bid for the Initiative, to act first." };
}
