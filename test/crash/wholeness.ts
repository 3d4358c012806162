import type { OutboxRow } from "../../src/store/records.ts";
import type { Note, Written } from "./notes.ts";
import { rowOf, type Sights } from "./sights.ts";

/** What every single write of a bot must hold, so that no crash can part what belongs together. */
export const unwhole = (notes: readonly Note[]): string[] => [
  ...notes.flatMap((note) => (note.kind === "written" ? parted(note) : [])),
  ...writtenTwice(notes),
  ...writtenLate(notes),
];

/** What rows tell is in posts of the same write, a changed post is queued, and nothing comes later. */
function parted({ rows, told, lines, posts, slots, beside, interaction }: Written): string[] {
  const what = rows[0] ? `the write of row ${rows[0].seq}` : `a write of ${[...beside, "posts"][0]} alone`;
  const own = rows.some(({ kind }) => kind === "act" || kind === "rewind");
  return [
    ...told.flatMap((line) => (lines.includes(line) ? [] : [`${what} posts nothing of “${line}”`])),
    ...posts.flatMap((number) =>
      slots.includes(`live:${number}`) ? [] : [`${what} changes the post ${number}, which is not sent`],
    ),
    ...(rows.length === 0 && beside.length > 0 && interaction === null ? [`${what} follows from nothing`] : []),
    ...(own && interaction === null ? [`${what} does not say what asked for it`] : []),
  ];
}

/** Whatever was pressed or typed, moves of many rows and things said ahead included, is one write. */
function writtenTwice(notes: readonly Note[]): string[] {
  const asked = notes.flatMap((note) => (note.kind === "written" ? (note.interaction ?? []) : []));
  return asked.filter((one, i) => asked.indexOf(one) < i).map((one) => `the interaction ${one} was written twice`);
}

/** Nobody sees what came of a press before it is kept; a sheet belongs to the newest press. */
function writtenLate(notes: readonly Note[]): string[] {
  const tokens = new Map<string, string>();
  const answered = new Set<string>();
  let newest: string | null = null;
  return notes.flatMap((note) => {
    if (note.kind === "life") newest = null;
    else if (note.kind === "answered") answered.add(note.token);
    else if (note.kind === "acknowledged") {
      tokens.set(note.interaction, note.token);
      newest = note.token;
    } else if (note.kind === "sheet" && newest !== null && answered.has(newest))
      return "a sheet was kept after its answer had been sent";
    else if (note.kind === "written" && answered.has(tokens.get(note.interaction ?? "") ?? ""))
      return `what interaction ${note.interaction} asked for was written after its answer had been sent`;
    return [];
  });
}

/** A message counts as sent when it is there, not before. */
export function sentUnseen(notes: readonly Note[], sights: Sights, outbox: readonly OutboxRow[]): string[] {
  const first = new Map<number, number>();
  const there = new Map<string, number>();
  for (const { message, real } of sights.list) {
    const row = rowOf(message);
    if (row !== null && !first.has(row)) first.set(row, real);
    if (!there.has(message.id)) there.set(message.id, real);
  }
  // a page that the answer to a press has turned, or one that an earlier row has shown as it was by then, bears the mark of that
  const seenAt = ({ id, payload }: OutboxRow, message: string): number =>
    first.get(id) ??
    (payload.kind === "seats" || payload.kind === "council" ? there.get(message) : undefined) ??
    Number.POSITIVE_INFINITY;
  return notes.flatMap((note) => {
    const row = note.kind === "sent" && outbox.find(({ id }) => id === note.row);
    if (note.kind !== "sent" || !row || row.payload.kind === "close-thread") return [];
    if (note.message !== null)
      return seenAt(row, note.message) <= note.at ? [] : [`row ${row.id} was noted as sent before anyone saw it`];
    // a page that nobody ever got has become no message, nor has an offer that was over first
    const had = outbox.some((one) => one.id < row.id && isSameMessage(one, row) && one.message !== null);
    return ["seats", "offer", "talk-turn"].includes(row.payload.kind) && !had
      ? []
      : [`row ${row.id} was noted as sent, but became no message`];
  });
}

const isSameMessage = (one: OutboxRow, other: OutboxRow): boolean =>
  one.slot === other.slot && one.destination === other.destination;
