import { Command } from "commander";
import { config as loadDotenv } from "dotenv";
import { tellAndExit } from "../trouble.ts";
import { backupCommand } from "./backup.ts";
import { benchCommand } from "./bench.ts";
import { contentCommand } from "./content.ts";
import { demoCommand } from "./demo.ts";
import { exportCommand } from "./export.ts";
import { healthCommand } from "./health.ts";
import { registerCommand } from "./register.ts";
import { restoreCommand } from "./restore.ts";
import { selfplayCommand } from "./selfplay.ts";
import { startCommand } from "./start.ts";
import { verifyCommand } from "./verify.ts";

const program = new Command("umpire").description("Moderates wargame campaigns on Discord.").showHelpAfterError();
for (const command of [
  startCommand(),
  demoCommand(),
  selfplayCommand(),
  contentCommand(),
  verifyCommand(),
  exportCommand(),
  registerCommand(),
  backupCommand(),
  restoreCommand(),
  benchCommand(),
  healthCommand(),
])
  program.addCommand(command);

try {
  loadDotenv({ quiet: true });
  await program.parseAsync();
} catch (error) {
  tellAndExit(error);
}
