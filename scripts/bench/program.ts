import { config as loadDotenv } from "dotenv";
import { tellAndExit } from "../../src/trouble.ts";
import { benchCommand } from "./command.ts";

/** The bench alone, as it is bundled. */

loadDotenv({ quiet: true });
try {
  await benchCommand().parseAsync();
} catch (error) {
  tellAndExit(error);
}
