import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Allowance } from "../../../src/campaign/service/allowance.ts";
import { inCoalition, restarted, SEATS } from "../../discord/seat/action-table.ts";
import { interaction, person, type Service } from "../harness.ts";

const ADA = { game: "tigris", person: "ada", seat: "sunni" };

describe("what one person may bring about", () => {
  it("is twenty posts and votes a minute for each seat and campaign; it says when it goes again", () => {
    const allowance = new Allowance();
    for (let i = 0; i < 20; i++) allowance.take(ADA, "words", 1000 * i);
    expect(() => allowance.take(ADA, "words", 30_000)).toThrow(
      "That makes more than 20 posts and votes of yours within a minute, so nothing was done. It goes again in 30 seconds.",
    );
    expect(() => allowance.take(ADA, "words", 59_999)).toThrow("in a second.");
    allowance.take(ADA, "words", 60_000);
    expect(() => allowance.take(ADA, "words", 60_500)).toThrow("in a second.");
    for (const other of [{ game: "aleppo" }, { person: "ben" }, { seat: "us" }])
      allowance.take({ ...ADA, ...other }, "words", 30_000);
    allowance.take(ADA, "acts", 30_000);
  });

  it("goes on where the clock was put back", () => {
    const allowance = new Allowance();
    for (let i = 0; i < 20; i++) allowance.take(ADA, "words", 9_000_000);
    allowance.take(ADA, "words", 1000);
  });
});

describe("a flood from one account", () => {
  let s: Service;
  let game = "";
  beforeAll(async () => {
    const opened = await inCoalition();
    s = await restarted(opened.s); // for strangers
    game = opened.game;
  });
  afterAll(() => s.database.close());

  /** How often something could be done when it was tried this many times, and the sentence that refused it then. */
  async function flood(times: number, work: (i: number) => Promise<unknown>): Promise<readonly [number, string]> {
    let done = 0;
    let why = "";
    for (let i = 0; i < times; i++) {
      try {
        await work(i);
        done++;
      } catch (error) {
        why = error instanceof Error ? error.message : "";
      }
    }
    return [done, why];
  }
  const asked = (n: number) => ({ person: person(n), interaction: interaction() });
  const promise = (n: number, text: string) =>
    s.campaigns.negotiation.promise(
      game,
      { seat: SEATS[n] ?? "", to: [], text, ending: "campaign", talk: null },
      asked(n),
    );

  it("of promises, requests and offers ends in a sentence, and keeps nobody else from anything", async () => {
    expect(await flood(200, (i) => promise(0, `Promise ${i}`))).toEqual([20, expect.stringContaining("20 posts")]);
    await promise(1, "Somebody else's");
    const ask = async (): Promise<void> => {
      await s.campaigns.requests.ask(game, person(0), { kind: "pause", days: 3 }, interaction());
      const number = (await s.repository.ballots(game)).length;
      await s.campaigns.requests.answer(game, person(0), { number, yes: false }, interaction());
    };
    expect(await flood(100, ask)).toEqual([10, expect.stringContaining("20 posts and votes")]);
    await s.campaigns.requests.ask(game, person(1), { kind: "pause", days: 3 }, interaction());
    expect((await s.repository.ballots(game)).at(-1)).toMatchObject({ status: "open", asker: person(1).id });
  });

  it("of whatever else a person can change ends in one, too", async () => {
    s.clock.advance(60_001);
    const appoint = (i: number): Promise<void> => {
      const office = { game, person: person(0).id, interaction: interaction() };
      return s.campaigns.moderation.appoint(office, i % 2 === 0 ? person(9).id : null);
    };
    const why = expect.stringContaining("60 changes of yours within a minute");
    expect(await flood(200, appoint)).toEqual([60, why]);
    const rule = (): Promise<void> => s.campaigns.councils.configure(game, { rule: "captain" }, asked(0));
    expect(await flood(5, rule)).toEqual([0, why]);
    s.clock.advance(60_001);
    await expect(rule()).rejects.not.toThrow(/within a minute/);
  });

  it("lasts no longer than there are fifty promises of a seat that still run", async () => {
    for (let minute = 0; minute < 3; minute++) {
      s.clock.advance(60_001);
      await flood(20, (i) => promise(0, `Promise ${minute}.${i}`));
    }
    s.clock.advance(60_001);
    await expect(promise(0, "One more")).rejects.toThrow(
      "50 promises of yours still run, which is as many as may: take one back first (`/deals`).",
    );
  });
});
