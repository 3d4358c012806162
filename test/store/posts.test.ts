import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Sketch } from "#engine";
import type { LivePostRecord } from "../../src/store/records.ts";
import { KEPT } from "../../src/store/retention.ts";
import { GAME, IS_SERVED, type Store, storeWith } from "./in-memory.ts";

let store: Store;
beforeEach(async () => {
  store = await storeWith(GAME);
});
afterEach(() => store.close());

const post = (number: number, more: Partial<LivePostRecord> = {}): Omit<LivePostRecord, "game"> => ({
  number,
  phase: `p${number}`,
  title: `Phase ${number}`,
  chain: `${number}`.padStart(16, "a"),
  lines: [],
  open: true,
  ...more,
});

/** A picture of a row; what it is made from is never drawn here. */
const taken = (number: number, seq: number, stays = false) => ({
  number,
  seq,
  caption: `row ${seq}`,
  ...{ turn: 1, phase: "Combat", told: seq },
  stays,
  source: JSON.stringify({ row: seq }) as Sketch,
});

const captions = async (number: number): Promise<readonly string[]> =>
  (await store.repository.pictures(GAME, number)).map(({ caption }) => caption);

describe("the post of a phase", () => {
  it("is read by its number, or as the newest one", async () => {
    expect(await store.repository.livePost(GAME, null)).toBeNull();
    const told = { event: { kind: "bid", gold: 2 }, turn: 1, phase: "Auction" };
    const lines = [{ seq: 3, told, under: null, struck: false }];
    await store.write({ posts: [post(1), post(2)] });
    await store.write({ posts: [post(1, { lines, open: false })] });
    expect(await store.repository.livePost(GAME, 1)).toEqual({ game: GAME, ...post(1, { lines, open: false }) });
    expect((await store.repository.livePost(GAME, null))?.number).toBe(2);
    expect(await store.repository.livePost(GAME, 3)).toBeNull();
  });

  it("is read with the words that an earlier release has stored", async () => {
    await store.write({ posts: [post(1)] });
    const line = { seq: 3, text: "A bid of 2.", under: null, struck: true, offer: "failed" };
    await store.beneath("UPDATE live_posts SET lines = ?", JSON.stringify([line]));
    const { text, ...rest } = line;
    expect((await store.repository.livePost(GAME, 1))?.lines).toEqual([{ ...rest, told: text }]);
  });

  it("shows its newest picture, and those that stay", async () => {
    await store.write({
      posts: [post(1), post(2)],
      pictures: [taken(1, 3), taken(1, 4, true), taken(1, 5), taken(1, 6), taken(2, 7)],
    });
    expect([await captions(1), await captions(2), await captions(3)]).toEqual([["row 4", "row 6"], ["row 7"], []]);
    const [battle] = await store.repository.pictures(GAME, 1);
    expect(battle).toEqual({ id: 2, seq: 4, caption: "row 4", stays: true, source: taken(1, 4).source });
  });

  // no release that stored scenes knew PostgreSQL
  it.skipIf(IS_SERVED)("shows the scene, with its base, that an earlier release has stored", async () => {
    const { sqlite } = store.database;
    const scene = { layout: { kind: "row", children: [] }, alt: "", text: "A map." };
    sqlite.prepare("INSERT INTO bases VALUES ('b', ?)").run('{"key":"city","elements":[]}');
    sqlite
      .prepare("INSERT INTO pictures (game, number, seq, caption, scene, base) VALUES (?, 1, 3, 'c', ?, 'b')")
      .run(GAME, JSON.stringify(scene));
    const payload = { kind: "post", post: { title: "", text: [], scene, controls: [], ping: [], thread: null } };
    sqlite
      .prepare(
        `INSERT INTO outbox (game, destination, payload, base, status, attempts, due, created)
         VALUES (?, 'channel:1', ?, 'b', 'waiting', 0, 0, 0)`,
      )
      .run(GAME, JSON.stringify(payload));
    const whole = { ...scene, base: { key: "city", elements: [] } };
    const [picture] = await store.repository.pictures(GAME, 1);
    expect(picture?.source).toEqual(whole);
    const [row] = await store.repository.outbox.heads(9, 9);
    expect(row?.payload).toEqual({ ...payload, post: { ...payload.post, scene: whole } });
  });

  it("has a picture that could not be written down, to be told in words", async () => {
    await store.write({ posts: [post(1)], pictures: [{ ...taken(1, 3), source: null }] });
    expect(await store.repository.pictures(GAME, 1)).toMatchObject([{ caption: "row 3", source: null }]);
  });

  // PostgreSQL packs by itself
  it.skipIf(IS_SERVED)("keeps what a picture that stays is made from packed, once it has been cleaned up", async () => {
    const { sqlite } = store.database;
    const kinds = (): unknown => sqlite.prepare("SELECT group_concat(typeof(sketch)) FROM pictures").pluck().get();
    await store.write({ posts: [post(1), post(2)], pictures: [taken(1, 3), taken(1, 4), taken(2, 5), taken(3, 6)] });
    sqlite.exec("UPDATE pictures SET sketch = '{' WHERE seq = 6");
    const before = [await store.repository.pictures(GAME, 1), await store.repository.pictures(GAME, 2)];
    expect(before).toMatchObject([[{ source: taken(1, 4).source }], [{ source: taken(2, 5).source }]]);
    expect(await store.storage.cleanUp(KEPT, 0)).toBe(1);
    expect(kinds()).toBe("blob,blob,text");
    expect([await store.repository.pictures(GAME, 1), await store.repository.pictures(GAME, 2)]).toEqual(before);
    expect(await captions(3)).toEqual([]); // it was damaged before, and is no less so
  });

  it("loses the pictures of what was taken back, before those of now come in", async () => {
    await store.write({
      posts: [post(1), post(2)],
      pictures: [taken(1, 3), taken(2, 4, true), taken(2, 5), taken(3, 5)],
    });
    const has = (from: number) => store.repository.hasPictures(GAME, 2, from);
    expect([await has(5), await has(6)]).toEqual([true, false]);
    await store.write({ dropPictures: 5, pictures: [taken(3, 6)] });
    expect(await has(5)).toBe(false);
    expect([await captions(1), await captions(2), await captions(3)]).toEqual([["row 3"], ["row 4"], ["row 6"]]);
  });

  it.each([false, true])(
    "shows none again that one taken back had replaced: cleaned up meanwhile or not (%s)",
    async (cleaned) => {
      await store.write({ posts: [post(1), post(2)], pictures: [taken(1, 3), taken(1, 4), taken(2, 4)] });
      if (cleaned) expect(await store.storage.cleanUp(KEPT, 0)).toBe(1);
      await store.write({ dropPictures: 4, pictures: [taken(2, 5)] });
      expect([await captions(1), await captions(2)]).toEqual([[], ["row 5"]]);
    },
  );

  it("takes the place of an edit of its slot that was never tried", async () => {
    const live = (number: number) => ({
      destination: "channel:c",
      slot: `live:${number}`,
      payload: { kind: "live" as const, number },
    });
    await store.write({ outbox: [live(1), live(2)] });
    await store.write({ outbox: [live(2), live(1)] });
    const states = await store.beneath("SELECT slot || ' ' || status FROM outbox ORDER BY id");
    expect(states).toEqual(["live:1 waiting", "live:2 waiting"]); // where they stood in line
    const seats = { destination: "person:9", slot: "seats", payload: { kind: "seats" as const } };
    await store.write({ outbox: [seats] });
    const row = { id: 3, sender: "s" };
    await store.repository.outbox.claim([row.id], { sender: "s", until: 9 });
    await store.repository.outbox.park({ game: GAME, destination: "person:9", row }, "closed", live(9), 1);
    await store.write({ outbox: [seats] });
    await store.write({ repair: true });
    const last = await store.beneath("SELECT status FROM outbox WHERE slot = 'seats' ORDER BY id");
    expect(last).toEqual(["replaced", "waiting"]);
  });
});

describe("a thread that is gone", () => {
  it("is no council's and no person's any more, and nobody is inside; others stay", async () => {
    const { repository } = store;
    const council =
      "INSERT INTO councils (game, seat, thread, post, wait, inside) VALUES (?, ?, ?, 'p', 'w', '[\"9\"]')";
    await store.beneath(council, GAME, "us", "gone");
    await store.beneath(council, GAME, "shia", "there");
    await repository.keepMailbox(GAME, "9", "gone");
    await repository.lostThread("gone");
    expect(await repository.meeting(GAME, "shia")).toMatchObject({
      thread: "there",
      post: "p",
      wait: "w",
      inside: ["9"],
    });
    expect(await repository.meeting(GAME, "us")).toMatchObject({ thread: null, post: null, wait: null, inside: [] });
    expect(await repository.mailboxes(GAME)).toEqual([]);
    expect([await repository.gameOfThread("gone"), await repository.gameOfThread("there")]).toEqual([null, GAME]);
  });
});

describe("what seats were told alone", () => {
  it("stays as it is for seats that a change does not name", async () => {
    await store.write({ news: { us: ["a"], shia: ["b"] } });
    await store.write({ news: { us: [] } });
    expect(await store.repository.news(GAME)).toEqual({ us: [], shia: ["b"] });
  });

  it("and the wait that a person was notified of", async () => {
    expect(await store.repository.notified(GAME, "9")).toBeNull();
    for (const wait of ["w1", "w2"]) await store.repository.keepNotified(GAME, "9", wait);
    expect(await store.repository.notified(GAME, "9")).toBe("w2");
  });
});
