/** The whole bot put together: database, campaigns, pictures, Discord, timers; how it starts and how it stops. */
import { randomBytes } from "node:crypto";
import { setInterval } from "node:timers";
import type { Logger } from "pino";
import type { Registry } from "prom-client";
import type { Definition, GameTypes } from "#engine";
import { Campaigns, type CampaignsOptions } from "./campaign/campaigns.ts";
import type { OutsidePlayers } from "./campaign/contract/outside.ts";
import type { Secret } from "./campaign/facts/lobby.ts";
import { readLessons } from "./campaign/lessons/shelf.ts";
import { Rulebooks } from "./campaign/packs/rulebooks.ts";
import { storedPack } from "./campaign/packs/stored-packs.ts";
import { EngineKeeping, type KeepingOptions } from "./campaign/record/engines/keeping.ts";
import type { Clock } from "./campaign/service/core.ts";
import { inTime } from "./campaign/service/in-time.ts";
import { plainError } from "./campaign/service/plain-error.ts";
import { checkRunning } from "./campaign/service/restart.ts";
import type { Config } from "./config.ts";
import { type DiscordShell, type Link, startDiscord } from "./discord/index.ts";
import type { Illustrator } from "./drawing/illustrator.ts";
import { drawingThreads } from "./drawing/threads.ts";
import { games } from "./games/registry.ts";
import { Housekeeping } from "./housekeeping.ts";
import { createMetrics } from "./metrics.ts";
import { startProgress } from "./progress.ts";
import type { ReplayShelf } from "./replay-maker/shelf.ts";
import { requireRules } from "./rules-of-play/shelf.ts";
import { isAddress } from "./store/address.ts";
import { damageOf, openStorage } from "./store/open.ts";
import type { DatabaseProblem } from "./store/problems.ts";
import type { Repository } from "./store/repository.ts";
import { KEPT, type Retention } from "./store/retention.ts";
import type { Storage } from "./store/storage.ts";

const TICK = 5000;
/** How long, in ms, to wait for what is being worked on when the bot stops. */
const LAST_WORK = 1000;
/** How long, in ms, Discord may be away before the bot is not well. */
const LONGEST_AWAY = 2 * 60_000;

export interface Umpire {
  readonly campaigns: Campaigns;
  readonly discord: DiscordShell;
  readonly illustrator: Illustrator;
  readonly storage: Storage;
  readonly metrics: Registry;
  /** Why the bot cannot do its work, in a few words; null: it can. */
  trouble(): string | null;
  /**
   * Takes no more input, finishes what is begun, sends what is waiting, closes everything: in eight seconds at most. What is
   * not done by then is left as a crash would leave it, and the next start goes on with it.
   */
  stop(): Promise<void>;
}

export interface Start extends Pick<Config, "database" | "packs" | "botDelay" | "backupHours"> {
  readonly token: string;
  /** Discord's API; null: the real one. */
  readonly api: string | null;
  readonly logger: Logger;
  readonly clock?: Clock;
  readonly definitions?: readonly Definition<GameTypes>[];
  /** What stands around the store; tests put faults there. */
  readonly store?: (repository: Repository) => Repository;
  /** Is shown what is kept in memory of a campaign after each of its changes; tests compare it with what is stored. */
  readonly kept?: CampaignsOptions["kept"];
  /** Programs that play seats of computers, in a sandbox; none if left out. */
  readonly outside?: OutsidePlayers | undefined;
  /** Where the secrets of the dice come from; random if left out. */
  readonly secrets?: () => Secret;
  /** Whether strangers use it, as on Discord and not in the sandbox; yes if left out. */
  readonly isPublic?: boolean;
  /** Draws in place of the drawing threads. */
  readonly illustrator?: Illustrator;
  /** Where the replays of campaigns that have ended are kept; none is posted by itself if left out. */
  readonly replays?: ReplayShelf;
  /** How long what no game needs any more is kept; as `.env.example` says if left out. */
  readonly keep?: Retention;
  /** How long a lost connection to Discord is waited for, ms; a minute if left out. */
  readonly timeout?: number;
  /** What stands in place of the network; tests put faults into it. */
  readonly link?: Link;
  /** How often, in ms, the clocks are read; every five seconds if left out. */
  readonly tick?: number;
  /** Where the engine of a game comes from, which is kept beside its campaigns; this release if left out. */
  readonly engine?: KeepingOptions["make"];
  /** Called when another process has taken over the database: this one has to end, and writes nothing any more. */
  readonly lost?: (problem: DatabaseProblem) => void;
}

/** The clock of this machine. */
const MACHINE: Clock = { now: () => Date.now(), awake: () => performance.now() };

/** A short loss of the connection is nothing out of the ordinary. */
const awayTooLong = (ms: number): string | null =>
  ms < LONGEST_AWAY ? null : `it has had no connection to Discord for ${Math.floor(ms / 60_000)} minutes`;

/** What has to be closed again, last things first. */
class Opened {
  readonly #closers: (() => unknown)[] = [];

  onClose(close: () => unknown): void {
    this.#closers.push(close);
  }

  async close(): Promise<void> {
    for (const close of this.#closers.splice(0).reverse()) await close();
  }
}

/**
 * Puts the layers together and lets them run: database, running games checked against these rules, Discord, timers.
 * Whatever prevents that, nothing stays open behind it: the next process need not wait for a lock.
 */
export async function startUmpire(start: Start): Promise<Umpire> {
  const opened = new Opened();
  try {
    return await putTogether(start, opened);
  } catch (error) {
    await opened.close();
    throw damageOf(start.database, error) ?? error;
  }
}

async function putTogether(start: Start, opened: Opened): Promise<Umpire> {
  const { logger, clock = MACHINE, definitions = games, store = (own: Repository) => own } = start;
  /** What could not be stored for a while has left behind the same as a crash. */
  let goOn = (): void => {};
  requireRules(definitions.map(({ id }) => id));
  const storage = await openStorage(start.database, {
    now: () => clock.now(),
    events: {
      troubled: (reason) =>
        logger.error({ reason }, "nothing can be stored: what people do is refused until that is over"),
      recovered() {
        logger.info("everything is stored again");
        goOn();
      },
      lost(problem) {
        logger.fatal(problem.message);
        start.lost?.(problem);
      },
    },
  });
  opened.onClose(() => storage.close());
  const metrics = createMetrics();
  const repository = metrics.store(store(storage.repository));
  const books = await Rulebooks.open(repository, definitions, start.packs);
  const lessons = readLessons(books, start.packs);
  await repository.dropLessonsBut([...lessons.values()].map(({ version }) => version));
  await checkRunning(repository, books, clock, logger, startProgress(logger));
  const campaigns = new Campaigns({
    repository,
    books,
    clock,
    logger,
    botDelay: start.botDelay,
    outside: start.outside,
    secrets: start.secrets,
    isPublic: start.isPublic,
    lessons,
    kept: start.kept,
  });
  goOn = () => {
    campaigns
      .resume()
      .catch((error: unknown) => logger.error({ error: plainError(error) }, "the campaigns could not go on"));
  };
  const key = await repository.keyOf("pictures", randomBytes(32).toString("hex"));
  const pack = (hash: string) => storedPack(repository, hash);
  const illustrator = metrics.illustrator(start.illustrator ?? drawingThreads({ pack, key }));
  opened.onClose(() => illustrator.close());
  const discord = await startDiscord({
    campaigns,
    illustrator,
    replays: start.replays,
    unbacked: isAddress(start.database),
    token: start.token,
    logger,
    now: () => clock.now(),
    permit: () => storage.requireLock(),
    ...(start.api === null ? {} : { api: start.api }),
    ...(start.timeout === undefined ? {} : { timeout: start.timeout }),
    ...(start.link ? { link: start.link } : {}),
  });
  opened.onClose(() => discord.stop());
  opened.onClose(() => inTime(campaigns.stop(), LAST_WORK));
  opened.onClose(() => discord.takeNoMore());
  const tick = (): void => {
    if (!discord.ready()) return; // nobody can do anything meanwhile: that counts as being away
    campaigns
      .tick()
      .catch((error: unknown) => logger.error({ error: plainError(error) }, "the clocks could not be read"));
  };
  const timer = setInterval(tick, start.tick ?? TICK);
  const { backupHours, keep = KEPT } = start;
  const house = new Housekeeping({ storage, backupHours, keep, clock, logger });
  opened.onClose(() => house.stop());
  const engines = new EngineKeeping({ repository, books, logger, ...(start.engine ? { make: start.engine } : {}) });
  opened.onClose(() => engines.stop());
  opened.onClose(() => clearInterval(timer));
  metrics.watch({
    pending: () => campaigns.deliveries.pending(),
    running: () => repository.count("running"),
    aside: () => repository.setAsideTurns(),
    online: () => discord.ready(),
    storing: () => storage.trouble() === null,
    refusals: () => discord.refusals(),
  });
  goOn(); // long campaigns, and many of them, keep nobody waiting
  house.start();
  engines.start();
  return {
    campaigns,
    discord,
    illustrator,
    storage,
    metrics: metrics.registry,
    trouble: () => storage.trouble() ?? awayTooLong(discord.away()),
    async stop() {
      await opened.close();
      await house.copied();
    },
  };
}
