import { expect, it } from "vitest";
import type { MotionRecord } from "../../../src/store/records.ts";
import { CHANNEL, drain, GUILD, interaction, person, service } from "../harness.ts";
import { type CouncilGame, councilGame, HOUR } from "./council-game.ts";

/** What the council of the US does at an hour; `cards`: its hand. */
type Course = (hour: number, at: Members, cards: readonly string[]) => Promise<void>;

/** What its members can do, each by a number; the first is captain. */
class Members {
  readonly #c: CouncilGame;

  constructor(c: CouncilGame) {
    this.#c = c;
  }

  #who = (n: number) => ({ game: this.#c.game, person: person(n).id, seat: "us", interaction: interaction() });

  async #question(): Promise<string> {
    const { decisions } = await this.#c.s.campaigns.showing.seatView(this.#c.game, person(0).id, "us", false);
    return decisions.find(({ owed, answered }) => owed || answered !== null)?.id ?? "";
  }

  async propose(n: number, discard: readonly string[]): Promise<void> {
    const moves: MotionRecord["moves"] = [{ action: "commit", params: { discard: [...discard] } }];
    const answer = { question: await this.#question(), moves, ahead: [], end: false };
    await this.#c.s.campaigns.motions.propose({ ...this.#who(n), ...answer });
  }

  async poll(n: number, label: string): Promise<void> {
    await this.#c.s.campaigns.motions.pollVote({ ...this.#who(n), decision: await this.#question(), label });
  }

  support = (n: number, motion: number) => this.#c.s.campaigns.motions.support({ ...this.#who(n), vote: 1, motion });
  object = (n: number, motion: number) => this.#c.s.campaigns.motions.object({ ...this.#who(n), vote: 1, motion });
}

/** A tie of two motions, which is the captain's, the deputy's, everybody's, and is settled at the limit. */
const tie: Course = async (hour, at, cards) => {
  if (hour === 2) {
    await at.propose(1, cards.slice(0, 1));
    await at.propose(3, cards.slice(1, 3));
  }
  if (hour === 3) {
    await at.support(2, 1);
    await at.support(4, 2);
  }
};

/** What has more than half for it and somebody against it goes when the vote closes. */
const contested: Course = async (hour, at, cards) => {
  if (hour === 1) await at.propose(1, cards.slice(0, 2));
  if (hour === 5) {
    await at.object(4, 1);
    for (const n of [2, 3]) await at.support(n, 1);
  }
};

/** Two vote by a button, which reminds the others and wins when the vote closes. */
const named: Course = async (hour, at) => {
  if (hour === 4) for (const n of [2, 3]) await at.poll(n, "Keep all");
};

const nothing: Course = async () => {};

/** What happens in a day and a half, hour by hour: everything but what somebody holds and what words say of it. */
async function course(run: Course, campaignsBefore: number) {
  const s = await service();
  const place = { guild: GUILD, channel: CHANNEL, host: person(9), name: "Another" };
  for (let i = 0; i < campaignsBefore; i++)
    await s.campaigns.people.create({
      game: "iraqi-conflict",
      options: {},
      pace: null,
      ...place,
      interaction: interaction(),
    });
  const c = await councilGame(s, 5);
  const { view } = await c.s.campaigns.showing.seatView(c.game, person(0).id, "us", false);
  const { cards } = view.hand as { readonly cards: readonly string[] }; // Iraqi Conflict's
  const members = new Members(c);
  const hours: unknown[] = [];
  await drain(c.s);
  for (let hour = 0; hour <= 36; hour++) {
    await run(hour, members, cards);
    await c.s.campaigns.tick();
    const sent = (await drain(c.s)).map(({ destination, slot, payload }) => {
      const post = payload.kind === "post" ? payload.post : null;
      return [destination, slot, payload.kind, post?.title, post?.ping];
    });
    const clocks = (await c.s.repository.clocks(c.game)).map(({ game: _, ...clock }) => clock);
    const votes = await c.s.repository.votes(c.game);
    const rows = (await c.s.repository.log(c.game)).map(({ kind, seat, action, at }) => [kind, seat, action, at]);
    hours.push({ hour, sent, clocks, votes, rows: rows.slice(1) });
    c.s.clock.advance(HOUR);
  }
  await c.s.campaigns.stop();
  s.database.close();
  const texts = JSON.stringify(hours).replaceAll(c.game, "game");
  return { cards, texts };
}

it.each([
  ["a tie that nobody settles", tie],
  ["a motion that somebody is against", contested],
  ["a vote by a button", named],
  ["a question that nobody votes on", nothing],
] as const)(
  "times never depend on the hand: two campaigns that differ in hands alone have the same reminders, closings, duties, votes and automatic answers: %s",
  async (_, run) => {
    const [one, two] = [await course(run, 0), await course(run, 1)];
    expect(one.cards).not.toEqual(two.cards);
    expect(two.texts).toBe(one.texts);
    expect(one.texts).toContain('"reminder:us.1"');
  },
);
