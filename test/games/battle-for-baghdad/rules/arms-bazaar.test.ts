import { describe, expect, it } from "vitest";
import { decisionToCome, mustGet, wholeAnswers } from "#engine";
import { baghdad, book } from "../builder.ts";
import { menus, prompt, question, Sayings, seenBy, shortcuts } from "../saying.ts";

const bazaar = (game: ReturnType<typeof baghdad>) => game.until(({ table }) => table.phase === "bazaar");

/** Takes the first card of the packet that passes by. */
const takeFirst = (game: ReturnType<typeof baghdad>) => {
  const [seat = ""] = game.asked;
  const [card = ""] = mustGet(game.env.hands, seat).packet;
  return game.act(seat, "take", { card });
};

describe("the Arms Bazaar", () => {
  it("R-28, example 17: a packet of as many cards as seats goes round, each keeps at most one", () => {
    const game = bazaar(baghdad({ seats: 4 }));
    expect([game.table.packet?.cards, game.table.bazaarDeck]).toEqual([4, 58]);
    for (let i = 0; i < 3; i++) takeFirst(game);
    expect(game.table.packet?.cards).toBe(1);
    takeFirst(game);
    expect([game.table.packet, game.table.discards.length]).toEqual([null, 0]);
  });

  it("R-28, example 17: what the last seat leaves is discarded", () => {
    const game = bazaar(baghdad({ seats: 4 }));
    for (let i = 0; i < 3; i++) takeFirst(game);
    game.act(game.asked[0] ?? "", "decline");
    expect(game.table.discards.length).toBe(1);
  });

  it("R-29, example 18: a full hand must discard to take", () => {
    const five = ["network", "curfew", "jammers", "lookouts", "deep-cover"];
    const game = bazaar(baghdad({ hands: { shiite: five } }));
    const [card = ""] = mustGet(game.env.hands, "shiite").packet;
    expect(game.refusal("shiite", "take", { card }).code).toBe("not-a-choice");
    game.act("shiite", "take", { card, discard: "network" });
    expect(game.cards("shiite").length).toBe(5);
    expect(game.table.discards).toEqual(["network"]);
  });

  it("R-14, example 19: discards become the deck in the middle of a draw", () => {
    const game = baghdad({ seats: 4 }).change(({ table, box }) => {
      table.discards.push(...box.bazaar.splice(2, 10));
      box.bazaar.splice(2);
    });
    bazaar(game);
    expect([game.table.packet?.cards, game.table.bazaarDeck, game.table.discards]).toEqual([4, 8, []]);
  });

  it("R-14 ruling AJ: with no card anywhere nothing is drawn, and nobody is asked; with two, two go round", () => {
    const left = (cards: number) =>
      baghdad({ hands: { shiite: [], sunni: [], government: [] } })
        .change(({ table, box }) => {
          box.bazaar.splice(cards);
          table.bazaarDeck = box.bazaar.length;
        })
        .street("S01", "S02", "S03")
        .initiative("shiite");
    expect(left(0).table.phase).toBe("coalition");
    const two = left(2);
    expect([two.table.packet?.cards, two.table.bazaarDeck, two.asked]).toEqual([2, 0, ["shiite"]]);
    takeFirst(takeFirst(two));
    expect(two.table.phase).toBe("coalition"); // the third seat has nothing to look at
  });

  it("R-28: only the seat that chooses sees the packet", () => {
    const game = bazaar(baghdad());
    expect(mustGet(game.env.hands, "shiite").packet.length).toBe(3);
    expect(mustGet(game.env.hands, "sunni").packet).toEqual([]);
    takeFirst(game);
    expect(mustGet(game.env.hands, "shiite").packet).toEqual([]);
    expect(mustGet(game.env.hands, "sunni").packet.length).toBe(2);
  });
});

describe("the question of the Arms Bazaar", () => {
  const packet = (game: ReturnType<typeof baghdad>, ...cards: readonly string[]) =>
    game.change(({ box, hands, table }) => {
      box.packet = [...cards];
      mustGet(hands, game.asked[0] ?? "").packet = [...cards];
      if (table.packet) table.packet.cards = cards.length;
    });
  const answers = (game: ReturnType<typeof baghdad>, seat: string) =>
    wholeAnswers(book, seenBy(game, seat), question(game, seat), 25);

  it("R-28: each card is a whole answer, with what it does, when it is played and what it combines with", () => {
    const game = packet(bazaar(baghdad({ hands: { shiite: ["curfew"] } })), "car-bomb", "car-bomb", "oil-ministry");
    expect(answers(game, "shiite")?.map(({ label, detail }) => [label, detail])).toEqual([
      [
        "Keep Car Bomb",
        "Unconventional Offense: neutralizes conventional Commands. Played in a plan. The packet holds 2 of these.",
      ],
      [
        "Keep Oil Ministry",
        "Every other seat pays you 2 PP, or what it has. Played in your Recruit Step. Connections: with a Minds card Espionage, with a Hearts card Political Maneuver.",
      ],
      ["Keep none", undefined],
    ]);
    expect(prompt(game, "shiite")).toBe(
      "Do you keep one of 3 cards, or none?\nKeeping one costs nothing. This is final. What you leave goes to the Sunnis.\nYour hand, 1 of 5: Curfew.",
    );
  });

  it("R-29: a full hand says what goes for it", () => {
    const five = ["network", "network", "network", "network", "curfew"];
    const game = packet(bazaar(baghdad({ hands: { shiite: five } })), "car-bomb");
    expect(answers(game, "shiite")?.map(({ label }) => label)).toEqual([
      "Keep Car Bomb, discard Network",
      "Keep Car Bomb, discard Curfew",
      "Keep none",
    ]);
    expect(prompt(game, "shiite")).toContain("Your hand is full: choose a card to discard for it, or keep none.");
  });

  it("R-28: keeping none is one press, however many ways there are to keep a card", () => {
    const labels = (hand: readonly string[], ...cards: readonly string[]) =>
      shortcuts(packet(bazaar(baghdad({ hands: { shiite: [...hand] } })), ...cards), "shiite").map(
        ({ label }) => label,
      );
    const five = ["network", "curfew", "jammers", "lookouts", "deep-cover"];
    expect(labels(["curfew"], "car-bomb", "car-bomb", "oil-ministry")).toEqual([
      "Keep Car Bomb",
      "Keep Oil Ministry",
      "Keep none",
    ]);
    expect(labels(five, "car-bomb", "oil-ministry")).toEqual(["Keep none"]);
    expect(labels(five, "car-bomb").length).toBe(6);
  });

  it("R-28: what a press keeps is what the question's own answers say", () => {
    const game = packet(bazaar(baghdad({ hands: { shiite: ["curfew"] } })), "car-bomb", "oil-ministry");
    expect(shortcuts(game, "shiite")).toEqual(answers(game, "shiite"));
  });

  it("offers what can be said ahead, the same for every hand", () => {
    const one = bazaar(baghdad({ hands: { shiite: ["counter-intelligence"] } }));
    const other = bazaar(baghdad({ hands: { shiite: ["network"] } }));
    expect(Object.keys(menus(one, "shiite"))).toEqual(["ready", "counter"]);
    expect(menus(one, "shiite")).toEqual(menus(other, "shiite"));
  });

  it("section 7: what is wanted is kept if it is there and the hand has room", () => {
    const game = bazaar(baghdad({ hands: { shiite: [] } }));
    packet(game, "network", "car-bomb", "curfew");
    const order = book.definition.orders.find(({ name }) => name === "wanted");
    const decide = (otherwise: string, ...wanted: readonly string[]) =>
      order?.decide(seenBy(game, "shiite"), question(game, "shiite"), {
        wanted: wanted.map((card) => ({ card })),
        else: otherwise,
      });
    expect(decide("ask", "jammers", "curfew", "network")).toEqual({ action: "take", params: { card: "curfew" } });
    expect([decide("ask", "jammers"), decide("none", "jammers")?.action]).toEqual([null, "decline"]);
  });

  it("who waits for the packet can say now that it keeps none", () => {
    const game = bazaar(baghdad());
    const coming = (seat: string) => book.definition.guide.upcoming(seenBy(game, seat));
    expect([coming("shiite").length, coming("sunni")[0]?.action]).toEqual([0, "decline"]);
    const [prepared] = coming("sunni");
    if (!prepared) throw new Error("the packet is not to come");
    const early = book.definition.guide.shortcuts(prepared.view, decisionToCome(prepared));
    expect(early.map(({ label }) => label)).toEqual(["Keep none this turn"]);
    takeFirst(game);
    const premise = book.definition.guide.prepared(seenBy(game, "sunni"), question(game, "sunni"));
    expect(premise).toEqual({ key: prepared.key, facts: prepared.facts, words: prepared.words });
  });

  it("R-30: readiness said here answers as the Coalition Phase opens", () => {
    const game = bazaar(baghdad());
    const said = new Sayings(game).say("shiite", "ready", "unless");
    while (game.table.phase === "bazaar") game.act(game.asked[0] ?? "", "decline");
    said.settle();
    expect(game.asked).toEqual(["sunni", "government"]);
  });
});
