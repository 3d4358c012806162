import { type Frozen, game, of, type Seat, type Stage } from "../../engine/index.ts";
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

/** Passes in a window. */
export const letBe = action("letBe", "Let it be").apply(() => undefined);

/** Lets these seats react, in their order of precedence. */
export function openWindow<D>(s: Stage<Baghdad, D>, window: WindowName, seats: readonly Seat[]): void {
  s.ask({ kind: "window", window, seats, actions: [...PLAYS[window], letBe.name], pass: letBe.name });
}

/** Of these seats those that could hold a card to play, as far as everyone knows. */
export const withCards = ({ sides }: Frozen<Table>, seats: readonly Seat[]): readonly Seat[] =>
  seats.filter((seat) => of(sides, seat).cards > 0);
