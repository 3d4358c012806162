import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Refused } from "#engine";
import { interaction, person, service } from "../harness.ts";
import { type CouncilGame, councilsIn, HOUR } from "./council-game.ts";

/** Battle for Baghdad: start units are placed in the order Shiites, Sunnis, Government, US; the US are a council of four. */
let c: CouncilGame;
beforeEach(async () => {
  c = await councilsIn(await service(), { game: "battle-for-baghdad", options: { seats: "4" }, pace: 24 }, [
    ["shiite", 1],
    ["sunni", 1],
    ["government", 1],
    ["us", 4],
  ]);
});
afterEach(() => c.s.database.close());

const id = (n: number) => person(n).id;
const us = (n: number) => ({ game: c.game, person: id(n + 3), seat: "us", interaction: interaction() });
const at = (zone: string, security: number, infrastructure: number) => ({ zone, security, infrastructure });
const deploying = (green: number) => [
  { action: "deployAll", params: { zones: [at("biap", 4 - green, 2), at("green-zone", green, 0)] } },
];
const propose = (n: number, moves = deploying(2)) =>
  c.s.campaigns.motions.propose({ ...us(n), question: "deployment", moves, ahead: [], end: false });
const support = (n: number, motion: number) => c.s.campaigns.motions.support({ ...us(n), vote: 1, motion });
const motions = async () =>
  (await c.s.repository.motionsOf(c.game, { seat: "us", number: 1 })).map(({ state, why, ballots }) =>
    [why ?? state, ...ballots.map(({ person: of }) => Number(of.slice(-1)) - 3)].join(" "),
  );
const acts = async () => (await c.s.repository.log(c.game)).filter(({ kind, seat }) => kind === "act" && seat === "us");

/** The others place their units, in order. */
async function othersDeploy() {
  for (const [n, seat] of ["shiite", "sunni", "government"].entries()) {
    const { book, view, decisions } = await c.s.campaigns.showing.seatView(c.game, id(n), seat);
    const [decision] = decisions;
    const [usual] = decision ? book.definition.guide.shortcuts(view, decision) : [];
    await c.s.campaigns.acting.submit({
      ...{ game: c.game, person: id(n), seat, interaction: interaction() },
      ...{ decision: decision?.id ?? null, moves: usual?.moves ?? [], ahead: [], end: false },
    });
  }
}

describe("a motion on a question to come", () => {
  it("waits for its turn, and goes the moment that it comes, with no press", async () => {
    await propose(0);
    for (const n of [1, 2]) await support(n, 1);
    expect(await motions()).toEqual(["open 0 1 2"]);
    expect(await acts()).toEqual([]);
    await othersDeploy();
    expect(await motions()).toEqual(["sent 0 1 2"]);
    expect((await acts())[0]).toMatchObject({ action: "deployAll", person: id(3) });
  });

  it("without a majority is voted on when the seat is asked; the time before counts for when that closes", async () => {
    await propose(0);
    await support(1, 1);
    c.s.clock.advance(5 * HOUR);
    await othersDeploy();
    expect(await acts()).toEqual([]);
    const [vote] = await c.s.repository.votes(c.game);
    expect([vote?.since, vote?.asked]).toEqual([c.s.clock.at - 5 * HOUR, c.s.clock.at]);
    c.s.clock.advance(18.1 * HOUR);
    await c.s.campaigns.tick();
    expect(await motions()).toEqual(["sent 0 1"]);
  });

  it("is refused if it could not be answered like that, or if there is no such question", async () => {
    const code = async (work: Promise<unknown>) =>
      work.catch((error: unknown) => error instanceof Refused && error.code);
    expect(await code(propose(0, deploying(9)))).toBe("not-in-range");
    const elsewhere = { ...us(0), question: "nothing", moves: deploying(2), ahead: [], end: false };
    expect(await code(c.s.campaigns.motions.propose(elsewhere))).toBe("stale");
    expect(await motions()).toEqual([]);
  });

  it("nobody prepares an answer past the others: that is for the vote", async () => {
    const prepared = c.s.campaigns.acting.prepare({ ...us(2), key: "deployment", moves: deploying(2), ahead: [] });
    await expect(prepared).rejects.toThrow();
    await othersDeploy();
    expect(await acts()).toEqual([]);
  });
});
