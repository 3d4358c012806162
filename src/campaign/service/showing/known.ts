/** What a seat knows of the others from what only it was told. */
import QuickLRU from "quick-lru";
import { type GameTypes, type Heard, type Known, type Seat, viewOf } from "#engine";
import type { ChronicleRow, PrivateRow } from "../../../store/records.ts";
import type { Live } from "../../facts/live.ts";
import { eventIn, secretIn } from "../../facts/words.ts";
import { standing, takenBackBy } from "../../log/lines.ts";
import type { Core } from "../core.ts";

type Book = Live["book"];

/** By campaign, seat and the hash of the log: a page is shown again and again. */
const kept = new WeakMap<Core, QuickLRU<string, readonly Known[]>>();
const MOST_KEPT = 300;

/** What a seat knows of others from what only it was told, oldest first: for whoever holds it, and nobody else. */
export async function knownTo(core: Core, live: Live, seat: Seat): Promise<readonly Known[]> {
  const all = kept.get(core) ?? new QuickLRU<string, readonly Known[]>({ maxSize: MOST_KEPT });
  kept.set(core, all);
  const key = `${live.record.id} ${seat} ${live.chain}`;
  const known = all.get(key) ?? (await readKnown(core, live, seat));
  all.set(key, known);
  return known;
}

async function readKnown({ repository }: Core, live: Live, seat: Seat): Promise<readonly Known[]> {
  const { record, book, env } = live;
  const { knowledge } = book.definition;
  if (!knowledge || env.over !== null) return [];
  const rows = await repository.toldAlone(record.id, [seat]);
  const first = rows.find((row) => secretsIn(book, row).some(({ kind }) => knowledge.from.includes(kind)));
  if (!first) return [];
  const from = first.seq;
  const told = await repository.chronicle(record.id, { from });
  const gone = takenBackBy(told);
  const own = rows.filter(({ seq }) => seq >= from && !gone(seq));
  return knowledge.known(viewOf(book, env, seat), heardIn(book, standing(told), own));
}

/** What these rules can still read of a row. */
const secretsIn = (book: Book, { lines }: PrivateRow): readonly GameTypes["Secret"][] =>
  lines.flatMap((told) => (typeof told === "string" ? [] : (secretIn(book, told) ?? [])));

/** By the numbers of the rows. */
function heardIn(book: Book, told: readonly ChronicleRow[], own: readonly PrivateRow[]): readonly Heard<GameTypes>[] {
  const open = new Map(told.map((row) => [row.seq, { seq: row.seq, ...publicIn(book, row) }]));
  const alone = own.map((row, i) => {
    const { seq, turn, phase } = row;
    const isFirst = own[i - 1]?.seq !== seq; // oldest first
    const events = isFirst ? (open.get(seq)?.events ?? []) : [];
    return { seq, turn, phase, events, secrets: secretsIn(book, row) };
  });
  for (const { seq } of own) open.delete(seq);
  const rest = [...open.values()].filter(({ events }) => events.length > 0);
  return [...alone, ...rest].sort((a, b) => a.seq - b.seq);
}

function publicIn(book: Book, { told }: ChronicleRow): Heard<GameTypes> {
  const stored = told.flatMap((one) => (typeof one === "string" ? [] : one));
  const { turn = 0, phase = "" } = stored.at(-1) ?? {};
  return { turn, phase, events: stored.flatMap((one) => eventIn(book, one) ?? []), secrets: [] };
}

/** In a sentence, with when it was seen. */
export function knownWords({ text, turn, phase }: Known): string {
  const when = turn === 0 ? "before turn 1" : `in turn ${turn}${phase === "" ? "" : `, ${phase}`}`;
  return `${text.replace(/\.$/, "")} (seen ${when}).`;
}
