import { fileURLToPath } from "node:url";
import { circles, crowded, type Pair } from "./folders.ts";
import { misbehaving } from "./manners.ts";
import { withoutPurpose } from "./purposes.ts";
import { readSources } from "./sources.ts";

/** Says where the folders are out of order: `npm run rooms`. Ends with 1 where they are. */

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** What has rooms. */
const PARTS = ["src/campaign", "src/discord"];

const sources = readSources(ROOT);
const pairs = PARTS.flatMap((part) => circles(sources, part));
const faults = [
  list(
    "folders that hold too much",
    PARTS.flatMap((part) => crowded(sources, part)),
  ),
  list("pairs of folders that import each other", pairs.flatMap(inLines), pairs.length),
  list("what rooms may not touch", misbehaving(sources)),
  list("sources that do not say it in their first line", withoutPurpose(sources)),
];
process.exitCode = faults.some((count) => count > 0) ? 1 : 0;

function list(title: string, lines: readonly string[], count = lines.length): number {
  process.stdout.write(`\n${title}: ${count}\n${lines.map((line) => `  ${line}\n`).join("")}`);
  return count;
}

/** All of the fewer imports, which are those to mend, and how many go the other way. */
function inLines({ folders: [from, to], there, back }: Pair): readonly string[] {
  return [
    `${from} and ${to}: ${there.length} one way, ${back.length} the other`,
    ...there.map((way) => `    ${way}`),
    ...(back.length > 3 ? [] : back.map((way) => `    ${way}`)),
  ];
}
