import { describe, expect, it } from "vitest";
import { awaited, decisionsOf, progress, viewOf } from "#engine";
import { iraqiConflict } from "../../../../../src/games/iraqi-conflict/index.ts";
import { propose, wishes } from "../../../../../src/games/iraqi-conflict/rules/negotiations/offering.ts";
import { book, type Game, iraq } from "../../builder.ts";

const market = (hands: Parameters<typeof iraq>[0]["hands"] = {}): Game => iraq({ seats: 5, hands }).toNegotiations();
const some = (game: Game, seat: string, number: number): string[] => [...game.hand(seat)].slice(0, number);

describe("R-08 proposals", () => {
  it("a gift goes over when it is accepted, not before", () => {
    const game = market();
    const [card = ""] = game.hand("us");
    const offer = game.propose("us", "kurds", [card]);
    expect(game.hand("us")).toContain(card);
    game.act("kurds", "accept", { offer });
    expect(game.hand("kurds")).toContain(card);
    expect(game.log.at(-1)).toBe("The US gave the Kurds 1 card, for nothing.");
  });

  it("concerns the two seats alone, and awaits the other", () => {
    const game = market();
    const id = game.propose("us", "kurds", some(game, "us", 1));
    const open = (seat: string) => iraqiConflict.offers(game.view(seat));
    const offer = { id, from: "us", seats: ["us", "kurds"], awaits: ["kurds"] };
    expect([open("us"), open("kurds"), open("shia")]).toMatchObject([[offer], [offer], []]);
  });

  it("cards can be asked for without giving any", () => {
    const game = market();
    const offer = game.propose("us", "kurds", [], 2);
    game.act("kurds", "accept", { offer, cards: some(game, "kurds", 2) });
    expect(game.table.sizes).toMatchObject({ us: 12, kurds: 8 });
    expect(game.log.at(-1)).toBe("The Kurds gave the US 2 cards, for nothing.");
  });

  it("where a number is asked for, the other seat chooses the cards", () => {
    const game = market();
    const offer = game.propose("us", "shia", some(game, "us", 1), 3);
    expect(game.refusal("shia", "accept", { offer, cards: some(game, "shia", 2) }).code).toBe("too-few");
    expect(game.refusal("shia", "accept", { offer, cards: some(game, "shia", 4) }).code).toBe("too-many");
    const chosen = some(game, "shia", 3);
    game.act("shia", "accept", { offer, cards: chosen });
    expect(game.hand("us")).toEqual(expect.arrayContaining(chosen));
  });

  it("where cards are named or nothing is asked for, no cards are chosen", () => {
    const game = market();
    const offer = game.propose("us", "shia", some(game, "us", 1), some(game, "shia", 1));
    expect(game.refusal("shia", "accept", { offer, cards: some(game, "shia", 1) }).code).toBe("malformed");
    game.act("shia", "accept", { offer });
    expect(game.table.trades).toEqual([{ from: "us", to: "shia", gave: 1, got: 1 }]);
  });

  it.each([
    ["nothing for nothing", { to: "shia", give: [], want: "nothing" }, "empty-trade"],
    ["with oneself", { to: "us", give: [], want: "count", count: 1 }, "not-a-choice"],
    ["more cards than the other holds", { to: "shia", give: [], want: "count", count: 11 }, "not-in-range"],
    ["no card by name", { to: "shia", give: [], want: "cards", cards: [] }, "too-few"],
  ])("refused: %s", (_, params, code) => {
    expect(market().refusal("us", "propose", params).code).toBe(code);
  });

  it("refused: a card twice, or one that is not held", () => {
    const game = market();
    const [own = ""] = game.hand("us");
    const [theirs = ""] = game.hand("shia");
    expect(game.refusal("us", "propose", { to: "shia", give: [own, own], want: "nothing" }).code).toBe("not-a-choice");
    expect(game.refusal("us", "propose", { to: "shia", give: [theirs], want: "nothing" }).code).toBe("not-a-choice");
  });

  it("names the rule where it refuses", () => {
    const refusal = market().refusal("us", "propose", { to: "shia", give: [], want: "nothing" });
    expect([refusal.text, refusal.rule]).toEqual(["A trade needs at least one card in all.", "R-08"]);
  });

  it("a hand may grow without limit and run empty; an empty hand can only be given to", () => {
    const game = market();
    game.act("shia", "accept", { offer: game.propose("us", "shia", game.hand("us")) });
    expect(game.table.sizes).toMatchObject({ us: 0, shia: 20 });
    expect(game.refusal("kurds", "propose", { to: "us", give: [], want: "count", count: 1 }).code).toBe("too-few");
    const [gift = ""] = game.hand("kurds");
    const refusal = game.refusal("kurds", "propose", { to: "us", give: [gift], want: "count", count: 1 });
    expect(refusal.code).toBe("no-cards");
    game.act("us", "accept", { offer: game.propose("kurds", "us", [gift]) });
    expect(game.hand("us")).toEqual([gift]);
  });

  it("ten proposals of a seat may be open at once (our limit)", () => {
    const game = market();
    for (let n = 0; n < 10; n++) game.propose("us", "shia", some(game, "us", 1), 1);
    const another = { to: "kurds", give: some(game, "us", 1), want: "nothing" };
    expect(game.refusal("us", "propose", another).code).toBe("too-many-offers");
    game.act("us", "withdraw", { offer: game.offersTo("us")[0] ?? "" });
    game.act("us", "propose", another);
  });

  it("as many cards as a seat holds can be asked for, and given", () => {
    const game = market();
    const offer = game.propose("us", "kurds", [], 10);
    game.act("kurds", "accept", { offer, cards: game.hand("kurds") });
    expect(game.table.sizes).toMatchObject({ us: 20, kurds: 0 });
  });

  it("both are told what they gave and got, and nobody else", () => {
    const game = market({ us: ["air-supremacy"], kurds: ["independence"] });
    game.act("kurds", "accept", { offer: game.propose("us", "kurds", ["air-supremacy"], ["independence"]) });
    expect(game.told("us").at(-1)).toMatch(/^You gave the Kurds Air Supremacy \(U 2\) and got Independence \(K 3\): /);
    expect(game.told("kurds").at(-1)).toMatch(/^You gave the US Independence \(K 3\) and got Air Supremacy \(U 2\): /);
    expect(["shia", "sunni", "insurgents"].flatMap((seat) => game.told(seat))).toEqual([]);
  });

  it("the trades of a turn are forgotten with the next deal", () => {
    const game = market();
    game.act("kurds", "accept", { offer: game.propose("us", "kurds", some(game, "us", 1)) });
    expect(game.table.trades).toHaveLength(1);
    expect(game.endTurn().table.trades).toEqual([]);
  });

  it("declining and withdrawing close a proposal and tell the other seat", () => {
    const game = market();
    game.act("shia", "decline", { offer: game.propose("us", "shia", some(game, "us", 1)) });
    expect(game.told("us").at(-1)).toMatch(/^The Shia declined: .* as a gift\.$/);
    game.act("us", "withdraw", { offer: game.propose("us", "shia", some(game, "us", 1)) });
    expect(game.told("shia").at(-1)).toMatch(/^The US withdrew the offer: .* as a gift\.$/);
    expect([game.offersTo("us"), game.offersTo("shia")]).toEqual([[], []]);
  });

  it("a counter-offer takes the place of the offer that it answers, which nobody can accept any more", () => {
    const game = market({ us: ["anarchy"], kurds: ["independence", "air-supremacy"] });
    const first = game.propose("us", "kurds", ["anarchy"], 1);
    game.act("kurds", "counter", { offer: first, give: ["air-supremacy"], want: "cards", cards: ["anarchy"] });
    const second = `o${game.env.seq - 1}`;
    expect([game.offersTo("us"), game.offersTo("kurds")]).toEqual([[second], [second]]);
    expect(game.told("us").at(-1)).toBe(
      "The Kurds make a counter-offer in place of your offer (Anarchy (M 5) for 1 card of their choice).",
    );
    const [{ text } = { text: "" }] = iraqiConflict.offers(game.view("us"));
    expect(text).toBe(
      "The Kurds offer you Air Supremacy (U 2) for Anarchy (M 5) (you had offered Anarchy (M 5) for 1 card of their choice).",
    );
    expect(game.refusal("kurds", "accept", { offer: first, cards: ["independence"] }).code).toBe("no-offer");
    const again = { offer: first, give: ["independence"], want: "nothing" };
    expect(game.refusal("kurds", "counter", again).code).toBe("no-offer");
    game.act("us", "accept", { offer: second });
    expect(game.hand("us")).toContain("air-supremacy");
    expect(game.hand("kurds")).toEqual(expect.arrayContaining(["anarchy", "independence"]));
  });

  it("say what they come to for both seats, and what is left to the other's choice", () => {
    const game = market({ us: ["independence"], kurds: ["halliburton", "interim-government"] });
    const params = { to: "us", give: ["halliburton", "interim-government"], want: "count", count: 2 };
    const [sums, left] = propose.remarks({ ...game.view("kurds"), params });
    expect(sums).toMatch(/^You give 3 \+ 1: your sum stays \d+; the US gains 4\.$/);
    expect(left).toBe("They choose the 2 cards that you get: they may be worth nothing to you.");
    const named = { ...params, want: "cards", cards: ["independence"] };
    expect(propose.remarks({ ...game.view("kurds"), params: named })).toEqual([
      expect.stringMatching(/^You give 3 \+ 1: your sum goes from \d+ to \d+; the US gains 4\.$/),
    ]);
    expect(propose.remarks({ ...game.view("kurds"), params: { to: "us" } })).toEqual([]);
  });

  it("count a single point, too", () => {
    const game = market({ kurds: ["interim-government"] });
    const params = { to: "us", give: ["interim-government"], want: "nothing" };
    const [sums] = propose.remarks({ ...game.view("kurds"), params });
    expect(sums).toMatch(/^You give 1: your sum stays \d+; the US gains 1\.$/);
  });

  it("begin with the two strongest cards that count for the other alone", () => {
    const others = ["al-queda", "blackwater", "coalition-troops", "criminal-insurgents", "open-elections"];
    const theirs = ["reprisal-attacks", "sunni-triangle", ...others];
    const game = market({ kurds: ["reconciliation", "halliburton", "air-supremacy", ...theirs] });
    const give = propose.entries.find(({ name }) => name === "give");
    const given = give?.guess?.({ ...game.view("kurds"), params: { to: "us" } } as never); // what this entry is asked with
    expect(given).toEqual(["reconciliation", "halliburton"]);
  });

  it("ask a seat that holds no cards for none in return", () => {
    const game = market({ us: ["halliburton"], kurds: ["independence"] });
    const offer = game.propose("kurds", "us", [], ["halliburton"]);
    game.env = { ...game.env, table: { ...game.env.table, sizes: { ...game.env.table.sizes, kurds: 0 } } };
    const asked = decisionsOf(book, game.env, "us").find(({ kind }) => kind === "offer");
    if (!asked) throw new Error("the US is asked nothing");
    expect(iraqiConflict.guide.counter?.(game.view("us"), asked)?.params).toEqual({ offer, give: ["halliburton"] });
  });

  it("know a card by its name in notation, too, which has a hyphen for what is no letter", () => {
    const game = market({ us: ["anarchy"] });
    for (const { id, name } of Object.values(book.content.cards).filter((card) => !game.hand("us").includes(card.id))) {
      const { text } = game.refusal("us", "propose", { to: "shia", give: [id], want: "nothing" });
      expect(text, id).toContain(`**${name}** is not in your hand`);
    }
  });

  it("outside Negotiations nothing can be proposed", () => {
    const game = iraq({ seats: 5 });
    expect(game.refusal("us", "propose", { to: "shia", give: some(game, "us", 1), want: "nothing" }).code).toBe(
      "not-now",
    );
  });

  it("cards are listed with letter and force, grouped by letter and use", () => {
    const game = market({ us: ["air-supremacy"] });
    const asked = progress(propose, game.view("us"), ["shia"]);
    const options = "step" in asked && asked.step.input.kind === "pick" ? asked.step.input.options : [];
    expect(options).toContainEqual({
      value: "air-supremacy",
      label: "Air Supremacy (U 2)",
      group: "U 1–2 · US, count for you",
      description: "counts 2 for the US",
    });
  });
});

describe("ruling I", () => {
  it("an offered card that is traded away takes the seat's other proposals of it with it, and no more", () => {
    const game = market({ us: ["anarchy", "propaganda"] });
    const taken = game.propose("us", "sunni", ["anarchy"]);
    game.propose("us", "shia", ["anarchy", "propaganda"], 1);
    const other = game.propose("us", "kurds", ["propaganda"], 1);
    game.act("sunni", "accept", { offer: taken });
    expect(game.offersTo("us")).toEqual([other]);
  });

  it("a card paid away takes the payer's proposals of it with it", () => {
    const game = market({ us: ["anarchy"], shia: ["propaganda"] });
    game.propose("shia", "kurds", ["propaganda"], 1);
    game.act("shia", "accept", { offer: game.propose("us", "shia", ["anarchy"], ["propaganda"]) });
    expect(game.offersTo("kurds")).toEqual([]);
  });

  it("any card of the deck can be asked for but one's own and those seen on the discard pile", () => {
    const game = iraq({ seats: 4 }).endTurn().toNegotiations();
    const asked = wishes(game.view("us"));
    const open = 95 - 10 - game.table.discards.length;
    expect(asked).toHaveLength(open);
    expect(asked).toEqual(expect.arrayContaining([...game.hand("shia"), ...game.env.box.draw]));
  });
});

describe("ruling K", () => {
  it("open proposals are seen by their two seats alone, and nobody else is told of them", () => {
    const game = market();
    const before = JSON.stringify(game.table);
    game.propose("us", "shia", some(game, "us", 2), 1);
    expect(JSON.stringify(game.table)).toBe(before);
    expect(game.offersTo("us")).toEqual(game.offersTo("shia"));
    expect(game.offersTo("kurds")).toEqual([]);
    expect(game.told("kurds")).toEqual([]);
    expect(awaited(game.env)).toEqual(game.seats);
  });

  it("no card of a trade is named in public", () => {
    const game = market();
    const cards = [...some(game, "us", 2), ...some(game, "shia", 2)];
    game.act("shia", "accept", { offer: game.propose("us", "shia", some(game, "us", 2), some(game, "shia", 2)) });
    const open = JSON.stringify([game.table, game.events]);
    for (const card of cards) expect(open).not.toContain(`"${card}"`);
  });
});

describe("ruling L", () => {
  it("a ready seat proposes only after taking that back", () => {
    const game = market();
    game.act("us", "ready");
    expect(game.refusal("us", "propose", { to: "shia", give: some(game, "us", 1), want: "nothing" }).code).toBe(
      "ready",
    );
    expect(game.refusal("us", "ready").code).toBe("ready");
    game.act("us", "unready");
    expect(awaited(game.env)).toEqual(game.seats);
    game.propose("us", "shia", some(game, "us", 1));
  });

  it("being ready can be taken back only by who is", () => {
    expect(market().refusal("us", "unready").code).toBe("not-ready");
  });

  it("the others' buttons stay alive while seats come and go", () => {
    const game = market();
    const [kurds] = decisionsOf(book, game.env, "kurds");
    game.act("us", "ready").act("shia", "ready").act("us", "unready");
    expect(decisionsOf(book, game.env, "kurds")[0]?.id).toBe(kurds?.id);
    game.act("kurds", "ready", {}, kurds?.id ?? "");
    expect(game.table.ready).toEqual(["shia", "kurds"]);
  });

  it("the phase ends the moment the last seat is ready; open proposals lapse and their seats are told", () => {
    const game = market();
    game.propose("us", "shia", some(game, "us", 1));
    game.all();
    expect(game.table.turn).toBe(2);
    expect(game.offersTo("shia")).toEqual([]);
    expect(game.secrets.shia?.filter(({ kind }) => kind === "closed")).toMatchObject([{ why: "over", mine: false }]);
    expect(game.secrets.us?.filter(({ kind }) => kind === "closed")).toMatchObject([{ why: "over", mine: true }]);
  });
});

describe("ruling L, what is let go with the last “Ready”", () => {
  it("is told where one of several answers is “Ready”, and not where none is", () => {
    const game = market();
    game.propose("us", "kurds", some(game, "us", 1));
    const { forgone } = book.definition.guide;
    const lost = (...actions: readonly string[]) =>
      forgone?.(
        viewOf(book, game.env, "kurds"),
        actions.map((action) => ({ action, params: {} })),
        false,
        viewOf(book, game.env, "kurds"),
      )?.lost;
    expect([lost(), lost("propose")]).toEqual([undefined, undefined]);
    expect([lost("ready"), lost("propose", "ready")]).toEqual([
      "1 offer to you stays unanswered",
      "1 offer to you stays unanswered",
    ]);
  });
});
