/** Who has left the server of their campaign, and what becomes of their seats, also when they come back. */
import type { Departure } from "../../../store/repository.ts";
import { isInCouncil } from "../../facts/council.ts";
import { namedInText } from "../../facts/names.ts";
import { seatsOf } from "../../facts/permissions.ts";
import { blank, channelOf, single } from "../../facts/posting.ts";
import { GIVEN_UP } from "../../time/silence-limits.ts";
import { isShutOut, isStopped } from "../../time/stopped.ts";
import type { Core } from "../core.ts";
import { plainError } from "../plain-error.ts";
import { afterLeaving, leaveRunning } from "./leaving.ts";
import { pass } from "./passing-on.ts";
import { checkTaker, takeable } from "./taking.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Those of these people who are on a server; null: that cannot be told now, for an outage or because we are not there. */
export type RollCall = (guild: string, persons: readonly string[]) => Promise<ReadonlySet<string> | null>;

/**
 * People who have left the server of their campaign. Nobody tells us, so it is looked up: once a day for each server, and
 * every hour while somebody is missing. Who was missing twice, an hour apart at least, gives their seats up; who comes back
 * within two weeks has them again, unless somebody else has taken them.
 */
export class Departures {
  readonly #core: Core;
  /** Servers that somebody seems to have left. */
  readonly #suspected = new Set<string>();
  #listener = (): void => {};

  constructor(core: Core) {
    this.#core = core;
  }

  /** `listener`: is told that a look is due before its time. */
  onDue(listener: () => void): void {
    this.#listener = listener;
  }

  /**
   * Discord refuses to reach somebody of this campaign as a member of its server: a look there is due at once, unless there
   * was one within the hour; then as soon as that is over.
   */
  async suspect(game: string): Promise<void> {
    const record = await this.#core.record(game).catch(() => null); // what cannot be read has no players
    if (record?.status !== "running" || record.guild === null) return;
    this.#suspected.add(record.guild);
    this.#listener();
  }

  /** Looks after every server that is due. What fails on one of them is logged, and tried again at the next look. */
  async look(present: RollCall): Promise<void> {
    const { repository, logger } = this.#core;
    for (const guild of await repository.serversAtPlay())
      await this.#lookAt(guild, present).catch((error: unknown) =>
        logger.warn({ guild, error: plainError(error) }, "who has left a server could not be looked up"),
      );
  }

  async #lookAt(guild: string, present: RollCall): Promise<void> {
    const { repository, clock } = this.#core;
    const [last, missing] = await Promise.all([repository.rollCalled(guild), repository.departures(guild)]);
    const now = clock.now();
    const every = missing.length > 0 || this.#suspected.has(guild) ? HOUR : DAY;
    if (last !== null && Math.abs(now - last) < every) return;
    const players = await repository.playersOn(guild);
    const persons = [...new Set([...players, ...missing].map(({ person }) => person))];
    const found = await present(guild, persons);
    if (found === null) return;
    for (const one of missing) await this.#reconsider(one, found.has(one.person), now);
    const known = new Set(missing.map(({ game, person }) => `${game} ${person}`));
    for (const one of players)
      if (!found.has(one.person) && !known.has(`${one.game} ${one.person}`))
        await repository.keepDeparture({ ...one, missed: now, seats: null });
    await repository.keepRollCall(guild, now);
    this.#suspected.delete(guild);
  }

  /** What becomes of somebody who had not been found before. */
  async #reconsider(missing: Departure, isBack: boolean, now: number): Promise<void> {
    const { repository, logger } = this.#core;
    const { game, seats } = missing;
    try {
      if (isStopped(await this.#core.record(game))) return; // no seat changes hands until it goes on
      if (isBack) {
        if (seats !== null) await this.#takeBack(missing);
        await repository.dropDeparture(missing);
      } else if (seats !== null && now - missing.missed >= GIVEN_UP) await repository.dropDeparture(missing);
      else if (now - missing.missed >= HOUR) await this.#giveUp(missing);
    } catch (error) {
      logger.warn({ game, error: plainError(error) }, "what becomes of the seats of somebody who left is not settled");
    }
  }

  /**
   * Their seats are free, or the computer's: noted first, so that a crash in between loses no claim to them. The last person
   * of a campaign keeps what they play: nobody else would.
   */
  async #giveUp(missing: Departure): Promise<void> {
    const { game, person, name } = missing;
    const { repository, logger } = this.#core;
    const isDone = await this.#core.queued(game, async (record) => {
      if (record.status !== "running" || isShutOut(record)) return false;
      const live = await this.#core.load(record);
      const seats = seatsOf(live, person);
      if (seats.length === 0) {
        if (missing.seats === null) await repository.dropDeparture(missing); // they left by themselves
        return false;
      }
      if (afterLeaving(live, person) === "ends") return false;
      const shared = isInCouncil(live, person); // who comes back asks its council
      await repository.keepDeparture({ ...missing, seats: shared ? [] : seats });
      await leaveRunning(this.#core, record, { person: { id: person, name }, interaction: null }, "server");
      return true;
    });
    if (isDone) logger.info({ game }, "somebody who plays has left the server");
  }

  #takeBack({ game, person, name, seats }: Departure): Promise<void> {
    return this.#core.queued(game, async (record) => {
      if (record.status !== "running" || seats === null || seats.length === 0) return;
      const live = await this.#core.load(record);
      if (seatsOf(live, person).length > 0) return;
      const free = (await takeable(this.#core, live)).flat();
      if (!seats.every((seat) => free.includes(seat))) return;
      checkTaker(live, await this.#core.repository.formerHolders(game), person, seats);
      const text = [{ person }, ` is back on the server, and plays ${namedInText(live, seats)} again.`];
      const post = single(channelOf(record), { ...blank, title: record.name, text });
      const to = { person: { id: person, name } };
      await pass(this.#core, live, { seats, to, by: person, at: this.#core.clock.now(), interaction: null }, [post]);
    });
  }
}
