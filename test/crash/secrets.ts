import type { APIMessage } from "discord-api-types/v10";
import { replayRow } from "../../src/campaign/history.ts";
import { openShipped } from "../../src/campaign/packs.ts";
import type { Envelope, GameTypes, Seat } from "../../src/engine/index.ts";
import { findGame } from "../../src/games/registry.ts";
import type { Person } from "../../src/sandbox/index.ts";
import type { GameRecord, LogRow, OutboxRow } from "../../src/store/records.ts";
import type { Eye } from "./looker.ts";
import { mailOf } from "./mail.ts";

type State = Envelope<GameTypes>;

/** A step of the game: the state before and after. */
interface Moment {
  readonly at: number;
  readonly before: State | null;
  readonly after: State;
}

/**
 * Cards that a message names although whoever reads it could not know them when it was written: cards in a hand that is
 * not theirs, unless they were shown, or offered to them.
 */
export async function leaks(
  { repository, outbox }: Eye,
  record: GameRecord,
  people: readonly Person[],
  channel: string,
): Promise<readonly string[]> {
  const definition = findGame(record.game);
  if (!definition) throw new Error(`no game ${record.game}`);
  const book = openShipped(definition, null);
  const { cards } = book.content as { cards: { readonly [id: string]: { readonly name: string } } }; // the game's own pack
  const names = new Map(Object.entries(cards).map(([id, { name }]) => [id, name]));
  const moments = replayed(await repository.log(record.id), (before, row) =>
    replayRow(book, before, row, record.secret),
  );
  const members = await repository.members(record.id);
  const rows = new Map(outbox().map((row) => [row.id, row]));
  const look = (messages: readonly APIMessage[], seats: readonly Seat[]): string[] =>
    messages.flatMap((message) => {
      const row = rows.get(Number(message.embeds.at(-1)?.footer?.text.match(/no\. (\d+)/)?.[1]));
      const moment = row && momentOf(moments, row);
      if (!moment) return [];
      const hidden = hiddenFrom(moment, seats);
      const text = textOf(message);
      const told = [...names].filter(([id, name]) => hidden.has(id) && text.includes(name)).map(([, name]) => name);
      return told.length > 0 ? [`row ${row.id} tells ${seats.join(", ") || "everyone"} of ${told.join(", ")}`] : [];
    });
  const anyone = people[0]?.messages(channel) ?? [];
  return [
    ...look(anyone, []),
    ...people.flatMap((person) => {
      const seats = members.flatMap((m) => (m.person === person.id && m.seat !== null ? [m.seat] : []));
      return look(mailOf(person), seats);
    }),
  ];
}

function replayed(rows: readonly LogRow[], next: (before: State | null, row: LogRow) => State): readonly Moment[] {
  let before: State | null = null;
  const moments: Moment[] = [];
  for (const row of rows) {
    const after: State = next(before, row);
    moments.push({ at: row.at, before, after });
    before = after;
  }
  return moments;
}

/** A row is written in the same transaction as the step that it tells of. */
const momentOf = (moments: readonly Moment[], row: OutboxRow): Moment | undefined =>
  moments.findLast((moment) => moment.at <= row.created);

/** Cards that lie in others' hands after a step and that none of these seats sees, nor saw before it. */
function hiddenFrom({ before, after }: Moment, seats: readonly Seat[]): ReadonlySet<string> {
  const known = [before, after].flatMap((state) => (state ? [state.table, ...seats.map((s) => state.hands[s])] : []));
  const seen = new Set([...known.flatMap(words), ...(shownBetween(before, after) ? words(before?.hands) : [])]);
  const others = Object.entries(after.hands).filter(([seat]) => !seats.includes(seat));
  return new Set(others.flatMap(([, hand]) => words(hand)).filter((card) => !seen.has(card)));
}

/** The hands are turned up at the end of a turn; the next deal comes in the same step. */
const shownBetween = (before: State | null, after: State): boolean =>
  before !== null && (after.over !== null || turnOf(before) !== turnOf(after));

const turnOf = ({ table }: State): unknown => (table as { turn: number }).turn; // the game's own table

/** Every word in a piece of state: cards are known by theirs. */
const words = (state: unknown): string[] =>
  typeof state === "string"
    ? [state]
    : typeof state === "object" && state !== null
      ? Object.values(state).flatMap(words)
      : [];

const textOf = ({ content, embeds, attachments }: APIMessage): string =>
  [
    content,
    ...embeds.flatMap((e) => [e.title ?? "", e.description ?? ""]),
    ...attachments.map((a) => a.description ?? ""),
  ].join("\n");
