/** Whether presses are acknowledged as quickly while the bot makes a replay: its thread shares the processors with them. */
import { readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { percentile, rounded } from "../../src/cli/figures.ts";
import { controlsOf } from "../../src/cli/robot/controls.ts";
import type { Person, Sandbox } from "../../src/sandbox/index.ts";
import { campaignButtons, endBot, startBot, useAll } from "./bot.ts";
import { namesFor } from "./presses.ts";

export interface PressesBeside {
  /** While nothing is made, and from when somebody has their data deleted until the page is rebuilt; the same bot. */
  readonly pressP99Ms: number;
  readonly pressP99MsMeanwhile: number;
  readonly pressP50Ms: number;
  readonly pressP50MsMeanwhile: number;
  /** How long it took while the presses went on. */
  readonly madeMeanwhileMs: number;
}

const PER_SECOND = 10;
/** As long as a page and a film take, and more. */
const SECONDS = 15;
const PATIENCE = 120_000;

/** Who played the campaign whose replay is made; their data is deleted. */
export const LEAVER = "Leaver";

export const peopleOf = (game: string): readonly string[] => [...namesFor(game), LEAVER];

/** `database`: with a campaign that has ended, of `LEAVER`'s. */
export async function pressesBeside(game: string, database: string, sandbox: Sandbox): Promise<PressesBeside> {
  const people = namesFor(game).map((name) => sandbox.person(name));
  const bot = await startBot(sandbox, database);
  try {
    await madeAfter(database, 0);
    const { act, map } = await campaignButtons(sandbox, people, game);
    const buttons = [act, act, act, map];
    const press = async (): Promise<readonly number[]> => {
      const timed = await useAll(
        (n) => (people[n % people.length] as Person).press(buttons[n % 4] ?? act), // somebody plays
        PER_SECOND,
        SECONDS,
      );
      return timed.filter((t) => t !== null);
    };
    await press(); // what the first presses read is read by then
    const alone = await press();
    const before = Date.now();
    await deleteData(sandbox);
    const [beside] = await Promise.all([press(), madeAfter(database, before)]);
    return {
      pressP99Ms: rounded(percentile(alone, 0.99)),
      pressP99MsMeanwhile: rounded(percentile(beside, 0.99)),
      pressP50Ms: rounded(percentile(alone, 0.5)),
      pressP50MsMeanwhile: rounded(percentile(beside, 0.5)),
      madeMeanwhileMs: rounded((await madeAfter(database, before)) - before),
    };
  } finally {
    await endBot(bot);
  }
}

async function deleteData(sandbox: Sandbox): Promise<void> {
  const leaver = sandbox.person(LEAVER);
  const message = await leaver.slash({ channel: sandbox.channelId, command: "privacy delete", options: {} }).reply();
  const sure = controlsOf(message).find(({ custom_id: id }) => id.includes(":privacy:") && id.includes("sure"));
  if (!sure) throw new Error("nothing can be deleted");
  await leaver.press({ message, customId: sure.custom_id }).reply();
}

/** When a replay was kept after this time, ms since 1970. */
async function madeAfter(database: string, time: number): Promise<number> {
  const folder = join(dirname(database), "replays");
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    const at = keptAt(folder);
    if (at !== null && at > time) return at;
    await sleep(50);
  }
  throw new Error("no replay was made");
}

function keptAt(folder: string): number | null {
  try {
    const [game = ""] = readdirSync(folder).filter((name) => !name.endsWith(".new"));
    return statSync(join(folder, game, "words.json")).mtimeMs;
  } catch {
    return null; // there is none yet
  }
}
