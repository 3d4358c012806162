import QuickLRU from "quick-lru";
import type { GameTypes, Place, Rulebook, Seat } from "../engine/index.ts";
import type { GameRecord } from "../store/records.ts";
import { placesOf } from "./about.ts";
import type { Core } from "./core.ts";
import { type Chronicle, chronicleOf } from "./lines.ts";
import { shortHash } from "./live-post.ts";
import { seatName } from "./posting.ts";
import { type Names, turnInShort } from "./recap.ts";

/** All that everyone was told of a campaign, and what its seats and places are called. */
export interface LogLines extends Chronicle {
  readonly record: GameRecord;
  readonly seats: readonly { readonly id: Seat; readonly name: string }[];
  readonly places: readonly Place[];
  readonly names: Names;
}

export async function logLines(core: Core, record: GameRecord): Promise<LogLines> {
  const book = await core.pinned(record);
  const chronicle = chronicleOf(await core.repository.chronicle(record.id));
  const seats = book.definition
    .roster(record.options, book.content)
    .map(({ id }) => ({ id, name: shortName(record, book, id) }));
  return { ...chronicle, record, seats, places: placesOf(book), names: namesIn(record, book) };
}

const namesIn = (record: GameRecord, book: Rulebook<GameTypes>): Names => ({
  seat: (seat) => shortName(record, book, seat),
  place: (place) => placesOf(book).find(({ id }) => id === place)?.name ?? place,
  action: (action) => book.actions.get(action)?.title ?? action,
});

/** A remark in brackets is no part of a name in a line. */
const shortName = (record: GameRecord, book: Rulebook<GameTypes>, seat: Seat): string =>
  seatName(record, book, seat).replace(/ \(.*\)$/, "");

/** A recap for the post with which a turn begins. */
export interface Heading {
  readonly turn: number;
  readonly lines: readonly string[];
}

/** So many sides at least: two have each other's acts before them. */
const MANY = 3;

/** Headings by campaign and by the hash of the log that they follow from: a post is edited often. */
const headings = new WeakMap<Core, QuickLRU<string, Heading | "none">>();
const MOST_HEADINGS = 300;

/** The turn before the one that a post begins, in short; `chain`: as the post shows it. Null: there is nothing to tell. */
export async function turnBefore(core: Core, record: GameRecord, chain: string): Promise<Heading | null> {
  const kept = headings.get(core) ?? new QuickLRU<string, Heading | "none">({ maxSize: MOST_HEADINGS });
  headings.set(core, kept);
  const key = `${record.id} ${chain}`;
  const found = kept.get(key) ?? (await shortened(core, record, chain)) ?? "none";
  kept.set(key, found);
  return found === "none" ? null : found;
}

async function shortened(core: Core, record: GameRecord, chain: string): Promise<Heading | null> {
  const book = await core.pinned(record);
  if (book.definition.roster(record.options, book.content).length < MANY) return null;
  const rows = await core.repository.chronicle(record.id);
  const standing = rows.findLast(({ hash }) => shortHash(hash) === chain)?.about?.standing;
  if (!standing || standing.turn < 2) return null;
  const turn = standing.turn - 1;
  const lines = turnInShort(chronicleOf(rows), turn, namesIn(record, book));
  return lines.length === 0 ? null : { turn, lines };
}
