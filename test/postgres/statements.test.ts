import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, it, vi } from "vitest";
import type { Change } from "../../src/store/change.ts";
import { connect } from "../../src/store/postgres/database.ts";
import type { Session } from "../../src/store/postgres/session.ts";
import { StaleState } from "../../src/store/problems.ts";
import type { LogRow } from "../../src/store/records.ts";
import { ASKED, CHANGES, SENT } from "../store/every-read.ts";
import { GAME, record, type Store, storeWith } from "../store/in-memory.ts";
import { writeBehind } from "../write-behind.ts";

let store: Store;
beforeEach(async () => {
  store = await storeWith(GAME);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await store.close();
});

const row = (seq: number): LogRow => ({
  ...{ seq, kind: "act", seat: "us", action: "a", params: {}, decision: null, regardless: false, rules: "1" },
  ...{ state: "", format: 1, events: null, hash: "", at: 1, person: "9", told: [], input: seq, final: false },
});

/** How often the server is waited for: statements that are sent before an answer has come share one. */
function countFlights(): () => number {
  let flights = 0;
  let [sent, answered] = [0, 0];
  const query = pg.Client.prototype.query as (...asked: unknown[]) => unknown;
  vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...asked: unknown[]) {
    if (sent === answered) flights++;
    sent++;
    const answer = query.apply(this, asked);
    if (answer instanceof Promise) answer.then(...[() => answered++, () => answered++]);
    else answered++;
    return answer as never;
  });
  return () => flights;
}

describe("everything that the store can be asked for", () => {
  it.each(Object.entries(SENT))("is understood by the server: outbox.%s", async (_, ask) => {
    await Promise.all([ask(store.repository.outbox)].flat());
  });

  it("is understood by the server, of a campaign that has everything", async () => {
    for (const change of CHANGES) await writeBehind(store.repository, { game: GAME, at: 5, ...change });
    for (const [name, ask] of Object.entries(ASKED))
      if (name !== "write") await expect(Promise.all([ask(store.repository)].flat()), name).resolves.toBeDefined();
  });
});

describe("an act", () => {
  const change: Change = {
    ...{ game: GAME, interaction: "i", played: true, firstDue: 900, sheetsFor: () => [], at: 5 },
    rows: [row(0)],
    state: { from: null, to: { seq: 1, state: "{}", hash: "h", chain: "c" } },
    outbox: [{ destination: "channel:c", slot: "live:1", payload: { kind: "live", number: 1 } }],
  };

  it("is one flight to the server", async () => {
    const flights = countFlights();
    expect(await store.repository.write(change, 1)).toBe("written");
    expect(flights()).toBe(1);
  });

  it("that comes again is one flight as well, and nothing of it is written", async () => {
    await store.repository.write(change, 1);
    expect(await store.repository.write(change, 2)).toBe("repeated");
    expect(await store.repository.log(GAME)).toHaveLength(1);
    expect((await store.repository.head(GAME))?.version).toBe(2);
  });

  it("is written once by whoever comes first: the other is told that the state is old", async () => {
    const both = ["a", "b"].map((interaction) => store.repository.write({ ...change, interaction }, 1));
    const done = await Promise.allSettled(both);
    expect(done.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(done.find((one) => one.status === "rejected")?.reason).toBeInstanceOf(StaleState);
    expect(await store.repository.log(GAME)).toHaveLength(1);
  });
});

describe("a look at a campaign", () => {
  it("that is known is one flight, and one that is not is another", async () => {
    const flights = countFlights();
    expect(await store.repository.whole(GAME, 1, { last: 3 })).toBe("same");
    expect(flights()).toBe(1);
    expect(await store.repository.whole(GAME, null, { last: 3 })).toMatchObject({ record: { id: GAME } });
    expect(flights()).toBeLessThanOrEqual(3); // COMMIT waits for what was read
  });
});

describe("a text with U+0000, which PostgreSQL cannot keep", () => {
  it("is kept without, and found by what it was written as", async () => {
    const create = { ...record("nul"), name: "Ti\0gris", channel: "nu\0l" };
    await store.repository.write({ game: "nul", create, set: { name: "Tig\0ris" }, at: 1 }, null);
    expect(await store.repository.game("nul")).toMatchObject({ name: "Tigris", channel: "nul" });
    expect(await store.repository.games({ channel: "nu\0l" })).toMatchObject([{ id: "nul" }]);
  });

  it("comes back as it was where it is JSON", async () => {
    await store.repository.write(
      { game: GAME, at: 1, rows: [{ ...row(0), params: { word: "a\0b" }, told: ["\0"] }] },
      1,
    );
    expect(await store.repository.log(GAME)).toMatchObject([{ params: { word: "a\0b" }, told: ["\0"] }]);
  });
});

describe("what is read as it stood at one moment", () => {
  it("is asked for at once: a question that waits for an answer first is an error, not an answer of another moment", async () => {
    const database = connect(inject("postgres"), {}, () => undefined);
    const ask = (of: Session) => of.rows<{ n: number }>("SELECT 1 AS n");
    const both = database.atOnce(async (of) => [...(await ask(of)), ...(await ask(of))]);
    await expect(both).rejects.toThrow("after its end");
    const again = database.atOnce((of) => Promise.all([ask(of), ask(of)]));
    expect((await again).flat()).toEqual([{ n: 1 }, { n: 1 }]);
    await database.close();
  });
});

describe("an error", () => {
  it("of ours names no values: some of them are secret", async () => {
    const broken = { ...record("other"), secret: "hush-hush", content: "no such pack" };
    const error: unknown = await store.repository.write({ game: "other", create: broken, at: 1 }, null).then(
      () => "written",
      (reason: unknown) => reason,
    );
    expect(String(error)).toMatch(/foreign key/);
    const { message, stack } = error as Error;
    expect(JSON.stringify([error, message, stack])).not.toMatch(/hush|no such pack/);
  });
});

describe("work that is done one at a time", () => {
  it("waits for its turn, and gives it on where it fails", async () => {
    const order: string[] = [];
    const work = (name: string) =>
      store.repository.exclusively("name", async () => {
        order.push(`${name} begins`);
        await store.repository.awake();
        order.push(`${name} ends`);
        if (name === "a") throw new Error("it fails");
      });
    const [first] = await Promise.allSettled([work("a"), work("b")]);
    expect(first).toMatchObject({ status: "rejected", reason: new Error("it fails") });
    expect(order).toEqual(["a begins", "a ends", "b begins", "b ends"]);
  });
});
