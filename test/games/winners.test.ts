import { describe, expect, it } from "vitest";
import type { Concerned, GameTypes } from "#engine";
import { games } from "../../src/games/registry.ts";
import { openShipped } from "../../src/packs/packs.ts";

/** What an event concerns; only those of its members that say so. */
function concern(game: string, event: object): Concerned {
  const definition = games.find(({ id }) => id === game);
  if (!definition) throw new Error(`there is no ${game}`);
  const { content } = openShipped(definition);
  return definition.concern?.(event as GameTypes["Event"], content) ?? {};
}

describe("who has won a fight", () => {
  it("is said in Battle for Baghdad, with what it cost the loser", () => {
    const fought = {
      ...{ kind: "fought", zone: "rusafa", totals: { us: 7, sunni: 4 }, winner: "us", loser: "sunni" },
      ...{ strikes: [], neutralized: [], units: { security: 2, infrastructure: 1 }, cards: [], network: null },
    };
    expect(concern("battle-for-baghdad", fought)).toMatchObject({ winner: "us", cost: { n: 3 } });
  });

  describe("in Fitna", () => {
    const rolled = (result: string) => ({
      ...{ chapter: "combat", kind: "rolled", of: "2020/1", side: "SYR", from: "hama", target: "idlib" },
      ...{ foes: ["TUR"], cards: [], die: 4, result },
    });
    const [syria, rebels] = [{ winner: "SYR" }, { winner: "TUR" }];

    it("is the attacker where the defenders are driven off, and the defender where the attackers are", () => {
      expect(concern("fitna", rolled("DR"))).toMatchObject(syria);
      expect(concern("fitna", rolled("DS"))).toMatchObject(syria);
      expect(concern("fitna", rolled("AR"))).toMatchObject(rebels);
    });

    it("is nobody in an exchange", () => {
      expect(concern("fitna", rolled("EX"))).not.toHaveProperty("winner");
    });
  });

  it("is said in The Next War in Lebanon by who holds the zone alone", () => {
    const bonus = { chapter: "combat", kind: "bonus", zone: "tyre", why: "alone" };
    expect(concern("next-war-in-lebanon", { ...bonus, seat: "idf" })).toMatchObject({ winner: "idf" });
    expect(concern("next-war-in-lebanon", { ...bonus, seat: null })).not.toHaveProperty("winner");
  });
});
