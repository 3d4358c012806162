import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Change } from "../../src/store/change.ts";
import { ALONE_FROM, DUE_AFTER, MOST_TRIES, NEVER, pauseAfter } from "../../src/store/due.ts";
import { writeBehind } from "../write-behind.ts";
import { MEMBER } from "./every-read.ts";
import { GAME, record, type Store, storeWith } from "./in-memory.ts";

const CLOCK = { seat: "us", phase: "1", shape: "reply", left: 10, remind: null } as const;
const OTHERS = ["bcdef", "cdefg"];

let store: Store;
beforeEach(async () => {
  store = await storeWith(GAME, ...OTHERS);
  const human = { ...MEMBER, joined: 1 };
  for (const game of [GAME, ...OTHERS]) await writeBehind(store.repository, { game, members: [human], at: 1 });
});
afterEach(() => store.close());

const numberIn = async (column: string, game: string): Promise<number | null> => {
  const [found] = await store.beneath(`SELECT ${column} FROM games WHERE id = ?`, game);
  return found === null ? null : Number(found);
};
const due = (game = GAME) => numberIn("due", game);
const tries = (game = GAME) => numberIn("due_tries", game);
const at = (deadline: number): Partial<Change> => ({ clocks: [{ ...CLOCK, deadline }] });

describe("a campaign", () => {
  it("is due when the first of what it has is, and not before", async () => {
    await store.write({ clocks: [{ ...CLOCK, deadline: 900, remind: 800 }] });
    expect(await due()).toBe(800);
    await store.write({ members: [{ ...MEMBER, away: 700 }] });
    expect(await due()).toBe(700);
    expect(await store.repository.dueGames(699, 5, [])).toEqual([]);
    expect(await store.repository.dueGames(700, 5, [])).toEqual([GAME]);
    expect(await store.repository.dueGames(700, 5, [GAME])).toEqual([]);
  });

  it("is left with an earlier time where nothing is due then any more, until a look at it", async () => {
    await store.write(at(700));
    await store.write(at(900));
    expect(await due()).toBe(700);
    const [turn] = await store.repository.beginTurns([GAME], 750);
    await store.repository.endTurns([{ game: GAME, until: turn?.until ?? 0, again: NEVER }], 750);
    expect(await due()).toBe(900);
  });

  it("is brought forward by an act that says when its clocks are due, and never put off", async () => {
    await store.write(at(900));
    await store.write({ firstDue: 950, played: true });
    expect(await due()).toBe(900);
    await store.write({ firstDue: 800, votes: [], clockChanges: { set: [{ ...CLOCK, deadline: 800 }], clear: [] } });
    expect(await due()).toBe(800);
    const [turn] = await store.repository.beginTurns([GAME], 850);
    await store.repository.endTurns([{ game: GAME, until: turn?.until ?? 0, again: 990 }], 850);
    expect(await due()).toBe(990); // nothing has come of the clock that has run out
    await store.write({ firstDue: 800 });
    expect(await due()).toBe(800);
  });

  it("is tried again by an act after a turn that failed, whatever that has left", async () => {
    const vote = { question: "q", since: 1, asked: 1, reminded: false, closed: null, over: false };
    await store.write({ votes: [{ ...vote, seat: "us", number: 1, next: 700 }] });
    await store.repository.beginTurns([GAME], 750);
    expect(await due()).toBe(750 + pauseAfter(0));
    await store.write({ firstDue: NEVER, played: true, at: 760 });
    expect(await due()).toBe(700);
  });

  it("has nothing due sooner than an act says, be it only that nobody is idle", async () => {
    await store.beneath("UPDATE games SET due = NULL");
    await store.write({ firstDue: NEVER });
    expect(await due()).toBeNull();
    await store.write({ firstDue: NEVER, played: true, at: 7 });
    expect(await due()).toBe(7 + DUE_AFTER.idle);
  });

  it("is looked at once more where it was written during its turn", async () => {
    await store.write(at(700));
    const [turn] = await store.repository.beginTurns([GAME], 750);
    await store.write({ members: [{ ...MEMBER, away: 720 }] });
    await store.repository.endTurns([{ game: GAME, until: turn?.until ?? 0, again: NEVER }], 750);
    expect(await due()).toBe(700); // nobody has told the clock
  });

  it("is due for nothing while it is cut off or stopped but for clocks, and for everything after that", async () => {
    await store.write({ members: [{ ...MEMBER, away: 700 }], set: { cutOff: 5 }, ...at(900) });
    expect(await due()).toBe(900);
    await store.write({ set: { cutOff: null } });
    expect(await due()).toBe(700);
  });

  it("is due when a lobby may have to close, and at once where its server settles that anew", async () => {
    const game = "lobby";
    await writeBehind(store.repository, { game, create: { ...record(game), status: "lobby", guild: "g" }, at: 1 });
    expect(await due(game)).toBe(1 + DUE_AFTER.lobby);
    await store.repository.keepGuildSettings("g", {});
    expect(await due(game)).toBe(0);
  });

  it("is due for nothing once it is over, after a last look", async () => {
    await store.write(at(700));
    await store.write({ set: { status: "over" } });
    const [turn] = await store.repository.beginTurns([GAME], 750);
    await store.repository.endTurns([{ game: GAME, until: turn?.until ?? 0, again: NEVER }], 750);
    expect(await due()).toBeNull();
  });
});

describe("turns", () => {
  it("that come to no end are tried ever later, then alone, and no more after the fifth", async () => {
    for (const game of [GAME, ...OTHERS]) await writeBehind(store.repository, { game, at: 5, ...at(700) });
    let now = 700;
    for (let n = 0; n < MOST_TRIES; n++) {
      const games = [GAME, ...OTHERS];
      const begun = await store.repository.beginTurns(games, now);
      expect(begun.map(({ game }) => game)).toEqual(n < ALONE_FROM ? games : [GAME]);
      expect(begun[0]).toEqual({ game: GAME, until: now + pauseAfter(n), aside: false });
      now += pauseAfter(n);
    }
    expect(await store.repository.beginTurns([GAME], now)).toEqual([{ game: GAME, until: null, aside: true }]);
    expect([await due(), await store.repository.setAsideTurns()]).toEqual([null, 1]);
    await store.write(at(800));
    expect([await due(), await store.repository.underWay("", 9)]).toEqual([null, OTHERS]);
    await store.write({ repair: true });
    expect([await due(), await tries(), await store.repository.setAsideTurns()]).toEqual([800, 0, 0]);
  });

  it("are begun once for what is due, by whoever comes first", async () => {
    await store.write(at(700));
    expect(await store.repository.beginTurns([GAME], 699)).toEqual([]);
    expect(await store.repository.beginTurns([GAME], 700)).toHaveLength(1);
    expect(await store.repository.beginTurns([GAME], 700)).toEqual([]);
    expect(await tries()).toBe(1);
  });

  it("that come to their end are held against nobody; those for nothing due forgive no other", async () => {
    await store.write(at(700));
    const [turn] = await store.repository.beginTurns([GAME], 750);
    const [other] = await store.repository.beginTurns([GAME], null);
    expect(await tries()).toBe(2);
    await store.repository.endTurns([{ game: GAME, until: other?.until ?? null, again: NEVER }], 760);
    expect([await tries(), await due()]).toEqual([1, turn?.until]);
    await store.repository.endTurns([{ game: GAME, until: turn?.until ?? null, again: NEVER }], 760);
    expect(await tries()).toBe(0);
  });
});
