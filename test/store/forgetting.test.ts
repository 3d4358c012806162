import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Sketch } from "#engine";
import type { LogRow, OutboxDraft, Post, Rich } from "../../src/store/records.ts";
import { GAME, type Store, storeWith } from "./in-memory.ts";

/** Ben, who holds the US and is forgotten, and Cleo, who holds the Shia and stays, play two campaigns. */
const [BEN, CLEO, OTHER] = ["9", "8", "other"] as const;

let store: Store;
beforeEach(async () => {
  store = await storeWith(GAME, OTHER);
  for (const game of [GAME, OTHER]) await fill(game);
});
afterEach(() => store.close());

const post = (text: Rich): { readonly kind: "post"; readonly post: Post } => ({
  kind: "post",
  post: { title: "", text, scene: null, controls: [], ping: [], thread: null },
});
const toChannel = (...text: Rich): OutboxDraft => ({ destination: "channel:c", slot: null, payload: post(text) });
const toPerson = (person: string): OutboxDraft => ({
  destination: `person:${person}`,
  slot: null,
  payload: post(["Hello."]),
});

const row = (seq: number, person: string): LogRow => {
  const step = { seat: null, action: "a", params: {}, decision: null, regardless: false } as const;
  return {
    seq,
    kind: "act",
    ...step,
    rules: "1",
    state: "",
    format: 1,
    events: null,
    hash: "",
    at: 1,
    person,
    told: [],
    input: seq,
    final: false,
  };
};

/** What both have left in a campaign, sent and unsent. */
async function fill(game: string): Promise<void> {
  const { repository } = store;
  const order = { name: "o", params: {}, ask: false, phase: null, turn: null, given: 0 };
  const answer = { key: "k", moves: [], facts: [], ends: false };
  const source = JSON.stringify({ names: "Ben, Cleo" }) as Sketch; // never drawn here
  await store.write({
    game,
    rows: [row(0, BEN), row(1, CLEO)],
    orders: { set: ["us", "shia"].map((seat) => ({ seat, ...order })) },
    prepared: { set: ["us", "shia"].map((seat) => ({ seat, ...answer })) },
    news: { us: ["A four."], shia: ["A two."] },
    posts: [{ number: 1, phase: "p", title: "P", chain: null, lines: [], open: true }],
    pictures: [{ number: 1, seq: 0, caption: "c", stays: false, source, turn: 1, phase: "p", told: null }],
    outbox: [toChannel("Ben against Cleo"), toPerson(BEN), toPerson(CLEO), toChannel("It is up to ", { person: BEN })],
  });
  const id = await first(game);
  await repository.outbox.claim([id], { sender: "s", until: 9 });
  await repository.outbox.sent({ id, sender: "s" }, "m1");
  for (const seat of ["us", "shia"]) await repository.keepSheet(game, { seat, decision: "1" }, {}, 1);
  for (const person of [BEN, CLEO]) {
    await repository.keepNotified(game, person, "w");
    await repository.keepMailbox(game, person, `${game} ${person}`);
    await repository.keepDeparture({ game, person, name: "Somebody", missed: 1, seats: null });
    await repository.keepDirectBox(person, { channel: `d${person}`, written: true, closed: null });
    await store.beneath("INSERT INTO obstacles VALUES (?, ?, 'r', 1)", game, `person:${person}`);
    await store.beneath("INSERT INTO preferences VALUES (?, '{}') ON CONFLICT DO NOTHING", person);
  }
}

const first = async (game: string): Promise<number> =>
  (await store.repository.outbox.heads(9, 9)).find((head) => head.game === game)?.id ?? 0;

/** A column of a campaign's rows, in order. */
const column = (what: string, game: string): Promise<unknown[]> =>
  store.beneath(`SELECT ${what} WHERE game = ? ORDER BY 1`, game);
const forgetBen = () => store.write({ forget: { person: BEN, as: "departed-1", seats: ["us"] } });

describe("who is forgotten in a campaign", () => {
  it("is a placeholder in its log, and in no other's", async () => {
    await forgetBen();
    const persons = async (game: string) => (await store.repository.log(game)).map(({ person }) => person);
    expect([await persons(GAME), await persons(OTHER)]).toEqual([
      ["departed-1", CLEO],
      [BEN, CLEO],
    ]);
  });

  it.each(["standing_orders", "prepared", "sheets", "news"])(
    "leaves nothing that was kept for their seats alone: %s",
    async (table) => {
      await forgetBen();
      const seats = (game: string) => column(`seat FROM ${table}`, game);
      expect([await seats(GAME), await seats(OTHER)]).toEqual([["shia"], ["shia", "us"]]);
    },
  );

  it("is sent nothing more, and nobody remembers what they were notified of", async () => {
    await forgetBen();
    const destinations = (game: string) => column("DISTINCT destination FROM outbox", game);
    expect(await destinations(GAME)).toEqual(["channel:c", `person:${CLEO}`]);
    expect(await destinations(OTHER)).toEqual(["channel:c", `person:${CLEO}`, `person:${BEN}`]);
    const notified = (game: string) => column("person FROM notified", game);
    expect([await notified(GAME), await notified(OTHER)]).toEqual([[CLEO], [CLEO, BEN]]);
  });

  it("is a placeholder among those whom a council's questions have called", async () => {
    const call = (person: string) => ({ person, at: 1 });
    for (const game of [GAME, OTHER])
      await store.beneath(
        "INSERT INTO councils (game, seat, inside, called) VALUES (?, 'us', '[]', ?)",
        ...[game, JSON.stringify([call(BEN), call(CLEO)])],
      );
    await forgetBen();
    const called = async (game: string) =>
      (await column("called FROM councils", game)).map((text) => JSON.parse(String(text)));
    expect([await called(GAME), await called(OTHER)]).toEqual([
      [[call("departed-1"), call(CLEO)]],
      [[call(BEN), call(CLEO)]],
    ]);
  });

  it("is named by no post: what was sent is emptied, what waits has the placeholder, pictures are gone", async () => {
    await forgetBen();
    const texts = async (game: string) =>
      (await column("payload FROM outbox", game))
        .map((text) => JSON.stringify(JSON.parse(String(text)).post.text))
        .sort();
    expect(await texts(GAME)).toEqual(['["Hello."]', '["It is up to ",{"person":"departed-1"}]', "[]"]);
    expect(await texts(OTHER)).toContain('["Ben against Cleo"]');
    expect(await texts(OTHER)).toContain('["It is up to ",{"person":"9"}]');
    const rows = async (game: string) => (await column("seq FROM pictures", game)).map(Number);
    expect([await rows(GAME), await rows(OTHER)]).toEqual([[], [0]]);
  });
});

describe("who is forgotten altogether", () => {
  it.each([
    ["preferences", "person", CLEO],
    ["notified", "person", CLEO],
    ["mailboxes", "person", CLEO],
    ["departures", "person", CLEO],
    ["obstacles", "destination", `person:${CLEO}`],
    ["outbox", "destination", `person:${CLEO}`],
  ])("leaves what is others' in %s, and nothing else", async (table, name, left) => {
    await store.repository.forgetPerson(BEN);
    expect(await store.beneath(`SELECT DISTINCT ${name} FROM ${table} WHERE ${name} <> 'channel:c'`)).toEqual([left]);
  });
});
