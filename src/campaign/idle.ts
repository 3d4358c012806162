import type { GameRecord, RequestRecord } from "../store/records.ts";
import { brokenOff } from "./breaking-off.ts";
import type { Core } from "./core.ts";
import { plainError } from "./plain-error.ts";
import { blank, channelOf, single } from "./posting.ts";
import { pauseUntil, resume } from "./requests/pauses.ts";
import { standsStill } from "./stopped.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** After so long without an act of a person a campaign is paused, and after so long again it ends. */
const IDLE_DAYS = 30;
const PAUSED = { words: [`paused, for nobody has played for ${IDLE_DAYS} days`] };
/** Who asks for such a pause. */
const UMPIRE = "";

/** Pauses campaigns that no person plays in any more, and ends those that only computers play; looks once an hour. */
export class IdleCampaigns {
  readonly #core: Core;
  #looked = Number.NEGATIVE_INFINITY;

  constructor(core: Core) {
    this.#core = core;
  }

  async tick(): Promise<void> {
    const { repository, clock, logger } = this.#core;
    const now = clock.now();
    if (Math.abs(now - this.#looked) < HOUR) return;
    this.#looked = now;
    for (const game of await repository.idleSince(now - IDLE_DAYS * DAY))
      await this.#core
        .queued(game, (record) => this.#pause(record, now))
        .catch((error: unknown) => logger.error({ game, error: plainError(error) }, "a campaign could not be paused"));
    if (!this.#core.isPublic) return;
    for (const { game, person } of await repository.alone(null))
      if (person === null)
        await this.#core
          .queued(game, (record) => this.#endOfComputers(record, now))
          .catch((error: unknown) => logger.error({ game, error: plainError(error) }, "a campaign could not be ended"));
  }

  /** Only computers play it: since the last of them has taken a seat. */
  async #endOfComputers(record: GameRecord, now: number): Promise<void> {
    const members = await this.#core.repository.members(record.id);
    const since = Math.max(record.started ?? now, ...members.map(({ joined }) => joined));
    if (record.status !== "running" || members.some(({ bot }) => !bot) || now - since < DAY) return;
    const why = "Only computers have played this campaign for a day; it ends without a result. ";
    await this.#core.write(await brokenOff(this.#core, record, record.host, why));
    this.#core.logger.info({ game: record.id }, "a campaign of computers was ended");
  }

  async #pause(record: GameRecord, at: number): Promise<void> {
    if (record.status !== "running" || standsStill(record)) return;
    const live = await this.#core.load(record);
    const until = at + IDLE_DAYS * DAY;
    const earlier = await this.#core.repository.requests(record.id);
    const fresh: RequestRecord = {
      ...{
        number: earlier.length + 1,
        wish: { kind: "pause", until },
        asker: UMPIRE,
        seq: live.env.seq,
        at,
        until: at,
      },
      ...{ status: "agreed", yes: [], no: [] },
    };
    const text = [
      `Nobody has played here for ${IDLE_DAYS} days, so the campaign is paused. It goes on as soon as somebody plays; otherwise it ends `,
      `without a result on <t:${Math.floor(until / 1000)}:D>.`,
    ];
    const post = single(channelOf(record), { ...blank, title: record.name, text, asks: PAUSED, ping: [record.host] });
    await pauseUntil(this.#core, live, until, { game: record.id, at, requests: [fresh], outbox: [post] });
    this.#core.logger.info({ game: record.id }, "an idle campaign was paused");
  }
}

/** Whether a campaign is paused because nobody has played in it, and since when; null: it is not. */
async function idleSince(core: Core, { id, paused }: GameRecord): Promise<number | null> {
  if (paused === null) return null;
  const last = (await core.repository.requests(id)).findLast(
    ({ status, wish }) => status === "agreed" && wish.kind !== "rewind",
  );
  return last?.wish.kind === "pause" && last.asker === UMPIRE ? last.at : null;
}

/** Somebody plays again: a campaign that was paused for nobody did goes on. */
export async function playedAgain(core: Core, record: GameRecord): Promise<void> {
  if ((await idleSince(core, record)) !== null) await resume(core, await core.load(record), core.clock.now());
}

/** The time of a pause is over: the campaign goes on, or ends if it was for nobody playing. */
export async function pauseOver(core: Core, record: GameRecord, at: number): Promise<void> {
  const live = await core.load(record);
  if ((await idleSince(core, record)) === null) return await resume(core, live, at);
  const why = `Nobody has played in this campaign for ${2 * IDLE_DAYS} days; it ends without a result. `;
  await core.write(await brokenOff(core, record, record.host, why));
}
