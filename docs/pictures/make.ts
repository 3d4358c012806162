import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Makes the pictures of the README from a demo campaign: `npm run pictures`. */

const HERE = fileURLToPath(new URL(".", import.meta.url));
const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Which post's picture becomes which file: the first one whose title matches, in which transcript. */
const WANTED = [
  { file: "iraqi-conflict-board.png", transcript: "transcript.md", title: /^### Turn 6 is scored/ },
  { file: "iraqi-conflict-hands.png", transcript: "transcript.md", title: /^### Turn 6: the hands/ },
  { file: "iraqi-conflict-hand.png", transcript: "messages-to-ada.md", title: /^### Iraqi Conflict:/ },
] as const;

const out = mkdtempSync(join(tmpdir(), "umpire-pictures-"));
const demo = [
  "--import",
  "tsx",
  "src/cli/index.ts",
  "demo",
  "--game",
  "iraqi-conflict",
  "--seats",
  "5",
  "--seed",
  "6",
  "--out",
  out,
];
execFileSync(process.execPath, demo, { cwd: ROOT, stdio: "inherit" });
for (const { file, transcript, title } of WANTED) {
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
