import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { APIMessage } from "discord-api-types/v10";
import { expect } from "vitest";
import { Dice, diceKey, type Move, print } from "#engine";
import type { CampaignService, SeatView } from "../../src/campaign/service.ts";
import { mannerOf } from "../../src/cli/demo/manners/registry.ts";
import { find, type Sought, textOf } from "../../src/cli/robot/controls.ts";
import type { Page } from "../../src/cli/robot/page.ts";
import { Robot, type Wanted } from "../../src/cli/robot/robot.ts";
import { type Person, type Sandbox, startSandbox } from "../../src/sandbox/index.ts";
import { Observer } from "../crash/observer.ts";
import { leaks } from "../crash/secrets.ts";
import { Sights } from "../crash/sights.ts";
import { program } from "../programs.ts";
import { Bot } from "./bot.ts";
import { misposted, visible } from "./postings.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const run = promisify(execFile);
const databaseIn = (folder: string): string => join(folder, "umpire.sqlite");

/** A sandbox, the bot, and people who play one campaign by pressing and picking, a seat each. */
export class Table {
  readonly sandbox: Sandbox;
  readonly bot: Bot;
  readonly #folder: string;
  readonly #sights: Sights;
  readonly #people: readonly string[];
  readonly #seats: readonly string[];
  readonly #robots = new Map<string, Robot>();
  readonly #dice = new Dice({ key: diceKey("00".repeat(32), "choices of those who play on"), next: 0 });
  /** The campaign's id, once it is open. */
  game = "";

  private constructor(
    { folder, sandbox }: { readonly folder: string; readonly sandbox: Sandbox },
    people: readonly string[],
    seats: readonly string[],
  ) {
    this.#folder = folder;
    this.#sights = new Sights(sandbox, { now: Date.now }, [...new Set(people)]);
    this.sandbox = sandbox;
    this.bot = new Bot(sandbox, this.database);
    this.#people = people;
    this.#seats = seats;
  }

  /** `people`: who holds the seats, in the same order; somebody may hold several. */
  static async set(people: readonly string[], seats: readonly string[]): Promise<Table> {
    const folder = mkdtempSync(join(tmpdir(), "umpire-e2e-"));
    const sandbox = await startSandbox({ people: [...new Set(people)] });
    const table = new Table({ folder, sandbox }, people, seats);
    await table.bot.start();
    return table;
  }

  async clear(): Promise<void> {
    await this.bot.stop();
    await this.sandbox.close();
    rmSync(this.#folder, { recursive: true });
  }

  get database(): string {
    return databaseIn(this.#folder);
  }

  async look<T>(what: (campaigns: CampaignService) => Promise<T>): Promise<T> {
    return await this.bot.look(what);
  }

  get channel(): string {
    return this.sandbox.channelId;
  }

  file(name: string): string {
    return join(this.#folder, name);
  }

  person(seat: string): Person {
    return this.sandbox.person(this.#people[this.#seats.indexOf(seat)] ?? "");
  }

  /** The thumb of whoever holds a seat. */
  robot(seat: string): Robot {
    const known = this.#robots.get(seat);
    const robot = known ?? new Robot(this.person(seat), (what) => this.look(what), this.game, seat, this.channel);
    this.#robots.set(seat, robot);
    return robot;
  }

  /** A command of whoever holds a seat, in the channel, and what it is answered. */
  async slash(seat: string, command: string, options: { readonly [name: string]: string | number | boolean } = {}) {
    return await this.person(seat).slash({ channel: this.channel, command, options }).reply();
  }

  /** Opens a campaign, and keeps its id. */
  async open(seat: string, options: { readonly [name: string]: string | number | boolean }): Promise<void> {
    await this.slash(seat, "game create", { pace: "none", ...options });
    await this.quiet();
    const { channel } = this;
    this.game = (await this.look((campaigns) => campaigns.showing.find({ channel })))[0]?.id ?? "";
  }

  /** The power goes when this has been done, and comes again. */
  async powerCutAfter(act: () => Promise<unknown>): Promise<void> {
    await this.quiet();
    await this.bot.moveOut();
    await act();
    await this.bot.kill();
    await this.bot.start();
  }

  /** The power goes while a message to a seat's holder is on its way and those to others have arrived; it comes again. */
  async powerCutWhileSending(seat: string, act: () => Promise<unknown>): Promise<void> {
    const { controls } = this.sandbox;
    const person = this.person(seat);
    await this.quiet();
    await this.bot.moveOut();
    await this.quiet();
    controls.failNext({ route: `/channels/${person.dm().id}/messages`, how: "hang", apply: true, times: 10 });
    await act();
    const isOnly = (places: readonly string[]): boolean =>
      places.length > 0 && places.every((place) => place === `person:${person.id}`);
    while (!isOnly(this.bot.onTheWay())) await sleep(20);
    await this.bot.kill();
    controls.clearFailures();
    await this.bot.start();
  }

  /** Presses a control of the campaign's newest post; gives what is said to that. */
  async pressPublicly(person: Person, sought: Sought): Promise<APIMessage> {
    await this.quiet();
    const post = person.messages(this.channel).findLast((one) => find(one, sought) !== undefined);
    const button = post && find(post, sought);
    if (!post || !button) throw new Error(`nothing in the channel does ${JSON.stringify(sought)}`);
    return await person.press({ message: post, customId: button.custom_id }).reply();
  }

  seatView(seat: string): Promise<SeatView> {
    return this.look((campaigns) => campaigns.showing.seatView(this.game, this.person(seat).id, seat));
  }

  /** A seat's page as its holder reads it, once everything is sent. */
  async page(seat: string): Promise<Page> {
    await this.quiet();
    return this.robot(seat).page();
  }

  /** Does a move on the seat's page, as people do it, once they have read what was posted. */
  async play(seat: string, move: Move): Promise<void> {
    await this.quiet();
    const { decisions } = await this.seatView(seat);
    const offer = decisions.find(
      ({ kind, actions, preset }) =>
        kind === "offer" && actions.includes(move.action) && preset.offer === move.params.offer,
    );
    if (offer) await this.robot(seat).answerOffer(offer.id, move);
    else await this.robot(seat).answer({ moves: [move] });
  }

  /** Types rows of a step, and leaves them on the seat's sheet. Gives what is said to them. */
  async write(seat: string, moves: readonly Move[]): Promise<string> {
    await this.quiet();
    const page = await this.page(seat);
    const { book } = await this.seatView(seat);
    const lines = moves.map(({ action: name, params }) => {
      const action = book.actions.get(name);
      return action ? print(action, params) : name;
    });
    return textOf(await page.type({ kind: "step", step: "write.0" }, lines.join("\n")));
  }

  /** Answers the question that is asked. Gives what is said to it. */
  async answer(seat: string, wanted: Wanted): Promise<string> {
    await this.quiet();
    return await this.robot(seat).answer(wanted);
  }

  /** Whoever is waited for does what sensible people would do in their place, until this holds. */
  async playOn(until: (table: never, awaited: string) => boolean): Promise<void> {
    for (;;) {
      const { awaited, result, record } = await this.look((campaigns) => campaigns.showing.status(this.game));
      const [seat] = awaited;
      if (seat === undefined || result) return;
      const seatView = await this.seatView(seat);
      if (until(seatView.view.table as never, seat)) return; // the caller knows its game
      const decision = seatView.decisions.find((d) => d.owed && !d.answered);
      if (!decision) throw new Error(`${seat} does not know what is asked`);
      const { eyes } = this.robot(seat);
      const own = await mannerOf(record.game).wants({ seatView, decision, eyes, dice: this.#dice });
      const move = own ? null : seatView.book.definition.bot(seatView.view, decision, this.#dice);
      await this.answer(seat, own ?? { moves: move ? [move] : [] });
    }
  }

  /** Everything is sent, or parked. */
  async quiet(): Promise<void> {
    for (let calm = 0; calm < 5; calm++) {
      await sleep(20);
      if (!(await this.bot.isIdle())) calm = -1;
    }
  }

  /** What everyone reads in the channel. */
  posts(): string[] {
    const [seat = ""] = this.#seats;
    return visible(this.person(seat), this.channel).map(textOf);
  }

  cli(...args: string[]): Promise<{ stdout: string }> {
    return run(process.execPath, [program("cli"), ...args], {
      cwd: ROOT,
      env: { ...process.env, UMPIRE_DATABASE: this.database },
      maxBuffer: 64 * 1024 * 1024,
    });
  }

  /** Every line stands once in the channel, everybody has one message of the campaign, and nothing is there twice. */
  async expectPostedOnce(): Promise<void> {
    await this.quiet();
    const people = [...new Set(this.#seats.map((seat) => this.person(seat)))];
    expect(await misposted({ ...this.#whole, people })).toEqual([]);
  }

  get #whole(): { readonly database: string; readonly game: string; readonly channel: string } {
    const { database, game, channel } = this;
    return { database, game, channel };
  }

  /** Messages that told of cards in hands that are not those of whoever read them: of these people, or of nobody. */
  async leaks(readers: "people" | "nobody"): Promise<readonly string[]> {
    const people = readers === "nobody" ? [] : this.#people.map((name) => this.sandbox.person(name));
    const observer = await Observer.open(this.database);
    return await observer.look(async (eye) =>
      leaks(eye, await eye.campaigns.showing.record(this.game), people, this.#sights),
    );
  }

  /** The sandbox had nothing to complain of, and the log holds no secret. */
  async expectClean(): Promise<void> {
    expect(this.sandbox.complaints()).toEqual([]);
    const { secret } = await this.look((campaigns) => campaigns.showing.record(this.game));
    expect(this.bot.output).not.toContain(secret);
    expect(this.bot.output).not.toContain(this.sandbox.token);
    expect(this.bot.output).not.toMatch(/"level":[56]0/);
  }
}
