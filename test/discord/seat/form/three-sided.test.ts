import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Envelope } from "#engine";
import type { Baghdad } from "../../../../src/games/battle-for-baghdad/state.ts";
import { type Service, service, startedWith } from "../../../campaign/harness.ts";
import { goOn } from "../../../campaign/new-origin.ts";
import { fighting } from "../../../games/battle-for-baghdad/fighting.ts";
import { restarted, SEATS } from "../action-table.ts";
import { Guest } from "../guest.ts";

let s: Service;
let game = "";

/** The Combat Phase has come, and three sides are in Hurriya. */
beforeAll(async () => {
  s = await service();
  game = await startedWith(
    s,
    { game: "battle-for-baghdad", options: { seats: "3", assign: "choice" }, pace: 24 },
    SEATS,
  );
  const snapshot = await s.repository.snapshot(game);
  const { controllers, content, seq } = JSON.parse(snapshot?.state ?? "") as Envelope<Baghdad>; // its own state
  const hands = {
    shiite: ["commando-raid", "safe-house"],
    sunni: ["commando-raid", "assassins", "tribal-sheikh"],
    government: ["infowar", "counter-intelligence"],
  };
  const { env } = fighting({ hurriya: { shiite: [4, 0], sunni: [3, 0], government: [1, 0] } }, { hands });
  await goOn(s, game, { ...env, controllers, content, seq }, s.clock.now());
  s = await restarted(s);
});
afterAll(() => s.database.close());

const guest = (seat: string) => new Guest(s, SEATS.indexOf(seat), game).open();

/** The acts and answers since the Combat Phase began, with who made them. */
const done = async (): Promise<readonly string[]> =>
  (await s.repository.log(game)).flatMap(({ kind, seat, action }) =>
    kind === "act" || kind === "order" ? [`${seat}: ${action}`] : [],
  );

describe("R-54: a Combat in a Zone of three sides", () => {
  it("can be planned ahead by all three, and changed until it begins", async () => {
    for (const seat of ["sunni", "government"]) {
      const enemy = await guest(seat);
      expect(enemy.text).toContain("Next for you: Combat in Hurriya against the Shiites. You can answer ahead.");
      await enemy.press("Choose…");
      await enemy.press("Strength 1");
      await enemy.press("Answer ahead");
      expect(enemy.text).toContain("You have answered ahead; it can be changed.");
    }
    const first = await guest("shiite");
    await first.press("Answer ahead: Combat in Hurriya against the Government"); // the weaker of the two
    await first.press("Strength 2");
    await first.press("Answer ahead");
    expect(first.labels()).toContain("Change: Combat in Hurriya against the Government");
  });

  it("is fought by these plans alone as soon as the enemy is chosen, and nobody else is asked", async () => {
    const first = await guest("shiite");
    await first.press("Fight against the Government");
    expect((await done()).toSorted()).toEqual(["government: plan", "shiite: chooseOpponent", "shiite: plan"]);
    expect(first.text).toMatch(/Hurriya: Shiites \(.* \+ strength 2 = 7\) against Government \(.* \+ 1 = 6\)/);
  });

  it("goes on against whoever is left: both are asked, for the units that their plans rested on are fewer", async () => {
    const first = await guest("shiite");
    expect(first.text).toContain("**Your plan for Hurriya, against the Sunnis?**");
    await first.press("Submit");
    const second = await guest("sunni");
    expect(second.text).toContain("The game waits for you");
    await second.press("Submit");
    expect((await done()).slice(3).toSorted()).toEqual(["shiite: plan", "sunni: plan"]);
    expect(second.text).toMatch(/Hurriya: Shiites \(.*\) against Sunnis \(.*\)/);
  });
});
