/** The `bench` command: how fast the bot is and how much memory it takes, measured and printed as one JSON object. */
import { Command } from "commander";
import { keysOf, refuse } from "#engine";
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
import { benchServed, NO_SERVER } from "./served.ts";
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

interface Scene {
  /** What it measures, in words. */
  readonly shows: string;
  /** `game`: its full id. */
  readonly figures: (flags: Flags) => Promise<object>;
}

const SCENES = {
  submit: {
    shows: "durable submits",
    figures: async ({ game, submits }) => ({ game, submit: await benchSubmit(game, submits) }),
  },
  presses: {
    shows: "buttons pressed right after a start",
    figures: async ({ game, seconds }) => ({ game, presses: await benchPresses(game, PRESSES_PER_SECOND, seconds) }),
  },
  councils: {
    shows: "a turn of Battle for Baghdad by five councils of ten",
    figures: async () => ({ councils: await benchCouncils() }),
  },
  negotiation: {
    shows: "taps and messages of talks, offers and promises",
    figures: async () => ({ negotiation: await benchNegotiation() }),
  },
  crowd: {
    shows: "campaigns with 10,000 members",
    figures: async () => ({ alone: await benchCrowd(CROWD, 1), councils: await benchCrowd(CROWD, 5) }),
  },
  requests: {
    shows: "what an input costs of Discord's limit",
    figures: async ({ game }) => ({ game, requests: await benchRequests(game) }),
  },
  growth: {
    shows: "100,000 campaigns that sleep, or are due, and submits on PostgreSQL",
    figures: async ({ submits }) => {
      const step = (what: string): void => say(`${what} …`);
      step("submits on PostgreSQL beside SQLite");
      const postgres = await benchServed(submits);
      if (postgres === null) say(NO_SERVER);
      return { growth: { ...(await benchGrowth(GROWTH, step)), postgres } };
    },
  },
  replay: {
    shows: "how large the page of a campaign is, and how long it takes to make, to see and to check",
    figures: async ({ game }) => ({ game, replay: await benchReplay(game) }),
  },
} as const satisfies { readonly [name: string]: Scene };

/** Figures, each compared with a baseline of the same run: machines are noisy, only ratios compare. */
export function benchCommand(): Command {
  return new Command("bench")
    .description("measure rules, durable submits, starts, pictures, presses and memory; one JSON object")
    .option("--game <id>", "which game", "iraqi-conflict")
    .option("--all", "what players feel of the speed of all games, with a table on stderr")
    .option(
      "--scene <name>",
      `one scene alone: ${keysOf(SCENES)
        .map((name) => `${name} (${SCENES[name].shows})`)
        .join(", ")}`,
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

async function scene(name: string, flags: Flags): Promise<void> {
  const known = keysOf(SCENES).find((one) => one === name);
  if (!known) return refuse("unknown-scene", `There is no scene “${name}”; there are: ${keysOf(SCENES).join(", ")}.`);
  print(await SCENES[known].figures({ ...flags, game: bookOf(flags.game).definition.id }));
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
