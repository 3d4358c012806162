import type Sqlite from "better-sqlite3";
import type { Campaigns } from "../../src/campaign/campaigns.ts";
import { isDormant } from "../../src/campaign/facts/live.ts";
import { isShutOut } from "../../src/campaign/time/stopped.ts";
import { MOST_TRIES } from "../../src/store/due.ts";
import type { Repository } from "../../src/store/repository.ts";

const DAY = 24 * 3_600_000;
/** What has failed is tried again by itself meanwhile. */
const FAILING = 10 * 60_000;

/**
 * What the bot looked through every few seconds before each campaign knew when it is due, as it was; `:now`, and one
 * campaign. Those that have not begun, have ended, or are stopped or cut off, were found, and nothing came of it.
 */
const COUNTS = "games.status = 'running' AND games.cut_off IS NULL AND coalesce(games.paused, 0) < 8640000000000000";
const of = (table: string, due: string, counts = COUNTS): string =>
  `SELECT 1 FROM ${table} JOIN games ON games.id = ${table}.game WHERE games.id = :game AND ${counts} AND (${due})`;
const ORACLES: { readonly [what: string]: string } = {
  deadlines: of("clocks", "deadline <= :now OR remind <= :now", "games.status = 'running'"),
  ballots: of("ballots", "ballots.status = 'open' AND until <= :now"),
  leaves: of("members", "away <= :now"),
  loans: of("members", "lent_until <= :now"),
  silences: of("members", `silent <= :now - ${14 * DAY}`),
  votes: of("council_votes", "next IS NOT NULL AND next <= :now"),
  idle: of("last_played", `paused IS NULL AND last_played.at <= :now - ${30 * DAY}`),
  pauses: `SELECT 1 FROM games WHERE id = :game AND ${COUNTS} AND paused <= :now`,
  lobbies: `SELECT 1 FROM games WHERE id = :game AND status = 'lobby' AND created <= :now - ${DAY}
    AND NOT EXISTS (SELECT 1 FROM members WHERE game = games.id AND joined > :now - ${DAY})`,
  computers: `SELECT 1 FROM games WHERE id = :game AND status = 'running' AND started <= :now - ${DAY}
    AND NOT EXISTS (SELECT 1 FROM members WHERE game = games.id AND (NOT bot OR joined > :now - ${DAY}))`,
};

/** All of them at once: what each of them finds bears its name. */
const FOUND = Object.entries(ORACLES)
  .map(([what, sql]) => `SELECT '${what}' AS what WHERE EXISTS (${sql})`)
  .join(" UNION ALL ");

interface Standing {
  readonly due: number | null;
  readonly tries: number;
}

interface Asked {
  readonly game: string;
  readonly now: number;
}

interface Statements {
  readonly database: Sqlite.Database;
  readonly standing: Sqlite.Statement<[string], Standing>;
  readonly found: Sqlite.Statement<[Asked], string>;
}

const fail = (what: string): never => {
  throw new Error(what);
};

/**
 * Holds what a campaign knows of when it is due against these: after every change none of them would have found it any
 * earlier, and a look leaves nothing behind that it could have done.
 */
export class DueOracles {
  readonly #database: () => Sqlite.Database | null;
  readonly #repository: Repository;
  readonly #wrong: (what: string) => void;
  #prepared: Statements | null = null;

  /** `database`: null while it is not known; `wrong`: is told what does not hold, else that is thrown. */
  constructor(database: () => Sqlite.Database | null, repository: Repository, wrong: (what: string) => void = fail) {
    this.#database = database;
    this.#repository = repository;
    this.#wrong = wrong;
  }

  /** The store, each of its changes looked after. */
  watching(): Repository {
    const write: Repository["write"] = async (change, from) => {
      const outcome = await this.#repository.write(change, from);
      this.#changed(change.game);
      return outcome;
    };
    return { ...this.#repository, write };
  }

  /** Looks after each of its looks. */
  watch(campaigns: Campaigns): void {
    const tick = campaigns.tick.bind(campaigns);
    campaigns.tick = async () => {
      const began = campaigns.now();
      await tick();
      await this.#looked(began);
    };
  }

  #changed(game: string): void {
    if (this.#database()?.open !== true) return;
    const is = this.#standing(game);
    if (!is || is.tries > MOST_TRIES) return;
    const found = this.#found(game, (is.due ?? Number.MAX_SAFE_INTEGER) - 1);
    if (found.length > 0) this.#wrong(`${game} is due for ${found.join(" and ")} before ${is.due}`);
  }

  async #looked(now: number): Promise<void> {
    const database = this.#database();
    if (database?.open !== true) return;
    const ids = database.prepare<[], string>("SELECT id FROM games WHERE status = 'running'").pluck().all();
    for (const game of ids) {
      const { due = null, tries = 0 } = this.#standing(game) ?? {};
      if (tries > MOST_TRIES || (due !== null && due <= now + FAILING)) continue;
      const found = this.#found(game, now - 1).filter((what) => what !== "computers" && what !== "idle"); // days on which nothing counts
      if (found.length === 0) continue;
      const record = await this.#repository.game(game).catch(() => null);
      if (record === null || isShutOut(record)) continue; // until that is over, which is written
      const members = await this.#repository.members(game);
      if (found.every((what) => what === "silences") && isDormant({ record, members }, now)) continue; // nobody is there to play on
      this.#wrong(`${game} is left with ${found.join(" and ")} at ${now}, and due ${due}`);
    }
  }

  #standing(game: string): Standing | undefined {
    return this.#statements()?.standing.get(game);
  }

  #found(game: string, now: number): readonly string[] {
    return this.#statements()?.found.all({ game, now }) ?? [];
  }

  /** Of the database as it is now. To prepare them takes longer than to ask them, and they are asked after every change. */
  #statements(): Statements | null {
    const database = this.#database();
    if (database && this.#prepared?.database !== database)
      this.#prepared = {
        database,
        standing: database.prepare("SELECT due, due_tries AS tries FROM games WHERE id = ?"),
        found: database.prepare<[Asked], string>(FOUND).pluck(),
      };
    return database && this.#prepared;
  }
}
