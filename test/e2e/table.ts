import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect } from "vitest";
import type { Desk } from "../../src/campaign/service.ts";
import { Robot, textOf, type Wanted } from "../../src/cli/demo/robot.ts";
import { Dice, diceKey } from "../../src/engine/index.ts";
import { type Person, type Sandbox, startSandbox } from "../../src/sandbox/index.ts";
import { BotProcess } from "./bot-process.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const run = promisify(execFile);
/** What only one person sees in a channel. */
const EPHEMERAL = 64;

/** A sandbox, the bot as a process of its own, and people who play one campaign through its menus, a seat each. */
export class Table {
  readonly sandbox: Sandbox;
  readonly bot: BotProcess;
  readonly #folder: string;
  readonly #people: readonly string[];
  readonly #seats: readonly string[];
  readonly #robots = new Map<string, Robot>();
  readonly #dice = new Dice({ key: diceKey("00".repeat(32), "choices of those who play on"), next: 0 });
  /** The campaign's id, once it is open. */
  game = "";

  private constructor(folder: string, sandbox: Sandbox, people: readonly string[], seats: readonly string[]) {
    this.#folder = folder;
    this.sandbox = sandbox;
    this.bot = new BotProcess(sandbox, this.database);
    this.#people = people;
    this.#seats = seats;
  }

  static async set(people: readonly string[], seats: readonly string[]): Promise<Table> {
    const folder = mkdtempSync(join(tmpdir(), "umpire-e2e-"));
    const table = new Table(folder, await startSandbox({ people }), people, seats);
    await table.bot.start();
    return table;
  }

  async clear(): Promise<void> {
    await this.bot.stop();
    await this.sandbox.close();
    rmSync(this.#folder, { recursive: true });
  }

  get database(): string {
    return join(this.#folder, "umpire.sqlite");
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

  /** A command of whoever holds a seat, in the channel, and what it is answered. */
  async slash(seat: string, command: string, options: { readonly [name: string]: string | number | boolean } = {}) {
    return await this.person(seat).slash({ channel: this.channel, command, options }).reply();
  }

  desk(seat: string): Promise<Desk> {
    return this.bot.look((campaigns) => campaigns.desk(this.game, this.person(seat).id, seat));
  }

  /** Through the menus, as people do it, once they have read what was posted. */
  async play(seat: string, wanted: Omit<Wanted, "decision">): Promise<void> {
    await this.quiet();
    const desk = await this.desk(seat);
    const decision = desk.decisions.find(
      (d) => d.actions.includes(wanted.action) && (d.kind !== "offer" || d.preset.offer === wanted.params.offer),
    );
    const robot = this.#robots.get(seat) ?? new Robot(this.person(seat));
    this.#robots.set(seat, robot);
    await robot.play(this.channel, desk, { ...wanted, decision: decision?.id ?? null });
  }

  /** Whoever is waited for does, through the menus, what the computer would do in their place, until this holds. */
  async playOn(until: (table: never) => boolean): Promise<void> {
    for (;;) {
      const { awaited, result } = await this.bot.look((campaigns) => campaigns.status(this.game));
      const [seat] = awaited;
      if (seat === undefined || result) return;
      const { view, decisions, book } = await this.desk(seat);
      if (until(view.table as never)) return; // the caller knows its game
      const decision = decisions.find((d) => d.owed && !d.answered);
      const move = decision && book.definition.bot(view, decision, this.#dice);
      if (!move) throw new Error(`${seat} does not know what to do`);
      await this.play(seat, move);
    }
  }

  /** Everything is sent, or parked. */
  async quiet(): Promise<void> {
    while (this.bot.outbox().some((row) => row.status === "waiting" || row.status === "sending")) await sleep(20);
  }

  /** What everyone reads in the channel. */
  posts(): string[] {
    const [seat = ""] = this.#seats;
    const messages = this.person(seat).messages(this.channel);
    return messages.filter((m) => ((m.flags ?? 0) & EPHEMERAL) === 0).map(textOf);
  }

  cli(...args: string[]): Promise<{ stdout: string }> {
    return run(process.execPath, ["--import", "tsx", "src/cli/index.ts", ...args], {
      cwd: ROOT,
      env: { ...process.env, UMPIRE_DATABASE: this.database },
      maxBuffer: 64 * 1024 * 1024,
    });
  }

  /** Every row came to one message, none is missing, and each is where it belongs; closings of threads are none. */
  expectPostedOnce(closings: number): void {
    const places = this.#seats.map((seat) => {
      const person = this.person(seat);
      return { destination: `person:${person.id}`, person, place: person.dm().id };
    });
    const [first] = places;
    if (!first) throw new Error("nobody plays");
    for (const { destination, person, place } of [
      { ...first, destination: `channel:${this.channel}`, place: this.channel },
      ...places,
    ]) {
      const rows = this.bot.outbox().filter((row) => row.destination === destination);
      expect(rows.map((row) => row.status).filter((s) => s !== "sent" && s !== "replaced")).toEqual([]);
      const plain = rows.filter((row) => row.slot === null && row.status === "sent").map((row) => row.id);
      const seen = numbers(person, place);
      expect(new Set(seen).size).toBe(seen.length);
      const slots = new Set(rows.filter((row) => row.slot !== null && row.status === "sent").map((row) => row.slot));
      const closing = rows.filter((row) => row.slot === null && row.status === "sent" && !seen.includes(row.id));
      expect(seen.length + closing.length).toBe(plain.length + slots.size);
      expect(closing).toHaveLength(destination.startsWith("person:") ? 0 : closings);
    }
  }

  /** The sandbox had nothing to complain of, and the log holds no secret. */
  async expectClean(): Promise<void> {
    expect(this.sandbox.complaints()).toEqual([]);
    const { secret } = await this.bot.look((campaigns) => campaigns.record(this.game));
    expect(this.bot.output).not.toContain(secret);
    expect(this.bot.output).not.toContain(this.sandbox.token);
    expect(this.bot.output).not.toMatch(/"level":[56]0/);
  }
}

/** The number in the foot of every post that a person sees in a place. */
function numbers(person: Person, place: string): number[] {
  const messages = person.messages(place).filter((m) => ((m.flags ?? 0) & EPHEMERAL) === 0);
  return messages.flatMap((m) => m.embeds.flatMap((e) => e.footer?.text.match(/no\. (\d+)/)?.[1] ?? [])).map(Number);
}
