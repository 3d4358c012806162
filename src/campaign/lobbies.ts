import type { GameRecord } from "../store/records.ts";
import { lobbyClosed } from "./breaking-off.ts";
import type { Core } from "./core.ts";
import { plainError } from "./plain-error.ts";
import { ServerSettings, servers } from "./servers.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Closes lobbies that nobody joins any more. */
export class Lobbies {
  readonly #core: Core;
  #looked = Number.NEGATIVE_INFINITY;

  constructor(core: Core) {
    this.#core = core;
  }

  /** Looks once a minute. A lobby that cannot be closed keeps no other open. */
  async tick(): Promise<void> {
    const { repository, clock, logger } = this.#core;
    const now = clock.now();
    if (Math.abs(now - this.#looked) < MINUTE) return;
    this.#looked = now;
    for (const { id: game } of await repository.games({ status: ["lobby"] }))
      await this.#core
        .queued(game, (record) => this.#closeOld(record, now))
        .catch((error: unknown) => logger.error({ game, error: plainError(error) }, "a lobby could not be closed"));
  }

  async #closeOld(record: GameRecord, now: number): Promise<void> {
    const days = await this.#daysOf(record);
    if (record.status !== "lobby" || days === null || now - record.created < days * DAY) return;
    const members = await this.#core.repository.members(record.id);
    if (members.some(({ joined }) => now - joined < days * DAY)) return;
    const since = days === 1 ? "a day" : `${days} days`;
    const why = `This lobby has closed, since nobody has joined for ${since}. \`/game create\` opens another one.`;
    await this.#core.write(await lobbyClosed(this.#core, record, members, [why]));
    this.#core.logger.info({ game: record.id }, "a lobby was closed");
  }

  async #daysOf({ guild }: GameRecord): Promise<number | null> {
    const { lobbyDays } = guild === null ? ServerSettings.parse({}) : await servers(this.#core).settings(guild);
    return lobbyDays;
  }
}
