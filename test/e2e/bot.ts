import { pino } from "pino";
import type { Definition, GameTypes, PackFiles } from "#engine";
import { storedPack } from "../../src/campaign/packs/stored-packs.ts";
import type { CampaignService } from "../../src/campaign/service.ts";
import { games } from "../../src/games/registry.ts";
import { packHash } from "../../src/proof/pinned-pack.ts";
import type { Sandbox } from "../../src/sandbox/index.ts";
import { startUmpire, type Umpire } from "../../src/umpire.ts";
import { bundledEngine } from "../programs.ts";
import { BotProcess, type Stored } from "./bot-process.ts";
import { drawnHere, type Pictures } from "./pictures.ts";

/** The games, each of whose packs is checked once for all bots of this process. */
const definitions = games.map(readOnce);

function readOnce<G extends GameTypes>(definition: Definition<G>): Definition<G> {
  const known = new Map<string, G["Content"]>();
  const readPack = (files: PackFiles): G["Content"] => {
    const hash = packHash(files);
    const content = known.get(hash) ?? definition.readPack(files);
    known.set(hash, content);
    return content;
  };
  return { ...definition, readPack };
}

/**
 * The bot at a sandbox: in the test's own process, which costs little, until the power is to be cut; then, with the same
 * database, in a process of its own, which can be killed.
 */
export class Bot {
  readonly #sandbox: Sandbox;
  readonly #database: string;
  readonly #apart: BotProcess;
  #here: Umpire | null = null;
  /** How it draws in this process. */
  pictures: Pictures = "blank";
  #output = "";

  constructor(sandbox: Sandbox, database: string) {
    this.#sandbox = sandbox;
    this.#database = database;
    this.#apart = new BotProcess(sandbox, database);
  }

  /** Everything it has logged. */
  get output(): string {
    return this.#output + this.#apart.output;
  }

  /** Resolves when it is online and its commands are registered. */
  async start(): Promise<void> {
    const write = (line: string): void => {
      this.#output += line;
    };
    this.#here = await startUmpire({
      isPublic: true,
      database: this.#database,
      packs: null,
      definitions,
      botDelay: 0,
      backupHours: 0,
      token: this.#sandbox.token,
      api: `${this.#sandbox.url}/api`,
      logger: pino({ level: "info" }, { write }),
      illustrator: drawnHere(
        () => this.pictures,
        async (hash) => (this.#here ? await storedPack(this.#here.storage.repository, hash) : null),
      ),
      engine: async ({ id }) => bundledEngine(id),
    });
  }

  /** What it does from now on is done in a process of its own. */
  async moveOut(): Promise<void> {
    await this.stop();
    await this.#apart.start({ UMPIRE_BOT_DELAY: "0" });
  }

  /** Ends that process as a power cut would. */
  async kill(): Promise<void> {
    await this.#apart.kill();
  }

  async stop(): Promise<void> {
    await this.#here?.stop();
    this.#here = null;
    await this.#apart.stop();
  }

  /** As after an operator's update. */
  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Looks at the campaigns, wherever the bot is. */
  async look<T>(what: (campaigns: CampaignService) => Promise<T>): Promise<T> {
    return await (this.#here ? what(this.#here.campaigns) : this.#apart.look(what));
  }

  /** Works on the database while the bot does not run. */
  async mend(what: (stored: Stored) => Promise<void>): Promise<void> {
    await this.#apart.mend(what);
  }

  /** Whether everything is sent, or parked. */
  async isIdle(): Promise<boolean> {
    return this.#here ? (await this.#here.campaigns.deliveries.pending()) === 0 : this.onTheWay().length === 0;
  }

  /** Where what is not sent yet is to go. */
  onTheWay(): readonly string[] {
    const rows = this.#apart.outbox().filter(({ status }) => status === "waiting" || status === "sending");
    return rows.map(({ destination }) => destination);
  }
}
