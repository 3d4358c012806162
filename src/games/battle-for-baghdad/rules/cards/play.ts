/** A card played by itself in a Recruit or Move Step: which can be played now, and what everyone is told. */
import { choice, concerning, type Frozen, game, mustGet, type Option, type Refusal, type View } from "#engine";
import type { Timing } from "../../content/effects.ts";
import { The, verb } from "../../content/factions.ts";
import type { Baghdad, Table } from "../../state.ts";
import { ofAction } from "../action/why-not.ts";
import { aimed, aimText, idle, targetText } from "./aim.ts";
import { cardCalled, listed, spend } from "./hands.ts";
import { powersOf } from "./kinds.ts";
import { carryOut, effectsOf } from "./plot.ts";
import { WHEN } from "./words.ts";

const { action, told } = game<Baghdad>();

/** The step that is going on. */
const now = (table: Frozen<Table>): Timing => (table.recruit ? "recruit" : "move");

/** Nothing to choose: the reason of the first of these, or that there is none. */
function without({ table }: View<Baghdad>, options: readonly Option[]): Refusal | null {
  if (options.some(({ refused }) => !refused)) return null;
  const text = `**Play a card**: you hold none that is played ${WHEN[now(table)]}.`;
  return options[0]?.refused ?? { code: "no-card", text, rule: "R-11" };
}

/** why a card cannot be played now. */
function notNow({ content, table, hand }: View<Baghdad>, word: string): Refusal | null {
  const card = cardCalled(content, word);
  if (!card) return null;
  const why = hand.cards.includes(card.id)
    ? `is played ${WHEN[card.timing]}, not ${WHEN[now(table)]}.`
    : "is not in your hand.";
  return { code: "not-a-choice", text: `**${card.name}** ${why}`, rule: "R-11" };
}

/** cards of the hand for this step; without a legal target a card cannot be played. */
function playable(c: View<Baghdad>): Option[] {
  const cards = c.hand.cards.filter((card) => mustGet(c.content.arms, card).timing === now(c.table));
  return listed(c, cards).map((option) => {
    const refused = idle(c, powersOf(effectsOf(c, option.value)));
    const { text } = mustGet(c.content.arms, option.value);
    return { ...option, description: text, ...(refused ? { refused } : {}) };
  });
}

const singly = action("play", "Play a card", {
  whyNot: ofAction("both", "Playing a card"),
  menu: "Play a card",
  when: (view) => without(view, playable(view)),
}).param("card", "Which card?", choice(playable, notNow));

/** ruling AF: a card of this step, alone. */
export const play = aimed(singly, (c) => powersOf(effectsOf(c, c.params.card)))
  .label((view, { card, ...aim }) =>
    card === undefined ? null : `Play ${mustGet(view.content.arms, card).name}${aimText(view, aim)}`,
  )
  .apply((s) => {
    const { card, ...aim } = s.params;
    s.emit({ kind: "played", seat: s.seat, card, target: aim.target ?? null, zone: aim.zone ?? null });
    spend(s, s.seat, [card]);
    carryOut(s, card, { ...aim, seat: s.seat });
  });

export const played = told("played", {
  about: ({ seat, target, zone }) =>
    concerning("cards", target === null ? [seat] : [seat, target], {
      places: zone === null ? [] : [zone],
      sum: { n: 1, one: "card played", many: "cards played" },
    }),
  line: ({ seat, card, ...aim }, content) =>
    `${The(seat)} ${verb(seat, "play")} ${mustGet(content.arms, card).name}${targetText(content, aim)}.`,
});
