import { describe, expect, it } from "vitest";
import { viewOf } from "#engine";
import type { Card, Scene } from "#scene";
import type { CardId } from "../../../../src/games/battle-for-baghdad/content/pack.ts";
import { hand } from "../../../../src/games/battle-for-baghdad/view/hand.ts";
import { inspect, misshapen } from "../../../../src/render/inspect.ts";
import { layout } from "../../../../src/render/layout/layout.ts";
import { baghdad, book, dealt, type Game } from "../builder.ts";

const KINDS = Object.keys(book.content.arms);

/** A game in which the Shiites hold these cards. */
const holding = (...cards: readonly CardId[]): Game =>
  baghdad({ seats: 6 }).change(({ hands }) => Object.assign(hands.shiite ?? {}, { cards }));
const shown = (game: Game): Scene => hand(viewOf(book, game.env, "shiite"));

/** The cards of its pictures, row by row. */
const rows = ({ layout }: Scene): (readonly Card[])[] =>
  (layout.kind === "panel" ? [layout] : layout.children).flatMap((child) =>
    child.kind === "panel" && child.content.kind === "spread" ? [child.content.cards] : [],
  );

/** What helps with a card, in words. */
const facts = (game: Game, id: CardId): string[] => {
  const card = rows(shown(game))
    .flat()
    .find(({ title }) => title === book.content.arms[id]?.name);
  return (card?.facts ?? []).map(({ label, text }) => `${label} ${text}`);
};

describe("the hand", () => {
  it.each([1, 2, 3, 4, 5, 6, 8, 12])("can be read with %i cards of every kind", (most) => {
    for (let i = 0; i < KINDS.length; i += most) {
      const laidOut = layout(shown(holding(...KINDS.slice(i, i + most))));
      expect([...inspect(laidOut), ...misshapen(laidOut, true)]).toEqual([]);
    }
  });

  it("tells the same in words", () => {
    expect(shown(holding("curfew", "network")).text).toContain("**Arms Bazaar cards**: Curfew, Network");
  });

  it("shows the Commands as cards where nothing else is held", () => {
    const [commands = []] = rows(shown(holding()));
    expect(commands.map(({ worth }) => worth)).toEqual(["5", "4", "3", "2", "2"]);
  });

  it("gives every card a drawing of its own", () => {
    const art = KINDS.map((id) => rows(shown(holding(id)))[0]?.[0]?.art);
    expect(new Set(art).size).toBe(KINDS.length);
  });

  it("R-11 joins cards that combine in the hand, not in a packet of which one can be kept", () => {
    const both = ["tribal-sheikh", "infowar"];
    const links = ({ layout: { ...main } }: Scene) =>
      (main.kind === "column" ? main.children : []).flatMap((child) =>
        child.kind === "panel" && child.content.kind === "spread" ? (child.content.links ?? []) : [],
      );
    const game = holding(...both).change(({ hands }) => Object.assign(hands.shiite ?? {}, { packet: both }));
    expect(links(shown(game)).map(({ label }) => label)).toEqual(["Political Maneuver"]);
    expect(shown(game).beside?.map(links)).toEqual([[]]);
  });

  it("names the Deployment, which is before the first turn", () => {
    expect(hand(viewOf(book, dealt(3).env, "shiite")).heading?.sub).toBe("Deployment · 6 PP · 2 of 5 cards");
  });

  it("counts a packet of one as one", () => {
    const game = baghdad({ seats: 6 }).change(({ hands }) => Object.assign(hands.shiite ?? {}, { packet: ["curfew"] }));
    expect(shown(game).beside?.[0]?.heading?.sub).toBe("Turn 1 · 6 PP · 1 card");
  });
});

describe("what helps with a card", () => {
  it("R-59 names the Active Commands that an Offense or Defense fits", () => {
    expect(facts(holding("assassins"), "assassins")).toContain("Fits your 5U, 4U, 3B, 2U");
    expect(facts(holding("assassins", "network"), "assassins")).toContain("Fits your 5U, 4U, 3B, 2U, Network");
    const game = holding("air-strike").change(({ table }) => {
      const side = table.sides.shiite;
      side?.neutralized.push(...side.active.splice(2, 1));
    });
    expect(facts(game, "air-strike")).toContain("Fits your 2C");
  });

  it("R-59 says that none fits where all of that type are Neutralized", () => {
    const game = holding("air-strike").change(({ table }) => {
      const side = table.sides.shiite;
      side?.neutralized.push(...side.active.splice(2, 2));
    });
    expect(facts(game, "air-strike")).toContain("Fits no Active Command");
  });

  it("says what blocks an Offense, and which Offenses a Defense stops", () => {
    expect(facts(holding("car-bomb"), "car-bomb")).toContain(
      "Blocked by Blast Walls, Quick Reaction Force, Lookouts, Safe House",
    );
    expect(facts(holding("lookouts"), "lookouts")).toContain("Stops Car Bomb, Assassins, Kidnapping");
  });

  it("R-11 says what a symbol makes with others, and what that does", () => {
    const said = facts(holding("informant"), "informant");
    expect(said.slice(0, 2)).toEqual(["With Connections Espionage", "With Hearts Defection"]);
    expect(said).toContain("Espionage Another seat shows you its hand; take two of its cards.");
  });

  it("R-11 names first what the hand can make", () => {
    const made = (...cards: readonly CardId[]): string | undefined => facts(holding(...cards), "tribal-sheikh")[0];
    expect(made("tribal-sheikh", "infowar")).toBe("With Hearts Political Maneuver");
    expect(made("tribal-sheikh", "informant")).toBe("With Minds Espionage");
  });

  it("counts copies, of which everyone sees those that are discarded", () => {
    const game = holding("network");
    expect(facts(game, "network")).toEqual(["In the game 4 copies, none discarded"]);
    game.change(({ table }) => table.discards.push("network", "curfew", "infowar"));
    expect(facts(game, "network")).toEqual(["In the game 4 copies, 1 discarded"]);
  });
});
