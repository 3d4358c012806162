import type { GameTypes } from "#engine";
import type { Line } from "./claims/sight.ts";
import type { Shows } from "./subject.ts";

/** What the lines of a game may show, by their names: "played", or "cards/played" where a game has chapters. */
interface Showing<G extends GameTypes> {
  /** Lines that only come because of what was hidden. */
  readonly ofHidden?: readonly string[];
  /** What nobody knew before of other lines. */
  readonly fresh: { readonly [line: string]: readonly string[] };
  /** What now lies open to a seat and may have come to do so without a line that says it; nothing if left out. */
  readonly turnedUp?: Shows<G>["turnedUp"];
}

/** How a game shows what was hidden, from tables of its lines. */
export const showing = <G extends GameTypes>({ ofHidden = [], fresh, turnedUp }: Showing<G>): Shows<G> => ({
  beside(line) {
    if ("caption" in line) return line.caption;
    const name = nameOf(line);
    if (ofHidden.includes(name)) return null;
    return Object.fromEntries(Object.entries(line).filter(([key]) => !fresh[name]?.includes(key)));
  },
  turnedUp: turnedUp ?? (() => null),
});

const nameOf = <G extends GameTypes>(line: Line<G>): string =>
  "chapter" in line ? `${line.chapter}/${line.kind}` : line.kind;
