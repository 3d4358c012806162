/** A campaign of each game on a server, from its start to its end. */
import { describe, expect, it } from "vitest";
import { Dice } from "#engine";
import { nextMove } from "../../scripts/bench/campaign.ts";
import { verify } from "../../src/campaign/record/verify.ts";
import { games } from "../../src/games/registry.ts";
import { service, startedWith } from "../campaign/harness.ts";

const OPTIONS: { readonly [game: string]: { readonly [name: string]: string | number } } = {
  "iraqi-conflict": { seats: "4", turns: 10 },
  "battle-for-baghdad": { seats: "3" },
  fitna: { edition: "2020", scenario: "1" },
};
const MOST_ACTS = 2000;

describe("on PostgreSQL", () => {
  it.each(games.map(({ id }) => id))(
    "a campaign of %s is played to its end, and every state is that of its rules",
    async (game) => {
      const s = await service();
      try {
        const { definition, content } = s.books.shipped(game);
        const options = OPTIONS[game] ?? {};
        const seats = definition.roster({ ...definition.defaults, ...options }, content).map(({ id }) => id);
        const id = await startedWith(s, { game, options, pace: null }, seats);
        const dice = new Dice({ key: "7".repeat(64), next: 0 });
        for (let acts = 0; (await s.campaigns.showing.record(id)).status === "running"; acts++) {
          if (acts > MOST_ACTS) throw new Error("it does not end");
          const move = await nextMove(s.campaigns, id, dice);
          await s.campaigns.acting.submit({ game: id, ...move, interaction: null });
        }
        const file = await s.campaigns.showing.export(id);
        expect(verify(JSON.parse(JSON.stringify(file)), games).verdict).toBe("proved");
        expect((await s.repository.log(id)).length).toBe(file.rows.length);
      } finally {
        s.database.close();
      }
    },
    120_000,
  );
});
