import { readFileSync } from "node:fs";
import { Command } from "commander";
import { NEVER_PROVED, type Standing, verify } from "../campaign/verify.ts";
import { refuse } from "../engine/index.ts";
import { games } from "../games/registry.ts";

/** What a verdict means, and the exit code that says so: 0 for what is proved alone. */
const SAID: { readonly [verdict in Standing]: { readonly sentence: string; readonly code: number } } = {
  proved: { sentence: "Proved: the game was played by its rules, with the dice that were promised.", code: 0 },
  "chain only": {
    sentence: "Chain only: nothing contradicts the file, but this release cannot prove all of it.",
    code: 3,
  },
  wrong: { sentence: "Wrong: no game that was played by these rules has this file.", code: 1 },
};

/** Plays an exported game again and says what it proves. */
export function verifyCommand(): Command {
  return new Command("verify")
    .description(
      "play an exported game again: dice, rules and log must agree (exit code 0: proved, 3: chain only, 1: wrong)",
    )
    .argument("<file>")
    .option("--posted <hash...>", "log hashes from the posts in the channel: each must be that of a row", [])
    .action((file: string, { posted }: { readonly posted: readonly string[] }) => {
      const { verdict, lines } = verify(readFile(file), games, posted);
      const { sentence, code } = SAID[verdict];
      const open = verdict === "wrong" || posted.length > 0 ? [] : [NEVER_PROVED];
      for (const line of [...lines, sentence, ...open]) process.stdout.write(`${line}\n`);
      process.exitCode = code;
    });
}

function readFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    return refuse("bad-file", `${file} ${error instanceof SyntaxError ? "is not JSON" : "cannot be read"}.`);
  }
}
