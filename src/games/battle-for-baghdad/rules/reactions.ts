/** The windows in which cards are played out of turn, and passing: in a window, or in the auction. */
import { type Frozen, game, mustGet, type ReactionWindow, type Seat, type View, type WindowMode } from "#engine";
import { the } from "../content/factions.ts";
import { after } from "../content/seating.ts";
import type { Auction, Baghdad, Table } from "../state.ts";
import { deploying } from "./setup/deployment.ts";
import { phase } from "./turn/phase.ts";

const { action, told } = game<Baghdad>();

/** What the hand holds for a window: cards of its timing, and combinations. */
function playsIn(name: string): ReactionWindow<Baghdad>["plays"] {
  return ({ content, hand }) => {
    const held = hand.cards.map((card) => mustGet(content.arms, card));
    const combos = Object.values(content.combos).filter(
      ({ timing, symbols }) =>
        timing === name && symbols.every((symbol) => held.some((card) => card.symbol === symbol)),
    );
    return [...held.filter(({ timing }) => timing === name), ...combos].map((one) => one.name);
  };
}

const window = (name: string, title: string, mode: WindowMode): ReactionWindow<Baghdad> => ({
  name,
  title,
  mode,
  plays: playsIn(name),
});

/** Section 7: the windows for cards played out of turn, with the modes that count where the host chooses none. */
export const windows = {
  claims: window("W1", "claims to the Initiative", "wait-all"),
  street: window("W3", "before an Arab Street card", "standing-only"),
  targets: window("W4", "when a card is aimed at a seat", "standing-only"),
  plans: window("W5", "after the plans of a Combat", "standing-only"),
  award: window("W6", "before the award of a Combat", "standing-only"),
  income: window("W7", "after an income", "standing-only"),
};

/** Lets a window pass; R-18: in the auction, where a seat that has passed may bid later. */
export const pass = action("pass", "Pass", {
  timedOut: "passed",
  common: true,
  whyNot: (view) => ({ text: `**Pass**: there is nothing that you are asked to pass on now. ${waiting(view)}` }),
}).apply(({ state: { table }, seat, emit }) => {
  if (!table.auction) return;
  passOn(table, table.auction);
  emit({ kind: "passed", seat, asked: true });
});

/** Whose turn it is, where only one seat is asked. */
function waiting({ table }: View<Baghdad>): string {
  const seat = table.auction?.turn ?? table.packet?.left[0] ?? deploying(table);
  return seat === undefined ? `It is the ${phase(table).name} Phase.` : `It is the turn of ${the(seat)}.`;
}

/** the next seat bids. */
export function passOn({ order }: Table, auction: Auction): void {
  auction.passes++;
  auction.turn = after(order, auction.turn);
}

/** Those of these seats that could hold a card to play, as far as everyone knows. */
export const withCards = ({ sides }: Frozen<Table>, seats: readonly Seat[]): readonly Seat[] =>
  seats.filter((seat) => mustGet(sides, seat).cards > 0);

/** Told with the whole auction when it is over. */
export const passed = told("passed", { line: () => null });
