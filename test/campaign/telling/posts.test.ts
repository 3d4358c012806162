import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Campaigns } from "../../../src/campaign/campaigns.ts";
import type { OutboxRow } from "../../../src/store/records.ts";
import { withPartner } from "../../discord/seat/action-table.ts";
import {
  CHANNEL,
  drain,
  interaction,
  person,
  type Service,
  service,
  shownBy,
  startedGame,
  textOf,
} from "../harness.ts";

const SEATS = ["us", "insurgents"];
const HOUR = 3_600_000;
const HERE = `channel:${CHANNEL}`;
let s: Service;
let game: string;

beforeEach(async () => {
  s = await service();
  game = await startedGame(s, SEATS, { pace: 24 });
});
afterEach(() => s.database.close());

const idOf = (seat: string): string => person(SEATS.indexOf(seat)).id;
const boxOf = (seat: string): string => `person:${idOf(seat)}`;

async function act(seat: string, action: string): Promise<void> {
  const params = action === "commit" ? { discard: [] } : {};
  const move = { game, person: idOf(seat), seat, moves: [{ action, params }] };
  await s.campaigns.acting.submit({ ...move, interaction: interaction() });
}
const all = async (...actions: readonly string[]): Promise<void> => {
  for (const action of actions) for (const seat of SEATS) await act(seat, action);
};
const repair = () => s.campaigns.people.repair({ game, person: idOf("us"), staffOf: null, interaction: interaction() });
const slots = (rows: readonly OutboxRow[]): readonly string[] =>
  rows.map(({ slot, destination, payload }) => `${destination} ${slot ?? payload.kind}`);
const live = (number: number) => s.campaigns.deliveries.live(game, number);
/** As a release would have it that knew no such posts; with a process that has nothing in mind. */
function forgetPosts(): void {
  s.database.sqlite.prepare("DELETE FROM live_posts").run();
  const { repository, books, clock } = s;
  s = { ...s, campaigns: new Campaigns({ repository, books, clock, logger: pino({ level: "silent" }), botDelay: 0 }) };
}
const textAt = async (number: number): Promise<string> => {
  const post = await live(number);
  return post ? post.text.map((part) => (typeof part === "string" ? part : "")).join("") : "";
};

describe("the posts of a campaign", () => {
  it("wake whoever sends them, be it a single one", async () => {
    const place = { guild: null, channel: CHANNEL, host: person(0), name: "Lobby", pace: null };
    const wish = { ...place, game: "iraqi-conflict", options: {}, interaction: interaction() };
    const { id } = await s.campaigns.people.create(wish);
    await drain(s);
    let woken = 0;
    s.campaigns.deliveries.onWaiting(() => woken++);
    await s.campaigns.people.join({ game: id, person: person(1), seat: null, word: null, interaction: interaction() });
    expect([woken, (await drain(s)).length]).toEqual([1, 2]); // the lobby's post, and a word to who has joined
  });

  it("are one for each phase that asks somebody, and hold what the others brought", async () => {
    await all("commit", "ready");
    const titles = await Promise.all([1, 2, 3, 4].map(async (number) => (await live(number))?.title ?? null));
    expect(titles).toEqual([
      "Test · Turn 1 of 2 · Commitment",
      "Test · Turn 1 of 2 · Negotiations",
      "Test · Turn 2 of 2 · Commitment",
      null,
    ]);
    expect((await live(3))?.before).toMatch(/^\*\*Turn 1 of 2 · Score\*\*\nTurn 1: .*\nInsurgency: .*$/);
    expect((await live(2))?.open).toBe(false);
    expect((await live(3))?.pictures.length).toBeGreaterThan(0);
  });

  it("are sent in order: the one that is over, the end of its thread, the one that begins", async () => {
    await drain(s);
    await all("commit", "ready");
    const channel = slots((await drain(s)).filter(({ destination }) => destination === HERE));
    expect(channel).toEqual([`${HERE} live:1`, `${HERE} live:2`, `${HERE} close-thread`, `${HERE} live:3`]);
  });

  it("are drawn up as the game stands when they are sent", async () => {
    const rows = await drain(s);
    const [first] = rows.filter(({ payload }) => payload.kind === "live");
    if (!first) throw new Error("no post");
    expect(await shownBy(s, first)).toMatch(/Waiting on.*<@200000000000000000>.*<@200000000000000001>/);
    await act("us", "commit");
    expect(await shownBy(s, first)).toMatch(/Waiting on *<@200000000000000001> *\(Insurgents\).*1 of 2 has answered/);
  });

  it("say that an act was taken back, in the post of the phase that is on again", async () => {
    await all("commit");
    await act("us", "ready");
    const { line } = await s.campaigns.acting.undo({ game, person: idOf("us"), row: null, interaction: interaction() });
    expect(await textAt(2)).toContain(line);
    expect(await live(3)).toBeNull();
  });

  it("leave no open thread behind when the campaign ends in the middle of negotiations", async () => {
    await all("commit");
    await drain(s);
    await s.campaigns.people.abandon(game, person(0).id === idOf("us") ? person(0) : person(1), null);
    const channel = slots((await drain(s)).filter(({ destination }) => destination === HERE));
    expect(channel).toEqual([`${HERE} live:2`, `${HERE} close-thread`, `${HERE} result`]);
  });

  it("lose their controls when the campaign ends without a result", async () => {
    await drain(s);
    await s.campaigns.people.abandon(game, idOf("us") === person(0).id ? person(0) : person(1), null);
    const rows = await drain(s);
    expect(slots(rows)).toEqual(
      expect.arrayContaining([`${HERE} live:1`, ...SEATS.map((seat) => `${boxOf(seat)} seats`)]),
    );
    expect(await live(1)).toMatchObject({ open: false, controls: [] });
    expect(await s.campaigns.deliveries.seatMessage(game, idOf("us"))).toBeNull();
    expect(textOf(rows.at(-1) as OutboxRow)).toContain("`/game replay`");
  });

  it("close at the end of the game, and the result says who won and how to check the dice", async () => {
    await all("commit", "ready", "commit", "ready");
    const rows = await drain(s);
    const result = rows.filter(({ destination }) => destination === HERE).at(-1);
    expect(result && textOf(result)).toContain("the campaign is over");
    expect(result && textOf(result)).toMatch(/Dice: commitment `[0-9a-f]{12}…`/);
    const newest = await s.repository.livePost(game, null);
    expect(newest?.open).toBe(false);
    expect(await textAt(newest?.number ?? 0)).toContain("Turn 2: ");
  });
});

describe("the post of talks that are over", () => {
  it("says that nobody has dealt", async () => {
    await all("commit");
    await s.campaigns.deliveries.keepThread(game, "1-negotiations", "900000000000000001");
    await all("ready");
    expect(await textAt(2)).toBe("No deals this turn.");
  });

  it("shows the deals where there were any, and other phases claim nothing", async () => {
    await all("commit");
    await s.campaigns.deliveries.keepThread(game, "1-negotiations", "900000000000000001");
    const { view } = await s.campaigns.showing.seatView(game, idOf("us"), "us");
    const [card = ""] = (view.hand as { cards: readonly string[] }).cards; // Iraqi Conflict's hand
    const gift = { to: "insurgents", give: [card], want: "nothing" };
    await s.campaigns.acting.submit({
      ...{ game, person: idOf("us"), seat: "us", decision: null, interaction: interaction() },
      moves: [{ action: "propose", params: gift }],
    });
    const [offer] = (await s.campaigns.showing.seatView(game, idOf("insurgents"), "insurgents")).decisions.filter(
      ({ kind }) => kind === "offer",
    );
    await s.campaigns.acting.submit({
      ...{ game, person: idOf("insurgents"), seat: "insurgents", decision: null, interaction: interaction() },
      moves: [{ action: "accept", params: { offer: offer?.id ?? "" } }],
    });
    await all("ready");
    expect(await textAt(2)).not.toContain("No deals");
    expect(await textAt(2)).toContain("The US gave the Insurgents 1 card");
  });
});

describe("a message to a person", () => {
  it("remembers the wait that it was sent for", async () => {
    const message = () => s.campaigns.deliveries.seatMessage(game, idOf("us"));
    const first = await message();
    expect(first).toMatchObject({ seats: ["us"], notified: null });
    await s.campaigns.deliveries.notified(game, idOf("us"), first?.wait ?? "");
    expect(await message()).toMatchObject({ wait: first?.wait, notified: first?.wait });
    await act("us", "commit");
    expect((await message())?.wait).toBeNull();
    await act("insurgents", "commit");
    const next = await message();
    expect(next?.wait).not.toBeNull();
    expect(next?.wait).not.toBe(next?.notified);
  });

  it("is joined by a short one when the time runs out, which says what happens then", async () => {
    await drain(s);
    s.clock.advance(20 * HOUR);
    await s.campaigns.tick();
    const rows = await drain(s);
    expect(rows.map(({ slot }) => slot)).toEqual([null, null]);
    const [first = ""] = rows.map(textOf).toSorted();
    expect(first).toMatch(
      /^Test: Insurgents, a reminder The campaign is waiting on you; the default action is taken <t:/,
    );
  });
});

describe("repair", () => {
  it("sends the lobby's post, the open post and everyone's message again, as edits", async () => {
    await all("commit");
    const before = await drain(s);
    expect(await repair()).toBe(0);
    const rows = await drain(s);
    const persons = SEATS.map((seat) => `${boxOf(seat)} seats`);
    expect(slots(rows).toSorted()).toEqual([`${HERE} live:2`, `${HERE} lobby`, ...persons].toSorted());
    for (const row of rows) expect(await s.campaigns.deliveries.messageOf(row)).toMatch(/^m\d+$/);
    expect(before.length).toBeGreaterThan(rows.length);
  });

  it("puts what could not be sent in line again, and counts it", async () => {
    const [head] = (await s.campaigns.deliveries.heads()).filter(({ destination }) => destination === boxOf("us"));
    if (!head) throw new Error("no message");
    await s.campaigns.deliveries.claim([head]);
    await s.campaigns.deliveries.park(head, { reason: "closed", why: "it is closed" });
    await drain(s);
    expect(await repair()).toBe(1);
    expect(slots(await drain(s))).toContain(`${boxOf("us")} seats`);
  });

  it("opens a post for a campaign that has none", async () => {
    await drain(s);
    forgetPosts();
    await s.campaigns.people.move({
      game,
      person: idOf("us"),
      staffOf: null,
      interaction: interaction(),
      guild: "100000000000000002",
      rank: { staff: false, roles: [], places: ["7"] },
      channel: "7",
    });
    expect(slots(await drain(s))).toContain("channel:7 live:1");
    expect(await live(1)).toMatchObject({ open: true, title: "Test · Turn 1 of 2 · Commitment" });
  });
});

describe("a campaign of an earlier release", () => {
  it("gets the post of its phase when the bot starts", async () => {
    forgetPosts();
    for (const _ of ["the first start", "another one"]) {
      await s.campaigns.resume();
      await s.campaigns.stop();
      expect(await live(1)).toMatchObject({ open: true });
      expect((await s.repository.livePost(game, null))?.number).toBe(1);
    }
  });
});

describe("what a seat says ahead", () => {
  it("is shown to whoever else holds it, and to nobody else", async () => {
    s = await withPartner(s, game, "us", 5);
    const partner = person(5).id;
    await drain(s);
    await s.campaigns.acting.setOrder(game, idOf("us"), "us", "ready", {}, interaction());
    expect(slots(await drain(s))).toEqual([`person:${partner} seats`]);
    await s.campaigns.acting.clearOrder(game, partner, "us", "ready", interaction());
    expect(slots(await drain(s))).toEqual([`${boxOf("us")} seats`]);
  });
});

describe("a restart", () => {
  const resumed = async (): Promise<readonly string[]> => {
    await drain(s);
    await s.campaigns.resume();
    await s.campaigns.stop();
    return slots(await drain(s));
  };
  const knows = async (seat: string): Promise<void> => {
    const part = await s.campaigns.deliveries.seatMessage(game, idOf(seat));
    if (part?.wait) await s.campaigns.deliveries.notified(game, idOf(seat), part.wait);
  };

  it("brings the message of those who were not notified of a wait", async () => {
    await knows("us");
    expect(await resumed()).toEqual([`${boxOf("insurgents")} seats`]);
    await knows("insurgents");
    expect(await resumed()).toEqual([]);
  });

  it("redraws the page of a seat with something filled in: it may not be shown yet", async () => {
    await knows("us");
    await knows("insurgents");
    await s.campaigns.acting.keepSheet(game, idOf("us"), "us", "free", { rows: [] });
    expect(await resumed()).toEqual([`${boxOf("us")} seats`]);
  });
});
