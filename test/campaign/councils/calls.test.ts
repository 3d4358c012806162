import { afterEach, expect, it } from "vitest";
import { person, service } from "../harness.ts";
import { type CouncilGame, councilGame, HOUR } from "./council-game.ts";

let c: CouncilGame;
afterEach(() => c.s.database.close());

const id = (n: number) => person(n).id;
const all = [0, 1, 2, 3, 4];
/** By number: whom a question would call now. */
const called = async () => {
  const council = await c.s.campaigns.deliveries.council(c.game, "us");
  return all.filter((n) => council?.shown?.called.includes(id(n)));
};
const call = (...numbers: readonly number[]) =>
  c.s.campaigns.deliveries.keepMeeting(c.game, "us", { wait: null }, numbers.map(id));
const look = async (n: number) => {
  c.s.clock.advance(HOUR);
  await c.s.campaigns.showing.seatView(c.game, id(n), "us");
  await c.s.campaigns.tick();
};

it("a council's questions call a member again once they have looked, and twice a day at most", async () => {
  c = await councilGame(await service(), 5, { pace: 240 });
  expect(await called()).toEqual(all);
  await call(...all);
  expect(await called()).toEqual([]);
  await look(2);
  expect(await called()).toEqual([2]);
  await call(2);
  await look(2);
  expect(await called()).toEqual([]);
  c.s.clock.advance(24 * HOUR);
  expect(await called()).toEqual(all);
});

it("whoever answers for it is called four times a day at most, though they have not looked", async () => {
  c = await councilGame(await service(), 5, { settings: { rule: "captain" } });
  for (let calls = 0; calls < 4; calls++) {
    expect(await called()).toEqual([0]);
    await call(0);
  }
  expect(await called()).toEqual([]);
});
