import type { Holder } from "../content/sides.ts";
import { count, list, type Names, shortName, spaceName, unitName } from "../pieces/words.ts";
import type { CoupRoll, LebanonRoll, PowerEvent, PowerSecret } from "./events.ts";

export function describePower(event: PowerEvent, names: Names): string {
  const who = (side: Holder): string => shortName(names, side);
  const where = (space: string): string => spaceName(names, space);
  switch (event.kind) {
    case "tension":
      return `${event.cause}: International Tension ${event.from} → ${event.to}.`;
    case "approval":
      return `${who(event.seat)}: approval of the United States. ${approvalText(event)}`;
    case "coup":
      return coupText(event.country, event.rolls, names);
    case "camps":
      return `${where(event.space)}: loyal units ${event.loyal}, rebels ${event.rebel} in defence. The ${event.kept === "loyal" ? "loyal units keep it" : "rebels keep it"}.`;
    case "withdrew": {
      const units = count(event.units, "unit");
      return event.to === null
        ? `${who(event.side)}: ${units} cannot leave ${where(event.from)}: eliminated.`
        : `${who(event.side)}: withdrawal of ${units} from ${where(event.from)} to ${where(event.to)}.`;
    }
    case "lebanon":
      return `War in Lebanon. ${event.rolls.length > 0 ? rolls(event.rolls.map((roll) => lebanonText(roll, names))) : "No Hezbollah unit stands on the map."}`;
    case "is-called":
      return `${who(event.seat)}, for ${names.edition.labels.is}: ${calledText(event, names)}.`;
    case "is-ops":
      return event.oilfields === 0
        ? `${names.edition.labels.is} controls no oilfield: one move of Al Baghdadi and one attack.`
        : `${names.edition.labels.is} controls ${count(event.oilfields, "oilfield")}: 2 × ${event.oilfields} = ${event.ops} ${names.edition.labels.op}s.`;
    case "leader-moved":
      return `${who(event.seat)}, for ${names.edition.labels.is}: Al Baghdadi goes from ${where(event.from)} by ${list(event.path.map(where))}.`;
    case "kurds-raised":
      return `${who(event.seat)}, for the Kurds: ${unitName(names, event.unit)} comes to ${where(event.space)}.`;
    case "kurds-upgraded":
      return `${who(event.seat)}, for the Kurds: full strength for ${list(event.units.map((id) => unitName(names, id)))}.`;
    case "kurds-planned":
      return `${who(event.seat)}, for the Kurds: ${count(event.moves, "unit move")}, ${count(event.offensives, "attack")}.`;
    case "kurd-moved":
      return `${who(event.side)}: 1 unit from ${where(event.from)} by ${list(event.path.map(where))}.`;
    case "rebellion":
      return `The PKK rises. ${risenText(event, names)}`;
    case "rebels":
      return `${who(event.placer)}, for the PKK: ${list(event.units.map(({ unit, space }) => `${unitName(names, unit)} in ${where(space)}`))}.`;
    case "rebellion-over":
      return `The rebellion of the PKK is over. ${event.removed.length > 0 ? `${list(event.removed.map((id) => unitName(names, id)))}: out of the game.` : "No unit of it is left in Turkey."}`;
    case "intervention":
      return `${list(event.seats.map(who))}: the United States intervenes.`;
    case "russia":
      return `${who(event.seat)}: ${event.isNew ? "Russian units come" : "all Russian units that there are come, and the reduced ones recover"}.`;
    case "permission": {
      const answer = event.units > 0 ? `${count(event.units, "unit")} for this phase` : "refused";
      return `${who(event.from)}: units in ${where(event.space)} for ${who(event.to)} to ${event.purpose}: ${answer}.`;
    }
    case "command":
      return `${who(event.to)}: command of ${count(event.units, "unit")} of ${who(event.from)} in ${where(event.space)}.`;
  }
}

function approvalText({ die, upTo }: Extract<PowerEvent, { readonly kind: "approval" }>): string {
  if (die === null || upTo === 0) return "No roll would be enough: refused.";
  return `Die ${die}, needs ${upTo} or less: ${die <= upTo ? "approved" : "refused"}.`;
}

function calledText(event: Extract<PowerEvent, { readonly kind: "is-called" }>, names: Names): string {
  const { leader, where, spaces } = event;
  const counters = spaces.map((space) => spaceName(names, space));
  const parts = [
    ...(leader === "place" && where !== null ? [`Al Baghdadi appears in ${spaceName(names, where)}`] : []),
    ...(leader === "restore" ? ["Al Baghdadi recovers"] : []),
    ...(counters.length > 0 ? [`${count(counters.length, "counter")} face down to ${list(counters)}`] : []),
  ];
  return parts.length > 0 ? list(parts) : "no counter comes";
}

function risenText({ spaces, left }: Extract<PowerEvent, { readonly kind: "rebellion" }>, names: Names): string {
  const risen =
    spaces.length > 0
      ? `Garrisons in ${list(spaces.map((space) => spaceName(names, space)))}.`
      : "Units stand in all of its spaces.";
  return left > 0 ? `${risen} ${count(left, "counter")} to its pool.` : risen;
}

const rolls = (lines: readonly string[]): string => `${lines.join("; ")}.`;

function coupText(country: "IRQ" | "SYR", all: readonly CoupRoll[], names: Names): string {
  const land = names.edition.countries[country].name;
  if (all.length === 0) return `Coup in ${land}: no unit on the map rolls.`;
  return `Coup in ${land}. ${rolls(all.map((roll) => coupLine(roll, names)))}`;
}

/** "1 Arm Div (Aleppo): die 1, rebels as 1 Arm Div SYR". */
function coupLine({ unit, space, die, outcome }: CoupRoll, names: Names): string {
  const what = typeof outcome === "string" ? outcome : `rebels as ${unitName(names, outcome.rebel)}`;
  return `${unitName(names, unit)} (${spaceName(names, space)}): die ${die}, ${what}`;
}

const OUTCOMES: { readonly [outcome in LebanonRoll["outcome"]]: string } = {
  nothing: "no loss",
  reduced: "loses a step",
  eliminated: "loses its last step",
  removed: "leaves the game",
};

const lebanonText = ({ unit, die, outcome }: LebanonRoll, names: Names): string =>
  `${unitName(names, unit)}: die ${die}, ${OUTCOMES[outcome]}`;

export const describeOwnPower = ({ units }: PowerSecret, names: Names): string =>
  `Seen: ${list(units.map((id) => unitName(names, id)))}.`;
