/** A whole game as it is stored, and what can be read off its open question. */
import type { SealedAnswer } from "./decision.ts";
import type { GameTypes, State } from "./game-types.ts";
import type { RandomState } from "./keyed-dice.ts";
import type { Ask, Frame, Result } from "./procedure.ts";
import type { Seat } from "./values.ts";

/** A whole game as it is stored: the game's own state and what the kernel keeps around it. Plain JSON, a few kB. */
export interface Envelope<G extends GameTypes> extends State<G> {
  game: string;
  /** Hash of the pack. */
  content: string;
  rules: string;
  stateVersion: number;
  /** Number of the next log row; never goes back. */
  seq: number;
  random: RandomState;
  seats: Seat[];
  controllers: { [seat: Seat]: string };
  /** Procedures in progress, the innermost last. */
  frames: Frame[];
  answers: { [seat: Seat]: SealedAnswer[] };
  over: Result | null;
}

/** The open question of the innermost procedure. */
export const openAsk = <G extends GameTypes>(env: Envelope<G>): Frame["ask"] => env.frames.at(-1)?.ask;

/** Whether a seat can answer this question: who has passed in a window waits until somebody plays. */
export const mayAnswer = ({ kind, seats, answered }: Frame["ask"] & object, seat: Seat): boolean =>
  seats.includes(seat) && !(kind === "window" && answered.includes(seat));

/** Whether seats may react here, at once or in secret, and may let it pass. */
export const isWindow = <A extends Ask>(ask: A): ask is Extract<A, { readonly kind: "window" | "reaction" }> =>
  ask.kind === "window" || ask.kind === "reaction";

/** Whether several owe an answer in no order, to a question that stays the same one. */
export const isTogether = (ask: Ask): boolean =>
  (ask.kind === "turn" || ask.kind === "window") && ask.together === true;

/** A question as a state keeps it, its keys in order. */
export function opened(ask: Ask, id: number): Frame["ask"] & object {
  const actions = [...ask.actions];
  const seats = [...ask.seats];
  const answered: Seat[] = [];
  if (!isWindow(ask)) {
    const { kind } = ask;
    if (kind === "sealed" || ask.together === undefined) return { actions, answered, id, kind, seats };
    return { actions, answered, id, kind, seats, together: ask.together };
  }
  const { kind, pass, window } = ask;
  if (kind === "reaction" || ask.together === undefined) return { actions, answered, id, kind, pass, seats, window };
  return { actions, answered, id, kind, pass, seats, together: ask.together, window };
}

/**
 * A window to several together that is put again once somebody has played: they stay among those it asks, as who has
 * passed does. Others, who are still to answer, see the same of both.
 */
export function stillOpen(ask: Frame["ask"] & object, was: Frame["ask"]): Frame["ask"] & object {
  if (!was || was.id !== ask.id || !isWindow(ask)) return ask;
  const { seats: left } = ask;
  const seats = [...was.seats, ...left.filter((seat) => !was.seats.includes(seat))];
  const done = seats.filter((seat) => !left.includes(seat));
  const before = was.answered.filter((seat) => done.includes(seat));
  return { ...ask, answered: [...before, ...done.filter((seat) => !before.includes(seat))], seats };
}

/** Seats that others wait for. A function of what everyone can see. */
export function awaited<G extends GameTypes>(env: Envelope<G>): readonly Seat[] {
  const ask = openAsk(env);
  return ask ? ask.seats.filter((seat) => !ask.answered.includes(seat)) : [];
}
