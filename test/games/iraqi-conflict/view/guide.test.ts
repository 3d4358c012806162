import { describe, expect, it } from "vitest";
import { type Decision, decisionsOf, isBarrier, type Move, mustGet, publicView, submit, wholeAnswers } from "#engine";
import { iraqiConflict } from "../../../../src/games/iraqi-conflict/index.ts";
import { force } from "../../../../src/games/iraqi-conflict/rules/cards/tally.ts";
import { propose } from "../../../../src/games/iraqi-conflict/rules/negotiations/offering.ts";
import { book, type Game, iraq } from "../builder.ts";

const { guide } = iraqiConflict;

const asked = (game: Game, seat: string, id?: string): Decision => {
  const decision = decisionsOf(book, game.env, seat).find((one) => id === undefined || one.id === id);
  if (!decision) throw new Error(`${seat} is not asked`);
  return decision;
};
const facts = (game: Game, seat: string, id?: string): string =>
  guide.prompt(game.view(seat), asked(game, seat, id)).facts.join("\n");
const shortcuts = (game: Game, seat: string, id?: string) => guide.shortcuts(game.view(seat), asked(game, seat, id));
const labels = (game: Game, seat: string, id?: string): string[] => shortcuts(game, seat, id).map(({ label }) => label);
const sum = (game: Game, seat: string): number => force(book.content, seat, game.hand(seat));
const notice = (game: Game): string => guide.notice(publicView(book, game.env)).join("\n");
const standings = (game: Game) => guide.standings(publicView(book, game.env));

/** Ten cards of the Sunni: 21 in all, seven of them count. */
const SUNNI = ["sunni-triangle", "anarchy", "massacre", "islamists", "ambushes", "civilian-deaths", "baathists"];
const IDLE = ["interim-government", "halliburton", "infiltration"];
const sunniGame = (more: { readonly [seat: string]: readonly string[] } = {}): Game =>
  iraq({ seats: 5, hands: { sunni: [...SUNNI, ...IDLE], ...more } });

describe("the first message", () => {
  it("says in five lines who wins how, what a card means, what scores, what trading is for and what is asked", () => {
    expect(guide.welcome(sunniGame().view("sunni"))).toEqual([
      "You win the Civil War with more victory points (VP) than the Shia and the Kurds after turn 10. The US and the Insurgents fight a contest of their own, the Insurgency.",
      "Each turn you hold ten cards. “(N 4)” is a card's letter and its Force Value (FV): those marked N, E, M or A count for you.",
      "The highest sum of a turn gets 5 VP, the next 4, 3 and 2, the lowest always 0.",
      "Every other card counts for somebody else: trade it.",
      "Now: discard up to five cards, and draw as many. Next: trade with anybody, then all hands are shown.",
    ]);
  });

  it("knows the smaller games: one contest, fewer places, a side to choose", () => {
    expect(guide.welcome(iraq({ seats: 2 }).view("us")).slice(0, 3)).toEqual([
      "You win the Insurgency with more victory points (VP) than the Insurgents after turn 10.",
      expect.stringContaining("those marked U or A count for you."),
      "The highest sum of a turn gets 5 VP, the lowest always 0.",
    ]);
    expect(guide.welcome(iraq({ seats: 3 }).view("kurds"))[1]).toContain("U or I cards count too");
  });
});

describe("a prompt", () => {
  it("of the Commitment gives the sum of the hand, how many count, and later the piles", () => {
    const text = facts(sunniGame(), "sunni");
    expect(text).toContain("Your sum is 21; 7 of 10 cards count for you."); // which: its menu says, and the picture
    expect(text).not.toContain("Cards in the draw pile"); // nothing is to be known of it yet
    expect(facts(sunniGame().endTurn(), "sunni")).toContain("Cards in the draw pile: ");
  });

  it("of a later turn says what the last one brought, and how the seat stands", () => {
    const game = sunniGame().endTurn();
    const gained = game.table.vp.sunni?.[0];
    expect(facts(game, "sunni")).toContain(`Turn 1: your sum of 21 brought ${gained} VP. You have ${gained} VP and `);
  });

  it("of the Negotiations says for whom the other cards count", () => {
    expect(facts(sunniGame().toNegotiations(), "sunni")).toContain(
      "Not for you, but for the US: Halliburton (U 3) and Interim Government (U 1); for the Insurgents: Infiltration (I 5).",
    );
  });

  it("of an offer says what accepting it does to the sum, and it does", () => {
    const game = sunniGame({ kurds: ["propaganda"] }).toNegotiations();
    const offer = game.propose("kurds", "sunni", ["propaganda"], 1);
    expect(facts(game, "sunni", offer)).toBe(
      "You would give Interim Government (U 1), your least useful card: your sum goes from 21 to 26; the Kurds lose 5. A trade is final.",
    );
    for (const move of shortcuts(game, "sunni", offer)[0]?.moves ?? []) game.do("sunni", move);
    expect(sum(game, "sunni")).toBe(26);
  });

  it("of an offer for a card that one lacks says so, and that the others do not learn it", () => {
    const game = sunniGame().toNegotiations();
    const offer = game.propose("us", "sunni", game.hand("us").slice(0, 1), ["mahdi-army"]);
    expect(facts(game, "sunni", offer)).toBe("The US wants Mahdi Army (H 2): you do not hold it. The US is not told.");
    expect(labels(game, "sunni", offer)).toEqual(["Decline"]);
  });

  it("of one's own offer says what would come of it", () => {
    const game = sunniGame().toNegotiations();
    const offer = game.propose("sunni", "us", ["halliburton"], ["propaganda"]);
    expect(facts(game, "sunni", offer)).toBe(
      "If it is accepted, your sum goes from 21 to 26; the US loses 5 and gains 3.",
    );
    expect(labels(game, "sunni", offer)).toEqual(["Withdraw"]);
  });
});

describe("complete answers", () => {
  it("of the Commitment: discard what does not count, or keep all, which is everybody's", () => {
    const game = sunniGame();
    expect(shortcuts(game, "sunni")).toEqual([
      {
        label: "Discard the 3 that do not count",
        moves: [{ action: "commit", params: { discard: ["halliburton", "interim-government", "infiltration"] } }],
      },
      { label: "Keep all", open: true, moves: [{ action: "commit", params: { discard: [] } }] },
    ]);
  });

  it("name how many are left where more than five do not count, and nothing where all do", () => {
    const kurds = ["sunni-triangle", "islamists", "baathists", "halliburton", "infiltration", "mahdi-army"];
    const all = ["anarchy", "massacre", "propaganda", "civil-war", "control-kirkuk", "refugees", "ambushes"];
    const hand = (cards: readonly string[]) => iraq({ seats: 5, hands: { kurds: cards } });
    const most = hand([...kurds, ...all.slice(0, 4)]);
    expect(labels(most, "kurds")).toEqual(["Discard 5 that do not count, lowest first", "Keep all"]);
    expect(labels(hand([...all, "executions", "checkpoints", "independence"]), "kurds")).toEqual(["Keep all"]);
  });

  it("accept where that is one whole answer, with the least useful cards where a number is asked for", () => {
    const game = sunniGame().toNegotiations();
    const gift = game.propose("us", "sunni", game.hand("us").slice(0, 1));
    const one = game.propose("us", "sunni", game.hand("us").slice(0, 1), 1);
    const many = game.propose("us", "sunni", game.hand("us").slice(0, 1), 5);
    expect(labels(game, "sunni", gift)).toEqual(["Accept", "Decline"]);
    expect(labels(game, "sunni", one)).toEqual(["Accept, give Interim Government (U 1)", "Decline"]);
    const [accept] = shortcuts(game, "sunni", many);
    expect(accept?.label).toBe("Accept, give your 5 least useful cards");
    expect(accept?.detail).toContain("Interim Government (U 1), Halliburton (U 3), Infiltration (I 5), ");
  });

  const countered = (game: ReturnType<typeof sunniGame>, offer: string) =>
    guide.counter?.(game.view("sunni"), asked(game, "sunni", offer))?.params;

  it("counter an offer with its terms turned round, but not when ready", () => {
    const game = sunniGame({ us: ["counter-terrorism"] }).toNegotiations();
    const offer = game.propose("us", "sunni", ["counter-terrorism"], ["halliburton"]);
    expect(guide.counter?.(game.view("sunni"), asked(game, "sunni", offer))).toEqual({
      action: "counter",
      params: { offer, give: ["halliburton"], want: "cards", cards: ["counter-terrorism"] },
    });
    expect(guide.counter?.(game.view("us"), asked(game, "us", offer))).toBeNull();
    game.act("sunni", "ready");
    expect(guide.counter?.(game.view("sunni"), asked(game, "sunni", offer))).toBeNull();
  });

  it("counter with no more than accepting would give, and with a gift for a gift", () => {
    const game = sunniGame({ us: ["counter-terrorism"] }).toNegotiations();
    const one = game.propose("us", "sunni", ["counter-terrorism"], 1);
    expect(countered(game, one)).toMatchObject({ give: ["interim-government"], want: "cards" });
    const gift = game.propose("us", "sunni", ["counter-terrorism"]);
    expect(countered(game, gift)).toEqual({ offer: gift, give: [], want: "cards", cards: ["counter-terrorism"] });
    const plea = game.propose("us", "sunni", [], 2);
    expect(countered(game, plea)).toMatchObject({ want: "count", count: 2 });
    const lacking = game.propose("us", "sunni", ["counter-terrorism"], ["ratlines"]);
    expect(countered(game, lacking)?.give).toHaveLength(1);
    const partly = game.propose("us", "sunni", ["counter-terrorism"], ["halliburton", "ratlines"]);
    expect(countered(game, partly)?.give).toEqual(["halliburton"]);
  });

  it("are listed by name where they are few", () => {
    const game = sunniGame().toNegotiations();
    const offer = game.propose("us", "sunni", game.hand("us").slice(0, 1), 1);
    const all = wholeAnswers(book, game.view("sunni"), asked(game, "sunni", offer), 25)?.map(({ label }) => label);
    expect(all).toHaveLength(11);
    expect(all).toEqual(expect.arrayContaining(["Accept, give Halliburton (U 3)", "Decline"]));
  });

  it("say “Ready” to everybody, and what both sides add in the 3-seat game, also where that is nothing", () => {
    expect(shortcuts(sunniGame().toNegotiations(), "sunni")).toEqual([
      { label: "Ready", open: true, moves: [{ action: "ready", params: {} }] },
    ]);
    const game = iraq({ seats: 3, hands: { sunni: [...SUNNI, "halliburton", "interim-government", "executions"] } });
    game.toNegotiations().all();
    expect(labels(game, "sunni")).toEqual(["US: adds 4", "Insurgents: adds nothing"]);
  });
});

describe("the sheet of an offer", () => {
  const buttons = (game: Game, params = {}) => propose.presets({ ...game.view("sunni"), params });
  const game = sunniGame().toNegotiations();

  it("has swaps as buttons once the partner is chosen: what counts for them and not for the seat, the best first", () => {
    expect(buttons(game)).toEqual([]);
    expect(buttons(game, { to: "us" }).slice(0, 2)).toEqual([
      { label: "1 for 1", params: { give: ["halliburton"], want: "count", count: 1 } },
      { label: "2 for 2", params: { give: ["halliburton", "interim-government"], want: "count", count: 2 } },
    ]);
  });

  it("refuses a swap for which there are too few cards, with the number", () => {
    expect(buttons(game, { to: "us" })[2]?.refused?.text).toBe(
      "You hold 2 cards that count for the US and not for you.",
    );
    const poor = sunniGame().toNegotiations();
    poor.act("shia", "accept", { offer: poor.propose("us", "shia", poor.hand("us").slice(0, 9)) });
    expect(buttons(poor, { to: "us" })[1]?.refused?.text).toBe("**2 cards**: the US holds 1.");
  });

  it("begins with a whole offer when the partner is known", () => {
    const view = game.view("sunni");
    const [, give, want, count] = propose.entries;
    const begun = (entry: typeof give, params: object): unknown => entry?.guess?.({ ...view, params } as never);
    const chosen = begun(give, { to: "us" });
    expect(chosen).toEqual(["halliburton", "interim-government"]);
    expect(begun(want, { to: "us", give: chosen })).toBe("count");
    expect(begun(count, { to: "us", give: chosen, want: "count" })).toBe(2);
  });

  it("says of each partner how many of the own cards it can use", () => {
    const step = wholeAnswers(book, game.view("sunni"), { actions: ["propose"], preset: {} }, 25);
    expect(step).toBeNull(); // far too many
    const label = guide.label(game.view("sunni"), {
      action: "propose",
      params: { to: "kurds", give: ["halliburton"], want: "count", count: 2 },
    });
    expect(label).toBe("Offer the Kurds 1 card for 2");
  });
});

describe("what everyone is told", () => {
  it("in the Negotiations: how many trades, whose hands have changed in size, who is ready", () => {
    const game = sunniGame().toNegotiations();
    expect(notice(game)).toContain("Nobody is ready yet.");
    game.act("shia", "accept", {
      offer: game.propose("us", "shia", game.hand("us").slice(0, 2), game.hand("shia").slice(0, 1)),
    });
    game.act("kurds", "ready").act("shia", "ready");
    expect(notice(game)).toContain("Trades so far: 1. Cards held: US 9, Shia 11, the others 10.");
    expect(notice(game)).toContain("Ready: Kurds and Shia.");
  });

  it("of the contests: who leads, by how many points, how many turns are to go", () => {
    const game = iraq({ seats: 5 });
    expect(standings(game).lead).toBe("Nobody has scored yet. 10 turns to go.");
    const vp = { us: [8], insurgents: [13], sunni: [11], shia: [4], kurds: [8] };
    const totals = { us: [19], insurgents: [24], sunni: [21], shia: [15], kurds: [19] };
    const table = { ...game.table, vp, totals };
    const { lead, lines } = guide.standings({ ...publicView(book, game.env), table });
    expect(lead).toBe("The Insurgents lead the Insurgency by 5; the Sunni lead the Civil War by 3. 9 turns to go.");
    expect(lines).toEqual([
      "Insurgency: **Insurgents** 13 VP; last sum 24",
      "Insurgency: **US** 8 VP, 5 behind; last sum 19",
      "Civil War: **Sunni** 11 VP; last sum 21",
      "Civil War: **Kurds** 8 VP, 3 behind; last sum 19",
      "Civil War: **Shia** 4 VP, 7 behind; last sum 15",
    ]);
  });

  it("explains every word that the game uses, once", () => {
    const terms = guide.glossary(book.content, {}).map(({ term }) => term);
    expect(new Set(terms).size).toBe(terms.length);
    expect(terms).toEqual(
      expect.arrayContaining(["(U 4)", "FV", "VP", "Counts for me", "Commitment", "Ground", "Insurgency", "Gift"]),
    );
  });
});

describe("answers given ahead", () => {
  const menus = (game: Game, seat: string): string[] =>
    iraqiConflict.orders.flatMap(({ ahead }) => (ahead?.at(game.view(seat), asked(game, seat)) ? [ahead.title] : []));

  it("are offered under the question before", () => {
    const game = iraq({ seats: 3 });
    expect(menus(game, "sunni")).toEqual([
      "My discards each turn",
      "When the Negotiations open",
      "Offers that raise my sum",
    ]);
    game.toNegotiations();
    expect(menus(game, "sunni")).toEqual(["Offers that raise my sum", "In the Ground phase"]);
    expect(menus(sunniGame().toNegotiations(), "sunni")).toEqual(["Offers that raise my sum"]);
  });

  it("begin with “Ask me”, and count for this turn or until they are changed", () => {
    const ready = iraqiConflict.orders.find(({ name }) => name === "ready")?.ahead;
    const choices = ready?.choices(sunniGame().view("sunni")) ?? [];
    expect(choices.map(({ label, params, until }) => [label, params, until ?? ready?.until])).toEqual([
      ["Ask me", "none", "changed"],
      ["Ready at once, this turn", {}, "turn"],
      ["Ready at once, until I change it", {}, "changed"],
    ]);
  });
});

describe("what can be taken back", () => {
  const final = (game: Game, seat: string, { action, params }: Move): boolean =>
    isBarrier(submit(book, game.env, { seat, decision: null, action, params }));

  it("a trade never: its cards were seen", () => {
    const game = sunniGame().toNegotiations();
    const offer = game.propose("us", "sunni", game.hand("us").slice(0, 1));
    expect(final(game, "sunni", { action: "accept", params: { offer } })).toBe(true);
  });

  it("readiness, and a discard until all are in", () => {
    const game = sunniGame();
    expect(final(game, "sunni", { action: "commit", params: { discard: ["halliburton"] } })).toBe(false);
    game.toNegotiations();
    expect(final(game, "sunni", { action: "ready", params: {} })).toBe(false);
    for (const seat of ["us", "insurgents", "shia", "kurds"]) game.act(seat, "ready");
    expect(final(game, "sunni", { action: "ready", params: {} })).toBe(true);
    expect(mustGet(game.table.sizes, "sunni")).toBe(10);
  });
});
