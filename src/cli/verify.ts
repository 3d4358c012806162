/** The `verify` command: plays an exported game again and says what that proves. */
import { basename } from "node:path";
import { createCanvas } from "canvas";
import { Command } from "commander";
import { refuse } from "#engine";
import { verify } from "../campaign/record/verify.ts";
import { games } from "../games/registry.ts";
import type { OfferedEngine } from "../proof/file-engines.ts";
import { enginesOf, readProofFile } from "../proof/reading-file.ts";
import { textHash } from "../proof/state-text.ts";
import { NEVER_PROVED, type Standing } from "../proof/verdict.ts";
import { createRenderer } from "../render/node/renderer.ts";
import { NoReplay } from "../replay/file/blocks.ts";
import {
  type ClaimedReplay,
  claimedIn,
  differences,
  honestPage,
  isShownAsHere,
  lacksLog,
} from "../replay-maker/page-check.ts";
import { isPage, jsonOf, readText } from "./files.ts";
import { enginesKept } from "./kept-engines.ts";

/** What a verdict means, and the exit code that says so: 0 only for what is proved. */
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
      "play an exported game or a replay's page again: dice, rules and log must agree (exit code 0: proved, 4: proved on trust in an engine from elsewhere, 3: chain only, 5: the page is not the one that this release makes, whether it has a log, which is proved, or none, 6: a page without log, which proves nothing, 1: wrong)",
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
      const text = readText(file);
      const replay = isPage(text) ? pageIn(text, file) : null;
      if (replay === NO_LOG) {
        const isOwn = await isShownAsHere(text, createCanvas(1, 1).toBuffer("image/png"));
        process.stdout.write(`${NOTHING_TO_PROVE}\n${isOwn ? SHOWN_BY_US : SHOWN_BY_OTHERS}\n`);
        process.exitCode = isOwn ? HAS_NO_LOG : PAGE_DIFFERS;
        return;
      }
      const raw = replay?.file ?? jsonOf(text, file);
      const kept = await enginesKept(enginesOf(raw), database);
      const { verdict, lines } = verify(raw, games, posted, [...engine.map(engineIn), ...kept]);
      const { sentence, code } = SAID[verdict];
      const open = verdict === "wrong" || posted.length > 0 ? [] : [NEVER_PROVED];
      for (const line of [...lines, sentence, ...open]) process.stdout.write(`${line}\n`);
      process.exitCode = code;
      if (replay && (verdict === "proved" || verdict === "on trust")) await checkPage(replay);
    });
}

const NO_LOG = "no log";
/** Exit code of a page that has no log. */
const HAS_NO_LOG = 6;
const NOTHING_TO_PROVE =
  "Nothing to prove: this page has no log. Pages of campaigns that go on, and of those whose secrets are kept after the end, are made of what stands in the channel; they can be compared with the posts there, and with nothing else. `/game export` and `/game replay` give a campaign's log when it has ended, unless its secrets are kept.";

const SHOWN_BY_US =
  "Its script is that of this release, and what is seen without it is what that makes of the page's blocks; words and pictures are its own word.";
const SHOWN_BY_OTHERS =
  "Its script, or what is seen without it, is not what this release makes of the page's blocks: another release has made it, or somebody has changed it. `/game replay` gives a new one.";

/** Throws `Refused`. */
function pageIn(text: string, file: string): ClaimedReplay | typeof NO_LOG {
  try {
    if (lacksLog(text)) return NO_LOG;
    return claimedIn(text);
  } catch (error) {
    if (!(error instanceof NoReplay)) throw error;
    return refuse("bad-file", `${file} is no replay whose rows can be checked: ${error.message}.`);
  }
}

/** Exit code of a page that shows something else than the campaign that it carries, which is proved, or than its blocks, where it has no log. */
const PAGE_DIFFERS = 5;

/** Says whether the page shows what its rows make: it is rebuilt from them, and nothing of it is run. */
async function checkPage(replay: ClaimedReplay): Promise<void> {
  const { game } = readProofFile(replay.file);
  const definition = games.find(({ id }) => id === game);
  if (!definition) throw new Error(`the game ${game} has just been there`);
  const renderer = createRenderer();
  try {
    const odd = differences(replay, await honestPage(replay, definition, (scene) => renderer.png(scene)));
    if (odd.length === 0)
      return void process.stdout.write(
        "The page shows what this release makes of the campaign. Its title and the names of players are its own word.\n",
      );
    const what = `The page is not the one that this release makes of the campaign: it differs in ${listed(odd)}.`;
    process.stdout.write(`${what} The campaign is proved, the page is not: \`umpire replay\` writes an honest one.\n`);
    process.exitCode = PAGE_DIFFERS;
  } finally {
    await renderer.close();
  }
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

interface Flags {
  readonly posted: readonly string[];
  readonly engine: readonly string[];
  readonly database?: string;
}

function engineIn(file: string): OfferedEngine {
  const text = readText(file);
  return { hash: textHash(text), text, place: basename(file), isOwn: false };
}
