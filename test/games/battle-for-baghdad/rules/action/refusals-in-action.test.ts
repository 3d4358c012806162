import { describe, expect, it } from "vitest";
import { mustGet, type Params, refusalSentence } from "#engine";
import { baghdad, type Game } from "../../builder.ts";
import { command, fighting, plan } from "../../fighting.ts";
import { defecting, spying } from "../cards/plotting.ts";

/** What is said to each thing that somebody tried. */
type Table = { readonly [what: string]: string };

type Wishes = NonNullable<Parameters<typeof baghdad>[0]>;
type Zones = Parameters<Game["units"]>[0];

/** Somebody who tries something, and reads the refusal. */
const trying =
  (game: Game, seat: string, action: string) =>
  (params: Params = {}): string =>
    refusalSentence(game.refusal(seat, action, params));

const lot = (unit: string, zone: string, count = 1): Params => ({ unit, zone, count });
const purse = (game: Game, seat: string, pp: number): Game =>
  game.change(({ table }) => {
    mustGet(table.sides, seat).pp = pp;
  });
const agree = (game: Game, term: { readonly kind: "keepOut"; readonly zones: readonly string[] }, seat: string): Game =>
  game.change(({ table }) => {
    table.agreements.push({ seats: [seat, "sunni"], terms: [{ ...term, seat, zones: [...term.zones] }] });
  });

function recruiting(): Table {
  const zones: Zones = {
    zayouna: { government: [2, 0] },
    bayaa: { government: [0, 1] },
    karrada: { ngo: [2, 1], government: [1, 0] },
    mansour: { ngo: [1, 0], sunni: [1, 0] },
  };
  const game = purse(baghdad({ seats: 6 }).units(zones).recruiting("government"), "government", 5);
  const recruits = trying(game, "government", "recruit");
  const ngo = baghdad({ seats: 6 }).units(zones).recruiting("ngo");
  const poor = purse(baghdad().recruiting("shiite"), "shiite", 0);
  const bound = purse(
    agree(baghdad().recruiting("government"), { kind: "keepOut", zones: ["karrada"] }, "government"),
    "government",
    4,
  );
  const full = baghdad()
    .units({ bayaa: { shiite: [0, 8] } })
    .recruiting("shiite");
  return {
    "Security where there was no Infrastructure": recruits(lot("security", "zayouna")),
    "Infrastructure where there was no Security": recruits(lot("infrastructure", "bayaa")),
    "recruit where one has never been": recruits(lot("security", "doura")),
    "Security of a guest": trying(ngo, "ngo", "recruit")(lot("security", "mansour")),
    "recruit in a Zone that does not exist": recruits(lot("security", "basra")),
    "recruit what is no unit": recruits({ unit: "tanks", zone: "karrada", count: 1 }),
    "recruit none": recruits(lot("security", "karrada", 0)),
    "recruit more than one can pay": recruits(lot("security", "karrada", 3)),
    "recruit more than the pool holds": trying(
      purse(full, "shiite", 40),
      "shiite",
      "recruit",
    )(lot("infrastructure", "shula", 9)),
    "recruit without PP": trying(poor, "shiite", "recruit")(lot("security", "shula")),
    "Security with one PP": trying(
      purse(baghdad().recruiting("government"), "government", 1),
      "government",
      "recruit",
    )(lot("security", "karrada")),
    "recruit where it is agreed not to": trying(bound, "government", "recruit")(lot("security", "karrada")),
    "recruit in another's Action": trying(game, "us", "recruit")(lot("security", "biap")),
    "move before recruitment is over": trying(game, "government", "move")({ from: "karrada", to: "rusafa", count: 1 }),
    "go on with a Move before recruitment is over": trying(game, "government", "moveTo")({ zone: "rusafa" }),
    "combine cards before recruitment is over": trying(game, "government", "combine")({ how: "espionage" }),
  };
}

function buying(): Table {
  const game = baghdad({ pp: { government: 5 }, hands: { government: ["curfew"] } })
    .recruiting("government")
    .change(({ table }) => {
      table.price = 6;
      const side = mustGet(table.sides, "government");
      side.neutralized = side.active.splice(0, 1);
    });
  const empty = baghdad({ pp: { government: 9 } })
    .recruiting("government")
    .change(({ table, box }) => {
      box.bazaar = [];
      table.bazaarDeck = 0;
      table.discards = [];
    });
  const reactivates = (name: string) => trying(game, "government", "reactivate")({ command: command(name) });
  const two = baghdad({ pp: { government: 20 } })
    .recruiting("government")
    .change(({ table }) => {
      const side = mustGet(table.sides, "government");
      side.neutralized = side.active.splice(0, 1);
      side.pp = 20;
    });
  return {
    "buy a card that is too dear": trying(game, "government", "buyCard")(),
    "buy the last card": trying(empty, "government", "buyCard")(),
    "reactivate what is too dear": reactivates("Ministry of Defence"),
    "reactivate where all are Active": trying(empty, "government", "reactivate")(),
    "reactivate what is Active": trying(two, "government", "reactivate")({ command: command("Ministry of Interior") }),
    "reactivate another's Command": trying(two, "government", "reactivate")({ command: command("Sons of Iraq") }),
  };
}

function moving(): Table {
  const zones: Zones = {
    rusafa: { shiite: [2, 0] },
    hurriya: { sunni: [1, 0] },
    kadhimiya: { government: [1, 0] },
    shula: { shiite: [3, 1] },
    "sadr-city": { shiite: [0, 4] },
  };
  const start = (): Game => baghdad().units(zones).street("S01", "S02", "S03").moving("shiite");
  const game = start();
  const moves = trying(game, "shiite", "move");
  const begins = trying(game, "shiite", "beginMove");
  const bound = agree(start(), { kind: "keepOut", zones: ["karrada"] }, "shiite");
  const done = start();
  for (const to of ["karrada", "zayouna"]) done.act("shiite", "move", { from: "rusafa", to, count: 1 });
  return {
    "move over the Tigris and on": moves({ from: "rusafa", to: "mansour", count: 1 }),
    "move through others' units": moves({ from: "shula", to: "grand-mosque", count: 1 }),
    "move too far": moves({ from: "shula", to: "doura", count: 1 }),
    "move to where one is": moves({ from: "shula", to: "shula", count: 1 }),
    "move to where it is agreed not to": trying(bound, "shiite", "move")({ from: "rusafa", to: "karrada", count: 1 }),
    "move through where it is agreed not to": trying(
      bound,
      "shiite",
      "move",
    )({ from: "rusafa", to: "jadriya", count: 1 }),
    "move from where one has no units": moves({ from: "mansour", to: "bayaa", count: 1 }),
    "move Infrastructure": moves({ from: "sadr-city", to: "zayouna", count: 1 }),
    "move more than there are": moves({ from: "shula", to: "ghazaliya", count: 4 }),
    "move to a Zone that does not exist": moves({ from: "shula", to: "basra", count: 1 }),
    "move when all Moves are made": trying(done, "shiite", "move")({ from: "karrada", to: "rusafa", count: 1 }),
    "begin Underground in a Zone of another colour": begins({ mode: "underground", from: "rusafa", count: 1 }),
    "fly as the Shiites": begins({ mode: "airmobile", from: "shula", count: 1 }),
    "recruit when recruitment is over": trying(game, "shiite", "recruit")(lot("security", "shula")),
    "buy a card when recruitment is over": trying(game, "shiite", "buyCard")(),
    "go on when no Move has begun": trying(game, "shiite", "moveTo")({ zone: "karrada" }),
    "go on when no Move is left": trying(done, "shiite", "moveTo")({ zone: "karrada" }),
    "move when it is another's Action": trying(game, "sunni", "move")({ from: "hurriya", to: "shula", count: 1 }),
    "move in the Coalition Phase": trying(
      baghdad()
        .initiative("shiite")
        .until(({ table }) => table.coalition !== null),
      "shiite",
      "move",
    )(),
  };
}

function stepByStep(): Table {
  const zones: Zones = {
    rusafa: { shiite: [1, 0] },
    karrada: {},
    "green-zone": {},
    shula: { shiite: [3, 0] },
    hurriya: {},
    ghazaliya: { sunni: [1, 0] },
  };
  const start = (): Game =>
    baghdad({ hands: { shiite: ["deep-cover"] } })
      .units(zones)
      .street("S01", "S02", "S03")
      .moving("shiite");
  const begun = start().act("shiite", "beginMove", { mode: "normal", from: "rusafa", count: 1 });
  const gone = start().walk("shiite", 1, "rusafa", "karrada");
  const stack = start().walk("shiite", 3, "shula", "hurriya");
  const river = start().walk("shiite", 1, "rusafa", "green-zone");
  const met = start().walk("shiite", 3, "shula", "ghazaliya");
  const dug = start().act("shiite", "beginMove", { mode: "underground", from: "shula", count: 1 });
  const after = start()
    .act("shiite", "beginMove", { mode: "underground", from: "shula", count: 1 })
    .act("shiite", "moveTo", { zone: "sadr-city" });
  return {
    "end a Move that has not left": trying(begun, "shiite", "endMove")(),
    "go to a Zone that is not next": trying(begun, "shiite", "moveTo")({ zone: "mansour" }),
    "go to where the stack is": trying(begun, "shiite", "moveTo")({ zone: "rusafa" }),
    "cancel a Move that has left": trying(gone, "shiite", "cancelMove")(),
    "pick up nobody": trying(gone, "shiite", "pickUp")({ count: 1 }),
    "drop the only unit off": trying(gone, "shiite", "dropOff")({ count: 1 }),
    "drop the whole stack off": trying(stack, "shiite", "dropOff")({ count: 3 }),
    "play a card inside a Move": trying(gone, "shiite", "play")({ card: "deep-cover" }),
    "move another stack inside a Move": trying(gone, "shiite", "move")({ from: "shula", to: "hurriya", count: 1 }),
    "go on after the River": trying(river, "shiite", "moveTo")({ zone: "mansour" }),
    "drop off after meeting others": trying(met, "shiite", "dropOff")({ count: 1 }),
    "go Underground to a Zone of another colour": trying(dug, "shiite", "moveTo")({ zone: "hurriya" }),
    "go on after Underground": trying(after, "shiite", "moveTo")({ zone: "zayouna" }),
    "go Underground twice": trying(after, "shiite", "beginMove")({ mode: "underground", from: "shula", count: 1 }),
  };
}

function flying(): Table {
  const zones: Zones = { biap: { us: [3, 0] }, "rasheed-ab": {} };
  const start = (...street: string[]): Game =>
    baghdad({ seats: 4 })
      .units(zones)
      .street(...street)
      .moving("us");
  const flown = start("S01", "S02", "S03").act("us", "move", { from: "biap", to: "air.sadr-city", count: 1 });
  const fly = { mode: "airmobile", from: "biap", count: 1 };
  const earth = baghdad({ seats: 4 })
    .units({ ...zones, biap: {}, "green-zone": { us: [1, 0] } })
    .street("S01", "S02", "S03")
    .moving("us");
  return {
    "fly in a Sandstorm": trying(start("S02", "E2"), "us", "beginMove")(fly),
    "fly twice from one Airport": trying(flown, "us", "beginMove")(fly),
    "fly without an Airport": trying(earth, "us", "beginMove")({ ...fly, from: "green-zone" }),
    "go Underground as the US": trying(flown, "us", "beginMove")({ ...fly, mode: "underground" }),
  };
}

function playingCards(): Table {
  const hand = ["oil-ministry", "curfew", "friday-sermon", "tribal-sheikh", "informant"];
  const start = (hands: Wishes["hands"]): Game =>
    baghdad({ hands: { shiite: [], sunni: [], ...hands } })
      .units({
        zayouna: { government: [2, 1] },
        karrada: {},
        "palestine-street": {},
        "rasheed-ab": {},
        rusafa: { shiite: [1, 0] },
      })
      .street("E2")
      .recruiting("government");
  const game = start({ government: hand });
  const plays = trying(game, "government", "play");
  const spy = start({ government: ["oil-ministry", "informant"], shiite: ["network"] }).act(
    "government",
    "endRecruitment",
  );
  const combines = trying(spy, "government", "combine");
  const espionage = { how: "espionage", connections: "oil-ministry", minds: "informant" };
  const bare = start({ government: ["network"] });
  const none = start({ government: ["network"] }).act("government", "endRecruitment");
  return {
    "play a card of another step": plays({ card: "friday-sermon" }),
    "play a card of a window": plays({ card: "curfew" }),
    "play a card that one does not hold": plays({ card: "deep-cover" }),
    "play what is no card": plays({ card: "peace" }),
    "play where nothing can be played": trying(bare, "government", "play")({ card: "network" }),
    "play where nothing can be played, later": trying(none, "government", "play")({ card: "network" }),
    "place units beside nothing": plays({ card: "tribal-sheikh", zone: "mansour", count: 1 }),
    "place units beside others'": plays({ card: "tribal-sheikh", zone: "rusafa", count: 1 }),
    "place too many units": plays({ card: "tribal-sheikh", zone: "karrada", count: 3 }),
    "spy on an empty hand": combines({ ...espionage, target: "sunni" }),
    "spy on oneself": combines({ ...espionage, target: "government" }),
    "combine for another time": combines({ how: "politicalManeuver" }),
    "combine without the symbols": combines({ how: "defection" }),
    "combine with the wrong symbol": combines({ ...espionage, minds: "oil-ministry" }),
  };
}

function plotting(): Table {
  const game = spying(["air-strike", "car-bomb", "network"]);
  const recruits = trying(game, "government", "recruit")(lot("security", "karrada"));
  const counters = trying(game, "shiite", "cancelCard")({ card: "network" });
  game.act("shiite", "pass");
  const takes = (...cards: string[]) =>
    trying(game, "government", "takeCards")({ cards: cards.map((card) => ({ card })) });
  const struck = defecting();
  const loses = trying(struck, "shiite", "chooseDefectors")({ security: 3 });
  struck.act("shiite", "chooseDefectors", { security: 1 });
  return {
    "recruit while a card is aimed": recruits,
    "cancel without the card": counters,
    "take too few cards": takes("network"),
    "take a card that was not shown": takes("curfew", "network"),
    "take a card twice": takes("network", "network"),
    "lose more Security than leave": loses,
    "place more than have left": trying(struck, "government", "placeDefectors")({ security: 2, infrastructure: 0 }),
  };
}

function planning(): Table {
  const hands = { shiite: [], government: [], sunni: ["car-bomb", "safe-house", "network"] };
  const zones: Zones = { bayaa: { shiite: [3, 0], sunni: [2, 1] } };
  const game = fighting(zones, { hands }).change(({ table }) => {
    const side = mustGet(table.sides, "sunni");
    side.neutralized = side.active.splice(1, 1); // 1920 Revolution Brigades
  });
  const plans = (name: string, offense = "none", defense = "none", commit = 1) =>
    trying(game, "sunni", "plan")({ command: name, offense, defense, commit });
  const officers = command("Former Officers' Council");
  return {
    "plan without a Command": trying(game, "sunni", "plan")(plan("none", 1)),
    "plan with a Neutralized Command": plans(command("1920 Revolution Brigades")),
    "plan with another's Command": plans(command("Multi-National Corps")),
    "plan with an Offense that does not fit": plans(officers, "car-bomb"),
    "plan with a Defense that does not fit": plans(officers, "none", "safe-house"),
    "plan with an Offense that one does not hold": plans(officers, "air-strike"),
    "plan with a Defense as an Offense": plans(command("Islamic Army Cell"), "safe-house"),
    "commit too much": plans(officers, "none", "none", 4),
    "commit less than nothing": plans(officers, "none", "none", -1),
    "plan in another's Combat": trying(game, "government", "plan")(),
    "cancel a card before the reveal": trying(game, "sunni", "disrupt")(),
    "choose losses before the reveal": trying(game, "sunni", "chooseLosses")(),
  };
}

function fightingOut(): Table {
  const zones: Zones = {
    bayaa: { shiite: [3, 2], sunni: [2, 1] },
    hurriya: { shiite: [2, 0], government: [1, 0] },
    "grand-mosque": { shiite: [1, 0], sunni: [1, 0] },
    doura: { shiite: [1, 0] },
    rusafa: { shiite: [1, 0], government: [1, 0], sunni: [1, 0] },
  };
  const game = fighting(zones, { hands: { shiite: ["network"], sunni: ["network"], government: [] } });
  const fights = (zone: string, opponent = "sunni") => trying(game, "shiite", "fight")({ zone, opponent });
  const won = fighting(
    { bayaa: { shiite: [3, 2], sunni: [2, 1] } },
    { hands: { shiite: ["network"], sunni: ["network"], government: [] } },
  );
  won
    .act("shiite", "plan", plan(command("Office of the Martyr Sadr"), 4))
    .act("sunni", "plan", plan(command("Islamic Army Cell"), 0));
  const loses = trying(won, "shiite", "chooseLosses")({ security: 4 });
  won.act("shiite", "chooseLosses", { security: 2 });
  const redirects = trying(won, "sunni", "redirectAward")({ card: "network" });
  won.act("shiite", "pass").act("sunni", "pass");
  const shown = fighting(
    { bayaa: { shiite: [3, 0], sunni: [2, 1] } },
    { hands: { shiite: ["assassins"], sunni: ["network"], government: [] } },
  );
  shown
    .act("shiite", "plan", plan(command("Mahdi Army, Sadr City Brigade"), 1, "assassins"))
    .act("sunni", "plan", plan(command("Islamic Army Cell"), 0));
  return {
    "fight in the Sanctuary": fights("grand-mosque"),
    "fight where one is alone": fights("doura"),
    "fight where one is not": fights("mansour"),
    "fight who is not there": fights("bayaa", "government"),
    "fight oneself": fights("bayaa", "shiite"),
    "end Combat where one must fight": trying(game, "shiite", "endCombats")(),
    "fight in another's Combat turn": trying(game, "sunni", "fight")({ zone: "bayaa", opponent: "shiite" }),
    "lose more than one has committed": loses,
    "redirect an award without the card": redirects,
    "double an income without the card": trying(won, "shiite", "doubleIncome")({ card: "network", source: "award" }),
    "cancel what was shown without the card": trying(shown, "sunni", "disrupt")({ card: "network" }),
    "fight in the Action Phase": trying(baghdad().recruiting("shiite"), "shiite", "fight")(),
  };
}

const all = (): Table => ({
  ...recruiting(),
  ...buying(),
  ...moving(),
  ...stepByStep(),
  ...flying(),
  ...playingCards(),
  ...plotting(),
  ...planning(),
  ...fightingOut(),
});

describe("refusals of the Action, of cards and of Combats", () => {
  const said = all();

  it("say what was wrong, by which rule, and what is possible", () => {
    expect(said).toEqual({
      "Security where there was no Infrastructure":
        "**Security in Zayouna**: you Controlled it when your Recruit Step began, but had no Infrastructure there. Infrastructure is possible (R-34).",
      "Infrastructure where there was no Security":
        "**Infrastructure in Bayaa**: you Controlled it when your Recruit Step began, but had no Security there. Security is possible (R-33).",
      "recruit where one has never been":
        "**Security in Doura**: it is not of your colour, and you did not Control it when your Recruit Step began. Possible: Bayaa, Palestine Street, Rusafa, Karrada or Rasheed Air Base (R-34).",
      "Security of a guest":
        "**Security in Mansour**: it is not of your colour, and you did not Control it when your Recruit Step began. Possible: Infrastructure (R-34).",
      "recruit in a Zone that does not exist":
        "“basra” is not possible here. Did you mean Bayaa? Possible: Bayaa, Palestine Street, Rusafa, Karrada or Rasheed Air Base.",
      "recruit what is no unit": "“tanks” is not possible here. Possible: Security or Infrastructure.",
      "recruit none": "**0** is not possible here: possible are 1 to 2.",
      "recruit more than one can pay": "**3 Security in Karrada** cost 6 PP, you have 5: at most 2 (R-32).",
      "recruit more than the pool holds":
        "**Infrastructure**: your pool holds 3, and there are no more counters (R-15).",
      "recruit without PP": "Infrastructure costs 1 PP and Security 2 PP; you have 0 PP (R-32).",
      "Security with one PP": "Security costs 2 PP, and you have 1. Infrastructure costs 1 (R-32).",
      "recruit where it is agreed not to":
        "You have an agreement with the Sunnis: the Government keeps out of Karrada (R-30).",
      "recruit in another's Action": "**Recruiting**: it is the Action of the Government; yours is next (R-16).",
      "move before recruitment is over":
        "**Moving a stack** comes after your Recruit Step: end recruitment first (R-16).",
      "go on with a Move before recruitment is over":
        "**Going to a Zone**: no Move has begun. Moves come after your Recruit Step (R-41).",
      "combine cards before recruitment is over":
        "**Combining two cards** comes after your Recruit Step: end recruitment first (R-16).",
      "buy a card that is too dear": "A card costs 6 PP, and you have 5 (R-38).",
      "buy the last card": "No card is left to buy: the Arms Bazaar deck is used up (R-38).",
      "reactivate what is too dear": "**Ministry of Defence** costs 10 PP, twice its value, and you have 5 (R-37).",
      "reactivate where all are Active": "All your Commands are Active (R-37).",
      "reactivate what is Active": "**Ministry of Interior** is Active (R-37).",
      "reactivate another's Command": "**Sons of Iraq** is a Command of the Sunnis: you reactivate your own (R-37).",
      "move over the Tigris and on":
        "**Move to Mansour** from Rusafa: crossing the Tigris ends the Move in Green Zone or Haifa Street (R-44). Another Move can go on from there.",
      "move through others' units":
        "**Move to Grand Mosque** from Shu'la: units of the Sunnis end it in Ghazaliya or Hurriya and units of the Government in Kadhimiya (R-43). Another Move can go on from there.",
      "move too far":
        "**Move to Doura** from Shu'la: it is 4 Zones away, and a Move goes 3 at most. The nearest that it reaches: New Baghdad (R-41).",
      "move to where one is": "**Move to Shu'la**: the stack is there already (R-41).",
      "move to where it is agreed not to":
        "You have an agreement with the Sunnis: the Shiites keep out of Karrada (R-30).",
      "move through where it is agreed not to":
        "**Move to Jadriya** from Rusafa: crossing the Tigris ends the Move in Green Zone (R-44) and an agreement keeps you out of Karrada (R-30). Another Move can go on from there.",
      "move from where one has no units": "**A Move from Mansour**: you have no units there (R-40).",
      "move Infrastructure":
        "**A Move from Sadr City**: your Infrastructure there does not move, and you have no Security there (R-40).",
      "move more than there are": "**Shu'la**: you have 3 Security there, and no more can go (R-40).",
      "move to a Zone that does not exist":
        "“basra” is not possible here. Possible: New Baghdad (Underground), Hurriya, Kadhimiya, Ghazaliya or Sadr City (Underground).",
      "move when all Moves are made": "You have made your 2 Moves of this turn: end movement (R-40).",
      "begin Underground in a Zone of another colour":
        "**A Move from Rusafa**: it is not a Zone of your colour, and Underground begins in one (R-46).",
      "fly as the Shiites": "Only the Government can move by air (R-47).",
      "recruit when recruitment is over":
        "**Recruiting**: your Recruit Step is over. Recruiting comes before the first Move (R-16).",
      "buy a card when recruitment is over":
        "**Buying a card**: your Recruit Step is over. Recruiting comes before the first Move (R-16).",
      "go on when no Move has begun":
        "**Going to a Zone**: no Move has begun. Choose a stack first; 2 Moves are left (R-41).",
      "go on when no Move is left":
        "**Going to a Zone**: the Move has ended in Zayouna. No Move is left: end movement (R-41).",
      "move when it is another's Action": "**Moving a stack**: it is the Action of the Shiites; yours is next (R-16).",
      "move in the Coalition Phase": "**Moving a stack** belongs to your Action; now it is the Coalition Phase (R-16).",
      "end a Move that has not left": "The stack has not left Rusafa yet: go to a Zone, or do not move it (R-41).",
      "go to a Zone that is not next":
        "**Mansour**: it is not next to Rusafa. From there go to Medical City, Palestine Street, Zayouna, Karrada, Haifa Street or Green Zone (R-41).",
      "go to where the stack is":
        "**Rusafa**: the stack is there. From there go to Medical City, Palestine Street, Zayouna, Karrada, Haifa Street or Green Zone (R-41).",
      "cancel a Move that has left": "The stack has gone to Karrada already: it can end the Move there (R-41).",
      "pick up nobody": "You have no other Security in Karrada to join the stack (R-41).",
      "drop the only unit off": "The stack is a single unit, and keeps it: end the Move here instead (R-41).",
      "drop the whole stack off": "The stack of 3 keeps at least one: 2 can stay (R-41).",
      "play a card inside a Move":
        "**Playing a card**: a Move is under way in Karrada. End it first; cards are played between Moves (R-41).",
      "move another stack inside a Move":
        "**Moving a stack**: a Move is under way in Karrada. End it first; cards are played between Moves (R-41).",
      "go on after the River":
        "**Going to a Zone**: the Move has ended in Green Zone: crossing the Tigris ends it. Begin another: 1 Move is left (R-44).",
      "drop off after meeting others":
        "**Dropping units off**: the Move has ended in Ghazaliya: units of the Sunnis end it. Begin another: 1 Move is left (R-43).",
      "go Underground to a Zone of another colour":
        "**Hurriya**: it is not a Zone of your colour. Underground goes to Kadhimiya, Sadr City or New Baghdad (R-46).",
      "go on after Underground":
        "**Going to a Zone**: the Move has ended in Sadr City, where it went at once. Begin another: 1 Move is left (R-46).",
      "go Underground twice": "Underground works once a turn, and you have used it (R-46).",
      "fly in a Sandstorm": "Nobody moves by air this turn: Sandstorm (R-47).",
      "fly twice from one Airport":
        "Each Airport that you Controlled after the Coalition Phase allows one Move by air, and you have used them (R-47).",
      "fly without an Airport":
        "You Controlled no Airport after the Coalition Phase, so none of your units fly this turn (R-47).",
      "go Underground as the US": "Only the Shiites and the Sunnis can go Underground (R-46).",
      "play a card of another step": "**Friday Sermon** is played in your Move Step, not in your Recruit Step (R-11).",
      "play a card of a window": "**Curfew** is played before a street card, not in your Recruit Step (R-11).",
      "play a card that one does not hold": "**Deep Cover** is not in your hand (R-11).",
      "play what is no card": "“peace” is not possible here. Possible: Oil Ministry or Tribal Sheikh.",
      "play where nothing can be played": "**Play a card**: you hold none that is played in your Recruit Step (R-11).",
      "play where nothing can be played, later":
        "**Play a card**: you hold none that is played in your Move Step (R-11).",
      "place units beside nothing":
        "**Mansour**: it is not next to a Zone that you Control. Possible: Palestine Street, Sadr City, New Baghdad, Karrada or Rasheed Air Base (R-11).",
      "place units beside others'":
        "**Rusafa**: others have units there. Possible: Palestine Street, Sadr City, New Baghdad, Karrada or Rasheed Air Base (R-11).",
      "place too many units": "At most 2 units can be placed, as the card and your pool allow (R-15).",
      "spy on an empty hand": "The Sunnis hold no card. Possible: Shiites (R-11).",
      "spy on oneself": "**Government**: it is aimed at another seat. Possible: Shiites (R-11).",
      "combine for another time": "**Political Maneuver** is played before the bidding, not in your Move Step (R-11).",
      "combine without the symbols": "**Defection** takes a Hearts and a Minds card, and you hold no Hearts (R-11).",
      "combine with the wrong symbol": "**Oil Ministry** has no Minds on it (R-11).",
      "recruit while a card is aimed":
        "**Recruiting** waits until the card that was just played against the Shiites is done.",
      "cancel without the card": "**Cancel what is aimed at you**: it takes Counter-Intelligence, and you hold none.",
      "take too few cards": "2 cards must be chosen, not 1.",
      "take a card that was not shown": "**Curfew** is not among these cards (R-13).",
      "take a card twice": "**Network** is chosen already (R-13).",
      "lose more Security than leave": "Of the 3 units that leave, 0 to 2 can be Security (R-86).",
      "place more than have left":
        "At most 1 Security can be placed: as many as have left, and as your pool holds (R-86).",
      "plan without a Command":
        "**No Command**: you have Active Commands, and one must be in the plan, or a Network: Former Officers’ Council, Adhamiyah Committee, Sons of Iraq or Islamic Army Cell (R-58).",
      "plan with a Neutralized Command":
        "**1920 Revolution Brigades** is Neutralized: it can be reactivated in your Recruit Step. Active: Former Officers’ Council, Adhamiyah Committee, Sons of Iraq and Islamic Army Cell (R-58).",
      "plan with another's Command":
        "**Multi-National Corps** is a Command of the US. Active: Former Officers’ Council, Adhamiyah Committee, Sons of Iraq and Islamic Army Cell (R-58).",
      "plan with an Offense that does not fit":
        "**Car Bomb** does not fit Former Officers’ Council: an unconventional Offense needs Adhamiyah Committee, Islamic Army Cell or a Network (R-59).",
      "plan with a Defense that does not fit":
        "**Safe House** does not fit Former Officers’ Council: an unconventional Defense needs Adhamiyah Committee, Islamic Army Cell or a Network (R-59).",
      "plan with an Offense that one does not hold": "**Air Strike** is not in your hand (R-59).",
      "plan with a Defense as an Offense": "**Safe House** is not an Offense (R-59).",
      "commit too much": "At most 3 strength can be committed: you have 3 units there (R-60).",
      "commit less than nothing": "**-1** is not possible here: possible are 0 to 3.",
      "plan in another's Combat": "**A plan**: the Combat in Bayaa is between the Shiites and the Sunnis (R-53).",
      "cancel a card before the reveal": "**Cancelling an enemy card**: the plans are not open yet (R-53).",
      "choose losses before the reveal": "**Choosing losses**: the plans are not open yet (R-53).",
      "fight in the Sanctuary": "**Combat in Grand Mosque**: nobody fights in the Sanctuary (R-52).",
      "fight where one is alone": "**Combat in Doura**: nobody else is there (R-52).",
      "fight where one is not": "**Combat in Mansour**: you have no units there (R-52).",
      "fight who is not there": "The Government has no units in Bayaa (R-54).",
      "fight oneself": "**Shiites**: you do not fight yourself (R-54).",
      "end Combat where one must fight": "**End Combat**: first you must fight in Hurriya, Bayaa and Rusafa (R-52).",
      "fight in another's Combat turn": "**Choosing a Combat**: it is the Combat turn of the Shiites (R-53).",
      "lose more than one has committed": "Of the 4 units that you lose, 2 to 3 can be Security (R-65).",
      "redirect an award without the card": "**Redirect the award**: it takes Collateral Damage, and you hold none.",
      "double an income without the card": "**Double an income**: it takes InfoWar, and you hold none.",
      "cancel what was shown without the card":
        "**Cancel an enemy card**: it takes Jammers against what was shown, and you hold none.",
      "fight in the Action Phase":
        "**Choosing a Combat** belongs to the Combat Phase; now it is the Action Phase (R-16).",
    });
  });

  it("never answer two different mistakes with the same sentence", () => {
    const sentences = Object.values(said);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});
