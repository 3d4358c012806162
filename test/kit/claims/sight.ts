import {
  type Advance,
  awaited,
  blocked,
  Dice,
  decisionsOf,
  type GameTypes,
  type Happening,
  type Seat,
  viewOf,
} from "#engine";
import type { Position } from "../play.ts";
import { randomPlay } from "../random-play.ts";
import { openings } from "./choices.ts";

/** All that a seat can see, in words, as JSON. */
export function sight<G extends GameTypes>(position: Position<G>, viewer: Seat, seed: number): string {
  const { book, env } = position;
  const view = viewOf(book, env, viewer);
  const dice = new Dice({ key: env.random.key, next: seed });
  const choices = openings(position, viewer).map(({ decision, action, preset }) => {
    const why = action.when(view) ?? blocked(action, view, preset);
    return [decision, action.name, why ?? randomPlay(action, view, dice, preset)];
  });
  return JSON.stringify([env.table, view.hand, awaited(env), decisionsOf(book, env, viewer), choices, env.over]);
}

/** A line of what a seat is told, or that a picture is posted or an answer has lapsed. */
export type Line<G extends GameTypes> = G["Event"] | G["Secret"] | Exclude<Happening<G>, { readonly kind: "event" }>;

/** What a seat is told, line by line: what everyone is told, and what it is told privately. */
export const told = <G extends GameTypes>({ happenings }: Advance<G>, viewer: Seat): readonly Line<G>[] =>
  happenings.flatMap((h): readonly Line<G>[] => {
    if (h.kind !== "event") return [h];
    const secret = h.secrets[viewer];
    return [...(h.event === null ? [] : [h.event]), ...(secret === undefined ? [] : [secret])];
  });
