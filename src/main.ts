/** The entry point of the bot: reads its settings and runs it until it is stopped. */
import { config as loadDotenv } from "dotenv";
import { readConfig } from "./config.ts";
import { runForGood } from "./run.ts";
import { runUnderSupervision, tellAndExit } from "./trouble.ts";

try {
  loadDotenv({ quiet: true });
  const fresh = process.argv.includes("--fresh");
  await runUnderSupervision(() => runForGood(readConfig(process.env), { fresh }));
} catch (error) {
  tellAndExit(error);
}
