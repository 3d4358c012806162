/** Who held each place when, where it was fought over, which changed hands most, and who lost all. */
import type { Place } from "#engine";
import type { ShownPlace } from "../show.ts";
import { heldBy, holderOf, type Moment } from "./moments.ts";

/** Places that anybody held or fought over, in the order of the game. */
export function placesOf(moments: readonly Moment[], all: readonly Place[]): readonly ShownPlace[] {
  return all.flatMap(({ id, name }): ShownPlace[] => {
    const held: { step: number; seat: string | null }[] = [];
    const battles: number[] = [];
    moments.forEach((moment, step) => {
      const { lines } = moment;
      const seat = holderOf(moment, id);
      if (held.length === 0 || held.at(-1)?.seat !== seat) held.push({ step, seat });
      if (lines.some(({ about }) => isFight(about) && about.places.includes(id))) battles.push(step);
    });
    const isBare = held.every(({ seat }) => seat === null) && battles.length === 0;
    return isBare ? [] : [{ place: id, name, held, battles }];
  });
}

const isFight = ({ kind, weight }: Moment["lines"][number]["about"]): boolean => kind === "battles" && weight > 1;

/** How often each place went from one side to another since the first turn, the most first. */
export function contested(
  moments: readonly Moment[],
  places: readonly ShownPlace[],
): readonly { readonly place: ShownPlace; readonly changes: number }[] {
  const begun = moments.findIndex(({ phase }) => phase.turn > 0);
  return places
    .map((place) => {
      const since = place.held.filter(
        ({ step }, i) => step >= begun || (place.held[i + 1]?.step ?? Number.POSITIVE_INFINITY) > begun,
      );
      const seats = since.flatMap(({ seat }) => seat ?? []);
      return { place, changes: seats.filter((seat, i) => i > 0 && seat !== seats[i - 1]).length };
    })
    .filter(({ changes }) => changes > 0)
    .toSorted((a, b) => b.changes - a.changes);
}

/** A side that lost all that it held, and got nothing back; by its name where nobody plays it. */
export interface DrivenOut {
  readonly seat: string;
  readonly turn: number;
  readonly moment: number;
}

/** Sides that held places once, and held none in the last turn: since which one. */
export function drivenOut(moments: readonly Moment[], seats: readonly string[]): readonly DrivenOut[] {
  const end = moments.at(-1)?.phase.turn ?? 0;
  return seats.flatMap((seat) => {
    const last = moments.findLastIndex((moment) => heldBy(moment, seat) > 0);
    const turn = moments[last + 1]?.phase.turn;
    return last < 0 || turn === undefined || turn >= end ? [] : [{ seat, turn, moment: last + 1 }];
  });
}

/** Sides that held places once, and hold none on the last board. */
export function emptyHanded(moments: readonly Moment[], seats: readonly string[]): readonly string[] {
  const holds = (moment: Moment | undefined, seat: string): boolean => moment !== undefined && heldBy(moment, seat) > 0;
  return seats.filter((seat) => !holds(moments.at(-1), seat) && moments.some((moment) => holds(moment, seat)));
}
