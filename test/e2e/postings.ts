import type { APIMessage } from "discord-api-types/v10";
import { ChannelType, MessageType } from "discord-api-types/v10";
import { postInWords, type ShownPost } from "../../src/campaign/facts/words.ts";
import { linesText } from "../../src/campaign/telling/live-text.ts";
import { find, textOf } from "../../src/cli/robot/controls.ts";
import { mailboxes } from "../../src/cli/robot/page.ts";
import { markIn } from "../../src/discord/delivery/message.ts";
import type { Person } from "../../src/sandbox/index.ts";
import { openDatabase } from "../../src/store/sqlite/database.ts";
import { sqliteRepository } from "../../src/store/sqlite/repository.ts";
import { bookToday } from "../told.ts";

/** What only one person sees in a channel. */
const EPHEMERAL = 64;

/** The messages of a place that everybody in it reads, without what Discord writes by itself. */
export const visible = (reader: Person, place: string): APIMessage[] =>
  reader
    .messages(place)
    .filter(({ flags = 0, type }) => (flags & EPHEMERAL) === 0 && !WRITTEN_BY_DISCORD.includes(type));

/** Notes of threads: below the message that one was opened under, and at its head. */
const WRITTEN_BY_DISCORD: readonly MessageType[] = [MessageType.ThreadCreated, MessageType.ThreadStarterMessage];

/** A row of the outbox and the message that came of it. */
interface Row {
  readonly id: number;
  readonly destination: string;
  readonly slot: string | null;
  readonly kind: string;
  readonly status: string;
  readonly attempts: number;
  readonly message: string | null;
}

/** The page of somebody whom nobody waits for: it is brought up to date later, and nothing was asked of Discord for it. */
const isLate = ({ status, kind, attempts }: Row): boolean => status === "held" && kind === "seats" && attempts === 0;

interface Campaign {
  readonly database: string;
  readonly game: string;
  readonly channel: string;
  readonly people: readonly Person[];
}

/** What is missing, doubled or in the wrong place of all that a campaign has posted; nothing, as it should be. */
export async function misposted({ database: file, game, channel, people }: Campaign): Promise<readonly string[]> {
  const database = openDatabase(file, { readonly: true });
  try {
    const rows = database.sqlite
      .prepare(
        "SELECT id, destination, slot, payload->>'kind' AS kind, status, attempts, message FROM outbox WHERE game = ? ORDER BY id",
      )
      .all(game) as Row[]; // our own table
    const repository = sqliteRepository(database);
    const book = bookToday((await repository.game(game))?.game ?? "");
    const posts: ShownPost[] = [];
    for (let post = await repository.livePost(game, 1); post; post = await repository.livePost(game, post.number + 1))
      posts.push(postInWords(book, post));
    const [reader] = people;
    if (!reader) return ["nobody plays"];
    return [
      ...rows.flatMap((row) =>
        ["sent", "replaced"].includes(row.status) || isLate(row) ? [] : [`row ${row.id} is ${row.status}`],
      ),
      ...mispostedIn(
        visible(reader, channel),
        rows.filter(({ kind }) => kind !== OFFER),
        channel,
      ),
      ...mispostedIn(
        talks(reader),
        rows.filter(({ kind, message }) => kind === OFFER && message !== null),
        channel,
      ),
      ...postTrouble(visible(reader, channel), rows, posts),
      ...lineTrouble(visible(reader, channel), posts),
      ...people.flatMap((person) => messageTrouble(person)),
    ];
  } finally {
    database.close();
  }
}

/** Every message of a channel came of a row, and each row that shows something came to one message. */
function mispostedIn(messages: readonly APIMessage[], rows: readonly Row[], channel: string): string[] {
  const sent = rows.filter(
    ({ status, destination, kind }) => status === "sent" && destination === `channel:${channel}` && kind !== CLOSING,
  );
  const wanted = new Set(new Map(sent.map((row) => [row.slot ?? `row ${row.id}`, row.message])).values());
  const ids = messages.filter(({ author }) => author.bot === true).map(({ id }) => id);
  return [
    ...ids.filter((id) => !wanted.has(id)).map((id) => `the message ${id} should not be there`),
    ...[...wanted].filter((id) => !ids.includes(id ?? "")).map((id) => `the message ${id} is missing`),
  ];
}
const CLOSING = "close-thread";
const OFFER = "offer";

/** What lies in the threads of the negotiations. */
const talks = (reader: Person): readonly APIMessage[] =>
  reader.channels().flatMap(({ id, type }) => (type === ChannelType.PublicThread ? visible(reader, id) : []));

/** Every phase's post is one message, which says all of it; the newest has the campaign's controls. */
function postTrouble(messages: readonly APIMessage[], rows: readonly Row[], posts: readonly ShownPost[]) {
  return posts.flatMap((post) => {
    const slot = `live:${post.number}`;
    const row = rows.findLast((one) => one.slot === slot && one.status === "sent");
    const message = messages.find(({ id }) => id === row?.message);
    if (!message) return [`the post ${slot} is not there`];
    const text = textOf(message);
    return [
      ...(text.includes(post.title) ? [] : [`the post ${slot} is not headed “${post.title}”`]),
      ...(partsOf(post).every((part) => text.includes(part))
        ? []
        : [`the post ${slot} does not say what it should:\n${text}`]),
      ...((find(message, { kind: "act", game: post.game }) !== undefined) === post.open
        ? []
        : [`the post ${slot} is ${post.open ? "open" : "closed"}, but its controls say otherwise`]),
    ];
  });
}

/** What a post says of what happened: as long as it is open, what came before it stands apart, ten lines of it. */
function partsOf({ lines, open }: ShownPost): readonly string[] {
  if (!open) return [linesText(lines.filter(({ offer }) => offer === undefined))]; // of offers a closed one counts those that failed
  const own = lines.filter(({ under }) => under === null);
  return [
    linesText(own),
    linesText(
      lines.filter((line) => !own.includes(line)),
      undefined,
      10,
    ),
  ];
}

/** Every line is in the channel as often as it was told. */
function lineTrouble(messages: readonly APIMessage[], posts: readonly ShownPost[]): string[] {
  const told = tally(posts.flatMap((post) => partsOf(post).flatMap((part) => part.split("\n"))));
  const read = tally(messages.flatMap((message) => textOf(message).split("\n")));
  return [...told].flatMap(([line, times]) =>
    line === "" || line.startsWith("**") || read.get(line) === times
      ? []
      : [`“${line}” was told ${times} times and stands there ${read.get(line) ?? 0} times`],
  );
}

const tally = (lines: readonly string[]): Map<string, number> =>
  lines.reduce((counts, line) => counts.set(line, (counts.get(line) ?? 0) + 1), new Map<string, number>());

/** A person has one message of a campaign, and no other message. */
function messageTrouble(person: Person): string[] {
  const mail = mailboxes(person).flatMap((place) => visible(person, place));
  const marked = mail.filter(({ components = [] }) => markIn(components) !== null);
  return marked.length === 1 && mail.length === 1
    ? []
    : [`${person.name} has ${marked.length} messages of the campaign, and ${mail.length} in all`];
}
