/** The `play` command: a game in which a program plays seats, by lines of JSON on stdin and stdout (docs/bots.md). */
import { Command } from "commander";
import { type GameTypes, type Params, type Rulebook, refuse, type Seat } from "#engine";
import { Bot, type Wire } from "../../bots/bot.ts";
import { SECONDS } from "../../bots/protocol.ts";
import { atLeast, bookOf, type Chosen, chosenOptions, randomSeed, seed, setting } from "../arguments.ts";
import { playedWithBots } from "./game.ts";

interface Flags {
  readonly game: string;
  readonly seats?: string;
  readonly seed: string;
  readonly seconds: number;
  readonly set: Chosen;
}

/** A game that has not ended after this many acts is stopped. */
export const MOST_ACTS = 100_000;

export function playCommand(): Command {
  return new Command("play")
    .description("let a program play a game: it is asked, and answers, by lines of JSON (docs/bots.md)")
    .requiredOption("--stdio", "on stdin and stdout")
    .requiredOption("--game <id>", "which game")
    .option("--seed <hex>", "makes the game repeatable", seed, randomSeed())
    .option("--seats <seat,…>", "the seats that the program plays, all if left out; the computer plays the others")
    .option("--set <option=value>", "an option of the game; may be given again", setting, {})
    .option("--seconds <n>", "how long the program may take for a question", atLeast(1), SECONDS)
    .action((flags: Flags) => play(flags, { input: process.stdin, output: process.stdout }));
}

async function play({ game, seats, seed: key, seconds, ...said }: Flags, wire: Wire): Promise<void> {
  const book = bookOf(game);
  const options = chosenOptions(book, { set: said.set });
  const own = seatsNamed(book, options, seats);
  const lost = (why: string): void => void process.stderr.write(`umpire: ${why}\n`);
  const bot = new Bot(wire, { book, options, seats: own, seconds, lost });
  const botAt = (seat: Seat): Bot | null => (own.includes(seat) ? bot : null);
  const { result } = await playedWithBots({ book, options, key, botAt, bots: [bot], most: MOST_ACTS });
  if (!result) process.stderr.write(`umpire: broken off after ${MOST_ACTS} acts\n`);
  process.stdin.destroy(); // the other end may stay open: the game is over
}

/** Seats by their ids, all if none are named. Throws `Refused` for those that there are not. */
export function seatsNamed(book: Rulebook<GameTypes>, options: Params, said?: string): readonly Seat[] {
  const { definition, content } = book;
  const all = definition.roster(options, content).map(({ id }) => id);
  const named = said?.split(",").map((seat) => seat.trim()) ?? all;
  for (const seat of named)
    if (!all.includes(seat)) refuse("unknown-seat", `There is no seat “${seat}”; there are: ${all.join(", ")}.`);
  return [...new Set(named)];
}
