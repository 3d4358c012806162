/** What a database on a server needs that its own tools have put back to an earlier point. */
import pg from "pg";
import { addressProblem, databaseName } from "../address.ts";
import { DatabaseProblem } from "../problems.ts";
import { openingProblem } from "./faults.ts";
import { WriterLock } from "./lock.ts";
import { prepare } from "./preparing.ts";

/** Numbers of messages that were given away after that point are not used again: Discord knows these. */
const MORE_MESSAGES = 1_000_000;

/** How many campaigns it holds, and how many of them run. */
export interface Counted {
  readonly campaigns: number;
  readonly running: number;
}

/**
 * Makes a restored database ready for a bot whose messages of later days stand in Discord, while it is stopped: ids of
 * messages are counted on far from those that were given away since, and what waited is looked for before it is sent, for it
 * may have been. Throws `DatabaseProblem`.
 */
export async function makeRestoredReady(address: string): Promise<Counted> {
  const problem = addressProblem(address);
  if (problem !== null) throw new DatabaseProblem(`UMPIRE_DATABASE ${problem}.`);
  const name = databaseName(address);
  const lock = new WriterLock(address, name, {});
  const client = new pg.Client({ connectionString: address, application_name: "umpire restored" });
  client.on("error", () => undefined); // whoever waits for an answer is told
  try {
    await lock.take();
    await prepare(address, name, { isReadOnly: false });
    await client.connect();
    const { rows } = await client.query<{ campaigns: string; running: string }>(
      `WITH moved AS (
         SELECT setval(
           pg_get_serial_sequence('outbox', 'id'),
           greatest(nextval(pg_get_serial_sequence('outbox', 'id')), (SELECT coalesce(max(id), 0) FROM outbox)) + $1::bigint
         )
       ), looked_for AS (
         UPDATE outbox SET attempts = greatest(attempts, 1) WHERE status = 'waiting' RETURNING 1
       )
       SELECT count(*) AS campaigns, count(*) FILTER (WHERE status = 'running') AS running,
         (SELECT count(*) FROM moved) + (SELECT count(*) FROM looked_for) AS made FROM games`,
      [MORE_MESSAGES],
    );
    const [counted] = rows;
    return { campaigns: Number(counted?.campaigns ?? 0), running: Number(counted?.running ?? 0) };
  } catch (error) {
    throw openingProblem(name, error) ?? error;
  } finally {
    await client.end().catch(() => undefined); // it may never have connected
    await lock.release();
  }
}
