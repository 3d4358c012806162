import { markIn } from "../../src/discord/delivery/message.ts";
import type { Person } from "../../src/sandbox/index.ts";
import type { OutboxRow } from "../../src/store/records.ts";
import type { Sights } from "./sights.ts";

/** What a life of the bot notes whenever somebody has been told that the game waits for them. */
export interface Told {
  readonly person: string;
  readonly wait: string;
  readonly at: number;
}

/**
 * Nobody is called twice for the same wait. A new message is the call for the wait that is noted next, for the note
 * follows the message; whoever dies between the two finds the message by its mark and sends no other.
 * A first message that calls nobody (a seat that is not asked at the start) is none.
 */
export function doubleCalls(
  sights: Sights,
  told: readonly Told[],
  people: readonly Person[],
  outbox: readonly OutboxRow[],
): string[] {
  const pages = new Set(outbox.flatMap(({ id, payload }) => (payload.kind === "seats" ? [id] : [])));
  return people.flatMap((person) => {
    const calls = sights.list.filter(
      ({ who, isNew, place, message }) =>
        who === person.name && isNew && place === "mail" && pages.has(rowOf(markIn(message.components ?? []))),
    );
    const own = told.filter((one) => one.person === person.id);
    const waits = calls.map(({ real }) => own.find((one) => one.at >= real)?.wait ?? null);
    return waits.flatMap((wait, i) =>
      wait !== null && waits.indexOf(wait) < i && !(i === 1 && waits[0] === wait && first(own, wait))
        ? [`${person.name} was called again for ${wait}`]
        : [],
    );
  });
}

/** Whether a person was never told of any wait before this one. */
const first = (own: readonly Told[], wait: string): boolean => own[0]?.wait === wait;

const rowOf = (mark: string): number => Number(mark.match(/no\. (\d+)$/)?.[1]);
