/** The units that each side had lost for good by the end of each turn. */
import type { Gone } from "#engine";
import type { ShownLosses } from "../show.ts";
import type { Moment } from "./moments.ts";
import { capital, type Sides } from "./words.ts";

/** Sides in seating order, then whom nobody plays, as far as they lost any; null: nothing was counted. */
export function lossesIn(moments: readonly Moment[], sides: Sides): ShownLosses | null {
  const all = moments.flatMap(({ lines, phase: { turn } }) =>
    lines.flatMap(({ about: { gone } }) => (gone ? [{ turn, gone }] : [])),
  );
  const [first] = all;
  if (!first) return null;
  const turns = [...new Set(moments.map(({ phase }) => phase.turn))].filter((turn) => turn > 0);
  const unseated = new Set(
    all.flatMap(({ gone: { by } }) => Object.keys(by).filter((party) => (by[party] ?? 0) > 0 && !sides.has(party))),
  );
  const parties = [...sides.all.map(({ seat }) => seat), ...unseated];
  const upTo = (party: string, turn: number): number =>
    all.reduce((sum, one) => sum + (one.turn <= turn ? (one.gone.by[party] ?? 0) : 0), 0);
  return {
    counts: countedAs(first.gone),
    turns,
    rows: parties.map((party) => ({ name: capital(sides.the(party)), values: turns.map((turn) => upTo(party, turn)) })),
  };
}

/** "units destroyed" */
const countedAs = ({ many, how }: Gone): string => `${many} ${how}`;
