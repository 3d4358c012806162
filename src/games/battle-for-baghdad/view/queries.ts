/** What can be looked up of a Faction screen: its abilities, limits, Commands, and what wins, in words. */
import { choice, type Frozen, game, mustGet, type Query, type Seat } from "#engine";
import { factionName, the } from "../content/factions.ts";
import { type Content, screenOf, zone as zoneOf } from "../content/pack.ts";
import type { Ability, Goal } from "../content/screens.ts";
import { counted, inList, UNIT_NAMES } from "../content/wording.ts";
import { valued } from "../rules/combat/warfare.ts";
import type { Baghdad } from "../state.ts";

/** `/baghdad screen`: what is printed on a Faction screen, in words. */
const screen: Query<Baghdad> = {
  name: "screen",
  title: "A Faction screen: abilities, limits, Commands, and what wins",
  ...game<Baghdad>()
    .form()
    .param(
      "faction",
      "Which faction?",
      choice(({ table }) => table.seats.map((seat) => ({ value: seat, label: factionName(seat) }))),
    ),
  answer({ content, table }, params) {
    const seat = String(params.faction);
    const { active } = mustGet(table.sides, seat);
    const commands = mustGet(content.commandsOf, seat).map(
      (id) => valued(content, id) + (active.includes(id) ? "" : " (Neutralized)"),
    );
    return [...screenLines(content, table.seats.length, seat), `**Commands**: ${commands.join(", ")}.`].join("\n");
  },
};

export const queries: readonly Query<Baghdad>[] = [screen];

function screenLines(content: Frozen<Content>, seats: number, seat: Seat): string[] {
  const own = screenOf(content, seats, seat);
  const zones = (ids: readonly string[]): string => inList(ids.map((id) => zoneOf(content, id).name));
  return [
    `**${factionName(seat)}**`,
    `**Counters**: ${own.security} Security, ${own.infrastructure} Infrastructure. **Hand**: ${counted(own.handLimit, "card")} at most. **Moves**: ${own.moves} a turn. **Income**: ${own.bankIncome} PP from the Bank.`,
    `**Zones**: ${zones(mustGet(content.affiliated, seat))}. It can recruit in ${zones(own.extraSpawn)} too.`,
    `**Abilities**: ${own.abilities.map((ability) => abilityText(content, ability)).join(" ") || "none."}`,
    `**Special victory**: at the end of a turn ${inList(own.special.map((goal) => goalText(content, seat, goal)))}.`,
  ];
}

/** The words for a seat that somebody reads about, and for the reader's own. */
const WORDS = {
  its: { who: "it", has: "has", controls: "Controls", takes: "takes", gets: "gets" },
  your: { who: "you", has: "have", controls: "Control", takes: "take", gets: "get" },
} as const;

/** What a screen's ability allows, in a sentence; `whose`: of which seat. */
export function abilityText(content: Frozen<Content>, ability: Frozen<Ability>, whose: "its" | "your" = "its"): string {
  const { who, has, controls, takes, gets } = WORDS[whose];
  switch (ability.kind) {
    case "recruitDiscount": {
      const where = ability.zone === null ? "" : ` in ${zoneOf(content, ability.zone).name}`;
      const what = UNIT_NAMES[ability.unit];
      const units = ability.first === 1 ? `The first ${what}${where}` : `The first ${ability.first} ${what}${where}`;
      return `${units} of each Recruit Step: ${ability.cost === 0 ? "free" : `${ability.cost} PP each`}.`;
    }
    case "cardDiscount": {
      const cards = ability.first === 1 ? "first card" : `first ${ability.first} cards`;
      return `The ${cards} bought in each Recruit Step: ${ability.cost} PP.`;
    }
    case "incomePerZone": {
      const where =
        ability.where === "caz"
          ? `of ${whose} own that ${who} ${controls}`
          : `with ${whose} Infrastructure that another Controls`;
      return `Income: ${ability.amount} PP more for each Zone ${where}, ${ability.max} at most.`;
    }
    case "spawnInfraWithSecurity":
      return `Infrastructure can be recruited wherever ${who} ${has} Security, whoever Controls the Zone.`;
    case "unitValue":
      return `Each unit counts ${ability.value} in Combat.`;
    case "underground":
      return `Underground: one Move a turn from one Zone of ${whose} own to another, at any distance.`;
    case "airmobile":
      return "Airmobile: one Move a turn to anywhere for each Airport Controlled after the Coalition Phase.";
    case "peacekeeping":
      return `Peacekeeping: nobody ever has to fight ${who}; ${who} ${takes} Control from nobody, and ${gets} the award when attacked.`;
  }
}

function goalText(content: Frozen<Content>, self: Seat, goal: Frozen<Goal>): string {
  const zones = (ids: readonly string[]): string => inList(ids.map((id) => zoneOf(content, id).name));
  const who = "seat" in goal && goal.seat !== self ? the(goal.seat) : "it";
  switch (goal.kind) {
    case "controlAll":
      return `${who} must Control ${zones(goal.zones)}`;
    case "controlAtLeast":
      return `${who} must Control ${goal.count} of ${zones(goal.zones)}`;
    case "controlWithInfra":
      return `${who} must Control ${zones(goal.zones)}, with Infrastructure in each`;
    case "controlCount":
      return goal.max === undefined
        ? `${who} must Control ${counted(goal.min ?? 0, "Zone")} or more`
        : `${who} must Control ${counted(goal.max, "Zone")} or fewer`;
    case "infraZones":
      return `${who} must have Infrastructure in ${counted(goal.min, "Zone")} or more`;
    case "ppOnMap":
      return `no more than ${goal.max} PP may be left on the map`;
    case "quiet":
      return `${goal.turns} turns in a row must have passed without Combat between ${inList(goal.between.map(the))}`;
  }
}
