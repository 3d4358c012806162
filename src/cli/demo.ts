/** The `demo` command: a whole campaign played through the sandbox, with its transcript, pictures and game file. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { SingleBar } from "cli-progress";
import { Command } from "commander";
import { pino } from "pino";
import { Dice } from "#engine";
import { verify } from "../campaign/record/verify.ts";
import { games } from "../games/registry.ts";
import { replayOnThread } from "../replay-maker/on-thread.ts";
import { Clock, Phone, startSandbox } from "../sandbox/index.ts";
import { startUmpire, type Umpire } from "../umpire.ts";
import { atLeast, bookOf, type Chosen, chosenOptions, givenOptions, randomSeed, seed, setting } from "./arguments.ts";
import { type DemoCampaign, openCampaign, playCampaign, startCampaign } from "./demo/campaign.ts";
import { Diary } from "./demo/diary.ts";
import { mannerOf } from "./demo/manners/registry.ts";
import { writeNotifications } from "./demo/notifications.ts";
import { writeTranscript } from "./demo/transcript.ts";

interface Flags {
  readonly game: string;
  readonly seats?: number;
  readonly set: Chosen;
  readonly seed: string;
  readonly out: string;
}

const PEOPLE = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"];

/** A whole campaign through the whole stack. */
export function demoCommand(): Command {
  return new Command("demo")
    .description(
      "let computer players play a whole campaign on the sandbox; pictures, transcript and a replay are written to a folder",
    )
    .requiredOption("--game <id>", "which game")
    .option("--seats <n>", "number of seats; the game's default otherwise", atLeast(1))
    .option("--set <option=value>", "an option of the game; may be given again", setting, {})
    .option("--seed <hex>", "makes the players' choices repeatable (the dice are drawn anew)", seed, randomSeed())
    .requiredOption("--out <dir>", "where pictures, transcript, database and the game's file go")
    .action(demo);
}

async function demo(flags: Flags): Promise<void> {
  const folder = resolve(flags.out);
  const { umpire, close, ...stage } = await openStage(flags, folder);
  const bar = new SingleBar({
    format: "{bar} {percentage}% · {moves} answers · {duration_formatted}",
    noTTYOutput: false,
  });
  let moves = 0;
  try {
    bar.start(100, 0, { moves });
    const campaign: DemoCampaign = {
      ...stage,
      umpire,
      async done({ phase }) {
        const { turn, turns } = phase ?? { turn: 1, turns: null };
        bar.update(Math.floor((100 * (turn - 1)) / (turns ?? Math.max(turn, 12))), { moves: ++moves });
      },
    };
    const diary = new Diary(campaign.people);
    diary.watch();
    const phones = campaign.people.map((person) => new Phone(person, () => campaign.clock.now()));
    const id = await openCampaign(campaign, flags.game);
    await startCampaign(campaign);
    await playCampaign(campaign, id);
    bar.stop();
    const pictures = await writeTranscript(folder, campaign.people, campaign.sandbox.channelId, diary);
    writeNotifications(folder, phones);
    process.stdout.write(
      `${moves} answers, ${pictures} pictures in ${folder}/pictures, transcript in ${folder}/transcript.md, notifications in ${folder}/notifications.txt\n`,
    );
    await writeGame(umpire, id, folder);
  } finally {
    bar.stop();
    await close();
  }
}

/** A sandbox and a bot with a new database in this folder, and who plays. */
async function openStage({ game, seed: key, ...flags }: Flags, folder: string) {
  const book = bookOf(game);
  const count = book.definition.roster(chosenOptions(book, flags), book.content).length;
  const people = PEOPLE.slice(0, count);
  mkdirSync(folder, { recursive: true });
  const database = join(folder, "umpire.sqlite");
  for (const suffix of ["", "-wal", "-shm"]) rmSync(database + suffix, { force: true });

  const clock = new Clock();
  const sandbox = await startSandbox({ people, guild: { name: "Demo" }, clock });
  const log = pino.destination({ dest: join(folder, "bot.log"), append: false, sync: true });
  const umpire = await startUmpire({
    isPublic: false,
    database,
    packs: null,
    botDelay: 0,
    backupHours: 0,
    token: sandbox.token,
    api: `${sandbox.url}/api`,
    logger: pino({ level: "debug" }, log),
    clock,
  });
  return {
    sandbox,
    umpire,
    clock,
    people: people.map((name) => sandbox.person(name)),
    options: givenOptions(book, flags),
    dice: new Dice({ key, next: 0 }),
    manner: mannerOf(game),
    async close(): Promise<void> {
      await umpire.stop();
      await sandbox.close();
    },
  };
}

/** Writes the game's file, says whether it verifies, and writes a page that shows it again. */
async function writeGame({ campaigns }: Umpire, id: string, folder: string): Promise<void> {
  const file = JSON.stringify(await campaigns.showing.export(id), null, 1);
  writeFileSync(join(folder, "game.json"), file);
  const { verdict, lines } = verify(JSON.parse(file), games);
  process.stdout.write(`The game's file is ${verdict}. ${lines.at(-1) ?? ""}\n`);
  if (verdict !== "proved") process.exitCode = 1;
  writeFileSync(join(folder, "replay.html"), (await replayOnThread(await campaigns.showing.replay(id))).html);
  process.stdout.write(`The campaign to look at, in any browser: ${join(folder, "replay.html")}\n`);
}
