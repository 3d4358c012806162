/** Whether pictures are those that a campaign makes: each is made again, and has to be made from the same text. */
import { Divergence } from "../proof/history.ts";
import { textHash } from "../proof/state-text.ts";
import { type Check, plainLine, type Standing, wrongLine } from "../proof/verdict.ts";
import { OtherRules, type Recorded } from "./film.ts";
import type { PlayedRow, Shot } from "./played-row.ts";
import { isSame } from "./same.ts";
import { takenBackIn } from "./shown-rows.ts";

/** What somebody says a picture is made from: that of the `which`th happening of a row. */
export interface GivenPicture {
  readonly row: number;
  readonly which: number;
  /** The hash of its sketch, which follows from the rows: `pictureDigest`. */
  readonly digest: string;
}

export const pictureDigest = (sketch: string): string => textHash(sketch);

class Forged extends Error {}

const keyed = ({ row, which }: Shot): Pick<Shot, "row" | "which"> => ({ row, which });
const keyOf = ({ row, which }: Pick<GivenPicture, "row" | "which">): string => `${row} ${which}`;

/**
 * Compares the pictures of a campaign with these while it is replayed: none may differ, be made up or be left out, but
 * for what went with acts that were taken back.
 */
export class PictureChecks {
  readonly #given = new Map<string, GivenPicture>();
  readonly #takenBack: ReadonlyMap<number, number>;
  readonly #pictures: readonly GivenPicture[];
  /** The first thing that is wrong. */
  #wrong: unknown = null;

  constructor(rows: Recorded["rows"], pictures: readonly GivenPicture[]) {
    this.#pictures = pictures;
    this.#takenBack = takenBackIn(rows);
    for (const picture of pictures) {
      if (this.#given.has(keyOf(picture))) this.fail(new Forged(`A picture of row ${picture.row} is there twice`));
      this.#given.set(keyOf(picture), picture);
    }
  }

  /** The campaign cannot be played on, or something of it cannot be shown. */
  fail(error: unknown): void {
    this.#wrong ??= error;
  }

  take({ row, shots, sketches }: Pick<PlayedRow, "row" | "shots" | "sketches">): void {
    shots.forEach((shot, i) => {
      const sketch = sketches[i] ?? null;
      const given = this.#given.get(keyOf(shot));
      this.#given.delete(keyOf(shot));
      const name = `The picture “${shot.caption}” of row ${row}`;
      if (sketch !== null && !given && !this.#takenBack.has(row)) this.fail(new Forged(`${name} is left out`));
      if (given && (sketch === null || !isSame(given, { ...keyed(shot), digest: pictureDigest(sketch) })))
        this.fail(new Forged(`${name} is not the one that the campaign makes`));
    });
  }

  /** What has come of it, once all rows were taken or something has failed. */
  ended(): Pick<Check, "lines"> & { readonly verdict: Standing } {
    const [rest] = this.#given.values();
    if (rest) this.fail(new Forged(`There is a picture of row ${rest.row} that the campaign does not make`));
    const wrong = this.#wrong;
    if (wrong === null) return { verdict: "proved", lines: [plainLine(this.#allOfThem())] };
    if (!(wrong instanceof OtherRules || wrong instanceof Divergence || wrong instanceof Forged)) throw wrong;
    return { verdict: wrong instanceof OtherRules ? "chain only" : "wrong", lines: [wrongLine(wrong)] };
  }

  #allOfThem(): string {
    const { length } = this.#pictures;
    return length === 1
      ? "The picture is the one that the campaign makes."
      : `All ${length} pictures are those that the campaign makes.`;
  }
}
