import { pino } from "pino";
import { Campaigns } from "../../../src/campaign/campaigns.ts";
import { HERE } from "../../../src/campaign/facts/lobby.ts";
import { person, type Service, service, startedWith } from "../../campaign/harness.ts";
import { IS_SERVED } from "../../postgres/databases.ts";
import { writeBehind } from "../../write-behind.ts";
import { Guest } from "./guest.ts";

export const SEATS = ["shiite", "sunni", "government"];

/** Battle for Baghdad for three, in the first Action of a turn. */
export interface ActionTable {
  readonly s: Service;
  readonly game: string;
  /** Whose Action it is. */
  readonly seat: string;
  readonly n: number;
  readonly guest: Guest;
}

export async function inAction(): Promise<ActionTable> {
  const { s, game } = await copied("action", async ({ guests }) => {
    for (const guest of guests) await (await guest.open()).press("Ready");
  });
  const guests = guestsOf(s, game);
  const guest = await awaited(guests);
  const n = guests.indexOf(guest);
  return { s, game, n, guest, seat: SEATS[n] ?? "" };
}

/** The same in the Coalition before it: person 0 plays the first seat, and so on. */
export async function inCoalition(): Promise<CoalitionTable> {
  const { s, game } = await copied("coalition", async () => {});
  return { s, game, guests: guestsOf(s, game) };
}

interface CoalitionTable {
  readonly s: Service;
  readonly game: string;
  readonly guests: readonly Guest[];
}

interface Played {
  readonly game: string;
  readonly database: Buffer;
}

/** What was played up to there, once for all tests: each has a copy. On a server nothing is copied, and each plays it. */
const played = new Map<string, Promise<Played>>();

async function copied(upTo: string, then: (table: CoalitionTable) => Promise<void>) {
  const code = `of the tables in ${upTo}`;
  if (IS_SERVED) {
    const own = await service(":memory:", undefined, null, { code });
    const table = await intoCoalition(own);
    await then(table);
    return { game: table.game, s: own };
  }
  const known = played.get(upTo) ?? play(code, then);
  played.set(upTo, known);
  const { game, database } = await known;
  const s = await service(":memory:", undefined, null, { code, copyOf: database });
  await s.campaigns.tick(); // it is awake, and clocks run, since what was played before
  return { game, s };
}

async function play(code: string, then: (table: CoalitionTable) => Promise<void>): Promise<Played> {
  const s = await service(":memory:", undefined, null, { code });
  const table = await intoCoalition(s);
  await then(table);
  await s.campaigns.stop();
  const database = s.database.sqlite.serialize();
  s.database.close();
  return { game: table.game, database };
}

/** The Coalition as this service plays it. */
export async function intoCoalition(s: Service): Promise<CoalitionTable> {
  const options = { seats: "3", assign: "choice" };
  const game = await startedWith(s, { game: "battle-for-baghdad", options, pace: 24 }, SEATS);
  const guests = guestsOf(s, game);
  for (const guest of guests) await (await guest.open()).press("Place them evenly");
  for (const guest of guests) await (await guest.open()).press("Pass");
  for (let i = 0; i < SEATS.length; i++) await (await awaited(guests)).press("Keep none");
  return { s, game, guests };
}

const guestsOf = (s: Service, game: string) => SEATS.map((_, i) => new Guest(s, i, game));

async function awaited(guests: readonly Guest[]): Promise<Guest> {
  for (const guest of guests) if ((await guest.open()).text.includes("The game waits for you")) return guest;
  throw new Error("nobody is waited for");
}

/** Numbered lines: the rows of a step's sheet. */
export const rowsOn = ({ text }: Guest): string[] => text.split("\n").filter((line) => /^\**\d+\**\. /.test(line));

/** Another process on the same database. */
export async function restarted(s: Service): Promise<Service> {
  await s.campaigns.stop();
  const { repository, books, clock } = s;
  return {
    ...s,
    campaigns: new Campaigns({ repository, books, clock, logger: pino({ level: "silent" }), botDelay: 0 }),
  };
}

/** The same after somebody else has come to hold a seat, too. */
export async function withPartner(s: Service, game: string, seat: string, n: number): Promise<Service> {
  const members = await s.repository.members(game);
  const partner = {
    ...person(n),
    person: person(n).id,
    token: `partner${n}`,
    seat,
    word: null,
    bot: false,
    joined: 0,
    ...HERE,
  };
  const { id: _, ...member } = partner;
  await writeBehind(s.repository, { game, members: [...members, member], at: 0 });
  return await restarted(s);
}
