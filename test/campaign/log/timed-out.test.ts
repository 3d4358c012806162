import { afterEach, beforeEach, expect, it } from "vitest";
import { turnInShort } from "../../../src/campaign/log/recap.ts";
import { namesIn } from "../../../src/campaign/log/weighed-lines.ts";
import { person, type Service, service, startedGame } from "../harness.ts";

/* Whoever was not there, and those who were, read what was settled in their place: in the post, the log and the recap. */

let s: Service;
let game: string;
beforeEach(async () => {
  s = await service();
  game = await startedGame(s, ["sunni", "shia", "kurds"], { pace: 1 });
});
afterEach(() => s.database.close());

it("a default answer is told with its outcome, also where nothing else is told", async () => {
  for (const n of [0, 1])
    await s.campaigns.acting.submit({
      game,
      person: person(n).id,
      seat: ["sunni", "shia"][n] ?? "",
      lines: ["commit -"],
      interaction: null,
    });
  s.clock.advance(2 * 3_600_000);
  await s.campaigns.tick();
  const line = "Time ran out for the Kurds: no discards.";
  const log = await s.campaigns.showing.lines(game);
  expect(log.lines.filter(({ overdue }) => overdue !== null).map(({ text }) => text)[0]).toBe(line);
  const posts = await Promise.all([1, 2].map((number) => s.campaigns.deliveries.live(game, number)));
  expect(JSON.stringify(posts)).toContain(line);
  const { record, book } = await s.campaigns.showing.seatView(game, person(0).id, "sunni", false);
  expect(turnInShort(log, 1, namesIn(record, book))).toContain("Time ran out for Kurds: no discards.");
});
