import { describe, expect, it } from "vitest";
import { mustGet, publicView, type Seat, type View } from "#engine";
import type { Card, Fan, Scene } from "#scene";
import type { CardId } from "../../../../src/games/iraqi-conflict/content/pack.ts";
import { USES } from "../../../../src/games/iraqi-conflict/content/use.ts";
import { iraqiConflict } from "../../../../src/games/iraqi-conflict/index.ts";
import type { Iraq } from "../../../../src/games/iraqi-conflict/state.ts";
import { ART } from "../../../../src/games/iraqi-conflict/view/cards/art.ts";
import { hand } from "../../../../src/games/iraqi-conflict/view/hand.ts";
import { face } from "../../../../src/games/iraqi-conflict/view/side-style.ts";
import { inspect, misshapen } from "../../../../src/render/inspect.ts";
import { layout } from "../../../../src/render/layout/layout.ts";
import { book, type Game, iraq } from "../builder.ts";

const COUNTING = ["cease-fire", "air-supremacy", "iraqi-police", "halliburton", "un-support", "negotiations"];
const MORE = ["checkpoints", "civilian-deaths", "iraqi-politics", "world-politics", "blackwater", "nation-building"];
const IDLE = ["anarchy", "refugees", "massacre", "baathists", "mahdi-army", "ratlines", "jihadists", "executions"];

/** What the US sees that hold these cards. */
function holding(...cards: readonly CardId[]): View<Iraq> {
  const view = iraq({ seats: 5 }).view("us");
  return { ...view, hand: { ...view.hand, cards } };
}

const rows = ({ layout }: Scene): (readonly Card[])[] =>
  (layout.kind === "panel" ? [layout] : layout.children).flatMap((child) =>
    child.kind === "panel" && child.content.kind === "spread" ? [child.content.cards] : [],
  );

/** What helps with the first card that counts, in words. */
const facts = (view: View<Iraq>): string[] =>
  (rows(hand(view))[0]?.[0]?.facts ?? []).map(({ label, text }) => `${label} ${text}`);

describe("the hand", () => {
  it.each([
    [0, 8],
    [1, 8],
    [2, 8],
    [3, 7],
    [5, 5],
    [6, 4],
    [8, 2],
    [12, 0],
    [12, 8],
  ])("can be read with %i cards that count and %i that do not", (counting, idle) => {
    const cards = [...[...COUNTING, ...MORE].slice(0, counting), ...IDLE.slice(0, idle)];
    const laidOut = layout(hand(holding(...cards)));
    expect([...inspect(laidOut), ...misshapen(laidOut, true)]).toEqual([]);
  });

  it("names in words the cards that count and those that do not, where there are any", () => {
    const words = (...cards: readonly CardId[]) => hand(holding(...cards)).text;
    expect(words("cease-fire", "anarchy")?.split("\n").slice(1)).toEqual([
      "**Count for you**: Cease Fire (U 4).",
      "**Not for you**: Anarchy (M 5).",
    ]);
    expect(words("cease-fire")).not.toContain("Not for you");
    expect(words("anarchy")).not.toContain("Count for you");
  });

  it("sets the cards of a letter in several places, under more than one sky", () => {
    for (const use of USES) {
      const cards = Object.values(book.content.cards).filter((card) => card.use === use);
      const faces = cards.map((card) => face(card, ["us", "sunni", "shia", "kurds", "insurgents"]));
      expect(new Set(faces.map(({ place }) => place)).size, use).toBeGreaterThan(2);
      expect(new Set(faces.map(({ sky }) => sky)).size, use).toBe(2);
    }
  });

  it("bears no drawing twice among the cards of a letter", () => {
    for (const use of USES) {
      const cards = Object.values(book.content.cards).filter((card) => card.use === use);
      const art = cards.map(({ id }) => mustGet(ART, id));
      expect(new Set(art).size, use).toBe(cards.length);
    }
  });
});

/** What is written on the picture of a hand, with the size of its letters. */
const written = (...cards: readonly CardId[]) =>
  layout(hand(holding(...cards))).ops.flatMap((op) => (op.op === "text" ? [op] : []));

it("where nothing counts, says of every card how many of its letter are gone", () => {
  const texts = written(...IDLE, "attack-police-stations", "anti-occupation-sentiment").map(({ text }) => text);
  expect(texts.filter((text) => text.includes("discarded"))).toHaveLength(10);
});

it("without cards says so on a card of its own", () => {
  expect(written().map(({ text }) => text)).toEqual(expect.arrayContaining(["You hold no cards"]));
  expect(hand(holding()).heading?.sub).toContain("no cards");
});

it("writes the names of ten cards, and of those that do not count, larger than they need be", () => {
  const size = (cards: readonly CardId[], name: string): number =>
    written(...cards).find(({ text }) => text === name)?.size ?? 0;
  const ten = [...COUNTING, ...MORE].filter((id) => id !== "nation-building" && id !== "civilian-deaths");
  expect(size(ten, "Cease Fire")).toBeGreaterThan(27 * 1.3);
  expect(size([...COUNTING, "refugees"], "Refugees")).toBeGreaterThan(27 * 1.3);
  expect(size(["reconciliation", ...COUNTING.slice(0, 4)], "Reconciliation")).toBeGreaterThan(27 * 1.3);
});

it("names the letter of what does not count, and whom it counts for", () => {
  const [, small] = rows(hand(holding("cease-fire", "anarchy", "mahdi-army")));
  expect(small?.map(({ footer }) => footer)).toEqual(["H · for Shia", "M · for all but the US"]);
});

it("with 3 seats U and I cards are said to count with that side only", () => {
  const { content } = book;
  expect(face(mustGet(content.cards, "cease-fire"), ["sunni", "shia", "kurds"]).footer).toBe("with US");
  expect(face(mustGet(content.cards, "jihadists"), ["sunni", "shia", "kurds"]).footer).toBe("with Insurgents");
});

describe("what helps with a card", () => {
  it("says how many cards that its seat has not seen are worth more to it", () => {
    expect(facts(holding("cease-fire"))[0]).toBe("Worth more to you 9 of 99 unseen");
    const view = holding("cease-fire");
    const table = { ...view.table, discards: ["reconciliation", "refugees"] };
    expect(facts({ ...view, table })[0]).toBe("Worth more to you 8 of 97 unseen");
  });

  it("counts the cards of its letter, and those that lie face up in the discards", () => {
    const view = holding("cease-fire");
    expect(facts(view)[1]).toBe("U cards 30 in the deck, none discarded");
    const table = { ...view.table, discards: ["reconciliation", "halliburton", "refugees"] };
    expect(facts({ ...view, table })[1]).toBe("U cards 30 in the deck, 2 discarded");
  });

  it("is said in fewer words the more cards there are, and on the narrowest cards too", () => {
    expect(facts(holding(...COUNTING))[1]).toBe("U cards 30, none discarded");
    expect(facts(holding(...COUNTING, ...MORE.slice(0, 2)))[0]).toBe("Stronger 9 of 92 unseen");
    const narrowest = hand(holding(...COUNTING, ...MORE, ...IDLE));
    expect(rows(narrowest)[0]?.[0]?.facts?.[0]).toEqual({ label: "Stronger", text: "9 of 80" });
    const drawn = JSON.stringify(layout(narrowest));
    expect(drawn).toContain("9 of 80");
  });

  it("R-09 guesses nothing once all hands lie open", () => {
    const view = holding("cease-fire");
    expect(facts({ ...view, table: { ...view.table, shown: {} } })).toEqual(["U cards 30 in the deck, none discarded"]);
  });
});

/** The hand of a seat on the board. */
const fan = (game: Game, seat: Seat): Fan | undefined => {
  const { layout } = iraqiConflict.board(publicView(book, game.env), { caption: "", names: {} });
  const [map] = layout.kind === "panel" ? [layout] : layout.children;
  const elements = map?.kind === "panel" && map.content.kind === "map" ? map.content.elements : [];
  return elements.find((one): one is Fan => one.kind === "fan" && one.colour === `@${seat}`);
};

describe("a hand that others see the back of", () => {
  it("tells how many cards it has, how many are new, and what it came to the turn before", () => {
    const game = iraq({ seats: 5 });
    expect(fan(game, "us")).toMatchObject({ faceDown: 10, notes: ["10 cards", "uses U A"], emblem: "star" });
    game.all({ us: { discard: game.hand("us").slice(0, 3) } });
    expect(fan(game, "us")).toMatchObject({ newest: 3, notes: ["10 cards, 3 new", "uses U A"] });
    game.endTurn();
    const [total] = game.table.totals.us ?? [];
    expect(fan(game, "us")?.notes).toEqual(["10 cards", `last turn ${total}`, "uses U A"]);
  });

  it("tells what its trades have moved; what it got is new", () => {
    const game = iraq({ seats: 3 }).toNegotiations();
    game.propose("kurds", "sunni", game.hand("kurds").slice(0, 3), 0);
    game.act("sunni", "accept", { offer: game.offersTo("sunni")[0] ?? "" });
    expect(fan(game, "sunni")).toMatchObject({
      faceDown: 13,
      newest: 3,
      notes: ["13 cards", "gave 0, got 3", "uses NEMA U/I"],
    });
    expect(fan(game, "kurds")).toMatchObject({
      faceDown: 7,
      newest: 0,
      notes: ["7 cards", "gave 3, got 0", "uses KEMA U/I"],
    });
  });
});
