import { afterEach, beforeEach, expect, it } from "vitest";
import { drain, interaction, person, service, textOf } from "../harness.ts";
import { type CouncilGame, councilGame, HOUR, reopened } from "./council-game.ts";

/** Five hold the US of Iraqi Conflict, one the Insurgents; they have a day for a question, and voting closes after 18 h. */
let c: CouncilGame;
beforeEach(async () => {
  c = await councilGame(await service(), 5);
  await c.s.campaigns.tick();
});
afterEach(() => c.s.database.close());

const asked = (n: number) => ({ game: c.game, person: person(n), interaction: interaction() });

/** The bot is not running for this long, and a new process takes up what it finds. */
async function down(hours: number): Promise<void> {
  c.s.clock.advance(hours * HOUR);
  c = { ...c, s: { ...c.s, campaigns: reopened(c.s) } };
  await c.s.campaigns.resume();
}

async function later(hours: number): Promise<void> {
  c.s.clock.advance(hours * HOUR);
  await c.s.campaigns.tick();
}

it("a vote does not close because the bot was not running", async () => {
  const { decisions } = await c.s.campaigns.showing.seatView(c.game, person(1).id, "us");
  await c.s.campaigns.motions.propose({
    ...{ game: c.game, person: person(1).id, seat: "us", interaction: interaction() },
    question: decisions.find(({ owed }) => owed)?.id ?? "none",
    ...{ moves: [{ action: "commit", params: { discard: [] } }], ahead: [], end: false },
  });
  await down(30);
  const state = async () => (await c.s.repository.votes(c.game)).map(({ closed, over }) => closed !== null || over);
  expect(await state()).toContain(false);
  expect(await state()).not.toContain(true);
  await later(17.5);
  expect(await state()).not.toContain(true);
});

it("what a council is asked about its people stays open by that time", async () => {
  await c.s.campaigns.councils.propose(c.game, { kind: "deputy", person: person(2).id }, asked(1));
  const { at: begun } = c.s.clock;
  await down(50);
  const [matter] = await c.s.repository.ballots(c.game);
  expect([matter?.status, ((matter?.until ?? 0) - begun) / HOUR]).toEqual(["open", 98]);
  const shown = async () => (await drain(c.s)).findLast(({ slot }) => slot === "matter:1");
  const open = await shown();
  expect(open && textOf(open)).toContain(`<t:${(matter?.until ?? 0) / 1000}:f>`);
  expect(open?.payload).toMatchObject({ post: { asks: { until: matter?.until } } });
  await later(48);
  expect((await shown())?.payload).toMatchObject({ post: { asks: { until: null } } });
});
