import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Campaigns } from "../../src/campaign/campaigns.ts";
import { Rulebooks } from "../../src/campaign/packs/rulebooks.ts";
import { games } from "../../src/games/registry.ts";
import type { Sandbox } from "../../src/sandbox/index.ts";
import type { Repository } from "../../src/store/repository.ts";
import { openDatabase } from "../../src/store/sqlite/database.ts";
import { sqliteRepository } from "../../src/store/sqlite/repository.ts";
import { BRIEF } from "../brief.ts";
import { Observer } from "../crash/observer.ts";
import { program } from "../programs.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** What is stored, and the rules to work on it with. */
export interface Stored {
  readonly repository: Repository;
  readonly books: Rulebooks;
}

/** The bot as a process of its own, as `npm start` runs it, at a sandbox that lives on when it dies. */
export class BotProcess {
  readonly #sandbox: Sandbox;
  readonly #database: string;
  #child: ChildProcess | null = null;
  #looker: Promise<Observer> | null = null;
  /** Everything it has logged. */
  output = "";

  constructor(sandbox: Sandbox, database: string) {
    this.#sandbox = sandbox;
    this.#database = database;
  }

  /** Resolves when it is online and its commands are registered. */
  async start(env: NodeJS.ProcessEnv = {}): Promise<void> {
    const child = spawn(process.execPath, [...BRIEF, program("main")], {
      cwd: ROOT,
      env: {
        ...process.env,
        DISCORD_TOKEN: this.#sandbox.token,
        UMPIRE_DISCORD_API: `${this.#sandbox.url}/api`,
        UMPIRE_DATABASE: this.#database,
        UMPIRE_OPERATIONS_PORT: "0",
        LOG_LEVEL: "info",
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      const hear = (chunk: Buffer): void => {
        this.output += chunk.toString();
        if (chunk.includes('"msg":"ready"')) resolve();
      };
      child.stdout?.on("data", hear);
      child.stderr?.on("data", hear);
      child.once("exit", (code) => reject(new Error(`the bot ended with ${code}:\n${this.output}`)));
    });
  }

  /** What it has ended with; null: it runs, or was killed. */
  get exitCode(): number | null {
    return this.#child?.exitCode ?? null;
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  /** Ends it as an operator would. */
  async stop(): Promise<void> {
    await this.#end("SIGTERM");
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.removeAllListeners("exit");
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  }

  /** Looks into the database from outside, while the bot runs or after. */
  async look<T>(what: (campaigns: Campaigns) => Promise<T>): Promise<T> {
    this.#looker ??= Observer.open(this.#database);
    return await (await this.#looker).look(({ campaigns }) => what(campaigns));
  }

  /** Works on the database while the bot does not run. */
  async mend(what: (stored: Stored) => Promise<void>): Promise<void> {
    const database = openDatabase(this.#database);
    try {
      const repository = sqliteRepository(database);
      await what({ repository, books: await Rulebooks.open(repository, games, null) });
    } finally {
      database.close();
    }
  }

  /** Rows of the outbox by what became of them. */
  outbox(): readonly { id: number; status: string; destination: string; slot: string | null }[] {
    const database = openDatabase(this.#database, { readonly: true });
    try {
      const rows = database.sqlite.prepare("SELECT id, status, destination, slot FROM outbox ORDER BY id").all();
      return rows as { id: number; status: string; destination: string; slot: string | null }[]; // our own table
    } finally {
      database.close();
    }
  }
}
