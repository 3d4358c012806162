import { describe, expect, it } from "vitest";
import { decisionsOf, isBarrier, type Params, publicView, type Seat, submit, viewOf, wholeAnswers } from "#engine";
import { propose as proposing } from "../../../../../src/games/battle-for-baghdad/rules/coalition/proposing.ts";
import { baghdad, book, type Game } from "../../builder.ts";
import { question, Sayings, seenBy, shortcuts } from "../../saying.ts";

const { describePrivate, describePublic } = book.definition;
type Wishes = Parameters<typeof baghdad>[0];

/** The Coalition Phase of the first turn, with these hands. */
function dealing({ hands = {}, ...wishes }: Wishes = {}): Game {
  const game = baghdad(wishes).street("S01", "S02", "S03");
  return game.until(({ table }) => table.phase === "coalition").give(hands);
}

const offered = (game: Game): readonly string[] => game.table.coalition?.offers.map(({ id }) => id) ?? [];
const latest = (game: Game): string => offered(game).at(-1) ?? "";
const propose = (game: Game, seat: Seat, parties: readonly Seat[], ...clauses: readonly Params[]): Game =>
  game.act(seat, "propose", { parties, clauses });
const accept = (game: Game, seat: Seat, ...cards: readonly string[]): Game =>
  game.act(seat, "accept", {
    offer: latest(game),
    ...(cards.length > 0 ? { cards: cards.map((card) => ({ card })) } : {}),
  });
/** What a seat reads of the offers that concern it. */
const reads = (game: Game, seat: Seat): readonly string[] =>
  book.definition.offers(viewOf(book, game.env, seat)).map(({ text }) => text);

const FULL = ["car-bomb", "network", "curfew", "jammers", "lookouts"];

describe("the Coalition Phase", () => {
  it("section 2: asks all at once, and ends when all are ready, with the snapshot", () => {
    const game = dealing().units({ biap: { government: [1, 0] } });
    expect(game.asked).toEqual(["shiite", "sunni", "government"]);
    game.act("sunni", "ready").act("shiite", "ready");
    expect([game.table.phase, game.asked]).toEqual(["coalition", ["government"]]);
    game.act("government", "ready");
    expect([game.table.phase, game.table.coalition]).toEqual(["action", null]);
    expect(game.table.snapshot.airports.biap).toBe("government");
  });

  it("section 2: who takes its word back is waited for again, and may propose again", () => {
    const game = dealing().act("sunni", "ready");
    const pay = { kind: "pay", from: "sunni", to: "shiite", amount: 1 };
    expect(game.refusal("sunni", "propose", { parties: ["shiite"], clauses: [pay] }).code).toBe("ready");
    game.act("sunni", "unready");
    expect(game.asked).toEqual(["shiite", "sunni", "government"]);
    propose(game, "sunni", ["shiite"], pay);
  });

  it("section 7: open offers lapse with it, and what was held is free", () => {
    const game = dealing({ hands: { shiite: ["curfew"] } });
    propose(game, "shiite", ["sunni"], { kind: "give", card: "curfew", to: "sunni" });
    game.let("ready");
    expect(game.env.hands.shiite?.pledges).toEqual([]);
    expect(game.events).toContainEqual(expect.objectContaining({ kind: "offerClosed", why: "over", seat: null }));
  });

  it("a thread is open for talks as long as it lasts", () => {
    const talk = (game: Game): boolean => book.definition.phase(game.table).talk;
    expect([talk(baghdad()), talk(dealing()), talk(dealing().let("ready"))]).toEqual([false, true, false]);
  });

  it("invariant 16: no agreement of an earlier phase binds after the next one began", () => {
    const game = dealing({ pp: { shiite: 9 } });
    propose(game, "shiite", ["sunni"], { kind: "maxBid", seat: "sunni", amount: 0 });
    accept(game, "sunni").let("ready").nextTurn().passWindows();
    game.act("shiite", "bid", { amount: 0 });
    expect(game.table.initiative).toBeNull();
    expect(game.table.agreements.length).toBe(1);
    game.until(({ table }) => table.phase === "coalition");
    expect(game.table.agreements).toEqual([]);
  });
});

describe("an offer", () => {
  it("R-30: is done at once when all but the proposer have accepted, and not before", () => {
    const game = dealing({ seats: 4, pp: { shiite: 5, sunni: 5, us: 5 } });
    const before = game.pp();
    propose(
      game,
      "shiite",
      ["sunni", "us"],
      { kind: "pay", from: "us", to: "shiite", amount: 3 },
      { kind: "pay", from: "shiite", to: "sunni", amount: 1 },
      { kind: "truce", seats: ["sunni", "us"] },
    );
    accept(game, "sunni");
    expect([game.pp(), game.table.agreements]).toEqual([before, []]);
    accept(game, "us");
    const [shiite = 0, sunni = 0, us = 0] = [before.shiite, before.sunni, before.us];
    expect(game.pp()).toMatchObject({ shiite: shiite + 2, sunni: sunni + 1, us: us - 3 });
    expect(game.table.agreements).toEqual([
      { seats: ["shiite", "sunni", "us"], terms: [{ kind: "truce", seats: ["sunni", "us"] }] },
    ]);
    expect(offered(game)).toEqual([]);
  });

  it("section 7: comes to nothing when one declines, also one that had accepted", () => {
    const game = dealing({ seats: 4 });
    propose(game, "shiite", ["sunni", "us"], { kind: "truce", seats: ["sunni", "us"] });
    accept(game, "sunni");
    expect(game.refusal("sunni", "accept", { offer: latest(game) }).code).toBe("no-offer");
    game.act("sunni", "reject", { offer: latest(game) });
    expect([offered(game), game.table.agreements]).toEqual([[], []]);
  });

  it("section 7: is answered by its seats alone, and withdrawn by its proposer alone", () => {
    const game = dealing();
    propose(game, "shiite", ["sunni"], { kind: "truce" });
    const offer = latest(game);
    expect(game.refusal("government", "accept", { offer }).code).toBe("no-offer");
    expect(game.refusal("shiite", "accept", { offer }).code).toBe("no-offer");
    expect(game.refusal("sunni", "withdraw", { offer }).code).toBe("no-offer");
    game.act("shiite", "withdraw", { offer });
    expect(offered(game)).toEqual([]);
  });

  it("R-39: nobody pays more than it has, all clauses of the offer together", () => {
    const game = dealing({ pp: { shiite: 5 } });
    const pay = { kind: "pay", from: "shiite", to: "sunni", amount: 3 };
    const twice = { parties: ["sunni"], clauses: [pay, pay] };
    expect(game.refusal("shiite", "propose", twice).code).toBe("not-in-range");
    propose(game, "shiite", ["sunni"], pay, { ...pay, amount: 2 });
  });

  it("section 7: is withdrawn by itself when a payment has become impossible", () => {
    const game = dealing({ pp: { shiite: 5 } });
    propose(game, "shiite", ["sunni"], { kind: "pay", from: "shiite", to: "sunni", amount: 4 });
    const first = latest(game);
    propose(game, "shiite", ["government"], { kind: "pay", from: "shiite", to: "government", amount: 5 });
    accept(game, "government");
    expect(offered(game)).toEqual([]);
    const closed = { kind: "offerClosed", why: "noPP", seat: "shiite", offer: expect.objectContaining({ id: first }) };
    expect(game.events).toContainEqual(expect.objectContaining(closed));
  });

  it("section 7: is withdrawn by itself when too few cards are free for what it asks", () => {
    const game = dealing({ hands: { sunni: ["curfew", "jammers"] } });
    propose(game, "shiite", ["sunni"], { kind: "ask", from: "sunni", to: "shiite", cards: 2 });
    const asking = latest(game);
    propose(game, "sunni", ["government"], { kind: "give", card: "curfew", to: "government" });
    expect(offered(game)).not.toContain(asking);
    game.act("sunni", "withdraw", { offer: latest(game) });
    propose(game, "shiite", ["sunni"], { kind: "ask", from: "sunni", to: "shiite", cards: 2 });
    game.act("sunni", "discard", { card: "jammers" });
    expect(offered(game)).toEqual([]);
  });

  it("section 7: a third seat's Coalition ends nothing that can still be done", () => {
    const game = dealing({ pp: { shiite: 5 } });
    propose(game, "shiite", ["sunni"], { kind: "pay", from: "shiite", to: "sunni", amount: 4 });
    propose(game, "government", ["sunni"], { kind: "truce" });
    accept(game, "sunni");
    expect(offered(game).length).toBe(1);
  });

  it("a ruling: three offers of a seat may be open, of five clauses each", () => {
    const game = dealing();
    const truce = { kind: "truce" };
    for (let i = 0; i < 3; i++) propose(game, "shiite", ["sunni"], truce);
    const more = { parties: ["sunni"], clauses: [truce] };
    expect(game.refusal("shiite", "propose", more).code).toBe("too-many-offers");
    const six = Array.from({ length: 6 }, () => truce);
    expect(game.refusal("sunni", "propose", { parties: ["shiite"], clauses: six }).code).toBe("too-many");
    expect(game.refusal("sunni", "propose", { parties: ["shiite"], clauses: [] }).code).toBe("no-clause");
  });

  it("a ruling: a seat is party to six lasting agreements at most", () => {
    const game = dealing();
    for (const zone of ["sadr-city", "mansour", "karrada", "rusafa", "doura", "biap"])
      accept(propose(game, "shiite", ["sunni"], { kind: "keepOut", seat: "sunni", zones: [zone] }), "sunni");
    propose(game, "government", ["sunni"], { kind: "truce" });
    expect(game.refusal("sunni", "accept", { offer: latest(game) }).code).toBe("too-many-agreements");
  });

  it("section 7: a second clause about the First Player for the same seat is refused", () => {
    const game = dealing();
    const first = { kind: "chooseFirst", seat: "sunni", choice: "sunni" };
    const twice = { parties: ["sunni"], clauses: [first, first] };
    expect(game.refusal("shiite", "propose", twice).code).toBe("agreed-first");
    propose(game, "government", ["sunni"], first);
    const open = latest(game);
    accept(propose(game, "shiite", ["sunni"], first), "sunni");
    expect(game.refusal("sunni", "accept", { offer: open }).code).toBe("agreed-first");
    const again = { parties: ["sunni"], clauses: [first] };
    expect(game.refusal("shiite", "propose", again).code).toBe("agreed-first");
  });
});

describe("cards of an offer", () => {
  it("R-13, example 20: nobody accepts more than its hand holds, but may discard first", () => {
    const game = dealing({ hands: { shiite: FULL, government: ["hardened-bunker"] } });
    propose(game, "government", ["shiite"], { kind: "give", card: "hardened-bunker", to: "shiite" });
    const refused = game.refusal("shiite", "accept", { offer: latest(game) });
    expect([refused.rule, refused.text]).toEqual(["R-13", "You would hold 6 cards of 5 at most: discard first."]);
    accept(game.act("shiite", "discard", { card: "network" }), "shiite");
    expect(game.cards("shiite")).toHaveLength(5);
    expect(game.cards("shiite")).toContain("hardened-bunker");
    expect(game.table.discards.at(-1)).toBe("network");
  });

  it("R-13: cards that go count as well, in either hand", () => {
    const game = dealing({ hands: { shiite: FULL, government: ["hardened-bunker", "curfew"] } });
    const swap = [
      { kind: "give", card: "hardened-bunker", to: "shiite" },
      { kind: "ask", from: "shiite", to: "government", cards: 1 },
    ];
    accept(propose(game, "government", ["shiite"], ...swap), "shiite", "car-bomb");
    expect([game.cards("shiite").length, game.table.sides.shiite?.cards]).toEqual([5, 5]);
    expect(game.cards("government")).toEqual(expect.arrayContaining(["car-bomb", "curfew"]));
  });

  it("section 7: the giver names as many cards as it is asked for", () => {
    const game = dealing({ hands: { shiite: ["curfew", "jammers"], sunni: [] } });
    propose(game, "sunni", ["shiite"], { kind: "ask", from: "shiite", to: "sunni", cards: 2 });
    const offer = latest(game);
    const refused = (...cards: string[]) =>
      game.refusal("shiite", "accept", { offer, cards: cards.map((card) => ({ card })) }).code;
    expect([refused(), refused("curfew"), refused("curfew", "curfew")]).toEqual(["too-few", "too-few", "held"]);
    accept(game, "shiite", "curfew", "jammers");
    expect(game.cards("sunni")).toHaveLength(2);
  });

  it("section 7: who is asked by two for cards says which goes to whom", () => {
    const game = dealing({ hands: { shiite: ["curfew", "jammers"], sunni: [], government: [] } });
    propose(
      game,
      "sunni",
      ["shiite", "government"],
      { kind: "ask", from: "shiite", to: "sunni", cards: 1 },
      { kind: "ask", from: "shiite", to: "government", cards: 1 },
    );
    accept(accept(game, "shiite", "jammers", "curfew"), "government");
    expect([game.cards("sunni"), game.cards("government")]).toEqual([["jammers"], ["curfew"]]);
  });

  it("section 7, example 76: a named card is held, its receiver sees it, the others a number", () => {
    const game = dealing({ hands: { government: ["car-bomb", "curfew"] } });
    propose(game, "government", ["shiite", "sunni"], { kind: "give", card: "car-bomb", to: "sunni" });
    const again = { parties: ["shiite"], clauses: [{ kind: "give", card: "car-bomb", to: "shiite" }] };
    expect(game.refusal("government", "propose", again).code).toBe("held");
    expect(game.refusal("government", "discard", { card: "car-bomb" }).code).toBe("held");
    const proposal = "The Government offers the Shiites and the Sunnis: the Government gives the Sunnis";
    expect(reads(game, "sunni")).toEqual([`${proposal} Car Bomb now.`]);
    expect(reads(game, "shiite")).toEqual([`${proposal} 1 card now.`]);
    game.act("government", "withdraw", { offer: latest(game) });
    game.act("government", "discard", { card: "car-bomb" });
  });

  it("section 7: of two copies one may be held and the other not", () => {
    const game = dealing({ hands: { shiite: ["car-bomb", "car-bomb", "curfew"] } });
    const give = { kind: "give", card: "car-bomb", to: "sunni" };
    propose(game, "shiite", ["sunni"], give);
    propose(game, "shiite", ["sunni"], give);
    expect(game.refusal("shiite", "propose", { parties: ["sunni"], clauses: [give] }).code).toBe("held");
    game.act("shiite", "withdraw", { offer: offered(game)[0] ?? "" });
    game.act("shiite", "discard", { card: "car-bomb" });
    expect(game.refusal("shiite", "discard", { card: "car-bomb" }).code).toBe("held");
    accept(game, "sunni");
    expect([game.cards("shiite"), game.cards("sunni").includes("car-bomb")]).toEqual([["curfew"], true]);
  });

  it("section 7: two copies may go with one offer", () => {
    const game = dealing({ hands: { shiite: ["car-bomb", "car-bomb"], sunni: [] } });
    const give = { kind: "give", card: "car-bomb", to: "sunni" };
    accept(propose(game, "shiite", ["sunni"], give, give), "sunni");
    expect(game.cards("sunni")).toEqual(["car-bomb", "car-bomb"]);
  });

  it("R-07: nobody but giver and receiver can see which cards are named, before or after", () => {
    const game = dealing({ seats: 4, hands: { shiite: ["car-bomb"], sunni: ["curfew", "jammers"], us: [] } });
    const clauses = [
      { kind: "give", card: "car-bomb", to: "us" },
      { kind: "ask", from: "sunni", to: "us", cards: 1 },
    ];
    accept(propose(game, "shiite", ["sunni", "us", "government"], ...clauses), "sunni", "curfew");
    const seen = (seat: Seat | null): string => {
      const view = seat === null ? publicView(book, game.env) : viewOf(book, game.env, seat);
      return JSON.stringify([view.table, view.hand, seat === null ? [] : reads(game, seat)]);
    };
    expect([seen("us").includes("car-bomb"), seen("us").includes("curfew")]).toEqual([true, true]);
    for (const seat of [null, "government"]) expect(seen(seat)).not.toMatch(/car-bomb|curfew|Car Bomb|Curfew/);
    expect(seen("sunni")).not.toMatch(/car-bomb|Car Bomb/);
    expect(seen("shiite")).not.toMatch(/curfew|Curfew/);
    accept(accept(game, "us"), "government");
    expect(game.cards("us")).toHaveLength(2);
    expect(JSON.stringify([game.table, game.events])).not.toMatch(/car-bomb|"curfew"/);
    const told = Object.keys(game.secrets).filter((seat) => JSON.stringify(game.secrets[seat]).includes("car-bomb"));
    expect(told.sort()).toEqual(["shiite", "us"]);
  });

  it("R-07: that a seat cannot be asked for more is a matter of public numbers", () => {
    const ask = { kind: "ask", from: "sunni", to: "shiite", cards: 2 };
    const game = dealing({ hands: { sunni: ["curfew", "jammers"] } });
    propose(game, "sunni", ["government"], { kind: "give", card: "curfew", to: "government" });
    expect(game.refusal("shiite", "propose", { parties: ["sunni"], clauses: [ask] }).code).toBe("not-in-range");
    propose(game, "shiite", ["sunni"], { ...ask, cards: 1 });
  });
});

describe("a payment to come", () => {
  const later = (when: string, amount = 5): Params => ({ kind: "payLater", from: "shiite", to: "sunni", amount, when });

  it("R-30, example 22: is made as the payer's Recruit Step begins; what is missing lapses", () => {
    const game = dealing().change(({ table }) => {
      for (const side of Object.values(table.sides)) side.pp = 3;
    });
    accept(propose(game, "shiite", ["sunni"], later("ownRecruit")), "sunni").let("ready");
    expect([game.table.recruit?.seat, game.pp()]).toEqual(["shiite", { shiite: 0, sunni: 6, government: 3 }]);
    expect(game.events).toContainEqual({ kind: "paid", from: "shiite", to: "sunni", amount: 3, owed: 5 });
    expect(game.table.agreements).toEqual([]);
  });

  it("R-30: not in another seat's step", () => {
    const game = dealing();
    accept(propose(game, "shiite", ["sunni"], { ...later("ownRecruit"), from: "sunni", to: "shiite" }), "sunni");
    game.let("ready");
    expect([game.table.recruit?.seat, game.table.agreements.length]).toEqual(["shiite", 1]);
  });

  it("ruling AH: at the end of the turn after all income, and before the victory test", () => {
    const game = dealing();
    accept(propose(game, "shiite", ["sunni"], later("civicEnd", 99)), "sunni").let("ready");
    game.until(({ table }) => table.move?.seat === "government");
    game.change(({ table }) => {
      for (const side of Object.values(table.sides)) side.pp = 60;
    });
    game.until(({ env, table }) => env.over !== null || table.turn > 1);
    expect(game.env.over?.victories.flatMap(({ seats }) => seats)).toEqual(["sunni"]);
  });
});

describe("readiness unless an offer comes", () => {
  const truce = { kind: "truce" };

  it("R-30: an offer that names such a seat makes it not ready, until it has answered", () => {
    const game = dealing().act("sunni", "readyUnless").act("government", "readyUnless");
    expect(game.asked).toEqual(["shiite"]);
    propose(game, "shiite", ["sunni"], truce);
    expect([game.asked, game.table.coalition?.unless]).toEqual([["shiite", "sunni"], ["government"]]);
    expect(game.refusal("sunni", "readyUnless").code).toBe("offer-open");
    game.act("sunni", "reject", { offer: latest(game) }).act("sunni", "readyUnless");
    expect(game.asked).toEqual(["shiite"]);
  });

  it("R-30: an order for it waits for the answer, by what everyone sees", () => {
    const game = dealing();
    const said = new Sayings(game);
    const how = book.definition.orders.find(({ name }) => name === "ready");
    const decide = (value: string) => how?.decide(seenBy(game, "sunni"), question(game, "sunni"), { how: value });
    expect([decide("unless")?.action, decide("at-once")?.action]).toEqual(["readyUnless", "ready"]);
    propose(game, "shiite", ["sunni"], truce);
    expect([decide("unless"), decide("at-once")?.action]).toEqual([null, "ready"]);
    said.choose("government", "Ready unless an offer names me").choose("shiite", "Ready");
    expect(game.asked).toEqual(["sunni"]);
  });

  it("a plain Ready stays, whatever is offered; “Ready” lies on the post, for everybody who is waited for", () => {
    const game = dealing().act("sunni", "ready");
    propose(game, "shiite", ["sunni"], truce);
    expect(game.asked).toEqual(["shiite", "government"]);
    for (const seat of game.asked)
      expect(shortcuts(game, seat).filter(({ open }) => open)).toEqual([
        { label: "Ready", moves: [{ action: "ready", params: {} }], open: true },
      ]);
  });

  it("R-30: an agreement binds: what brought it about is not taken back", () => {
    const game = dealing();
    propose(game, "shiite", ["sunni"], truce);
    const accepting = { seat: "sunni", decision: latest(game), action: "accept", params: { offer: latest(game) } };
    expect(isBarrier(submit(book, game.env, accepting))).toBe(true);
    const refusing = { ...accepting, action: "reject" };
    expect(isBarrier(submit(book, game.env, refusing))).toBe(false);
  });
});

describe("an offer from a template", () => {
  const templates = (game: Game, seat: Seat, ...parties: readonly Seat[]) =>
    proposing.presets({ ...seenBy(game, seat), params: { parties } });

  it("is legal as the button fills it in", () => {
    const game = dealing({ hands: { shiite: ["curfew"] }, pp: { shiite: 5, sunni: 5 } });
    const all = templates(game, "shiite", "sunni");
    expect(all.map(({ label }) => label)).toEqual(["Truce", "Truce, no attack", "PP for Truce", "Card for PP"]);
    for (const { params, refused } of all) {
      expect(refused).toBeUndefined();
      game.act("shiite", "propose", { parties: ["sunni"], ...params });
      game.act("shiite", "withdraw", { offer: latest(game) });
    }
  });

  it("is for two, but for the Truce; nobody is asked for what it has not", () => {
    const game = dealing({ seats: 4, hands: { shiite: [] } }).change(({ table }) => {
      if (table.sides.shiite) table.sides.shiite.pp = 0;
    });
    expect(templates(game, "shiite")).toEqual([]);
    const refused = (...parties: readonly Seat[]) =>
      templates(game, "shiite", ...parties).map((one) => one.refused?.text ?? "");
    expect(refused("sunni")).toEqual(["", "", "You have no PP.", "You hold no card that is free."]);
    const between = "This one is between two: choose one partner.";
    expect(refused("sunni", "us")).toEqual(["", between, between, between]);
    const [truce] = templates(game, "shiite", "sunni", "us");
    game.act("shiite", "propose", { parties: ["sunni", "us"], ...truce?.params });
  });
});

describe("an offer as its seats read it", () => {
  const ask = (game: Game, seat: Seat) => {
    const decision = decisionsOf(book, game.env, seat).find(({ kind }) => kind === "offer");
    if (!decision) throw new Error(`nothing is offered to ${seat}`);
    return decision;
  };

  it("says who offers whom what, for how long, and what it would leave", () => {
    const game = dealing({ hands: { shiite: ["curfew"], sunni: [] } }).change(({ table }) => {
      for (const side of Object.values(table.sides)) side.pp = 6;
    });
    const pay = { kind: "pay", from: "shiite", to: "sunni", amount: 2 };
    const keepOut = { kind: "keepOut", seat: "sunni", zones: ["sadr-city"] };
    propose(game, "shiite", ["sunni"], pay, { kind: "truce" }, keepOut, { kind: "give", card: "curfew", to: "sunni" });
    expect(ask(game, "sunni").text).toBe(
      "The Shiites offer the Sunnis: the Shiites pay 2 PP now (they have 6). Truce this turn. The Sunnis keep out of Sadr City until the next Coalition Phase. The Shiites give Curfew now.",
    );
    const { question: asked, facts } = book.definition.guide.prompt(seenBy(game, "sunni"), ask(game, "sunni"));
    expect([asked, ...facts]).toEqual([
      "Do you accept?",
      "You would have 8 PP (now 6).",
      "You would hold 1 card, 6 at most (now 0).",
      "Once everybody has accepted, it is done and cannot be taken back.",
    ]);
    const answers = wholeAnswers(book, seenBy(game, "sunni"), ask(game, "sunni"), 5);
    expect(answers?.map(({ label }) => label)).toEqual(["Accept", "Decline"]);
    accept(game, "sunni");
    const told = game.events.flatMap((event) => (event.kind === "agreed" ? [describePublic(event, book.content)] : []));
    expect(told).toEqual([
      "**Agreed**: Shiites and Sunnis: the Shiites pay 2 PP (6 → 4; 6 → 8); Truce; the Sunnis keep out of Sadr City; the Shiites give 1 card.",
    ]);
  });

  const countered = (game: Game, seat: Seat) => book.definition.guide.counter?.(seenBy(game, seat), ask(game, seat));

  it("is countered with its own terms, the cards that it names among them, but for those that the seat would have to name", () => {
    const game = dealing({ seats: 4, hands: { shiite: ["curfew"], sunni: ["jammers"] }, pp: { shiite: 3, sunni: 3 } });
    const pay = { kind: "pay", from: "sunni", to: "shiite", amount: 1 };
    const ask1 = { kind: "ask", from: "sunni", to: "shiite", cards: 1 };
    propose(game, "shiite", ["sunni"], { kind: "give", card: "curfew", to: "sunni" }, ask1, pay, { kind: "truce" });
    const counter = countered(game, "sunni");
    expect(counter).toEqual({
      action: "counter",
      params: { offer: latest(game), clauses: [{ kind: "named" }, pay, { kind: "truce" }] },
    });
    game.act("sunni", "counter", counter?.params);
    expect(reads(game, "sunni")).toEqual([
      "The Sunnis counter the offer of the Shiites (the Shiites give 1 card; the Sunnis give 1 card of their choice; the Sunnis pay 1 PP; Truce): the Shiites give Curfew now. The Sunnis pay 1 PP now (they have 3). Truce this turn.",
    ]);
    accept(game, "shiite");
    expect([game.cards("sunni"), game.cards("shiite")]).toEqual([["jammers", "curfew"], []]);
  });

  it("is countered in turn with the cards that the seat had named, named again", () => {
    const game = dealing({ seats: 4, hands: { shiite: ["curfew"], sunni: [] }, pp: { shiite: 3, sunni: 3 } });
    propose(game, "shiite", ["sunni"], { kind: "give", card: "curfew", to: "sunni" }, { kind: "truce" });
    game.act("sunni", "counter", countered(game, "sunni")?.params);
    const again = countered(game, "shiite");
    expect(again?.params.clauses).toEqual([{ kind: "give", card: "curfew", to: "sunni" }, { kind: "truce" }]);
    game.act("shiite", "counter", again?.params);
    accept(game, "sunni");
    expect([game.cards("sunni"), game.cards("shiite")]).toEqual([["curfew"], []]);
  });

  it("lets go of the cards that it names where its counter-offer leaves them out", () => {
    const game = dealing({ hands: { shiite: ["curfew"], sunni: [] } });
    propose(game, "shiite", ["sunni"], { kind: "give", card: "curfew", to: "sunni" });
    const truce = { offer: latest(game), clauses: [{ kind: "truce" }] };
    game.act("sunni", "counter", truce).act("shiite", "discard", { card: "curfew" });
    expect([offered(game).length, game.cards("shiite")]).toEqual([1, []]);
  });

  it("is declined by its counter-offer, so that nobody pays for the same twice", () => {
    const game = dealing({ pp: { shiite: 10, sunni: 5 } });
    const truce = (amount: number) => [{ kind: "pay", from: "shiite", to: "sunni", amount }, { kind: "truce" }];
    propose(game, "shiite", ["sunni"], ...truce(1));
    const first = latest(game);
    game.act("sunni", "counter", { offer: first, clauses: truce(3) });
    expect(offered(game)).toHaveLength(1);
    const told = game.events.map((event) => describePublic(event, book.content));
    expect(told).toContain(
      "The Sunnis make a counter-offer in place of the offer of the Shiites: the Shiites pay 1 PP; Truce.",
    );
    accept(game, "shiite");
    expect(game.refusal("sunni", "accept", { offer: first }).code).toBe("no-offer");
    expect([game.table.sides.shiite?.pp, game.table.agreements]).toEqual([
      7,
      [{ seats: ["shiite", "sunni"], terms: [{ kind: "truce", seats: ["shiite", "sunni"] }] }],
    ]);
  });

  it("is countered by none who is not asked, is ready, or has accepted", () => {
    const game = dealing({ seats: 4 });
    const truce = { kind: "truce", seats: ["shiite", "sunni", "us"] };
    propose(game, "shiite", ["sunni", "us"], truce);
    const params = { offer: latest(game), clauses: [truce] };
    expect(game.refusal("shiite", "counter", params).code).toBe("no-offer");
    expect(game.act("sunni", "ready").refusal("sunni", "counter", params).code).toBe("ready");
    accept(game, "us");
    expect(game.refusal("us", "counter", params).code).toBe("no-offer");
  });

  it("is closed by an agreement that makes it pointless, and by none that leaves it a point", () => {
    const game = dealing({ seats: 4, pp: { shiite: 10, sunni: 5, us: 5 } });
    const pay = { kind: "pay", from: "shiite", to: "sunni", amount: 1 };
    const keepOut = { kind: "keepOut", seat: "sunni", zones: ["sadr-city"] };
    propose(game, "shiite", ["sunni"], pay, { kind: "truce" });
    propose(game, "sunni", ["shiite"], { ...pay, amount: 2 }, { kind: "truce" });
    propose(game, "shiite", ["sunni"], pay, { kind: "truce" }, keepOut);
    propose(game, "shiite", ["us"], { kind: "pay", from: "shiite", to: "us", amount: 1 }, { kind: "truce" });
    propose(game, "sunni", ["shiite"], { kind: "pay", from: "sunni", to: "shiite", amount: 1 });
    const [first, ...others] = offered(game);
    game.act("sunni", "accept", { offer: first ?? "" });
    expect(offered(game)).toEqual(others.slice(1));
    const told = game.events.map((event) => describePublic(event, book.content));
    expect(told).toContain(
      "The offer of the Sunnis to the Shiites is closed, as everything in it is agreed already: the Shiites pay 2 PP; Truce.",
    );
    propose(game, "sunni", ["shiite"], { ...pay, amount: 2 }, { kind: "truce" });
    expect(game.refusal("shiite", "accept", { offer: latest(game) }).code).toBe("agreed-already");
  });

  it("a card that is asked for is named with the answer", () => {
    const game = dealing({ hands: { shiite: ["curfew", "jammers"], sunni: [] } });
    propose(game, "sunni", ["shiite"], { kind: "ask", from: "shiite", to: "sunni", cards: 1 });
    const answers = wholeAnswers(book, seenBy(game, "shiite"), ask(game, "shiite"), 5);
    expect(answers?.map(({ label }) => label)).toEqual(["Accept, give Curfew", "Accept, give Jammers", "Decline"]);
  });

  it("tells everybody who is ready and what runs", () => {
    const game = dealing().act("government", "readyUnless").act("shiite", "ready").act("shiite", "unready");
    accept(propose(game, "shiite", ["sunni"], { kind: "truce" }), "sunni");
    propose(game, "shiite", ["sunni"], { kind: "truce" });
    expect(book.definition.guide.notice(publicView(book, game.env))).toEqual([
      "Deals are made in the thread, or here where there is none; the phase ends when all are ready, and open offers lapse then.",
      "Ready unless an offer names them: Government.",
      "Agreed: Shiites and Sunnis: Truce.",
      "1 open offer, by Shiites.",
    ]);
  });
});

describe("dealings in words", () => {
  it("tells what everyone may know; the rest stands in the offer as its reader sees it", () => {
    const game = dealing({ seats: 4, hands: { shiite: ["car-bomb"] } });
    game.events.splice(0);
    for (const seat of game.seats) game.secrets[seat] = [];
    propose(
      game,
      "shiite",
      ["sunni", "us"],
      { kind: "give", card: "car-bomb", to: "us" },
      { kind: "truce", seats: ["shiite", "us"] },
    );
    accept(game, "sunni");
    game.act("us", "reject", { offer: latest(game) }).act("us", "ready");
    expect(game.events.map((event) => describePublic(event, book.content))).toEqual([
      "The Shiites offer the Sunnis and the US: the Shiites give the US 1 card now. Truce this turn: Shiites, US.",
      "The Sunnis accept the offer of the Shiites; still asked: the US.",
      "The US declines the offer of the Shiites to the Sunnis and the US: the Shiites give the US 1 card; Truce: Shiites, US.",
      null,
    ]);
    expect(game.secrets.us?.map((secret) => describePrivate(secret, book.content))).toEqual([null]); // the offer names it to the US
  });
});
