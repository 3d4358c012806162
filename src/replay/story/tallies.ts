/** What each side did in all: fights won, units lost, income, places held. */
import type { Seat } from "#engine";
import type { ShownTally } from "../show.ts";
import { takenAt } from "./deeds.ts";
import { type Fight, lostTogether } from "./fights.ts";
import { heldBy, type Moment, powersIn } from "./moments.ts";
import { capital, counted, type Sides } from "./words.ts";

interface Told {
  readonly moments: readonly Moment[];
  readonly fights: readonly Fight[];
  readonly sides: Sides;
  /** The turn in the middle; 0: there is no such turn yet. */
  readonly half: number;
  readonly isRunning: boolean;
}

/** In seating order; none where nothing was counted. */
export function talliesOf(told: Told): readonly ShownTally[] {
  const parties = [...told.sides.all.map(({ seat }) => seat), ...powersIn(told.moments)];
  return parties.flatMap((seat): ShownTally[] => {
    const parts = [...foughtBy(told, seat), ...incomeOf(told, seat), ...heldAndTaken(told, seat)];
    return parts.length > 0 ? [{ seat, text: `${capital(told.sides.the(seat))}: ${parts.join("; ")}.` }] : [];
  });
}

function foughtBy({ fights }: Told, seat: Seat): readonly string[] {
  const decided = fights.filter(({ wins }) => wins.length > 0);
  if (decided.length === 0) return [];
  const own = decided.flatMap(({ wins }) => wins.filter(({ among }) => among.includes(seat)));
  const [won, all] = [own.filter((one) => one.seat === seat).length, own.length];
  return [`won ${won} of ${counted(all, { one: "decided fight", many: "decided fights" })}`, ...lossesOf(fights, seat)];
}

function lossesOf(fights: readonly Fight[], seat: Seat): readonly string[] {
  const own = fights.map(({ losses, gone, cost }) => {
    const n = losses[seat] ?? 0;
    return { cost: { ...cost, n }, losses: {}, gone: gone && { ...gone, by: { [seat]: gone.by[seat] ?? 0 } } };
  });
  const isCounted = fights.some(({ losses }) => Object.keys(losses).length > 0);
  return isCounted ? [`losses in fights ${lostTogether(own)}`] : [];
}

function incomeOf({ moments }: Told, seat: Seat): readonly string[] {
  const all = moments.flatMap(({ lines }) => lines.flatMap(({ about }) => about.gains ?? []));
  const [first] = all;
  const n = all.reduce((sum, { seats }) => sum + (seats[seat] ?? 0), 0);
  return first ? [`income ${counted(n, first)}`] : [];
}

/** How many places it had taken, and held, halfway and at the end. */
function heldAndTaken({ moments, half, isRunning }: Told, party: string): readonly string[] {
  if (moments.every(({ holders }) => Object.keys(holders).length === 0)) return [];
  const count = (moment: Moment | undefined): number => (moment ? heldBy(moment, party) : 0);
  const last = count(moments.at(-1));
  const end = isRunning ? "now" : "at the end";
  const taken = moments.flatMap(({ phase }, at) =>
    takenAt(moments, at).flatMap(({ to }) => (to === party ? [phase.turn] : [])),
  );
  if (half < 1) return [takenInAll(taken.length), `held ${counted(last, PLACES)} ${end}`];
  const early = taken.filter((turn) => turn <= half).length;
  const then = count(moments.findLast(({ phase }) => phase.turn <= half));
  return [
    `${takenInAll(taken.length)}${taken.length > 0 ? `, ${partOf(early, taken.length)} turn ${half}` : ""}`,
    `held ${counted(then, PLACES)} after turn ${half}, ${last} ${end}`,
  ];
}

const takenInAll = (n: number): string => `took ${n === 0 ? "no place" : counted(n, PLACES)}`;

/** Of what was taken, when: "2 of them by" a turn. */
function partOf(n: number, all: number): string {
  if (all === 1) return n === 0 ? "after" : "by";
  return `${n === 0 ? "none" : n === all ? "all" : `${n} of them`} by`;
}

const PLACES = { one: "place", many: "places" } as const;
