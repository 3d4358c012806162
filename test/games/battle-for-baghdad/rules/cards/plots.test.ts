import { describe, expect, it } from "vitest";
import { canonical, mustGet, type Seat, viewOf } from "#engine";
import { hand as showHand } from "../../../../../src/games/battle-for-baghdad/view/hand.ts";
import { baghdad, book, type Game } from "../../builder.ts";
import { withItem } from "../../packs.ts";

type Wishes = NonNullable<Parameters<typeof baghdad>[0]>;

/** The Move Step of the Government, which acts first. */
const moving = (hands: Wishes["hands"] = {}, wishes: Wishes = {}): Game =>
  baghdad({ ...wishes, hands: { shiite: [], sunni: [], government: [], ...hands } })
    .street("S01", "S02", "S03")
    .moving("government");

const espionage = { how: "espionage", connections: "oil-ministry", minds: "informant", target: "shiite" };
const spy = ["oil-ministry", "informant"];
const rows = (...cards: readonly string[]) => ({ cards: cards.map((card) => ({ card })) });

/** What everyone and these seats can see. */
const seenBy = (game: Game, ...seats: readonly Seat[]): string =>
  canonical([game.table, ...seats.map((seat) => mustGet(game.env.hands, seat))]);

describe("Espionage", () => {
  const hand = ["air-strike", "car-bomb", "network"];
  const start = (shiite = hand, government = spy): Game => moving({ shiite, government });

  it("R-85, example 67: the hand is shown, the player takes two cards of it", () => {
    const game = start().act("government", "combine", espionage).act("shiite", "pass");
    expect(game.env.hands.government?.seen).toEqual(hand);
    const picture = (seat: Seat): string => {
      const { text, beside = [] } = showHand(viewOf(book, game.env, seat));
      return [text, ...beside.map((one) => one.text)].join("\n");
    };
    expect(picture("government")).toContain("**Shown to you**: Air Strike, Car Bomb, Network");
    expect(picture("shiite")).not.toContain("Shown to you");
    expect(game.asked).toEqual(["government"]);
    const refused = (...cards: string[]) => game.refusal("government", "takeCards", rows(...cards)).code;
    expect([refused("network"), refused("curfew", "network"), refused("network", "network")]).toEqual([
      "too-few",
      "not-a-choice",
      "not-a-choice",
    ]);
    game.act("government", "takeCards", rows("air-strike", "network"));
    expect([game.cards("government"), game.cards("shiite")]).toEqual([["air-strike", "network"], ["car-bomb"]]);
    expect(game.table.discards.slice(-2)).toEqual(["oil-ministry", "informant"]);
    expect([game.env.hands.government?.seen, game.table.plot]).toEqual([[], null]);
    expect(mustGet(game.table.sides, "shiite").cards).toBe(1);
  });

  it("R-85, example 67: of one card, one is taken; both copies of a card can be", () => {
    const one = start(["network"]).act("government", "combine", espionage).act("shiite", "pass");
    expect(one.act("government", "takeCards", rows("network")).cards("shiite")).toEqual([]);
    const two = start(["network", "network"]).act("government", "combine", espionage).act("shiite", "pass");
    expect(two.act("government", "takeCards", rows("network", "network")).cards("government").length).toBe(2);
  });

  it("ruling AE, example 67: an empty hand is no target, nor is one's own", () => {
    const game = start();
    for (const target of ["sunni", "government"])
      expect(game.refusal("government", "combine", { ...espionage, target }).code).toBe("not-a-choice");
    expect(start([]).refusal("government", "combine", espionage).code).toBe("no-effect");
  });

  it("R-85 R-07: nobody but its owner and the player sees a hand that is shown, or what is taken", () => {
    const play = (cards: readonly string[]): Game => {
      const game = baghdad({ hands: { shiite: cards, sunni: [], government: spy } }).street("S01", "S02", "S03");
      return game.moving("government").act("government", "combine", espionage).act("shiite", "pass");
    };
    const one = play(["air-strike", "car-bomb", "network"]);
    const other = play(["curfew", "jammers", "lookouts"]);
    expect(seenBy(one, "sunni")).toBe(seenBy(other, "sunni"));
    one.act("government", "takeCards", rows("air-strike", "network"));
    other.act("government", "takeCards", rows("curfew", "lookouts"));
    expect(seenBy(one, "sunni")).toBe(seenBy(other, "sunni"));
    expect(one.events).toEqual(other.events);
    expect(one.secrets.sunni).toEqual(other.secrets.sunni);
    expect(one.events).toContainEqual({ kind: "shown", seat: "shiite", to: "government" });
    expect(one.secrets.government).toContainEqual({ kind: "saw", seat: "shiite", cards: hand });
    expect(one.secrets.shiite?.at(-1)).toEqual({
      kind: "lost",
      to: "government",
      lost: ["air-strike", "network"],
      cards: ["car-bomb"],
    });
  });

  it("R-11: it takes the right two symbols, and a card of each", () => {
    const game = start(hand, ["oil-ministry", "infowar"]);
    expect(game.refusal("government", "combine", espionage).code).toBe("no-cards");
    const wrong = { ...espionage, minds: "oil-ministry" };
    expect(start().refusal("government", "combine", wrong).code).toBe("not-a-choice");
    expect(start().refusal("government", "combine", { ...espionage, how: "politicalManeuver" }).code).toBe(
      "not-a-choice",
    );
  });

  it("ruling AF: in one's own Move Step, not in a Recruit Step, not during a Move, not in another's step", () => {
    const hands = { shiite: hand, government: [...spy, "network"] };
    const game = baghdad({ hands })
      .units({ karrada: { government: [1, 0] } })
      .recruiting("government");
    expect(game.refusal("government", "combine", espionage).code).toBe("not-now");
    game
      .act("government", "endRecruitment")
      .act("government", "beginMove", { mode: "normal", from: "karrada", count: 1 });
    expect(game.refusal("government", "combine", espionage).code).toBe("not-now");
    game.act("government", "cancelMove");
    expect(game.refusal("shiite", "combine", { ...espionage, target: "government" }).code).toBe("not-asked");
    game.act("government", "combine", espionage);
  });
});

describe("Counter-Intelligence, window W4", () => {
  const counter = { card: "counter-intelligence" };

  it("example 68: nothing is shown, and all three cards are discarded", () => {
    const game = moving({ shiite: ["counter-intelligence", "network"], government: spy });
    game.act("government", "combine", espionage).act("shiite", "cancelCard", counter);
    expect(game.table.discards.slice(-3)).toEqual(["oil-ministry", "informant", "counter-intelligence"]);
    expect([game.cards("shiite"), game.cards("government")]).toEqual([["network"], []]);
    expect(game.events.some(({ kind }) => kind === "shown")).toBe(false);
    expect(game.secrets.government?.some(({ kind }) => kind === "saw") ?? false).toBe(false);
    expect(game.table.plot).toBeNull();
    expect([game.asked, game.table.move?.seat]).toEqual([["government"], "government"]);
  });

  it("section 7: the target is asked whatever it holds, and only the target", () => {
    const asked = (shiite: readonly string[]): Game =>
      moving({ shiite, sunni: ["counter-intelligence"], government: spy }).act("government", "combine", espionage);
    const game = asked(["network"]);
    expect(game.asked).toEqual(["shiite"]);
    expect(seenBy(game, "sunni", "government")).toBe(seenBy(asked(["counter-intelligence"]), "sunni", "government"));
    expect(game.refusal("shiite", "cancelCard", { card: "network" }).code).toBe("no-card");
    expect(game.refusal("sunni", "cancelCard", counter).code).toBe("not-asked");
  });

  it("section 7: it cancels a Defection before anything is removed", () => {
    const game = moving({ sunni: ["counter-intelligence"], government: ["infowar", "informant"] });
    const before = game.at("ghazaliya");
    const defection = { how: "defection", hearts: "infowar", minds: "informant", target: "sunni", zone: "ghazaliya" };
    game.act("government", "combine", defection).act("sunni", "cancelCard", counter);
    expect(game.at("ghazaliya")).toEqual(before);
    expect(game.asked).toEqual(["government"]);
  });

  it("6.4: it cannot be played of one's own accord", () => {
    const game = moving({ government: ["counter-intelligence"] });
    expect(game.refusal("government", "play", counter).code).toBe("no-card");
    expect(game.refusal("government", "cancelCard", counter).code).toBe("not-now");
  });
});

describe("Informant", () => {
  const start = (shiite: readonly string[], wishes: Wishes = {}): Game =>
    baghdad({ ...wishes, hands: { shiite, sunni: [], government: ["informant"] } }).recruiting("government");
  const informant = { card: "informant", target: "shiite" };

  it("6.4: a hand is shown, and one card of the player's choice is discarded", () => {
    const game = start(["air-strike", "network"]).act("government", "play", informant).act("shiite", "pass");
    expect(game.env.hands.government?.seen).toEqual(["air-strike", "network"]);
    expect(game.refusal("government", "forceDiscard", rows("car-bomb")).code).toBe("not-a-choice");
    expect(game.refusal("government", "forceDiscard", { cards: [] }).code).toBe("too-few");
    game.act("government", "forceDiscard", rows("network"));
    expect(game.cards("shiite")).toEqual(["air-strike"]);
    expect(game.table.discards.slice(-2)).toEqual(["informant", "network"]);
    expect(game.events).toContainEqual({ kind: "discarded", seat: "shiite", cards: ["network"] });
    expect([game.asked, game.table.recruit?.seat]).toEqual([["government"], "government"]);
  });

  it("6.4: it needs a seat that has a card", () => {
    expect(start([]).refusal("government", "play", informant).code).toBe("no-effect");
    const game = start(["network"]);
    expect(game.refusal("government", "play", { ...informant, target: "sunni" }).code).toBe("not-a-choice");
  });

  it("6.4 window W4: the target can cancel it", () => {
    const game = start(["counter-intelligence"]).act("government", "play", informant);
    game.act("shiite", "cancelCard", { card: "counter-intelligence" });
    expect(game.table.discards.slice(-2)).toEqual(["informant", "counter-intelligence"]);
    expect(game.cards("shiite")).toEqual([]);
  });
});

describe("Defection", () => {
  const cards = ["infowar", "informant"];
  const against = (target: Seat, zone: string) => ({
    how: "defection",
    hearts: "infowar",
    minds: "informant",
    target,
    zone,
  });
  const start = (zones: Parameters<Game["units"]>[0], seats: 3 | 6 = 3): Game =>
    moving({ government: cards }, { seats }).units(zones);

  it("R-86 ruling AD, example 66: the target chooses three units, the player replaces them type for type, free", () => {
    const game = start({ adhamiyah: { shiite: [2, 3] } });
    const { pool: before } = structuredClone(mustGet(game.table.sides, "shiite"));
    const money = game.pp();
    game.act("government", "combine", against("shiite", "adhamiyah")).passWindows();
    expect(game.asked).toEqual(["shiite"]);
    expect(game.refusal("shiite", "chooseDefectors", { security: 3 }).code).toBe("not-in-range");
    game.act("shiite", "chooseDefectors", { security: 1 });
    expect(mustGet(game.table.sides, "shiite").pool).toEqual({
      security: before.security + 1,
      infrastructure: before.infrastructure + 2,
    });
    expect(game.asked).toEqual(["government"]);
    const gain = (security: number, infrastructure: number) => ({ security, infrastructure });
    expect(game.refusal("government", "placeDefectors", gain(2, 0)).code).toBe("not-in-range");
    expect(game.refusal("government", "placeDefectors", gain(0, 3)).code).toBe("not-in-range");
    game.act("government", "placeDefectors", gain(1, 1));
    expect(game.at("adhamiyah")).toEqual({ shiite: gain(1, 1), government: gain(1, 1) });
    expect(game.pp()).toEqual(money);
    expect(game.table.plot).toBeNull();
  });

  it("R-86, example 66: it is allowed in the Sanctuary, and is no Combat", () => {
    const game = start({ "grand-mosque": { shiite: [3, 0] } });
    game.act("government", "combine", against("shiite", "grand-mosque")).passWindows();
    game.act("government", "placeDefectors", { security: 3, infrastructure: 0 });
    expect(game.at("grand-mosque")).toEqual({ government: { security: 3, infrastructure: 0 } });
    expect(game.events.some(({ kind }) => kind === "combat" || kind === "awarded")).toBe(false);
  });

  it("R-86: of fewer than three units all leave, and nobody is asked which", () => {
    const game = start({ doura: { sunni: [1, 1] } })
      .act("government", "combine", against("sunni", "doura"))
      .passWindows();
    expect([game.at("doura"), game.asked]).toEqual([{}, ["government"]]);
    game.act("government", "placeDefectors", { security: 0, infrastructure: 0 });
    expect(game.at("doura")).toEqual({});
  });

  it("ruling AD: the player's own pool limits what it places; an empty one asks nothing", () => {
    const game = start({ doura: { sunni: [3, 0] } }).change(({ table }) => {
      const { pool } = mustGet(table.sides, "government");
      mustGet(table.zones, "karrada").units.government = { security: pool.security, infrastructure: 0 };
      pool.security = 0;
    });
    game.act("government", "combine", against("sunni", "doura")).passWindows();
    expect([game.at("doura"), game.table.plot]).toEqual([{}, null]);
  });

  it("R-86: a seat without units is no target, nor is a Zone without its units", () => {
    const game = start({ doura: { sunni: [1, 0] } });
    expect(game.refusal("government", "combine", against("sunni", "rusafa")).code).toBe("not-a-choice");
    expect(game.refusal("government", "combine", against("government", "karrada")).code).toBe("not-a-choice");
  });

  it("ruling L: units placed by a Defection may move in the same step", () => {
    const game = start({ zayouna: { shiite: [3, 0] }, karrada: {} });
    game.act("government", "combine", against("shiite", "zayouna")).passWindows();
    game
      .act("government", "placeDefectors", { security: 3, infrastructure: 0 })
      .walk("government", 3, "zayouna", "karrada");
    expect(game.at("karrada").government?.security).toBe(3);
  });
});

describe("agreements and what is aimed at a seat", () => {
  const cards = ["oil-ministry", "informant", "infowar", "counter-intelligence"];
  const defection = { how: "defection", hearts: "infowar", minds: "counter-intelligence" };
  const spareTheShiites = (game: Game): Game =>
    game.change(({ table }) => {
      const terms = [{ kind: "spare", seat: "government", other: "shiite" }] as const;
      table.agreements.push({ seats: ["government", "shiite"], terms });
    });

  it("R-30: a seat that is spared is no target of a card or combination", () => {
    const game = spareTheShiites(moving({ shiite: ["network"], sunni: ["network"], government: cards }));
    expect(game.refusal("government", "combine", espionage).code).toBe("agreed");
    expect(game.refusal("government", "combine", { ...defection, target: "shiite", zone: "shula" }).code).toBe(
      "agreed",
    );
    game.act("government", "combine", { ...espionage, target: "sunni" });
  });

  it("R-30: nobody but a spared seat to spy on: the reason is the agreement", () => {
    const game = spareTheShiites(moving({ shiite: ["network"], government: cards }));
    expect(game.refusal("government", "combine", espionage).code).toBe("agreed");
  });

  it("R-30: a seat that keeps out of a Zone may turn units there, but places none", () => {
    const game = moving({ government: cards }).units({ doura: { sunni: [3, 0] } });
    game.change(({ table }) => {
      const terms = [{ kind: "keepOut", seat: "government", zones: ["doura"] }] as const;
      table.agreements.push({ seats: ["government", "shiite"], terms });
    });
    game.act("government", "combine", { ...defection, target: "sunni", zone: "doura" }).passWindows();
    expect([game.at("doura"), game.table.plot]).toEqual([{}, null]);
  });
});

describe("6.6 plots of another pack", () => {
  const withEffects = (effects: readonly object[]): NonNullable<Wishes["pack"]> =>
    withItem("arms-bazaar", "cards", "deep-cover", { effects, timing: "move" });
  const full = ["deep-cover", "network", "network", "curfew", "curfew"];
  const own = { card: "deep-cover", target: "shiite" };

  it("R-13: without room a card stays where it is, unless one is discarded for it", () => {
    const pack = withEffects([{ kind: "lookHand" }, { kind: "takeCards", cards: 3 }]);
    const shiite = ["air-strike", "car-bomb", "jammers"];
    const game = moving({ shiite, government: full }, { pack }).act("government", "play", own).act("shiite", "pass");
    const take = (discard: readonly string[], ...cards: readonly string[]) => ({
      discard: discard.map((card) => ({ card })),
      ...rows(...cards),
    });
    expect(game.refusal("government", "takeCards", take([], "air-strike", "jammers")).code).toBe("too-many");
    expect(game.refusal("government", "takeCards", take(["network"], "jammers")).code).toBe("too-few");
    game.act("government", "takeCards", take(["network"], "air-strike", "jammers"));
    expect(game.cards("government")).toEqual(["air-strike", "network", "jammers", "curfew", "curfew"]);
    expect(game.cards("shiite")).toEqual(["car-bomb"]);
  });

  it("R-13: all of them can be left", () => {
    const pack = withEffects([{ kind: "lookHand" }, { kind: "takeCards", cards: 2 }]);
    const game = moving({ shiite: ["air-strike", "jammers"], government: full }, { pack });
    game.act("government", "play", own).act("shiite", "pass");
    game.act("government", "takeCards", { discard: [], ...rows("air-strike") });
    expect(game.cards("shiite")).toEqual(["jammers"]);
  });

  it("a card spies, takes, throws away and places PP", () => {
    const pack = withEffects([
      { kind: "lookHand" },
      { kind: "takeCards", cards: 1 },
      { kind: "discardCards", cards: 2 },
      { kind: "placePP", where: { kind: "chosen" }, amount: 1 },
    ]);
    const shiite = ["air-strike", "car-bomb", "jammers"];
    const game = moving({ shiite, government: ["deep-cover"] }, { pack });
    const before = mustGet(game.table.zones, "biap").pp;
    game.act("government", "play", { ...own, zone: "biap" }).act("shiite", "pass");
    game
      .act("government", "takeCards", rows("jammers"))
      .act("government", "forceDiscard", rows("air-strike", "car-bomb"));
    expect([game.cards("shiite"), game.cards("government")]).toEqual([[], ["jammers"]]);
    expect(mustGet(game.table.zones, "biap").pp).toBe(before + 1);
  });

  it("a Defection of five, on a card of its own", () => {
    const pack = withEffects([{ kind: "defect", units: 5 }]);
    const game = moving({ government: ["deep-cover"] }, { pack }).units({ doura: { sunni: [4, 4] } });
    game.act("government", "play", { card: "deep-cover", target: "sunni", zone: "doura" }).passWindows();
    game
      .act("sunni", "chooseDefectors", { security: 4 })
      .act("government", "placeDefectors", { security: 4, infrastructure: 1 });
    expect(game.at("doura").sunni).toEqual({ security: 0, infrastructure: 3 });
  });
});
