import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { type Advance, type Envelope, type GameTypes, type Seat, UNTOLD } from "../engine/index.ts";
import type { Change } from "../store/change.ts";
import type { LivePostRecord, LogRow } from "../store/records.ts";
import type { Core } from "./core.ts";
import { advanceOf, replayed, sinceOrigin } from "./history.ts";
import { type Live, toldBy } from "./live.ts";
import { wholeLog } from "./log-pieces.ts";
import { privateLines } from "./news.ts";

/** So many rows are played again before others get their turn. */
const TURN = 50;

/** What is told in words from now on that could not be put into words when it happened. */
export interface Retold extends Required<Pick<Change, "retold" | "news">> {
  readonly posts: readonly LivePostRecord[];
}

/** Plays the log again where lines have failed, and puts into words what can be put into words now. */
export async function retold(core: Core, live: Live): Promise<Retold> {
  const { id } = live.record;
  const log = sinceOrigin(await wholeLog(core.repository, id));
  const faulty = log.filter(({ told }) => told.includes(UNTOLD));
  const seats = live.env.seats.filter((seat) => live.news[seat]?.includes(UNTOLD));
  if (faulty.length === 0 && seats.length === 0) return { retold: [], posts: [], news: {} };
  const words = new Map<number, readonly string[]>();
  const news = new Map<Seat, readonly string[]>(seats.map((seat) => [seat, []]));
  for await (const { row, advance } of advancesOf(live, log)) {
    words.set(row.seq, toldBy(live.book, advance));
    for (const [seat, lines] of news) {
      const had = row.seat === seat && row.kind === "act" ? [] : lines; // as `newsAfter` has it
      news.set(seat, [...had, ...privateLines(live.book, advance, seat)]);
    }
  }
  const rows = faulty.map((row) => ({ ...row, found: found(row.told, words.get(row.seq) ?? []) }));
  return {
    retold: rows.map(({ seq, told, found: lines }) => ({ seq, told: filled(told, [...lines]) })),
    posts: await postsWith(core, live, new Map(rows.map(({ seq, found: lines }) => [seq, [...lines]]))),
    news: Object.fromEntries(
      seats.map((seat) => {
        const had = live.news[seat] ?? [];
        return [seat, filled(had, [...found(had, news.get(seat) ?? [])])];
      }),
    ),
  };
}

/** Rows of a seat that are no answer of it. */
const OWN_STEPS: readonly LogRow["kind"][] = ["rewind", "handover"];

/** What each act of a log brought about. */
async function* advancesOf(
  { book, record }: Live,
  log: readonly LogRow[],
): AsyncGenerator<{ readonly row: LogRow; readonly advance: Advance<GameTypes> }, undefined> {
  let before: Envelope<GameTypes> | null = null;
  let played = 0;
  for (const { row, state } of replayed(book, log, record.secret)) {
    if (row.kind === "start" || (row.seat !== null && !OWN_STEPS.includes(row.kind)))
      yield { row, advance: advanceOf(book, before, row, record.secret) };
    before = state;
    if (++played % TURN === 0) await yieldToEventLoop();
  }
}

/** The lines that are missing in what was told, in order. */
const found = (had: readonly string[], now: readonly string[]): readonly string[] =>
  now.filter((line) => !had.includes(line));

/** Lines with those that were found, one after the other, in place of the ones that failed. */
const filled = (lines: readonly string[], rest: string[]): readonly string[] =>
  lines.map((line) => (line === UNTOLD ? (rest.shift() ?? line) : line));

/** The posts with lines that failed, with what was found of each row. */
async function postsWith(
  { repository }: Core,
  { record, post }: Live,
  rest: ReadonlyMap<number, string[]>,
): Promise<readonly LivePostRecord[]> {
  const changed: LivePostRecord[] = [];
  for (let number = 1; number <= (post?.number ?? 0); number++) {
    const one = await repository.livePost(record.id, number);
    if (!one?.lines.some(({ text }) => text === UNTOLD)) continue;
    const lines = one.lines.map((line) =>
      line.text === UNTOLD ? { ...line, text: rest.get(line.seq)?.shift() ?? line.text } : line,
    );
    changed.push({ ...one, lines });
  }
  return changed;
}
