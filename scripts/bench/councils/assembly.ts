import { setTimeout as sleep } from "node:timers/promises";
import type { Seat } from "#engine";
import { bookOf } from "../../../src/cli/arguments.ts";
import { controlsOf, find } from "../../../src/cli/robot/controls.ts";
import type { Look } from "../../../src/cli/robot/eyes.ts";
import { Presser } from "../../../src/cli/robot/presser.ts";
import type { Person } from "../../../src/sandbox/index.ts";
import { openTable, type Table } from "../table.ts";
import { Member } from "./member.ts";

/** A seat with those who hold it, the captain first, and the thread in which they meet; null: one person holds it. */
export interface Side {
  readonly seat: Seat;
  readonly members: readonly Member[];
  readonly thread: string | null;
}

/** A campaign that has begun. */
export interface Assembly {
  readonly table: Table;
  readonly game: string;
  readonly sides: readonly Side[];
  /** What each of its people has tapped to join it. */
  readonly joining: readonly number[];
}

export interface Gathering {
  readonly game: string;
  readonly options: { readonly [name: string]: string | number };
  readonly councils: readonly Seat[];
  /** Of each council. */
  readonly people: number;
}

/** A Monday morning: what several seats are asked at once closes in the evening. */
const START = Date.UTC(2026, 10, 2, 8);
const HOUR = 3_600_000;

/** Opens a campaign in which `people` people hold each of these seats; all others are held by one. */
export async function assemble({ game, options, councils, people }: Gathering): Promise<Assembly> {
  const { definition, content } = bookOf(game);
  const seats = definition.roster({ ...definition.defaults, ...options }, content).map(({ id }) => id);
  const rounds = Array.from({ length: people }, (_, i) =>
    seats.flatMap((seat) => (i === 0 || councils.includes(seat) ? [{ seat, name: `${seat} ${i + 1}` }] : [])),
  ).flat();
  const table = await openTable(
    game,
    rounds.map(({ name }) => name),
    START,
  );
  const { sandbox, umpire } = table;
  const channel = sandbox.channelId;
  const host = sandbox.person(rounds[0]?.name ?? "");
  const council = councils.length > 0 ? { council: people } : {};
  await host
    .slash({ channel, command: "game create", options: { game, pace: "calendar", ...options, ...council } })
    .reply();
  const [record] = await umpire.campaigns.showing.find({ channel });
  if (!record) throw new Error("the campaign was not opened");
  await delivered(table);
  const joining: number[] = [];
  for (const { seat, name } of rounds) joining.push(await joined(table, sandbox.person(name), seat));
  table.clock.advance(HOUR); // those who have joined look elsewhere
  await host.slash({ channel, command: "game start", options: {} }).reply();
  await delivered(table);
  const sides = await Promise.all(
    seats.map(async (seat): Promise<Side> => {
      const own = rounds.filter((one) => one.seat === seat);
      const message = own.length > 1 ? await umpire.campaigns.deliveries.council(record.id, seat) : null;
      const thread = message?.meeting.thread ?? null;
      const look: Look = (what) => what(umpire.campaigns);
      const place = { look, game: record.id, seat, thread: thread ?? channel };
      return { seat, thread, members: own.map(({ name }) => new Member(sandbox.person(name), place)) };
    }),
  );
  return { table, game: record.id, sides, joining };
}

/** Joins a side by the buttons of the lobby's post; gives the taps that took. */
async function joined({ sandbox }: Table, person: Person, seat: Seat): Promise<number> {
  const presser = new Presser(person);
  const lobby = person.messages(sandbox.channelId).findLast((one) => find(one, { kind: "join" }) !== undefined);
  const join = lobby && find(lobby, { kind: "join" });
  if (!lobby || !join) throw new Error("there is no lobby to join");
  const choice = await presser.press(lobby, join);
  const side = find(choice, { kind: "seat", seat, step: "side" });
  if (!side) throw new Error(`${seat} takes nobody: ${controlsOf(choice).length} buttons`);
  await presser.press(choice, side);
  return presser.taps;
}

/** Waits until everything is sent that is due; what is edited often is due again later. */
export async function delivered({ umpire }: Table): Promise<void> {
  const { deliveries } = umpire.campaigns;
  while ((await deliveries.heads()).length > 0 || (await deliveries.inFlight()).length > 0) await sleep(2);
}
