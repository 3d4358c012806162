/** The `verify` command: plays an exported game again and says what that proves. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { Command } from "commander";
import { refuse } from "#engine";
import { verify } from "../campaign/record/verify.ts";
import { games } from "../games/registry.ts";
import type { OfferedEngine } from "../proof/file-engines.ts";
import { enginesOf } from "../proof/reading-file.ts";
import { textHash } from "../proof/state-text.ts";
import { NEVER_PROVED, type Standing } from "../proof/verdict.ts";
import { enginesKept } from "./kept-engines.ts";

/** What a verdict means, and the exit code that says so: 0 for what is proved alone. */
const SAID: { readonly [verdict in Standing]: { readonly sentence: string; readonly code: number } } = {
  proved: { sentence: "Proved: the game was played by its rules, with the dice that were promised.", code: 0 },
  "on trust": {
    sentence:
      "Proved on trust: the game was played by its rules, with the dice that were promised, if the engines that are not from your own database are those of its rules.",
    code: 4,
  },
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
      "play an exported game again: dice, rules and log must agree (exit code 0: proved, 4: proved on trust in an engine from elsewhere, 3: chain only, 1: wrong)",
    )
    .argument("<file>")
    .option(
      "--engine <file...>",
      "engines from elsewhere, for rows of rules that this release cannot play any more",
      [],
    )
    .option("--database <file>", "another database that has engines (default: your own, if there is one)")
    .option("--posted <hash...>", "log hashes from the posts in the channel: each must be that of a row", [])
    .action(async (file: string, { posted, engine, database }: Flags) => {
      const raw = readFile(file);
      const kept = await enginesKept(enginesOf(raw), database);
      const { verdict, lines } = verify(raw, games, posted, [...engine.map(engineIn), ...kept]);
      const { sentence, code } = SAID[verdict];
      const open = verdict === "wrong" || posted.length > 0 ? [] : [NEVER_PROVED];
      for (const line of [...lines, sentence, ...open]) process.stdout.write(`${line}\n`);
      process.exitCode = code;
    });
}

interface Flags {
  readonly posted: readonly string[];
  readonly engine: readonly string[];
  readonly database?: string;
}

function engineIn(file: string): OfferedEngine {
  try {
    const text = readFileSync(file, "utf8");
    return { hash: textHash(text), text, place: basename(file), isOwn: false };
  } catch {
    return refuse("bad-file", `${file} cannot be read.`);
  }
}

function readFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    return refuse("bad-file", `${file} ${error instanceof SyntaxError ? "is not JSON" : "cannot be read"}.`);
  }
}
