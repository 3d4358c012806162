import { existsSync } from "node:fs";
import { Command } from "commander";
import { games } from "../../src/games/registry.ts";
import { complaint, GOLDEN_FOLDER, readGolden, record, writeGolden } from "./log.ts";
import { RECORDED } from "./recorded.ts";

/** Makes the golden logs of a game whose rules have counted up their version: `npm run golden -- <game>`. */

const wish = new Command("golden")
  .description(
    "Plays the games by which tests know that the rules of a game have not changed unnoticed, and keeps them in " +
      `${GOLDEN_FOLDER}. Refuses to as long as the rules play the kept ones otherwise under the version that they were made with.`,
  )
  .argument("[game...]", "which games; all of them if left out")
  .parse();

const wanted = games.filter(({ id }) => wish.args.length === 0 || wish.args.includes(id));
if (wanted.length === 0) throw new Error(`there are ${games.map(({ id }) => id).join(", ")}`);
for (const definition of wanted) {
  const kept = existsSync(`${GOLDEN_FOLDER}/${definition.id}.json.gz`) ? readGolden(definition) : null;
  const isCounted = kept?.rules !== definition.rules || kept.stateVersion !== definition.stateVersion;
  const why = kept && !isCounted ? complaint(definition, kept) : null;
  if (why !== null) {
    process.stderr.write(`${why}\n`);
    process.exitCode = 1;
    continue;
  }
  const made = record(definition, RECORDED[definition.id] ?? []);
  writeGolden(made);
  for (const { name, acts } of made.logs) process.stdout.write(`${definition.id}, ${name}: ${acts.length} acts\n`);
}
