import { createHash } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { type Logger, pino } from "pino";
import { commitment, type Definition, type GameTypes, type Seat } from "#engine";
import { Campaigns } from "../../src/campaign/campaigns.ts";
import type { OutsidePlayers } from "../../src/campaign/contract/outside.ts";
import type { Secret } from "../../src/campaign/facts/lobby.ts";
import { readLessons } from "../../src/campaign/lessons/shelf.ts";
import { Rulebooks } from "../../src/campaign/packs/rulebooks.ts";
import type { NewGame, Person } from "../../src/campaign/service.ts";
import { games } from "../../src/games/registry.ts";
import { readShipped } from "../../src/packs/packs.ts";
import type { AbsenceSettings, OutboxRow, Rich } from "../../src/store/records.ts";
import type { Repository } from "../../src/store/repository.ts";
import { type Database, openDatabase } from "../../src/store/sqlite/database.ts";
import { sqliteRepository } from "../../src/store/sqlite/repository.ts";
import { servedInPlaceOf, serverAddress } from "../postgres/databases.ts";
import { DueOracles } from "./due-oracles.ts";
import { flat } from "./flat.ts";
import { keptAsStored } from "./kept-as-stored.ts";

export const CHANNEL = "100000000000000001";
export const GUILD = "100000000000000002";

/** A clock that stands still until it is moved. */
export class MovableClock {
  at = Date.UTC(2026, 0, 1);
  /** How long the process has been awake, if somebody counts that. */
  awake?: () => number;
  now(): number {
    return this.at;
  }
  advance(ms: number): void {
    this.at += ms;
  }
}

export interface Service {
  readonly campaigns: Campaigns;
  readonly repository: Repository;
  readonly database: Database;
  readonly clock: MovableClock;
  readonly books: Rulebooks;
}

/** Secrets of the dice that are the same in every run, others with another word. */
function repeatable(word: string): () => Secret {
  let drawn = 0;
  return () => {
    const secret = createHash("sha256").update(`${word} ${drawn++}`).digest("hex");
    return { secret, commitment: commitment(secret) };
  };
}

type Shipped = ReturnType<typeof readShipped<GameTypes>>;
const known = new Map<Definition<GameTypes>, Shipped>();

/** Packs of this release are read and checked once, and not for every service: that takes longer than most tests. */
function readOnce(definition: Definition<GameTypes>, packs: string | null): Shipped {
  if (packs !== null) return readShipped(definition, packs);
  const shipped = known.get(definition) ?? readShipped(definition, null);
  known.set(definition, shipped);
  return shipped;
}

/** Databases of this release, serialized: migrated once, and for the usual games with their packs. */
const images = new Map<boolean, Promise<Buffer>>();

function imageFor(isUsual: boolean): Promise<Buffer> {
  const image = images.get(isUsual) ?? imageOf(isUsual ? games : []);
  images.set(isUsual, image);
  return image;
}

async function imageOf(definitions: readonly Definition<GameTypes>[]): Promise<Buffer> {
  const database = openDatabase(":memory:");
  await Rulebooks.open(sqliteRepository(database), definitions, null, () => "", readOnce);
  const image = database.sqlite.serialize();
  database.close();
  return image;
}

/** A database that is there is opened. A new one is copied: to migrate it, and write the packs, takes longer than most tests. */
async function databaseIn(file: string, isUsual: boolean, copyOf?: Buffer): Promise<Database> {
  const image = copyOf ?? (await imageFor(isUsual));
  if (file === ":memory:") return openDatabase(file, { copyOf: image });
  if (!existsSync(file)) writeFileSync(file, image);
  const database = openDatabase(file);
  database.sqlite.pragma("synchronous = OFF"); // no machine loses its power while tests wait for its disk
  return database;
}

/** On PostgreSQL, where the run is one on its server; null: it is not. */
async function servedService(
  file: string,
  isUsual: boolean,
): Promise<{ readonly repository: Repository; readonly database: Database } | null> {
  const server = serverAddress();
  if (server === null) return null;
  const fill = (repository: Repository) => Rulebooks.open(repository, isUsual ? games : [], null, () => "", readOnce);
  return await servedInPlaceOf(server, file, isUsual ? "usual" : "other", fill);
}

/** The packs of a copied database are known, and not read again when the rulebooks are opened. */
async function booksOfCopy(repository: Repository, codeOf: () => string): Promise<Rulebooks> {
  const packs = new Map([...known.values()].map(({ book, files }) => [book.hash, files]));
  const pack: Repository["pack"] = async (hash) => packs.get(hash) ?? (await repository.pack(hash));
  const knowing: Repository = Object.create(repository, { pack: { value: pack } });
  const books = await Rulebooks.open(knowing, games, null, codeOf, readOnce);
  packs.clear();
  return books;
}

let releases = 0;

interface ServiceOptions {
  readonly code?: string;
  readonly logger?: Logger;
  readonly isPublic?: boolean;
  readonly secret?: string;
  readonly copyOf?: Buffer;
  readonly outside?: OutsidePlayers;
}

/**
 * The campaign service on a database of its own, without Discord; `code`: of its rules, that of no other if left out;
 * `isPublic`: strangers open campaigns, and not tests; with another `secret`, other cards are dealt;
 * `outside`: who thinks for computers; `copyOf`: what another service has stored, serialized, of these games and by this code.
 */
export async function service(
  file = ":memory:",
  definitions: readonly Definition<GameTypes>[] = games,
  packs: string | null = null,
  {
    code = `release ${releases++}`,
    logger = pino({ level: "silent" }),
    isPublic = false,
    secret = "secret",
    copyOf,
    outside,
  }: ServiceOptions = {},
): Promise<Service> {
  const isUsual = definitions === games && packs === null;
  const served = await servedService(file, isUsual);
  const database = served?.database ?? (await databaseIn(file, isUsual, copyOf));
  const oracles = new DueOracles(
    () => (served ? null : database.sqlite), // they ask in SQLite's words
    served?.repository ?? sqliteRepository(database),
  );
  const repository = oracles.watching();
  const books =
    isUsual && file === ":memory:"
      ? await booksOfCopy(repository, () => code)
      : await Rulebooks.open(repository, definitions, packs, () => code, readOnce);
  const clock = new MovableClock();
  const campaigns = flat(
    new Campaigns({
      repository,
      books,
      clock,
      logger,
      botDelay: 0,
      outside,
      secrets: repeatable(secret),
      isPublic,
      kept: keptAsStored(repository),
      ...(isUsual ? { lessons: readLessons(books, null) } : {}),
    }),
  );
  oracles.watch(campaigns);
  return { campaigns, repository, database, clock, books };
}

/** The same rulebooks, in a release with other code. */
export const otherRelease = ({ repository, books }: Service): Promise<Rulebooks> =>
  Rulebooks.open(repository, books.definitions, null, () => `release ${releases++}`, readOnce);

export const person = (n: number): Person => ({ id: `20000000000000000${n}`, name: `Person ${n}` });

let interactions = 0;
export const interaction = (): string => `3000000000000${String(++interactions).padStart(5, "0")}`;

/** A campaign of Iraqi Conflict that `seats` people have joined and the first has started. */
export const startedGame = (
  service: Service,
  seats: readonly Seat[],
  {
    turns = 2,
    pace = null,
    absence,
  }: { turns?: number; pace?: number | null; absence?: Partial<AbsenceSettings> } = {},
): Promise<string> =>
  startedWith(
    service,
    { game: "iraqi-conflict", options: { seats: String(seats.length), turns }, pace },
    seats,
    absence,
  );

/** A campaign whose seats are held by one person each, in this order; the first has started it. */
export async function startedWith(
  { campaigns }: Service,
  wish: Pick<NewGame, "game" | "options" | "pace" | "atEnd">,
  seats: readonly Seat[],
  absence?: Partial<AbsenceSettings>,
): Promise<string> {
  const place = { guild: GUILD, channel: CHANNEL, host: person(0), name: "Test" };
  const { id } = await campaigns.people.create({ ...wish, ...place, interaction: interaction() });
  for (const [i, seat] of seats.entries())
    await campaigns.people.join({ game: id, person: person(i), seat, word: null, interaction: interaction() });
  if (absence) await campaigns.time.configureAbsence(id, person(0), absence, interaction());
  await campaigns.people.start(id, person(0), false, interaction());
  return id;
}

/** How often others get their turn while something is worked on. */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let over = false;
  const others = (async () => {
    for (; !over; turns++) await new Promise((resolve) => setImmediate(resolve));
  })();
  try {
    await work();
  } finally {
    over = true;
  }
  await others;
  return turns;
}

/** Takes everything that waits in the outbox, as a messenger would, and notes it as sent. */
export async function drain({ campaigns }: Service): Promise<readonly OutboxRow[]> {
  const sent: OutboxRow[] = [];
  for (;;) {
    const heads = await campaigns.deliveries.heads();
    if (heads.length === 0) return sent;
    for (const row of heads) {
      await campaigns.deliveries.claim([row]);
      await campaigns.deliveries.sent(row, `m${row.id}`);
      sent.push(row);
    }
  }
}

/** The text of a post, mentions and typed words included. */
export function textOf({ payload }: OutboxRow): string {
  return payload.kind === "post" ? plainText(payload.post) : payload.kind;
}

/** The same, for the post of a phase as it is now. */
export async function shownBy({ campaigns }: Service, row: OutboxRow): Promise<string> {
  if (row.payload.kind !== "live") return textOf(row);
  const post = await campaigns.deliveries.live(row.game, row.payload.number);
  return post ? plainText(post) : "";
}

const plainText = ({ title, text }: { readonly title: string; readonly text: Rich }): string =>
  [title, ...text.map((t) => (typeof t === "string" ? t : "literal" in t ? t.literal : `<@${t.person}>`))].join(" ");
