import { describe, expect, it } from "vitest";
import { awaited, decisionsOf, mustGet } from "#engine";
import { canUse, type Use } from "../../../../src/games/iraqi-conflict/content/use.ts";
import { deckOf } from "../../../../src/games/iraqi-conflict/rules/cards/deck.ts";
import { victories } from "../../../../src/games/iraqi-conflict/rules/victory.ts";
import { book, type Game, iraq } from "../builder.ts";

const letters = (seats: readonly string[]): ReadonlySet<Use> =>
  new Set(deckOf(book.content, seats).map((id) => mustGet(book.content.cards, id).use));

const counted = (game: Game, seat: string): string[] =>
  game.hand(seat).filter((id) => canUse(seat, mustGet(book.content.cards, id).use, null));

const firstFive = (game: Game) =>
  Object.fromEntries(game.seats.map((seat) => [seat, { discard: game.hand(seat).slice(0, 5) }]));

/** Section 7 of the spec. */
describe("acceptance examples", () => {
  it("example 1: 5 seats deal 50, discard 25, and turn 2 shuffles the rest in, losing no card", () => {
    const game = iraq({ seats: 5 });
    expect([game.table.draw, game.table.discards.length]).toEqual([50, 0]);
    game.all(firstFive(game));
    expect([game.table.draw, game.table.faceDown]).toEqual([25, 25]);
    game.endTurn();
    expect(game.events).toContainEqual({ kind: "shuffled", cards: 75 });
    expect([game.table.draw, game.table.discards.length, game.table.faceDown]).toEqual([50, 0, 0]);
    const cards = [...game.seats.flatMap((seat) => game.hand(seat)), ...game.env.box.draw];
    expect(new Set(cards).size).toBe(100);
  });

  it("example 2: the US counts its own cards and those of all", () => {
    const game = iraq({
      seats: 5,
      hands: { us: ["air-supremacy", "counter-terrorism", "terrorist-attacks", "anarchy", "propaganda"] },
    });
    expect(counted(game, "us")).toEqual(expect.arrayContaining(["air-supremacy", "counter-terrorism", "propaganda"]));
    expect(counted(game, "us")).not.toEqual(expect.arrayContaining(["terrorist-attacks"]));
    expect(counted(game, "us")).not.toEqual(expect.arrayContaining(["anarchy"]));
  });

  it("example 3: the Insurgents count Anarchy and Propaganda, not Civil War", () => {
    const use = (id: string): boolean => canUse("insurgents", mustGet(book.content.cards, id).use, null);
    expect(["anarchy", "propaganda", "civil-war"].map(use)).toEqual([true, true, false]);
  });

  it("example 4: the Kurds count Control Kirkuk, Civil War, Anarchy and Propaganda, not Sunni Triangle", () => {
    const use = (id: string): boolean => canUse("kurds", mustGet(book.content.cards, id).use, null);
    expect(["control-kirkuk", "civil-war", "anarchy", "propaganda", "sunni-triangle"].map(use)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it("example 5: with 3 seats the default answer takes the side that adds more", () => {
    const us = ["counter-terrorism", "cease-fire"]; // 5 + 4
    const insurgents = ["infiltration", "hostages-beheadings", "foreign-fighters"]; // 5 + 5 + 1
    const rest = ["anarchy", "propaganda", "civil-war", "sunni-triangle", "massacre"];
    const game = iraq({ seats: 3, hands: { sunni: [...us, ...insurgents, ...rest] } });
    game.toNegotiations().all();
    game.all();
    expect(game.events.find((event) => event.kind === "revealed")).toMatchObject({
      alignments: { sunni: "insurgents" },
      totals: { sunni: 5 + 5 + 5 + 5 + 4 + 11 },
    });
  });

  it("example 8: the deck has no K with 4 seats, and no E, N, H, K with 2", () => {
    expect(deckOf(book.content, iraq({ seats: 4 }).seats)).toHaveLength(95);
    expect(letters(iraq({ seats: 4 }).seats).has("K")).toBe(false);
    expect(deckOf(book.content, iraq({ seats: 2 }).seats)).toHaveLength(75);
    expect([...letters(iraq({ seats: 2 }).seats)].sort()).toEqual(["A", "I", "M", "U"]);
  });

  it("example 9: what may not be discarded is refused, and a second commit replaces the first", () => {
    const game = iraq({ seats: 4 });
    const [first, second] = game.hand("us");
    expect(game.refusal("us", "commit", { discard: game.hand("us").slice(0, 6) }).code).toBe("too-many");
    expect(game.refusal("us", "commit", { discard: [game.hand("shia")[0] ?? ""] }).code).toBe("not-a-choice");
    game.act("us", "commit", { discard: [first ?? ""] });
    game.act("us", "commit", { discard: [second ?? ""] });
    for (const seat of ["insurgents", "sunni", "shia"]) game.act(seat, "commit", { discard: [] });
    expect(game.env.box.faceDown).toEqual([second]);
    expect(game.refusal("us", "commit", { discard: [] }).code).toBe("not-now");
  });

  it("example 10: a trade changes both hands, tells its seats the cards and everyone else the numbers", () => {
    const game = iraq({ seats: 5 }).toNegotiations();
    const give = game.hand("us").slice(0, 2);
    const pay = game.hand("sunni").slice(0, 3);
    const offer = game.propose("us", "sunni", give, pay);
    game.act("sunni", "accept", { offer });
    expect([game.table.sizes.us, game.table.sizes.sunni]).toEqual([11, 9]);
    for (const seat of ["us", "sunni"]) {
      const secret = game.secrets[seat]?.findLast(({ kind }) => kind === "traded");
      expect(secret).toMatchObject({ cards: game.hand(seat) });
    }
    expect(game.log.at(-1)).toBe("US and Sunni have traded: US gave 2, Sunni gave 3.");
    expect(game.events.at(-1)).toEqual({ kind: "traded", from: "us", to: "sunni", gave: 2, got: 3 });
  });

  it("example 11: the same card offered twice goes to who accepts first; the other proposal lapses", () => {
    const game = iraq({ seats: 5 }).toNegotiations();
    const card = game.hand("us").slice(0, 1);
    const toSunni = game.propose("us", "sunni", card);
    const toShia = game.propose("us", "shia", card);
    game.act("sunni", "accept", { offer: toSunni });
    expect(game.offersTo("shia")).toEqual([]);
    expect(game.told("shia").at(-1)).toMatch(/^The offer of the US has lapsed: /);
    expect(game.told("us").at(-1)).toMatch(/^Your offer to the Shia \(.*\) has lapsed: .* went to the Sunni\.$/);
    expect(game.refusal("shia", "accept", { offer: toShia }).code).toBe("no-offer");
    expect(game.refusal("shia", "accept", { offer: toShia }, toShia).code).toBe("stale");
  });

  it("example 12: nobody acts for a seat that is not there, or with another seat's button", () => {
    const game = iraq({ seats: 4 }).toNegotiations();
    const offer = game.propose("us", "sunni", game.hand("us").slice(0, 1));
    expect(game.refusal("kurds", "ready").code).toBe("no-seat");
    expect(game.refusal("shia", "accept", { offer }, offer).code).toBe("stale");
    expect(game.refusal("us", "accept", { offer }, offer).code).toBe("not-now");
  });

  it("example 13: Commitment shuffles its own discards in when the pile is empty, and never names them", () => {
    const game = iraq({ seats: 5 }).endTurn();
    expect([game.table.draw, game.table.discards.length]).toEqual([0, 50]);
    game.all({ us: { discard: game.hand("us").slice(0, 3) }, shia: { discard: game.hand("shia").slice(0, 2) } });
    expect(game.events).toContainEqual({ kind: "shuffled", cards: 55 });
    expect([game.table.draw, game.table.discards.length, game.table.faceDown]).toEqual([50, 0, 0]);
    game.all();
    expect(game.events.findLast(({ kind }) => kind === "revealed")).toMatchObject({ discards: [] });
  });

  it("example 14: a card asked for by name may have gone; only the seat that is asked sees that", () => {
    const game = iraq({ seats: 5, hands: { sunni: ["anarchy"] } }).toNegotiations();
    const offer = game.propose("us", "sunni", game.hand("us").slice(0, 1), ["anarchy"]);
    const before = game.told("us").length;
    game.act("shia", "accept", { offer: game.propose("sunni", "shia", ["anarchy"]) });
    expect(game.told("us")).toHaveLength(before);
    expect(game.offersTo("us")).toEqual([offer]);
    const refusal = game.refusal("sunni", "accept", { offer }, offer);
    expect([refusal.code, refusal.text]).toEqual(["lacking", "The US wants Anarchy (M 5): you do not hold it."]);
    game.act("shia", "accept", { offer: game.propose("us", "shia", game.hand("us").slice(0, 1)) });
    expect(game.offersTo("sunni")).toEqual([]);
  });

  it("example 15: 3 seats, a hand without U and I: its seat is asked all the same, and the default adds nothing", () => {
    const none = ["anarchy", "propaganda", "civil-war", "massacre", "refugees"];
    const game = iraq({
      seats: 3,
      hands: { shia: [...none, "mahdi-army", "ambushes", "checkpoints", "kidnappings", "executions"] },
    });
    game.toNegotiations().all();
    expect(awaited(game.env)).toEqual(["sunni", "shia", "kurds"]);
    const [decision] = decisionsOf(book, game.env, "shia");
    expect(decision && book.definition.defaultAnswer(game.view("shia"), decision)).toEqual({
      action: "align",
      params: { with: "us" },
    });
  });

  it("example 16: a ready seat can still accept and stays ready; the phase ends with the last one", () => {
    const game = iraq({ seats: 4 }).toNegotiations();
    for (const seat of ["insurgents", "sunni", "shia"]) game.act(seat, "ready");
    const offer = game.propose("us", "insurgents", game.hand("us").slice(0, 1));
    game.act("insurgents", "accept", { offer });
    expect(game.table.sizes).toMatchObject({ us: 9, insurgents: 11 });
    expect(awaited(game.env)).toEqual(["us"]);
    game.act("us", "ready");
    expect(game.table).toMatchObject({ turn: 2, phase: "commitment" });
  });

  it("example 17: each conflict has its own winner", () => {
    const { table } = iraq({ seats: 4 });
    const vp = { us: [38], insurgents: [40], sunni: [31], shia: [29] };
    expect(victories({ ...table, vp })).toEqual([
      { title: "Civil War", seats: ["sunni"], vp: 31 },
      { title: "Insurgency", seats: ["insurgents"], vp: 40 },
    ]);
  });
});
