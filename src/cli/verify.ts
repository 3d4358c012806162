import { readFileSync } from "node:fs";
import { Command } from "commander";
import { verify } from "../campaign/verify.ts";
import { refuse } from "../engine/index.ts";
import { games } from "../games/registry.ts";

/** Plays an exported game again; exit code 1 if anything in it does not hold. */
export function verifyCommand(): Command {
  return new Command("verify")
    .description("play an exported game again: dice, rules and log must agree")
    .argument("<file>")
    .action((file: string) => {
      const verdict = verify(readFile(file), games);
      for (const line of verdict.lines) process.stdout.write(`${line}\n`);
      process.stdout.write(verdict.ok ? "The game is genuine.\n" : "The game is NOT genuine.\n");
      if (!verdict.ok) process.exitCode = 1;
    });
}

function readFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    return refuse("bad-file", `${file} ${error instanceof SyntaxError ? "is not JSON" : "cannot be read"}.`);
  }
}
