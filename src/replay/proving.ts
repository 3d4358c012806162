/** Everything that is checked of a campaign that is shown again, as a page's worker does it: log and pictures. */
import type { Definition, GameTypes, PackFiles, Rulebook } from "#engine";
import { computerOnItsOwn } from "../campaign/moves/computers.ts";
import { checksOf } from "../proof/checks.ts";
import type { TrustedEngines } from "../proof/file-engines.ts";
import type { NamesAt, Onlooker, ProvenRow, Replay } from "../proof/history.ts";
import { pinnedBook } from "../proof/pinned-pack.ts";
import { type ProofFile, readProofFile } from "../proof/reading-file.ts";
import { type Check, type Standing, wrongLine } from "../proof/verdict.ts";
import { filming } from "./film.ts";
import { type GivenPicture, PictureChecks } from "./picture-checks.ts";
import type { PlayedRow } from "./played-row.ts";
import { ShownRows } from "./shown-rows.ts";

/** A campaign as a page carries it. Nothing in it is trusted. */
export interface Carried {
  /** As it was exported. */
  readonly file: unknown;
  /** Files that only pictures are drawn from, if the campaign's pack lacks them. */
  readonly drawn: PackFiles;
  readonly names: NamesAt;
  readonly pictures: readonly GivenPicture[];
  /** Hashes that stood in the channel, as whoever looks has typed them. */
  readonly posted: readonly string[];
  readonly engines: TrustedEngines;
}

/** Who is given the rows of a campaign while it is checked: all of them again if it has to be played another time. */
export type Follow = (book: Rulebook<GameTypes>, file: ProofFile) => (row: PlayedRow) => void;

/** Checks log and pictures of a campaign of this game step by step; what is wrong ends it. */
export function* proving(
  definition: Definition<GameTypes>,
  carried: Carried,
  follow: Follow = () => () => {},
): Generator<Check, Standing, undefined> {
  const { drawn, posted, engines } = carried;
  try {
    const file = readProofFile(carried.file);
    const onlooker = new Following(file, carried, follow);
    const log = yield* checksOf(file, definition, {
      ...{ posted, engines, onlooker, drawn: () => drawn, computer: computerOnItsOwn },
    });
    if (log === "wrong" || log === "chain only") return log;
    const shown = yield* onlooker.checked(() => pinnedBook(definition, file.pack, () => drawn));
    return shown === "proved" ? log : shown;
  } catch (error) {
    yield { step: "promise", done: 0, of: 1, verdict: "wrong", lines: [wrongLine(error)] };
    return "wrong";
  }
}

/** Looks at what rows show while their states are checked, so that a campaign is played but once. */
class Following implements Onlooker {
  readonly names: NamesAt;
  readonly #file: ProofFile;
  readonly #pictures: readonly GivenPicture[];
  readonly #follow: Follow;
  #rows: ShownRows | null = null;
  #checks: PictureChecks;
  #told: (row: PlayedRow) => void = () => {};
  #seen = 0;

  constructor(file: ProofFile, { names, pictures }: Pick<Carried, "names" | "pictures">, follow: Follow) {
    this.names = names;
    this.#file = file;
    this.#pictures = pictures;
    this.#follow = follow;
    this.#checks = new PictureChecks(file.rows, pictures);
  }

  begin(book: Rulebook<GameTypes>): void {
    const { rows } = this.#file;
    this.#rows = new ShownRows({ book, rows, names: this.names });
    this.#checks = new PictureChecks(rows, this.#pictures);
    this.#told = this.#follow(book, this.#file);
    this.#seen = 0;
  }

  take({ row, ...outcome }: Replay<ProvenRow>): void {
    try {
      if (this.#rows) this.#show(this.#rows.take(row, outcome));
    } catch (error) {
      this.#checks.fail(error); // nothing is wrong with the log
    }
  }

  #show(row: PlayedRow): void {
    this.#checks.take(row);
    this.#told(row);
    this.#seen++;
  }

  /** What has come of its pictures. Where this release's rules have not played all rows, it tries to film them. */
  *checked(book: () => Rulebook<GameTypes>): Generator<Check, Standing, undefined> {
    const { rows, secret } = this.#file;
    const of = rows.length;
    if (this.#seen < of) {
      const played = book();
      this.begin(played);
      try {
        for (const row of filming({ book: played, rows, secret, names: this.names, proved: true })) {
          this.#show(row);
          yield { step: "pictures", done: this.#seen, of, verdict: null, lines: [] };
        }
      } catch (error) {
        this.#checks.fail(error);
      }
    }
    const { verdict, lines } = this.#checks.ended();
    yield { step: "pictures", done: verdict === "proved" ? of : this.#seen, of, verdict, lines };
    return verdict;
  }
}
