/** The `bench` command: how fast the bot is and how much memory it takes, measured and printed as one JSON object. */
import { Command } from "commander";
import { refuse } from "#engine";
import { atLeast, bookOf } from "../../src/cli/arguments.ts";
import { games as allGames } from "../../src/games/registry.ts";
import { comparison, type PlayersFigures, PRESSES_PER_SECOND, playersFigures } from "./compared.ts";
import { benchCouncils } from "./councils/councils.ts";
import { benchCrowd } from "./crowd.ts";
import { benchGrowth, GROWTH } from "./growth.ts";
import { benchMemory } from "./memory.ts";
import { benchNegotiation } from "./negotiation/negotiation.ts";
import { benchLoop, benchPictures } from "./pictures.ts";
import { benchPresses } from "./presses.ts";
import { benchReplay } from "./replay.ts";
import { benchRequests } from "./requests.ts";
import { scenesOf } from "./scenes.ts";
import { benchStart } from "./start.ts";
import { benchStorage } from "./storage.ts";
import { benchSubmit } from "./submit.ts";
import { benchTouched } from "./touched.ts";
import { benchPlay } from "./turns.ts";

interface Flags {
  readonly game: string;
  readonly all?: true;
  readonly scene?: string;
  readonly games: number;
  readonly submits: number;
  readonly seconds: number;
}

/** Running games that the bot starts with. */
const STARTED = 10_000;
/** A month. */
const DAYS = 30;
const LOOKS = 200;
const POSTS = 25;
/** Running games that people look at one after the other. */
const RUNNING = 200;
const MOST_RULES = 300;
/** Running campaigns, each with two seats. */
const CROWD = 1000;

/** Figures, each compared with a baseline of the same run: machines are noisy, only ratios compare. */
export function benchCommand(): Command {
  return new Command("bench")
    .description("measure rules, durable submits, starts, pictures, presses and memory; one JSON object")
    .option("--game <id>", "which game", "iraqi-conflict")
    .option("--all", "what players feel of the speed of all games, with a table on stderr")
    .option(
      "--scene <name>",
      "one scene alone: submit (durable submits), presses (buttons pressed right after a start), councils (a turn of Battle for Baghdad by five councils of ten), negotiation (taps and messages of talks, offers and promises), crowd (campaigns with 10,000 members), requests (what an input costs of Discord's limit), growth (100,000 campaigns that sleep, or are due), replay (how large the page of a campaign is, and how long it takes to make, to see and to check)",
    )
    .option("--games <n>", "games for the rules, loaded games for memory", atLeast(1), 1000)
    .option("--submits <n>", "durable submits", atLeast(10), 1500)
    .option("--seconds <n>", "how long buttons are pressed", atLeast(1), 20)
    .action((flags: Flags) => (flags.scene ? scene(flags.scene, flags) : flags.all ? benchAll(flags) : bench(flags)));
}

const sizesOf = ({ games, submits, seconds }: Flags) => ({
  games: Math.min(games, MOST_RULES),
  submits,
  seconds,
  looks: LOOKS,
  posts: POSTS,
  running: RUNNING,
});

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
const print = (figures: object): void => {
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
};

async function scene(name: string, { game, submits, seconds }: Flags): Promise<void> {
  if (name === "submit") print({ game, submit: await benchSubmit(bookOf(game).definition.id, submits) });
  else if (name === "presses")
    print({ game, presses: await benchPresses(bookOf(game).definition.id, PRESSES_PER_SECOND, seconds) });
  else if (name === "councils") print({ councils: await benchCouncils() });
  else if (name === "negotiation") print({ negotiation: await benchNegotiation() });
  else if (name === "crowd") print({ alone: await benchCrowd(CROWD, 1), councils: await benchCrowd(CROWD, 5) });
  else if (name === "requests") print({ game, requests: await benchRequests(bookOf(game).definition.id) });
  else if (name === "replay") print({ game, replay: await benchReplay(bookOf(game).definition.id) });
  else if (name === "growth") print({ growth: await benchGrowth(GROWTH, (what) => say(`${what} …`)) });
  else
    refuse(
      "unknown-scene",
      `There is no scene “${name}”; there are: submit, presses, councils, negotiation, crowd, requests, growth, replay.`,
    );
}

async function benchAll(flags: Flags): Promise<void> {
  const figures: { [game: string]: PlayersFigures } = {};
  for (const { id } of allGames)
    figures[id] = await playersFigures(id, sizesOf(flags), (name) => say(`${id}: ${name} …`));
  say(comparison(figures));
  print(figures);
}

async function bench(flags: Flags): Promise<void> {
  const { game, games, submits } = flags;
  const scenes = scenesOf(bookOf(game));
  const step = (name: string): void => say(`${name} …`);
  const { memory, picture, ...felt } = await playersFigures(game, sizesOf(flags), step);
  step("loaded games");
  const loaded = await benchMemory(game, games);
  step("submits of a small and of a large state");
  const touched = await benchTouched(submits);
  step(`storage, ${DAYS} days of play`);
  const storage = await benchStorage(game, DAYS);
  step(`a start with ${STARTED} running games`);
  const start = await benchStart(game, STARTED);
  step("pictures");
  const drawn = benchPictures(scenes, 30);
  const loop = await benchLoop(scenes, 20);
  step("two campaigns by thumb");
  const play = await benchPlay(game);
  const whole = { memory: { ...loaded, ...memory }, picture: { ...drawn, ...picture } };
  print({ game, ...felt, ...whole, touched, storage, start, loop, play });
}
