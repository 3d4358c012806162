/** The Arms Bazaar Phase: a packet of cards goes round, and each seat keeps one of them or none. */
import {
  choice,
  concerning,
  game,
  move,
  mustGet,
  type NamedAnswer,
  type Prompt,
  type PublicView,
  type Seat,
  type Stage,
  take as takeOut,
  type View,
} from "#engine";
import { The, the, verb } from "../content/factions.ts";
import { type CardId, screenOf } from "../content/pack.ts";
import { inList } from "../content/wording.ts";
import type { Baghdad } from "../state.ts";
import { copiesOf, discard, drawCards, kindsNamed, listed, notHere, receive, room } from "./cards/hands.ts";
import { cardText } from "./cards/words.ts";
import { enter } from "./map/news.ts";
import { belongsTo } from "./turn/phase.ts";

const { action, question, told } = game<Baghdad>();

/** R-28 The First Player draws as many cards as there are seats. */
export function openBazaar(s: Stage<Baghdad, null>): void {
  const { table, box } = s.state;
  enter(table, "bazaar");
  box.packet = drawCards(s, table.seats.length);
  table.packet = { cards: box.packet.length, left: [...table.actOrder] };
}

/** R-28 Passes the packet to the right; says whether somebody looks at it. What is left after the last is discarded. */
export function askToDraft(s: Stage<Baghdad, null>): boolean {
  const { table, box, hands } = s.state;
  const [seat] = table.packet?.left ?? [];
  if (seat === undefined || box.packet.length === 0) {
    if (box.packet.length > 0) {
      s.barrier();
      s.emit({ kind: "discarded", seat: null, cards: box.packet });
      table.discards.push(...box.packet);
    }
    box.packet = [];
    table.packet = null;
    return false;
  }
  mustGet(hands, seat).packet = [...box.packet];
  s.emit(null, { [seat]: { kind: "packet", cards: box.packet } });
  s.ask(draft, [seat]);
  return true;
}

/** What a card of the packet does, and how many of its kind there are: a packet counts cards, a kind has one button. */
export function packetText({ content, hand }: Pick<View<Baghdad>, "content" | "hand">, card: CardId): string {
  const copies = hand.packet.filter((one) => one === card).length;
  const text = cardText(content, card);
  return copies > 1 ? `${text} The packet holds ${copies} of these.` : text;
}

const DRAFTING = { phases: ["bazaar"], rule: "R-28", why: notDrafting } as const;

function notDrafting({ table, seat }: View<Baghdad>): string {
  const [now] = table.packet?.left ?? [];
  if (now === undefined) return "no packet goes round.";
  if (!table.packet?.left.includes(seat)) return `you have chosen; the packet is with ${the(now)}.`;
  return `the packet is with ${the(now)}, and comes to you after that.`;
}

/** R-28, R-29 One card of the packet; with a full hand, for one that is discarded. */
export const take = action("take", "Keep a card", { common: true, whyNot: belongsTo("Keeping a card", DRAFTING) })
  .param(
    "card",
    "Which card of the packet?",
    choice(
      (c) => listed(c, c.hand.packet).map((one) => ({ ...one, detail: packetText(c, one.value) })),
      (c, word) => notHere(c.content, word, { where: "in the packet", cards: c.hand.packet, rule: "R-28" }),
    ),
  )
  .optional(
    "discard",
    "Your hand is full: which card do you discard?",
    ({ content, table, seat }) => room(content, table, seat) <= 0,
    choice(
      (c) => listed(c, c.hand.cards),
      (c, word) => notHere(c.content, word, { where: "in your hand", cards: c.hand.cards, rule: "R-29" }),
    ),
  )
  .label(({ content: { arms } }, { card = "", discard: gone }) => {
    const kept = `Keep ${mustGet(arms, card).name}`;
    return gone === undefined ? kept : `${kept}, discard ${mustGet(arms, gone).name}`;
  })
  .apply((s) => {
    const { seat, params, state } = s;
    takeOut(state.box.packet, params.card);
    if (params.discard !== undefined) discard(s, seat, [params.discard]);
    receive(s, seat, [params.card]);
    pass(s.state, seat);
    s.emit({ kind: "drafted", seat, took: true });
  });

/** R-28: nobody must take a card. */
export const decline = action("decline", "Keep none", {
  common: true,
  whyNot: belongsTo("Keeping none", DRAFTING),
}).apply(({ state, seat, emit }) => {
  pass(state, seat);
  emit({ kind: "drafted", seat, took: false });
});

function pass({ table, hands, box }: Stage<Baghdad, null>["state"], seat: Seat): void {
  mustGet(hands, seat).packet = [];
  if (table.packet) table.packet = { cards: box.packet.length, left: table.packet.left.slice(1) };
}

/** R-28: the packet, card by card, each with its text beside its button; to keep none can be said before it comes. */
export const draft = question.turn("draft", {
  actions: [take, decline],
  prompt: whetherToKeep,
  answers: (view) => {
    const none = move(decline);
    if (!hasPacket(view)) return [{ label: "Keep none this turn", moves: [none] }];
    const keeping = ways(view);
    return [...(keeping.length <= LISTED ? keeping : []), { label: decline.title, moves: [none] }];
  },
  fallback: ({ content, table, seat, hand }) => {
    const [card] = hand.packet;
    return card === undefined || room(content, table, seat) <= 0 ? move(decline) : move(take, { card });
  },
  ahead: {
    views: (view) => (view.table.packet?.left.includes(view.seat) && !hasPacket(view) ? [view] : []),
    title: () => "Arms Bazaar",
    premise: ({ table }) => ({ key: `bazaar.${table.turn}`, facts: [], words: [] }),
    action: decline,
  },
});

/** Whether the packet has not come to a seat yet, as everyone sees. */
export const isWaitingForPacket = ({ table }: PublicView<Baghdad>, seat: Seat): boolean => !hasPacket({ table, seat });

const hasPacket = ({ table, seat }: Pick<View<Baghdad>, "table" | "seat">): boolean => table.packet?.left[0] === seat;

/** Up to this many ways to keep a card are each beside their text. */
const LISTED = 7;

/** R-29: every way to keep a card; a full hand gives one for it. */
function ways({ content, table, seat, hand }: View<Baghdad>): readonly NamedAnswer[] {
  const kinds = (cards: readonly CardId[]): CardId[] => copiesOf(cards).map(([card]) => card);
  const discards = room(content, table, seat) > 0 ? [{}] : kinds(hand.cards).map((given) => ({ discard: given }));
  return kinds(hand.packet).flatMap((card) =>
    discards.map((given) => ({ detail: packetText({ content, hand }, card), moves: [move(take, { card, ...given })] })),
  );
}

function whetherToKeep(view: View<Baghdad>): Prompt {
  if (!hasPacket(view)) return { question: "Keep no card of the Arms Bazaar this turn?", facts: [ownHand(view)] };
  const { content, table, seat, hand } = view;
  const cards = hand.packet.length;
  const [, next] = table.packet?.left ?? [];
  const goes = next === undefined ? "What you leave is discarded." : `What you leave goes to ${the(next)}.`;
  return {
    question: cards === 1 ? "Do you keep the last card?" : `Do you keep one of ${cards} cards, or none?`,
    facts: [
      `Keeping one costs nothing. This is final. ${goes}`,
      ownHand(view),
      ...(room(content, table, seat) > 0 ? [] : ["Your hand is full: choose a card to discard for it, or keep none."]),
    ],
  };
}

function ownHand({ content, table, seat, hand }: View<Baghdad>): string {
  const { handLimit } = screenOf(content, table.seats.length, seat);
  const named = (id: CardId, copies: number): string =>
    `${copies > 1 ? `${copies} × ` : ""}${mustGet(content.arms, id).name}`;
  const names = copiesOf(hand.cards).map(([id, copies]) => named(id, copies));
  return `Your hand, ${hand.cards.length} of ${handLimit}: ${names.join(", ") || "no card"}.`;
}

export const drafted = told("drafted", {
  about: ({ seat }) => concerning("cards", [seat]),
  line: ({ seat, took }) => `${The(seat)} ${verb(seat, "keep")} ${took ? "a card" : "none"}.`,
});

/** The question shows its cards. */
export const packetSeen = told("packet", {
  privately: () => null,
  logged: ({ cards }, content) => `In the packet that came to you: ${inList(kindsNamed(content, cards))}.`,
});
