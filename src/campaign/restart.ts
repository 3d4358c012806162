import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Logger } from "pino";
import { copy, type Definition, type Envelope, type GameTypes, type Params, type Rulebook } from "../engine/index.ts";
import { Damaged, DatabaseProblem, StoreUnavailable } from "../store/problems.ts";
import type { GameRecord, LogRow, OutboxDraft, Rich, Snapshot } from "../store/records.ts";
import type { Repository } from "../store/repository.ts";
import type { Clock } from "./core.ts";
import { type Caretaker, setAside, takeUpAgain } from "./damage.ts";
import { Divergence, readState, replayed, sinceOrigin, stateHash } from "./history.ts";
import { ownStep, toLogRow } from "./live.ts";
import { upgradedState } from "./origin.ts";
import { plainError } from "./plain-error.ts";
import { blank, channelOf, personalBox, single } from "./posting.ts";
import type { Rulebooks } from "./rulebooks.ts";
import { readWhole } from "./wholeness.ts";

/** What became of a running game under the rules of this release. */
export type CheckOutcome = "same" | "re-pinned" | "upgraded" | "damaged";

export interface Checked {
  readonly game: string;
  readonly outcome: CheckOutcome;
}

/** Shows how far the start is. */
export interface Progress {
  begin(total: number): void;
  done(count: number): void;
  end(): void;
}

/** What has been checked is noted after so many games: a start that is broken off goes on from there. */
const NOTED_AFTER = 20;
/** So many rows are played again before others get their turn. */
const TURN = 50;

/**
 * Looks whether what is stored of every running game is whole, and plays its log again, before anything else happens. Same
 * states: the game goes on under this release. Other states under other rules, or another shape: the stored state stays as
 * it is, passes `upgrade`, and becomes a new origin; host and table are told. A bug fix never rewrites a game. What is
 * damaged is set aside, and goes on once it is whole again. Games that this very code has played already are left out.
 */
export async function checkRunning(
  repository: Repository,
  books: Rulebooks,
  clock: Clock,
  logger: Logger,
  progress: Progress | null = null,
): Promise<readonly Checked[]> {
  const caretaker = { repository, clock, logger };
  for (const game of await repository.unreadable()) await setAside(caretaker, game, "its record cannot be read");
  const due = await repository.unchecked(books.codes);
  const checked: Checked[] = [];
  progress?.begin(due.length);
  for (let at = 0; at < due.length; at += NOTED_AFTER) {
    const played: { [game: string]: string } = {};
    for (const game of due.slice(at, at + NOTED_AFTER)) {
      const record = await recordOf(repository, game);
      const outcome = record ? await checkOrSetAside(caretaker, books, record) : "damaged";
      const code = books.codes.get(record?.game ?? "");
      if (outcome !== "damaged" && code !== undefined) played[game] = code;
      checked.push({ game, outcome });
      progress?.done(checked.length);
      await yieldToEventLoop();
    }
    await repository.keepChecked(played);
  }
  progress?.end();
  return checked;
}

/** Null: it cannot be read, and is set aside already. */
async function recordOf(repository: Repository, game: string): Promise<GameRecord | null> {
  try {
    return await repository.game(game);
  } catch (error) {
    if (error instanceof Damaged) return null;
    throw error;
  }
}

async function checkOrSetAside(caretaker: Caretaker, books: Rulebooks, record: GameRecord): Promise<CheckOutcome> {
  const { repository, clock, logger } = caretaker;
  const game = record.id;
  try {
    const outcome = record.started === null ? "same" : await check(repository, books, clock, record);
    if (outcome !== "same") logger.info({ game, outcome }, "a running game meets new rules");
    if (record.status === "damaged") await takeUpAgain(caretaker, record);
    return outcome;
  } catch (error) {
    if (error instanceof StoreUnavailable || error instanceof DatabaseProblem) throw error;
    if (!(error instanceof Damaged))
      logger.error({ game, error: plainError(error) }, "a running game cannot be checked");
    await setAside(caretaker, record, error instanceof Damaged ? error.message : "this release cannot take it up");
    return "damaged";
  }
}

async function check(
  repository: Repository,
  books: Rulebooks,
  clock: Clock,
  record: GameRecord,
): Promise<CheckOutcome> {
  const { rows, snapshot } = await readWhole(repository, record);
  const book = await books.pinned(record);
  const stored = readState(snapshot.state, record.rules);
  const { rules, stateVersion } = book.definition;
  if (await reproduces(book, stored, rows, record.secret, snapshot)) {
    if (record.rules === rules) return "same";
    await repository.write({ game: record.id, set: { rules }, at: clock.now() });
    return "re-pinned";
  }
  if (record.rules === rules && stored.stateVersion === stateVersion)
    throw new Damaged("its log does not lead to its state under the rules that wrote it");
  await upgrade(repository, clock.now(), record, book, stored, snapshot);
  return "upgraded";
}

/** Piece by piece: a long game keeps nobody waiting. */
async function reproduces(
  book: Rulebook<GameTypes>,
  stored: Envelope<GameTypes>,
  rows: readonly LogRow[],
  secret: string,
  snapshot: Snapshot,
): Promise<boolean> {
  if (stored.stateVersion !== book.definition.stateVersion) return false;
  try {
    let played = 0;
    let last = "";
    for (const { row, state } of replayed(book, sinceOrigin(rows), secret)) {
      last = stateHash(state);
      if (last !== row.state) return false;
      if (++played % TURN === 0) await yieldToEventLoop();
    }
    return last === snapshot.hash;
  } catch (error) {
    if (error instanceof Divergence) return false;
    throw error;
  }
}

async function upgrade(
  repository: Repository,
  at: number,
  record: GameRecord,
  book: Rulebook<GameTypes>,
  stored: Envelope<GameTypes>,
  { chain }: Snapshot,
): Promise<void> {
  const { definition } = book;
  const { rules } = definition;
  const { seq } = stored;
  const state = upgradedState(definition, stored);
  const params = copy(state) as unknown as Params; // an origin holds its whole state
  const advance = ownStep({ state, seq, seat: null, action: "upgraded", params });
  const head = { kind: "upgraded", decision: null, regardless: false, person: null, input: seq, at } as const;
  const { row, snapshot } = toLogRow(book, advance, { env: stored, chain }, head);
  await repository.write({
    game: record.id,
    set: { rules },
    rows: [row],
    state: { from: seq, to: snapshot },
    dropCheckpoints: 0,
    outbox: record.rules === rules ? [] : notices(record, definition),
    at,
  });
}

function notices(record: GameRecord, definition: Definition<GameTypes>): OutboxDraft[] {
  const text: Rich = [
    `The rules of ${definition.name} were corrected in this release (now version ${definition.rules}). `,
    "Nothing that has happened in this campaign changes; from now on the corrected rules apply.",
  ];
  const post = { ...blank, title: `${record.name}: new rules`, text };
  return [channelOf(record), personalBox(record.host)].map((destination) => single(destination, post));
}
