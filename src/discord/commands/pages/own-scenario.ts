/** A scenario file that a host attaches to `/game create`. */
import { ApplicationCommandOptionType } from "discord.js";
import { type Definition, type GameTypes, PackError, type Params, refuse } from "#engine";
import { OWN_FILE_LIMIT } from "../../../campaign/packs/own-file.ts";
import { faultsOf, type OwnScenario } from "../../../campaign/packs/own-scenario.ts";
import { literal } from "../../screen/rich.ts";
import { inNamesOf } from "../../services/rule-names.ts";
import type { Services } from "../../services/services.ts";
import type { Call, Given, OptionJson } from "../typing/command.ts";

/** The option of `/game create` that takes a file. */
export const SCENARIO_FILE = "scenario-file";

export const scenarioFile = (games: readonly Definition<GameTypes>[]): OptionJson[] => {
  const names = games.flatMap(({ ownScenarios, name }) => (ownScenarios ? [name] : []));
  const description = `${names.join(", ")}: a scenario of your own, as a JSON file`;
  return names.length === 0
    ? []
    : [{ type: ApplicationCommandOptionType.Attachment, name: SCENARIO_FILE, description, file_types: [".json"] }];
};

/** What was typed, without the file. */
export const withoutFile = ({ [SCENARIO_FILE]: _file, ...given }: Given): Given => given;

/** The scenario that a host has attached, once it is clear that they may; null: none. */
export async function attachedScenario(
  { campaigns }: Services,
  { asker, files }: Call,
  definition: Definition<GameTypes>,
): Promise<OwnScenario | null> {
  const file = files?.[SCENARIO_FILE];
  if (!file || asker.guild === null) return null;
  if (!definition.ownScenarios) return refuse("no-option", `${definition.name} takes no scenario of your own.`);
  await campaigns.servers.mayBring(asker.guild, asker, asker.person.id);
  const text = await file.text(OWN_FILE_LIMIT.bytes);
  try {
    return await campaigns.books.withScenario(definition.id, text);
  } catch (error) {
    if (!(error instanceof PackError)) throw error;
    return refuse(
      "bad-scenario",
      faulty(
        file.name,
        faultsOf(error).map((fault) => inNamesOf(definition.id, fault)),
      ),
    );
  }
}

/** The text of the file is shown to the letter. */
function faulty(name: string, faults: readonly string[]): string {
  const list = faults.map((fault) => `\n• ${literal(fault)}`).join("");
  return `The scenario in ${literal(name)} cannot be played:${list}\n-# How scenarios are written: docs/games/fitna-scenarios.md of Umpire.`;
}

/** The options that choose the scenario, as far as those that were typed leave it. */
export function optionsOf({ ways }: OwnScenario, given: Given): Params {
  const way = ways.find((one) =>
    Object.entries(one).every(([name, value]) => given[name] === undefined || given[name] === value),
  );
  const names = Object.keys(ways[0]).map((name) => `\`${name}\``);
  return (
    way ??
    refuse("bad-option", `The file is for another choice: leave ${names.join(" and ")} out, or choose what it names.`)
  );
}
