import {
  type Decision,
  mustGet,
  type Params,
  type Premise,
  type Prompt,
  type Shortcut,
  type View,
} from "../../../engine/index.ts";
import { decline, packetText, take } from "../arms-bazaar.ts";
import { copiesOf, room } from "../cards/hands.ts";
import { type CardId, screenOf } from "../content.ts";
import { factionName, the } from "../factions.ts";
import type { Baghdad } from "../state.ts";
import { counted } from "../wording.ts";
import type { Chapter } from "./chapter.ts";

/** R-28: the packet, card by card, each with its text beside its button. */
export const bazaar: Chapter = {
  prompt: (view, { actions }) => (actions.includes(take.name) ? prompt(view) : null),
  shortcuts,
  label: ({ content }, { action, params }) => (action === take.name ? keepLabel(content, params) : null),
  notice: ({ table: { phase, packet } }) => {
    if (phase !== "bazaar" || !packet) return [];
    const next = packet.left.slice(1).map(factionName);
    return [`${counted(packet.cards, "card")} in the packet.${next.length > 0 ? ` Next: ${next.join(", ")}.` : ""}`];
  },
  upcoming: (view) => {
    const left = view.table.packet?.left ?? [];
    if (left.indexOf(view.seat) < 1) return [];
    const question = { question: "Keep no card of the Arms Bazaar this turn?", facts: [hand(view)] };
    return [{ ...premise(view), title: "Arms Bazaar", action: decline.name, view, prompt: question }];
  },
  prepared: (view, { actions }) => (actions.includes(take.name) ? premise(view) : null),
};

/** So many ways to keep a card stand each beside its text. */
const LISTED = 7;

/** Declining is one press, also before the packet comes; so is each card, beside its text. */
function shortcuts(view: View<Baghdad>, { actions }: Decision): readonly Shortcut[] {
  if (!actions.includes(decline.name)) return [];
  const none = (label: string): Shortcut => ({ label, moves: [{ action: decline.name, params: {} }] });
  if (!actions.includes(take.name)) return [none("Keep none this turn")]; // answered ahead
  const keeping = ways(view);
  return [...(keeping.length <= LISTED ? keeping : []), none(decline.title)];
}

/** R-29: every way to keep a card; a full hand gives one for it. */
function ways({ content, table, seat, hand: own }: View<Baghdad>): readonly Shortcut[] {
  const kinds = (cards: readonly CardId[]): CardId[] => copiesOf(cards).map(([card]) => card);
  const discards = room(content, table, seat) > 0 ? [{}] : kinds(own.cards).map((discard) => ({ discard }));
  const moves = kinds(own.packet).flatMap((card) => discards.map((given) => ({ card, ...given })));
  return moves.map((params) => ({
    label: keepLabel(content, params),
    detail: packetText({ content, hand: own }, params.card),
    moves: [{ action: take.name, params }],
  }));
}

/** "Keep Car Bomb", "Keep Car Bomb, discard Network". */
function keepLabel({ arms }: View<Baghdad>["content"], { card, discard }: Params): string {
  const gone = discard === undefined ? "" : `, discard ${mustGet(arms, String(discard)).name}`;
  return `Keep ${mustGet(arms, String(card)).name}${gone}`;
}

const premise = ({ table }: View<Baghdad>): Premise => ({ key: `bazaar.${table.turn}`, facts: [] });

function prompt(view: View<Baghdad>): Prompt {
  const { content, table, seat } = view;
  const cards = view.hand.packet.length;
  const [, next] = table.packet?.left ?? [];
  const goes = next === undefined ? "What you leave is discarded." : `What you leave goes to ${the(next)}.`;
  return {
    question: cards === 1 ? "Do you keep the last card?" : `Do you keep one of ${cards} cards, or none?`,
    facts: [
      `Keeping one costs nothing. This is final. ${goes}`,
      hand(view),
      ...(room(content, table, seat) > 0 ? [] : ["Your hand is full: choose a card to discard for it, or keep none."]),
    ],
  };
}

function hand({ content, table, seat, hand: own }: View<Baghdad>): string {
  const { handLimit } = screenOf(content, table.seats.length, seat);
  const named = (id: CardId, copies: number): string =>
    `${copies > 1 ? `${copies} × ` : ""}${mustGet(content.arms, id).name}`;
  const names = copiesOf(own.cards).map(([id, copies]) => named(id, copies));
  return `Your hand, ${own.cards.length} of ${handLimit}: ${names.join(", ") || "no card"}.`;
}
