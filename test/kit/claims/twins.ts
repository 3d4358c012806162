import { Dice, type GameTypes, publicView, type Seat, viewOf } from "#engine";
import { freeze } from "../freeze.ts";
import type { Position, Watched } from "../play.ts";
import { keyOf } from "../subject.ts";
import { draftAt } from "./plans.ts";
import { imagined } from "./secrecy.ts";

/** Another state that this seat cannot tell from the position, the same for all claims; null: none was found. */
export function twinOf<G extends GameTypes>(position: Watched<G>, seat: Seat): Position<G> | null {
  const known = position.twins.get(seat);
  if (known !== undefined) return known;
  const twin = imagined({ ...position, dice: new Dice({ key: keyOf(keyAt(position), "twin", seat), next: 0 }) }, seat);
  position.twins.set(seat, twin);
  return twin;
}

/**
 * What is drawn for the seat that claims look at, twice: of the position, and of its twin (of itself where there is
 * none). Pictures are made of a seat's view alone, so that both are the same if they do not vary and tell nothing.
 */
export function drawnTwice<G extends GameTypes>(position: Watched<G>): readonly [unknown, unknown] {
  const { seat, isDrawn } = position;
  if (!isDrawn) return [null, null];
  const known = position.drawn.get(seat);
  if (known) return known;
  const both = [drawn(position, seat), drawn(twinOf(position, seat) ?? position, seat)] as const;
  position.drawn.set(seat, both);
  return both;
}

function drawn<G extends GameTypes>(position: Position<G>, seat: Seat): unknown {
  const { subject, env } = position;
  const { book } = subject;
  const { definition } = book;
  const view = freeze(viewOf(book, env, seat));
  const names = Object.fromEntries(env.seats.map((one) => [one, `Player ${one}`]));
  const frame = { caption: "As it stands", names };
  const boards = [definition.board(view, frame), definition.board(freeze(publicView(book, env)), frame)];
  const dice = new Dice({ key: keyOf(keyAt(position), "plan", seat), next: 0 });
  return [...boards, definition.hand(view), draftAt(position, seat, dice)];
}

/** The same for a position and its twins. */
const keyAt = <G extends GameTypes>({ env, acts }: Position<G>): string => keyOf(env.random.key, acts.length);
