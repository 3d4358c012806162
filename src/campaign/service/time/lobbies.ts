/** When a lobby closes by itself because nobody joins it any more. */
import { NEVER } from "../../../store/due.ts";
import type { GameRecord } from "../../../store/records.ts";
import type { Core } from "../core.ts";
import { lobbyClosed } from "../people/breaking-off.ts";
import { plainError } from "../plain-error.ts";
import { ServerSettings, servers } from "../servers.ts";

const DAY = 24 * 3_600_000;
/** How much later, ms, what has failed is tried again. */
const AGAIN = 60_000;

/** Closes a lobby that nobody joins any more. Says when to look again. */
export async function closeOld(core: Core, game: string): Promise<number> {
  try {
    return await core.queued(game, (record) => closedIfOld(core, record));
  } catch (error) {
    core.logger.error({ game, error: plainError(error) }, "a lobby could not be closed");
    return core.clock.now() + AGAIN;
  }
}

async function closedIfOld(core: Core, record: GameRecord): Promise<number> {
  const days = await daysOf(core, record);
  if (record.status !== "lobby" || days === null) return NEVER;
  const members = await core.repository.members(record.id);
  const closes = Math.max(record.created, ...members.map(({ joined }) => joined)) + days * DAY;
  if (core.clock.now() < closes) return closes;
  const since = days === 1 ? "a day" : `${days} days`;
  const why = `This lobby has closed, since nobody has joined for ${since}. \`/game create\` opens another one.`;
  await core.write(await lobbyClosed(core, record, members, [why]), record);
  core.logger.info({ game: record.id }, "a lobby was closed");
  return NEVER;
}

async function daysOf(core: Core, { guild }: GameRecord): Promise<number | null> {
  const { lobbyDays } = guild === null ? ServerSettings.parse({}) : await servers(core).settings(guild);
  return lobbyDays;
}
