import type { GuideChapter, Params, Prompt, View } from "../../../engine/index.ts";
import { cardText } from "../cards/text.ts";
import { giveUp } from "../effects/hands.ts";
import { answerJoker } from "../effects/special-jokers.ts";
import { movesOf, splitWords } from "../movement/ops.ts";
import { open } from "../now.ts";
import { cardList, cardName, list, type Names, shortName, spaceName, unitName } from "../pieces/words.ts";
import { type Fitna, seatIdOf } from "../state.ts";

/** Events of others that can be answered, exchanges, reinforcements. */
export const cards: GuideChapter<Fitna> = {
  prompt: (view, { actions }) => {
    const game = open(view);
    if (actions.includes("cancel-event")) return { question: "Do you cancel this event?", facts: eventLines(view) };
    if (actions.includes("answer-exchange")) {
      const { exchange } = view.table;
      const from = exchange ? shortName(game, exchange.from) : "Another seat";
      return {
        question: `${from} offers you a card for one of yours.`,
        facts: ["You see it once you have given one of your own. Nobody else sees the cards."],
      };
    }
    if (actions.includes("reinforce")) return { question: "Reinforcements, or replacements?", facts: poolLines(view) };
    if (actions.includes("place-units"))
      return {
        question: "Where do your units arrive?",
        facts: ["They must arrive in supply and within the stacking limit. Units without room wait."],
      };
    if (actions.includes(giveUp.name)) return givingUp(view);
    if (actions.includes(answerJoker.name)) {
      const by = view.table.barrage?.by;
      return {
        question: `${by ? shortName(game, by) : "Another seat"} has struck you with a Special Joker. Do you answer with yours?`,
        facts: ["Yours strikes, and then leaves the game."],
      };
    }
    return null;
  },
  label: (view, { action, params }) => {
    const game = open(view);
    switch (action) {
      case "play-event": {
        const at = Array.isArray(params.spaces) ? params.spaces.map((space) => spaceName(game, String(space))) : [];
        const on = at.length > 0 ? ` on ${list(at)}` : "";
        return `Play ${cardName(game, Number(params.card))}${on}`;
      }
      case "plan": {
        const spent = Array.isArray(params.cards) ? params.cards.map(Number) : [];
        const ways = splitWords(movesOf(Number(params.moving)), Number(params.fighting));
        return `Spend ${spent.length > 0 ? cardList(game, spent) : "no cards"}: ${ways}`;
      }
      case "depot":
        return "Strategic Depot: spend no card";
      case "reinforce":
        return reinforcing(game, params);
      default:
        return null;
    }
  },
};

function reinforcing(game: Names, { what, unit, units }: Params): string | null {
  switch (what) {
    case "batch":
      return "Bring the next reinforcements";
    case "rebuild":
      return `Rebuild ${unitName(game, String(unit))}`;
    case "upgrade":
      return `Upgrade ${list((Array.isArray(units) ? units : []).map((one) => unitName(game, String(one))))}`;
    default:
      return null;
  }
}

/** */
function givingUp(view: View<Fitna>): Prompt {
  const owed = view.table.owing[seatIdOf(view.seat)] ?? 0;
  return {
    question: owed === 1 ? "Which card do you give up?" : `Which ${owed} cards do you give up?`,
    facts: [...eventLines(view), "The others do not see which."],
  };
}

function eventLines(view: View<Fitna>): readonly string[] {
  const game = open(view);
  const { event } = view.table;
  const card = event ? game.edition.cards[event.card] : undefined;
  if (!event || !card) return [];
  const at = event.spaces.length > 0 ? ` on ${list(event.spaces.map((space) => spaceName(game, space)))}` : "";
  return [`${shortName(game, event.seat)} plays ${card.name}${at}.`, cardText(game.edition, card)];
}

function poolLines(view: View<Fitna>): readonly string[] {
  const game = open(view);
  const own = Object.entries(view.table.pools).find(([side]) => side === view.seat)?.[1];
  if (!own) return [];
  const units = (ids: readonly string[]): string => list(ids.map((id) => unitName(game, id)));
  const [next] = own.batches;
  return [
    ...(next ? [`Next reinforcements: ${units(next)}.`] : []),
    ...(own.destroyed.length > 0 ? [`Destroyed: ${units(own.destroyed)}.`] : []),
  ];
}
