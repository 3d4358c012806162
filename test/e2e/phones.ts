import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { MessageFlags } from "discord-api-types/v10";
import { expect } from "vitest";
import type { Envelope, GameTypes, Seat, View } from "#engine";
import { Clock, type Sandbox, startSandbox } from "../../src/sandbox/index.ts";
import type { GameRecord } from "../../src/store/records.ts";
import { goOn } from "../campaign/new-origin.ts";
import { Bot } from "./bot.ts";
import { type Browser, openBrowser } from "./browser.ts";
import { cutOff, smallTargets } from "./looks.ts";
import { shot, shotOf } from "./shots.ts";
import { Visitor } from "./visitor.ts";

/** Several browser tabs, a bot and other tests may share two processors. */
const PATIENCE = 20_000;
/** A post rests for ten minutes before it follows what people have written below it. */
const RESTED = 15 * 60_000;

/** What there is once people have come: Discord, the bot, and a browser. */
interface Place {
  readonly sandbox: Sandbox;
  readonly bot: Bot;
  readonly browser: Browser;
  readonly folder: string;
}

/**
 * People who play by thumb, each in a tab of their own, on a sandbox with the bot. Discord's clock is behind the bot's, so
 * that every post has lain there long enough to be moved.
 */
export class Phones {
  readonly #tag: string;
  readonly #visitors: ReadonlyMap<string, Visitor>;
  #place: Place | null = null;
  #shots = 0;

  /** `tag`: what the pictures of their phones are called. */
  constructor(tag: string, people: readonly string[]) {
    this.#tag = tag;
    this.#visitors = new Map(people.map((name) => [name, new Visitor(name)]));
  }

  async come(chromium: string): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), "umpire-phones-"));
    const people = [...this.#visitors.keys()];
    const sandbox = await startSandbox({ people, clock: new Clock({ start: Date.now() - RESTED }) });
    const bot = new Bot(sandbox, join(folder, "umpire.sqlite"));
    const [browser] = await Promise.all([openBrowser(chromium, "phone"), bot.start()]);
    this.#place = { sandbox, bot, browser, folder };
    for (const visitor of this.#visitors.values()) await visitor.come(browser.context, sandbox.url);
  }

  async putAway(): Promise<void> {
    if (!this.#place) return;
    const { browser, bot, sandbox, folder } = this.#place;
    await browser.close();
    await bot.stop();
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  }

  get sandbox(): Sandbox {
    return this.#there.sandbox;
  }

  get bot(): Bot {
    return this.#there.bot;
  }

  get #there(): Place {
    if (!this.#place) throw new Error("nobody has come yet");
    return this.#place;
  }

  visitor(name: string): Visitor {
    const visitor = this.#visitors.get(name);
    if (!visitor) throw new Error(`${name} has no phone`);
    return visitor;
  }

  /** The one campaign. */
  async record(): Promise<GameRecord> {
    const [record] = await this.bot.look((campaigns) => campaigns.showing.find({ channel: this.sandbox.channelId }));
    if (!record) throw new Error("no campaign is open");
    return record;
  }

  /** Opens a campaign for people who take these seats, and starts it; the first of them is its host. */
  async openCampaign(
    options: Readonly<Record<string, string>>,
    seats: readonly (readonly [visitor: Visitor, seat: RegExp])[],
  ): Promise<void> {
    const host = seats[0]?.[0];
    await host?.command("game create", options);
    for (const [visitor, seat] of seats) await this.take(visitor, seat);
    await host?.press("Start");
    await this.quiet();
  }

  /** Joins the campaign that is open, by its buttons. */
  async take(visitor: Visitor, seat: RegExp): Promise<void> {
    await visitor.press("Join");
    await visitor.pick("Which seat?", seat);
    await visitor.press("Join", /You take/);
    await visitor.message("You have joined").waitFor();
  }

  /** The same with a seed phrase for the dice. */
  async join(visitor: Visitor, seat: RegExp, word: string): Promise<void> {
    await visitor.press("Join");
    await visitor.pick("Which seat?", seat);
    await visitor.press("Join with a seed phrase…");
    await visitor.write(/\S/, word);
    await visitor.submit();
    await visitor.message("You have joined").waitFor();
  }

  /** What somebody's seat knows. */
  async viewOf<G extends GameTypes>(name: string, seat: Seat): Promise<View<G>> {
    const { id } = await this.record();
    const { view } = await this.bot.look((campaigns) =>
      campaigns.showing.seatView(id, this.sandbox.person(name).id, seat),
    );
    return view as View<G>; // of the game that is played
  }

  /** Writes something below what the bot has posted. */
  async say({ page }: Visitor, words: string): Promise<void> {
    await page.bringToFront();
    await page.locator("#message").fill(words);
    await page.keyboard.press("Enter");
    await page.getByRole("article").filter({ hasText: words }).waitFor();
  }

  /** Everything is sent, and no control is at work. */
  async quiet(): Promise<void> {
    for (let calm = 0; calm < 3; calm++) {
      await sleep(50);
      if (!(await this.bot.isIdle())) calm = -1;
    }
    for (const visitor of this.#visitors.values()) await visitor.idle();
  }

  /** Takes an entry of a menu, and waits until the sheet has changed: a press on the old one would be refused. */
  async choose(name: string, menu: RegExp, entry: RegExp): Promise<void> {
    const before = this.#newest(name);
    await this.visitor(name).pick(menu, entry);
    await expect.poll(() => this.#newest(name), { timeout: PATIENCE }).not.toBe(before);
    await this.visitor(name).idle();
  }

  #newest(name: string): string {
    const person = this.sandbox.person(name);
    const isKept = ({ flags = 0 }: { readonly flags?: number }) => (flags & MessageFlags.Ephemeral) === 0;
    return JSON.stringify(person.messages(person.dm().id).findLast(isKept));
  }

  /** The power goes when this has been done, and comes again. */
  async powerCutAfter(act: () => Promise<unknown>): Promise<void> {
    await this.bot.moveOut();
    await act();
    await this.bot.kill();
    await this.bot.start();
    await this.quiet();
  }

  /**
   * The one campaign goes on in this position, as after an upgrade, and the host has everything posted as it is now. Who
   * plays, and how many steps were taken, stays as it was.
   */
  async goOnFrom<G extends GameTypes>(host: Visitor, position: Envelope<G>): Promise<void> {
    const { id } = await this.record();
    await this.bot.stop();
    await this.bot.mend(async (stored) => {
      const snapshot = await stored.repository.snapshot(id);
      const { controllers, content, seq } = JSON.parse(snapshot?.state ?? "") as Envelope<G>; // the bot's own state
      await goOn(stored, id, { ...position, controllers, content, seq }, Date.now());
    });
    await this.bot.start();
    await host.command("game repair");
    await host.press("Dismiss message");
    await this.quiet();
  }

  /** What somebody does may cost this many taps; then everybody sees what came of it, and nothing is out of reach. */
  async within(most: number, name: string, act: (visitor: Visitor) => Promise<void>): Promise<void> {
    const visitor = this.visitor(name);
    const before = visitor.taps;
    await act(visitor);
    const taps = visitor.taps - before;
    await this.quiet();
    await this.shot(name);
    expect(await cutOff(visitor.page)).toEqual([]);
    expect(await smallTargets(visitor.page)).toEqual([]);
    expect(taps).toBeLessThanOrEqual(most);
  }

  /** The newest picture on somebody's phone is there, in full, and within its edges. */
  async seesPicture(name: string): Promise<void> {
    const { page, messages } = this.visitor(name);
    await page.bringToFront();
    const picture = messages.locator("img[src*='/attachments/']").last();
    const width = () => picture.evaluate((image) => ("naturalWidth" in image ? Number(image.naturalWidth) : 0));
    await expect.poll(width, { timeout: PATIENCE }).toBeGreaterThan(400);
    expect(await cutOff(page)).toEqual([]);
  }

  /** What everybody's phone shows, where a test has failed. */
  async showFailure(): Promise<void> {
    if (this.#place)
      for (const { name, page } of this.#visitors.values()) await shotOf(page, `${this.#nextShot(name)}-failed`);
  }

  /** What somebody's phone shows, for people to look at, where they want to. */
  async shot(name: string): Promise<void> {
    await shot(this.visitor(name).page, this.#nextShot(name));
  }

  #nextShot(name: string): string {
    this.#shots += 1;
    return `thumb-${this.#tag}-${String(this.#shots).padStart(2, "0")}-${name}`;
  }

  /** Nobody had anything to complain of: neither a browser nor the sandbox. */
  expectClean(): void {
    expect([...this.#visitors.values()].flatMap(({ complaints }) => complaints)).toEqual([]);
    expect(this.sandbox.complaints()).toEqual([]);
    expect(this.bot.output).not.toMatch(/"level":[56]0/);
  }
}
