/** Two cards combined in a Move Step: what the hand has the symbols for, and what everyone is told. */
import { type Ctx, choice, concerning, game, matchName, mustGet, type Option, type Refusal, type View } from "#engine";
import type { CardSymbol } from "../../content/effects.ts";
import { The, verb } from "../../content/factions.ts";
import type { CardId } from "../../content/pack.ts";
import { inList, oneOf } from "../../content/wording.ts";
import type { Baghdad } from "../../state.ts";
import { ofAction } from "../action/why-not.ts";
import { aimed, aimText, idle, targetText } from "./aim.ts";
import { cardCalled, listed, spend, withSymbol } from "./hands.ts";
import { powersOf } from "./kinds.ts";
import { carryOut, effectsOf } from "./plot.ts";
import { SYMBOL_NAMES, WHEN } from "./words.ts";

const { action, told } = game<Baghdad>();

/** R-11 Combinations of the Move Step: those that the hand has not the cards for are refused. */
const combinations = (c: View<Baghdad>): Option[] =>
  Object.values(c.content.combos)
    .filter(({ timing }) => timing === "move")
    .map(({ id, name, symbols, text }) => {
      const refused = lacking(c, name, symbols) ?? idle(c, powersOf(effectsOf(c, id)));
      return { value: id, label: name, description: text, detail: text, ...(refused ? { refused } : {}) };
    });

const lacking = (c: View<Baghdad>, name: string, symbols: readonly CardSymbol[]): Refusal | null =>
  symbols.every((symbol) => withSymbol(c, symbol).length > 0)
    ? null
    : { code: "no-cards", text: lackingText(c, name, symbols), rule: "R-11" };

/** "Espionage takes a Connections and a Minds card, and you hold no Minds." */
function lackingText(c: View<Baghdad>, name: string, symbols: readonly CardSymbol[]): string {
  const missing = symbols.filter((symbol) => withSymbol(c, symbol).length === 0).map((symbol) => SYMBOL_NAMES[symbol]);
  const [one, other] = symbols.map((symbol) => SYMBOL_NAMES[symbol]);
  return `**${name}** takes a ${one} and a ${other} card, and you hold no ${oneOf(missing)}.`;
}

/** why a combination is not made now. */
function notNow({ content }: View<Baghdad>, word: string): Refusal | null {
  const meant = matchName(Object.values(content.combos), ({ id, name }) => [id, name], word).meant;
  if (!meant) return null;
  return {
    code: "not-a-choice",
    text: `**${meant.name}** is played ${WHEN[meant.timing]}, not ${WHEN.move}.`,
    rule: "R-11",
  };
}

/** why a card is not the one that is needed. */
function noSuchSymbol({ content, hand }: View<Baghdad>, word: string, symbol: CardSymbol): Refusal | null {
  const card = cardCalled(content, word);
  if (!card) return null;
  const why = hand.cards.includes(card.id) ? `has no ${SYMBOL_NAMES[symbol]} on it.` : "is not in your hand.";
  return { code: "not-a-choice", text: `**${card.name}** ${why}`, rule: "R-11" };
}

type How = { readonly how: string };
const takes = (c: Ctx<Baghdad, How>, symbol: CardSymbol): boolean =>
  mustGet(c.content.combos, c.params.how).symbols.includes(symbol);

const together = action("combine", "Combine two cards", {
  was: ["combo"],
  whyNot: ofAction("moves", "Combining two cards"),
  menu: "Combine two cards",
  help: "Two cards with the right symbols have an effect of their own together.",
  when: (view) => {
    const options = combinations(view);
    return options.some(({ refused }) => !refused) ? null : (options[0]?.refused ?? null);
  },
})
  .param("how", "To what?", choice(combinations, notNow))
  .optional(
    "connections",
    "Which Connections card?",
    (c) => takes(c, "connections"),
    choice(
      (c) => listed(c, withSymbol(c, "connections")),
      (c, word) => noSuchSymbol(c, word, "connections"),
    ),
  )
  .optional(
    "hearts",
    "Which Hearts card?",
    (c) => takes(c, "hearts"),
    choice(
      (c) => listed(c, withSymbol(c, "hearts")),
      (c, word) => noSuchSymbol(c, word, "hearts"),
    ),
  )
  .optional(
    "minds",
    "Which Minds card?",
    (c) => takes(c, "minds"),
    choice(
      (c) => listed(c, withSymbol(c, "minds")),
      (c, word) => noSuchSymbol(c, word, "minds"),
    ),
  );

/** ruling AF: the effect of the combination replaces those of its cards. */
export const combo = aimed(together, (c) => powersOf(effectsOf(c, c.params.how)))
  .label((view, { how, ...aim }) =>
    how === undefined ? null : `${mustGet(view.content.combos, how).name}${aimText(view, aim)}`,
  )
  .apply((s) => {
    const { how, connections, hearts, minds, ...aim } = s.params;
    const cards: readonly CardId[] = [connections, hearts, minds].filter((card) => card !== undefined);
    s.emit({ kind: "combined", seat: s.seat, combo: how, cards, target: aim.target ?? null, zone: aim.zone ?? null });
    spend(s, s.seat, cards);
    carryOut(s, how, { ...aim, seat: s.seat });
  });

export const combined = told("combined", {
  about: ({ seat, target, zone }) =>
    concerning("cards", target === null ? [seat] : [seat, target], { places: zone === null ? [] : [zone] }),
  line: ({ seat, combo: which, cards, ...aim }, content) => {
    const names = inList(cards.map((id) => mustGet(content.arms, id).name));
    return `${The(seat)} ${verb(seat, "combine")} ${names}: ${mustGet(content.combos, which).name}${targetText(content, aim)}.`;
  },
});
