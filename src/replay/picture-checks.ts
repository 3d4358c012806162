/** Whether pictures are those that a campaign makes: each is made again, and has to be the same text. */
import { Divergence } from "../proof/history.ts";
import { type Check, plainLine, type Standing, wrongLine } from "../proof/verdict.ts";
import { filming, OtherRules, type Recorded, takenBackIn } from "./film.ts";
import type { PlayedRow } from "./played-row.ts";

/** What somebody says a picture is made from: that of the `which`th happening of a row. */
export interface GivenPicture {
  readonly row: number;
  readonly which: number;
  readonly sketch: string;
}

/**
 * Plays a campaign again, and compares its pictures with these: none may differ, be made up or be left out, but for what
 * went with acts that were taken back.
 */
export function* picturesChecked(
  recorded: Recorded,
  given: readonly GivenPicture[],
): Generator<Check, Standing, undefined> {
  const of = recorded.rows.length;
  let done = 0;
  const said = (verdict: Standing | null, ...lines: readonly string[]): Check => ({
    ...{ step: "pictures", done, of, verdict },
    lines: lines.map(plainLine),
  });
  try {
    const comparing = new Comparing(given, takenBackIn(recorded.rows));
    for (const row of filming(recorded)) {
      comparing.take(row);
      done++;
      yield said(null);
    }
    yield said("proved", comparing.ended());
    return "proved";
  } catch (error) {
    const verdict = error instanceof OtherRules ? "chain only" : "wrong";
    if (!(error instanceof OtherRules || error instanceof Divergence || error instanceof Forged)) throw error;
    yield { ...said(verdict), lines: [wrongLine(error)] };
    return verdict;
  }
}

class Forged extends Error {}

const keyOf = ({ row, which }: Pick<GivenPicture, "row" | "which">): string => `${row} ${which}`;

/** Pictures that are compared one after the other. */
class Comparing {
  readonly #given = new Map<string, GivenPicture>();
  readonly #takenBack: ReadonlyMap<number, number>;
  readonly #count: number;

  /** Throws `Forged` where one is there twice. */
  constructor(given: readonly GivenPicture[], takenBack: ReadonlyMap<number, number>) {
    this.#count = given.length;
    this.#takenBack = takenBack;
    for (const picture of given) {
      if (this.#given.has(keyOf(picture))) throw new Forged(`A picture of row ${picture.row} is there twice`);
      this.#given.set(keyOf(picture), picture);
    }
  }

  /** Throws `Forged` where a picture of this row is another, or is missing. */
  take({ row, shots, sketches }: Pick<PlayedRow, "row" | "shots" | "sketches">): void {
    shots.forEach((shot, i) => {
      const sketch = sketches[i];
      const given = this.#given.get(keyOf(shot));
      this.#given.delete(keyOf(shot));
      const name = `The picture “${shot.caption}” of row ${row}`;
      if (sketch && !given && !this.#takenBack.has(row)) throw new Forged(`${name} is left out`);
      if (given && given.sketch !== sketch) throw new Forged(`${name} is not the one that the campaign makes`);
    });
  }

  /** Throws `Forged` where one was given that the campaign does not make. */
  ended(): string {
    const [rest] = this.#given.values();
    if (rest) throw new Forged(`There is a picture of row ${rest.row} that the campaign does not make`);
    return this.#count === 1
      ? "The picture is the one that the campaign makes."
      : `All ${this.#count} pictures are those that the campaign makes.`;
  }
}
