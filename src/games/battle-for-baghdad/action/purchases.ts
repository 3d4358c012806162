import { choice, game, type Option, of, type Refusal } from "../../../engine/index.ts";
import { discard, drawCards, listed, receive, room } from "../cards/hands.ts";
import { REACTIVATION } from "../limits.ts";
import type { Baghdad } from "../state.ts";
import { valued } from "../wording.ts";
import { restore } from "./commands.ts";
import { atPrice } from "./prices.ts";
import { stepOf } from "./spawn.ts";
import type { Eyes } from "./stack.ts";

const { action } = game<Baghdad>();

/** The menu of what a Recruit or Move Step offers beside units and Moves. */
export const OTHERS = "Cards, purchases, Commands";

/** */
export const buyCard = action("buyCard", "Buy a card", {
  help: "The top card of the Arms Bazaar deck, for the price of the turn.",
  common: true,
  menu: OTHERS,
  when: ({ content, table, seat }) => {
    if (table.bazaarDeck + table.discards.length === 0)
      return { code: "no-cards", text: "No card is left to buy: the Arms Bazaar deck is used up.", rule: "R-38" };
    const price = atPrice(content, table, stepOf(table));
    const { pp } = of(table.sides, seat);
    return price > pp
      ? { code: "too-dear", text: `A card costs ${price} PP, and you have ${pp}.`, rule: "R-38" }
      : null;
  },
})
  .optional(
    "discard",
    "Your hand is full: which card do you discard?",
    ({ content, table, seat }) => room(content, table, seat) <= 0,
    choice((c) => listed(c, c.hand.cards)),
  )
  .apply((s) => {
    const { seat, params, content } = s;
    const { table } = s.state;
    const { recruit: open } = table;
    if (!open) throw new Error("there is no Recruit Step");
    const cost = atPrice(content, table, open);
    const side = of(table.sides, seat);
    side.pp -= cost;
    open.bought++;
    if (params.discard !== undefined) discard(s, seat, [params.discard]);
    receive(s, seat, drawCards(s, 1));
    s.emit({ kind: "bought", seat, cost, pp: side.pp });
  });

/** What a Neutralized Command costs to reactivate. */
export const reactivation = (content: Eyes["content"], command: string): number =>
  REACTIVATION * of(content.commands, command).value;

/** Own Commands: those that are Active, or too dear, are refused. */
function own({ content, table, seat }: Eyes): Option[] {
  const { active, pp } = of(table.sides, seat);
  return of(content.commandsOf, seat).map((value) => {
    const { name } = of(content.commands, value);
    const cost = reactivation(content, value);
    const label = valued(content, value);
    if (active.includes(value))
      return { value, label, refused: { code: "not-a-choice", text: `${name} is Active already.`, rule: "R-37" } };
    const dear = `${name} costs ${cost} PP, twice its value, and you have ${pp}.`;
    return {
      value,
      label,
      description: `${cost} PP`,
      ...(cost > pp ? { refused: { code: "too-dear", text: dear, rule: "R-37" } } : {}),
    };
  });
}

/** Why no Command can be reactivated, or null. */
function noneToReactivate(eyes: Eyes): Refusal | null {
  const { neutralized } = of(eyes.table.sides, eyes.seat);
  const options = own(eyes).filter(({ value }) => neutralized.includes(value));
  if (options.some(({ refused }) => !refused)) return null;
  return options[0]?.refused ?? { code: "none-neutralized", text: "All your Commands are Active.", rule: "R-37" };
}

/** */
export const reactivate = action("reactivate", "Reactivate a Command", {
  help: "A Neutralized Command is Active again at once, for twice its value.",
  common: true,
  menu: OTHERS,
  when: noneToReactivate,
})
  .param("command", "Which one?", choice(own))
  .apply((s) => {
    const { command } = s.params;
    restore(s, s.seat, command, reactivation(s.content, command));
  });
