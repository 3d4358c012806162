import { Command, CommanderError } from "commander";
import { ConfigProblem } from "../config.ts";
import { PackError, Refused } from "../engine/index.ts";
import { DatabaseProblem } from "../store/database.ts";
import { contentCommand } from "./content.ts";
import { demoCommand } from "./demo.ts";
import { exportCommand } from "./export.ts";
import { healthCommand } from "./health.ts";
import { registerCommand } from "./register.ts";
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
  healthCommand(),
])
  program.addCommand(command);

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode;
  else if (isPlain(error)) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  } else throw error;
}

/** Mistakes that one sentence explains: no stack trace for them. */
function isPlain(error: unknown): error is Error {
  return [Refused, PackError, ConfigProblem, DatabaseProblem].some((kind) => error instanceof kind);
}
