import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { KEPT } from "../../src/store/retention.ts";
import { GAME, IS_SERVED, type Store, storeWith } from "./in-memory.ts";

const DAY = 24 * 3_600_000;
const NOW = Date.UTC(2026, 5, 1);
const ago = (days: number): number => NOW - days * DAY;

let store: Store;
beforeEach(async () => {
  store = await storeWith(GAME, "ended", "recent");
  await end("ended", 31);
  await end("recent", 29);
});
afterEach(() => store.close());

async function end(game: string, days: number): Promise<void> {
  await store.beneath("UPDATE games SET status = 'over', ended = ? WHERE id = ?", ago(days), game);
}

interface Row {
  readonly [column: string]: string | number | boolean | null;
}

async function put(table: string, row: Row): Promise<void> {
  const columns = Object.keys(row);
  const places = columns.map(() => "?").join(", ");
  await store.beneath(`INSERT INTO ${table} (${columns.join(", ")}) VALUES (${places})`, ...Object.values(row));
}

/** In the order in which they were put there. */
const kept = (table: string, column: string): Promise<unknown[]> =>
  store.beneath(`SELECT ${column} FROM ${table} ORDER BY ${IS_SERVED ? "ctid" : "rowid"}`);

/** A row of the outbox, as it is once it was sent; its message tells them apart. */
async function sent(message: string, days: number, more: Row = {}): Promise<void> {
  const row = { game: GAME, destination: "channel:1", slot: null, payload: '{"kind":"seats"}', status: "sent" };
  await put("outbox", { ...row, attempts: 0, due: 0, created: ago(days), message, ...more });
}

const clean = (keep = KEPT) => store.storage.cleanUp(keep, NOW);

describe("cleaning up", () => {
  it("removes which interactions were handled, after a week", async () => {
    await put("handled_interactions", { id: "old", at: ago(8) });
    await put("handled_interactions", { id: "new", at: ago(6) });
    await clean();
    expect(await kept("handled_interactions", "id")).toEqual(["new"]);
  });

  it("removes what was filled in and never submitted, after three months", async () => {
    for (const [seat, days] of [
      ["old", 91],
      ["new", 89],
    ] as const)
      await put("sheets", { game: GAME, seat, decision: "free", sheet: "{}", at: ago(days) });
    await clean();
    expect(await kept("sheets", "seat")).toEqual(["new"]);
  });

  it("removes posts that were sent a month ago; what was not sent stays", async () => {
    for (const status of ["sent", "replaced", "damaged", "waiting", "sending", "parked"])
      for (const days of [31, 29]) await sent(`${status} ${days}`, days, { status });
    await clean();
    expect(await kept("outbox", "message")).toEqual([
      "sent 29",
      "replaced 29",
      "damaged 29",
      "waiting 31",
      "waiting 29",
      "sending 31",
      "sending 29",
      "parked 31",
      "parked 29",
    ]);
  });

  it("keeps the message that a campaign which goes on may still edit", async () => {
    for (const slot of ["lobby", "seats", "offer:o1"])
      for (const message of [`${slot} first`, `${slot} last`]) await sent(message, 99, { slot });
    await sent("seats elsewhere", 99, { slot: "seats", destination: "channel:2" });
    await sent("offer:o2 over", 99, {
      slot: "offer:o2",
      payload: '{"kind":"offer","offer":"o2","phase":"p","text":"","result":"Accepted.","struck":false}',
    });
    for (const game of ["ended", "recent"]) await sent(`lobby of ${game}`, 99, { slot: "lobby", game });
    await clean();
    expect(await kept("outbox", "message")).toEqual(["lobby last", "seats last", "offer:o1 last", "seats elsewhere"]);
  });

  it("removes closed posts of phases with their messages, but never the last", async () => {
    for (const [number, open, days] of [
      [1, false, 40],
      [2, false, 20],
      [3, true, 40],
      [4, false, 40],
    ] as const) {
      await put("live_posts", { game: GAME, number, phase: "p", title: "", lines: "[]", open });
      await sent(`live ${number}`, days, { slot: `live:${number}` });
    }
    await clean();
    expect((await kept("live_posts", "number")).map(Number)).toEqual([2, 3, 4]);
    expect(await kept("outbox", "message")).toEqual(["live 2", "live 3", "live 4"]);
  });

  it("keeps of pictures those that a post shows, and the newest of each phase until its campaign is over", async () => {
    const picture = (game: string, number: number, caption: string, stays = false) =>
      put("pictures", { game, number, seq: 1, caption, stays });
    for (const number of [1, 2]) {
      await picture(GAME, number, `earlier of ${number}`);
      await picture(GAME, number, `battle of ${number}`, true);
      await picture(GAME, number, `end of ${number}`);
      await picture("ended", number, `ended ${number}`);
    }
    await put("live_posts", { game: GAME, number: 2, phase: "p", title: "", lines: "[]", open: true });
    await clean();
    expect(await kept("pictures", "caption")).toEqual(["end of 1", "battle of 2", "end of 2"]);
  });

  // of releases that did not know PostgreSQL
  it.skipIf(IS_SERVED)("removes bases that no picture has any more", async () => {
    for (const digest of ["posted", "pictured", "left"]) await put("bases", { digest, base: "{}" });
    await sent("post", 29, { base: "posted" });
    await sent("old post", 31, { base: "left" });
    await put("live_posts", { game: GAME, number: 1, phase: "p", title: "", lines: "[]", open: true });
    await put("pictures", { game: GAME, number: 1, seq: 1, caption: "", scene: "{}", base: "pictured" });
    await clean();
    expect(await kept("bases", "digest")).toEqual(["posted", "pictured"]);
  });

  it("leaves of a campaign that has ended a month ago its log, its state and its result", async () => {
    for (const game of ["ended", "recent", GAME]) {
      await put("live_posts", { game, number: 1, phase: "p", title: "", lines: "[]", open: false });
      await put("standing_orders", { game, seat: "us", name: "n", params: "{}", at: 1 });
      await put("prepared", { game, seat: "us", key: "k", moves: "[]", facts: "[]", at: 1 });
      await put("news", { game, seat: "us", lines: "[]" });
      await put("told_alone", { game, seat: "us", seq: 0, at: 1, turn: 1, phase: "", lines: "[]" });
      await put("notified", { game, person: "1", wait: "w" });
      await put("checkpoints", { game, seq: 25, state: "{}" });
      await put("checks", { game, code: "c" });
      await put("results", { game, result: "{}", at: 1 });
      await put("snapshots", { game, seq: 1, state: "{}", hash: "h", chain: "c" });
      const row = { seq: 0, kind: "start", action: "start", params: "{}", regardless: false, rules: "1", state: "s" };
      await put("log", { game, ...row, hash: "h", at: 1, told: "[]" });
    }
    await clean();
    for (const table of ["live_posts", "standing_orders", "prepared", "news", "notified", "checkpoints", "checks"])
      expect(await kept(table, "game"), table).toEqual(["recent", GAME]);
    for (const table of ["results", "snapshots", "log", "told_alone"])
      expect(await kept(table, "game"), table).toHaveLength(3);
  });

  it("keeps for ever what the operator wants kept, and says how much went", async () => {
    const old = async (): Promise<void> => {
      await put("handled_interactions", { id: "old", at: 1 });
      await put("sheets", { game: GAME, seat: "us", decision: "free", sheet: "{}", at: 1 });
      await sent("old", 9999);
    };
    await old();
    expect(await clean({ posts: 0, interactions: 0, drafts: 0 })).toBe(0);
    expect(await clean()).toBe(3);
    expect(await clean()).toBe(0);
  });

  it("leaves the rest for the next time once it is told to stop", async () => {
    await put("handled_interactions", { id: "old", at: 1 });
    expect(await store.storage.cleanUp(KEPT, NOW, AbortSignal.abort())).toBe(0);
    expect(await kept("handled_interactions", "id")).toEqual(["old"]);
  });
});
