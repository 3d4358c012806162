import {
  type Frozen,
  game,
  mustGet,
  type ReactionWindow,
  type Seat,
  type Stage,
  type WindowMode,
} from "../../engine/index.ts";
import { passOn } from "./auction.ts";
import type { Baghdad, Table } from "./state.ts";

const { action } = game<Baghdad>();

/** Section 7: the windows for cards played out of turn, and what can be done in them. */
const PLAYS = {
  W1: ["claim"],
  W3: ["stopStreet"],
  W4: ["cancelTargeted"],
  W5: ["disrupt"],
  W6: ["swapAward"],
  W7: ["double"],
} as const;
export type WindowName = keyof typeof PLAYS;

/** What the hand holds for a window: cards of its timing, and combinations. */
function playsIn(name: WindowName): ReactionWindow<Baghdad>["plays"] {
  return ({ content, hand }) => {
    const held = hand.cards.map((card) => mustGet(content.arms, card));
    const combos = Object.values(content.combos).filter(
      ({ timing, symbols }) =>
        timing === name && symbols.every((symbol) => held.some((card) => card.symbol === symbol)),
    );
    return [...held.filter(({ timing }) => timing === name), ...combos].map((one) => one.name);
  };
}

const window = (name: WindowName, title: string, mode: WindowMode): ReactionWindow<Baghdad> => ({
  name,
  title,
  mode,
  plays: playsIn(name),
});

/** Section 7, with the modes that count where the host chooses none. */
export const windows: readonly ReactionWindow<Baghdad>[] = [
  window("W1", "claims to the Initiative", "wait-all"),
  window("W3", "before an Arab Street card", "standing-only"),
  window("W4", "when a card is aimed at a seat", "standing-only"),
  window("W5", "after the plans of a Combat", "standing-only"),
  window("W6", "before the award of a Combat", "standing-only"),
  window("W7", "after an income", "standing-only"),
];

/** Lets a window pass; R-18: in the auction, where a seat that has passed may bid later. */
export const pass = action("pass", "Pass", { common: true }).apply(({ state: { table }, seat, emit }) => {
  if (!table.auction) return;
  passOn(table, table.auction);
  emit({ kind: "passed", seat, asked: true });
});

/** Lets these seats react, in their order of precedence. */
export function openWindow<D>(s: Stage<Baghdad, D>, window: WindowName, seats: readonly Seat[]): void {
  s.ask({ kind: "window", window, seats, actions: [...PLAYS[window], pass.name], pass: pass.name });
}

/** Of these seats those that could hold a card to play, as far as everyone knows. */
export const withCards = ({ sides }: Frozen<Table>, seats: readonly Seat[]): readonly Seat[] =>
  seats.filter((seat) => mustGet(sides, seat).cards > 0);
