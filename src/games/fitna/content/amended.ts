import type { Amendment, ScenarioFile } from "./scenario-types.ts";
import type { Expression, Victory } from "./victory-types.ts";

/** A scenario with what an edition has otherwise; its lists keep their order and places. */
export function amended(scenario: ScenarioFile, amendment: Amendment | null): ScenarioFile {
  if (!amendment) return scenario;
  const { moved, cardsRemoved, usa, special, victory } = amendment;
  const spaceOf = (id: string): string => moved[id] ?? id;
  const spacesOf = (ids: readonly string[]): string[] => ids.map(spaceOf);
  return {
    ...scenario,
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
