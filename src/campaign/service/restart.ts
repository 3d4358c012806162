/**
 * Looks at every running campaign at the start of the bot: is it whole, and do the rules of this release lead to its
 * state?
 */
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Logger } from "pino";
import { canonical, type Envelope, type GameTypes, guardedBook, type Rulebook, Unreadable } from "#engine";
import { differenceIn, replayed, sinceOrigin } from "../../proof/history.ts";
import { readState } from "../../proof/state-text.ts";
import { Damaged, DatabaseProblem, StoreUnavailable } from "../../store/problems.ts";
import type { GameRecord, LogRow, PrivateRow, Snapshot } from "../../store/records.ts";
import type { Repository } from "../../store/repository.ts";
import { turnsBegun } from "../log/lines.ts";
import { privateRows } from "../log/private-log.ts";
import type { Rulebooks } from "../packs/rulebooks.ts";
import { saidToday } from "../record/said-ahead.ts";
import { type Caretaker, setAside, takeUpAgain } from "../record/set-aside.ts";
import { upgrade } from "../record/upgrading.ts";
import { readWhole } from "../record/wholeness.ts";
import type { Clock } from "./core.ts";
import { Faults } from "./faults.ts";
import { plainError } from "./plain-error.ts";

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

/** After how many games what has been checked is noted: a start that is interrupted goes on from there. */
const NOTED_AFTER = 20;
/** How many rows are replayed before others get their turn. */
const TURN = 50;

/**
 * Looks whether what is stored of every running game is whole, and plays its log again, before anything else happens. Same
 * states, and the same events told: the game goes on under this release. Others: the stored one stays as it is, passes `upgrade`, is read by the
 * rules of today, and becomes a new origin; host and table are told. Other states though the rules have counted no version
 * up: so too, if their code is another one, and the log says so. A bug fix never rewrites a game. What is damaged is set
 * aside, and goes on once it is whole again. Games that this very code has played already are left out.
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
  await renameOptions(repository, books, clock);
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

/** Options of campaigns, begun or not, come under the names of today. */
async function renameOptions(repository: Repository, books: Rulebooks, clock: Clock): Promise<void> {
  const renaming = books.definitions.filter(({ options }) => options.entries.some(({ was }) => was));
  if (renaming.length === 0) return;
  for (const { id, version, game, options } of await repository.games({})) {
    const today = renaming.some((one) => one.id === game) ? books.optionsToday(game, options) : options;
    if (canonical(today) !== canonical(options))
      await repository.write({ game: id, set: { options: today }, at: clock.now() }, version);
  }
}

async function checkOrSetAside(caretaker: Caretaker, books: Rulebooks, record: GameRecord): Promise<CheckOutcome> {
  const { logger } = caretaker;
  const game = record.id;
  try {
    const outcome = record.started === null ? "same" : await check(caretaker, books, record);
    if (outcome !== "same") logger.info({ game, outcome }, "a running game meets new rules");
    if (record.status === "damaged") await takeUpAgain(caretaker, (await caretaker.repository.game(game)) ?? record);
    return outcome;
  } catch (error) {
    if (error instanceof StoreUnavailable || error instanceof DatabaseProblem) throw error;
    if (!(error instanceof Damaged))
      logger.error({ game, error: plainError(error) }, "a running game cannot be checked");
    await setAside(caretaker, record, whyNot(error));
    return "damaged";
  }
}

function whyNot(error: unknown): string {
  if (error instanceof Damaged) return error.message;
  return error instanceof Unreadable
    ? `this release cannot take it up: ${error.message}`
    : "this release cannot take it up";
}

async function check(caretaker: Caretaker, books: Rulebooks, record: GameRecord): Promise<CheckOutcome> {
  const { repository, clock, logger } = caretaker;
  const { rows, snapshot } = await readWhole(repository, books, record);
  const book = guardedBook(await books.pinned(record), new Faults(logger).of(record.id));
  const stored = readState(snapshot.state, record.rules);
  const { rules, stateVersion } = book.definition;
  const game = record.id;
  const told = await reproduced(book, stored, rows, record.secret, snapshot);
  const isKept = (await repository.toldAlone(game, stored.seats)).length > 0;
  const alone = isKept ? [] : (told ?? (await newsOf(repository, game, rows)));
  if (told) {
    const said = await saidToday(repository, book, stored, game);
    const isOfTheseRules = record.rules === rules;
    if (said || !isOfTheseRules || alone.length > 0)
      await repository.write({ game, set: { rules }, ...said, alone, at: clock.now() }, record.version);
    return isOfTheseRules ? "same" : "re-pinned";
  }
  const isUncounted = record.rules === rules && stored.stateVersion === stateVersion;
  if (isUncounted && (await repository.checkedBy(game)) === books.codes.get(record.game))
    throw new Damaged("its log does not lead to its state under the rules that wrote it");
  if (isUncounted) logger.error({ game, rules }, UNCOUNTED);
  await upgrade(caretaker, record, book, stored, { snapshot, alone });
  return "upgraded";
}

const UNCOUNTED =
  "the rules of this release play a running game otherwise than those before, and have not counted up their version; " +
  "its stored state counts from now on";

/**
 * For a campaign that these rules cannot replay: what seats were told privately since they last acted, which is all
 * that is known.
 */
async function newsOf(repository: Repository, game: string, rows: readonly LogRow[]): Promise<readonly PrivateRow[]> {
  const last = rows.at(-1);
  if (!last) return [];
  const turn = [...turnsBegun(await repository.turns(game)).keys()].at(-1) ?? 0;
  const news = Object.entries(await repository.news(game));
  return news.flatMap(([seat, lines]) =>
    lines.length === 0 ? [] : { seat, seq: last.seq, at: last.at, turn, phase: "", lines },
  );
}

/**
 * What the rows told seats privately, if they lead to the stored state; else null. Campaigns of releases that did not keep it for
 * good find it in their logs from then on. Piece by piece: a long game keeps nobody waiting.
 */
async function reproduced(
  book: Rulebook<GameTypes>,
  stored: Envelope<GameTypes>,
  rows: readonly LogRow[],
  secret: string,
  snapshot: Snapshot,
): Promise<readonly PrivateRow[] | null> {
  if (stored.stateVersion !== book.definition.stateVersion) return null;
  try {
    let played = 0;
    let last = "";
    const told: PrivateRow[] = [];
    for (const step of replayed(book, sinceOrigin(rows), secret)) {
      if (differenceIn(step) !== null) return null;
      const { row, state, happenings } = step;
      last = row.state;
      told.push(...privateRows(book, { seq: row.seq, state, happenings }, state.seats, row.at));
      if (++played % TURN === 0) await yieldToEventLoop();
    }
    return last === snapshot.hash ? told : null;
  } catch {
    return null; // refused, or more than these rules can bear
  }
}
