import { z } from "zod";
import { type Frozen, game, mustGet, type Option, type Seat, take, type View } from "../../../engine/index.ts";
import { spared } from "../coalition/bonds.ts";
import { seatOption, verb } from "../factions.ts";
import type { Baghdad, Table } from "../state.ts";
import { counted } from "../wording.ts";
import type { EffectOf } from "./effects.ts";
import { discard, handOver, room } from "./hands.ts";
import { chosen, type Power, plotOf } from "./power.ts";
import { cardsOf, several } from "./several.ts";

const { action, procedure } = game<Baghdad>();

/** Ruling AE: other seats that have a card. */
function holders({ content, table, seat }: View<Baghdad>): Option<Seat>[] {
  const others = table.actOrder.filter((other) => other !== seat && mustGet(table.sides, other).cards > 0);
  return others.map((value) =>
    seatOption(value, spared(content, table, seat, value), counted(mustGet(table.sides, value).cards, "card")),
  );
}

/** R-85 The target shows its hand to the player, and to nobody else. */
export const lookHand = (): Power => ({
  targets: holders,
  noTarget: (_, seat) => `${verb(seat, "hold")} no card`,
  apply: (s, { seat, target }) => {
    const owner = chosen(target);
    const { cards } = mustGet(s.state.hands, owner);
    mustGet(s.state.hands, seat).seen = [...cards];
    s.barrier();
    s.emit({ kind: "shown", seat: owner, to: seat }, { [seat]: { kind: "saw", seat: owner, cards } });
  },
});

/** R-85 The player takes cards that it has been shown. */
export const takeCards = ({ cards }: Frozen<EffectOf<"takeCards">>): Power => ({
  apply: (s) => s.call(choosing, { cards, action: "takeCards" }),
});

/** The player chooses cards that the target discards. */
export const discardCards = ({ cards }: Frozen<EffectOf<"discardCards">>): Power => ({
  apply: (s) => s.call(choosing, { cards, action: "discardOf" }),
});

/** Asks for as many of the cards shown as the effect says, or as there are. */
export const choosing = procedure<{ cards: number; action: "takeCards" | "discardOf" }>("choosing", {
  notes: z.strictObject({ cards: z.int(), action: z.enum(["takeCards", "discardOf"]) }),
})({
  ask: (s) => {
    const plot = plotOf(s.state.table);
    plot.due = Math.min(s.data.cards, mustGet(s.state.table.sides, plot.target).cards);
    if (plot.due > 0) s.ask({ kind: "turn", seats: [plot.seat], actions: [s.data.action] });
    return "chosen";
  },
  chosen: () => "done",
});

/** how many cards have no room in the hand that takes them. */
const lacking = ({ content, table, seat }: View<Baghdad>): number =>
  Math.max(0, due(table) - room(content, table, seat));

const due = (table: Frozen<Table>): number => plotOf(table).due;

/** without room for a card it stays where it is. */
export const takeThem = action("takeCards", "Take cards", { common: true })
  .optional(
    "discard",
    "Your hand is full: which cards do you discard?",
    (c) => lacking(c) > 0,
    several(
      (c) => c.hand.cards,
      (c) => ({ least: 0, most: Math.min(lacking(c), c.hand.cards.length) }),
    ),
  )
  .param(
    "cards",
    "Which cards do you take?",
    several(
      (c) => c.hand.seen,
      (c) => {
        const taken = due(c.table) - lacking(c) + cardsOf(c.params.discard).length;
        return { least: taken, most: taken };
      },
    ),
  )
  .apply((s) => {
    const { seat, params, state } = s;
    const { target } = plotOf(state.table);
    const discarded = cardsOf(params.discard);
    if (discarded.length > 0) discard(s, seat, discarded);
    const cards = cardsOf(params.cards);
    for (const card of cards) take(mustGet(state.hands, seat).seen, card);
    s.emit({ kind: "took", seat, from: target, cards: cards.length });
    handOver(s, target, seat, cards);
  });

/** The player chooses what the target discards. */
export const discardOf = action("discardOf", "Have cards discarded", { common: true })
  .param(
    "cards",
    "Which cards are discarded?",
    several(
      (c: View<Baghdad> & { readonly params: unknown }) => c.hand.seen,
      (c) => ({ least: due(c.table), most: due(c.table) }),
    ),
  )
  .apply((s) => {
    const { seat, params, state } = s;
    const cards = cardsOf(params.cards);
    for (const card of cards) take(mustGet(state.hands, seat).seen, card);
    discard(s, plotOf(state.table).target, cards);
  });
