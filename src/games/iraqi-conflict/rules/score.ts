/** The Score phase: how many victory points each place is worth, and how the seats stand. */
import { type Frozen, game, listed, mustGet, type RulesContext, type Seat } from "#engine";
import { bySeat, contests, faction, The } from "../content/factions.ts";
import type { Iraq, Ranking, Table } from "../state.ts";

const { told } = game<Iraq>();

/** for the first, second, third and fourth place. */
export const POINTS = [5, 4, 3, 2];

/**
 * R-10 The victory points for a turn's totals. The lowest total always gets 0 (ruling G), unless everyone is level
 * (ruling D). Ruling C: `dense` ranks distinct totals, `competition` counts the seats that are ahead.
 */
export function points(totals: { readonly [seat: Seat]: number }, ranking: Ranking): { [seat: Seat]: number } {
  const all = Object.values(totals);
  const lowest = Math.min(...all);
  const level = all.every((total) => total === lowest);
  const pointsFor = (total: number): number => {
    if (total === lowest && !level) return 0;
    const ahead = all.filter((other) => other > total);
    return POINTS[ranking === "dense" ? new Set(ahead).size : ahead.length] ?? 0;
  };
  return Object.fromEntries(Object.entries(totals).map(([seat, total]) => [seat, pointsFor(total)]));
}

/** R-10 (SCORE PHASE) VP by rank; then all hands go to the discard pile (ruling H). */
export function score(s: RulesContext<Iraq>): void {
  const { table, hands } = s.state;
  table.phase = "score";
  const totals = latest(table.seats, table.totals);
  const gains = points(totals, table.ranking);
  for (const seat of table.seats) {
    mustGet(table.vp, seat).push(standing(table, seat) + mustGet(gains, seat));
    const hand = mustGet(hands, seat);
    table.discards.push(...hand.cards);
    hand.cards = [];
    hand.discarded = [];
    table.sizes[seat] = 0;
  }
  s.emit({ kind: "scored", turn: table.turn, totals, gains, vp: latest(table.seats, table.vp) });
  if (table.turn < table.turns) s.picture(`Turn ${table.turn} is scored`);
}

/** The last figure of each seat. */
export const latest = (
  seats: readonly Seat[],
  byTurn: { readonly [seat: Seat]: readonly number[] },
): { [seat: Seat]: number } => Object.fromEntries(seats.map((seat) => [seat, mustGet(byTurn, seat).at(-1) ?? 0]));

/** A seat's victory points so far. */
export const standing = (table: Frozen<Table>, seat: Seat): number => mustGet(table.vp, seat).at(-1) ?? 0;

/** Seats with the highest figure first. */
export const highestFirst = (figures: { readonly [seat: Seat]: number }): Seat[] =>
  Object.keys(figures).sort((a, b) => mustGet(figures, b) - mustGet(figures, a));

/** "Turn 3: Insurgents 24 = 5 VP, Sunni 21 = 4, …", and how the contests stand. */
export const scored = told("scored", {
  about: ({ turn, totals, gains }) => ({ kind: "points", weight: 2, deeds: deeds(turn, totals, gains) }),
  line({ turn, totals, gains, vp }) {
    const results = highestFirst(totals).map(
      (seat, i) => `${faction(seat).name} ${mustGet(totals, seat)} = ${mustGet(gains, seat)}${i === 0 ? " VP" : ""}`,
    );
    const standing = contests(Object.keys(vp)).map(({ title, seats }) => {
      const ranked = highestFirst(Object.fromEntries(seats.map((seat) => [seat, mustGet(vp, seat)])));
      return `${title}: ${bySeat(ranked, (seat) => mustGet(vp, seat))}.`;
    });
    return `Turn ${turn}: ${results.join(", ")}.\n${standing.join(" ")}`;
  },
});

/**
 * What the hands of a turn were worth: "The Sunni revealed the strongest hand of turn 2, worth 32". It counts the places
 * that were scored, so that two hands can be the second strongest.
 */
function deeds(
  turn: number,
  totals: { readonly [seat: Seat]: number },
  gains: { readonly [seat: Seat]: number },
): { [seat: Seat]: string } {
  return Object.fromEntries(
    Object.entries(totals).map(([seat, total]) => {
      const level = Object.keys(totals).filter((other) => other !== seat && totals[other] === total);
      const gain = mustGet(gains, seat);
      const rank = gain === 0 ? "the weakest" : (RANKS[POINTS.indexOf(gain)] ?? "a weak");
      const same = level.length > 0 ? `, level with ${listed(level.map((other) => faction(other).the))}` : "";
      const nothing = gain === 0 ? ", and scored nothing" : "";
      return [seat, `${The(seat)} revealed ${rank} hand of turn ${turn}, worth ${total}${same}${nothing}`];
    }),
  );
}

const RANKS = ["the strongest", "the second strongest", "the third strongest", "the fourth strongest"];
