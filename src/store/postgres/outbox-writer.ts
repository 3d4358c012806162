/** The part of a change that puts messages in line, or puts those aside or elsewhere that wait. */
import type { Change } from "../change.ts";
import type { OutboxDraft } from "../records.ts";
import type { Flight } from "./flight.ts";

/** What a newer edit has overtaken must not overwrite it. */
export const OVERTAKEN = `EXISTS (SELECT 1 FROM outbox newer WHERE newer.game = outbox.game AND newer.slot = outbox.slot
  AND newer.destination = outbox.destination AND newer.id > outbox.id)`;
/** Back in line. What was tried before may have arrived, and is looked for. */
export const IN_LINE = "status = 'waiting', due = 0, attempts = least(attempts, 1), error = NULL";

const ADD = `INSERT INTO outbox (game, destination, slot, payload, status, attempts, due, created)
  VALUES ($1, $2, $3, $4, 'waiting', 0, 0, $5)`;

export const addTo = ({ put }: Flight, game: string, { destination, slot, payload }: OutboxDraft, at: number): void =>
  put(ADD, game, destination, slot, JSON.stringify(payload), at);

/** An edit that is held back has not arrived. */
const OVERTAKE = `UPDATE outbox SET status = 'replaced' FROM unnest($2::text[], $3::text[]) AS newer(destination, slot)
  WHERE status = 'held' AND game = $1 AND message IS NULL
    AND outbox.destination = newer.destination AND outbox.slot = newer.slot`;
/**
 * A message of a slot takes the place of one that waits and was never tried: one that was tried may have arrived, and is found
 * or sent first, or its message would be there for ever.
 */
const REPLACE_OR_ADD = `
  WITH replaced AS (
    UPDATE outbox SET payload = $4 WHERE status = 'waiting' AND destination = $2 AND game = $1 AND slot = $3 AND attempts = 0
    RETURNING 1)
  INSERT INTO outbox (game, destination, slot, payload, status, attempts, due, created)
  SELECT $1, $2, $3, $4, 'waiting', 0,
    CASE WHEN $6::bigint > 0 THEN coalesce(
      (SELECT max(greatest(due, created)) + $6::bigint FROM outbox WHERE game = $1 AND slot = $3 AND status <> 'replaced'), 0)
    ELSE 0 END, $5::bigint
  WHERE NOT EXISTS (SELECT 1 FROM replaced)`;

/** Puts messages in line. */
export function writeOutbox(flight: Flight, { game, outbox = [], at }: Change): void {
  const { put } = flight;
  const edits = outbox.flatMap(({ destination, slot }) => (slot === null ? [] : [{ destination, slot }]));
  if (edits.length > 0)
    put(OVERTAKE, game, ...[edits.map(({ destination }) => destination), edits.map(({ slot }) => slot)]);
  for (const draft of outbox) {
    const { destination, slot, payload, apart = 0 } = draft;
    if (slot === null) addTo(flight, game, draft, at);
    else put(REPLACE_OR_ADD, game, destination, slot, JSON.stringify(payload), at, apart);
  }
}

/** Puts rows aside or in line again, or sends them elsewhere. */
export function repairOutbox({ put }: Flight, { game, repair, redirect, silence }: Change): void {
  if (silence !== undefined) {
    put(
      "UPDATE outbox SET status = 'parked', error = $1 WHERE game = $2 AND status IN ('waiting', 'held')",
      ...[silence, game],
    );
    put("UPDATE outbox SET forbidden = false WHERE game = $1", game);
  }
  if (redirect)
    put(
      `UPDATE outbox SET destination = $1
        WHERE game = $2 AND destination = $3 AND status IN ('waiting', 'held', 'parked')`,
      ...[redirect.to, game, redirect.from],
    );
  if (!repair) return;
  const parked = "game = $1 AND status IN ('parked', 'held')";
  put(`UPDATE outbox SET status = 'replaced' WHERE ${parked} AND ${OVERTAKEN}`, game);
  put(`UPDATE outbox SET ${IN_LINE} WHERE ${parked}`, game);
  put("DELETE FROM obstacles WHERE game = $1", game);
  put("UPDATE threads SET open = false WHERE game = $1", game);
}
