/** What each side did in all: fights won, units lost, income, places held. */
import type { Seat } from "#engine";
import type { ShownTally } from "../show.ts";
import type { Fight } from "./fights.ts";
import type { Moment } from "./moments.ts";
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
  return told.sides.all.flatMap(({ seat }): ShownTally[] => {
    const parts = [...foughtBy(told, seat), ...incomeOf(told, seat), ...heldBy(told, seat)];
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
  const named = fights.find(({ cost }) => cost.n > 0)?.cost;
  const n = fights.reduce((sum, { losses }) => sum + (losses[seat] ?? 0), 0);
  return named && fights.some(({ losses }) => Object.keys(losses).length > 0)
    ? [`losses in fights ${n === 0 ? `no ${named.many}` : counted(n, named)}`]
    : [];
}

function incomeOf({ moments }: Told, seat: Seat): readonly string[] {
  const all = moments.flatMap(({ lines }) => lines.flatMap(({ about }) => about.gains ?? []));
  const [first] = all;
  const n = all.reduce((sum, { seats }) => sum + (seats[seat] ?? 0), 0);
  return first ? [`income ${counted(n, first)}`] : [];
}

/** How many places it held halfway and at the end. */
function heldBy({ moments, half, isRunning }: Told, seat: Seat): readonly string[] {
  if (moments.every(({ holders }) => Object.keys(holders).length === 0)) return [];
  const count = (moment: Moment | undefined): number =>
    Object.values(moment?.holders ?? {}).filter((one) => one === seat).length;
  const places = { one: "place", many: "places" };
  const last = count(moments.at(-1));
  const end = isRunning ? "now" : "at the end";
  if (half < 1) return [`held ${counted(last, places)} ${end}`];
  const then = count(moments.findLast(({ phase }) => phase.turn <= half));
  return [`held ${counted(then, places)} after turn ${half}, ${last} ${end}`];
}
