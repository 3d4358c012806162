import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Scene } from "../../src/scene/index.ts";
import type { LivePostRecord } from "../../src/store/records.ts";
import { GAME, type Store, storeWith } from "./in-memory.ts";

let store: Store;
beforeEach(async () => {
  store = await storeWith(GAME);
});
afterEach(() => store.database.close());

const post = (number: number, more: Partial<LivePostRecord> = {}): Omit<LivePostRecord, "game"> => ({
  number,
  phase: `p${number}`,
  title: `Phase ${number}`,
  chain: `${number}`.padStart(16, "a"),
  lines: [],
  open: true,
  ...more,
});

describe("the post of a phase", () => {
  it("is read by its number, or as the newest one", async () => {
    expect(await store.repository.livePost(GAME, null)).toBeNull();
    const lines = [{ seq: 3, text: "A bid of 2.", under: null, struck: false }];
    await store.write({ posts: [post(1), post(2)] });
    await store.write({ posts: [post(1, { lines, open: false })] });
    expect(await store.repository.livePost(GAME, 1)).toEqual({ game: GAME, ...post(1, { lines, open: false }) });
    expect((await store.repository.livePost(GAME, null))?.number).toBe(2);
    expect(await store.repository.livePost(GAME, 3)).toBeNull();
  });

  it("has pictures, whose base is stored once for all of them", async () => {
    const base = { key: "city", width: 9, height: 9, ops: [] } as unknown as Scene["base"]; // stored, never drawn here
    const scene = { width: 9, height: 9, items: [], text: "A map.", base } as unknown as Scene;
    const picture = { number: 1, seq: 4, caption: "Turn 1", scene };
    await store.write({ posts: [post(1)], pictures: [picture, { ...picture, seq: 5 }, { ...picture, number: 2 }] });
    const read = await store.repository.pictures(GAME, 1);
    expect(read.map(({ seq, scene: drawn }) => [seq, drawn])).toEqual([
      [4, scene],
      [5, scene],
    ]);
    expect(store.database.sqlite.prepare("SELECT count(*) FROM bases").pluck().get()).toBe(1);
    expect(store.database.sqlite.prepare("SELECT scene FROM pictures").pluck().all().join()).not.toContain("city");
  });

  it("loses the pictures of what was taken back, before those of now come in", async () => {
    const scene = { layout: { kind: "row", children: [] }, alt: "", text: "A map." } satisfies Scene;
    const picture = (number: number, seq: number) => ({ number, seq, caption: `row ${seq}`, scene });
    await store.write({ posts: [post(1), post(2)], pictures: [picture(1, 3), picture(1, 4), picture(2, 4)] });
    await store.write({ dropPictures: 4, pictures: [picture(2, 5)] });
    const captions = async (n: number) => (await store.repository.pictures(GAME, n)).map(({ caption }) => caption);
    expect([await captions(1), await captions(2)]).toEqual([["row 3"], ["row 5"]]);
  });

  it("takes the place of an edit of its slot that was never tried", async () => {
    const live = (number: number) => ({
      destination: "channel:c",
      slot: `live:${number}`,
      payload: { kind: "live" as const, number },
    });
    await store.write({ outbox: [live(1)] });
    await store.write({ outbox: [live(1), live(2)] });
    const states = store.database.sqlite.prepare("SELECT slot || ' ' || status FROM outbox ORDER BY id").pluck().all();
    expect(states).toEqual(["live:1 replaced", "live:1 waiting", "live:2 waiting"]);
    const seats = { destination: "person:9", slot: "seats", payload: { kind: "seats" as const } };
    await store.write({ outbox: [seats] });
    await store.repository.outbox.park({ game: GAME, destination: "person:9", row: 4 }, "closed", live(9), 1);
    await store.write({ outbox: [seats] });
    await store.write({ repair: true });
    const last = store.database.sqlite.prepare("SELECT status FROM outbox WHERE slot = 'seats' ORDER BY id");
    expect(last.pluck().all()).toEqual(["replaced", "waiting"]);
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
