import { fileURLToPath } from "node:url";
import { type Definition, firstName, type GameTypes } from "#engine";

/** The names by which everything in a release rolled its dice, by games. */
export const FIRST_NAMES = fileURLToPath(new URL("../../test/fixtures/first-names.json", import.meta.url));

/** The names that purposes of dice are made of, as far as a definition has them: "procedure turns, situation". */
export function firstNames({
  actions,
  procedures,
}: Pick<Definition<GameTypes>, "actions" | "procedures">): readonly string[] {
  return [
    ...actions.flatMap((action) => {
      const name = `action ${firstName(action.name, action.was)}`;
      return [name, ...action.entries.map((param) => `${name}, ${firstName(param.name, param.was)}`)];
    }),
    ...procedures.flatMap((procedure) => {
      const name = `procedure ${firstName(procedure.name, procedure.was)}`;
      const stages = Object.entries(procedure.stages);
      return [name, ...stages.map(([stage, was]) => `${name}, ${firstName(stage, was)}`)];
    }),
  ];
}
