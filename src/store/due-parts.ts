/** What of a campaign is due and when, as SQL that every database understands once it is told a few words. */
import { DUE_AFTER, type DueParts, NEVER } from "./due.ts";

/** How a database says it. */
interface Dialect {
  /** The functions that give the least and the greatest of several values. */
  readonly least: string;
  readonly greatest: string;
  /** The time before which nothing counts. */
  readonly from: string;
}

export type DuePartTimes = { readonly [part in keyof DueParts]: string };

const when = (condition: string, time: string): string => `CASE WHEN ${condition} THEN ${time} ELSE ${NEVER} END`;

const RUNS = "games.status = 'running'";
/** Where the bot is cut off, or the moderator has stopped everything, nothing is due but what clocks still run for. */
const COUNTS = `${RUNS} AND games.cut_off IS NULL AND coalesce(games.paused, 0) < ${NEVER}`;
const LAST_JOINED = "coalesce((SELECT max(joined) FROM members WHERE members.game = games.id), 0)";
const PERSONS = "SELECT 1 FROM members WHERE members.game = games.id AND members.seat IS NOT NULL AND NOT members.bot";

/**
 * Every way in which something of a campaign comes to be due by itself, and when: here, and nowhere else. What depends on
 * more than the campaign's rows is given its earliest time, and whoever looks then says when to look again: how many days
 * a lobby is open is settled by its server, idle days leave out holidays and the time in which the bot was away. Not here:
 * - whoever has left a server (`Departures`, by server and hour), and what comes through to a channel again that was barred
 *   (`SecondTries`, by an index of its own), for nobody tells the campaign;
 * - what waits in the outbox, by its own times;
 * - computers, which are woken by whatever lets them move, and at a start; in the hour in which they hold still for a
 *   request the process remembers them (`Turns`);
 * - chores that have failed, which are tried again by the process (`Chores`); a start takes every campaign up.
 */
export function duePartTimes(dialect: Dialect): DuePartTimes {
  const from = (time: string): string => when(`${time} >= ${dialect.from}`, time);
  const leastOf = (times: readonly string[]): string =>
    times.length === 1 ? (times[0] ?? "") : `${dialect.least}(${times.join(", ")})`;
  /** The least of times of a campaign's rows in a table. */
  const least = (table: string, times: readonly string[], which = "TRUE"): string =>
    `coalesce((SELECT min(${leastOf(times.map(from))}) FROM ${table} WHERE ${table}.game = games.id AND ${which}), ${NEVER})`;
  const after = (time: string, wait: number): string =>
    from(`(${dialect.greatest}(${time}, ${LAST_JOINED}) + ${wait})`);
  const asked = [
    least("ballots", ["until"], "ballots.status = 'open'"),
    least("members", ["away", "lent_until", `(silent + ${DUE_AFTER.silence})`]),
    from("games.paused"),
  ];
  return {
    clocks: when(RUNS, least("clocks", ["deadline", "remind"])),
    asked: when(COUNTS, leastOf(asked)),
    votes: when(COUNTS, least("council_votes", ["next"])),
    idle: when(`${COUNTS} AND games.paused IS NULL`, least("last_played", [`(at + ${DUE_AFTER.idle})`])),
    computers: when(`${RUNS} AND NOT EXISTS (${PERSONS})`, after("coalesce(games.started, 0)", DUE_AFTER.computers)),
    lobby: when("games.status = 'lobby'", after("games.created", DUE_AFTER.lobby)),
  };
}
