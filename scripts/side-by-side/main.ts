import { existsSync } from "node:fs";
import { Command } from "commander";
import { atLeast, bookOf, type Chosen, chosenOptions, setting } from "../../src/cli/arguments.ts";
import { games } from "../../src/games/registry.ts";
import { checkedOut, HERE, removed } from "../checkout.ts";
import { type Compared, sideBySide } from "./playing.ts";
import { sideOf } from "./side.ts";

/** Plays the code of another checkout and this one side by side: `npm run side-by-side -- --help`. */

interface Wish {
  readonly game: readonly string[];
  readonly rows: number;
  readonly seed: string;
  readonly pictures: number;
  readonly set: Chosen;
}

const command = new Command("side-by-side")
  .description(
    "Plays the same games by the code of an earlier commit and by this one's. After every row it compares states, barriers, " +
      "events and their lines, questions, prompts, shortcuts, answers, defaults, computer players, orders and their menus, " +
      "forms, refusals and scenes, and stops at the first difference.",
  )
  .argument("<other>", "a commit, or a folder with a checkout and its node_modules")
  .option(
    "--game <id>",
    "which game, all if left out; may be given again",
    (id, all: readonly string[]) => [...all, id],
    [],
  )
  .option("--rows <n>", "so many rows of each game, at least", atLeast(1), 300)
  .option("--seed <word>", "another word, other games", "side by side")
  .option("--pictures <n>", "scenes are compared in one of so many rows", atLeast(1), 10)
  .option("--set <option=value>", "an option of the game that is not left to chance; may be given again", setting, {})
  .parse();
const wish = command.opts<Wish>();
const [other = ""] = command.args;

const isFolder = existsSync(other);
const folder = isFolder ? other : checkedOut(other);
try {
  for (const { id } of games) if (wish.game.length === 0 || wish.game.includes(id)) report(id, await compare(id));
} finally {
  if (!isFolder) removed(folder);
}

async function compare(game: string): Promise<Compared> {
  const options = chosenOptions(bookOf(game), wish);
  return sideBySide(await sideOf(folder, game), await sideOf(HERE, game), { ...wish, options });
}

function report(game: string, { games: played, rows, looks, parting }: Compared): void {
  console.log(`${game}: ${rows} rows of ${played} games, ${looks} looks: ${parting ? "different" : "the same"}`);
  if (!parting) return;
  process.exitCode = 1;
  console.log(`game ${parting.game}, after row ${parting.row}, ${parting.act}`);
  for (const { look, path, there, here } of parting.differences)
    console.log(`  ${look}${path === "" ? "" : ` (${path})`}\n    there: ${there}\n    here:  ${here}`);
}
