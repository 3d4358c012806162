import { describe, expect, it } from "vitest";
import { check, parse, Refused, refusalSentence } from "#engine";
import { iraqiConflict } from "../../../../src/games/iraqi-conflict/index.ts";
import { book, type Game, iraq } from "../builder.ts";

/** What is said to each thing that somebody tried. */
type Table = { readonly [what: string]: string };

const HANDS = {
  insurgents: ["mahdi-army"],
  us: [
    ...["counter-terrorism", "halliburton", "blackwater", "mujaheddin", "anarchy", "massacre", "islamists"],
    "allegations-of-torture",
  ],
  kurds: [
    ...["control-kirkuk", "propaganda", "ambushes"],
    ...["reconciliation", "control-oil-supply", "open-elections", "coalition-troops"],
  ],
};
const offer = { to: "kurds", give: ["halliburton"] };

const commitment = (): Game => iraq({ seats: 5, hands: HANDS });
const market = (): Game => commitment().toNegotiations();

/** Somebody who tries something, and reads the refusal. */
const trying =
  (game: Game, seat: string, action: string) =>
  (params: object = {}, decision: string | null = null): string =>
    refusalSentence(game.refusal(seat, action, params as Parameters<Game["refusal"]>[2], decision));

function refusalOf(attempt: () => unknown): string {
  try {
    attempt();
  } catch (error) {
    if (error instanceof Refused) return refusalSentence(error);
    throw error;
  }
  throw new Error("it is possible");
}

const writing = (game: Game, seat: string) => (line: string) => refusalOf(() => parse(book, game.env, seat, line));

const setting = (options: object): string =>
  refusalOf(() => check(iraqiConflict.options, {}, { ...iraqiConflict.defaults, ...options }));

function atCommitment(): Table {
  const game = commitment();
  const discards = trying(game, "us", "commit");
  const writes = writing(game, "us");
  return {
    "discard six cards": discards({ discard: HANDS.us.slice(0, 6) }),
    "discard a card of another hand": discards({ discard: ["control-kirkuk"] }),
    "discard a card that lies in the pile": discards({ discard: ["ratlines"] }),
    "discard what is nearly a card": discards({ discard: ["Ratlins"] }),
    "discard a card twice": discards({ discard: ["anarchy", "anarchy"] }),
    "discard no list": discards({ discard: "anarchy" }),
    "discard, and say more": discards({ discard: [], faster: true }),
    "discard without naming what is said": discards([]),
    "say “Ready” too early": trying(game, "us", "ready")(),
    "do what the game does not have": trying(game, "us", "surrender")(),
    "act for a seat that does not play": trying(game, "turks", "commit")({ discard: [] }),
    "press an old button": discards({ discard: [] }, "999"),
    "write an order that does not exist": writes("comit anarchy"),
    "write nothing": writes(" "),
    "write a card that another hand holds": writes('commit "al queda"'),
    "write a part of a name": writes("commit kirkuk"),
  };
}

function makingOffers(): Table {
  const game = market();
  const offers = trying(game, "us", "propose");
  const theirs = [...game.hand("kurds"), ...game.hand("shia").slice(0, 1)];
  const said = {
    "trade with oneself": offers({ ...offer, to: "us", want: "nothing" }),
    "trade with nobody": offers({ give: [], want: "nothing" }),
    "trade with who does not exist": offers({ ...offer, to: "turks", want: "nothing" }),
    "offer a card of another hand": offers({ ...offer, give: ["propaganda"], want: "nothing" }),
    "offer nothing for nothing": offers({ ...offer, give: [], want: "nothing" }),
    "want what cannot be wanted": offers({ ...offer, want: "love" }),
    "want more cards than they hold": offers({ ...offer, want: "count", count: 12 }),
    "want no card of their choice": offers({ ...offer, want: "count", count: 0 }),
    "want half a card": offers({ ...offer, want: "count", count: 1.5 }),
    "want some cards": offers({ ...offer, want: "count", count: "some" }),
    "want a number, but not say which": offers({ ...offer, want: "count" }),
    "name no card that is wanted": offers({ ...offer, want: "cards", cards: [] }),
    "name more cards than they hold": offers({ ...offer, want: "cards", cards: theirs }),
    "want a card of one's own": offers({ ...offer, want: "cards", cards: ["halliburton"] }),
    "want what is no card": offers({ ...offer, want: "cards", cards: ["peace"] }),
    "say “Not ready” without having been": trying(game, "us", "unready")(),
    "discard too late": trying(game, "us", "commit")({ discard: [] }),
    "write too much": writing(game, "us")("ready steady"),
  };
  for (let n = 0; n < 10; n++) game.propose("us", "shia", ["halliburton"], 1);
  const eleventh = { "make an eleventh offer": offers({ ...offer, want: "nothing" }) };
  game.act("us", "ready");
  return {
    ...said,
    ...eleventh,
    "make an offer when ready": offers({ ...offer, want: "nothing" }),
    "say “Ready” twice": trying(game, "us", "ready")(),
  };
}

function specialOffers(): Table {
  const four = iraq({ seats: 4, hands: { us: ["halliburton"] } }).endTurn();
  four.give({ us: four.env.box.draw.slice(0, 1) }).toNegotiations();
  const wants = (card: string): string =>
    trying(four, "us", "propose")({ to: "shia", give: [], want: "cards", cards: [card] });
  const poor = market();
  poor.act("shia", "accept", { offer: poor.propose("us", "shia", poor.hand("us")) });
  const offers = trying(poor, "kurds", "propose");
  return {
    "trade with who does not play": trying(four, "us", "propose")({ to: "kurds" }),
    "want a card on the discard pile": wants("halliburton"),
    "want a card that is not in the deck": wants("independence"),
    "want a card of an empty hand": offers({ to: "us", give: ["propaganda"], want: "count", count: 1 }),
    "give nothing to an empty hand": offers({ to: "us", give: [], want: "nothing" }),
  };
}

function answeringOffers(): Table {
  const game = market();
  const accepts = trying(game, "kurds", "accept");
  const nothing = {
    "accept where nothing is offered": accepts({ offer: "o1" }),
    "withdraw where nothing was offered": trying(game, "us", "withdraw")({ offer: "o1" }),
  };
  const three = game.propose("us", "kurds", ["halliburton"], 3);
  const named = game.propose("us", "kurds", ["halliburton"], ["mahdi-army"]);
  const back = game.propose("kurds", "us", ["propaganda"]);
  const own = game.hand("kurds");
  return {
    ...nothing,
    "pay too few cards": accepts({ offer: three, cards: own.slice(0, 2) }),
    "pay no card": accepts({ offer: three, cards: [] }),
    "pay too many cards": accepts({ offer: three, cards: own.slice(0, 4) }),
    "pay with a card of another hand": accepts({ offer: three, cards: ["blackwater"] }),
    "choose cards where none are wanted": trying(game, "us", "accept")({ offer: back, cards: ["anarchy"] }),
    "accept without the card that is wanted": accepts({ offer: named }),
    "accept an offer of one's own": trying(game, "us", "accept")({ offer: three }),
    "accept an offer that is gone": accepts({ offer: "o999" }),
    "accept without saying which": trying(game, "us", "accept")(),
    "withdraw another's offer": trying(game, "us", "withdraw")({ offer: back }),
    "decline an offer of one's own": trying(game, "us", "decline")({ offer: three }, three),
  };
}

function shortOfCards(): Table {
  const game = market();
  const two = game.propose("kurds", "us", ["propaganda"], 2);
  game.act("shia", "accept", { offer: game.propose("us", "shia", game.hand("us").slice(0, 9)) });
  return { "accept with too few cards": trying(game, "us", "accept")({ offer: two }) };
}

function elsewhere(): Table {
  const hands = { shia: ["counter-terrorism", "propaganda", "massacre", "ambushes", "executions", "refugees"] };
  const more = ["anarchy", "civil-war", "checkpoints", "kidnappings"];
  const three = iraq({ seats: 3, hands: { shia: [...hands.shia, ...more] } })
    .toNegotiations()
    .all();
  const over = iraq({ seats: 2, turns: 1 }).endTurn();
  return {
    "side with a rival": trying(three, "shia", "align")({ with: "kurds" }),
    "write too little": writing(three, "shia")("align"),
    "trade in the Ground phase": trying(three, "shia", "ready")(),
    "act when the game is over": trying(over, "us", "ready")(),
    "set up six seats": setting({ seats: "6" }),
    "set up 21 turns": setting({ turns: 21 }),
    "set up any number of turns": setting({ turns: "many" }),
  };
}

const all = (): Table => ({
  ...atCommitment(),
  ...makingOffers(),
  ...specialOffers(),
  ...answeringOffers(),
  ...shortOfCards(),
  ...elsewhere(),
});

describe("refusals", () => {
  const said = all();

  it("say what was wrong, by which rule, and what is possible", () => {
    expect(said).toEqual({
      "discard six cards": "**6 cards**: at most five are discarded, once a turn (R-07).",
      "discard a card of another hand": "**Control Kirkuk** is not in your hand; of K you hold nothing.",
      "discard a card that lies in the pile": "**Ratlines** is not in your hand; of I you hold Mujaheddin.",
      "discard what is nearly a card": "“Ratlins” is no card. Did you mean Ratlines?",
      "discard a card twice": "**Anarchy (M 5)** is chosen already: once is enough.",
      "discard no list": "A list is needed here.",
      "discard, and say more": "Something is said here that nobody asks.",
      "discard without naming what is said": "An answer names what it chooses.",
      "say “Ready” too early": "“Ready” is not possible now; possible: “Discard and draw”.",
      "do what the game does not have": "There is no such action in this game.",
      "act for a seat that does not play": "There is no such seat in this game.",
      "press an old button": "That question is no longer open.",
      "write an order that does not exist":
        "There is no order “comit”. Did you mean commit? Orders of this game: commit, ready, propose, accept, counter, decline, withdraw, unready or align.",
      "write nothing": "An order begins with the name of an action.",
      "write a card that another hand holds": "**Al Queda** is not in your hand; of I you hold Mujaheddin.",
      "write a part of a name": "“kirkuk” is no card. Did you mean Control Kirkuk?",
      "write too little":
        "Whose cards count for you this turn, besides your own? (US: adds 5 or Insurgents: adds nothing)",
      "write too much": "“steady” is more than this order needs.",
      "trade with oneself": "You cannot trade with yourself (R-08).",
      "trade with nobody":
        "With whom do you trade? Possible: Insurgents (10 cards), Sunni (10 cards), Shia (10 cards) or Kurds (10 cards).",
      "trade with who does not exist":
        "“turks” is not possible here. Did you mean Kurds (10 cards)? Possible: Insurgents (10 cards), Sunni (10 cards), Shia (10 cards) or Kurds (10 cards).",
      "offer a card of another hand": "**Propaganda** is not in your hand; of A you hold Allegations of Torture.",
      "offer nothing for nothing": "A trade needs at least one card in all (R-08).",
      "want what cannot be wanted":
        "“love” is not possible here. Possible: Nothing: it is a gift; A number of cards, of their choice; or Cards that I name.",
      "want more cards than they hold": "**12 cards**: the Kurds hold 10 (R-08).",
      "want no card of their choice": "**0 cards**: ask for at least one, or make it a gift (R-08).",
      "want half a card": "**1.5** is not possible here: possible are 1 to 10.",
      "want some cards": "“some” is not a whole number: possible are 1 to 10.",
      "want a number, but not say which": "How many cards, of their choice? 1 to 10.",
      "name no card that is wanted": "Name at least one card that you want (R-08).",
      "name more cards than they hold": "**11 cards** by name: the Kurds hold 10 (R-08).",
      "want a card of one's own": "**Halliburton** is in your own hand: ask for what others may hold.",
      "want what is no card":
        "“peace” is no card. You can ask for any card in the deck except your own and those on the discard pile.",
      "say “Not ready” without having been": "You have not said “Ready” yet (ruling L).",
      "discard too late": "“Discard and draw” is not possible now; possible: “Ready” or “Make an offer”.",
      "make an eleventh offer": "Ten of your offers are open, and that is the most: withdraw one first.",
      "make an offer when ready": "A ready seat makes no offers: say “Not ready” first (ruling L).",
      "say “Ready” twice": "You are ready already (ruling L).",
      "trade with who does not play":
        "The Kurds are not in this game: trade with the Insurgents, the Sunni or the Shia (R-03).",
      "want a card on the discard pile":
        "**Halliburton** lies face up on the discard pile: nobody can give it (ruling I).",
      "want a card that is not in the deck": "**Independence** is not in the deck of this scenario (R-03).",
      "want a card of an empty hand": "The US holds no card: there is nothing to ask for (R-08).",
      "give nothing to an empty hand": "Choose a card to give: the US holds no cards (R-08).",
      "accept where nothing is offered": "No offer waits for your answer (R-08).",
      "withdraw where nothing was offered": "None of your offers is open (R-08).",
      "pay too few cards": "**2 cards**: the US wants 3 (R-08).",
      "pay no card": "**No card**: the US wants 3 (R-08).",
      "pay too many cards": "**4 cards**: the US wants 3 (R-08).",
      "pay with a card of another hand":
        "**Blackwater** is not in your hand; of U you hold Reconciliation, Control Oil Supply, Open Elections and Coalition Troops.",
      "choose cards where none are wanted": "**Which of your cards do you give?** is not asked now.",
      "accept without the card that is wanted": "The US wants Mahdi Army (H 2): you do not hold it (R-08).",
      "accept an offer of one's own": "That offer is your own: you can only withdraw it.",
      "accept an offer that is gone": "That offer is no longer open.",
      "accept without saying which":
        "Which offer do you accept? Possible: The Kurds offer you Propaganda (A 5) as a gift.",
      "withdraw another's offer": "That offer was made to you: accept or decline it.",
      "decline an offer of one's own": "“Decline an offer” is not possible now; possible: “Withdraw an offer”.",
      "accept with too few cards": "The Kurds want 2 cards: you hold 1 (R-08).",
      "side with a rival":
        "Cards of the Kurds count for nobody else: only those of the US or of the Insurgents do (R-04).",
      "trade in the Ground phase": "“Ready” is not possible now; possible: “Choose a side”.",
      "act when the game is over": "This game is over.",
      "set up six seats":
        "“6” is not possible here. Possible: 2 – Insurgency Only: US, Insurgents; 3 – Civil War Only: Sunni, Shia, Kurds; 4 – Isolated North: US, Insurgents, Sunni, Shia; or 5 – Full Scale Conflict: US, Insurgents, Sunni, Shia, Kurds.",
      "set up 21 turns": "**21** is not possible here: possible are 1 to 20.",
      "set up any number of turns": "“many” is not a whole number: possible are 1 to 20.",
    });
  });

  it("never answer two different mistakes with the same sentence", () => {
    const sentences = Object.values(said);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it("answer an offer of a card that another hand lost as one of a card that it never held", () => {
    const game = market();
    const named = (card: string): string => game.propose("us", "kurds", ["halliburton"], [card]);
    const [lost, never] = [named("propaganda"), named("mahdi-army")];
    game.act("shia", "accept", { offer: game.propose("kurds", "shia", ["propaganda"]) });
    const accepts = trying(game, "kurds", "accept");
    expect(accepts({ offer: lost })).toBe("The US wants Propaganda (A 5): you do not hold it (R-08).");
    expect(accepts({ offer: never })).toBe("The US wants Mahdi Army (H 2): you do not hold it (R-08).");
  });
});
