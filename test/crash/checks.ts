import { createHash } from "node:crypto";
import { type APIMessage, ChannelType, MessageType } from "discord-api-types/v10";
import { verify } from "../../src/campaign/verify.ts";
import { canonical } from "../../src/engine/index.ts";
import { games } from "../../src/games/registry.ts";
import type { Person, Sandbox } from "../../src/sandbox/index.ts";
import type { GameRecord, OutboxRow } from "../../src/store/records.ts";
import type { Eye, Looker } from "./looker.ts";
import { mailOf, overheard } from "./mail.ts";
import { leaks } from "./secrets.ts";

/** Something that does not hold, in words. */
export type Finding = string;

/** What happened in a campaign, told so that two runs with the same choices tell the same. */
export interface Story {
  readonly rows: readonly string[];
  /** Hash of the last state. */
  readonly state: string;
  /** Per destination, what was posted for good; edits of a status line that nobody saw are no part of it. */
  readonly posts: readonly string[];
}

const EPHEMERAL = 64;
/** What Discord writes by itself when threads are opened and joined. */
const NOTES: readonly MessageType[] = [MessageType.ThreadCreated, MessageType.RecipientAdd];

export async function storyOf(looker: Looker, channel: string): Promise<Story> {
  return await looker.look(async (eye) => {
    const { id } = await gameIn(eye, channel);
    const log = await eye.repository.log(id);
    const rows = log.map(({ seq, kind, seat, action, params }) => canonical([seq, kind, seat, action, params]));
    const posts = eye.outbox().flatMap((row) => (row.slot === null ? [postOf(row)] : []));
    return { rows, state: (await eye.repository.snapshot(id))?.hash ?? "none", posts: posts.sort() };
  });
}

/** Ids of people and places are drawn anew in every sandbox. */
function postOf({ destination, payload }: OutboxRow): string {
  const place = destination.startsWith("person") ? "person" : "channel";
  const title = payload.kind === "post" ? payload.post.title : payload.kind;
  const text = canonical(payload).replaceAll(/\d{17,19}/g, "#");
  return `${place} · ${title} · ${createHash("sha256").update(text).digest("hex").slice(0, 12)}`;
}

async function gameIn({ repository }: Eye, channel: string): Promise<GameRecord> {
  const [record] = await repository.games({ channel });
  if (!record) throw new Error("no game was opened");
  return record;
}

/** Holds a campaign that is over, and quiet, to all that a crash may not break. */
export async function findings(sandbox: Sandbox, looker: Looker, output: string): Promise<readonly Finding[]> {
  return await looker.look(async (eye) => {
    const record = await gameIn(eye, sandbox.channelId);
    const file = verify(JSON.parse(JSON.stringify(await eye.campaigns.export(record.id))), games);
    const people = sandbox.people().filter((person) => eye.outbox().some((row) => row.destination.endsWith(person.id)));
    const [first] = people;
    if (!first) return ["nobody was written to"];
    return [
      ...(record.status === "over" ? [] : [`the game is ${record.status}`]),
      ...(file.ok ? [] : [`the file does not verify: ${file.lines.at(-1)}`]),
      ...misposted(eye, `channel:${sandbox.channelId}`, first.messages(sandbox.channelId)),
      ...people.flatMap((person) => misposted(eye, `person:${person.id}`, mailOf(person))),
      ...people.flatMap((person) => overheard(person, people)),
      ...threadTrouble(eye, record, first, sandbox),
      ...(await leaks(eye, record, people, sandbox.channelId)),
      ...sandbox.complaints(),
      ...output.split("\n").filter((line) => line !== "" && !/^{"level":[1-4]0/.test(line)),
    ];
  });
}

/** Posts that are missing, doubled, in the wrong place, in the wrong order, or not as they were meant. */
export function misposted(
  { outbox }: Pick<Eye, "outbox">,
  destination: string,
  messages: readonly APIMessage[],
): Finding[] {
  const rows = outbox().filter((row) => row.destination === destination && row.payload.kind === "post");
  const sent = rows.filter((row) => row.status === "sent");
  const last = new Map(sent.map((row) => [row.slot ?? `row ${row.id}`, row]));
  const visible = messages.filter((m) => ((m.flags ?? 0) & EPHEMERAL) === 0 && !NOTES.includes(m.type));
  const seen = visible.map((message) => ({ message, no: numberOf(message) }));
  const expected = [...last.values()];
  const plain = seen.filter(({ no }) => expected.some((row) => row.id === no && row.slot === null));
  return [
    ...rows.flatMap((row) =>
      row.status === "sent" || row.status === "replaced" ? [] : [`row ${row.id} to ${destination} is ${row.status}`],
    ),
    ...expected.flatMap((row) => {
      const found = seen.filter(({ no }) => no === row.id);
      const name = `row ${row.id} (${row.slot ?? "a post"}) to ${destination}`;
      if (found.length !== 1) return [`${name} is there ${found.length} times`];
      return found[0]?.message.id === row.message
        ? []
        : [`${name} became ${row.message}, but is ${found[0]?.message.id}`];
    }),
    ...seen.flatMap(({ message, no }) =>
      expected.some((row) => row.id === no)
        ? []
        : [`message ${message.id} (no. ${no}) should not be in ${destination}`],
    ),
    ...(plain.every(({ no }, i) => i === 0 || (plain[i - 1]?.no ?? 0) < no)
      ? []
      : [`${destination} is out of order: ${plain.map(({ no }) => no).join(" ")}`]),
  ];
}

/** The number in the foot of a post; NaN if it has none. */
const numberOf = (message: APIMessage): number =>
  Number(message.embeds.flatMap((e) => e.footer?.text.match(/no\. (\d+)/)?.[1] ?? [])[0]);

/** One thread for every negotiation, opened once, closed. */
function threadTrouble({ outbox }: Eye, record: GameRecord, person: Person, sandbox: Sandbox): Finding[] {
  // negotiations that were over before anyone was told of them have none
  const talks = new Set(outbox().flatMap((row) => (row.status === "sent" && threadOf(row)) || []));
  const closings = outbox().filter((row) => row.payload.kind === "close-thread");
  const threads = person.channels().filter((channel) => channel.type === ChannelType.PublicThread);
  const opened = sandbox
    .requests()
    .filter((r) => r.method === "POST" && /messages\/\d+\/threads$/.test(r.path) && r.status === 201);
  const notes = person.messages(record.channel).filter((message) => message.type === MessageType.ThreadCreated);
  const open = threads.filter(
    (t) => !("thread_metadata" in t && t.thread_metadata?.archived && t.thread_metadata.locked),
  );
  return [
    ...(threads.length === talks.size ? [] : [`${threads.length} threads for ${talks.size} negotiations`]),
    // an answer that was lost on its way is none of them
    ...(opened.length <= threads.length ? [] : [`${opened.length} openings of ${threads.length} threads`]),
    ...(notes.length <= threads.length ? [] : [`${notes.length} notes of ${threads.length} threads`]),
    ...open.map((thread) => `the thread ${thread.id} was not closed`),
    ...closings.flatMap((row) => (row.status === "sent" ? [] : [`closing ${row.id} is ${row.status}`])),
  ];
}

const threadOf = ({ payload }: OutboxRow): string | undefined =>
  payload.kind === "post" ? payload.post.thread?.phase : undefined;
