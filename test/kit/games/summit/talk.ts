import { choice, integer, mustGet, offerId, type Refusal, type Seat, type State, take } from "#engine";
import { action, goldOf, pay, type SecretOffer, type Summit, type SummitView } from "./table.ts";

const talking = ({ table }: SummitView): Refusal | null =>
  table.talk ? null : { code: "no-talk", text: "nobody talks now" };

const others = ({ table, seat }: SummitView): Seat[] => table.seats.filter((other) => other !== seat);

export const ready = action("ready", "Ready").apply(({ state, seat, emit }) => {
  state.table.ready.push(seat);
  emit({ kind: "ready", seat });
});

export const give = action("give", "Give gold")
  .param("to", "To whom?", choice(others))
  .param(
    "gold",
    "How much?",
    integer(({ table, seat }) => [0, goldOf(table, seat)]),
  )
  .apply(({ state, seat, params }) => pay(state.table, seat, params.to, params.gold));

/** Its being ready is over: whoever struck a deal may have more to say. */
function unready({ table }: State<Summit>, seats: readonly Seat[]): void {
  table.ready = table.ready.filter((seat) => !seats.includes(seat));
}

export const propose = action("propose", "Propose a deal", {
  common: true,
  when: (view) => {
    if ((view.table.proposals[view.seat] ?? 0) >= 3) return { code: "enough", text: "three proposals are enough" };
    return talking(view);
  },
})
  .param(
    "kind",
    "For all to see?",
    choice(({ hand }) => (hand.cards.length > 0 ? ["public", "secret"] : ["public"])),
  )
  .param("to", "To whom?", choice(others))
  .optional(
    "card",
    "Which card?",
    ({ params }) => params.kind === "secret",
    choice(({ hand }) => hand.cards),
  )
  .optional(
    "gold",
    "How much gold?",
    ({ params }) => params.kind === "public",
    integer(({ table, seat }) => [0, goldOf(table, seat)]),
  )
  .param(
    "price",
    "For how much gold?",
    integer(() => [0, 2]),
  )
  .apply(({ state, seat, params, seq, emit }) => {
    const { table, hands } = state;
    const { to, price, card, gold = 0 } = params;
    table.proposals[seat] = (table.proposals[seat] ?? 0) + 1;
    const id = offerId(seq);
    if (card === undefined) {
      const offer = { id, from: seat, to, gold, price };
      table.offers.push(offer);
      emit({ kind: "offer", offer });
    } else {
      const offer = { id, from: seat, to, card, price };
      for (const party of [seat, to]) mustGet(hands, party).offers.push(offer);
      emit(null, { [to]: { kind: "offer", offer } });
    }
  });

const waiting = ({ table, hand, seat }: SummitView) =>
  [...table.offers, ...hand.offers].filter((offer) => offer.to === seat);

function dropSecret({ hands }: State<Summit>, { id, from, to }: SecretOffer): void {
  for (const party of [from, to])
    mustGet(hands, party).offers = mustGet(hands, party).offers.filter((offer) => offer.id !== id);
}

export const accept = action("accept", "Accept a deal")
  .param(
    "offer",
    "Which one?",
    choice((view) =>
      waiting(view).map(({ id, price }) =>
        price <= goldOf(view.table, view.seat)
          ? id
          : { value: id, refused: { code: "poor", text: "you cannot pay that" } },
      ),
    ),
  )
  .apply(({ state, seat, params, emit, barrier, reopenQuestion }) => {
    const { table, hands } = state;
    const open = table.offers.find(({ id }) => id === params.offer);
    if (open) {
      table.offers = table.offers.filter((offer) => offer !== open);
      if (open.gold > goldOf(table, open.from)) return;
      pay(table, open.from, seat, open.gold);
      pay(table, seat, open.from, open.price);
      emit({ kind: "deal", from: open.from, to: seat, price: open.price });
      unready(state, [open.from, seat]);
      reopenQuestion();
      return;
    }
    const offer = mustGet(hands, seat).offers.find(({ id }) => id === params.offer);
    if (!offer) throw new Error(`no offer ${params.offer}`);
    dropSecret(state, offer);
    const { from, card, price } = offer;
    if (!mustGet(hands, from).cards.includes(card)) {
      emit({ kind: "void", from, to: seat });
      barrier();
      return;
    }
    mustGet(hands, seat).cards.push(take(mustGet(hands, from).cards, card));
    table.cards[from] = mustGet(hands, from).cards.length;
    table.cards[seat] = mustGet(hands, seat).cards.length;
    pay(table, seat, from, price);
    emit(
      { kind: "deal", from, to: seat, price },
      { [from]: { kind: "sold", offer }, [seat]: { kind: "bought", offer } },
    );
  });

const closing = (name: string, title: string, mine: "from" | "to") =>
  action(name, title)
    .param(
      "offer",
      "Which one?",
      choice(({ table, hand, seat }) =>
        [...table.offers, ...hand.offers].filter((o) => o[mine] === seat).map((o) => o.id),
      ),
    )
    .apply(({ state, seat, params, emit }) => {
      const { table, hands } = state;
      table.offers = table.offers.filter(({ id }) => id !== params.offer);
      const secret = mustGet(hands, seat).offers.find(({ id }) => id === params.offer);
      if (!secret) return;
      dropSecret(state, secret);
      emit(null, { [secret.from]: { kind: "closed", offer: secret }, [secret.to]: { kind: "closed", offer: secret } });
    });

export const decline = closing("decline", "Decline a deal", "to");
export const withdraw = closing("withdraw", "Withdraw a proposal", "from");
