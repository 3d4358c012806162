/** The commands of the command line: which there are, how one is run, and how mistakes in it are reported. */
import { Command, CommanderError } from "commander";

/** Each is loaded when it is asked for: a health check must not cost what a start costs. */
const COMMANDS = new Map<string, () => Promise<Command>>([
  ["start", async () => (await import("./start.ts")).startCommand()],
  ["demo", async () => (await import("./demo.ts")).demoCommand()],
  ["selfplay", async () => (await import("./selfplay.ts")).selfplayCommand()],
  ["play", async () => (await import("./play/command.ts")).playCommand()],
  ["arena", async () => (await import("./arena/command.ts")).arenaCommand()],
  ["content", async () => (await import("./content.ts")).contentCommand()],
  ["scenario", async () => (await import("./scenario.ts")).scenarioCommand()],
  ["lesson", async () => (await import("./lesson.ts")).lessonCommand()],
  ["verify", async () => (await import("./verify.ts")).verifyCommand()],
  ["replay", async () => (await import("./replay.ts")).replayCommand()],
  ["export", async () => (await import("./export.ts")).exportCommand()],
  ["engines", async () => (await import("./engines.ts")).enginesCommand()],
  ["doctor", async () => (await import("./doctor.ts")).doctorCommand()],
  ["register", async () => (await import("./register.ts")).registerCommand()],
  ["backup", async () => (await import("./backup.ts")).backupCommand()],
  ["restore", async () => (await import("./restore.ts")).restoreCommand()],
  ["restored", async () => (await import("./restored.ts")).restoredCommand()],
  ["move-to", async () => (await import("./move-to.ts")).moveToCommand()],
  ["health", async () => (await import("./health.ts")).healthCommand()],
]);

/**
 * Runs a command, by the words of the command line behind the program's name. What is wrong it says on stderr, in a sentence,
 * and ends the process; what is a mistake of ours is thrown.
 */
export async function run(words: readonly string[]): Promise<void> {
  const asked = COMMANDS.get(words[0] ?? "");
  const program = new Command("umpire").description("Moderates wargame campaigns on Discord.").showHelpAfterError();
  for (const load of asked ? [asked] : COMMANDS.values()) program.addCommand((await load()).exitOverride());
  try {
    await program.exitOverride().parseAsync(words, { from: "user" });
  } catch (error) {
    const { EXIT, tellAndExit } = await import("../trouble.ts");
    if (!(error instanceof CommanderError)) tellAndExit(error);
    else process.exitCode = error.exitCode === 0 ? 0 : EXIT.usage; // whoever asked for help got it
  }
}
