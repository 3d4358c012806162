import { z } from "zod";
import { choice, integer, mustGet, type Refusal, type Seat, take } from "#engine";
import { action, goldOf, numberOf, pay, procedure, type SummitView } from "./table.ts";

export const bid = action("bid", "Bid")
  .param(
    "card",
    "Which card?",
    choice(({ table, hand }) =>
      hand.cards.map((card) =>
        String(numberOf(card)) === table.banned
          ? { value: card, refused: { code: "banned", text: "that number is banned" } }
          : card,
      ),
    ),
  )
  .param(
    "stake",
    "How much gold on it?",
    integer(({ table, seat }) => [0, Math.min(2, goldOf(table, seat))]),
  )
  .apply(({ state, seat, params }) => {
    const { table, hands } = state;
    take(mustGet(hands, seat).cards, params.card);
    table.cards[seat] = mustGet(hands, seat).cards.length;
    const stake = Math.min(params.stake, goldOf(table, seat));
    table.gold[seat] = goldOf(table, seat) - stake;
    table.pot += stake;
    table.bids.push({ seat, card: params.card, stake });
  });

export const fold = action("fold", "Fold").apply(() => undefined);

const holds = (joker: string) => ({
  when: ({ hand }: SummitView): Refusal | null =>
    hand.jokers.includes(joker) ? null : { code: "no-joker", text: "you do not hold that joker" },
});

export const ban = action("ban", "Joker: ban a number", holds("ban"))
  .param(
    "number",
    "Which one?",
    choice(() => ["1", "2", "3", "4"]),
  )
  .apply(({ state, seat, params, emit }) => {
    state.table.discard.push(take(mustGet(state.hands, seat).jokers, "ban"));
    state.table.jokers[seat] = mustGet(state.hands, seat).jokers.length;
    state.table.banned = params.number;
    emit({ kind: "joker", seat, joker: "ban", what: params.number });
  });

export const duel = action("duel", "Joker: duel", holds("duel"))
  .param(
    "foe",
    "With whom?",
    choice(({ table, seat }) => table.seats.filter((other) => other !== seat)),
  )
  .apply(({ state, seat, params, emit, call }) => {
    state.table.discard.push(take(mustGet(state.hands, seat).jokers, "duel"));
    state.table.jokers[seat] = mustGet(state.hands, seat).jokers.length;
    emit({ kind: "joker", seat, joker: "duel", what: params.foe });
    call(duelling, { seats: [seat, params.foe] });
  });

export const feint = action("feint", "Feint")
  .param(
    "force",
    "How hard?",
    integer(() => [1, 3]),
  )
  .apply(({ state, seat, params }) => {
    state.table.feints[seat] = params.force;
  });

export const duelling = procedure<{ seats: [Seat, Seat] }>("duel", {
  notes: z.strictObject({ seats: z.tuple([z.string(), z.string()]) }),
})({
  aim: ({ data, ask }) => {
    ask({ kind: "sealed", seats: data.seats, actions: ["feint"] });
    return "strike";
  },
  strike: ({ data, state: { table }, emit }) => {
    const [a, b] = data.seats;
    const ahead = (table.feints[a] ?? 0) - (table.feints[b] ?? 0);
    const [winner, loser] = ahead > 0 ? [a, b] : [b, a];
    table.feints = {};
    if (ahead !== 0) pay(table, loser, winner, Math.min(1, goldOf(table, loser)));
    emit({ kind: "duel", winner: ahead === 0 ? null : winner });
    return "done";
  },
});
