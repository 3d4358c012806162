import { afterEach, beforeEach, expect, it } from "vitest";
import { lookedWords } from "../../../src/campaign/since.ts";
import { interaction, person, service } from "../harness.ts";
import { type CouncilGame, councilGame, HOUR } from "./council-game.ts";

const DAY = 24 * HOUR;
let c: CouncilGame;
beforeEach(async () => {
  c = await councilGame(await service(), 3, { pace: null, settings: { rule: "anyone" } });
});
afterEach(() => c.s.database.close());

const look = (n: number, seat = "us") => c.s.campaigns.seatView(c.game, person(n).id, seat);
const commit = (n: number, seat: string) =>
  c.s.campaigns.submit({
    ...{ game: c.game, person: person(n).id, seat, decision: null, interaction: interaction() },
    ...{ action: "commit", params: { discard: [] } },
  });

it("a member of a council reads what has happened since they looked themselves, their own council's news included", async () => {
  const { clock, campaigns } = c.s;
  await look(0);
  await campaigns.tick();
  const then = clock.now();
  clock.advance(5 * DAY);
  await commit(1, "us");
  await commit(3, "insurgents");
  const { looked, since } = await look(0);
  expect(looked).toBe(then);
  expect(lookedWords(looked ?? 0, clock.now())).toBe("Since you last looked, 5 days");
  expect(since.join("\n")).toMatch(/US/);
});

it("what was read is no news at the next look; whoever holds a seat alone reads what came after their last act, as ever", async () => {
  const { clock, campaigns } = c.s;
  clock.advance(HOUR);
  await commit(1, "us");
  await commit(3, "insurgents");
  clock.advance(HOUR);
  expect((await look(0)).since).not.toEqual([]);
  await campaigns.tick();
  clock.advance(HOUR);
  expect((await look(0)).since).toEqual([]);
  expect(await look(3, "insurgents")).toMatchObject({ looked: null });
});
