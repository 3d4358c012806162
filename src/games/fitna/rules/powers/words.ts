/** How tension, coups, IS, the Kurds, great powers and changes of command are told. */
import { type Gone, mustGet } from "#engine";
import type { UnitId } from "../../content/board-types.ts";
import { isCommanded } from "../../content/edition-parts.ts";
import type { SeatId } from "../../content/sides.ts";
import {
  count,
  destroyed,
  isCardName,
  list,
  type Names,
  partyOf,
  shortName,
  spaceName,
  told,
  unitName,
} from "../pieces/words.ts";
import type { CoupRoll, LebanonRoll, PowerEvent } from "./events.ts";

function approvalText({ die, upTo }: Extract<PowerEvent, { readonly kind: "approval" }>): string {
  if (die === null || upTo === 0) return "No roll would be enough: refused.";
  return `Die ${die}, needs ${upTo} or less: ${die <= upTo ? "approved" : "refused"}.`;
}

function calledText(event: Extract<PowerEvent, { readonly kind: "is-called" }>, names: Names): string {
  const { leader, where, spaces } = event;
  const each = [...new Set(spaces)];
  const isPlain = each.length === 1 || each.length === spaces.length;
  const to = each.map((space) => {
    const n = spaces.filter((one) => one === space).length;
    return `${spaceName(names, space)}${isPlain ? "" : ` (${n})`}`;
  });
  const parts = [
    ...(leader === "place" && where !== null ? [`Al Baghdadi appears in ${spaceName(names, where)}`] : []),
    ...(leader === "restore" ? ["Al Baghdadi recovers"] : []),
    ...(to.length > 0 ? [`${count(spaces.length, "counter")} face down to ${list(to)}`] : []),
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

/** "Coup in Iraq: 3 units rebel, and 2 are lost." */
function coupShort(country: "IRQ" | "SYR", rolls: readonly CoupRoll[], names: Names): string {
  const lost = rolls.filter(({ outcome }) => outcome === "lost").length;
  const rebels = rolls.filter(({ outcome }) => typeof outcome !== "string").length;
  const parts = [
    `${rebels === 0 ? "no unit rebels" : `${count(rebels, "unit")} rebel${rebels === 1 ? "s" : ""}`}`,
    `${lost === 0 ? "none is" : lost === 1 ? "1 is" : `${lost} are`} lost`,
  ];
  return `Coup in ${names.edition.countries[country].name}: ${parts.join(", and ")}.`;
}

/** The seat that commands a unit with all seats taken; none: nobody's in this scenario. */
function ownerOf(id: UnitId, names: Names): readonly SeatId[] {
  const unit = mustGet(names.edition.units, id);
  return names.scenario.seats
    .filter(({ seat }) => isCommanded(names.scenario, seat, unit))
    .map(({ seat }) => seat)
    .slice(0, 1);
}

const tallied = (seats: readonly SeatId[]): Gone["by"] =>
  Object.fromEntries([...new Set(seats)].map((seat) => [seat, seats.filter((one) => one === seat).length]));

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

/** What is told of the Islamic State, the Kurds and great powers. */
export const powersTold = [
  told("tension", {
    about: ({ cause }, names) => ({
      ...{ kind: "points", weight: 2 },
      ...(isCardName(names, cause) ? { follows: true } : {}),
    }),
    line: (event) => `${event.cause}: International Tension ${event.from} → ${event.to}.`,
  }),
  told("approval", {
    about: { kind: "points", weight: 2, follows: true },
    line: (event, names) => `${shortName(names, event.seat)}: approval of the United States. ${approvalText(event)}`,
  }),
  told("coup", {
    about: ({ country, rolls }, names) => ({
      ...{ kind: "points", weight: 3, follows: true, short: coupShort(country, rolls, names) },
      gone: destroyed(tallied(rolls.flatMap(({ unit, outcome }) => (outcome === "lost" ? ownerOf(unit, names) : [])))),
    }),
    line: (event, names) => coupText(event.country, event.rolls, names),
  }),
  told("camps", {
    about: { kind: "places", weight: 2, follows: true },
    line: (event, names) =>
      `${spaceName(names, event.space)}: loyal units ${event.loyal}, rebels ${event.rebel} in defence. The ${event.kept === "loyal" ? "loyal units keep it" : "rebels keep it"}.`,
  }),
  told("withdrew", {
    about: ({ side, to, units }, names) => ({
      ...{ kind: "places", weight: 2, follows: true },
      ...(to === null ? { gone: destroyed({ [partyOf(names, side)]: units }) } : {}),
    }),
    line: (event, names) => {
      const units = count(event.units, "unit");
      return event.to === null
        ? `${shortName(names, event.side)}: ${units} cannot leave ${spaceName(names, event.from)}: eliminated.`
        : `${shortName(names, event.side)}: withdrawal of ${units} from ${spaceName(names, event.from)} to ${spaceName(names, event.to)}.`;
    },
  }),
  told("lebanon", {
    about: ({ rolls }, names) => ({
      ...{ kind: "points", weight: 2, follows: true },
      gone: destroyed(
        tallied(
          rolls.flatMap(({ unit, outcome }) =>
            outcome === "eliminated" || outcome === "removed" ? ownerOf(unit, names) : [],
          ),
        ),
      ),
    }),
    line: (event, names) =>
      `War in Lebanon. ${event.rolls.length > 0 ? rolls(event.rolls.map((roll) => lebanonText(roll, names))) : "No Hezbollah unit stands on the map."}`,
  }),
  told("is-called", {
    about: { kind: "places", weight: 2, follows: true },
    line: (event, names) =>
      `${shortName(names, event.seat)}, for ${names.edition.labels.is}: ${calledText(event, names)}.`,
  }),
  told("is-ops", {
    about: { follows: true },
    line: (event, names) =>
      event.oilfields === 0
        ? `${names.edition.labels.is} controls no oilfield: one move of Al Baghdadi and one attack.`
        : `${names.edition.labels.is} controls ${count(event.oilfields, "oilfield")}: 2 × ${event.oilfields} = ${event.ops} ${names.edition.labels.op}s.`,
  }),
  told("leader-moved", {
    about: { follows: true },
    line: (event, names) =>
      `${shortName(names, event.seat)}, for ${names.edition.labels.is}: Al Baghdadi goes from ${spaceName(names, event.from)} by ${list(event.path.map((space) => spaceName(names, space)))}.`,
  }),
  told("kurds-raised", {
    about: { follows: true },
    line: (event, names) =>
      `${shortName(names, event.seat)}, for the Kurds: ${unitName(names, event.unit)} comes to ${spaceName(names, event.space)}.`,
  }),
  told("kurds-upgraded", {
    about: { follows: true },
    line: (event, names) =>
      `${shortName(names, event.seat)}, for the Kurds: full strength for ${list(event.units.map((id) => unitName(names, id)))}.`,
  }),
  told("kurds-planned", {
    about: { follows: true },
    line: (event, names) =>
      `${shortName(names, event.seat)}, for the Kurds: ${count(event.moves, "unit move")}, ${count(event.offensives, "attack")}.`,
  }),
  told("kurd-moved", {
    line: (event, names) =>
      `${shortName(names, event.side)}: 1 unit from ${spaceName(names, event.from)} by ${list(event.path.map((space) => spaceName(names, space)))}.`,
  }),
  told("rebellion", {
    about: { kind: "places", weight: 2, follows: true },
    line: (event, names) => `The PKK rises. ${risenText(event, names)}`,
  }),
  told("rebels", {
    about: { follows: true },
    line: (event, names) =>
      `${shortName(names, event.placer)}, for the PKK: ${list(event.units.map(({ unit, space }) => `${unitName(names, unit)} in ${spaceName(names, space)}`))}.`,
  }),
  told("rebellion-over", {
    about: { kind: "places", weight: 2 },
    line: (event, names) =>
      `The rebellion of the PKK is over. ${event.removed.length > 0 ? `${list(event.removed.map((id) => unitName(names, id)))}: out of the game.` : "No unit of it is left in Turkey."}`,
  }),
  told("intervention", {
    about: { kind: "points", weight: 3 },
    line: (event, names) => `${list(event.seats.map((side) => shortName(names, side)))}: the United States intervenes.`,
  }),
  told("russia", {
    about: { kind: "points", weight: 2 },
    line: (event, names) =>
      `${shortName(names, event.seat)}: ${event.isNew ? "Russian units come" : "all Russian units that there are come, and the reduced ones recover"}.`,
  }),
  told("permission", {
    about: ({ units }) => (units > 0 ? { kind: "deals", weight: 2 } : { kind: "deals", offer: "declined" }),
    line: (event, names) => {
      const answer = event.units > 0 ? `${count(event.units, "unit")} for this phase` : "refused";
      return `${shortName(names, event.from)}: units in ${spaceName(names, event.space)} for ${shortName(names, event.to)} to ${event.purpose}: ${answer}.`;
    },
  }),
  told("command", {
    line: (event, names) =>
      `${shortName(names, event.to)}: command of ${count(event.units, "unit")} of ${shortName(names, event.from)} in ${spaceName(names, event.space)}.`,
  }),
] as const;
