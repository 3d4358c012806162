import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { completed } from "#engine";
import { verify } from "../../../../src/campaign/record/verify.ts";
import type { GameFile } from "../../../../src/campaign/service.ts";
import { games } from "../../../../src/games/registry.ts";
import { readShipped } from "../../../../src/packs/packs.ts";
import type { OutboxRow } from "../../../../src/store/records.ts";
import { writeBehind } from "../../../write-behind.ts";
import { reopened } from "../../councils/council-game.ts";
import {
  CHANNEL,
  drain,
  interaction,
  person,
  type Service,
  service,
  startedGame,
  startedWith,
  textOf,
} from "../../harness.ts";

const HOUR = 3_600_000;
let s: Service;
beforeEach(async () => {
  s = await service();
});
afterEach(() => s.database.close());

const act = (game: string, n: number, seat: string, action: string): Promise<unknown> =>
  s.campaigns.acting.submit({
    ...{ game, person: person(n).id, seat, interaction: interaction() },
    moves: [{ action, params: action === "commit" ? { discard: [] } : {} }],
  });
const leave = (game: string, n: number) => s.campaigns.people.leave(game, person(n), interaction());
const take = (game: string, n: number, seat: string | null) =>
  s.campaigns.people.join({ game, person: person(n), seat, word: null, interaction: interaction() });
const offer = (game: string, n: number, to: number) =>
  s.campaigns.people.offerSeats(game, person(n), { taker: person(to), lends: false }, interaction());
const answer = (game: string, n: number, number: number, takes: boolean) =>
  s.campaigns.people.answerSeatOffer(game, person(n), { number, takes }, interaction());
const holderOf = async (game: string, seat: string): Promise<string | null> => {
  const member = (await s.repository.members(game)).find((one) => one.seat === seat);
  return member ? (member.bot ? "computer" : member.name) : null;
};
const inChannel = (rows: readonly OutboxRow[]): readonly string[] =>
  rows.filter(({ destination }) => destination === `channel:${CHANNEL}`).map(textOf);
const controlsIn = (rows: readonly OutboxRow[]): readonly string[] =>
  rows.flatMap(({ payload }) => (payload.kind === "post" ? payload.post.controls.map(({ label }) => label) : []));

async function isProved(game: string): Promise<boolean> {
  await s.campaigns.people.abandon(game, person(0), interaction());
  const file = JSON.parse(JSON.stringify(await s.campaigns.showing.export(game))) as GameFile; // as it is downloaded
  return verify(file, games).verdict === "proved";
}

describe("a seat of a campaign of three", () => {
  const SEATS = ["sunni", "shia", "kurds"];
  let game: string;
  beforeEach(async () => {
    game = await startedGame(s, SEATS, { pace: 24 });
    await drain(s);
  });

  describe("what its holder had settled ahead", () => {
    const settles = () => s.campaigns.acting.setOrder(game, person(1).id, "shia", "ready", {}, interaction());
    const byOrder = async () =>
      (await s.repository.log(game)).filter(({ kind, seat }) => kind === "order" && seat === "shia");
    const prepares = async (): Promise<void> => {
      const kept = {
        game,
        seat: "shia",
        key: "ready.9",
        moves: [{ action: "ready", params: {} }],
        facts: [],
        ends: false,
      };
      await writeBehind(s.repository, { game, prepared: { set: [kept] }, at: s.clock.now() });
      s = { ...s, campaigns: reopened(s) };
    };
    const left = async () => [await s.repository.orders(game), await s.repository.prepared(game)];

    it("goes with them where the computer plays on: no order of theirs answers any more", async () => {
      await settles();
      await leave(game, 1);
      expect(await left()).toEqual([[], []]);
      for (const [n, seat] of [
        [0, "sunni"],
        [2, "kurds"],
      ] as const)
        await act(game, n, seat, "commit");
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(await byOrder()).toEqual([]);
    });

    it("goes where the moderator gives the seat to the computer, who reads before how much of it there is", async () => {
      await s.campaigns.moderation.appoint({ game, person: person(0).id, interaction: interaction() }, person(7).id);
      await settles();
      await prepares();
      const { ahead } = await s.campaigns.moderation.oversight(game, person(7).id);
      expect(ahead).toEqual([{ name: "Shia", orders: 1, answers: 1 }]);
      const mod = { person: person(7), interaction: interaction() };
      await s.campaigns.moderation.replace(game, { seat: "shia", to: "computer" }, mod);
      expect(await left()).toEqual([[], []]);
      expect((await s.campaigns.moderation.oversight(game, person(7).id)).ahead).toEqual([]);
    });

    it("goes where the seat waits for somebody to take it", async () => {
      game = await startedGame(s, ["us", "insurgents"], { pace: 24 });
      await s.campaigns.acting.setOrder(game, person(1).id, "insurgents", "ready", {}, interaction());
      await leave(game, 1);
      expect(await holderOf(game, "insurgents")).toBeNull();
      expect(await left()).toEqual([[], []]);
    });
  });

  describe("what its holder had settled ahead, once somebody has taken the seat over,", () => {
    const orders = async (seat: string, kind = "order") =>
      (await s.repository.log(game))
        .filter((row) => row.kind === kind && row.seat === seat)
        .map(({ action }) => action);
    const decide = (n: number, keeps: boolean) =>
      s.campaigns.acting.decideInherited(game, person(n).id, "shia", keeps, interaction());
    const names = async (n: number): Promise<readonly (readonly string[])[]> => {
      const { orders: own, undecided } = await s.campaigns.showing.seatView(game, person(n).id, "shia");
      return [own, undecided.orders].map((all) => all.map(({ name }) => name));
    };
    const settles = (n: number, name: string) =>
      s.campaigns.acting.setOrder(game, person(n).id, "shia", name, {}, interaction());
    const lend = (to: number) =>
      s.campaigns.people.offerSeats(game, person(1), { taker: person(to), lends: true }, interaction());
    /** The second holder has settled two things, and the seat is Person 5's. */
    async function takenOver(): Promise<void> {
      await settles(1, "ready");
      await settles(1, "accept-gains");
      await offer(game, 1, 5);
      await answer(game, 5, 1, true);
    }
    const commits = async (...who: readonly (readonly [number, string])[]): Promise<void> => {
      for (const [n, seat] of who) await act(game, n, seat, "commit");
    };
    const OTHERS = [
      [0, "sunni"],
      [2, "kurds"],
    ] as const;

    it("does not act, and answers at once what is open when they keep it", async () => {
      await takenOver();
      await commits(...OTHERS, [5, "shia"]);
      expect(await names(5)).toEqual([[], ["accept-gains", "ready"]]);
      expect(await orders("shia")).toEqual([]);
      await decide(5, true);
      expect(await orders("shia")).toEqual(["ready"]);
      expect(await names(5)).toEqual([["accept-gains", "ready"], []]);
      await expect(decide(5, true)).rejects.toThrow("There is nothing left to keep or drop");
    });

    it("is gone when they drop it: they are asked", async () => {
      await takenOver();
      await expect(decide(1, false)).rejects.toThrow(/not yours/);
      await decide(5, false);
      await commits(...OTHERS, [5, "shia"]);
      expect(await orders("shia")).toEqual([]);
      expect(await s.repository.orders(game)).toEqual([]);
    });

    it("gives way to what they settle themselves", async () => {
      await takenOver();
      await settles(5, "ready");
      expect(await names(5)).toEqual([["ready"], ["accept-gains"]]);
      await commits(...OTHERS, [5, "shia"]);
      expect(await orders("shia")).toEqual(["ready"]);
    });

    it("says nothing to a computer that minds the seat, either", async () => {
      await takenOver();
      await s.campaigns.time.goAway(game, person(5), 3, interaction(), "computer");
      await commits(...OTHERS);
      await expect.poll(() => orders("shia", "stand-in")).toEqual(["commit", "ready"]);
      expect(await orders("shia")).toEqual([]);
    });

    it("acts again for whoever has only lent the seat, and what was settled meanwhile waits for their word", async () => {
      await settles(1, "ready");
      await lend(5);
      await answer(game, 5, 1, true);
      expect(await names(5)).toEqual([[], ["ready"]]);
      await decide(5, true);
      await settles(5, "accept-gains");
      await s.campaigns.time.comeBack(game, person(1), interaction());
      expect(await names(1)).toEqual([["ready"], ["accept-gains"]]);
    });
  });

  it("is passed on to somebody who accepts, with its hand, what was said ahead and a quarter of the pace; the log says so and is proved", async () => {
    await act(game, 0, "sunni", "commit");
    const hand = (await s.campaigns.showing.seatView(game, person(1).id, "shia")).view.hand;
    await offer(game, 1, 5);
    const asked = (await drain(s)).at(-1);
    expect(asked && textOf(asked)).toMatch(/asks +<@200000000000000005> +to take over the Shia/);
    s.clock.advance(23.9 * HOUR);
    await answer(game, 5, 1, true);
    const view = await s.campaigns.showing.seatView(game, person(5).id, "shia");
    expect(view.view.hand).toEqual(hand);
    expect(view.deadline).toBe(s.clock.now() + 6 * HOUR);
    await expect(s.campaigns.showing.seatView(game, person(1).id, "shia")).rejects.toThrow(/not yours/);
    await expect(act(game, 1, "shia", "commit")).rejects.toThrow(/not yours/);
    await act(game, 5, "shia", "commit");
    await act(game, 2, "kurds", "commit");
    expect((await s.campaigns.showing.chronicle(game, 20)).flatMap(({ told }) => told)).toContain(
      "Somebody else plays the Shia from now on.",
    );
    expect(await isProved(game)).toBe(true);
  });

  it("keeps what it has answered in secret: whoever takes it reads that, and need not answer again", async () => {
    await act(game, 1, "shia", "commit");
    await offer(game, 1, 5);
    await answer(game, 5, 1, true);
    const committed = async () =>
      (await s.campaigns.showing.seatView(game, person(5).id, "shia")).decisions.find(({ actions }) =>
        actions.includes("commit"),
      );
    expect((await committed())?.answered).toEqual({ action: "commit", params: { discard: [] } });
    await act(game, 0, "sunni", "commit");
    await act(game, 2, "kurds", "commit");
    expect(await committed()).toBeUndefined();
    expect(await isProved(game)).toBe(true);
  });

  it("stays where it is until somebody accepts, who was asked; nobody else can", async () => {
    await offer(game, 1, 5);
    const offers = (await drain(s)).flatMap(({ payload }) =>
      payload.kind === "post" ? payload.post.controls.flatMap((one) => (one.kind === "handover" ? [one] : [])) : [],
    );
    expect(offers.map((one) => [one.offer, one.takes])).toEqual([
      [1, true],
      [1, false],
    ]);
    await expect(answer(game, 4, 1, true)).rejects.toThrow("Somebody else was asked, not you.");
    await expect(answer(game, 1, 1, true)).rejects.toThrow("Somebody else was asked, not you.");
    await answer(game, 5, 1, false);
    await expect(answer(game, 5, 1, true)).rejects.toThrow("This offer no longer stands.");
    await offer(game, 1, 6);
    await answer(game, 1, 2, false);
    await expect(answer(game, 6, 2, true)).rejects.toThrow("This offer no longer stands.");
    expect(await holderOf(game, "shia")).toBe("Person 1");
    expect(inChannel(await drain(s)).join("\n")).toMatch(/The answer is no\..*It is withdrawn\./s);
  });

  it("is offered to one person at a time, and to three in a day", async () => {
    for (const to of [4, 5, 6]) await offer(game, 1, to);
    await expect(answer(game, 4, 1, true)).rejects.toThrow("This offer no longer stands.");
    await expect(offer(game, 1, 7)).rejects.toThrow(/within a day/);
    s.clock.advance(24 * HOUR);
    await offer(game, 1, 7);
  });

  it("is played by the computer when its holder leaves, until somebody takes it", async () => {
    await leave(game, 1);
    expect(await holderOf(game, "shia")).toBe("computer");
    const rows = await drain(s);
    expect(inChannel(rows).join("\n")).toMatch(
      /has left\. The computer plays the Shia in full until somebody takes over\./,
    );
    expect(inChannel(rows).join("\n")).toContain("This campaign is under way. Free: Shia");
    expect(controlsIn(rows)).toContain("Take the seat");
    expect((await s.campaigns.showing.status(game)).free.map(({ id }) => id)).toEqual(["shia"]);
    await take(game, 5, null);
    expect(await holderOf(game, "shia")).toBe("Person 5");
    expect((await s.campaigns.showing.status(game)).free).toEqual([]);
    expect(inChannel(await drain(s)).join("\n")).not.toContain("Free:");
    expect(await isProved(game)).toBe(true);
  });

  it("is for nobody who plays in the campaign, or has held another seat of it; who left may come back", async () => {
    await leave(game, 1);
    await expect(take(game, 0, "shia")).rejects.toThrow(/cannot take another seat/);
    await leave(game, 2);
    await expect(take(game, 1, "kurds")).rejects.toThrow(/has seen its hand/);
    await expect(offer(game, 0, 1)).rejects.toThrow(/has seen its hand/);
    await take(game, 1, "shia");
    expect(await holderOf(game, "shia")).toBe("Person 1");
    await expect(take(game, 7, "sunni")).rejects.toThrow("That seat is not free; free: Kurds.");
  });

  it("takes nothing along that was filled in by halves, and leaves nothing behind that can be taken back", async () => {
    const decision = (await s.campaigns.showing.seatView(game, person(1).id, "shia")).decisions[0]?.id ?? "";
    await s.campaigns.acting.keepSheet(game, person(1).id, "shia", decision, { rows: [] });
    await act(game, 0, "sunni", "commit");
    await leave(game, 1);
    await take(game, 5, "shia");
    expect(await s.repository.sheet(game, { seat: "shia", decision })).toBeNull();
    const undo = s.campaigns.acting.undo({ game, person: person(0).id, row: null, interaction: interaction() });
    await expect(undo).rejects.toThrow();
  });

  it("is named in the file by what nobody in the campaign has been named before", async () => {
    const tokens = async () => (await s.repository.members(game)).map(({ seat, token }) => `${seat} ${token}`);
    expect(await tokens()).toEqual(["sunni p1", "shia p2", "kurds p3"]);
    await offer(game, 1, 5);
    await answer(game, 5, 1, true);
    expect(await tokens()).toContain("shia p4");
    await offer(game, 5, 6);
    await answer(game, 6, 2, true);
    expect(await tokens()).toContain("shia p5");
    expect(await isProved(game)).toBe(true);
  });

  it("changes hands once for an interaction", async () => {
    const once = interaction();
    await s.campaigns.people.leave(game, person(1), once);
    await s.campaigns.people.leave(game, person(1), once);
    const rows = await s.repository.log(game);
    expect(rows.filter(({ kind }) => kind === "handover")).toHaveLength(1);
  });
});

describe.each(games)("a seat of $id that is passed on with what was settled ahead", (definition) => {
  it("shows it to whoever takes it, and none of it acts until they keep it", async () => {
    const { book } = readShipped(definition, null);
    const options = completed(definition.options, { content: book.content }, {}, definition.defaults);
    const seats = definition.roster(options, book.content).map(({ id }) => id);
    const seat = seats[1] ?? "";
    const game = await startedWith(s, { game: definition.id, options: {}, pace: 24 }, seats);
    const [name = ""] = definition.orders.map((order) => order.name);
    const order = { seat, name, params: {}, ask: true, phase: null, turn: null, given: 0 };
    const before = await s.campaigns.showing.seatView(game, person(1).id, seat);
    const [coming] = [...before.steps, ...definition.guide.upcoming(before.view)];
    const prepared = coming ? [{ seat, key: coming.key, moves: [], facts: [], ends: true }] : [];
    await writeBehind(s.repository, { game, orders: { set: [order] }, prepared: { set: prepared }, at: s.clock.now() });
    s = { ...s, campaigns: reopened(s) };
    await offer(game, 1, 8);
    await answer(game, 8, 1, true);
    const settled = [[{ name }], prepared.map(({ key }) => ({ key }))];
    const taken = await s.campaigns.showing.seatView(game, person(8).id, seat);
    expect([taken.undecided.orders, taken.undecided.prepared]).toMatchObject(settled);
    expect([taken.orders, taken.prepared]).toEqual([[], []]);
    await s.campaigns.acting.decideInherited(game, person(8).id, seat, true, interaction());
    const kept = await s.campaigns.showing.seatView(game, person(8).id, seat);
    expect([kept.orders, kept.prepared]).toMatchObject(settled);
    expect([kept.undecided.orders, kept.undecided.prepared]).toEqual([[], []]);
  });
});

describe("a campaign of two", () => {
  let game: string;
  beforeEach(async () => {
    game = await startedGame(s, ["us", "insurgents"], { pace: 24 });
    await drain(s);
  });

  it("waits when one has left: no clock runs for the seat, nothing is answered for it", async () => {
    await act(game, 0, "us", "commit");
    await leave(game, 1);
    expect(await holderOf(game, "insurgents")).toBeNull();
    expect(controlsIn(await drain(s))).toContain("Let the computer play");
    const { length } = await s.repository.log(game);
    s.clock.advance(500 * HOUR);
    await s.campaigns.tick();
    expect(await s.repository.log(game)).toHaveLength(length);
    expect((await s.campaigns.showing.status(game)).deadline).toBeNull();
    await take(game, 5, "insurgents");
    expect((await s.campaigns.showing.seatView(game, person(5).id, "insurgents")).deadline).toBeGreaterThan(
      s.clock.now(),
    );
  });

  it("goes on with the computer where the other wants that, and only they", async () => {
    await leave(game, 1);
    await expect(s.campaigns.people.fill(game, person(7), interaction())).rejects.toThrow(/those who play/);
    await s.campaigns.people.fill(game, person(0), interaction());
    expect(await holderOf(game, "insurgents")).toBe("computer");
    await expect(s.campaigns.people.fill(game, person(0), interaction())).rejects.toThrow(
      "Every seat is taken already.",
    );
    await take(game, 5, null);
    expect(await holderOf(game, "insurgents")).toBe("Person 5");
    expect(await isProved(game)).toBe(true);
  });

  it("ends without a result when the last one leaves", async () => {
    await leave(game, 1);
    expect(await s.campaigns.people.afterLeaving(game, person(0).id)).toBe("ends");
    await leave(game, 0);
    expect((await s.campaigns.showing.record(game)).status).toBe("abandoned");
  });
});
