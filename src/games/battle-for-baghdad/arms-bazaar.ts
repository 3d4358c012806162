import { choice, game, mustGet, type Seat, type Stage, take as takeOut, type View } from "../../engine/index.ts";
import { discard, drawCards, listed, notHere, receive, room } from "./cards/hands.ts";
import { cardText } from "./cards/words.ts";
import type { CardId } from "./content.ts";
import { enter } from "./map/news.ts";
import type { Baghdad } from "./state.ts";

const { action } = game<Baghdad>();

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
  s.ask({ kind: "turn", seats: [seat], actions: ["take", "decline"] });
  return true;
}

/** What a card of the packet does, and how many of its kind there are: a packet counts cards, a kind has one button. */
export function packetText({ content, hand }: Pick<View<Baghdad>, "content" | "hand">, card: CardId): string {
  const copies = hand.packet.filter((one) => one === card).length;
  const text = cardText(content, card);
  return copies > 1 ? `${text} The packet holds ${copies} of these.` : text;
}

/** */
export const take = action("take", "Keep a card", { common: true })
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
  .apply((s) => {
    const { seat, params, state } = s;
    takeOut(state.box.packet, params.card);
    if (params.discard !== undefined) discard(s, seat, [params.discard]);
    receive(s, seat, [params.card]);
    pass(s.state, seat);
    s.emit({ kind: "drafted", seat, took: true });
  });

/** nobody must take a card. */
export const decline = action("decline", "Keep none", { common: true }).apply(({ state, seat, emit }) => {
  pass(state, seat);
  emit({ kind: "drafted", seat, took: false });
});

function pass({ table, hands, box }: Stage<Baghdad, null>["state"], seat: Seat): void {
  mustGet(hands, seat).packet = [];
  if (table.packet) table.packet = { cards: box.packet.length, left: table.packet.left.slice(1) };
}
