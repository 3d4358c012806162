import { type PackFiles, parsePackFile, wrongIn } from "../../../engine/index.ts";
import { amended } from "./amended.ts";
import { checkAmendment, checkScenario } from "./check-scenario.ts";
import { controlOf } from "./control.ts";
import type { Ground, Plan } from "./ground.ts";
import {
  type Amendment,
  amendmentFile,
  type Scenario,
  type ScenarioFile,
  type Stack,
  scenarioFile,
} from "./scenario-types.ts";

/** One scenario as an edition has it. Throws `PackError`. */
export function readScenario(id: string, file: string, ground: Ground, files: PackFiles): Scenario {
  const { edition } = ground;
  const name = `scenarios/${file}`;
  const shared = parsePackFile(scenarioFile, name, files);
  const change = `${edition.edition}/${name}`;
  const amendment = Object.hasOwn(files, change) ? parsePackFile(amendmentFile, change, files) : null;
  if (amendment) checkAmendment(change, amendment, unitsListed(shared), ground);
  const plan: Plan = {
    scenario: amended(shared, amendment),
    file,
    without: [...edition.absent.units, ...(amendment?.unused ?? [])],
    wrong: (path, reason) => wrongIn(amendment && isReplaced(amendment, path) ? change : name)(path, reason),
  };
  checkScenario(plan, ground);
  const { fewer, ...scenario } = inEdition(plan, ground);
  return {
    ...scenario,
    id,
    file,
    control: controlOf(plan, ground, null),
    fewer: fewer && { ...fewer, control: controlOf(plan, ground, fewer.absent) },
  };
}

/** Whether that part of the scenario is the change's, not the shared file's. */
const isReplaced = ({ cardsRemoved, usa, special }: Amendment, path: string): boolean =>
  Object.entries({ cardsRemoved, usa, special }).some(
    ([part, own]) => own !== undefined && path.split(".")[0] === part,
  );

const unitsListed = ({ setUp, pools, batches }: ScenarioFile): readonly string[] => [
  ...setUp.flatMap(({ stacks }) => stacks.flatMap(({ units }) => units)),
  ...pools.flatMap(({ units }) => units),
  ...batches.flatMap((line) => line.batches.flat()),
];

/** Without the cards, units and Jokers that the edition lacks; a batch that is left empty does not exist. */
function inEdition({ scenario, without }: Plan, { edition }: Ground): Omit<ScenarioFile, "control"> {
  const { control: _control, ...rest } = scenario;
  const present = (units: readonly string[]): string[] => units.filter((unit) => !without.includes(unit));
  return {
    ...rest,
    seats: scenario.seats.map((seat) => ({
      ...seat,
      jokers: edition.parameters.jokersPerSeat === "one" ? 1 : seat.jokers, // D-10
    })),
    specialJokers: scenario.specialJokers.filter(({ joker }) => !edition.absent.specialJokers.includes(joker)),
    setUp: scenario.setUp.map(({ side, stacks }) => ({
      side,
      stacks: joined(stacks.map((stack) => ({ ...stack, units: present(stack.units) }))),
    })),
    entrenched: [...new Set(scenario.entrenched)],
    pools: scenario.pools.map((pool) => ({ ...pool, units: present(pool.units) })),
    coupPool: present(scenario.coupPool),
    batches: scenario.batches.map(({ seat, batches }) => ({
      seat,
      batches: batches.map(present).filter((batch) => batch.length > 0),
    })),
    cardsRemoved: scenario.cardsRemoved.filter((number) => !edition.absent.cards.includes(number)),
  };
}

/** One stack a space, none of them empty. */
function joined(stacks: readonly Stack[]): Stack[] {
  const spaces = [...new Set(stacks.map(({ space }) => space))];
  return spaces
    .map((space) => {
      const there = stacks.filter((stack) => stack.space === space);
      const hidden = there.reduce((sum, stack) => sum + stack.hidden, 0);
      return { space, units: there.flatMap(({ units }) => units), hidden };
    })
    .filter(({ units, hidden }) => units.length + hidden > 0);
}
