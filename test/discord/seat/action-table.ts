import { pino } from "pino";
import { Campaigns } from "../../../src/campaign/campaigns.ts";
import { HERE } from "../../../src/campaign/lobby.ts";
import { person, type Service, startedWith } from "../../campaign/harness.ts";
import { Guest } from "./guest.ts";

export const SEATS = ["shiite", "sunni", "government"];

/** Battle for Baghdad for three, in the first Action of a turn. */
export interface ActionTable {
  readonly game: string;
  /** Whose Action it is. */
  readonly seat: string;
  readonly n: number;
  readonly guest: Guest;
}

export async function inAction(s: Service, pace = 24): Promise<ActionTable> {
  const { game, guests } = await inCoalition(s, pace);
  for (const guest of guests) await (await guest.open()).press("Ready");
  const guest = await awaited(guests);
  const n = guests.indexOf(guest);
  return { game, n, guest, seat: SEATS[n] ?? "" };
}

/** The same in the Coalition before it: person 0 plays the first seat, and so on. */
export async function inCoalition(s: Service, pace = 24): Promise<{ game: string; guests: readonly Guest[] }> {
  const options = { seats: "3", assign: "choice" };
  const game = await startedWith(s, { game: "battle-for-baghdad", options, pace }, SEATS);
  const guests = SEATS.map((_, i) => new Guest(s, i, game));
  for (const guest of guests) await (await guest.open()).press("Place them evenly");
  for (const guest of guests) await (await guest.open()).press("Pass");
  for (let i = 0; i < SEATS.length; i++) await (await awaited(guests)).press("Keep none");
  return { game, guests };
}

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
  await s.repository.write({ game, members: [...members, member], at: 0 });
  return await restarted(s);
}
