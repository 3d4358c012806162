import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { OutboxRow } from "../../../../src/store/records.ts";
import { writeBehind } from "../../../write-behind.ts";
import { councilGame, reopened } from "../../councils/council-game.ts";
import { CHANNEL, drain, interaction, person, type Service, service, startedGame, textOf } from "../../harness.ts";

const HOUR = 3_600_000;
const SEATS = ["sunni", "shia", "kurds"];
const DENIED = {
  reason: "50013: Missing Permissions",
  why: "a permission is missing there",
  missing: { channel: CHANNEL },
};

let s: Service;
let game = "";
beforeEach(async () => {
  s = await service();
  game = await startedGame(s, SEATS, { pace: 24 });
  await drain(s);
});
afterEach(() => s.database.close());

const bars = async () => (await s.campaigns.showing.record(game)).bars;
const stand = async () => (await s.repository.clocks(game)).every(({ deadline }) => deadline === null);
const kinds = async () => (await s.repository.log(game)).map(({ kind }) => kind);
const commit = (n: number): Promise<unknown> =>
  s.campaigns.acting.submit({
    ...{ game, person: person(n).id, seat: SEATS[n] ?? "", decision: null, interaction: interaction() },
    moves: [{ action: "commit", params: { discard: [] } }],
  });
const later = async (hours: number): Promise<void> => {
  s.clock.advance(hours * HOUR);
  await s.campaigns.tick();
};

/** Everything is sent but what is for the campaign's channel: that is refused. */
async function refuse(): Promise<readonly OutboxRow[]> {
  const sent: OutboxRow[] = [];
  for (let heads = await s.campaigns.deliveries.heads(); heads.length > 0; heads = await s.campaigns.deliveries.heads())
    for (const row of heads) {
      await s.campaigns.deliveries.claim([row]);
      if (row.destination === `channel:${CHANNEL}`) await s.campaigns.deliveries.park(row, DENIED);
      else await s.campaigns.deliveries.sent(row, `m${row.id}`);
      sent.push(row);
    }
  return sent;
}

/** Something is posted by the campaign itself. */
const post = async (): Promise<void> => {
  const text = { title: "Test", text: ["News"], controls: [], ping: [], thread: null };
  const row = { destination: `channel:${CHANNEL}`, slot: null, payload: { kind: "post", post: text } } as const;
  await writeBehind(s.repository, { game, outbox: [row], at: s.clock.now() });
};

describe("while the clocks stand", () => {
  it("requests stay open for longer, and nobody falls silent", async () => {
    await s.campaigns.requests.ask(game, person(0), { kind: "pause", days: 3 }, interaction());
    const before = (await s.repository.ballots(game))[0]?.until ?? 0;
    await refuse();
    expect(await stand()).toBe(true);
    await later(30);
    await later(17);
    expect((await s.repository.ballots(game))[0]?.status).toBe("open");
    await later(1);
    expect(await stand()).toBe(false);
    expect((await s.repository.ballots(game))[0]?.until).toBe(before + 48 * HOUR);
    expect(await kinds()).not.toContain("default");
    for (const { waited, excused } of await s.repository.members(game))
      expect([waited, excused]).toEqual([0, 48 * HOUR]);
  });

  it("a bot that does not run when the time is up gives nothing back twice", async () => {
    await post();
    await refuse();
    await later(40);
    s.clock.advance(20 * HOUR);
    s = { ...s, campaigns: reopened(s) };
    await s.campaigns.resume();
    expect(await stand()).toBe(true);
    await s.campaigns.tick();
    expect(await stand()).toBe(false);
    for (const { excused } of await s.repository.members(game)) expect(excused).toBe(60 * HOUR);
    const limits = (await s.repository.clocks(game)).map(({ deadline }) => (deadline ?? 0) - s.clock.now());
    expect(Math.max(...limits)).toBeLessThanOrEqual(24 * HOUR);
  });
});

describe("once in a turn", () => {
  it("means once, however short it was", async () => {
    await post();
    await refuse();
    await later(1);
    expect(await s.repository.outbox.tryAgain({ game, destination: `channel:${CHANNEL}` })).toBe(true);
    await drain(s);
    expect((await bars())[0]?.ended?.by).toBe("post");
    for (let i = 0; i < 5; i++) {
      await post();
      await refuse();
      expect(await stand()).toBe(false);
      await s.repository.outbox.tryAgain({ game, destination: `channel:${CHANNEL}` });
      await drain(s);
    }
    expect(await bars()).toHaveLength(2); // the one for which clocks stood, and the last
  });

  it("and a host who takes the right away in every turn is in the log with each", async () => {
    await post();
    await refuse();
    await later(48);
    s.database.sqlite.prepare("UPDATE games SET bars = json_set(bars, '$[0].turn', 0)").run();
    s = { ...s, campaigns: reopened(s) };
    await post();
    await refuse();
    expect(await stand()).toBe(true);
    const lines = (await s.campaigns.showing.lines(game)).lines
      .map(({ text }) => text)
      .filter((text) => text.includes("clocks"));
    expect(lines).toEqual([
      expect.stringMatching(
        /^The campaign and its clocks stand still: .* They go on as soon as I can, and by \w+ \d\d:\d\d \(UTC\) at the latest\.$/,
      ),
      "The campaign and its clocks go on after 48 hours: I still cannot post in the channel.",
      expect.stringMatching(/^The campaign and its clocks stand still: /),
    ]);
  });
});

it("an edit that gets through proves nothing: it takes no right to post", async () => {
  await post();
  await refuse();
  const destination = `channel:${CHANNEL}`;
  const live = { destination, slot: "live:1", payload: { kind: "live", number: 1 } } as const;
  await writeBehind(s.repository, { game, outbox: [live], at: s.clock.now() });
  const [row] = await s.campaigns.deliveries.heads();
  if (!row) throw new Error("nothing waits");
  const old = await s.campaigns.deliveries.messageOf(row);
  await s.campaigns.deliveries.claim([row]);
  await s.campaigns.deliveries.sent(row, old);
  expect(await stand()).toBe(true);
  await s.campaigns.tick();
  expect(await stand()).toBe(true);
});

it("a refusal in another place stops nothing", async () => {
  await post();
  const [row] = await s.campaigns.deliveries.heads();
  if (!row) throw new Error("nothing waits");
  await s.campaigns.deliveries.claim([row]);
  await s.campaigns.deliveries.park(row, { ...DENIED, missing: { channel: "1" } });
  await s.campaigns.deliveries.park(row, { ...DENIED, missing: { channel: null } });
  await s.campaigns.deliveries.park(row, { reason: "50035", why: "a mistake" });
  expect(await bars()).toEqual([]);
});

it("the end of a campaign that was barred is told once it can be", async () => {
  await commit(0);
  await post();
  await refuse();
  await s.campaigns.people.abandon(game, person(0), interaction());
  await refuse();
  await s.repository.outbox.tryAgain({ game, destination: `channel:${CHANNEL}` });
  const told = (await drain(s)).map(textOf).join("\n");
  expect(told).toContain("without a result");
  expect(told).not.toContain("I can post here again");
});

it("councils read it in their threads, and their captains by direct message", async () => {
  const council = await councilGame(await service(), 5);
  s.database.close();
  s = council.s;
  game = council.game;
  await refuse();
  await post();
  await refuse();
  await later(48);
  const told = (await refuse()).filter((row) => textOf(row).includes("I still cannot post in"));
  expect(told.map(({ destination }) => destination).sort()).toEqual(
    [`council:${game}.us`, `person:${person(0).id}`, `person:${person(5).id}`].sort(),
  );
});
