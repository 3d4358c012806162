/** What a replay costs: how large its page is and how long it takes to make, and, in a browser, until it is seen, gone through and checked. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type CDPSession, chromium, type Page } from "playwright-core";
import { Dice } from "#engine";
import { Rulebooks } from "../../src/campaign/packs/rulebooks.ts";
import { median, now, rounded } from "../../src/cli/figures.ts";
import { games } from "../../src/games/registry.ts";
import { replayOnThread } from "../../src/replay-maker/on-thread.ts";
import { startSandbox } from "../../src/sandbox/index.ts";
import { openDatabase } from "../../src/store/sqlite/database.ts";
import { sqliteRepository } from "../../src/store/sqlite/repository.ts";
import { findChromium } from "../../test/e2e/chromium.ts";
import { campaignsOn, nextMove, startCampaign } from "./campaign.ts";
import { LEAVER, type PressesBeside, peopleOf, pressesBeside } from "./replay-presses.ts";

export interface ReplayFigures extends PressesBeside {
  readonly rows: number;
  readonly pictures: number;
  readonly bytes: number;
  /** On its thread: the first of a process, and the next, which finds its letters made. */
  readonly madeMs: number;
  readonly madeAgainMs: number;
  /** The same with the film of its boards, and how many bytes that has. */
  readonly madeWithFilmMs: number;
  readonly filmBytes: number;
  /** Null: there is no Chromium here. */
  readonly browser: BrowserFigures | null;
  /** With the processor slowed down four times, as an old phone's. */
  readonly slowed: BrowserFigures | null;
}

interface BrowserFigures {
  /** From opening the file to the still picture and the winner. */
  readonly stillMs: number;
  /** To the map that is painted in the page. */
  readonly liveMs: number;
  /** To a picture that nobody has seen before, and back to one that somebody has. */
  readonly coldStepMs: number;
  readonly stepMs: number;
  readonly checkMs: number;
}

const KEY = "9".padStart(64, "0");
const MOST_ACTS = 5000;

/** A campaign of this game, played at random to its end, and its page. */
export async function benchReplay(game: string): Promise<ReplayFigures> {
  const folder = mkdtempSync(join(tmpdir(), "umpire-replay-"));
  const stored = join(folder, "umpire.sqlite");
  const sandbox = await startSandbox({ people: [...peopleOf(game)] });
  const host = { id: sandbox.person(LEAVER).id, name: LEAVER };
  const database = openDatabase(stored);
  const close = onceOf(() => database.close()); // the bot of the presses opens it as well
  try {
    const repository = sqliteRepository(database);
    const campaigns = campaignsOn(repository, await Rulebooks.open(repository, games, null));
    database.sqlite.pragma("synchronous = OFF"); // that is not measured
    const id = await startCampaign(campaigns, game, [host]);
    const dice = new Dice({ key: KEY, next: 0 });
    for (let act = 0; act < MOST_ACTS && (await campaigns.showing.record(id)).status === "running"; act++)
      await campaigns.acting.submit({ game: id, ...(await nextMove(campaigns, id, dice)), interaction: null });
    const source = await campaigns.showing.replay(id);
    const [{ html }, madeMs] = await timed(() => replayOnThread(source));
    const again = { ...source, about: { ...source.about, title: "Another page" } };
    const [, madeAgainMs] = await timed(() => replayOnThread(again));
    const [{ film }, madeWithFilmMs] = await timed(() => replayOnThread(source, true));
    const pictures = (await repository.keptPictures(id)).length;
    close();
    const file = join(folder, "replay.html");
    writeFileSync(file, html);
    const address = pathToFileURL(file).href;
    return {
      rows: source.file.rows.length,
      pictures,
      bytes: Buffer.byteLength(html),
      ...{ madeMs, madeAgainMs, madeWithFilmMs, filmBytes: film?.gif.byteLength ?? 0 },
      ...(await pressesBeside(game, stored, sandbox)),
      browser: await inBrowser(address, 1),
      slowed: await inBrowser(address, 4),
    };
  } finally {
    close();
    await sandbox.close();
    rmSync(folder, { recursive: true });
  }
}

async function timed<T>(work: () => Promise<T>): Promise<readonly [T, number]> {
  const before = now();
  const made = await work();
  return [made, rounded(now() - before)];
}

/** Steps that are gone, one after the other. */
const STEPS = 12;
const PATIENCE = 300_000;

/** `slower`: how many times slower than this machine's processor. */
async function inBrowser(address: string, slower: number): Promise<BrowserFigures | null> {
  const executablePath = findChromium(process.env);
  if (executablePath === null) return null;
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, offline: true });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const session: CDPSession = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
    const before = now();
    await page.goto(address, { waitUntil: "commit" });
    await page.locator("#still img, .replay").first().waitFor();
    const stillMs = rounded(now() - before);
    await page.locator("body.ready canvas").first().waitFor();
    await painted(page);
    const liveMs = rounded(now() - before);
    const cold: number[] = [];
    const warm: number[] = [];
    for (let step = 0; step < STEPS; step++) {
      cold.push((await timed(() => pressKey(page, ",")))[1]);
      warm.push((await timed(() => pressKey(page, step % 2 === 0 ? "." : ",")))[1]);
    }
    await page.getByRole("tab", { name: "Proof" }).click();
    const begun = now();
    await page.getByRole("button", { name: "Check this campaign" }).click();
    await page.locator(".verdict").waitFor();
    const checkMs = rounded(now() - begun);
    return { stillMs, liveMs, coldStepMs: median(cold), stepMs: median(warm), checkMs };
  } finally {
    await browser.close();
  }
}

async function pressKey(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await painted(page);
}

/** Until what has changed is on the screen. */
const painted = (page: Page): Promise<void> =>
  page.evaluate<void>("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))");

function onceOf(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}
