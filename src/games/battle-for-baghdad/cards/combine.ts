import { type Ctx, choice, game, type Option, of, type Refusal, type View } from "../../../engine/index.ts";
import type { Baghdad, CardId } from "../state.ts";
import { aimed, idle } from "./aim.ts";
import type { CardSymbol } from "./effects.ts";
import { listed, spend, withSymbol } from "./hands.ts";
import { carryOut, effectsOf } from "./plot.ts";
import { powersOf } from "./powers.ts";

const { action } = game<Baghdad>();

/** R-11 Combinations of the Move Step: those that the hand has not the cards for are refused. */
const combinations = (c: View<Baghdad>): Option[] =>
  Object.values(c.content.combos)
    .filter(({ timing }) => timing === "move")
    .map(({ id, name, symbols }) => {
      const refused = lacking(c, symbols) ?? idle(c, powersOf(effectsOf(c, id)));
      return { value: id, label: name, ...(refused ? { refused } : {}) };
    });

const lacking = (c: View<Baghdad>, symbols: readonly CardSymbol[]): Refusal | null =>
  symbols.every((symbol) => withSymbol(c, symbol).length > 0)
    ? null
    : { code: "no-cards", text: `It takes a ${symbols.join(" and a ")} card.`, rule: "R-11" };

type How = { readonly how: string };
const takes = (c: Ctx<Baghdad, How>, symbol: CardSymbol): boolean =>
  of(c.content.combos, c.params.how).symbols.includes(symbol);

const together = action("combo", "Combine two cards", {
  help: "Two cards with the right symbols have another effect than their own.",
  when: (view) => {
    const options = combinations(view);
    return options.some(({ refused }) => !refused) ? null : (options[0]?.refused ?? null);
  },
})
  .param("how", "To what?", choice(combinations))
  .optional(
    "connections",
    "Which Connections card?",
    (c) => takes(c, "connections"),
    choice((c) => listed(c, withSymbol(c, "connections"))),
  )
  .optional(
    "hearts",
    "Which Hearts card?",
    (c) => takes(c, "hearts"),
    choice((c) => listed(c, withSymbol(c, "hearts"))),
  )
  .optional(
    "minds",
    "Which Minds card?",
    (c) => takes(c, "minds"),
    choice((c) => listed(c, withSymbol(c, "minds"))),
  );

/** ruling AF: the effect of the combination replaces those of its cards. */
export const combo = aimed(together, (c) => powersOf(effectsOf(c, c.params.how))).apply((s) => {
  const { how, connections, hearts, minds, ...aim } = s.params;
  const cards: readonly CardId[] = [connections, hearts, minds].filter((card) => card !== undefined);
  s.emit({ kind: "combined", seat: s.seat, combo: how, cards, target: aim.target ?? null, zone: aim.zone ?? null });
  spend(s, s.seat, cards);
  carryOut(s, how, { ...aim, seat: s.seat });
});
