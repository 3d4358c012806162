/** Which of a bot's connections hears of which server (documentation, Gateway, Sharding). */
import type { Dispatch } from "../world.ts";

/** Which connection this is, from 0, and how many there are. */
export type Shard = readonly [id: number, count: number];

/** The only connection of a bot that does not ask for more. */
export const ALONE: Shard = [0, 1];

/** How many low bits of an id say nothing of the time at which it was made. */
const TIME_AT = 22n;

/** The connection of a server. */
export const shardOf = (guildId: string, count: number): number => Number((BigInt(guildId) >> TIME_AT) % BigInt(count));

/** Conversations are heard of by the first connection alone. */
export const hears = ([id, count]: Shard, dispatch: Dispatch): boolean => {
  const guild = guildIn(dispatch);
  return (guild === null ? 0 : shardOf(guild, count)) === id;
};

/** The server that an event is about: in those of servers themselves it is the object. */
function guildIn({ t, d }: Dispatch): string | null {
  const { guild_id: of, id } = d as { readonly guild_id?: unknown; readonly id?: unknown };
  if (typeof of === "string") return of;
  return /^GUILD_(CREATE|UPDATE|DELETE)$/.test(t) && typeof id === "string" ? id : null;
}
