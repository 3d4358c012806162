import type { Person } from "../../src/sandbox/index.ts";
import type { OutboxRow } from "../../src/store/records.ts";
import type { Note, Notified } from "./notes.ts";
import { rowOf, type Sight, type Sights } from "./sights.ts";

/** What people saw, what the bot noted, and the rows that their messages came from. */
interface Calls {
  readonly sights: Sights;
  readonly notes: readonly Note[];
  readonly people: readonly Person[];
  readonly outbox: readonly OutboxRow[];
}

/**
 * Nobody is called twice for the same wait. A new message is the call for the wait that is noted next, for the note
 * follows the message; whoever dies between the two finds the message by its mark and sends no other. Where the person
 * has answered by then, that call is never noted: a message calls for nothing that began only after it.
 * A first message that calls nobody (a seat that is not asked at the start) does not count.
 */
export function doubleCalls({ sights, notes, people, outbox }: Calls): string[] {
  const told = notes.filter((note) => note.kind === "notified");
  return people.flatMap((person) => {
    const calls = newPages(person, sights, outbox);
    const own = told.filter((one) => one.person === person.id);
    const waits = calls.map(({ real }) => {
      const wait = own.find((one) => one.at >= real)?.wait ?? null;
      return wait === null || begunAt(notes, wait) > real ? null : wait;
    });
    return waits.flatMap((wait, i) =>
      wait !== null && waits.indexOf(wait) < i && !(i === 1 && waits[0] === wait && first(own, wait))
        ? [
            `${person.name} was called again for ${wait}: ${toldBy(calls[waits.indexOf(wait)])}, then ${toldBy(calls[i])}`,
          ]
        : [],
    );
  });
}

/** When the newest row that a wait names was written ("sunni 12 after 15, sunni o7"); 0: nobody noted that. */
function begunAt(notes: readonly Note[], wait: string): number {
  const newest = Math.max(...(wait.match(/\d+/g) ?? []).map(Number));
  const written = notes.find((note) => note.kind === "written" && note.rows.some(({ seq }) => seq === newest));
  return written?.kind === "written" ? written.at : 0;
}

/** Which row a message came from, and how it begins: two of one row are one message sent twice. */
const toldBy = (sight: Sight | undefined): string =>
  sight ? `row ${rowOf(sight.message)} “${JSON.stringify(sight.message.components).slice(0, 400)}”` : "nothing";

/** Whether a person was never told of any wait before this one. */
const first = (own: readonly Notified[], wait: string): boolean => own[0]?.wait === wait;

/** New messages of the campaign for one person. */
function newPages(person: Person, sights: Sights, outbox: readonly OutboxRow[]): readonly Sight[] {
  const pages = new Set(outbox.flatMap(({ id, payload }) => (payload.kind === "seats" ? [id] : [])));
  return sights.list.filter(
    ({ who, isNew, place, message }) =>
      who === person.name && isNew && place === "mail" && pages.has(rowOf(message) ?? Number.NaN),
  );
}

/** A row on its way in one life of the bot: from the note that it is being sent to the one that it was, or to the next. */
interface Journey {
  readonly row: number;
  readonly told: readonly Notified[];
  /** Somebody had pressed or typed something in this life before. */
  readonly busy: boolean;
  readonly ended: boolean;
}

/**
 * A call is noted when it is there, and every call is noted: one that is not would be made again. Nobody is at the
 * controls of a bot that has just begun to live, so that it calls by a new message then; later somebody may have seen
 * by their own press that the game waits for them, which is noted whatever is on its way.
 */
export function misnotedCalls({ sights, notes, people, outbox }: Calls): string[] {
  const all = journeys(notes, outbox);
  return people.flatMap((person) => {
    const pages = newPages(person, sights, outbox);
    const own = all.filter(({ row }) => outbox.some((one) => one.id === row && one.destination.endsWith(person.id)));
    return own.flatMap(({ row, told, busy, ended }) => {
      const seen = sights.list.filter(({ who, message }) => who === person.name && rowOf(message) === row);
      const tries = own.filter((one) => one.row === row).length;
      const calls = pages.slice(1).some(({ message }) => rowOf(message) === row);
      return [
        ...told.flatMap(({ wait, at }) => [
          ...(busy || seen.some(({ real }) => real <= at)
            ? []
            : [`${person.name} was not yet called for ${wait}, as noted`]),
          ...(busy || seen.some(({ isNew }) => isNew) ? [] : [`${person.name} was called for ${wait} by an edit only`]),
        ]),
        ...(calls && ended && tries === 1 && told.length === 0
          ? [`the call ${row} of ${person.name} was not noted`]
          : []),
      ];
    });
  });
}

function journeys(notes: readonly Note[], outbox: readonly OutboxRow[]): readonly Journey[] {
  const isTo = (row: number, person: string): boolean =>
    outbox.some(({ id, destination }) => id === row && destination.endsWith(person));
  return livesOf(notes).flatMap((life) =>
    life.flatMap((note, from): Journey[] => {
      if (note.kind !== "sending") return [];
      const { row } = note;
      const end = life.findIndex((one, i) => i > from && "row" in one && one.row === row);
      const way = end < 0 ? life.slice(from) : life.slice(from, end);
      const told = way.filter((one) => one.kind === "notified").filter(({ person }) => isTo(row, person));
      const busy = life.slice(0, from + way.length).some(({ kind }) => kind === "acknowledged");
      return [{ row, told, busy, ended: life[end]?.kind === "sent" }];
    }),
  );
}

function livesOf(notes: readonly Note[]): readonly (readonly Note[])[] {
  const lives: Note[][] = [];
  for (const note of notes) {
    if (note.kind === "life") lives.push([]);
    else lives.at(-1)?.push(note);
  }
  return lives;
}
