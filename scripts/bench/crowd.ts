/** What many running campaigns cost the service: opening them, checking what is due, and drawing up a member's page. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Campaigns } from "../../src/campaign/campaigns.ts";
import type { Person } from "../../src/campaign/service.ts";
import { median, now, percentile, rounded } from "../../src/cli/figures.ts";
import { type Database, openDatabase } from "../../src/store/sqlite/database.ts";
import { openCampaigns, sendAll } from "./campaign.ts";
import { copyGame } from "./copies.ts";

/** The cheapest game: what is measured is what lies around it. */
const GAME = "iraqi-conflict";
/** Ticks, a minute of the clock apart. */
const TICKS = 30;
const MINUTE = 60_000;
/** Presses, one after the other, each in another campaign. */
const PRESSES = 2000;

export interface CrowdFigures {
  readonly campaigns: number;
  readonly members: number;
  /** From the opened database until the first page is drawn up. */
  readonly startMs: number;
  /** A look at all clocks, votes and requests. */
  readonly tickMs: number;
  readonly tickMostMs: number;
  /** What this process has of the machine's memory once all campaigns have been looked at. */
  readonly residentMB: number;
  /** What a member's page is drawn up from, and a vote or an answer that is kept. */
  readonly pressP50Ms: number;
  readonly pressP99Ms: number;
}

/** A number of running campaigns with a number of people a seat: the service and its store, without Discord. */
export async function benchCrowd(campaigns: number, perSeat: number): Promise<CrowdFigures> {
  const folder = mkdtempSync(join(tmpdir(), "umpire-crowd-"));
  const file = join(folder, "umpire.sqlite");
  const clock = { at: Date.UTC(2026, 0, 1), now: (): number => clock.at };
  const database = openDatabase(file);
  try {
    const id = await begun(database, clock, perSeat);
    copyGame(database, id, campaigns - 1);
    const ids = [id, ...Array.from({ length: campaigns - 1 }, (_, i) => `copy ${i + 1}`)];
    const before = now();
    const service = await openCampaigns(database, clock, { isPublic: false });
    const [seat = "", ...people] = await holdersOf(service, id);
    await service.showing.seatView(id, people[0] ?? "", seat);
    const startMs = now() - before;
    const ticks: number[] = [];
    for (let tick = 0; tick < TICKS; tick++) {
      clock.at += MINUTE;
      ticks.push(await timed(() => service.tick()));
    }
    const presses: number[] = [];
    for (let n = 0; n < PRESSES; n++) {
      const [game = "", person = ""] = [ids[n % ids.length], people[n % people.length]];
      presses.push(await timed(() => press(service, game, person, seat, n)));
    }
    return {
      campaigns,
      members: campaigns * 2 * perSeat,
      startMs: rounded(startMs),
      tickMs: rounded(median(ticks)),
      tickMostMs: rounded(Math.max(...ticks)),
      residentMB: rounded(process.memoryUsage.rss() / 1e6),
      pressP50Ms: rounded(median(presses)),
      pressP99Ms: rounded(percentile(presses, 0.99)),
    };
  } finally {
    database.close();
    rmSync(folder, { recursive: true });
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = now();
  await work();
  return now() - before;
}

/** A campaign for two seats that has just begun; where several hold one they vote. */
async function begun(database: Database, clock: { now(): number }, perSeat: number): Promise<string> {
  const campaigns = await openCampaigns(database, clock, { isPublic: false });
  const people = (seat: number): readonly Person[] =>
    Array.from({ length: perSeat }, (_, i) => ({ id: `${seat}${String(i).padStart(3, "0")}`, name: `P${seat} ${i}` }));
  const council =
    perSeat > 1
      ? ({ people: perSeat, joining: "open", later: "closed", rule: "vote", offers: "captain" } as const)
      : null;
  const [host = { id: "1000", name: "Host" }] = people(1);
  const { id } = await campaigns.people.create({
    ...{ game: GAME, name: "crowd", options: { seats: "2" }, pace: 24, interaction: null },
    ...{ guild: null, channel: "1", host, council },
  });
  for (const [n, { id: seat }] of (await campaigns.showing.status(id)).seats.entries())
    for (const person of people(n + 1))
      await campaigns.people.join({ game: id, person, seat, word: null, interaction: null });
  await campaigns.people.start(id, host, false, null);
  await sendAll(campaigns);
  return id;
}

/** A seat, and the people who hold it. */
async function holdersOf(campaigns: Campaigns, game: string): Promise<readonly string[]> {
  const { seats, members } = await campaigns.showing.status(game);
  const seat = seats[0]?.id ?? "";
  return [seat, ...members.flatMap((member) => (member.seat === seat ? [member.person] : []))];
}

/** Somebody looks at their page; every fourth time they say something. */
async function press(campaigns: Campaigns, game: string, person: string, seat: string, n: number): Promise<void> {
  const { decisions, vote } = await campaigns.showing.seatView(game, person, seat);
  const [decision] = decisions;
  if (n % 4 > 0 || !decision) return;
  const keep = { action: "commit", params: { discard: [] } };
  if (vote) {
    const question = { game, person, seat, question: decision.id, moves: [keep], ahead: [], end: false };
    await campaigns.motions.propose({ ...question, interaction: null });
  } else
    await campaigns.acting.submit({
      ...{ game, person, seat, decision: null, moves: [keep], ahead: [] },
      end: false,
      interaction: null,
    });
}
