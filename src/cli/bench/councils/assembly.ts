import { setTimeout as sleep } from "node:timers/promises";
import type { Seat } from "../../../engine/index.ts";
import type { Person } from "../../../sandbox/index.ts";
import { bookOf } from "../../arguments.ts";
import { openTable, type Table } from "../table.ts";

/** A seat with those who hold it, the captain first, and the thread in which they meet; null: one person holds it. */
export interface Side {
  readonly seat: Seat;
  readonly people: readonly Person[];
  readonly thread: string | null;
}

/** A campaign that has begun. */
export interface Assembly {
  readonly table: Table;
  readonly game: string;
  readonly sides: readonly Side[];
}

/** Opens a campaign in which so many people hold each of these seats; all others are held by one. */
export async function assemble(game: string, councils: readonly Seat[], people: number): Promise<Assembly> {
  const { definition, content } = bookOf(game);
  const seats = definition.roster(definition.defaults, content).map(({ id }) => id);
  const named = seats.map((seat) => ({ seat, names: namesOf(seat, councils.includes(seat) ? people : 1) }));
  const table = await openTable(
    game,
    named.flatMap(({ names }) => names),
  );
  const { sandbox, umpire } = table;
  const channel = sandbox.channelId;
  const host = sandbox.person(named[0]?.names[0] ?? "");
  const council = councils.length > 0 ? { council: people } : {};
  await host.slash({ channel, command: "game create", options: { game, pace: "calendar", ...council } }).reply();
  const [record] = await umpire.campaigns.find({ channel });
  if (!record) throw new Error("the campaign was not opened");
  const asked = { person: { id: host.id, name: host.name }, interaction: null };
  if (councils.length > 0) await umpire.campaigns.councils.settle(record.id, { joining: "open" }, asked);
  for (const { seat, names } of named)
    for (const name of names)
      await sandbox.person(name).slash({ channel, command: "game join", options: { seat } }).reply();
  table.clock.advance(3_600_000); // those who have joined look elsewhere
  await host.slash({ channel, command: "game start", options: {} }).reply();
  await delivered(table);
  const sides = await Promise.all(
    named.map(async ({ seat, names }): Promise<Side> => {
      const message = names.length > 1 ? await umpire.campaigns.deliveries.council(record.id, seat) : null;
      return { seat, people: names.map((name) => sandbox.person(name)), thread: message?.meeting.thread ?? null };
    }),
  );
  return { table, game: record.id, sides };
}

const namesOf = (seat: Seat, people: number): readonly string[] =>
  Array.from({ length: people }, (_, i) => `${seat} ${i + 1}`);

/** Waits until everything is sent, what is due later, too: a message that is edited often waits some seconds for its next edit. */
export async function delivered({ umpire, clock }: Table): Promise<void> {
  const { deliveries } = umpire.campaigns;
  while ((await deliveries.pending()) > 0) {
    const due = await deliveries.untilDue();
    if (due !== null && due > 0 && due <= SOON) clock.advance(due);
    await sleep(5);
  }
}

/** What fails is tried again later than that, ms. */
const SOON = 5000;
