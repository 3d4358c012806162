/** The `arena` command: what players are worth in the seats of a game, from the same seeds, with intervals. */
import { Command } from "commander";
import { type GameTypes, type Params, type Rulebook, refuse, type Seat } from "#engine";
import { SECONDS } from "../../bots/protocol.ts";
import { atLeast, bookOf, type Chosen, chosenOptions, printJson, setting } from "../arguments.ts";
import { seatsNamed } from "../play/command.ts";
import { bar, type Crew, playedBy, threadCrew } from "./crew.ts";
import { banIn } from "./forbidding.ts";
import { type KeptOutcomes, keptIn, unkept } from "./kept-outcomes.ts";
import { LEVELS, levelNamed, requirePlayer } from "./levels.ts";
import { duelOf, jobsOf, notesOf, type Plan, type Side, tablesOf } from "./rounds.ts";
import { duelShown, notesShown, tablesShown } from "./shown.ts";

interface Flags {
  readonly game: string;
  readonly set: Chosen;
  readonly seat?: string;
  readonly level?: string;
  readonly against?: string;
  readonly levels?: string;
  readonly pairs: number;
  readonly budget?: number;
  readonly forbid?: string;
  readonly seed: string;
  readonly seconds: number;
  readonly acts: number;
  readonly resume?: string;
  readonly json: boolean;
}

const PAIRS = 50;
/** No game of computer players has come near. */
const MOST_ACTS = 20_000;

export function arenaCommand(crew: () => Crew = threadCrew): Command {
  const levels = LEVELS.map(({ name, words }) => `${name} (${words})`).join(", ");
  return new Command("arena")
    .description("set players against each other in the seats of a game, from the same seeds, on all cores")
    .requiredOption("--game <id>", "which game")
    .option("--set <option=value>", "an option of the game; may be given again", setting, {})
    .option("--seat <id>", "the seat that is looked at; all, one after the other, if left out")
    .option("--level <player>", `who plays it: ${levels}; or the command of a program (docs/bots.md)`)
    .option("--against <player>", "who plays it in the other game of each pair")
    .option("--levels <player,…>", "a round robin of these instead, with ratings")
    .option("--pairs <n>", "how many seeds: each player has the seat once in each", atLeast(1), PAIRS)
    .option("--budget <playouts>", "how many games a level that searches may play out for a decision", atLeast(1))
    .option("--forbid <what=word>", "what --level may not do: action=<name>, <param>=<choice> or any=<choice>")
    .option("--seed <word>", "another word, other games", "1")
    .option("--seconds <n>", "how long a program may take for a question", atLeast(1), SECONDS)
    .option("--acts <n>", "a game that has not ended by then is a fault", atLeast(1), MOST_ACTS)
    .option("--resume <file>", "keeps each game's outcome there, and plays none twice")
    .option("--json", "one JSON object instead of words", false)
    .action((flags: Flags) => arena(flags, crew));
}

/** Who meets whom, where. */
interface Contest {
  readonly seats: readonly Seat[];
  readonly sides: readonly Side[];
  readonly isDuel: boolean;
}

async function arena(flags: Flags, crew: () => Crew): Promise<void> {
  const { game, seed, pairs, budget = null, seconds, acts: most } = flags;
  const book = bookOf(game);
  const options = chosenOptions(book, { set: flags.set });
  const contest = contestOf(book, options, flags);
  const plan: Plan = { game, options, seed, pairs, budget, seconds, most };
  const kept = keptFor(book, plan, flags.resume);
  const { seats, sides, isDuel } = contest;
  const working = crew();
  const outcomes = await playedBy(working, jobsOf(plan, seats, sides), kept, bar(book.definition.name)).finally(() =>
    working.close(),
  );
  const notes = notesOf(outcomes);
  const [first, second] = sides;
  const [seat] = seats;
  const said = { game, set: flags.set, seed, games: outcomes.size };
  for (const line of notesShown(notes, flags.forbid ?? null)) process.stderr.write(`umpire: ${line}\n`);
  if (isDuel && first && second && seat !== undefined) {
    const duel = duelOf(plan, seat, [first, second], outcomes);
    const names = [
      flags.forbid === undefined ? first.player : `${first.player} without ${flags.forbid}`,
      second.player,
    ] as const;
    if (flags.json) printJson({ ...said, first: names[0], second: names[1], ...duel, ...notes });
    else process.stdout.write(`${duelShown(duel, names)}\n`);
  } else {
    const tables = tablesOf(plan, seats, sides, outcomes);
    if (flags.json) printJson({ ...said, tables, ...notes });
    else process.stdout.write(`${tablesShown(tables)}\n`);
  }
}

/** Throws `Refused` for a seat or a player that there is not, and for what does not go together. */
function contestOf(book: Rulebook<GameTypes>, options: Params, flags: Flags): Contest {
  const { seat, level, against, levels, forbid } = flags;
  if (levels !== undefined && (level ?? against ?? forbid) !== undefined)
    refuse("two-contests", "`--levels` is a round robin: it goes without --level, --against and --forbid.");
  if (forbid !== undefined && seat === undefined)
    refuse("no-seat", "`--forbid` needs the seat that it is forbidden to (--seat).");
  const isDuel = seat !== undefined && levels === undefined;
  const isAnySaid = (level ?? against ?? forbid) !== undefined;
  const named =
    levels?.split(",").map((one) => one.trim()) ??
    (isAnySaid || isDuel ? [level ?? "easy", against ?? "easy"] : ["easy"]);
  for (const player of named) requirePlayer(player);
  requireBudget(named, flags);
  const ban = forbid === undefined ? null : banIn(book, forbid);
  if (ban && !levelNamed(named[0] ?? ""))
    refuse("no-ban", "What a program does cannot be forbidden: --forbid needs a level.");
  const players = isDuel ? named : [...new Set(named)];
  return {
    seats: seatsNamed(book, options, seat),
    sides: players.map((player, i) => ({ player, ban: i === 0 ? ban : null })),
    isDuel,
  };
}

function requireBudget(players: readonly string[], { budget }: Flags): void {
  if (budget === undefined || players.some((player) => levelNamed(player)?.searches)) return;
  refuse("no-budget", `None of these plays games out in thought (${players.join(", ")}): leave \`--budget\` out.`);
}

function keptFor({ definition, hash }: Rulebook<GameTypes>, plan: Plan, file?: string): KeptOutcomes {
  if (file === undefined) return unkept;
  const { pairs: _, ...same } = plan;
  return keptIn(file, { ...same, rules: definition.rules, pack: hash });
}
