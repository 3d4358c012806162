import { describe, expect, it } from "vitest";
import type { Concerned, GameTypes } from "#engine";
import { fitna } from "../../src/games/fitna/index.ts";
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

describe("what is lost for good", () => {
  it("is told of a Combat in Baghdad, of battles and strikes in Lebanon", () => {
    const casualties = { kind: "casualties", seat: "us", zone: "rusafa", units: { security: 1, infrastructure: 1 } };
    const lost = { ...casualties, strength: 2, kept: [], network: null };
    expect(concern("battle-for-baghdad", lost).gone).toMatchObject({ how: "lost in Combat", by: { us: 2 } });
    const over = { chapter: "combat", kind: "over", zone: "tyre", lost: { idf: 0, insurgent: 2 }, draw: true };
    expect(concern("next-war-in-lebanon", over).gone).toMatchObject({ how: "eliminated", by: { insurgent: 2 } });
    const struck = (kind: string) => ({
      ...{ chapter: "strikes", kind: "struck", stopped: false, shots: [{ unit: null, die: 6, hit: true }] },
      mission: { kind, zone: "tyre", hq: "hq-91", group: "hq-91", mode: "combat", preferred: [] },
    });
    expect(concern("next-war-in-lebanon", struck("area")).gone?.by).toEqual({ insurgent: 1 });
    expect(concern("next-war-in-lebanon", struck("decapitation"))).not.toHaveProperty("gone"); // an HQ is no unit
  });

  describe("in Fitna", () => {
    const of = "2020/3";
    const losses = (about: object) => ({
      ...{ chapter: "combat", kind: "losses", of, side: "IS", space: "raqqa", cause: "EX*" },
      ...{ reduced: [], eliminated: [], ...about },
    });

    it("are units that are eliminated, and not those that are reduced", () => {
      const about = concern("fitna", losses({ side: "TUR", reduced: ["fsa-1"], hidden: 1, eliminated: ["fsa-2"] }));
      expect(about).toMatchObject({
        losses: { TUR: 3 },
        gone: { how: "destroyed", others: "reduced", by: { TUR: 1 } },
      });
      expect(about).not.toHaveProperty("short");
    });

    it("is told by itself where it is the leader of the Islamic State", () => {
      expect(concern("fitna", losses({ eliminated: ["is-1", "is-ab"] }))).toMatchObject({
        ...{ weight: 2, short: "Al Baghdadi is eliminated." },
        gone: { by: { "the Islamic State": 2 } },
      });
    });

    it("are counters of the Islamic State that a card has hit, seen or not, but no decoys", () => {
      const hit = { chapter: "effects", kind: "steps-lost", of, space: "raqqa", reduced: [], hidden: 2 };
      const about = concern("fitna", { ...hit, eliminated: ["is-d1"] });
      expect(about).toMatchObject({ follows: true, gone: { by: { "the Islamic State": 2 } } });
    });

    it("are units that a coup costs their seat, and none that rebel", () => {
      const roll = (unit: string, outcome: unknown) => ({ unit, space: "homs", die: 3, outcome });
      const rolls = [roll("syr-1a", "lost"), roll("syr-3a", { rebel: "fsa-3" }), roll("syr-9a", "stays")];
      expect(concern("fitna", { chapter: "powers", kind: "coup", of, country: "SYR", rolls })).toMatchObject({
        ...{ follows: true, short: "Coup in Syria: 1 unit rebels, and 1 is lost.", gone: { by: { SYR: 1 } } },
      });
    });

    it("follows from a card only where a card has its cause's name", () => {
      expect(concern("fitna", losses({ cause: "Air Strike" }))).toMatchObject({ follows: true });
      expect(concern("fitna", losses({ cause: "EX*" }))).not.toHaveProperty("follows");
      const tension = { chapter: "powers", kind: "tension", of, from: 3, to: 4 };
      expect(concern("fitna", { ...tension, cause: "Media War" })).toMatchObject({ follows: true });
      expect(concern("fitna", { ...tension, cause: "Russia attacks Turkish units" })).not.toHaveProperty("follows");
    });
  });
});

describe("a card of Fitna that is played as an event", () => {
  const { content } = openShipped(fitna);
  const played = (name: string) => {
    const { cards } = content.editions["2020"];
    const card = Object.values(cards).find((one) => one.name === name)?.number;
    const about = { chapter: "effects", kind: "played", of: "2020/3", seat: "TUR", spaces: [], target: null };
    return concern("fitna", { ...about, card });
  };

  it("is told with what it did, unless it only brings reinforcements", () => {
    expect(played("Air Strike")).toMatchObject({ plays: true });
    expect(played("Reinforcements")).not.toHaveProperty("plays");
  });
});
