/** The worker thread that checks a host's own scenario. */
import { games } from "../../games/registry.ts";
import { readOwnScenario } from "./own-scenario.ts";
import { faultOf, type ScenarioFault, type ScenarioTask } from "./scenario-check.ts";

/** Runs on a worker thread. */
export default function check({ game, files, text }: ScenarioTask): ScenarioFault {
  const definition = games.find(({ id }) => id === game);
  if (!definition) throw new Error(`there is no game ${game}`);
  return faultOf(() => readOwnScenario(definition, files, text));
}
