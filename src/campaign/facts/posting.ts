/** Where posts and messages go, and the rows of the outbox that bring them there. */
import type { Phase, Seat } from "#engine";
import type { GameRecord, Member, OutboxDraft, Post } from "../../store/records.ts";
import { holders } from "./live.ts";

export const channelOf = (record: Pick<GameRecord, "channel">): string => `channel:${record.channel}`;
export const personalBox = (person: string): string => `person:${person}`;

export const blank = { controls: [], ping: [], thread: null } as const;

/** A post of its own, which nothing ever edits. */
export const single = (destination: string, post: Post): OutboxDraft => ({
  destination,
  slot: null,
  payload: { kind: "post", post },
});

/** A campaign's last post, which shows its replay once that is made. */
export const lastPost = (destination: string, post: Post) => ({
  row: { ...single(destination, post), slot: RESULT },
  replay: { post },
});

export const RESULT = "result";

/** Shows the replay with it; nothing else waits for that. */
export const replayRow = (game: string): OutboxDraft => ({
  destination: `replay:${game}`,
  slot: "replay",
  payload: { kind: "replay" },
});

export const liveSlot = (number: number): string => `live:${number}`;

export const liveRow = (record: GameRecord, number: number): OutboxDraft => ({
  destination: channelOf(record),
  slot: liveSlot(number),
  payload: { kind: "live", number },
});

/** Opens the thread of a phase's post once there is room for it; nothing else waits for that. */
export const laterThreadRow = ({ id }: Pick<GameRecord, "id">, number: number): OutboxDraft => ({
  destination: `thread:${id}.${number}`,
  slot: `thread:${number}`,
  payload: { kind: "thread", number },
});

/** Locks the thread of a phase's negotiations, if it has one. */
export const threadEndRow = (record: GameRecord, { id }: Pick<Phase, "id">): OutboxDraft => ({
  destination: channelOf(record),
  slot: null,
  payload: { kind: "close-thread", phase: id },
});

/** Where a council meets that plays this seat. */
export const councilBox = (game: string, seat: Seat): string => `council:${game}.${seat}`;

const councilRow = ({ id }: Pick<GameRecord, "id">, seat: Seat): OutboxDraft => ({
  destination: councilBox(id, seat),
  slot: "council",
  payload: { kind: "council", seat },
});

/**
 * The messages that show these persons their seats: each has one of their own, but a council has one post for the seats
 * that it plays.
 */
export function shownTo(
  { record, members }: { readonly record: GameRecord; readonly members: readonly Member[] },
  persons: Iterable<string>,
): readonly OutboxDraft[] {
  const list = [...new Set(persons)];
  if (record.council === null) return list.map(seatsRow);
  const rooms = list.map((person) => threadSeatOf(members, person));
  const alone = list.filter((_, i) => rooms[i] === null);
  const shared = new Set(rooms.flatMap((seat) => seat ?? []));
  return [...alone.map(seatsRow), ...[...shared].map((seat) => councilRow(record, seat))];
}

/** The seat by whose name a person's council meets: the first of those that it plays together; null: they play alone. */
export function threadSeatOf(members: readonly Member[], person: string): Seat | null {
  const own = members.find((member) => member.person === person && member.seat !== null && !member.bot);
  if (!own || own.seat === null) return null;
  const council = holders(members, own.seat);
  const [first] = council;
  if (!first || council.length < 2) return null;
  return members.find((member) => member.person === first.person && member.seat !== null)?.seat ?? null;
}

export const seatsRow = (person: string): OutboxDraft => ({
  destination: personalBox(person),
  slot: "seats",
  payload: { kind: "seats" },
});
