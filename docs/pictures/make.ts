import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Makes the pictures of the documents from demo campaigns: `npm run pictures`. */

const HERE = fileURLToPath(new URL(".", import.meta.url));
const ROOT = fileURLToPath(new URL("../..", import.meta.url));

interface Wanted {
  readonly file: string;
  readonly transcript: string;
  /** The first post whose title matches. */
  readonly title: RegExp;
}

const DEMOS: readonly { readonly game: string; readonly seats: number; readonly wanted: readonly Wanted[] }[] = [
  {
    game: "iraqi-conflict",
    seats: 5,
    wanted: [
      { file: "iraqi-conflict-board.png", transcript: "transcript.md", title: /^### Turn 6 is scored/ },
      { file: "iraqi-conflict-hands.png", transcript: "transcript.md", title: /^### Turn 6: the hands/ },
      { file: "iraqi-conflict-hand.png", transcript: "messages-to-ada.md", title: /^### Iraqi Conflict:/ },
    ],
  },
  {
    game: "battle-for-baghdad",
    seats: 6,
    wanted: [
      { file: "battle-for-baghdad-board.png", transcript: "transcript.md", title: /^### Turn 3 is over/ },
      { file: "battle-for-baghdad-hand.png", transcript: "messages-to-ada.md", title: /^### Battle for Baghdad:/ },
    ],
  },
];

for (const { game, seats, wanted } of DEMOS) {
  const out = mkdtempSync(join(tmpdir(), "umpire-pictures-"));
  const demo = ["demo", "--game", game, "--seats", String(seats), "--seed", "6", "--out", out];
  execFileSync(process.execPath, ["--import", "tsx", "src/cli/index.ts", ...demo], { cwd: ROOT, stdio: "inherit" });
  for (const { file, transcript, title } of wanted) {
    const lines = readFileSync(join(out, transcript), "utf8").split("\n");
    const post = lines.findIndex((line) => title.test(line));
    const picture = lines
      .slice(post)
      .join("\n")
      .match(/!\[[^\]]*\]\((pictures\/[^)]+)\)/)?.[1];
    if (post < 0 || !picture) throw new Error(`the demo shows nothing for ${file}`);
    copyFileSync(join(out, picture), join(HERE, file));
    process.stdout.write(`docs/pictures/${file}\n`);
  }
  rmSync(out, { recursive: true });
}
