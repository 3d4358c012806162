import { describe, expect, it } from "vitest";
import { screenOf } from "../../../../src/games/battle-for-baghdad/content/pack.ts";
import { rules } from "../../../../src/games/battle-for-baghdad/definition.ts";
import { complaintOf } from "../../complaint.ts";
import { changed, withItem } from "../packs.ts";

const complaint = (pack: { readonly [file: string]: unknown }): string => complaintOf(rules.readPack, pack);

describe("a broken map names file, place and reason", () => {
  it("a file is missing", () => {
    expect(complaint({})).toBe("zones.json: this file is missing");
  });

  it("a Zone is missing", () => {
    expect(complaint(changed("zones", "zones", (all) => all.slice(1)))).toBe(
      "zones.json, zones: there must be 23 Zones, not 22",
    );
  });

  it("an edge leads one way only", () => {
    expect(complaint(withItem("zones", "zones", "shula", { land: ["ghazaliya", "hurriya"] }))).toBe(
      "zones.json, zones.4.land.0: Kadhimiya leads to Shu'la, but not back",
    );
  });

  it("an edge leads nowhere", () => {
    expect(complaint(withItem("zones", "zones", "biap", { land: ["falluja"] }))).toBe(
      "zones.json, zones.0.land.0: there is no Zone “falluja”",
    );
  });

  it("a Zone lies on the wrong bank", () => {
    expect(complaint(withItem("zones", "zones", "jadriya", { bank: "west" }))).toMatch(
      /^zones\.json, zones\.10\.river\.0: Bayaa is west of the River and Jadriya west$/,
    );
  });

  it("a bridge is missing", () => {
    expect(complaint(changed("zones", "bridges", (all) => all.slice(1)))).toBe(
      "zones.json, zones.4.river.0: one bridge must lead from kadhimiya to adhamiyah, not 0",
    );
  });

  it("a Zone is cut off from its bank", () => {
    const pack = changed("zones", "zones", (all) =>
      all.map((zone) => {
        if (zone.id === "jadriya") return { ...zone, land: [] };
        return zone.id === "karrada" ? { ...zone, land: ["rusafa", "zayouna", "rasheed-ab"] } : zone;
      }),
    );
    expect(complaint(pack)).toBe("zones.json, zones: Jadriya cannot be reached by land on the east bank");
  });

  it("a Zone is of an unknown colour", () => {
    expect(complaint(withItem("zones", "zones", "biap", { affiliation: "kurds" }))).toMatch(
      /^zones\.json, zones\.0\.affiliation: /,
    );
  });
});

describe("a broken card or screen names file, place and reason", () => {
  it("an effect is unknown", () => {
    expect(complaint(withItem("arms-bazaar", "cards", "curfew", { effects: [{ kind: "endTheWar" }] }))).toBe(
      "arms-bazaar.json, cards.27.effects.0.kind: “endTheWar” is no known effect",
    );
  });

  it("an effect has a param too many", () => {
    expect(
      complaint(withItem("arms-bazaar", "cards", "curfew", { effects: [{ kind: "stopStreet", for: 2 }] })),
    ).toMatch(/^arms-bazaar\.json, cards\.27\.effects\.0: .*for/);
  });

  it("an ability, a victory condition is unknown", () => {
    expect(complaint(withItem("screens", "screens", "us", { abilities: [{ kind: "drones" }] }))).toBe(
      "screens.json, screens.3.abilities.0.kind: “drones” is no known ability",
    );
    expect(complaint(withItem("screens", "screens", "us", { special: [{ kind: "oil" }] }))).toBe(
      "screens.json, screens.3.special.0.kind: “oil” is no known victory condition",
    );
  });

  it("a deck is too small", () => {
    expect(complaint(withItem("arms-bazaar", "cards", "network", { copies: 3 }))).toBe(
      "arms-bazaar.json, cards: there must be 72 cards, not 71",
    );
    expect(complaint(changed("arab-street", "cards", (all) => all.slice(2)))).toBe(
      "arab-street.json, cards: there must be 27 cards, not 25",
    );
    expect(complaint(changed("commands", "commands", (all) => all.slice(1)))).toBe(
      "commands.json, commands: shiite must have 5 Command cards, not 4",
    );
  });

  it("a card names a Zone that is none", () => {
    const effects = [{ kind: "placePP", where: { kind: "zones", zones: ["basra"] }, amount: "zoneValue" }];
    expect(complaint(withItem("arab-street", "cards", "S01", { effects }))).toBe(
      "arab-street.json, cards.0.effects.0.where: there is no Zone “basra”",
    );
  });

  it("an Arab Street card has an effect of somebody's choice", () => {
    expect(complaint(withItem("arab-street", "cards", "S01", { effects: [{ kind: "lookHand" }] }))).toBe(
      "arab-street.json, cards.0.effects.0: lookHand cannot stand on an Arab Street card here",
    );
  });

  it("a card is played at a time when it does nothing", () => {
    expect(complaint(withItem("arms-bazaar", "cards", "car-bomb", { timing: "move" }))).toBe(
      "arms-bazaar.json, cards.3.effects.0: combatOffense is played in plan, not in move",
    );
  });

  it("a card is played in a step that knows nothing of what it does", () => {
    const gain = { kind: "gainPP", who: "each", amount: 1 };
    expect(complaint(withItem("arms-bazaar", "cards", "oil-ministry", { effects: [gain] }))).toBe(
      "arms-bazaar.json, cards.13.effects.0: gainPP cannot be played in a step",
    );
    const effects = [{ kind: "extraMoves", moves: 1 }];
    expect(complaint(withItem("arms-bazaar", "cards", "oil-ministry", { effects }))).toBe(
      "arms-bazaar.json, cards.13.effects.0: extraMoves is played in move, not in recruit",
    );
  });

  it("cards are taken out of a hand that nobody has seen", () => {
    const effects = [{ kind: "takeCards", cards: 1 }, { kind: "lookHand" }];
    expect(complaint(withItem("arms-bazaar", "cards", "informant", { effects }))).toMatch(
      /effects\.0: takeCards comes after lookHand$/,
    );
  });

  it("a combination is missing", () => {
    expect(complaint(changed("combos", "combos", (all) => all.slice(1)))).toBe(
      "combos.json, combos: there must be one of espionage, politicalManeuver, defection each",
    );
  });

  it("a faction starts with more than it has", () => {
    expect(complaint(withItem("screens", "screens", "ngo", { startSecurity: 13 }))).toBe(
      "screens.json, screens.5.startSecurity: there are only 12",
    );
    expect(complaint(withItem("screens", "screens", "ngo", { startCards: 5 }))).toBe(
      "screens.json, screens.5.startCards: the hand limit is 4",
    );
  });
});

describe("6.7 numbers by seats", () => {
  it("a pack can give a faction another income with 5 seats", () => {
    const tuned = rules.readPack(
      withItem("screens", "screens", "sunni", { bankIncome: { usual: 4, bySeats: { 5: 6 } } }),
    );
    expect([4, 5, 6].map((seats) => screenOf(tuned, seats, "sunni").bankIncome)).toEqual([4, 6, 4]);
  });
});
