import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Definition } from "#engine";
import { type Caravan, caravan } from "../caravan.ts";
import { drain, interaction, person, service } from "../harness.ts";
import { type CouncilGame, councilsIn, HOUR } from "./council-game.ts";

/** Caravan, in which whoever reaches Mosul puts the blues out of the game. */
const deadly: Definition<Caravan> = {
  ...caravan,
  consequences: ({ state: { table } }) => {
    if (Object.values(table.at).includes("Mosul") && table.seats.includes("blue"))
      table.seats = table.seats.filter((seat) => seat !== "blue");
  },
  guide: {
    ...caravan.guide,
    upcoming: (view) => (view.table.seats.includes(view.seat) ? caravan.guide.upcoming(view) : []),
  },
};

let folder: string;
let c: CouncilGame;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "umpire-eliminated-"));
  mkdirSync(join(folder, "caravan"));
  writeFileSync(join(folder, "caravan", "pack.json"), "{}");
  const s = await service(":memory:", [deadly], folder);
  c = await councilsIn(s, { game: "caravan", options: { reactions: [] }, pace: 24 }, [
    ["red", 1],
    ["blue", 4],
    ["gold", 1],
  ]);
});
afterEach(() => {
  c.s.database.close();
  rmSync(folder, { recursive: true });
});

const who = (n: number, seat: string) => ({ game: c.game, person: person(n).id, seat, interaction: interaction() });
const does = (n: number, seat: string, action: string, params: { readonly [name: string]: string | number } = {}) =>
  c.s.campaigns.acting.submit({ ...who(n, seat), decision: null, moves: [{ action, params }], ahead: [], end: false });
const council = () => c.s.campaigns.deliveries.council(c.game, "blue");

it("eliminated: members watch, the thread stays; what they voted on is closed, and nobody of them is waited for or called", async () => {
  const moves = [{ action: "bid", params: { gold: 2 } }];
  await c.s.campaigns.motions.propose({ ...who(2, "blue"), question: "bid.1", moves, ahead: [], end: false });
  await drain(c.s);
  await does(0, "red", "endLoading");
  await does(0, "red", "travel", { to: "Mosul" });

  const [motion] = await c.s.repository.motionsOf(c.game, { seat: "blue", number: 1 });
  expect(motion?.state).toBe("closed");
  c.s.clock.advance(10_000); // a motion is edited every few seconds at most
  const rows = await drain(c.s);
  expect(rows.map(({ slot }) => slot)).toContain("motion:blue.1.1");

  await does(0, "red", "endTravel");
  for (const action of ["endLoading", "endTravel"]) await does(5, "gold", action);
  await does(0, "red", "bid", { gold: 0 });
  await does(5, "gold", "bid", { gold: 0 });
  c.s.clock.advance(20 * HOUR);
  await c.s.campaigns.tick();
  expect((await c.s.repository.clocks(c.game)).filter(({ seat, deadline }) => seat === "blue" && deadline)).toEqual([]);
  const calls = (await drain(c.s)).flatMap(({ payload }) => (payload.kind === "post" ? payload.post.ping : []));
  for (const n of [1, 2, 3, 4]) {
    const view = await c.s.campaigns.showing.seatView(c.game, person(n).id, "blue");
    expect(view.decisions).toEqual([]);
    expect(view.view.hand).toBeDefined();
    expect(calls).not.toContain(person(n).id);
  }
  const meeting = await council();
  expect(meeting?.shown?.council.members).toHaveLength(4);
  expect(meeting?.shown?.wait).toBeNull(); // what calls somebody is a question to wait for
});
