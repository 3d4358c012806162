import {
  type Action,
  check,
  type Move,
  move,
  type NamedAnswer,
  type Params,
  Refused,
  type Suggestions,
  type View,
} from "../../../engine/index.ts";
import { attack } from "../rules/combat/attack.ts";
import { movesOf, splitWords } from "../rules/movement/ops.ts";
import { plan } from "../rules/movement/plan.ts";
import { strategicMove } from "../rules/movement/strategic.ts";
import { open } from "../rules/now.ts";
import { cardList, spaceName, unitName } from "../rules/pieces/words.ts";
import type { plays } from "../rules/plays.ts";
import type { Fitna } from "../state.ts";
import { assaults } from "./judgement/assaults.ts";
import { bestMarch } from "./judgement/marches.ts";
import { cardsToSpend, division } from "./judgement/spending.ts";
import { transfers } from "./judgement/transfers.ts";
import { wholeAttack } from "./menus/attacks.ts";

type Eyes = View<Fitna>;

/** The cards with most OPs that serve no better otherwise, divided by what there is to attack. */
function suggestedPlan(view: Eyes): readonly NamedAnswer[] {
  const cards = cardsToSpend(view);
  const { moving, fighting } = division(view, cards);
  if (moving + fighting === 0) return [];
  const spent = cards.length > 0 ? cardList(open(view), cards) : "no cards";
  const was = `${spent}: ${moving} to move, ${fighting} to attack`;
  return [
    {
      label: `Spend ${spent}: ${splitWords(movesOf(moving), fighting)}`.slice(0, 80),
      was: [was.slice(0, 80), `Spend ${was}`.slice(0, 80)],
      moves: [move(plan, { cards: cards.map(String), moving, fighting })],
    },
  ];
}

/** What a computer player would send where, if anything. */
function suggestedTransfer(view: Eyes): readonly NamedAnswer[] {
  if (strategicMove.when(view)) return [];
  const names = open(view);
  const best = transfers(view).find((params) => isPossible(strategicMove, view, params));
  if (!best) return [];
  const label = `Strategic movement: ${unitName(names, best.unit)} → ${spaceName(names, best.to)}`;
  return [{ label: label.slice(0, 80), moves: [move(strategicMove, best)] }];
}

function isPossible(action: Action<Fitna>, view: Eyes, params: Params): boolean {
  try {
    check(action, view, params);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

/** An entry of the menu of attacks. */
function bestAttack(view: Eyes): Move | null {
  if (attack.when(view)) return null;
  const [best] = assaults(view);
  const params = best ? wholeAttack(view, String(best.from), String(best.target)) : null;
  return params && { action: attack.name, params };
}

/** What a computer player would do, as it is offered to people. */
export const suggestions: Suggestions<Fitna, typeof plays> = {
  "playing-events": { answers: suggestedPlan },
  planning: { answers: suggestedPlan },
  "strategic-movement": { answers: suggestedTransfer },
  "choosing-moves": { next: bestMarch },
  "choosing-attacks": { next: bestAttack },
};
