/** How a contest went: what each turn brought its sides, who led when, and who came close. */
import type { Contest, Seat } from "#engine";
import { leadChanges } from "#scene";
import type { Moment } from "./moments.ts";

/** What a turn brought one line of a contest. */
export interface Swing {
  readonly turn: number;
  readonly line: number;
  /** Against what it brought the others on average. */
  readonly by: number;
}

/** A contest as the last board shows it. */
export class Figures {
  readonly contest: Contest;
  /** The turn at whose end each step of its course lies; 0: the start. */
  readonly turns: readonly number[];

  constructor(contest: Contest) {
    this.contest = contest;
    this.turns = contest.course.steps.map((step) => Number.parseInt(step, 10) || 0);
  }

  get lines(): Contest["course"]["lines"] {
    return this.contest.course.lines;
  }

  /** How many steps everyone knows. */
  get known(): number {
    return Math.max(0, ...this.lines.map(({ values }) => values.length));
  }

  /** From the lowest figure to the highest. */
  get range(): number {
    const all = this.lines.flatMap(({ values }) => values);
    return all.length === 0 ? 0 : Math.max(...all) - Math.min(...all);
  }

  seatsOf(line: number): readonly Seat[] {
    return this.contest.seats[line] ?? [];
  }

  lineOf(seat: Seat): number {
    return this.contest.seats.findIndex((seats) => seats.includes(seat));
  }

  valuesAt(step: number): readonly number[] {
    return this.lines.map(({ values }) => values[step] ?? 0);
  }

  /** What each turn brought each line. */
  swings(): readonly Swing[] {
    return Array.from({ length: Math.max(0, this.known - 1) }, (_, i) => i + 1).flatMap((step) => {
      const [before, after] = [this.valuesAt(step - 1), this.valuesAt(step)];
      const changes = after.map((value, line) => value - (before[line] ?? 0));
      return changes.map((change, line) => ({
        turn: this.turns[step] ?? 0,
        line,
        by: change - meanBut(changes, line),
      }));
    });
  }

  /** Who was the sole leader at the ends of turns, each time that it was another one: from which turn on. */
  leaders(): readonly { readonly turn: number; readonly line: number }[] {
    const changes = leadChanges(this.lines);
    const first = this.firstLead();
    return (first ? [first, ...changes] : changes).map(({ at, line }) => ({ turn: this.turns[at] ?? 0, line }));
  }

  /** Who is ahead at the end of a turn; several: they are level. */
  leadAt(turn: number): readonly number[] {
    const step = this.turns.findLastIndex((one, i) => one <= turn && i < this.known);
    const values = this.valuesAt(step);
    const best = Math.max(...values);
    return step < 0 ? [] : values.flatMap((value, line) => (value === best ? [line] : []));
  }

  /** The first step at which one is in the sole lead, after scores have begun. */
  private firstLead(): { readonly at: number; readonly line: number } | null {
    for (let at = 0; at < this.known; at++) {
      const values = this.valuesAt(at);
      const best = Math.max(...values);
      const line = values.indexOf(best);
      if (values.lastIndexOf(best) === line) return { at, line };
    }
    return null;
  }

  /**
   * Among lines that have not won, the highest figure after a scored turn: whose, how high, in which turn; null: there
   * is none.
   */
  closest(
    winners: readonly Seat[],
  ): { readonly lines: readonly number[]; readonly value: number; readonly turn: number } | null {
    const lost = this.lines.flatMap((_, line) =>
      this.seatsOf(line).some((seat) => winners.includes(seat)) ? [] : [line],
    );
    const all = lost.flatMap((line) =>
      (this.lines[line]?.values ?? []).flatMap((value, step) =>
        step === 0 ? [] : [{ line, value, turn: this.turns[step] ?? 0 }],
      ),
    );
    const [best] = all.toSorted((a, b) => b.value - a.value || b.turn - a.turn);
    if (!best) return null;
    const level = all.filter(({ value }) => value === best.value).map(({ line }) => line);
    return { ...best, lines: [...new Set(level)].toSorted((a, b) => a - b) };
  }
}

function meanBut(changes: readonly number[], line: number): number {
  const others = changes.filter((_, i) => i !== line);
  return others.length === 0 ? 0 : others.reduce((sum, one) => sum + one, 0) / others.length;
}

/** What a contest's lines stood at in a moment; null: nobody could say, or it had not begun. */
export function standingAt({ contests }: Moment, name: string): readonly number[] | null {
  const contest = contests.find((one) => one.name === name);
  if (!contest || contest.unknown !== undefined || contest.reached < 0) return null;
  return contest.now ?? contest.course.lines.map(({ values }) => values[contest.reached] ?? 0);
}

/** Who would have won a contest if it had ended in a moment; null: nobody could say. */
export const aheadAt = ({ contests }: Moment, name: string): readonly Seat[] | null =>
  contests.find((one) => one.name === name)?.ahead?.map(({ seat }) => seat) ?? null;
