import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { amount } from "../amounts.ts";
import { crashCampaign } from "./campaign.ts";
import { GAMES } from "./casts.ts";
import { playedNow } from "./turns.ts";

const seed = process.env.CRASH_SEED ?? randomBytes(4).toString("hex");

/** One of them is a suspension, two are between an act and the record of its answer; `npm run soak:crash` goes over all points. */
const KILLS = amount(4, 8);
/** The least number of kills that come: in a long run the campaign may be over first. */
const LEAST = amount(KILLS, KILLS - 2);
/** Of Iraqi Conflict; of games that take longer a beginning. */
const TURNS = { "iraqi-conflict": amount(1, 2), other: amount(1 / 3, 1) } as const;

const { games, passed } = playedNow();

describe(`a campaign whose bot dies again and again (CRASH_SEED=${seed})`, () => {
  it.each(games)(
    "%s ends like an undisturbed one, with every message once and no secret told; pages are true within 10 s",
    async (game) => {
      const turns = game === "iraqi-conflict" ? TURNS[game] : TURNS.other;
      const [calm, troubled] = await Promise.all([
        crashCampaign({ game, turns, seed, kills: 0 }),
        crashCampaign({ game, turns, seed, kills: KILLS }),
      ]);
      expect(calm.findings).toEqual([]);
      expect(troubled.findings).toEqual([]);
      expect(troubled.story).toEqual(calm.story);
      expect(troubled.kills).toBeGreaterThanOrEqual(LEAST);
      expect(troubled.suspensions).toBeGreaterThan(0);
      for (const when of ["before", "after"])
        expect(troubled.deaths.get(`${when} answering an act`), when).toBeGreaterThan(0);
      if (game === "iraqi-conflict") expect(troubled.refused).toBe(3); // in its script enough is done on pages
      passed(game);
    },
    400_000,
  );

  it.runIf(games.length < GAMES.length)("leaves the other games to other runs", ({ task }) => {
    const others = GAMES.filter((game) => !games.includes(game)).join(", ");
    task.meta.leaves = `The bot was killed in ${games.join(", ")}. In turn, or by CRASH_GAME=…: ${others}; by CI=true: all.`;
  });
});
