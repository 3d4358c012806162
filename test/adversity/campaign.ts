import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type APIMessage, ChannelType } from "discord-api-types/v10";
import { pino } from "pino";
import { completed, Dice, diceKey } from "#engine";
import { verify } from "../../src/campaign/record/verify.ts";
import { bookOf } from "../../src/cli/arguments.ts";
import { type DemoCampaign, openCampaign, playCampaign, startCampaign } from "../../src/cli/demo/campaign.ts";
import { mannerOf } from "../../src/cli/demo/manners/registry.ts";
import { textOf } from "../../src/cli/robot/controls.ts";
import { games } from "../../src/games/registry.ts";
import { Clock, type Person, Phone, startSandbox } from "../../src/sandbox/index.ts";
import type { Repository } from "../../src/store/repository.ts";
import { databaseOf } from "../../src/store/sqlite/storage.ts";
import { startUmpire, type Umpire } from "../../src/umpire.ts";
import { isPost, isRetired, misposted } from "../crash/checks.ts";
import { dot } from "../crash/dot.ts";
import { mailOf } from "../crash/mail.ts";
import { outboxOf } from "../crash/observer.ts";
import { rowOf } from "../crash/sights.ts";
import type { Adversity } from "./adversities.ts";

export interface Wish {
  readonly game: string;
  readonly options: { readonly [name: string]: string | number };
}

const PEOPLE = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"];

/** That somebody was noted to have been called for something. */
interface Call {
  readonly person: string;
  readonly wait: string;
}

/**
 * Plays a campaign to its end in spite of an adversity, only by the page and the controls. Gives what does not hold.
 */
export async function played({ game, options }: Wish, adversity: Adversity): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), "umpire-adversity-"));
  const book = bookOf(game);
  const chosen = completed(book.definition.options, book, options, book.definition.defaults);
  const names = PEOPLE.slice(0, book.definition.roster(chosen, book.content).length);
  const clock = new Clock();
  const sandbox = await startSandbox({ people: names, guild: { name: "Server" }, clock });
  const calls: Call[] = [];
  const log: string[] = [];
  const umpire = await startUmpire({
    ...{ isPublic: false, database: join(folder, "umpire.sqlite"), packs: null, botDelay: 0, backupHours: 0 },
    ...{ token: sandbox.token, api: `${sandbox.url}/api`, clock, illustrator: dot() },
    logger: pino({ level: "error" }, { write: (line) => void log.push(line) }),
    store: (repository) => noting(repository, calls),
  });
  try {
    const people = names.map((name) => sandbox.person(name));
    const phones = people.map((person) => new Phone(person, () => clock.now()));
    const dice = new Dice({ key: diceKey("ad0e", `${game} ${adversity.name}`), next: 0 });
    const unopened = { sandbox, umpire, clock, people, options, dice, manner: mannerOf(game) };
    adversity.before?.(unopened);
    const channel = adversity.place?.(unopened) ?? sandbox.channelId;
    let answers = 0;
    const demo: DemoCampaign = {
      ...{ ...unopened, channel },
      done: async () => await adversity.after?.(demo, ++answers),
    };
    const id = await openCampaign(demo, game);
    await startCampaign(demo);
    await playCampaign(demo, id);
    return [
      ...(await notProved(umpire, id)),
      ...twice(umpire, people, channel),
      ...calledTwice(people, phones, calls, umpire),
      ...untrue(people, adversity),
      ...log.filter((line) => !/quarantine/.test(line)),
    ];
  } finally {
    await umpire.stop();
    await sandbox.close();
    rmSync(folder, { recursive: true });
  }
}

/** The same repository, which notes whom the bot has called for what. */
function noting(repository: Repository, calls: Call[]): Repository {
  return {
    ...repository,
    async keepNotified(game, person, wait) {
      calls.push({ person, wait });
      await repository.keepNotified(game, person, wait);
    },
  };
}

async function notProved({ campaigns }: Umpire, id: string): Promise<readonly string[]> {
  const { status } = await campaigns.showing.record(id);
  const { verdict, lines } = verify(JSON.parse(JSON.stringify(await campaigns.showing.export(id))), games);
  return [
    ...(status === "over" ? [] : [`the campaign is ${status}`]),
    ...(verdict === "proved" ? [] : [`its file is ${verdict}: ${lines.join(" ")}`]),
  ];
}

/** Posts and pages that are missing, or stand twice. */
function twice({ storage }: Umpire, people: readonly Person[], channel: string): readonly string[] {
  const outbox = () => outboxOf(databaseOf(storage));
  const [reader] = people;
  const inThreads = new Set(outbox().flatMap(({ id, payload }) => (payload.kind === "offer" ? [id] : [])));
  const posts = (reader?.messages(channel) ?? []).filter((message) => !inThreads.has(rowOf(message) ?? Number.NaN));
  const offers = outbox().flatMap(({ id, payload, status }) =>
    payload.kind === "offer" && status === "sent" ? [id] : [],
  );
  const seen = everything(people)
    .filter((message) => isPost(message) && !isRetired(message))
    .map(rowOf);
  return [
    ...misposted({ outbox }, `channel:${channel}`, posts, ({ payload }) => payload.kind !== "offer"),
    ...people.flatMap((person) => misposted({ outbox }, `person:${person.id}`, mailOf(person))),
    ...offers.flatMap((row) => (seen.filter((one) => one === row).length > 1 ? [`the offer ${row} stands twice`] : [])),
  ];
}

/** What the first message says of a seat that is not asked anything yet. */
const NOTHING_ASKED = /nothing is asked yet|you have a seat/;

/** Messages that have notified somebody for what they were called for already. */
function calledTwice(
  people: readonly Person[],
  phones: readonly Phone[],
  calls: readonly Call[],
  { storage }: Umpire,
): readonly string[] {
  const outbox = outboxOf(databaseOf(storage));
  const pages = new Set(
    outbox.flatMap(({ payload, message }) => (payload.kind === "seats" && message ? [message] : [])),
  );
  return people.flatMap((person) => {
    const pushes = phones.find((phone) => phone.person === person)?.pushes ?? [];
    const own = calls.filter((call) => call.person === person.id).map(({ wait }) => wait);
    const news = pushes.filter(({ message, text }) => pages.has(message) && !NOTHING_ASKED.test(text));
    const messages = pushes.map(({ message }) => message);
    return [
      ...(new Set(own).size === own.length ? [] : [`${person.name} was called twice: ${own.join(", ")}`]),
      ...(news.length <= own.length ? [] : [`${person.name} has ${news.length} calls for ${own.length} questions`]),
      ...(new Set(messages).size === messages.length ? [] : [`one message has notified ${person.name} twice`]),
      ...pushes.flatMap(({ text }) => (/^\S.+: .+ \/[a-z]+/.test(text) ? [] : [`a push says “${text}”`])),
    ];
  });
}

/** Sentences that are false, and those that are missing or come again. */
function untrue(people: readonly Person[], { never, once }: Adversity): readonly string[] {
  const texts = everything(people).filter(isPost).map(textOf);
  const said = once ? texts.filter((text) => once.test(text)).length : 1;
  return [
    ...texts.flatMap((text) => (never.test(text) ? [`somebody reads: ${text}`] : [])),
    ...(said === 1 ? [] : [`${once} is read ${said} times`]),
  ];
}

/** All that lies anywhere, once. */
function everything(people: readonly Person[]): readonly APIMessage[] {
  const found = new Map<string, APIMessage>();
  for (const person of people)
    for (const { id, type } of person.channels())
      if (type !== ChannelType.GuildForum) for (const message of person.messages(id)) found.set(message.id, message);
  return [...found.values()];
}
