import { config as loadDotenv } from "dotenv";
import { readConfig } from "./config.ts";
import { runForGood } from "./run.ts";
import { tellAndExit } from "./trouble.ts";

try {
  loadDotenv({ quiet: true });
  await runForGood(readConfig(process.env), { fresh: process.argv.includes("--fresh") });
} catch (error) {
  tellAndExit(error);
}
