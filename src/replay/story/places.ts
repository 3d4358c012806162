/** Who held each place when, where it was fought over, which changed hands most, and what fights cost most. */
import type { Place, Seat, Sum } from "#engine";
import type { ShownPlace } from "../show.ts";
import type { Moment } from "./moments.ts";

/** Places that anybody held or fought over, in the order of the game. */
export function placesOf(moments: readonly Moment[], all: readonly Place[]): readonly ShownPlace[] {
  return all.flatMap(({ id, name }): ShownPlace[] => {
    const held: { step: number; seat: Seat | null }[] = [];
    const battles: number[] = [];
    moments.forEach(({ holders, lines }, step) => {
      const seat = holders[id] ?? null;
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

/** All fights for one place in one turn. */
export interface Fighting {
  readonly turn: number;
  readonly place: string;
  readonly cost: Sum;
  /** Of the last of them. */
  readonly winner: Seat | null;
}

/** What fights cost both sides, the dearest first. */
export function fightings(moments: readonly Moment[]): readonly Fighting[] {
  const all = new Map<string, Fighting>();
  for (const { lines } of moments)
    for (const { about } of lines) {
      const [place] = about.places;
      if (place === undefined || (about.kind !== "battles" && about.winner === undefined)) continue;
      const key = `${about.turn} ${place}`;
      const known = all.get(key);
      const cost = about.cost ?? { n: 0, one: "unit", many: "units" };
      const n = (known?.cost.n ?? 0) + cost.n;
      const named = about.cost ? cost : (known?.cost ?? cost);
      all.set(key, { turn: about.turn, place, cost: { ...named, n }, winner: about.winner ?? known?.winner ?? null });
    }
  return [...all.values()].filter(({ cost }) => cost.n > 0).toSorted((a, b) => b.cost.n - a.cost.n);
}

/** A side that lost all that it held, and got nothing back. */
export interface DrivenOut {
  readonly seat: Seat;
  readonly turn: number;
  readonly moment: number;
}

/** Sides that held places once, and held none in the last turn: since which one. */
export function drivenOut(moments: readonly Moment[], seats: readonly Seat[]): readonly DrivenOut[] {
  const end = moments.at(-1)?.phase.turn ?? 0;
  const holding = (moment: Moment, seat: Seat): boolean => Object.values(moment.holders).includes(seat);
  return seats.flatMap((seat) => {
    const last = moments.findLastIndex((moment) => holding(moment, seat));
    const turn = moments[last + 1]?.phase.turn;
    return last < 0 || turn === undefined || turn >= end ? [] : [{ seat, turn, moment: last + 1 }];
  });
}
