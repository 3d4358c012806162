import { type ChildProcess, fork } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Orders } from "./crashing-main.ts";
import type { Fate } from "./fates.ts";
import { DEATH, NOTE } from "./fault-points.ts";
import type { Note } from "./notes.ts";

const MAIN = fileURLToPath(new URL("./crashing-main.ts", import.meta.url));

/** A process of the bot: loaded at once, alive when told to be. */
class Life {
  readonly loaded: Promise<void>;
  readonly ended: Promise<void>;
  readonly #child: ChildProcess;
  over = false;

  constructor(hear: (line: string) => void) {
    this.#child = fork(MAIN, { execArgv: ["--import", "tsx"], stdio: ["ignore", "pipe", "pipe", "ipc"] });
    this.#child.stdout?.on("data", (chunk: Buffer) => hear(chunk.toString()));
    this.#child.stderr?.on("data", (chunk: Buffer) => hear(chunk.toString()));
    this.ended = new Promise((resolve) => {
      this.#child.once("exit", () => {
        this.over = true;
        resolve();
      });
    });
    this.loaded = this.#said("loaded");
  }

  /** Resolves when it is online or dead. */
  async begin(orders: Orders): Promise<void> {
    await this.loaded;
    const ready = this.#said("ready");
    this.#child.send(orders);
    await Promise.race([ready, this.ended]);
  }

  /** Its clock goes forward. */
  tell(ahead: number): void {
    if (!this.over) this.#child.send({ ahead }, () => {}); // whoever dies just now need not know
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    this.#child.kill(signal);
    await this.ended;
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

/** The bot, whatever process it lives in just now; the next one stands ready when it dies. */
export class MortalBot {
  readonly #orders: Omit<Orders, "doom" | "ahead">;
  #ahead = 0;
  #next: Life;
  #life: Life | null = null;
  #stepsLeft = Number.POSITIVE_INFINITY;
  /** How often it was killed from outside. */
  murders = 0;
  /** All that was logged. */
  output = "";

  constructor(orders: Omit<Orders, "doom" | "ahead">) {
    this.#orders = orders;
    this.#next = this.#conceive();
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
    const life = this.#next;
    await life.loaded;
    this.#next = this.#conceive();
    this.#life = life;
    this.#stepsLeft = fate?.most ?? Number.POSITIVE_INFINITY;
    if (fate && "after" in fate) setTimeout(() => void this.#murder(life), fate.after).unref();
    await life.begin({ ...this.#orders, ahead: this.#ahead, doom: fate && "doom" in fate ? fate.doom : null });
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
    await this.#life?.ended;
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
    await Promise.all([this.alive ? this.#life?.end("SIGTERM") : null, this.#next.end("SIGKILL")]);
  }

  /** Every fault point that was passed, the deadly ones with their mark. */
  diary(): readonly string[] {
    return this.#lines().filter((line) => !line.startsWith(NOTE));
  }

  /** What was noted beside. */
  notes(): readonly Note[] {
    return this.#lines().flatMap(
      (line) => (line.startsWith(NOTE) ? [JSON.parse(line.slice(NOTE.length)) as Note] : []), // our own file
    );
  }

  #lines(): readonly string[] {
    const { diary } = this.#orders;
    return existsSync(diary) ? readFileSync(diary, "utf8").split("\n").slice(0, -1) : [];
  }

  /** The points at which it died by itself. */
  deaths(): readonly string[] {
    return this.diary().flatMap((line) => (line.startsWith(DEATH) ? [line.slice(DEATH.length)] : []));
  }
}
