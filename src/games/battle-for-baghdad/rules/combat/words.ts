/** What everyone is told of a Combat, with its arithmetic. */
import { concerning, type EventOf, type Frozen, type Gone, game, mustGet, type Seat, type Sum } from "#engine";
import type { Units } from "../../content/effects.ts";
import { factionName, The, the, verb } from "../../content/factions.ts";
import { type CardId, type Content, zone as zoneOf } from "../../content/pack.ts";
import { counted, inList, inPP } from "../../content/wording.ts";
import type { Baghdad } from "../../state.ts";
import { effectOf } from "../cards/hands.ts";
import { combatDefense, combatOffense } from "../cards/outside-steps.ts";
import type { events } from "./events.ts";
import type { Plan, Strike } from "./types.ts";
import { commandValue, valued, waysText, wayText } from "./warfare.ts";

const { told } = game<Baghdad>();

/** "Rusafa: Shiites Mahdi Army 4 + strength 3 = 7 against Government Ministry of Interior 4 + 2 = 6." */
export function plansLine({ zone, plans }: EventOf<typeof events.plans>, content: Frozen<Content>): string {
  const sides = Object.entries(plans).map(([seat, plan], i) => `${factionName(seat)} (${sum(plan, content, i === 0)})`);
  return `${zoneOf(content, zone).name}: ${sides.join(" against ")}.${cardsOf(plans, content)}`;
}

/** "Mahdi Army 4 + strength 3 = 7", "strength 3, no Command". */
function sum(plan: Plan, content: Frozen<Content>, first: boolean): string {
  const { command, network, die } = plan;
  if (command === null) return `no Command, strength ${die}`;
  const name = network ? mustGet(content.arms, command).name : mustGet(content.commands, command).name;
  const value = commandValue(content, plan);
  return `${name} ${value} + ${first ? "strength " : ""}${die} = ${value + die}`;
}

/** The Offenses and Defenses that are shown, if there are any. */
function cardsOf(plans: { readonly [seat: Seat]: Plan }, content: Frozen<Content>): string {
  const shown = Object.entries(plans).flatMap(([seat, { offense, defense }]) => {
    const cards = [offense, defense].flatMap((card) => (card === null ? [] : [mustGet(content.arms, card).name]));
    return cards.length > 0 ? [`${the(seat)} ${verb(seat, "play")} ${inList(cards)}`] : [];
  });
  return shown.length > 0 ? ` ${capital(inList(shown))}.` : "";
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the Offenses did, who won, and what the loser loses. */
export function foughtLine(event: EventOf<typeof events.fought>, content: Frozen<Content>): string {
  const { totals, winner, loser, strikes, units, cards, network } = event;
  const score = `${mustGet(totals, winner)} to ${mustGet(totals, loser)}`;
  const earlier = mustGet(totals, winner) === mustGet(totals, loser) ? ", acting earlier" : "";
  const won = `${The(winner)} ${verb(winner, "win")} by ${score}${earlier}.`;
  const names = [...cards, ...(network === null ? [] : [network])].map((id) => mustGet(content.arms, id).name);
  const lost = inList([unitsText(units), ...names]);
  const told = strikes.map((one) => strikeText(one, content));
  return [...told, won, `${The(loser)} ${verb(loser, "lose")} ${lost}.`].join(" ");
}

/** "The US beats the Sunnis, 8 to 6: 2 Security lost." */
function foughtShort({ totals, winner, loser, units }: EventOf<typeof events.fought>): string {
  const score = `${mustGet(totals, winner)} to ${mustGet(totals, loser)}`;
  const earlier = mustGet(totals, winner) === mustGet(totals, loser) ? " by acting earlier" : "";
  const lost = `${the(loser)} ${verb(loser, "lose")} ${unitsText(units)}`;
  return `${The(winner)} ${verb(winner, "beat")} ${the(loser)}, ${score}${earlier}; ${lost}.`;
}

/** "Assassins (unconventional) against Human Shields (blocks conventional): Ministry of Interior is Neutralized." */
export function strikeText({ offense, command, defense, outcome }: Strike, content: Frozen<Content>): string {
  const attack = effectOf(content, offense, combatOffense);
  const block = defense === null ? undefined : effectOf(content, defense, combatDefense);
  const name = mustGet(content.arms, offense).name + (attack ? ` (${wayText(attack.type)})` : "");
  const target = command === null ? "no Command" : nameOf(content, command);
  const wall =
    defense === null || !block
      ? ""
      : ` against ${mustGet(content.arms, defense).name} (blocks ${waysText(block.blocks)})`;
  switch (outcome) {
    case "neutralizes":
      return `${name}${wall}: ${target} is Neutralized.`;
    case "blocked":
      return `${name}${wall}: blocked.`;
    case "wrongType":
      return `${name} only Neutralizes ${waysText(attack?.neutralizes ?? [])} Commands: not ${target}.`;
    case "noCommand":
      return `${name} has no Command to Neutralize.`;
  }
}

/** A Command or Network as lines name it. */
const nameOf = (content: Frozen<Content>, id: CardId): string =>
  Object.hasOwn(content.commands, id) ? valued(content, id) : mustGet(content.arms, id).name;

/** "3 units (2 Security, 1 Infrastructure)"; with a note: "3 units (2 Security, 1 Infrastructure; strength 3)". */
export function unitsText({ security, infrastructure }: Frozen<Units>, note = ""): string {
  const all = security + infrastructure;
  if (security > 0 && infrastructure > 0)
    return `${all} units (${security} Security, ${infrastructure} Infrastructure${note === "" ? "" : `; ${note}`})`;
  const units = all === 0 ? "no units" : security > 0 ? `${security} Security` : `${infrastructure} Infrastructure`;
  return note === "" ? units : `${units} (${note})`;
}

/** What the winner loses, and what becomes of its cards. */
export function casualtiesLine(
  { seat, units, strength, kept, network }: EventOf<typeof events.casualties>,
  content: Frozen<Content>,
): string {
  const names = (ids: readonly CardId[]): string => inList(ids.map((id) => mustGet(content.arms, id).name));
  return `${The(seat)} ${inList([
    `${verb(seat, "lose")} ${unitsText(units, `strength ${strength}`)}`,
    ...(kept.length > 0 ? [`${verb(seat, "keep")} ${names(kept)}`] : []),
    ...(network === null ? [] : [`${verb(seat, "discard")} ${names([network])}`]),
  ])}.`;
}

/** "Award: 3 units + Command 4 = 7 PP to the Shiites (1 → 8)." */
export function awardLine({ seat, units, value, command, amount, pp }: EventOf<typeof events.awarded>): string | null {
  if (amount === 0) return null;
  const each = value === 1 ? counted(units, "unit") : `${counted(units, "unit")} × ${value}`;
  const parts = [...(units > 0 ? [each] : []), ...(command > 0 ? [`Command ${command}`] : [])];
  return `Award: ${parts.join(" + ")} = ${amount} PP to ${the(seat)} (${pp - amount} → ${pp}).`;
}

const unitsLost = ({ security, infrastructure }: Frozen<Units>): Sum => ({
  n: security + infrastructure,
  one: "unit",
  many: "units",
});

const lostInCombat = (seat: Seat, units: Frozen<Units>): Gone => ({
  ...{ one: "unit", many: "units", how: "lost in Combat" },
  by: { [seat]: unitsLost(units).n },
});

export const plansOpened = told("plans", {
  about: ({ zone, plans }) => concerning("battles", Object.keys(plans), { places: [zone] }),
  line: plansLine,
});
export const fought = told("fought", {
  about: (event) =>
    concerning("battles", [event.winner, event.loser], {
      places: [event.zone],
      weight: 2,
      settles: true,
      winner: event.winner,
      cost: unitsLost(event.units),
      losses: { [event.loser]: unitsLost(event.units).n },
      gone: lostInCombat(event.loser, event.units),
      short: foughtShort(event),
    }),
  line: foughtLine,
});
export const winnersLosses = told("casualties", {
  about: ({ seat, zone, units }) => {
    const cost = unitsLost(units);
    return concerning("battles", [seat], {
      ...{ places: [zone], cost, losses: { [seat]: cost.n } },
      gone: lostInCombat(seat, units),
    });
  },
  line: casualtiesLine,
});
export const awarded = told("awarded", {
  about: ({ seat, zone, amount }) => concerning("points", [seat], { places: [zone], gains: inPP({ [seat]: amount }) }),
  line: awardLine,
});
