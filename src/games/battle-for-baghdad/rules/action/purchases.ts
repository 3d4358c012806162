/** What a seat can buy besides units: the next card of the deck, or a Neutralized Command made Active again. */
import { choice, concerning, game, matchName, mustGet, type Option, type Refusal } from "#engine";
import { The, the, verb } from "../../content/factions.ts";
import { REACTIVATION } from "../../content/rulebook-figures.ts";
import type { Baghdad } from "../../state.ts";
import { discard, drawCards, listed, receive, room } from "../cards/hands.ts";
import { valued } from "../combat/warfare.ts";
import { restore } from "./commands.ts";
import { cardPrice } from "./prices.ts";
import { stepOf } from "./spawn.ts";
import type { Eyes } from "./stack.ts";
import { ofAction } from "./why-not.ts";

const { action, told } = game<Baghdad>();

/** The menu of what a Recruit Step sells besides units. */
const PURCHASES = "Purchases";

/** Why no card can be bought, or null. */
export function cannotBuy({ content, table, seat }: Eyes): Refusal | null {
  if (table.bazaarDeck + table.discards.length === 0)
    return { code: "no-cards", text: "No card is left to buy: the Arms Bazaar deck is used up.", rule: "R-38" };
  const price = cardPrice(content, table, stepOf(table));
  const { pp } = mustGet(table.sides, seat);
  return price > pp ? { code: "too-dear", text: `A card costs ${price} PP, and you have ${pp}.`, rule: "R-38" } : null;
}

/** The top card of the deck at this turn's price, as often as it can be paid and held. */
export const buyCard = action("buyCard", "Buy a card", {
  whyNot: ofAction("recruit", "Buying a card"),
  help: "The top card of the Arms Bazaar deck, for the price of the turn.",
  common: true,
  menu: PURCHASES,
  when: cannotBuy,
})
  .optional(
    "discard",
    "Your hand is full: which card do you discard?",
    ({ content, table, seat }) => room(content, table, seat) <= 0,
    choice((c) => listed(c, c.hand.cards)),
  )
  .label(({ content, table }) => (table.recruit ? `Buy a card (${cardPrice(content, table, table.recruit)} PP)` : null))
  .apply((s) => {
    const { seat, params, content } = s;
    const { table } = s.state;
    const { recruit: open } = table;
    if (!open) throw new Error("there is no Recruit Step");
    const cost = cardPrice(content, table, open);
    const side = mustGet(table.sides, seat);
    side.pp -= cost;
    open.bought++;
    if (params.discard !== undefined) discard(s, seat, [params.discard]);
    receive(s, seat, drawCards(s, 1));
    s.emit({ kind: "bought", seat, cost, pp: side.pp });
  });

/** What a Neutralized Command costs to reactivate. */
export const reactivation = (content: Eyes["content"], command: string): number =>
  REACTIVATION * mustGet(content.commands, command).value;

/** Neutralized Commands; those that the seat cannot pay for are refused. */
const inNeed = ({ content, table, seat }: Eyes): Option[] =>
  mustGet(table.sides, seat).neutralized.map((value) => {
    const cost = reactivation(content, value);
    const { pp } = mustGet(table.sides, seat);
    const text = `**${mustGet(content.commands, value).name}** costs ${cost} PP, twice its value, and you have ${pp}.`;
    const refused = cost > pp ? { refused: { code: "too-dear", text, rule: "R-37" } } : {};
    return { value, label: valued(content, value), description: `${cost} PP`, ...refused };
  });

/** Why no Command can be reactivated, or null. */
export function noneInNeed(eyes: Eyes): Refusal | null {
  const options = inNeed(eyes);
  if (options.some(({ refused }) => !refused)) return null;
  return options[0]?.refused ?? { code: "none-neutralized", text: "All your Commands are Active.", rule: "R-37" };
}

/** why a Command is not among those in need. */
function notInNeed({ content, seat }: Eyes, word: string): Refusal | null {
  const meant = matchName(Object.values(content.commands), ({ id, name }) => [id, name], word).meant;
  if (!meant) return null;
  const why = meant.seat === seat ? "is Active." : `is a Command of ${the(meant.seat)}: you reactivate your own.`;
  return { code: "not-a-choice", text: `**${meant.name}** ${why}`, rule: "R-37" };
}

/** R-37 A Neutralized Command of one's own comes back for twice its value. */
export const reactivate = action("reactivate", "Reactivate a Command", {
  whyNot: ofAction("recruit", "Reactivating a Command"),
  help: "A Neutralized Command is Active again at once, for twice its value.",
  common: true,
  menu: PURCHASES,
  when: noneInNeed,
})
  .param("command", "Which one?", choice(inNeed, notInNeed))
  .label(({ content }, { command }) =>
    command === undefined ? null : `Reactivate ${valued(content, command)} (${reactivation(content, command)} PP)`,
  )
  .apply((s) => {
    const { command } = s.params;
    restore(s, s.seat, command, reactivation(s.content, command));
  });

export const bought = told("bought", {
  about: ({ seat }) => concerning("cards", [seat], { sum: { n: 1, one: "card bought", many: "cards bought" } }),
  line: ({ seat, cost, pp }) => `${The(seat)} ${verb(seat, "buy")} a card (${cost} PP, ${pp + cost} → ${pp}).`,
});
