import { type ChildProcess, fork } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { BRIEF } from "../brief.ts";
import { program } from "../programs.ts";
import type { Orders } from "./crashing-main.ts";
import { Diary } from "./diary.ts";
import type { Fate } from "./fates.ts";
import type { CampaignBot } from "./watched-bot.ts";

/** Within how many ms a process that has lost its database notices that: it beats more often. */
const NOTICES_WITHIN = 25_000;
/** After how many ms it is tried again, where another process has the database. */
const LOCK_AGAIN = 1000;

/** A process of the bot: loaded at once, alive when told to be. */
class Life {
  readonly loaded: Promise<void>;
  /** It is dead, or suspended: nobody is there. */
  readonly gone: Promise<void>;
  readonly #ended: Promise<void>;
  readonly #child: ChildProcess;
  /** Nobody counts on it any more. */
  readonly leave: () => void;
  over = false;
  /** All that it has said. */
  output = "";

  constructor(hear: (line: string) => void) {
    this.#child = fork(program("crashing-main"), { execArgv: [...BRIEF], stdio: ["ignore", "pipe", "pipe", "ipc"] });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on("data", (chunk: Buffer) => {
        this.output += chunk.toString();
        hear(chunk.toString());
      });
    let leave = (): void => {};
    this.gone = new Promise((resolve) => {
      leave = resolve;
    });
    this.leave = () => {
      this.over = true;
      leave();
    };
    // closed, not merely ended: what it said last is read, too
    this.#ended = new Promise((resolve) => {
      this.#child.once("close", () => {
        this.leave();
        resolve();
      });
    });
    this.loaded = this.#said("loaded");
  }

  /** Whether another process had the database. */
  get wasRefused(): boolean {
    return this.over && this.output.includes("Another process");
  }

  halt(): void {
    this.#child.kill("SIGSTOP");
  }

  /** For a moment. */
  async goOn(): Promise<void> {
    this.#child.kill("SIGCONT");
    await sleep(5);
  }

  /** It goes on as if no time had passed. Says what is wrong if it does not end because another has taken over. */
  async wake(): Promise<readonly string[]> {
    this.#child.kill("SIGCONT");
    const tired = await Promise.race([this.#ended.then(() => false), sleep(NOTICES_WITHIN, true, { ref: false })]);
    if (tired) {
      await this.end("SIGKILL");
      return ["a process that was replaced went on"];
    }
    const { exitCode, signalCode } = this.#child;
    if (signalCode !== null) return []; // it was killed while it slept
    return exitCode === 75 && this.output.includes("has taken over")
      ? []
      : [`a replaced process ended with ${exitCode}`];
  }

  /** Resolves when it is online or dead. */
  async begin(orders: Orders): Promise<void> {
    await this.loaded;
    const ready = this.#said("ready");
    this.#child.send(orders);
    await Promise.race([ready, this.gone]);
  }

  /** Its clock goes forward. */
  tell(ahead: number): void {
    if (!this.over) this.#child.send({ ahead }, () => {}); // whoever dies just now need not know
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    this.#child.kill(signal);
    await this.#ended;
  }

  #said(word: string): Promise<void> {
    return new Promise((resolve) => {
      const listen = (message: unknown): void => {
        if (message !== word) return;
        this.#child.off("message", listen);
        resolve();
      };
      this.#child.on("message", listen);
    });
  }
}

/** The bot, whatever process it lives in just now; where it is to die, the next one stands ready. */
export class MortalBot extends Diary implements CampaignBot {
  readonly #orders: Omit<Orders, "doom" | "ahead">;
  #ahead = 0;
  #next: Life | null = null;
  #life: Life | null = null;
  #stepsLeft = Number.POSITIVE_INFINITY;
  #asleep: Life[] = [];
  readonly #woken: Promise<readonly string[]>[] = [];
  /** How often it was suspended for long enough that another took its place. */
  suspensions = 0;
  /** How often it was killed from outside. */
  murders = 0;
  /** All that was logged. */
  output = "";

  constructor(orders: Omit<Orders, "doom" | "ahead">) {
    super(orders.diary);
    this.#orders = orders;
  }

  #conceive(): Life {
    return new Life((text) => {
      this.output += text;
    });
  }

  get alive(): boolean {
    return this.#life !== null && !this.#life.over;
  }

  /** Resolves when it is online, or has died on the way there. Null: it lives for good. */
  async start(fate: Fate | null): Promise<void> {
    const doom = fate && "doom" in fate ? fate.doom : null;
    const first = this.#enter({ ...this.#orders, ahead: this.#ahead, doom });
    if (fate) this.#next = this.#conceive();
    let life = await first;
    // one that was killed right after it had taken over keeps the lock some seconds longer
    while (life.wasRefused && this.#asleep.length === 0) {
      await sleep(LOCK_AGAIN);
      life = await this.#enter({ ...this.#orders, ahead: this.#ahead, doom });
    }
    this.#stepsLeft = fate?.most ?? Number.POSITIVE_INFINITY;
    this.#woken.push(...this.#asleep.splice(0).map((one) => one.wake()));
    if (!fate) return;
    if ("after" in fate) setTimeout(() => void this.#murder(life), fate.after).unref();
    if ("asleep" in fate) setTimeout(() => void this.suspend(), fate.asleep).unref();
  }

  /** As `start`, once: another process may have the database. */
  async tryToStart(): Promise<void> {
    await this.#enter({ ...this.#orders, ahead: this.#ahead, doom: null });
  }

  async #enter(orders: Orders): Promise<Life> {
    const life = this.#next ?? this.#conceive();
    this.#next = null;
    await life.loaded;
    this.#life = life;
    await life.begin(orders);
    return life;
  }

  /** The process stops where it is, and is not heard of for long; it wakes up when another has taken its place. */
  async suspend(): Promise<void> {
    const life = this.#life;
    while (life && !life.over) {
      life.halt();
      if (this.#passTime()) {
        life.leave();
        this.suspensions++;
        this.#asleep.push(life);
      } else await life.goOn(); // it was writing just then
    }
  }

  /** False: somebody is writing. */
  #passTime(): boolean {
    const sqlite = new Sqlite(this.#orders.database, { timeout: 0 });
    try {
      sqlite.exec("UPDATE lock SET beat = beat - 60000");
      return true;
    } catch {
      return false;
    } finally {
      sqlite.close();
    }
  }

  /** What replaced processes have done wrong. */
  async troubles(): Promise<readonly string[]> {
    return (await Promise.all(this.#woken)).flat();
  }

  /** Time passes for this bot and those to come. */
  advance(ms: number): void {
    this.#ahead += ms;
    this.#life?.tell(this.#ahead);
  }

  /** To be asked after every step: whether it has outlived its fate. */
  tired(): boolean {
    return --this.#stepsLeft <= 0;
  }

  /** Resolves when it is dead. */
  async death(): Promise<void> {
    await this.#life?.gone;
  }

  async kill(): Promise<void> {
    if (this.#life) await this.#murder(this.#life);
  }

  async #murder(life: Life): Promise<void> {
    if (life.over) return;
    this.murders++;
    await life.end("SIGKILL");
  }

  /** As an operator would end it; the one that stands ready goes too. */
  async stop(): Promise<void> {
    await Promise.all([
      this.alive ? this.#life?.end("SIGTERM") : null,
      this.#next?.end("SIGKILL"),
      ...this.#asleep.map((one) => one.end("SIGKILL")),
      ...this.#woken,
    ]);
  }
}
