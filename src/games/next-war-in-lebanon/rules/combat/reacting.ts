/** How a seat is asked to ambush units that enter or to evade a battle, and who evades once the dice are rolled. */
import { type Action, game, move } from "#engine";
import { type Eyes, enemyOf, type Lebanon, sideOf } from "../../state.ts";
import { The, verb, zoneName } from "../pieces/words.ts";
import { ambush } from "./ambush.ts";
import { battleWindow, pass } from "./battle-chits.ts";
import { evade, evadeUnits, evasionOrder } from "./evade.ts";
import { facing } from "./facts.ts";
import { participants } from "./participants.ts";

const { question } = game<Lebanon>();

const battleIn = ({ table }: Eyes) => table.battle;

/** W1 */
const whenUnitsEnter = battleWindow("W1", "when units enter (ambush, evade)", ["J-3", "ambush"], ["J-2", "evade"]);

const toAmbush = <const N extends string>(name: N, actions: readonly Action<Lebanon>[]) =>
  question.window(name, {
    window: whenUnitsEnter,
    actions,
    pass,
    about: battleIn,
    prompt: (view, battle) => {
      const enemy = enemyOf(sideOf(view));
      const zone = zoneName(view.content, battle.zone);
      return {
        question: `${The(enemy)} ${verb(enemy, "enters", "enter")} ${zone}: ambush or evade?`,
        facts: facing(view, battle),
      };
    },
    answers: () => [{ label: "Pass", moves: [move(pass)] }],
    fallback: () => move(pass),
  });

/** One question, for the ambush and for evading the battle to come. */
export const entered = toAmbush("entered", [ambush, evade, pass]);
/** Where no battle can follow. */
export const enteredAlone = toAmbush("entered-alone", [ambush, pass]);

/** W2 */
export const evading = question.window("evading", {
  window: battleWindow("W2", "before a battle (evade)", ["J-2", "evade"]),
  actions: [evade, pass],
  pass,
  about: battleIn,
  prompt: (view, battle) => ({
    question: `A battle is about to begin in ${zoneName(view.content, battle.zone)}: evade?`,
    facts: facing(view, battle),
  }),
  answers: () => [{ label: "Do not evade", moves: [move(pass)] }],
  fallback: () => move(pass),
});

/** after the dice; at the deadline as many as may, in the usual order. */
export const choosingEvaders = question.turn("choosing-evaders", {
  actions: [evadeUnits],
  about: battleIn,
  prompt: (view, battle) => ({
    question: `Who evades in ${zoneName(view.content, battle.zone)}?`,
    facts: facing(view, battle),
  }),
  fallback: (view, battle) => {
    const { content, hand } = view;
    const units = participants(hand, sideOf(view), battle);
    const first = evasionOrder(content, hand, units).slice(0, battle.mayEvade ?? 0);
    return move(evadeUnits, { units: units.filter((unit) => first.includes(unit)) });
  },
});
