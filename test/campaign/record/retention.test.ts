import { afterEach, beforeEach, expect, it } from "vitest";
import { Dice } from "#engine";
import { nextMove, startCampaign } from "../../../scripts/bench/campaign.ts";
import { games } from "../../../src/games/registry.ts";
import { cleanUp } from "../../../src/store/sqlite/cleaning.ts";
import { interaction, person, type Service, service } from "../harness.ts";

const DAY = 24 * 3_600_000;
let s: Service;
beforeEach(async () => {
  s = await service();
});
afterEach(() => s.database.close());

/** Slots of messages that were sent, by destination. */
type Sent = Map<string, string>;

/** Sends what waits; says which messages would be posted a second time, because the first is forgotten. */
async function forgotten({ campaigns }: Service, sent: Sent): Promise<readonly string[]> {
  const lost: string[] = [];
  for (let rows = await campaigns.deliveries.heads(); rows.length > 0; rows = await campaigns.deliveries.heads())
    for (const row of rows) {
      const key = `${row.slot} ${row.destination}`;
      const known = await campaigns.deliveries.messageOf(row);
      if (row.slot !== null && known !== (sent.get(key) ?? null)) lost.push(key);
      await campaigns.deliveries.claim([row]);
      const message = known ?? `m${row.id}`;
      await campaigns.deliveries.sent(row, message);
      if (row.slot !== null) sent.set(key, message);
    }
  return lost;
}

it.each(games)("a slow campaign of $name never posts anew what it would have edited", async ({ id: game }) => {
  const id = await startCampaign(s.campaigns, game, [person(0), person(1), person(2)]);
  const dice = new Dice({ key: "c1ea".padEnd(64, "0"), next: 0 });
  const sent: Sent = new Map();
  let removed = 0;
  for (let act = 0; act < 60 && (await s.campaigns.showing.record(id)).status === "running"; act++) {
    expect(await forgotten(s, sent)).toEqual([]);
    s.clock.advance(DAY);
    removed += await cleanUp(s.database, { posts: 2, interactions: 2, drafts: 2 }, s.clock.now());
    await s.campaigns.acting.submit({
      game: id,
      ...(await nextMove(s.campaigns, id, dice)),
      interaction: interaction(),
    });
  }
  expect(removed).toBeGreaterThan(50);
});
