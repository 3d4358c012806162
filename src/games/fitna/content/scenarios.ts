import { type PackFiles, parsePackFile, wrongIn } from "../../../engine/index.ts";
import { amended } from "./amended.ts";
import { checkAmendment, checkScenario } from "./check-scenario.ts";
import { controlOf } from "./control.ts";
import type { Ground, Plan } from "./ground.ts";
import { OWN_FILE } from "./own-scenario.ts";
import {
  type Amendment,
  amendmentFile,
  type Scenario,
  type ScenarioFile,
  type Stack,
  scenarioFile,
} from "./scenario-types.ts";

const FOLDER = "scenarios/";

/**
 * every file in the folder of scenarios that names the edition, those of the rulebook first and in its order.
 * Throws `PackError`.
 */
export function readScenarios(ground: Ground, files: PackFiles): readonly Scenario[] {
  const { edition } = ground;
  const names = Object.keys(files).filter((name) => name.startsWith(FOLDER));
  const mine = names.flatMap((name): readonly Listed[] => {
    const file = parsePackFile(scenarioFile, name, files);
    const id = file.editions[edition.edition];
    return id === undefined ? [] : [{ id, name, file }];
  });
  checkIds(mine, ground);
  checkChanges(mine, ground, files);
  const number = ({ id }: Listed): number => (isNumber(id) ? Number(id) : Number.POSITIVE_INFINITY);
  return mine.toSorted((a, b) => number(a) - number(b) || 0).map((one) => readScenario(one, ground, files));
}

/** A scenario of an edition, as its file has it. */
interface Listed {
  readonly id: string;
  readonly name: string;
  readonly file: ScenarioFile;
}

const isNumber = (id: string): boolean => /^\d+$/.test(id);

/** D-05: those of the rulebook have its numbers, all of them; others have names of their own. */
function checkIds(mine: readonly Listed[], { edition }: Ground): void {
  const count = edition.counts.scenarios;
  mine.forEach(({ id, name }, i) => {
    const wrong = (reason: string) => wrongIn(name)(`editions.${edition.edition}`, reason);
    const other = mine.slice(0, i).find((one) => one.id === id);
    if (other) wrong(`“${id}” is what ${other.name}.json is called already`);
    if (isNumber(id) && (Number(id) < 1 || Number(id) > count))
      wrong(`the rulebook has scenarios 1 to ${count}; another one is called by a name, not “${id}”`);
  });
  for (let number = 1; number <= count; number++)
    if (!mine.some(({ id }) => id === String(number)))
      wrongIn(`${edition.edition}/edition`)("counts.scenarios", `no file is scenario ${number} of this edition`);
}

function checkChanges(mine: readonly Listed[], { edition }: Ground, files: PackFiles): void {
  const folder = `${edition.edition}/`;
  for (const name of Object.keys(files))
    if (name.startsWith(folder + FOLDER) && !mine.some((one) => name === folder + one.name))
      wrongIn(name)("", "this edition has no such scenario");
}

/** One scenario as an edition has it. */
function readScenario({ id, name, file: shared }: Listed, ground: Ground, files: PackFiles): Scenario {
  const { edition } = ground;
  const change = `${edition.edition}/${name}`;
  const amendment = Object.hasOwn(files, change) ? parsePackFile(amendmentFile, change, files) : null;
  if (amendment) checkAmendment(change, amendment, unitsListed(shared), ground);
  const plan: Plan = {
    scenario: amended(shared, amendment),
    without: [...edition.absent.units, ...(amendment?.unused ?? [])],
    wrong: (path, reason) => wrongIn(amendment && isReplaced(amendment, path) ? change : name)(path, reason),
  };
  checkScenario(plan, ground);
  const { fewer, ...scenario } = inEdition(plan, ground);
  return {
    ...scenario,
    id,
    own: `${name}.json` === OWN_FILE,
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
function inEdition(
  { scenario, without }: Plan,
  { edition, cards }: Ground,
): Omit<ScenarioFile, "control" | "editions"> {
  const { control: _control, editions: _editions, ...rest } = scenario;
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
    cardsRemoved: [...new Set([...scenario.cardsRemoved, ...boundElsewhere(scenario, cards)])].filter(
      (number) => !edition.absent.cards.includes(number),
    ),
  };
}

/** cards that ask for a tag that the scenario has not. */
const boundElsewhere = ({ tags }: ScenarioFile, cards: Ground["cards"]): readonly number[] =>
  cards.flatMap(({ number, conditions }) =>
    conditions.some((one) => one.kind === "scenario" && !tags.includes(one.tag)) ? [number] : [],
  );

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
