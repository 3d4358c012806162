import { neighbours } from "#graph";
import type { Country } from "../../../../src/games/fitna/content/sides.ts";
import type { Edition } from "../../../../src/games/fitna/content/types.ts";
import type { Expression } from "../../../../src/games/fitna/content/victory-types.ts";

type Scenario = Edition["scenarios"][string];

/** Whether a condition is true of a scenario's set-up; a corridor is a chain of held spaces, whatever their supply. */
export function holdsAtStart(edition: Edition, scenario: Scenario, seat: string, expression: Expression): boolean {
  const { control, friends, tension, setUp, pools } = scenario;
  const own = (id: string): boolean => control[id] === seat;
  const friendly = (id: string): boolean =>
    own(id) || friends.some((pair) => pair.some((one) => one === seat) && pair.some((one) => one === control[id]));
  const inCountry = (country: Country, holder: string): number =>
    edition.countries[country].spaces.filter((id) => control[id] === holder).length;
  const nationOf = (id: string) => edition.units[id]?.nation;
  switch (expression.kind) {
    case "and":
      return expression.of.every((part) => holdsAtStart(edition, scenario, seat, part));
    case "or":
      return expression.of.some((part) => holdsAtStart(edition, scenario, seat, part));
    case "ctl":
      return expression.spaces.every(own);
    case "fctl":
      return expression.spaces.every(friendly);
    case "any":
      return expression.spaces.filter(own).length >= expression.least;
    case "fany":
      return expression.spaces.filter(friendly).length >= expression.least;
    case "cnt":
      return inCountry(expression.country, seat) >= expression.least;
    case "isIn":
      return inCountry(expression.country, "IS") <= expression.most;
    case "corr": {
      const ends =
        expression.to === "mediterranean" ? edition.coasts.mediterranean : edition.countries[expression.to].spaces;
      return isChain(edition, edition.countries[expression.from].spaces.filter(friendly), ends, friendly);
    }
    case "out":
      return (
        pools.flatMap(({ units }) => units).filter((id) => nationOf(id) === expression.nation).length >=
        expression.least
      );
    case "none":
      return setUp
        .flatMap(({ stacks }) => stacks.filter(({ space }) => expression.spaces.includes(space)))
        .every(({ units }) => !units.some((id) => expression.nations.some((nation) => nation === nationOf(id))));
    case "ten":
      return tension <= expression.most;
    case "kurd":
      return Object.values(edition.kurdish).flat().filter(own).length >= expression.least;
  }
}

function isChain(
  edition: Edition,
  start: readonly string[],
  ends: readonly string[],
  holds: (id: string) => boolean,
): boolean {
  const reached = new Set(start);
  for (const id of reached) for (const next of neighbours(edition.ways, id)) if (holds(next)) reached.add(next);
  return ends.some((id) => reached.has(id));
}
