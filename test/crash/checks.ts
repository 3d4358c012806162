import { isDeepStrictEqual } from "node:util";
import { type APIMessage, ChannelType, MessageType } from "discord-api-types/v10";
import { verify } from "../../src/campaign/record/verify.ts";
import { controlsOf } from "../../src/cli/robot/controls.ts";
import { lastLine } from "../../src/discord/delivery/message.ts";
import type { Person, Sandbox } from "../../src/sandbox/index.ts";
import type { GameRecord, OutboxRow } from "../../src/store/records.ts";
import { marksIn } from "../discord/secrecy/marks.ts";
import { lostLines, misaddressed, misdrawn } from "./live-checks.ts";
import { councilThreads, mailOf, overheard, talkThreads } from "./mail.ts";
import { markedGames } from "./marked-games.ts";
import type { Note } from "./notes.ts";
import { doubleCalls, misnotedCalls } from "./notifications.ts";
import type { Eye, Observer } from "./observer.ts";
import { leaks, misreadWords } from "./secrets.ts";
import { rowOf, type Sights } from "./sights.ts";
import { wasTurnedSince } from "./turned-pages.ts";
import { sentUnseen, unwhole } from "./wholeness.ts";

/** Something that does not hold, in words. */
export type Finding = string;

const EPHEMERAL = 64;
/** What Discord writes by itself when threads are opened and joined. */
const NOTES: readonly MessageType[] = [
  MessageType.ThreadCreated,
  MessageType.ThreadStarterMessage,
  MessageType.RecipientAdd,
  MessageType.RecipientRemove,
];

export async function gameIn({ repository }: Eye, channel: string): Promise<GameRecord> {
  const [record] = await repository.games({ channel });
  if (!record) throw new Error("no game was opened");
  return record;
}

/** What is known of a campaign that has been played. */
export interface Played {
  readonly sandbox: Sandbox;
  readonly observer: Observer;
  readonly sights: Sights;
  /** All that the bot has logged. */
  readonly output: string;
  readonly notes: readonly Note[];
}

/** Holds a campaign that is over, and quiet, to all that a crash may not break. */
export async function findings({ sandbox, observer, sights, output, notes }: Played): Promise<readonly Finding[]> {
  return await observer.look(async (eye) => {
    const record = await gameIn(eye, sandbox.channelId);
    const file = verify(JSON.parse(JSON.stringify(await eye.campaigns.showing.export(record.id))), markedGames);
    const people = sandbox.people().filter((person) => eye.outbox().some((row) => row.destination.endsWith(person.id)));
    const [first] = people;
    if (!first) return ["nobody was written to"];
    const posts = first.messages(sandbox.channelId);
    const said = new Set(eye.outbox().flatMap(({ id, payload }) => (payload.kind === "promise" ? [id] : [])));
    const meets = ({ name }: Person): boolean =>
      sights.list.some(({ who, place }) => who === name && place === "council");
    return [
      ...(record.status === "over" || record.status === "abandoned" ? [] : [`the game is ${record.status}`]),
      ...(file.verdict === "proved" ? [] : [`the file is ${file.verdict}: ${file.lines.join(" ")}`]),
      ...misposted(
        eye,
        `channel:${sandbox.channelId}`,
        without(posts, said),
        ({ payload }) => !IN_THREADS.has(payload.kind),
      ),
      ...misposted(
        eye,
        `channel:${sandbox.channelId}`,
        without(talksOf(first), said),
        ({ payload }) => payload.kind === "offer",
      ),
      ...(await misspoken(eye, record, sandbox.people(), [...posts, ...talksOf(first)])),
      ...people.flatMap((person) => misposted(eye, `person:${person.id}`, mailOf(person))),
      ...(await unmet(eye, record, sandbox)),
      ...(await misdrawn(eye, record, posts)),
      ...(await misaddressed(
        eye,
        record,
        people.filter((person) => !meets(person)),
      )),
      ...people.flatMap((person) => (meets(person) && mailOf(person).length > 0 ? [`${person.name} has letters`] : [])),
      ...(await lostLines(eye, record)),
      ...unwhole(notes),
      ...sentUnseen(notes, sights, eye.outbox()),
      ...doubleCalls({ sights, notes, people, outbox: eye.outbox() }),
      ...misnotedCalls({ sights, notes, people, outbox: eye.outbox() }),
      ...people.flatMap((person) => overheard(person, people)),
      ...(await threadTrouble(eye, record, first, sandbox)),
      ...(await misreadWords(eye, record, sandbox.people(), sights)),
      ...(record.game === "iraqi-conflict" ? await leaks(eye, record, sandbox.people(), sights) : []),
      ...sandbox.complaints().filter((one) => !wasTurnedSince(one, sandbox.requests())),
      ...logTrouble(output, [record.secret, sandbox.token]),
    ];
  });
}

/**
 * Councils have one thread each, with nobody in it but who belongs there, and in it each post and motion once; whoever is
 * of a council has no message of their own.
 */
async function unmet(eye: Eye, record: GameRecord, sandbox: Sandbox): Promise<Finding[]> {
  const rows = eye.outbox();
  const seats = new Set(rows.flatMap(({ destination }) => destination.split(`council:${record.id}.`)[1] ?? []));
  const opened = Object.values(sandbox.model.channels).filter((one) => one.kind === "thread" && one.type === 12);
  const found: Finding[] = [];
  for (const seat of seats) {
    const { thread } = (await eye.repository.meeting(record.id, seat)) ?? {};
    const members = (await eye.repository.members(record.id)).filter((member) => member.seat === seat);
    const inside = sandbox.people().filter((person) => councilThreads(person).includes(thread ?? ""));
    const [reader] = inside;
    const names = inside.map(({ name }) => name).filter((name) => name !== "Owner");
    if (!isDeepStrictEqual(names.sort(), members.map(({ name }) => name).sort()))
      found.push(`the thread of ${seat} is read by ${names.join(", ")}`);
    const others = / alone$|, /; // in place of direct messages, and private talks
    const same = opened.filter((one) => one.id === thread || (one.kind === "thread" && !others.test(one.name)));
    if (same.length > 1) found.push(`${seat} has ${same.length} threads`);
    if (reader) found.push(...misposted(eye, `council:${record.id}.${seat}`, reader.messages(thread ?? "")));
  }
  return seats.size > 0 ? found : ["no council has met"];
}

/** What may lie in the thread of a negotiation. */
const IN_THREADS: ReadonlySet<string> = new Set(["offer", "promise"]);

const without = (messages: readonly APIMessage[], rows: ReadonlySet<number>): readonly APIMessage[] =>
  messages.filter((message) => !rows.has(rowOf(message) ?? Number.NaN));

/**
 * Each talk has one thread with each message in it once, nothing is promised twice, and what is promised in public is
 * posted once, in the thread or in the channel.
 */
async function misspoken(
  eye: Eye,
  { id: game }: GameRecord,
  people: readonly Person[],
  posts: readonly APIMessage[],
): Promise<Finding[]> {
  const [talks, promises] = await Promise.all([eye.repository.talks(game), eye.repository.promises(game)]);
  const threads = new Set(people.flatMap(talkThreads));
  const said = promises.map(({ seat, text, talk }) => `${seat} in ${talk}: ${text}`);
  return [
    ...(threads.size === talks.length ? [] : [`${threads.size} threads for ${talks.length} talks`]),
    ...talks.flatMap(({ id, thread }) => {
      const reader = people.find((one) => talkThreads(one).includes(thread ?? ""));
      return misposted(eye, `talk:${game}.${id}`, reader?.messages(thread ?? "") ?? []);
    }),
    ...(new Set(said).size === said.length ? [] : [`something is promised twice: ${said.join("; ")}`]),
    ...promises.flatMap(({ id, talk }) => {
      if (talk !== null) return [];
      const rows = new Set(eye.outbox().flatMap((row) => (row.slot === `promise:${id}` ? [row.id] : [])));
      const there = posts.filter((message) => isPost(message) && rows.has(rowOf(message) ?? Number.NaN)).length;
      return there === 1 ? [] : [`a public promise is posted ${there} times`];
    }),
  ];
}

/** What a process says, in its log and at its end, that was suspended and finds another in its place. */
const OUSTED = /^(\{"level":60,.*|Another process .*)has taken over/;

/** Lines of a log that tell of a mistake, or of what nobody may know. */
const logTrouble = (output: string, secrets: readonly string[]): Finding[] => [
  ...output.split("\n").filter((line) => line !== "" && !/^{"level":[1-4]0/.test(line) && !OUSTED.test(line)),
  ...secrets.flatMap((secret) => (output.includes(secret) ? ["a secret stands in the log"] : [])),
  ...(marksIn(output).length > 0 ? ["words of a seat alone stand in the log"] : []),
];

/** The page of somebody whom nobody waits for: it is brought up to date later, and nothing was asked of Discord for it. */
const isLate = ({ status, payload, attempts }: OutboxRow): boolean =>
  status === "held" && payload.kind === "seats" && attempts === 0;

/** Posts that are missing, doubled, in the wrong place, in the wrong order, or not as they were meant. */
export function misposted(
  { outbox }: Pick<Eye, "outbox">,
  destination: string,
  messages: readonly APIMessage[],
  among: (row: OutboxRow) => boolean = () => true,
): Finding[] {
  const lying = outbox().filter((row) => row.destination === destination && row.payload.kind !== "close-thread");
  const rows = lying.filter(among);
  // a page that nobody ever got has become no message
  const sent = rows.filter((row) => row.status === "sent" && row.message !== null);
  const last = new Map(sent.map((row) => [row.slot ?? `row ${row.id}`, row]));
  const visible = messages.filter((message) => isPost(message) && !isRetired(message));
  const seen = visible.map((message) => ({ message, no: rowOf(message) }));
  const expected = [...last.values()];
  // an answer may have shown what a row was to show: then the message bears the mark of an earlier one
  const isOf = (no: number | null | undefined, row: OutboxRow): boolean =>
    row.id === no ||
    (row.slot !== null && sent.some((one) => one.id === no && one.slot === row.slot && one.message === row.message));
  const plain = seen.filter(({ no }) => expected.some((row) => row.id === no && row.slot === null));
  return [
    ...rows.flatMap((row) =>
      row.status === "sent" || row.status === "replaced" || isLate(row)
        ? []
        : [`row ${row.id} to ${destination} is ${row.status}`],
    ),
    ...rows.flatMap((row) =>
      row.status === "sent" &&
      row.message === null &&
      !["seats", "offer", "motion", "talk-turn"].includes(row.payload.kind)
        ? [`row ${row.id} to ${destination} has become no message`]
        : [],
    ),
    ...expected.flatMap((row) => {
      const found = seen.filter(({ no }) => isOf(no, row));
      const name = `row ${row.id} (${row.slot ?? "a post"}) to ${destination}`;
      if (found.length !== 1) return [`${name} is there ${found.length} times`];
      return found[0]?.message.id === row.message
        ? []
        : [`${name} became ${row.message}, but is ${found[0]?.message.id}`];
    }),
    ...seen.flatMap(({ message, no }) =>
      expected.some((row) => isOf(no, row))
        ? []
        : [`message ${message.id} (no. ${no}) should not be in ${destination}`],
    ),
    ...(plain.every(({ no }, i) => i === 0 || (plain[i - 1]?.no ?? 0) < (no ?? 0))
      ? []
      : [`${destination} is out of order: ${plain.map(({ no }) => no).join(" ")}`]),
  ];
}

/** What lies in the threads of the negotiations. */
const talksOf = (person: Person): readonly APIMessage[] =>
  person.channels().flatMap(({ id, type }) => (type === ChannelType.PublicThread ? person.messages(id) : []));

/** Whether it is a message that the bot has put there for good. */
export const isPost = ({ author, flags, type }: APIMessage): boolean =>
  author.bot === true && ((flags ?? 0) & EPHEMERAL) === 0 && !NOTES.includes(type);

/** What a phase's post has left where it was: it says so, bears no mark, and cannot be pressed. */
export const isRetired = (message: APIMessage): boolean =>
  lastLine(message.components ?? []) === "Continued below." && controlsOf(message).length === 0;

/** One thread for every negotiation, opened once; closed once it is over. */
async function threadTrouble(
  { outbox, repository }: Eye,
  record: GameRecord,
  person: Person,
  sandbox: Sandbox,
): Promise<Finding[]> {
  // negotiations that were over before anyone was told of them have none
  const talks = new Set<string>();
  for (const { payload } of outbox())
    if (payload.kind === "close-thread" && (await repository.threadOf(record.id, payload.phase)))
      talks.add(payload.phase);
  const post = record.status === "running" ? await repository.livePost(record.id, null) : null;
  const present = post?.open ? await repository.threadOf(record.id, post.phase) : null;
  if (post && present) talks.add(post.phase);
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
    // an answer that was lost on its way does not count
    ...(opened.length <= threads.length ? [] : [`${opened.length} openings of ${threads.length} threads`]),
    ...(notes.length <= threads.length ? [] : [`${notes.length} notes of ${threads.length} threads`]),
    ...open.flatMap(({ id }) => (id === present?.thread ? [] : [`the thread ${id} was not closed`])),
    ...closings.flatMap((row) => (row.status === "sent" ? [] : [`closing ${row.id} is ${row.status}`])),
  ];
}
