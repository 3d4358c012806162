/** The terms of the game, for those who meet them for the first time. */
import type { Term, View } from "#engine";
import {
  COLLECTS,
  COSTS,
  HIGHEST_DIE,
  REACTIVATION,
  STREET_CARDS,
  ZONES_PER_MOVE,
} from "../../content/rulebook-figures.ts";
import { counted } from "../../content/wording.ts";
import { cardText, SYMBOL_NAMES } from "../../rules/cards/words.ts";
import { VICTORY } from "../../rules/victory/goals.ts";
import type { Baghdad } from "../../state.ts";

export const glossary = (content: View<Baghdad>["content"]): readonly Term[] => [
  ...TERMS.map(([term, text]) => ({ term, text })),
  {
    term: "Zone",
    text: `One of the ${content.zoneIds.length} districts of Baghdad. Its colour shows which faction it is affiliated with; the number on it is the PP that an Arab Street card puts there.`,
  },
  ...Object.values(content.combos).map(({ name, text, symbols }) => ({
    term: name,
    text: `${symbols.map((symbol) => SYMBOL_NAMES[symbol]).join(" and ")} cards together: ${text}`,
  })),
  ...Object.entries(content.arms).map(([id, { name }]) => ({ term: name, text: cardText(content, id) })),
];

const TERMS: readonly (readonly [term: string, text: string])[] = [
  [
    "PP",
    `Political Points: they pay for units, cards, bids and deals, and each is a point of victory. Those that lie in Zones belong to nobody until they are collected.`,
  ],
  ["Bank", "Where PP come from and go to when they are spent. It never runs out."],
  [
    "Security",
    `A unit that moves and fights; ${COSTS.security} PP. It collects ${COLLECTS.security} PP a turn from what lies in its Zone.`,
  ],
  [
    "Infrastructure",
    `A unit that fights but never moves; ${COSTS.infrastructure} PP. It collects up to ${COLLECTS.infrastructure} PP a turn from what lies in its Zone.`,
  ],
  ["Pool", "A faction's units that are not on the map. Eliminated units return to it and can be recruited again."],
  [
    "Control",
    `A seat Controls a Zone in which it alone has units; NGO units beside those of one other seat do not count. Each Controlled Zone is ${VICTORY.perZone} points.`,
  ],
  ["Occupy", "To have units in a Zone, alone or not. You collect in the Zones that you occupy."],
  ["Affiliated", "A Zone of a faction's colour: it recruits there, whoever Controls it."],
  [
    "Initiative",
    "The winner names the First Player of the turn. It is auctioned: everyone who bids pays their own last bid, win or lose. Some cards take it without a bid.",
  ],
  [
    "First Player",
    "Acts first in every phase of the turn; the others follow counter-clockwise. Ties go to whoever acts earlier.",
  ],
  ["Price", "What an Arms Bazaar card costs in this turn's Recruit Step: the winning bid, at least 1 PP."],
  [
    "Arab Street",
    `Up to ${counted(STREET_CARDS, "card")} a turn that put PP into Zones or bring an event. When the deck is used up, the game ends.`,
  ],
  [
    "Arms Bazaar",
    "A packet of as many cards as seats goes round; everybody keeps one or none. Also the name of these cards.",
  ],
  [
    "Connections, Hearts, Minds",
    "Symbols on cards. A card is played alone for its own effect, or two cards with the right symbols together.",
  ],
  ["Hand limit", "How many Arms Bazaar cards a faction may hold. Without room you must discard to take more."],
  [
    "Coalition",
    "The phase of deals. What is agreed by clauses binds until the next Coalition Phase; a promise alone binds nobody.",
  ],
  [
    "Truce",
    "Units of these seats do not stop each other's Moves this turn. It ends with the last Move Step: in one Zone they fight.",
  ],
  [
    "No attack",
    "A clause: a seat aims no card at another, and fights it only where it must. It counts until the next Coalition Phase.",
  ],
  [
    "Ready",
    "You make no more offers this turn. The Coalition Phase ends when everybody is ready; open offers lapse then.",
  ],
  ["Recruit Step", "The first part of a seat's Action: units, cards, Neutralized Commands, all paid in PP."],
  [
    "Move Step",
    `The second part of a seat's Action. A Move takes a stack of Security through up to ${ZONES_PER_MOVE} Zones.`,
  ],
  ["River", "The Tigris. Crossing it by a bridge ends a Move on the other bank."],
  ["Underground", "Shiites and Sunnis: once a turn a stack goes between two Zones of their own colour, however far."],
  [
    "Airmobile",
    "US, Government and NGO: one Move a turn to anywhere for each Airport they Controlled at the end of the Coalition Phase.",
  ],
  [
    "Command",
    "One of a faction's five leaders. In a Combat its value is added to the strength; its type says which other cards fit.",
  ],
  ["Active", "A Command that can be used. After a Combat it can be used again in the same turn."],
  [
    "Neutralized",
    `A Command that an Offense has taken out: it adds nothing in that Combat, and is off until it is reactivated for ${REACTIVATION} PP a point of its value.`,
  ],
  [
    "Conventional, unconventional",
    "The two types of Commands, Offenses and Defenses (C, U; B is both). An Offense or Defense must fit the type of its side's Command.",
  ],
  [
    "Offense",
    "A card of a plan: Neutralizes the enemy's Command if it is of a type that the card names and no Defense blocks it.",
  ],
  ["Defense", "A card of a plan: blocks the enemy's Offense if that is of a type that the card names."],
  [
    "Strength",
    `What a side commits in a Combat, 0 to ${HIGHEST_DIE} and no more than its units count there. The winner loses that much in units, the loser everything.`,
  ],
  [
    "Plan",
    "Both sides of a Combat secretly choose a Command, an Offense, a Defense and a strength, and show them together.",
  ],
  [
    "Award",
    "What the winner of a Combat takes from the Bank: the value of the enemy's lost units, and of its Command if that was Neutralized.",
  ],
  [
    "Fortified",
    "The Green Zone: units of whoever Controlled it at the end of the Coalition Phase count one more there.",
  ],
  ["Sanctuary", "The Grand Mosque: no Combat ever takes place there."],
  [
    "Peacekeeping",
    "Nobody ever has to fight the NGO, and it takes Control from nobody; if it is attacked, it gets the award, whoever wins.",
  ],
  [
    "Civic Action",
    "The end of a turn: everybody collects PP from the Zones that it occupies and its income from the Bank; then victories are tested.",
  ],
  ["Quiet turn", "A turn in which Shiites and Sunnis did not fight each other."],
];
