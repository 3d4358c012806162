import { afterEach, describe, expect, it } from "vitest";
import { Refused } from "#engine";
import type { MotionRecord } from "../../../../src/store/records.ts";
import { writeBehind } from "../../../write-behind.ts";
import { type CouncilGame, councilGame, HOUR, reopened } from "../../councils/council-game.ts";
import { drain, interaction, person, service, shownBy, textOf } from "../../harness.ts";

let c: CouncilGame;
afterEach(() => c.s.database.close());

const five = async (more: Parameters<typeof councilGame>[2] = {}) => {
  c = await councilGame(await service(), 5, more);
};

const id = (n: number) => person(n).id;
const us = (n: number) => ({ game: c.game, person: id(n), seat: "us", interaction: interaction() });

const asked = async (n: number, seat = "us") => {
  const { decisions } = await c.s.campaigns.showing.seatView(c.game, id(n), seat);
  return decisions.find(({ owed, answered }) => owed || answered !== null) ?? null;
};
const question = async (n: number) => (await asked(n))?.id ?? "none";

const keep: MotionRecord["moves"] = [{ action: "commit", params: { discard: [] } }];
const cards = async (n: number): Promise<readonly string[]> => {
  const { view } = await c.s.campaigns.showing.seatView(c.game, id(n), "us");
  return (view.hand as { readonly cards: readonly string[] }).cards; // Iraqi Conflict's
};
const discarding = async (n: number, most: number) => [
  { action: "commit", params: { discard: (await cards(n)).slice(0, most) } },
];

const propose = async (n: number, moves: MotionRecord["moves"] = keep) =>
  c.s.campaigns.motions.propose({ ...us(n), question: await question(n), moves, ahead: [], end: false });
const support = (n: number, motion: number, vote = 1) => c.s.campaigns.motions.support({ ...us(n), vote, motion });
const object = (n: number, motion: number, vote = 1) => c.s.campaigns.motions.object({ ...us(n), vote, motion });
const poll = async (n: number, label: string) =>
  c.s.campaigns.motions.pollVote({ ...us(n), decision: await question(n), label });
const direct = (n: number, moves = keep) =>
  c.s.campaigns.acting.submit({ ...us(n), decision: null, moves, ahead: [], end: false });
const opponent = (n = 5) =>
  c.s.campaigns.acting.submit({
    ...{ game: c.game, person: id(n), seat: "insurgents", interaction: interaction() },
    ...{ decision: null, moves: keep, ahead: [], end: false },
  });

/** "1 open 0 3 -4", a line a motion: state or why it closed, then who is for it and against it, by number. */
const motions = async (vote = 1): Promise<readonly string[]> =>
  (await c.s.repository.motionsOf(c.game, { seat: "us", number: vote })).map(({ number, state, why, ballots }) =>
    [
      `${number} ${why ?? state}`,
      ...ballots.map(({ person: of, side }) => (side === "object" ? "-" : "") + of.slice(-1)),
    ].join(" "),
  );
const acts = async () => (await c.s.repository.log(c.game)).filter(({ kind, seat }) => kind === "act" && seat === "us");
const code = async (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof Refused ? error.code : error),
  );
const pass = async (hours: number) => {
  c.s.clock.advance(hours * HOUR);
  await c.s.campaigns.tick();
};

describe("a council that votes", () => {
  it("answers by what more than half of it supports; the log has who proposed it, and no votes", async () => {
    await five();
    expect(await code(direct(1))).toBe("not-on-duty");
    const written = { ...us(1), lines: ["commit discard: -"] };
    await expect(c.s.campaigns.acting.submit(written)).rejects.toThrow("Your council votes on this: fill it in behind");
    const first = await propose(1);
    expect([first.support, first.needed]).toEqual([1, 3]);
    await support(2, 1);
    expect(await acts()).toEqual([]);
    expect((await support(3, 1)).motion?.state).toBe("sent");
    const [act] = await acts();
    expect([act?.action, act?.person]).toEqual(["commit", id(1)]);
    expect(JSON.stringify(await c.s.repository.log(c.game))).not.toContain(id(2));
    expect(JSON.stringify(await c.s.campaigns.showing.export(c.game))).not.toContain(id(2));
    expect(await motions()).toEqual(["1 sent 1 2 3"]);
  });

  it("with an objection waits for the vote to close, and sends what wins then", async () => {
    await five();
    await propose(1, await discarding(1, 1));
    await object(4, 1);
    for (const n of [2, 3]) await support(n, 1);
    expect(await acts()).toEqual([]);
    await pass(17);
    expect(await acts()).toEqual([]);
    await pass(1.1);
    expect(await motions()).toEqual(["1 sent 1 -4 2 3"]);
    expect(await acts()).toHaveLength(1);
  });

  it("replaces a sealed answer by what wins later, until the last seat is in", async () => {
    await five();
    await propose(1);
    for (const n of [2, 3]) await support(n, 1);
    await propose(0, await discarding(0, 2));
    await support(2, 2);
    expect(await motions()).toEqual(["1 sent 1 3", "2 open 0 2"]);
    await support(3, 2);
    expect(await motions()).toEqual(["1 replaced 1", "2 sent 0 2 3"]);
    expect((await asked(0))?.answered?.params).toEqual({ discard: (await discarding(0, 2))[0]?.params.discard });
    await opponent();
    expect(await code(support(4, 1))).toBe("stale");
    expect((await acts()).map(({ person: of }) => of)).toEqual([id(1), id(0)]);
  });

  it("votes on named answers with one press, and proposing the same supports it", async () => {
    await five();
    await poll(1, "Keep all");
    await poll(2, "Keep all");
    await poll(2, "Keep all");
    expect(await motions()).toEqual(["1 open 1"]);
    await poll(2, "Keep all");
    await poll(3, "Keep all");
    expect(await motions()).toEqual(["1 sent 1 2 3"]);
    expect(await code(object(4, 1))).toBe("done");
    expect(await motions()).toEqual(["1 sent 1 2 3"]);
    expect(await code(poll(4, "Nonsense"))).toBe("not-a-choice");
  });

  it("refuses to be voted in by whoever is not of it, and motions that are not possible", async () => {
    await five();
    expect(await code(propose(5))).toBe("not-your-seat");
    const all = await cards(0);
    const six = [{ action: "commit", params: { discard: all.slice(0, 6) } }];
    expect(await code(propose(1, six))).not.toBe("done");
    expect(await motions()).toEqual([]);
  });

  it("does nothing twice for a press that arrives twice", async () => {
    await five();
    const proposal = { ...us(1), question: await question(1), moves: keep, ahead: [], end: false };
    await c.s.campaigns.motions.propose(proposal);
    expect((await c.s.campaigns.motions.propose(proposal)).repeated).toBe(true);
    const press = { ...us(2), vote: 1, motion: 1 };
    await c.s.campaigns.motions.support(press);
    await c.s.campaigns.motions.support(press);
    expect(await motions()).toEqual(["1 open 1 2"]);
  });

  it("who waits is public, who voted is not", async () => {
    await five();
    await drain(c.s);
    await propose(1, await discarding(1, 1));
    await object(4, 1);
    await support(2, 1);
    await opponent();
    const rows = (await drain(c.s)).filter(({ destination }) => destination.startsWith("channel:"));
    const shown = (await Promise.all(rows.map((row) => shownBy(c.s, row)))).join("\n");
    expect(shown).toMatch(/Waiting on\s+the US \(council of 5\)/);
    expect((await c.s.campaigns.showing.status(c.game)).awaited).toEqual(["us"]);
    for (const n of [1, 2, 4]) expect(shown).not.toContain(id(n));
  });

  it("goes on after a restart as it was", async () => {
    await five();
    await propose(1);
    await support(2, 1);
    const again = reopened(c.s);
    await again.motions.support({ ...us(3), vote: 1, motion: 1 });
    expect(await motions()).toEqual(["1 sent 1 2 3"]);
  });
});

describe("when nobody wins", () => {
  it("captain silent: at closing it is the captain's, then the deputy's too, then anybody's", async () => {
    await five();
    await pass(18.1);
    expect(await code(direct(1))).toBe("not-on-duty");
    expect(await code(direct(2))).toBe("not-on-duty");
    await pass(2);
    expect(await code(direct(2))).toBe("not-on-duty");
    expect(await code(direct(1))).toBe("done");
    expect((await acts())[0]?.person).toBe(id(1));
  });

  it("captain and deputy silent: in the last third anybody answers", async () => {
    await five();
    await pass(22.1);
    expect(await code(direct(4))).toBe("done");
  });

  it("two motions: a tie is the captain's; whoever is on duty sends one, whatever the vote says", async () => {
    await five();
    await propose(1);
    await support(2, 1);
    await propose(3, await discarding(3, 1));
    await support(4, 2);
    expect(await code(c.s.campaigns.motions.sendAnyway({ ...us(0), vote: 1, motion: 2 }))).toBe("not-on-duty");
    await pass(18.1);
    expect(await acts()).toEqual([]);
    const sent = await c.s.campaigns.motions.sendAnyway({ ...us(0), vote: 1, motion: 2 });
    expect([sent.motion?.state, sent.motion?.by]).toEqual(["sent", id(0)]);
    expect((await acts())[0]?.person).toBe(id(3));
  });

  it("two motions: the one that the captain supports wins a tie at closing", async () => {
    await five();
    await propose(1);
    await support(2, 1);
    await propose(3, await discarding(3, 1));
    await support(0, 2);
    await pass(18.1);
    expect((await motions()).map((line) => line.slice(0, 6))).toEqual(["1 open", "2 sent"]);
  });

  it("two motions: at the limit the earlier of a tie goes, and the campaign's rule only without one", async () => {
    await five();
    await propose(1);
    await support(2, 1);
    await propose(3, await discarding(3, 1));
    await support(4, 2);
    await pass(18.1);
    await pass(6);
    const kinds = (await c.s.repository.log(c.game)).filter(({ seat }) => seat === "us").map(({ kind }) => kind);
    expect(kinds).toEqual(["act"]);
    expect((await acts())[0]?.person).toBe(id(1));
  });

  it("captain silent, and nothing was proposed: the campaign's rule, a default answer, at the limit", async () => {
    await five();
    await pass(18.1);
    await pass(6);
    const kinds = (await c.s.repository.log(c.game)).filter(({ seat }) => seat === "us").map(({ kind }) => kind);
    expect(kinds[0]).toBe("default");
  });

  it("has had half of the vote's time to be reminded, from the first question on", async () => {
    await five();
    const [vote] = await c.s.repository.votes(c.game);
    expect(vote).toMatchObject({ asked: c.s.clock.now(), reminded: false });
    c.s.clock.advance(9.1 * HOUR); // of the eighteen until it closes
    await c.s.campaigns.tick();
    expect(await c.s.repository.votes(c.game)).toMatchObject([{ reminded: true, closed: null }]);
  });

  it("is put to the vote by the next start where the bot was killed between the campaign's and its first vote", async () => {
    await five();
    c.s.database.sqlite.exec("DELETE FROM council_votes");
    const again = reopened(c.s);
    c.s.clock.advance(HOUR);
    await again.resume();
    const now = c.s.clock.now();
    expect(await c.s.repository.votes(c.game)).toMatchObject([{ asked: now, reminded: false }]);
    expect((await c.s.repository.votes(c.game))[0]?.next).toBeGreaterThan(now);
  });

  it("reminds nobody of votes that are missing once the vote has closed", async () => {
    await five();
    c.s.clock.advance(18.1 * HOUR); // nobody looks at the clocks meanwhile
    await opponent();
    await c.s.campaigns.tick();
    const [vote] = await c.s.repository.votes(c.game);
    expect([vote?.over, vote?.closed]).toEqual([false, c.s.clock.now()]);
    const posts = (await drain(c.s)).map(textOf).join("\n");
    expect(posts).toContain("the vote has closed");
    expect(posts).not.toContain("half the vote's time is over");
  });

  it("is not reminded, late, of a vote that is decided by then; else with those whose votes are missing now", async () => {
    await five();
    await pass(9.1);
    const row = (await drain(c.s)).find((one) => textOf(one).includes("half the vote's time is over"));
    if (row?.payload.kind !== "post") throw new Error("nobody was reminded");
    const { destination, payload } = row;
    const now = () => c.s.campaigns.deliveries.reminder(c.game, destination, payload.post);
    expect(payload.post.ping).toHaveLength(5);
    await propose(1);
    expect((await now())?.ping).toEqual([0, 2, 3, 4].map(id));
    for (const n of [2, 3]) await support(n, 1);
    expect(await now()).toBeNull();
  });

  it("window of minutes: no vote; it is the captain's from the first minute, and everybody's in the last third", async () => {
    await five({ pace: 3 });
    expect(await code(direct(2))).toBe("not-on-duty");
    await pass(2.1);
    expect(await code(direct(2))).toBe("done");
  });

  it("what was answered in secret is changed by whoever was on duty then, or by another motion that wins", async () => {
    await five({ pace: 3 });
    expect(await code(direct(0))).toBe("done");
    await pass(2.1);
    expect(await code(direct(2, await discarding(0, 1)))).toBe("not-on-duty");
    expect(await code(direct(0, await discarding(0, 1)))).toBe("done");
    await propose(1);
    for (const n of [2, 3]) await support(n, 1);
    expect(await motions()).toEqual(["1 sent 1 2 3"]);
    expect((await asked(0))?.answered?.params).toEqual({ discard: [] });
  });

  it("without a limit the captain closes the vote, and decides if nobody wins", async () => {
    await five({ pace: null });
    const close = (n: number) => c.s.campaigns.motions.closeVote({ ...us(n), vote: 1 });
    await propose(1);
    await pass(500);
    expect(await acts()).toEqual([]);
    expect(await code(close(1))).toBe("not-captain");
    expect(await code(direct(0))).toBe("not-on-duty");
    await close(0);
    expect(await code(direct(0))).toBe("done");
  });

  it("the captain closes a vote early for what has a quorum and no objection", async () => {
    await five();
    const close = (n: number) => c.s.campaigns.motions.closeVote({ ...us(n), vote: 1 });
    await propose(1);
    expect(await code(close(0))).toBe("nobody-wins");
    await support(2, 1);
    expect((await close(0)).motion?.state).toBe("sent");
  });
});

describe("who may act alone", () => {
  it("orders are the captain's, whatever is voted on", async () => {
    await five();
    const { book } = await c.s.campaigns.showing.seatView(c.game, id(0), "us");
    const [order] = book.definition.orders;
    const give = (n: number) =>
      c.s.campaigns.acting.setOrder(c.game, id(n), "us", order?.name ?? "", {}, interaction());
    expect(await code(give(2))).toBe("not-on-duty");
    expect(await code(give(1))).toBe("not-on-duty");
    expect(await code(give(0))).not.toBe("not-on-duty");
  });

  it("where the captain acts, nobody votes; the others may in turn by thirds of the limit", async () => {
    await five({ settings: { rule: "captain" } });
    expect(await code(propose(1))).toBe("no-council");
    expect(await code(direct(1))).toBe("not-on-duty");
    await pass(8.1);
    expect(await code(direct(2))).toBe("not-on-duty");
    expect(await code(direct(1))).toBe("done");
  });

  it("where anyone acts, they do as before", async () => {
    await five({ settings: { rule: "anyone" } });
    expect(await code(direct(3))).toBe("done");
  });
});

it("member leaves during a vote: their votes go, thresholds are counted anew; a motion stays if others support it", async () => {
  await five();
  await propose(1);
  await support(2, 1);
  await propose(3, await discarding(3, 1));
  const members = await c.s.repository.members(c.game);
  const live = members.filter(({ person: of }) => of !== id(1) && of !== id(3));
  await writeBehind(c.s.repository, { game: c.game, members: live, at: c.s.clock.now() });
  c = { ...c, s: { ...c.s, campaigns: reopened(c.s) } };
  await c.s.campaigns.resume();
  expect(await motions()).toEqual(["1 open 2", "2 withdrawn"]);
  expect((await support(4, 1)).needed).toBe(2);
  expect(await motions()).toEqual(["1 sent 2 4", "2 withdrawn"]);
});

it("one member left: a sole holder, who answers alone, and what was put to the vote is closed", async () => {
  await five();
  await propose(1);
  const members = await c.s.repository.members(c.game);
  const live = members.filter(({ person: of }) => [id(1), id(5)].includes(of));
  await writeBehind(c.s.repository, { game: c.game, members: live, at: c.s.clock.now() });
  c = { ...c, s: { ...c.s, campaigns: reopened(c.s) } };
  await c.s.campaigns.resume();
  expect(await motions()).toEqual(["1 handed over 1"]);
  expect(await code(direct(1))).toBe("done");
});

it("what is taken back is asked again, and voted on again", async () => {
  await five();
  await propose(1);
  for (const n of [2, 3]) await support(n, 1);
  await c.s.campaigns.acting.undo({ game: c.game, person: id(1), row: null, interaction: interaction() });
  expect(await motions()).toEqual(["1 rewound 1 2 3"]);
  await propose(2);
  expect(await motions()).toEqual(["1 rewound 1 3", "2 open 2"]);
});

it("what a moderator has taken back is proposed again by any member, as long as its question is asked", async () => {
  await five();
  await propose(1, await discarding(1, 1));
  const again = (n: number) => c.s.campaigns.motions.proposeAgain({ ...us(n), vote: 1, motion: 1 });
  expect(await code(again(2))).toBe("stale");
  for (const n of [2, 3]) await support(n, 1);
  const moderator = person(8);
  const asked = () => ({ person: moderator, interaction: interaction() });
  await c.s.campaigns.moderation.appoint({ game: c.game, person: id(0), interaction: interaction() }, moderator.id);
  const [act] = await c.s.campaigns.moderation.pastActs(c.game, moderator.id);
  await c.s.campaigns.moderation.rewind(c.game, { row: act?.row ?? 0, reason: "the wrong card" }, asked());
  const put = await again(2);
  expect([put.title, put.own, put.support, put.motion?.proposer]).toEqual(["Motion 2", "support", 1, id(2)]);
  const [first, second] = await c.s.repository.motionsOf(c.game, { seat: "us", number: put.motion?.vote ?? 0 });
  expect([first?.why, second?.moves]).toEqual(["rewound", first?.moves]);
  expect((await again(4)).support, "the same motion is supported").toBe(2);
  await expect(c.s.campaigns.motions.proposeAgain({ ...us(5), vote: 1, motion: 1 })).rejects.toThrow();
});

it("what a moderator has taken back of an earlier vote is proposed again, too", async () => {
  await five();
  await propose(1, await discarding(1, 1));
  for (const n of [2, 3]) await support(n, 1);
  await c.s.campaigns.acting.submit({
    ...{ game: c.game, person: id(5), seat: "insurgents", decision: null, interaction: interaction() },
    moves: [{ action: "commit", params: { discard: [] } }],
  });
  const before = (await c.s.repository.votes(c.game)).filter(({ seat }) => seat === "us");
  expect(
    before.every(({ number }) => number > 1),
    "the first vote is not the last",
  ).toBe(true);
  const moderator = person(8);
  await c.s.campaigns.moderation.appoint({ game: c.game, person: id(0), interaction: interaction() }, moderator.id);
  const acts = await c.s.campaigns.moderation.pastActs(c.game, moderator.id);
  const asked = { person: moderator, interaction: interaction() };
  await c.s.campaigns.moderation.rewind(c.game, { row: acts.at(-1)?.row ?? 0, reason: "the wrong card" }, asked);
  const [old] = await c.s.repository.motionsOf(c.game, { seat: "us", number: 1 });
  expect([old?.state, old?.why]).toEqual(["closed", "rewound"]);
  const again = await c.s.campaigns.motions.proposeAgain({ ...us(2), vote: 1, motion: 1 });
  expect([again.own, again.motion?.moves]).toEqual(["support", old?.moves]);
});

describe("a row that would end otherwise", () => {
  /** A moderator gives a card of the US to the Insurgents. */
  const correct = async (card: string) => {
    const moderator = person(8);
    const host = { game: c.game, person: id(0), interaction: interaction() };
    await c.s.campaigns.moderation.appoint(host, moderator.id);
    const wish = { name: "give-card", params: { card, to: "insurgents" }, reason: "misdealt" };
    await c.s.campaigns.moderation.correct(c.game, wish, { person: moderator, interaction: interaction() });
  };

  it("makes a motion changed: votes count when they are pressed again, and the captain may send it", async () => {
    await five();
    const [first = "", second = ""] = await cards(0);
    const both = [{ action: "commit", params: { discard: [first, second] } }];
    await propose(1, both);
    await support(2, 1);
    await correct(first);
    const [changed] = await c.s.repository.motionsOf(c.game, { seat: "us", number: 1 });
    expect([changed?.state, changed?.ballots.map(({ stale }) => stale)]).toEqual(["changed", [true, true]]);
    expect(changed?.shown[0]?.ends?.[0]).toMatch(/^Not possible/);
    expect(await code(c.s.campaigns.motions.sendAnyway({ ...us(0), vote: 1, motion: 1 }))).toBe("not-possible");
    expect((await support(2, 1)).support).toBe(1);
    await support(3, 1);
    await support(4, 1);
    expect(await motions()).toEqual(["1 illegal 1 2 3 4"]);
    expect(await acts()).toEqual([]);
  });

  it("closes what is not possible at closing, and what is sent in secret and does not count any more", async () => {
    await five();
    const [first = "", second = ""] = await cards(0);
    await propose(1, [{ action: "commit", params: { discard: [first] } }]);
    await propose(4, [{ action: "commit", params: { discard: [second] } }]);
    for (const n of [2, 3]) await support(n, 2);
    await correct(second);
    expect((await motions())[1]).toBe("2 illegal 4 2 3");
    expect((await asked(0))?.answered).toBeNull();
  });
});
