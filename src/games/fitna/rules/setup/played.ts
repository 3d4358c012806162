/** What is played: the edition, the scenario and its seats, as the rules read them. */
import { type Frozen, mustGet, once } from "#engine";
import type { Scenario } from "../../content/scenario-types.ts";
import type { EditionId, SeatId } from "../../content/sides.ts";
import type { Content } from "../../content/types.ts";
import type { Game, State, Table } from "../../state.ts";
import { areOfOnePerson } from "../map/relations.ts";

/** What is played. */
export interface Choice {
  readonly edition: EditionId;
  readonly scenario: Scenario["id"];
  /** Without the seat that can be left out, where there is one. */
  readonly fewer: boolean;
  readonly judged?: Table["judged"];
  readonly bids?: Table["bids"];
  /** D-13: tension is left out. */
  readonly withoutTension?: boolean;
  /** two people, a group of seats each. */
  readonly groups?: boolean;
  /** Who plays which seats, where there are fewer people than seats. */
  readonly people?: readonly (readonly SeatId[])[] | null;
}

/** The scenario that was chosen, as the seats that take part play it. */
export function scenarioOf(
  { editions }: Frozen<Content>,
  { edition, scenario, fewer }: Pick<Choice, "edition" | "scenario" | "fewer">,
): Scenario {
  const chosen = mustGet(editions[edition].scenarios, scenario);
  return fewer ? withFewer(chosen) : chosen;
}

/** What the chapters of the rules read. */
export function gameOf(content: Frozen<Content>, state: State, current: State = state): Game {
  const { edition, scenario } = playOf(content, current.table);
  return { edition, scenario, state, current };
}

/** The edition and the scenario of a table; which seats take part is told by the order of play. */
export function playOf(
  content: Frozen<Content>,
  { edition, scenario: id, order, groups }: Frozen<Pick<Table, "edition" | "scenario" | "order" | "groups">>,
): Pick<Game, "edition" | "scenario"> {
  const { fewer } = mustGet(content.editions[edition].scenarios, id);
  const isFewer = fewer !== null && !order.includes(fewer.absent);
  const scenario = scenarioOf(content, { edition, scenario: id, fewer: isFewer });
  return { edition: content.editions[edition], scenario: groups ? withGroups(scenario) : scenario };
}

/** Iran and Russia are friends where one of two people has both, so that their units can stand together. */
const withGroups = once(
  (scenario: Scenario): Scenario =>
    areOfOnePerson(scenario, "IRN", "RUS") ? { ...scenario, together: [["IRN", "RUS"]] } : scenario,
);

/** Nothing of the absent seat is left but the units that join another's batch, and those that others command. */
export const withFewer = once((scenario: Scenario): Scenario => {
  const { fewer } = scenario;
  if (!fewer) return scenario;
  const { absent } = fewer;
  const present = <T extends { readonly seat: string }>(all: readonly T[]): T[] =>
    all.filter(({ seat }) => seat !== absent);
  const sides = <T extends { readonly side: string }>(all: readonly T[]): T[] =>
    all.filter(({ side }) => side !== absent);
  const pairs = (all: Scenario["friends"]): Scenario["friends"] => all.filter((pair) => !pair.includes(absent));
  const [one, other] = scenario.groups;
  return {
    ...scenario,
    fewer: null,
    seats: seatsWithout(scenario, fewer),
    control: fewer.control,
    closed: { ...scenario.closed, countries: [...scenario.closed.countries, ...fewer.closed] },
    transit: [...present(scenario.transit), ...fewer.transit],
    friends: pairs(scenario.friends),
    peace: pairs(scenario.peace),
    specialJokers: present(scenario.specialJokers),
    setUp: sides(scenario.setUp),
    pools: sides(scenario.pools),
    batches: batchesWithout(scenario, fewer),
    usa: present(scenario.usa),
    russia: scenario.russia === absent ? null : scenario.russia,
    victory: present(scenario.victory),
    groups: [one.filter((seat) => seat !== absent), other.filter((seat) => seat !== absent)],
    sharings: scenario.sharings.map((all) => all.map((group) => group.filter((seat) => seat !== absent))),
  };
});

type Fewer = NonNullable<Scenario["fewer"]>;

const seatsWithout = ({ seats }: Scenario, { absent, commands }: Fewer): Scenario["seats"] =>
  seats
    .filter(({ seat }) => seat !== absent)
    .map((line) => {
      const added = commands.filter(({ seat }) => seat === line.seat);
      return {
        ...line,
        commands: [...line.commands, ...added.map(({ nations }) => ({ nations, where: null, units: [] }))],
      };
    });

const batchesWithout = ({ batches }: Scenario, { absent, joins }: Fewer): Scenario["batches"] =>
  batches
    .filter(({ seat }) => seat !== absent)
    .map(({ seat, batches: lists }) => ({
      seat,
      batches: lists.map((units, i) =>
        seat === joins.seat && i + 1 === joins.batch ? [...units, ...joins.units] : units,
      ),
    }));
