import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { MotionBallot, MotionRecord, VoteRecord } from "../../src/store/records.ts";
import { GAME, type Store, storeWith } from "./in-memory.ts";

let store: Store;
beforeEach(async () => {
  store = await storeWith(GAME, "other");
});
afterEach(() => store.close());

const motion = (number: number, ballots: readonly MotionBallot[], more: Partial<MotionRecord> = {}): MotionRecord => ({
  ...{ seat: "us", vote: 1, number, poll: null, proposer: "1", moves: [{ action: "plan", params: {} }], ahead: [] },
  ...{ end: true, from: null, facts: ["2 against 1"], shown: [{ words: "Plan", ends: null }], state: "open" },
  ...{ why: null, by: null, row: null, at: 1, ballots },
  ...more,
});
const vote = (number: number, more: Partial<VoteRecord> = {}): VoteRecord => ({
  ...{ seat: "us", number, question: "action", since: 1, asked: null, reminded: false, closed: null, over: false },
  next: null,
  ...more,
});
const supports = (person: string): MotionBallot => ({ person, side: "support", stale: false });
const objects = (person: string): MotionBallot => ({ person, side: "object", stale: true });

describe("motions", () => {
  it("are written with what was said on them, in the order in which it was", async () => {
    const both = [motion(1, [supports("2"), objects("1")]), motion(2, [supports("1")])];
    await store.write({ votes: [vote(1)], motions: both });
    expect(await store.repository.motions(GAME)).toEqual(both);
    expect(await store.repository.motions("other")).toEqual([]);
    const moved = [motion(1, [objects("1")], { state: "changed" }), motion(2, [supports("1"), supports("2")])];
    await store.write({ motions: [moved[1] ?? motion(2, []), moved[0] ?? motion(1, [])] });
    expect(await store.repository.motionsOf(GAME, { seat: "us", number: 1 })).toEqual(moved);
  });

  it("of one vote have one support of a member at most, whoever writes them", async () => {
    const twice = [motion(1, [supports("1")]), motion(2, [supports("1")])];
    await expect(store.write({ votes: [vote(1)], motions: twice })).rejects.toThrow(/unique/i);
    expect(await store.repository.motions(GAME)).toEqual([]);
  });

  it("of a vote that is over are read no more, but its number is", async () => {
    await store.write({ votes: [vote(1), vote(2, { question: "bid" })], motions: [motion(1, [supports("1")])] });
    await store.write({ votes: [vote(1, { over: true })] });
    expect(await store.repository.votes(GAME)).toEqual([vote(2, { question: "bid" })]);
    expect(await store.repository.motions(GAME)).toEqual([]);
    await store.write({ votes: [vote(2, { over: true })] });
    expect((await store.repository.votes(GAME)).map(({ number }) => number)).toEqual([2]);
  });
});

it("drafts of members of a council lie side by side, and each goes with its own submit", async () => {
  const { repository } = store;
  const key = { seat: "us", decision: "7" };
  for (const [person, sheet] of [
    ["1", 1],
    ["2", 2],
    [undefined, 3],
  ] as const)
    await repository.keepSheet(GAME, { ...key, ...(person === undefined ? {} : { person }) }, sheet, 1);
  await store.write({ sheets: [{ ...key, person: "1", left: null }] });
  const kept = [
    await repository.sheet(GAME, { ...key, person: "1" }),
    await repository.sheet(GAME, { ...key, person: "2" }),
  ];
  expect([...kept, await repository.sheet(GAME, key)]).toEqual([null, 2, 3]);
});

it("who is forgotten has voted on nothing, and is named as no proposer", async () => {
  await store.write({ votes: [vote(1)], motions: [motion(1, [supports("1"), supports("2")])] });
  await store.write({ forget: { person: "1", as: "p1", seats: ["us"] } });
  expect(await store.repository.motions(GAME)).toEqual([motion(1, [supports("2")], { proposer: "p1" })]);
});

it("a message that is pressed all the time is edited once in so many ms at most, with what it says by then", async () => {
  const { outbox } = store.repository;
  const row = (n: number) => ({
    ...{ destination: "council:g.us", slot: "motion:us.1.1", apart: 5000 },
    payload: { kind: "motion", seat: "us", vote: 1, motion: n } as const,
  });
  await store.write({ outbox: [row(1)], at: 1000 });
  const [first] = await outbox.heads(1000, 10_000);
  const held = { id: first?.id ?? 0, sender: "s" };
  await outbox.claim([held.id], { sender: "s", until: 5000 });
  await outbox.sent(held, "m1");
  await store.write({ outbox: [row(2)], at: 2000 });
  await store.write({ outbox: [row(3)], at: 3000 });
  expect(await outbox.heads(5999, 20_000)).toEqual([]);
  expect((await outbox.heads(6000, 20_000)).map(({ payload }) => payload)).toEqual([row(3).payload]);
  expect(await outbox.pending()).toBe(1);
});
