import type { Logger } from "pino";
import { copy, type Definition, type Envelope, type GameTypes, type Json, type Rulebook } from "../engine/index.ts";
import type { GameRecord, LogRow, OutboxDraft, Rich, Snapshot } from "../store/records.ts";
import type { Repository } from "../store/repository.ts";
import { blank, channelOf, personalBox } from "./announce.ts";
import type { Books } from "./books.ts";
import type { Clock } from "./core.ts";
import { chainHash, Divergence, replay, sinceOrigin, stateHash } from "./history.ts";
import { snapshotOf } from "./live.ts";

/** What became of a running game under the rules of this release. */
export type Fate = "same" | "re-pinned" | "upgraded";

export interface Checked {
  readonly game: string;
  readonly fate: Fate;
}

/**
 * Plays the log of every running game again before anything else happens. Same states: the game goes on under this
 * release. Other states, or another shape: the stored state stays as it is, passes `upgrade`, and becomes a new origin;
 * host and table are told. A bug fix never rewrites a game.
 */
export async function checkRunning(
  repository: Repository,
  books: Books,
  clock: Clock,
  logger: Logger,
): Promise<readonly Checked[]> {
  const checked: Checked[] = [];
  for (const record of await repository.games({ status: ["running"] })) {
    const fate = await check(repository, books, clock, record);
    if (fate !== "same") logger.info({ game: record.id, fate }, "a running game meets new rules");
    checked.push({ game: record.id, fate });
  }
  return checked;
}

async function check(repository: Repository, books: Books, clock: Clock, record: GameRecord): Promise<Fate> {
  const [snapshot, rows, book] = await Promise.all([
    repository.snapshot(record.id),
    repository.log(record.id),
    books.pinned(record),
  ]);
  if (!snapshot) throw new Error(`the state of game ${record.id} is missing`);
  const stored = readState(record, snapshot);
  const { definition } = book;
  if (reproduces(book, stored, rows, record.secret, snapshot)) {
    if (record.rules === definition.rules) return "same";
    const state = { ...stored, rules: definition.rules };
    const to = { ...snapshot, state: JSON.stringify(state) };
    await repository.write({
      game: record.id,
      set: { rules: definition.rules },
      state: { from: snapshot.seq, to },
      at: clock.now(),
    });
    return "re-pinned";
  }
  await upgrade(repository, clock.now(), record, definition, stored, snapshot);
  return "upgraded";
}

function readState(record: GameRecord, snapshot: Snapshot): Envelope<GameTypes> {
  const stored = JSON.parse(snapshot.state) as Envelope<GameTypes>; // compared with its hash next
  if (stateHash(stored) !== snapshot.hash)
    throw new Error(`the stored state of game ${record.id} was changed from outside`);
  return stored;
}

function reproduces(
  book: Rulebook<GameTypes>,
  stored: Envelope<GameTypes>,
  rows: readonly LogRow[],
  secret: string,
  snapshot: Snapshot,
): boolean {
  if (stored.stateVersion !== book.definition.stateVersion) return false;
  try {
    const env = replay(book, sinceOrigin(rows), secret);
    return env !== null && stateHash(env) === snapshot.hash;
  } catch (error) {
    if (error instanceof Divergence) return false;
    throw error;
  }
}

async function upgrade(
  repository: Repository,
  at: number,
  record: GameRecord,
  definition: Definition<GameTypes>,
  stored: Envelope<GameTypes>,
  snapshot: Snapshot,
): Promise<void> {
  const { table, hands, box } = stored;
  const game = definition.upgrade(copy({ table, hands, box }) as unknown as Json, stored.stateVersion); // states are plain JSON
  const state: Envelope<GameTypes> = {
    ...stored,
    ...game,
    rules: definition.rules,
    stateVersion: definition.stateVersion,
    seq: stored.seq + 1,
  };
  const chained = {
    seq: stored.seq,
    kind: "upgraded" as const,
    seat: null,
    action: "upgraded",
    params: state as unknown as Json,
    decision: null,
    regardless: false,
    rules: definition.rules,
    state: stateHash(state),
    at,
  };
  const row: LogRow = { ...chained, hash: chainHash(snapshot.chain, chained), person: null, told: [] };
  await repository.write({
    game: record.id,
    set: { rules: definition.rules },
    rows: [row],
    state: { from: snapshot.seq, to: snapshotOf(state, row) },
    outbox: notices(record, definition),
    at,
  });
}

function notices(record: GameRecord, definition: Definition<GameTypes>): OutboxDraft[] {
  const text: Rich = [
    `The rules of ${definition.name} were corrected in this release (now version ${definition.rules}). `,
    "Nothing that has happened in this campaign changes; from now on the corrected rules apply.",
  ];
  const post = { ...blank, title: `${record.name}: new rules`, text };
  return [channelOf(record), personalBox(record.host)].map((destination) => ({
    destination,
    slot: null,
    payload: { kind: "post", post },
  }));
}
