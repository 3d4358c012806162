/** The command line's entry point. */
import { config as loadDotenv } from "dotenv";
import { run } from "./run.ts";

loadDotenv({ quiet: true });
await run(process.argv.slice(2));
