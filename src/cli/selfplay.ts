/** The `selfplay` command: whole games between computer players, only by the rules, summed up in one JSON line. */
import { createHash } from "node:crypto";
import { Command, Option } from "commander";
import { type GameTypes, type Params, type Rulebook, refuse } from "#engine";
import { atLeast, bookOf, type Chosen, chosenOptions, printJson, randomSeed, seed, setting } from "./arguments.ts";
import { median, rounded } from "./figures.ts";
import { PLAYERS, type Player, playOut } from "./play-out.ts";

interface Flags {
  readonly game: string;
  readonly games: number;
  readonly seats?: number;
  readonly seed: string;
  readonly players: Player;
  readonly set: Chosen;
  /** Who plays a seat, where it is not who plays the others. */
  readonly seat: Chosen;
}

/** `long` in the figures: the share of the games that lasted this many turns. */
const LONG = 8;
const MOST_ACTIONS = 100_000;

/** Rules only, as fast as they go: one JSON line. */
export function selfplayCommand(): Command {
  return new Command("selfplay")
    .description("play games between computer players, without Discord, and print one JSON line of figures")
    .requiredOption("--game <id>", "which game")
    .option("--games <n>", "how many", atLeast(1), 100)
    .option("--seats <n>", "number of seats; the game's default otherwise", atLeast(1))
    .option("--set <option=value>", "an option of the game; may be given again", setting, {})
    .option("--seed <hex>", "makes the games repeatable", seed, randomSeed())
    .addOption(new Option("--players <kind>", "who plays").choices(PLAYERS).default("random"))
    .option(
      "--seat <seat=kind>",
      "who plays this seat, if somebody else than the others; may be given again",
      setting,
      {},
    )
    .action(selfplay);
}

/** Who plays each seat. Throws `Refused` for a seat or a kind of player that there is not. */
function playersOf(book: Rulebook<GameTypes>, options: Params, { players, seat: by }: Flags): (seat: string) => Player {
  const { definition, content } = book;
  const seats = definition.roster(options, content).map(({ id }) => id);
  const kinds = Object.entries(by).map(([seat, word]): readonly [string, Player] => {
    if (!seats.includes(seat))
      return refuse("unknown-seat", `There is no seat “${seat}”; there are: ${seats.join(", ")}.`);
    const kind = PLAYERS.find((one) => one === word);
    return kind ? [seat, kind] : refuse("unknown-player", `“${word}” is no player; there are: ${PLAYERS.join(", ")}.`);
  });
  const named = new Map(kinds);
  return (seat) => named.get(seat) ?? players;
}

function selfplay(flags: Flags): void {
  const { game, games, seed: first } = flags;
  const book = bookOf(game);
  const wins: { [title: string]: { [seat: string]: number } } = {};
  const options = chosenOptions(book, flags);
  const player = playersOf(book, options, flags);
  let actions = 0;
  let finished = 0;
  let time = 0n;
  const turns: number[] = [];
  for (let i = 0; i < games; i++) {
    const key = createHash("sha256").update(`${first} ${i}`).digest("hex");
    const played = playOut(book, { options, key, player, most: MOST_ACTIONS });
    actions += played.actions;
    time += played.time;
    if (!played.result) continue;
    finished++;
    turns.push(book.definition.phase(played.env.table).turn);
    for (const { title, seats: winners } of played.result.victories) {
      const row = wins[title] ?? {};
      for (const seat of winners) row[seat] = (row[seat] ?? 0) + 1;
      wins[title] = row;
    }
  }
  const seconds = Number(time) / 1e9;
  const length = { median: median(turns), long: rounded(turns.filter((turn) => turn >= LONG).length / turns.length) };
  const speed = { actions, seconds, actionsPerSecond: Math.round(actions / seconds) };
  printJson({ game, games, ...speed, finished, turns: length, wins });
}
