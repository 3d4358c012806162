/** Campaigns to measure with: opening the service, starting a game, finding a next move, marking posts as sent. */
import { pino } from "pino";
import { anyMove, type Dice } from "#engine";
import { Campaigns } from "../../src/campaign/campaigns.ts";
import { Rulebooks } from "../../src/campaign/packs/rulebooks.ts";
import { checkRunning } from "../../src/campaign/service/restart.ts";
import type { Answering, Person } from "../../src/campaign/service.ts";
import { games } from "../../src/games/registry.ts";
import type { Database } from "../../src/store/sqlite/database.ts";
import { sqliteRepository } from "../../src/store/sqlite/repository.ts";

const logger = pino({ level: "silent" });

type Options = ConstructorParameters<typeof Campaigns>[0];

/** A service that is measured: no stranger's, by the machine's clock, and it logs nothing. */
export const campaignsOn = (
  repository: Options["repository"],
  books: Options["books"],
  also: Partial<Options> = {},
): Campaigns =>
  new Campaigns({
    ...{ repository, books, clock: { now: () => Date.now() }, logger, botDelay: 0, isPublic: false },
    ...also,
  });

/** The service as the bot starts it: what is running is checked first. */
export async function openCampaigns(
  database: Database,
  clock: { now(): number },
  also: Partial<Pick<Options, "secrets" | "isPublic">> = {},
): Promise<Campaigns> {
  const repository = sqliteRepository(database);
  const books = await Rulebooks.open(repository, games, null);
  await checkRunning(repository, books, clock, logger);
  return campaignsOn(repository, books, { clock, ...also });
}

/** A running campaign; `players` take its seats in turn. */
export async function startCampaign(campaigns: Campaigns, game: string, players: readonly Person[]): Promise<string> {
  const [host = { id: "1", name: "Host" }] = players;
  const where = { guild: null, channel: "1", host };
  const wish = { game, name: "bench", options: {}, pace: 24, several: true, interaction: null };
  const { id } = await campaigns.people.create({ ...wish, ...where });
  for (const [i, { id: seat }] of (await campaigns.showing.status(id)).seats.entries()) {
    const person = players[i % players.length] ?? host;
    await campaigns.people.join({ game: id, person, seat, word: null, interaction: null });
  }
  await campaigns.people.start(id, host, false, null);
  return id;
}

/** Some move that a campaign waits for. */
export async function nextMove(
  campaigns: Campaigns,
  id: string,
  dice: Dice,
): Promise<Pick<Answering, "person" | "seat" | "decision" | "moves">> {
  const { seats, awaited, members } = await campaigns.showing.status(id);
  const seat = awaited[0] ?? seats[0]?.id ?? "";
  const person = members.find((member) => member.seat === seat)?.person ?? "";
  const { view, decisions, book, record } = await campaigns.showing.seatView(id, person, seat);
  const decision = decisions.find((d) => d.owed);
  const move = decision ? anyMove(book, view, decision, dice) : null;
  if (!decision || !move) throw new Error(`${record.game}: nobody can move`);
  return { person, seat, decision: decision.id, moves: [move] };
}

/** As where somebody sends the posts, and notifies those who are waited for. */
export async function sendAll({ deliveries }: Campaigns): Promise<void> {
  for (let rows = await deliveries.heads(); rows.length > 0; rows = await deliveries.heads())
    for (const row of rows) {
      await deliveries.claim([row]);
      await deliveries.sent(row, `m${row.id}`);
      if (row.payload.kind !== "seats") continue;
      const person = row.destination.replace("person:", "");
      const wait = (await deliveries.seatMessage(row.game, person))?.wait ?? null;
      if (wait !== null) await deliveries.notified(row.game, person, wait);
    }
}
