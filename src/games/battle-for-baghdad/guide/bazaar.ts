import { of, type Premise, type Prompt, type View } from "../../../engine/index.ts";
import { decline, take } from "../arms-bazaar.ts";
import { room } from "../cards/hands.ts";
import { screenOf } from "../content.ts";
import { factionName, the } from "../factions.ts";
import type { Baghdad, CardId } from "../state.ts";
import { copiesOf, counted } from "../wording.ts";
import type { Chapter } from "./chapter.ts";

/** R-28: the packet, card by card, each with its text beside its button. */
export const bazaar: Chapter = {
  prompt: (view, { actions }) => (actions.includes(take.name) ? prompt(view) : null),
  label: ({ content }, { action, params }) => {
    if (action !== take.name) return null;
    const name = (card: unknown): string => of(content.arms, String(card)).name;
    return `Keep ${name(params.card)}${params.discard === undefined ? "" : `, discard ${name(params.discard)}`}`;
  },
  notice: ({ table: { phase, packet } }) => {
    if (phase !== "bazaar" || !packet) return [];
    const next = packet.left.slice(1).map(factionName);
    return [`${counted(packet.cards, "card")} in the packet.${next.length > 0 ? ` Next: ${next.join(", ")}.` : ""}`];
  },
  upcoming: (view) => {
    const left = view.table.packet?.left ?? [];
    if (left.indexOf(view.seat) < 1) return [];
    const question = { question: "Keep no card of the Arms Bazaar this turn?", facts: [hand(view)] };
    return [{ ...premise(view), title: "Keep none in the Arms Bazaar", action: decline.name, view, prompt: question }];
  },
  prepared: (view, { actions }) => (actions.includes(take.name) ? premise(view) : null),
};

const premise = ({ table }: View<Baghdad>): Premise => ({ key: `bazaar.${table.turn}`, facts: [] });

function prompt(view: View<Baghdad>): Prompt {
  const { content, table, seat } = view;
  const cards = view.hand.packet.length;
  const [, next] = table.packet?.left ?? [];
  const goes = next === undefined ? "What you leave is discarded." : `What you leave goes to ${the(next)}.`;
  return {
    question: cards === 1 ? "Do you keep the last card?" : `Do you keep one of ${cards} cards, or none?`,
    facts: [
      `This is final. ${goes}`,
      hand(view),
      ...(room(content, table, seat) > 0 ? [] : ["Your hand is full: choose a card to discard for it, or keep none."]),
    ],
  };
}

function hand({ content, table, seat, hand: own }: View<Baghdad>): string {
  const { handLimit } = screenOf(content, table.seats.length, seat);
  const named = (id: CardId, copies: number): string =>
    `${copies > 1 ? `${copies} × ` : ""}${of(content.arms, id).name}`;
  const names = copiesOf(own.cards).map(([id, copies]) => named(id, copies));
  return `Your hand, ${own.cards.length} of ${handLimit}: ${names.join(", ") || "no card"}.`;
}
