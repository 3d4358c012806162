import { config as loadDotenv } from "dotenv";
import { optimizeSooner } from "../../src/threads/optimizing.ts";
import { tellAndExit } from "../../src/trouble.ts";
import { benchCommand } from "./command.ts";

/** Only the bench, as it is bundled. */

loadDotenv({ quiet: true });
optimizeSooner(); // as a bot does
try {
  await benchCommand().parseAsync();
} catch (error) {
  tellAndExit(error);
}
