/** What a host chooses for a campaign, from edition and scenario to bids, and who plays which seats then. */
import { z } from "zod";
import {
  choice,
  played as definedBy,
  type Frozen,
  game,
  mustGet,
  type Params,
  reactions,
  type SeatInfo,
  type Sharing,
} from "#engine";
import type { Scenario } from "../../content/scenario-types.ts";
import { EDITIONS, type SeatId } from "../../content/sides.ts";
import type { Content, Edition } from "../../content/types.ts";
import type { Fitna } from "../../state.ts";
import { inText, list, shortName } from "../pieces/words.ts";
import { plays } from "../sequence.ts";
import { type Choice, scenarioOf, withFewer } from "./played.ts";

/** How many people take part, as the host says it: one for each seat, or a number. */
const PEOPLE = ["each", "two", "three", "four", "five"] as const;
export type People = (typeof PEOPLE)[number];

type Groups = readonly (readonly SeatId[])[];

/**
 * R-206: who plays what where fewer people than seats take part, by their number. Two play the groups of the rulebook; how
 * three to five share a scenario is the pack's, and no rule changes for them but that their seats' points are added (R-210).
 */
function sharedAmong({ seats, groups, sharings }: Scenario): ReadonlyMap<People, Groups> {
  const shared = new Map<People, Groups>([["each", seats.map(({ seat }) => [seat])]]);
  if (seats.length <= 2) return shared;
  for (const all of [groups, ...sharings]) {
    const present = all.filter((group) => group.length > 0);
    const people = PEOPLE[present.length - 1];
    if (people !== undefined && present.length < seats.length && present.length > 1) shared.set(people, present);
  }
  return shared;
}

/** How a menu names a number of people: "Three people: Israel; Turkey; Syria, Iran and Russia". */
function peopleLabel(names: { readonly edition: Edition; readonly scenario: Scenario }, people: People): string {
  if (people === "each") return "A person for each seat";
  const groups = sharedAmong(names.scenario).get(people) ?? [];
  const named = groups.map((group) => list(group.map((seat) => shortName(names, seat)))).join("; ");
  return `${people.charAt(0).toUpperCase()}${people.slice(1)} people: ${named}`;
}

interface OptionContext {
  readonly content: Frozen<Content>;
  readonly params: { readonly edition: string; readonly scenario?: string; readonly seats?: string };
}

function editionOf({ content, params }: OptionContext): Edition {
  const id = EDITIONS.find((one) => one === params.edition) ?? "2020";
  return content.editions[id];
}

function scenarioAsked(c: OptionContext): Scenario | undefined {
  const { scenarios } = editionOf(c);
  const { scenario = "" } = c.params;
  return Object.hasOwn(scenarios, scenario) ? scenarios[scenario] : undefined;
}

/** The same as those seats play it that were chosen. */
function played(c: OptionContext): Scenario | undefined {
  const scenario = scenarioAsked(c);
  return c.params.seats === "fewer" && scenario ? withFewer(scenario) : scenario;
}

/** What the host chooses. */
export const options = game<Fitna>()
  .form()
  .param(
    "edition",
    "Which edition of the rules?",
    choice(() => EDITIONS.map((id) => ({ value: id, label: `Rules of ${id}` }))),
  )
  .param(
    "scenario",
    "Which scenario?",
    choice((c) =>
      Object.values(editionOf(c).scenarios).map(({ id, name, turns, seats }) => ({
        value: id,
        label: `${id}: ${name}`,
        description: `${seats.length} seats, ${turns} turns`,
      })),
    ),
  )
  .optional(
    "seats",
    "Who takes part?",
    (c) => (scenarioAsked(c)?.fewer ?? null) !== null,
    choice((c) => {
      const scenario = scenarioAsked(c);
      const absent = scenario?.fewer?.absent;
      const without = scenario && absent ? inText({ edition: editionOf(c), scenario }, absent) : "one seat";
      return [
        { value: "all", label: "All seats" },
        { value: "fewer", label: `Without ${without}` },
      ];
    }),
  )
  .optional(
    "people",
    "How many people play?",
    (c) => (scenarioAsked(c)?.seats.length ?? 0) > 2,
    choice((c) => {
      const scenario = played(c);
      if (!scenario) return [];
      const names = { edition: editionOf(c), scenario };
      return [...sharedAmong(scenario).keys()].map((people) => ({ value: people, label: peopleLabel(names, people) }));
    }),
  )
  .optional(
    "tension",
    "Is International Tension played?",
    (c) => editionOf(c).parameters.useTension === "option",
    choice(() => [
      { value: "on", label: "Yes" },
      { value: "off", label: "No: no track, no High Tension cards" },
    ]),
  )
  .optional(
    "victory",
    "How is victory judged?",
    (c) => (scenarioAsked(c)?.area ?? null) !== null,
    choice(() => [
      { value: "levels", label: "By the scenario's conditions" },
      { value: "points", label: "By victory points" },
    ]),
  )
  .optional(
    "bids",
    "Do seats bid cards for the order of play?",
    (c) => editionOf(c).parameters.bidOption && (scenarioAsked(c)?.seats.length ?? 0) > 2,
    choice(() => [
      { value: "off", label: "No: the scenario's order" },
      { value: "always", label: "Every turn" },
      { value: "last-turn", label: "In the last turn" },
    ]),
  )
  .param("reactions", "Who is asked for reactions?", reactions(definedBy(plays).windows));

/** What the tutorial is played with; where other scenarios ask for more, the first choice counts. */
export const defaults = { edition: "2020", scenario: "1", victory: "levels", reactions: [] } as const;

const chosen = z.object({
  edition: z.enum(EDITIONS),
  scenario: z.string(),
  seats: z.enum(["all", "fewer"]).default("all"),
  people: z.enum(PEOPLE).default("each"),
  tension: z.enum(["on", "off"]).default("on"),
  victory: z.enum(["levels", "points"]).default("levels"),
  bids: z.enum(["off", "always", "last-turn"]).default("off"),
});

/** The options as the form above has checked them. */
export function choiceOf(options: Params): Choice {
  const { edition, scenario, seats, people, tension, victory, bids } = chosen.parse(options);
  const withoutTension = tension === "off";
  return {
    edition,
    scenario,
    fewer: seats === "fewer",
    judged: victory,
    bids,
    groups: people === "two",
    withoutTension,
  };
}

export function roster(options: Params, content: Frozen<Content>): readonly SeatInfo[] {
  const choice = choiceOf(options);
  const names = { edition: content.editions[choice.edition], scenario: scenarioOf(content, choice) };
  return names.scenario.seats.map(({ seat, name, commands }) => {
    const nations = [...new Set(commands.flatMap((one) => one.nations))];
    const commanded = list(nations.map((nation) => mustGet(names.edition.nations, nation).name));
    return { id: seat, name, inText: inText(names, seat), summary: `Commands ${commanded || "single units"}.` };
  });
}

/** as many people as were chosen share the seats. */
export function sharings(options: Params, content: Frozen<Content>): readonly Sharing[] {
  const shared = sharedAmong(scenarioOf(content, choiceOf(options)));
  if (shared.size < 2) return [];
  return [...shared].map(([people, groups]) => ({ people: groups.length, groups, options: { ...options, people } }));
}

export function groups(options: Params, content: Frozen<Content>): Groups | null {
  const { people } = chosen.parse(options);
  return people === "each" ? null : (sharedAmong(scenarioOf(content, choiceOf(options))).get(people) ?? null);
}
