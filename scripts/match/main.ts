import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { Command } from "commander";
import type { Result } from "#engine";
import { atLeast, bookOf, type Chosen, chosenOptions, setting } from "../../src/cli/arguments.ts";
import { compared, lineOf } from "./figures.ts";
import { gameOf, outcomeOf, Player, playerOf } from "./players.ts";

/** Sets this computer player against that of another checkout: `npm run match -- --help`. */

interface Wish {
  readonly game: string;
  readonly against: string;
  readonly games: number;
  readonly from: number;
  readonly seed: string;
  readonly seat: readonly string[];
  readonly set: Chosen;
  readonly kept?: string;
}

const wish = new Command("match")
  .description(
    "Plays the same games twice for each seat: all by the computer player of another checkout, then with this one's in " +
      "that seat. Says how many more it wins, with a 95 % interval.",
  )
  .requiredOption("--game <id>", "which game")
  .requiredOption("--against <folder>", "a checkout, such as a worktree of a release, with its node_modules")
  .option("--games <n>", "how many pairs a seat", atLeast(1), 100)
  .option("--from <n>", "the number of the first", atLeast(0), 0)
  .option("--seed <word>", "another word, other games", "match")
  .option("--seat <id>", "only this seat; may be given again", (seat, all: readonly string[]) => [...all, seat], [])
  .option("--set <option=value>", "an option of the game; may be given again", setting, {})
  .option("--kept <file>", "keeps how the games of the other checkout ended, so that the next run need not play them")
  .parse()
  .opts<Wish>();

const { game, games, from, seed } = wish;
const book = bookOf(game);
const options = chosenOptions(book, wish);
const ours = new Player(book.definition.bot);
const theirs = await playerOf(wish.against, game);
const roster = book.definition.roster({ ...book.definition.defaults, ...options }, book.content).map(({ id }) => id);
const seats = wish.seat.length > 0 ? wish.seat : roster;
const numbers = Array.from({ length: games }, (_, i) => from + i);

type Kept = { [number: string]: Result | null };
const kept: Kept = wish.kept && existsSync(wish.kept) ? (JSON.parse(readFileSync(wish.kept, "utf8")) as Kept) : {};

function before(number: number): Result | null {
  const id = `${seed} ${number}`;
  const result = Object.hasOwn(kept, id) ? kept[id] : gameOf({ book, options, seed, player: () => theirs }, number);
  kept[id] = result ?? null;
  return kept[id];
}

for (const seat of seats) {
  const old = numbers.map((number) => outcomeOf(before(number), seat));
  if (wish.kept) writeFileSync(wish.kept, JSON.stringify(kept));
  const player = (one: string): Player => (one === seat ? ours : theirs);
  const now = numbers.map((number) => outcomeOf(gameOf({ book, options, seed, player }, number), seat));
  console.log(lineOf(seat, compared(old, now)));
}
const each = ({ ms, decisions }: Player): string => `${(ms / decisions).toFixed(2)} ms a decision (${decisions})`;
console.log(`this player ${each(ours)}, the other ${each(theirs)}`);
