/** Reads an edition's scenarios, with the edition's own changes, and works out who holds what at the start. */
import { type PackFiles, parsePackFile, wrongIn } from "#engine";
import { checkAmendment, checkScenario } from "./check-scenario.ts";
import { type EditionParts, isCommanded, isSeat, type Plan } from "./edition-parts.ts";
import { OWN_FILE } from "./own-scenario.ts";
import {
  type Amendment,
  amendmentFile,
  type Scenario,
  type ScenarioFile,
  type Stack,
  scenarioFile,
} from "./scenario-types.ts";
import { FACTION_IN, type Holder, type SeatId, type Side } from "./sides.ts";
import type { Expression, Victory } from "./victory-types.ts";

const FOLDER = "scenarios/";

/**
 * every file in the folder of scenarios that names the edition, those of the rulebook first and in its order.
 * Throws `PackError`.
 */
export function readScenarios(parts: EditionParts, files: PackFiles): readonly Scenario[] {
  const { edition } = parts;
  const names = Object.keys(files).filter((name) => name.startsWith(FOLDER));
  const mine = names.flatMap((name): readonly Listed[] => {
    const file = parsePackFile(scenarioFile, name, files);
    const id = file.editions[edition.edition];
    return id === undefined ? [] : [{ id, name, file }];
  });
  checkIds(mine, parts);
  checkChanges(mine, parts, files);
  const number = ({ id }: Listed): number => (isNumber(id) ? Number(id) : Number.POSITIVE_INFINITY);
  return mine.toSorted((a, b) => number(a) - number(b) || 0).map((one) => readScenario(one, parts, files));
}

/** A scenario of an edition, as its file has it. */
interface Listed {
  readonly id: string;
  readonly name: string;
  readonly file: ScenarioFile;
}

const isNumber = (id: string): boolean => /^\d+$/.test(id);

/** D-05: those of the rulebook have its numbers, all of them; others have names of their own. */
function checkIds(mine: readonly Listed[], { edition }: EditionParts): void {
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

function checkChanges(mine: readonly Listed[], { edition }: EditionParts, files: PackFiles): void {
  const folder = `${edition.edition}/`;
  for (const name of Object.keys(files))
    if (name.startsWith(folder + FOLDER) && !mine.some((one) => name === folder + one.name))
      wrongIn(name)("", "this edition has no such scenario");
}

/** One scenario as an edition has it. */
function readScenario({ id, name, file: shared }: Listed, parts: EditionParts, files: PackFiles): Scenario {
  const { edition } = parts;
  const change = `${edition.edition}/${name}`;
  const amendment = Object.hasOwn(files, change) ? parsePackFile(amendmentFile, change, files) : null;
  if (amendment) checkAmendment(change, amendment, unitsListed(shared), parts);
  const plan: Plan = {
    scenario: amended(shared, amendment),
    without: [...edition.absent.units, ...(amendment?.unused ?? [])],
    wrong: (path, reason) => wrongIn(amendment && isReplaced(amendment, path) ? change : name)(path, reason),
  };
  checkScenario(plan, parts);
  const { fewer, ...scenario } = inEdition(plan, parts);
  return {
    ...scenario,
    id,
    own: `${name}.json` === OWN_FILE,
    control: controlOf(plan, parts, null),
    fewer: fewer && { ...fewer, control: controlOf(plan, parts, fewer.absent) },
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
  { edition, cards }: EditionParts,
): Omit<ScenarioFile, "control" | "editions"> {
  const { control: _control, editions: _editions, ...rest } = scenario;
  const present = (units: readonly string[]): string[] => units.filter((unit) => !without.includes(unit));
  return {
    ...rest,
    seats: scenario.seats.map((seat) => ({
      ...seat,
      jokers: edition.parameters.jokersPerSeat === "one" ? 1 : seat.jokers, // D-10: in 2018 always one
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
const boundElsewhere = ({ tags }: ScenarioFile, cards: EditionParts["cards"]): readonly number[] =>
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

/** A scenario with what an edition changes in it; its lists keep their order and places. */
function amended(scenario: ScenarioFile, amendment: Amendment | null): ScenarioFile {
  if (!amendment) return scenario;
  const { name, moved, cardsRemoved, usa, special, victory } = amendment;
  const spaceOf = (id: string): string => moved[id] ?? id;
  const spacesOf = (ids: readonly string[]): string[] => ids.map(spaceOf);
  return {
    ...scenario,
    name: name ?? scenario.name,
    control: scenario.control.map((line) => ({ ...line, spaces: spacesOf(line.spaces) })),
    setUp: scenario.setUp.map(({ side, stacks }) => ({
      side,
      stacks: stacks.map((stack) => ({ ...stack, space: spaceOf(stack.space) })),
    })),
    entrenched: spacesOf(scenario.entrenched),
    cardsRemoved: cardsRemoved ?? scenario.cardsRemoved,
    usa: usa ?? scenario.usa,
    special: special ?? scenario.special,
    victory: scenario.victory.map(
      (line) => victory.find(({ seat }) => seat === line.seat) ?? movedVictory(line, spaceOf),
    ),
  };
}

const movedVictory = ({ seat, minor, major, decisive }: Victory, spaceOf: (id: string) => string): Victory => ({
  seat,
  minor: movedIn(minor, spaceOf),
  major: movedIn(major, spaceOf),
  decisive: movedIn(decisive, spaceOf),
});

function movedIn(expression: Expression, spaceOf: (id: string) => string): Expression {
  if ("of" in expression) return { ...expression, of: expression.of.map((part) => movedIn(part, spaceOf)) };
  return "spaces" in expression ? { ...expression, spaces: expression.spaces.map(spaceOf) } : expression;
}

type Control = Scenario["control"];

/**
 * at the start, without a seat or with all: countries first, then single spaces, then whoever is there.
 */
function controlOf(plan: Plan, parts: EditionParts, absent: SeatId | null): Control {
  const control = listed(plan, parts, absent);
  for (const [space, sides] of standing(plan, parts, absent)) {
    const most = Math.max(...sides.values());
    const strongest = [...sides]
      .filter(([, defence]) => defence === most)
      .map(([side]) => holderOf(plan, parts, space, side));
    const held = control[space];
    const [first] = strongest;
    if (first !== undefined && (held === undefined || !strongest.includes(held))) control[space] = first;
  }
  return control;
}

function listed({ scenario, ...plan }: Plan, parts: EditionParts, absent: SeatId | null): { [space: string]: Holder } {
  const control: { [space: string]: Holder } = {};
  const lines = scenario.control.filter(({ side }) => side !== absent);
  const give = (space: string, side: Side): void => {
    control[space] = holderOf({ scenario, ...plan }, parts, space, side);
  };
  for (const { side, countries } of lines)
    for (const { id, country } of Object.values(parts.spaces)) if (countries.includes(country)) give(id, side);
  for (const { side, spaces } of lines) for (const id of spaces) give(id, side);
  return control;
}

/** Kurds without a seat are the faction of the country. */
function holderOf({ scenario }: Plan, { spaces }: EditionParts, space: string, side: Side): Holder {
  const country = spaces[space]?.country;
  const faction = country && FACTION_IN[country];
  return side === "KUR" && !isSeat(scenario, side) && faction ? faction : side;
}

/** By space, how much defence each side has there. */
function standing({ scenario, without }: Plan, { units }: EditionParts, absent: SeatId | null) {
  const all = new Map<string, Map<Side, number>>();
  const add = (space: string, side: Side, defence: number): void => {
    const sides = all.get(space) ?? new Map<Side, number>();
    all.set(space, sides.set(side, (sides.get(side) ?? 0) + defence));
  };
  const ownerOf = (side: Side, id: string): Side => {
    const unit = units[id];
    if (!unit || absent !== null || !isSeat(scenario, side) || isCommanded(scenario, side, unit)) return side;
    return scenario.seats.find(({ seat }) => isCommanded(scenario, seat, unit))?.seat ?? side;
  };
  for (const { side, stacks } of scenario.setUp) {
    if (side === absent) continue;
    for (const { space, units: ids, hidden } of stacks) {
      if (hidden > 0) add(space, side, hidden);
      for (const id of ids) if (!without.includes(id)) add(space, ownerOf(side, id), units[id]?.full.defence ?? 0);
    }
  }
  return all;
}
