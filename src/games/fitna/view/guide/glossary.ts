/** The glossary: terms of an edition, in its own words and by its own rules. */
import type { Frozen, Params, Term } from "#engine";
import type { Content, Edition } from "../../content/types.ts";
import { count } from "../../rules/pieces/words.ts";
import { choiceOf } from "../../rules/setup/options.ts";

const termsOf = ({ labels: { op, space, spaces }, parameters }: Edition): readonly (readonly [string, string])[] => [
  [
    op,
    `Operation Point. Up to 2 cards are spent for their ${op}s in each phase: 1 ${op} moves 2 units or pays for 1 attack. What is left over is lost.`,
  ],
  ["Event", "A card played for what it says, in the Events segment of your own phase."],
  ["Asset", "A card for combat: it shifts columns, costs the enemy a step, or cancels one of their cards."],
  ["Joker", "Draws 2 cards at any time, even in another seat's phase; once a game."],
  [
    "Special Joker",
    `A strike on four enemy ${spaces} that no card can cancel, played in the Events segment or in answer to another Special Joker.`,
  ],
  [
    "Phase",
    "One seat's part of a turn: events, supply, planning, movement, attacks, strategic movement, drawing cards.",
  ],
  [
    "Supply",
    `A unit is supplied if a chain of ${spaces} of its own side or friends leads to a source of its kind. Checked in every phase.`,
  ],
  [
    "Isolated",
    "Out of supply: such a unit moves 2 at most, is two columns worse in combat, and can neither be upgraded nor moved strategically.",
  ],
  [
    "Stacking",
    `A ${space} holds at most 3 units of a side, friends included, and only 1 of them a corps; of the Islamic State 4.`,
  ],
  [
    "Offensive",
    `An attack: up to 3 units of one ${space} fight for another that is linked to it. The difference of strengths gives the column, cards and ground shift it, and a die gives the result.`,
  ],
  ["Column", "A column of the combat table. Left is good for the defender, right for the attacker."],
  ["AR, AR*", "The attackers are repulsed and lose a step; with an asterisk every unit loses one."],
  [
    "EX, EX*",
    `Both sides lose a step; with an asterisk ${parameters.exStar === "two-steps-a-side" ? "they lose two" : "every unit loses one"}. An emptied ${space} is taken.`,
  ],
  [
    "DR, DR*",
    "The defenders lose a step and retreat, and the attackers move in; with an asterisk the defenders lose two steps, and the attackers one.",
  ],
  ["DS", "The defenders are eliminated; the attackers move in."],
  [
    "Step",
    "A unit has two: the first loss turns it to its reduced side, the second eliminates it. Counters of the Islamic State have one.",
  ],
  ["Exploitation", `After DR, DR* or DS each armoured attacker may go on one ${space}.`],
  ["Entrenchment", `Shifts a column to the left for whoever holds the ${space}; it is gone when the ${space} is lost.`],
  [
    "Airmobile",
    "An airmobile unit moves 3 on the ground, flies between supplied spaces, or lands by air assault up to 6 links away.",
  ],
  ["Strategic movement", `At the end of a phase one supplied unit goes any distance through ${spaces} of its side.`],
  [
    "Force Pool",
    "Units off the map: reinforcements to come, units that wait for room, and destroyed ones, which replacements bring back.",
  ],
  [
    "Reinforcements",
    "Units that arrive together, group by group in numbered order, by a Reinforcements card or by tension.",
  ],
  [
    "Strategic Depot",
    `Used instead of cards: ${count(parameters.depot.moves, "unit move")} and ${count(parameters.depot.offensives, "attack")}.`,
  ],
  [
    "International Tension",
    "0 to 10. At 5 new cards come in; at 6 and 10 everyone gets reinforcements, and at 10 great powers intervene.",
  ],
  [
    "Fog of war",
    "You see only the top counter of an enemy stack, and how many counters it has. An attack reveals both sides.",
  ],
];

export const glossary = ({ editions }: Frozen<Content>, options: Params): readonly Term[] => {
  const { edition } = choiceOf(options);
  return termsOf(editions[edition]).map(([term, text]) => ({ term, text }));
};
