import {
  type Option,
  type PlanRow,
  publicView,
  refuse,
  type Seat,
  type Sketch,
  sketch,
  viewOf,
} from "../engine/index.ts";
import { type Live, namesOf } from "./live.ts";
import { forbid } from "./permissions.ts";
import { phaseTitle } from "./posting.ts";

/** What people look at, as it is now. Whose hand it is has been checked before. */

/** The board as a seat sees it; null: as the only one of these seats does, else as everyone. */
export function boardOf({ book, env, members }: Live, mine: readonly Seat[], seat: Seat | null): Sketch {
  if (seat !== null && !mine.includes(seat)) forbid("look");
  const viewer = seat ?? (mine.length === 1 ? mine[0] : undefined);
  const view = viewer === undefined || env.over ? publicView(book, env) : viewOf(book, env, viewer);
  const caption = phaseTitle(book.definition.phase(view.table));
  return sketch(book, { kind: "board", caption, names: namesOf(members) }, view);
}

/** Rows of a seat's sheet on its own map. */
export function planOf({ book, env, members }: Live, seat: Seat, rows: readonly PlanRow[]): Sketch {
  if (!book.definition.draft) return refuse("no-plan", "This game draws no plans.");
  const view = viewOf(book, env, seat);
  const caption = `${phaseTitle(book.definition.phase(view.table))}: your plan`;
  return sketch(book, { kind: "plan", rows, caption, names: namesOf(members) }, view);
}

export const zonesOf = ({ book, env }: Live): readonly Option[] =>
  book.definition.closeUps?.zones(publicView(book, env)) ?? [];

export const closeUpOf = ({ book, env }: Live, zone: string): Sketch =>
  book.definition.closeUps
    ? sketch(book, { kind: "close-up", zone }, publicView(book, env))
    : refuse("no-zones", "The board of this game has no parts.");

export const legendOf = ({ book, env }: Live): Sketch =>
  book.definition.legend
    ? sketch(book, { kind: "legend" }, publicView(book, env))
    : refuse("no-legend", "The board of this game has no legend.");

export const handOf = ({ book, env }: Live, seat: Seat): Sketch =>
  sketch(book, { kind: "hand" }, viewOf(book, env, seat));

export const cardsOf = ({ book, env }: Live, seat: Seat): readonly Option[] =>
  book.definition.reading?.cards(viewOf(book, env, seat)) ?? [];

/** Refused alike for a card that another holds and for one that does not exist. */
export function cardOf({ book, env }: Live, seat: Seat, card: string): Sketch {
  const { reading } = book.definition;
  const view = viewOf(book, env, seat);
  const held = reading?.cards(view).find(({ value }) => value === card);
  if (!reading || !held)
    return refuse("no-card", "You can read the cards that you hold or have been shown; this is not one of them.");
  return sketch(book, { kind: "card", card: held.value }, view);
}
