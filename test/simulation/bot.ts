import { createHash } from "node:crypto";
import type { Logger } from "pino";
import { commitment } from "#engine";
import drawn from "../../src/drawing/drawing-worker.ts";
import { createIllustrator, type Illustrator } from "../../src/drawing/illustrator.ts";
import type { Answer, Task } from "../../src/drawing/task.ts";
import { DatabaseProblem } from "../../src/store/problems.ts";
import type { Repository } from "../../src/store/repository.ts";
import type { Database } from "../../src/store/sqlite/database.ts";
import { databaseOf } from "../../src/store/sqlite/storage.ts";
import { startUmpire, type Umpire } from "../../src/umpire.ts";
import { DueOracles } from "../campaign/due-oracles.ts";
import { keptAsStored } from "../campaign/kept-as-stored.ts";
import type { Platform } from "./platform.ts";
import type { Life, Time } from "./time.ts";

/** How often, in ms, the bot reads its clocks: every five seconds would be nearly all that a run does. */
const TICK = 5 * 60_000;
/** After how many ms a start that has failed is tried again. */
const RESTART = 10_000;
/** One picture in this many is drawn. */
const DRAWN = 50;
/** In place of the others. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
/** A connection that is lost stays so until the next start: the gateway of the simulation does not break by itself. */
const TIMEOUT = 3_600_000;

interface Running {
  readonly umpire: Umpire;
  readonly life: Life;
  /** The store as others than the bot read it. */
  readonly repository: Repository;
}

/** The bot's process: started, and killed in the midst of anything. */
export class Bot {
  readonly #time: Time;
  readonly #platform: Platform;
  readonly #file: string;
  readonly #logger: Logger;
  readonly #wrong: (what: string) => void;
  #running: Running | null = null;
  #pictures = 0;

  /** `wrong`: is told what does not hold. */
  constructor(
    time: Time,
    platform: Platform,
    { file, logger, wrong }: { readonly file: string; readonly logger: Logger; wrong(what: string): void },
  ) {
    this.#wrong = wrong;
    this.#time = time;
    this.#platform = platform;
    this.#file = file;
    this.#logger = logger;
  }

  /** Null: it is not there. */
  get umpire(): Umpire | null {
    return this.#running?.umpire ?? null;
  }

  get repository(): Repository | null {
    return this.#running?.repository ?? null;
  }

  /** As its host's supervisor does: what passes by itself is tried again. */
  async start(): Promise<void> {
    for (;;) {
      try {
        return await this.#start();
      } catch (error) {
        if (!(error instanceof DatabaseProblem && error.passes)) throw error;
      }
      await this.#time.sleep(RESTART);
    }
  }

  async #start(): Promise<void> {
    const life = { alive: true };
    let database: Database["sqlite"] | null = null;
    const oracles: DueOracles[] = [];
    const store = (own: Repository): Repository => {
      const watching = new DueOracles(() => database, own, this.#wrong);
      oracles.push(watching);
      return this.#reading(watching.watching());
    };
    const umpire = await this.#time.within(life, () =>
      startUmpire({
        ...{ database: this.#file, packs: null, botDelay: 0, backupHours: 0, tick: TICK, timeout: TIMEOUT },
        ...{ token: this.#platform.token, api: `${this.#platform.world.origin}/api`, logger: this.#logger },
        link: this.#platform.link(life),
        clock: { now: () => Date.now() },
        illustrator: this.#illustrator(),
        secrets: () => this.#secret(),
        engine: async () => null,
        store,
        kept: async (live) => {
          if (life.alive && this.#running) await keptAsStored(this.#running.repository, this.#wrong)(live);
        },
      }),
    );
    const { sqlite } = databaseOf(umpire.storage);
    database = sqlite;
    for (const watching of oracles) watching.watch(umpire.campaigns);
    sqlite.pragma("synchronous = OFF"); // no power fails here
    sqlite.pragma("busy_timeout = 0"); // whoever has a lock lets go of it while simulated time passes
    this.#running = { umpire, life, repository: umpire.storage.repository };
  }

  /**
   * From one moment to the next nothing of it goes on: no timer rings, no answer arrives, nothing can be stored. Its lock on
   * the database goes with it; that another process finds a lock and waits is shown by real processes elsewhere.
   */
  kill(): void {
    if (!this.#running) return;
    const { umpire, life } = this.#running;
    life.alive = false;
    this.#platform.sessions.clear();
    umpire.storage.close();
    this.#running = null;
  }

  async stop(): Promise<void> {
    const running = this.#running;
    this.#running = null;
    if (running) await this.#time.within(running.life, () => running.umpire.stop());
  }

  /** What is kept of a person is read by a real thread: no time passes meanwhile. */
  #reading(own: Repository): Repository {
    const native =
      <A extends unknown[], T>(work: (...of: A) => Promise<T>) =>
      (...of: A): Promise<T> =>
        this.#time.native(work(...of));
    const { traces, forgetPerson } = own;
    const slow: Partial<Repository> = { traces: native(traces), forgetPerson: native(forgetPerson) };
    return new Proxy(own, {
      get: (target, name) => Reflect.get(name in slow ? slow : target, name),
    });
  }

  #secret() {
    const secret = createHash("sha256").update(String(Math.random())).digest("hex");
    return { secret, commitment: commitment(secret) };
  }

  #illustrator(): Illustrator {
    return createIllustrator({ perform: async (task) => this.#picture(task), pack: async () => null });
  }

  /** What is not drawn differs by what it is made from, as drawn ones do. */
  #picture(task: Task): Answer {
    if (task.pixels && this.#pictures++ % DRAWN === 0) return drawn(task);
    const text = typeof task.source === "string" ? task.source : JSON.stringify(task.source);
    const digest = createHash("sha256").update(text).digest("hex").slice(0, 16);
    return { kind: "made", parts: [{ digest, alt: "A picture", text: "A picture", png: PIXEL, fault: null }] };
  }
}
