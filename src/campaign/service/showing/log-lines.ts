/** A turn of a campaign's log, or what came since one last acted, for `/game log`. */
import QuickLRU from "quick-lru";
import type { Place, Seat } from "#engine";
import type { GameRecord, RowSpan, TurnRow, TurnStanding } from "../../../store/records.ts";
import type { Heading } from "../../contract/views.ts";
import { standingNow } from "../../facts/about.ts";
import { seatsOf } from "../../facts/permissions.ts";
import { placesOf } from "../../facts/words.ts";
import { type Chronicle, chronicleOf, type Line, type LogReader, standing, turnsBegun } from "../../log/lines.ts";
import { privateLines } from "../../log/private-log.ts";
import { turnInShort } from "../../log/recap.ts";
import { type Names, namesIn } from "../../log/weighed-lines.ts";
import { shortHash } from "../../telling/live-post.ts";
import type { Core } from "../core.ts";

/** A part of a log: one turn, or what came since a seat's own player acted last. */
export type LogStretch = { readonly turn: number | "last" } | { readonly since: Seat };

/** What everyone was told in a part of a campaign, and what its seats and places are called. */
export interface LogLines extends Chronicle {
  readonly record: GameRecord;
  readonly seats: readonly { readonly id: Seat; readonly name: string }[];
  readonly places: readonly Place[];
  readonly names: Names;
  /** The turns of the whole campaign, in order; 0: of what came before the first. */
  readonly turns: readonly number[];
  /** The turn that was asked for: lines of others come before and after. Null: it is no turn. */
  readonly turn: number | null;
  /** The rows that it was read from. */
  readonly span: RowSpan;
  /** The act since which it is: nobody but its player may learn of it. Null: of another part, or there was none. */
  readonly last: { readonly seq: number; readonly at: number } | null;
}

/** `person`: who reads it, and finds what only their own seats were told in it; null: it is read to everyone. */
export async function logLines(
  core: Core,
  record: GameRecord,
  part?: LogStretch,
  person: string | null = null,
): Promise<LogLines> {
  const book = await core.pinned(record);
  const reader = readerOf(record, book);
  const rows = await core.repository.turns(record.id);
  const last = part && "since" in part ? await lastAct(core, record, rows, part.since) : null;
  const turn = part && "turn" in part ? part : null;
  const found = await partOf(core, record, reader, rows, last ? { from: last.seq } : turn);
  const names = namesIn(record, book);
  const seats = reader.seats.map((id) => ({ id, name: names.seat(id) }));
  const own = person === null ? [] : await ownLines(core, record, reader, rows, { person, span: found.span });
  const lines = [...found.lines, ...own].sort((a, b) => a.seq - b.seq); // what only one is told comes after what all are
  const present = await presentStanding(core, record);
  return {
    ...found,
    lines,
    record,
    seats,
    places: placesOf(book),
    names,
    turns: turnsOf(record, found),
    last,
    present,
  };
}

/** What `/game status` says of it. */
async function presentStanding(core: Core, record: GameRecord): Promise<TurnStanding | null> {
  if (record.started === null || record.status === "damaged") return null;
  const { book, env } = await core.begun(record);
  return standingNow(book, env);
}

/** What the seats that a person holds now were told privately, whoever held them then. */
async function ownLines(
  { repository }: Core,
  record: GameRecord,
  { book }: LogReader,
  turns: readonly TurnRow[],
  { person, span: { from = 0, to = Number.POSITIVE_INFINITY } }: { readonly person: string; readonly span: RowSpan },
): Promise<readonly Line[]> {
  const seats = seatsOf({ record, members: await repository.members(record.id) }, person);
  if (seats.length === 0) return [];
  const rows = await repository.toldAlone(record.id, seats);
  return privateLines(
    book,
    rows.filter(({ seq }) => from <= seq && seq <= to),
    turns,
  );
}

const readerOf = ({ options }: GameRecord, book: LogReader["book"]): LogReader => ({
  book,
  seats: book.definition.roster(options, book.content).map(({ id }) => id),
});

/** What a seat's player did last, and has not taken back. */
async function lastAct(
  core: Core,
  { id }: GameRecord,
  turns: readonly TurnRow[],
  seat: Seat,
): Promise<LogLines["last"]> {
  const acts = (await core.repository.acts(id, seat)).map((act) => ({ ...act, back: null }));
  const rows = [...acts, ...turns.filter(({ back }) => back !== null)].sort((a, b) => a.seq - b.seq);
  const kept = new Set(standing(rows));
  return acts.find((act) => kept.has(act)) ?? null;
}

/** The lines of a part, and where everyone stood at all times. Logs in which nobody noted turns are read from end to end. */
async function partOf(
  { repository }: Core,
  record: GameRecord,
  reader: LogReader,
  rows: readonly TurnRow[],
  part: { readonly turn: number | "last" } | { readonly from: number } | null,
): Promise<Chronicle & Pick<LogLines, "turn" | "span">> {
  const standings = turnsBegun(rows);
  const wanted = part && "turn" in part ? part.turn : null;
  const turn = wanted === "last" ? (noted(record, standings).at(-1) ?? 0) : wanted;
  const span = turn !== null ? spanOf(standings, turn) : part && "from" in part ? part : {};
  const begun = [...standings.values()].findLast(({ seq }) => seq < (span.from ?? 1)); // the first row may have told nothing
  const found = chronicleOf(reader, await repository.chronicle(record.id, span), begun?.turn);
  return { ...found, standings, turn, span };
}

/** The rows that a turn's lines are in: one row can end a turn and begin the next. */
function spanOf(standings: Chronicle["standings"], turn: number): RowSpan {
  const [from, to] = [standings.get(turn)?.seq, standings.get(turn + 1)?.seq];
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

/** A campaign that is over has begun no other turn. */
const noted = ({ status }: GameRecord, standings: Chronicle["standings"]): readonly number[] =>
  [...standings.keys()].slice(0, status === "over" ? -1 : undefined);

const turnsOf = (record: GameRecord, { lines, standings }: Chronicle): readonly number[] =>
  [...new Set([...lines.map(({ turn }) => turn), ...noted(record, standings)])].sort((a, b) => a - b);

/** The least number of sides: two have each other's acts before them. */
const MANY = 3;

/** Headings by campaign and by the hash of the log that they follow from: a post is edited often. */
const headings = new WeakMap<Core, QuickLRU<string, Heading | "none">>();
const MOST_HEADINGS = 300;

/** The turn before the one that a post begins, in short; `chain`: as the post shows it. Null: there is nothing to tell. */
export async function turnBefore(core: Core, record: GameRecord, chain: string): Promise<Heading | null> {
  const kept = headings.get(core) ?? new QuickLRU<string, Heading | "none">({ maxSize: MOST_HEADINGS });
  headings.set(core, kept);
  const key = `${record.id} ${chain}`;
  const found = kept.get(key) ?? (await headingOf(core, record, chain)) ?? "none";
  kept.set(key, found);
  return found === "none" ? null : found;
}

async function headingOf(core: Core, record: GameRecord, chain: string): Promise<Heading | null> {
  const book = await core.pinned(record);
  const reader = readerOf(record, book);
  if (reader.seats.length < MANY) return null;
  const rows = await core.repository.turns(record.id);
  const begun = rows.findLast(({ hash }) => shortHash(hash) === chain)?.standing;
  if (!begun || begun.turn < 2) return null;
  const turn = begun.turn - 1;
  const lines = turnInShort(await partOf(core, record, reader, rows, { turn }), turn, namesIn(record, book));
  return lines.length === 0 ? null : { turn, lines };
}
