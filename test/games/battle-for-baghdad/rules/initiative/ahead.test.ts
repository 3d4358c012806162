import { describe, expect, it } from "vitest";
import { publicView, wholeAnswers } from "#engine";
import { baghdad, book, type Game } from "../../builder.ts";
import { menus, prompt, question, Sayings, seenBy, shortcuts } from "../../saying.ts";

const { describePublic } = book.definition;
const HANDS = { shiite: ["network"], sunni: ["network"], government: ["network"] };
const labels = (game: Game, seat: string): readonly string[] => shortcuts(game, seat).map(({ label }) => label);
const lines = (game: Game): readonly string[] =>
  game.events.flatMap((event) => describePublic(event, book.content) ?? []);

describe("the Initiative as one question", () => {
  it("offers passing, 0 and two limits as buttons; the menu has all limits", () => {
    const game = baghdad({ hands: HANDS, pp: { shiite: 1, sunni: 5, government: 30 } });
    const offered = ["shiite", "sunni", "government"].map((seat) => labels(game, seat));
    expect(offered).toEqual([
      ["Pass", "Bid 0", "Up to 1", "Ask me at my turn"],
      ["Pass", "Bid 0", "Up to 3", "Up to 5", "Ask me at my turn"],
      ["Pass", "Bid 0", "Up to 3", "Up to 6", "Ask me at my turn"],
    ]);
    new Sayings(game).choose("sunni", "Bid 0").choose("shiite", "Pass").choose("government", "Pass");
    expect([game.table.initiative, game.table.price]).toEqual(["sunni", 1]);
  });

  it("R-18 to R-21: limits said ahead bid turn by turn, and the winner acts first", () => {
    const game = baghdad({ hands: HANDS });
    new Sayings(game).upTo("government", 2).choose("sunni", "Pass").upTo("shiite", 3);
    expect(game.table).toMatchObject({ initiative: "shiite", firstPlayer: "shiite", price: 2 });
    expect(lines(game)).toContain(
      "Bids: Shiites 0, Government 1, Shiites 2; all others pass. The Shiites win and pay 2 (6 → 4 PP). The Government pays its last bid, 1 (8 → 7). A card costs 2 PP.",
    );
    expect(lines(game).join()).not.toMatch(/bid 1|passed/);
  });

  it("R-21: whoever was said first acts first if the seat wins", () => {
    const game = baghdad({ hands: HANDS });
    const said = new Sayings(game).say("sunni", "first", "government");
    said.upTo("sunni", 1).choose("shiite", "Pass").choose("government", "Pass");
    expect([game.table.initiative, game.table.firstPlayer]).toEqual(["sunni", "government"]);
  });

  it("asks at its turn who wants to be asked: pass, the next three bids, or a limit", () => {
    const game = baghdad({ hands: HANDS });
    const said = new Sayings(game).upTo("government", 2).choose("sunni", "Ask me at my turn");
    said.upTo("shiite", 1);
    expect(game.asked).toEqual(["sunni"]);
    expect(labels(game, "sunni")).toEqual(["Pass", "Bid 1", "Bid 2", "Bid 3", "Up to 4"]);
    expect(prompt(game, "sunni")).toMatch(/^The Shiites bid 0. Do you bid more\?\nYou have 6 PP and 1 card\./);
    said.choose("sunni", "Up to 4");
    expect([game.table.initiative, game.table.price]).toEqual(["sunni", 3]);
  });

  it("asks a seat without cards as the auction comes to it, how far it goes", () => {
    const game = baghdad({ hands: { ...HANDS, sunni: [] } });
    const said = new Sayings(game).upTo("shiite", 1).choose("government", "Pass");
    expect([game.asked, labels(game, "sunni")]).toEqual([["sunni"], ["Pass", "Bid 1", "Up to 3", "Up to 6"]]);
    said.upTo("sunni", 1);
    expect(game.table.initiative).toBe("sunni");
  });

  it("R-30: an agreement cuts what is offered", () => {
    const game = baghdad({ hands: HANDS, pp: { shiite: 9 } }).change(({ table }) => {
      const terms = [{ kind: "maxBid", seat: "shiite", amount: 2 } as const];
      table.agreements.push({ seats: ["shiite", "sunni"], terms });
    });
    expect(labels(game, "shiite")).toEqual(["Pass", "Bid 0", "Up to 2", "Ask me at my turn"]);
    const values = menus(game, "shiite").bidding?.map(({ value }) => value);
    expect(values).toEqual(["pass", "up-to-0", "up-to-1", "up-to-2", "ask", "never"]);
    expect(prompt(game, "shiite")).toContain("Agreed: you bid at most 2.");
  });

  it("R-30: a First Player that is agreed on is said, and not chosen", () => {
    const game = baghdad({ hands: HANDS }).change(({ table }) => {
      const terms = [{ kind: "chooseFirst", seat: "shiite", choice: "sunni" } as const];
      table.agreements.push({ seats: ["shiite", "sunni"], terms });
    });
    expect(prompt(game, "shiite")).toContain("Agreed: if you win, the Sunnis act first.");
    expect([Object.keys(menus(game, "shiite")), Object.keys(menus(game, "sunni"))]).toEqual([
      ["claim", "if-claimed", "bidding", "stop-street"],
      ["claim", "if-claimed", "first", "bidding", "stop-street"],
    ]);
  });

  it("R-22: what a claiming card does is told under its name", () => {
    const game = baghdad({ hands: { shiite: ["surge-jihad"], sunni: [], government: [] } });
    const claim = shortcuts(game, "shiite").find(({ label }) => label.startsWith("Claim"));
    expect([claim?.label, claim?.detail]).toEqual([
      "Claim with Surge/Jihad",
      expect.stringMatching(/^\*\*Surge\/Jihad\*\* · \S/),
    ]);
  });

  it("a menu has at most 25 choices, however rich a seat is", () => {
    const game = baghdad({ hands: HANDS, pp: { shiite: 112 } });
    expect(menus(game, "shiite").bidding?.length).toBe(25);
  });

  it("R-22: a claim is made at once, or only after another; the others leave it to them", () => {
    const hands = { ...HANDS, shiite: ["surge-jihad", "network"], sunni: ["surge-jihad"] };
    const game = baghdad({ hands });
    const said = new Sayings(game).say("sunni", "claim", "after-another").upTo("government", 3);
    expect(game.asked).toEqual(["shiite", "sunni"]);
    said.choose("shiite", "Claim with Surge/Jihad");
    expect([game.table.initiative, game.asked]).toEqual(["sunni", ["sunni"]]);
    expect(labels(game, "sunni")).toEqual([]);
    expect(lines(game)).toContain(
      "The Sunnis claim the Initiative with Surge/Jihad: no auction, nobody pays, a card costs 1 PP. Claims are still open to the others.",
    );
  });

  it("R-07: what can be said ahead, and who can pass, is the same for every hand; no answer lies on the post, where no hand is seen", () => {
    const able = baghdad({ hands: { ...HANDS, sunni: ["surge-jihad"] } });
    const unable = baghdad({ hands: HANDS });
    const open = (game: Game) => shortcuts(game, "sunni").filter((one) => one.open);
    expect(menus(able, "sunni")).toEqual(menus(unable, "sunni"));
    expect([open(able), open(able).map(({ label }) => label)]).toEqual([open(unable), ["Pass"]]);
    expect(book.definition.guide.openShortcuts?.(seenBy(able, "sunni"), question(able, "sunni"))).toEqual([]);
    expect(labels(able, "sunni")).toContain("Claim with Surge/Jihad");
  });

  it("tells everybody the bids so far while it waits", () => {
    const notice = (game: Game) => book.definition.guide.notice(publicView(book, game.env)).join(" ");
    const game = baghdad({ hands: HANDS });
    expect(notice(game)).toMatch(/^Claim it by card, or bid. The Shiites bid first\./);
    new Sayings(game).choose("sunni", "Ask me at my turn").choose("government", "Pass").upTo("shiite", 2);
    expect(notice(game)).toContain("Bids so far: Shiites 0.");
  });
});

describe("an order for the Arab Street", () => {
  it("W3: who wants to be asked reads what is turned up, and plays the card by its name", () => {
    const game = baghdad({ hands: { ...HANDS, sunni: ["curfew"] } })
      .street("S04")
      .initiative("shiite");
    for (const seat of ["shiite", "sunni", "government"]) game.act(seat, "pass");
    expect(prompt(game, "sunni")).toBe(
      "Do you stop the Arab Street before card 2 of 3?\n26 cards left. Turned up this turn: Sewage Overflow.",
    );
    const answers = wholeAnswers(book, seenBy(game, "sunni"), question(game, "sunni"), 5);
    expect(answers?.map(({ label }) => label)).toEqual(["Play Curfew", "Pass"]);
  });

  it("W3: is given with the Initiative, for the turn", () => {
    const game = baghdad({ hands: { ...HANDS, sunni: ["curfew"] } }).street("S01", "S02", "S03");
    const said = new Sayings(game).say("sunni", "stop-street", "2");
    for (const seat of ["shiite", "government", "sunni"]) said.choose(seat, "Pass");
    while (game.table.phase === "street") {
      game.act(game.asked[0] ?? "", "pass");
      said.settle();
    }
    expect(game.table.turned).toEqual(["S01"]);
    expect(lines(game)).toContain("The Sunnis play Curfew before card 2: no more cards this turn.");
  });
});
