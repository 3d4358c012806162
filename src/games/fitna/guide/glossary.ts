import type { Frozen, Params, Term } from "../../../engine/index.ts";
import type { Content, Edition } from "../content/types.ts";
import { count } from "../pieces/words.ts";
import { choiceOf } from "../setup/options.ts";

/** Terms of an edition, in its own words and by its own rules. */
const termsOf = ({ labels: { op, space, spaces }, parameters }: Edition): readonly (readonly [string, string])[] => [
  [
    op,
    `Operation Point. Up to 2 cards a phase are spent for their ${op}s: 1 ${op} moves 2 units or pays for 1 offensive. What is left over is lost.`,
  ],
  ["Event", "A card played in the Events segment of one's own phase for what it says."],
  ["Asset", "A card for combat: it shifts columns, costs the enemy a step, or cancels one of his cards."],
  ["Joker", "Draws 2 cards at once, at any time, even in another seat's phase; once a game."],
  [
    "Special Joker",
    `A strike on four enemy ${spaces} that no card can cancel, played in the Events segment or in answer to another's.`,
  ],
  [
    "Phase",
    "A seat's part of a turn: events, supply, planning, movement, offensives, strategic movement, drawing cards.",
  ],
  [
    "Supply",
    `A unit is supplied if a chain of ${spaces} of its own side or friends leads to a source of its kind. Checked in every phase.`,
  ],
  ["Isolated", "Without supply: moves 2 at most, two columns worse in combat, no upgrade, no strategic movement."],
  ["Stacking", `At most 3 units of a side, friends included, of which 1 corps, in a ${space}; 4 of the Islamic State.`],
  [
    "Offensive",
    `Up to 3 units of one ${space} attack a ${space} linked to it: the difference of strengths gives the column, cards and ground shift it, one die gives the result.`,
  ],
  ["Column", "Of the combat table. Left is good for the defender, right for the attacker."],
  ["AR, AR*", "The attacker is repulsed and loses a step, with an asterisk one on every unit."],
  [
    "EX, EX*",
    `Both lose a step, with an asterisk ${parameters.exStar === "two-steps-a-side" ? "two" : "one on every unit"}; an emptied ${space} is taken.`,
  ],
  [
    "DR, DR*",
    "The defender loses a step, with an asterisk two and the attacker one, and retreats; the attackers move in.",
  ],
  ["DS", "The defenders are eliminated; the attackers move in."],
  [
    "Step",
    "A unit has two: it is turned to its reduced side, then eliminated. Counters of the Islamic State have one.",
  ],
  ["Exploitation", `After DR, DR* or DS each armoured attacker may go on one ${space}.`],
  ["Entrenchment", `Shifts a column to the left for whoever holds the ${space}; gone when the ${space} is lost.`],
  ["Airmobile", "Such a unit moves 3 on the ground, or flies within supply, or lands by assault up to 6 links away."],
  ["Strategic movement", `At the end of a phase one supplied unit goes any distance through ${spaces} of its side.`],
  [
    "Force Pool",
    "Units off the map: batches to come, those that wait for room, and destroyed ones, which replacements bring back.",
  ],
  ["Batch", "Reinforcements that come together, in numbered order, by a Reinforcements card or by tension."],
  [
    "Strategic Depot",
    `In place of cards: ${count(parameters.depot.moves, "unit move")} and ${count(parameters.depot.offensives, "offensive")}.`,
  ],
  [
    "International Tension",
    "0 to 10. At 5 new cards come in; at 6 and 10 everyone gets reinforcements, and at 10 great powers intervene.",
  ],
  ["Fog of war", "Of an enemy stack one sees the top counter and the number. An attack shows both sides."],
];

export const glossary = ({ editions }: Frozen<Content>, options: Params): readonly Term[] => {
  const { edition } = choiceOf(options);
  return termsOf(editions[edition]).map(([term, text]) => ({ term, text }));
};
