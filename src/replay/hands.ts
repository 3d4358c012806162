/** What each side held at every board of a campaign: that is played again, and seen with the side's own eyes. */
import { type GameTypes, type Rulebook, type Seat, sceneOf, sketch, viewOf } from "#engine";
import type { Scene } from "#scene";
import type { ReplayAbout } from "../campaign/log/replay-about.ts";
import type { ProofFile } from "../proof/reading-file.ts";
import { namesIn } from "./carried.ts";
import { type Film, filmOf } from "./film.ts";

export class Hands {
  readonly #film: Film;
  /** The row that showed each board. */
  readonly #rows: readonly number[];

  /** Plays all of it. Throws what `filming` throws. */
  constructor(book: Rulebook<GameTypes>, { rows, secret }: ProofFile, about: ReplayAbout) {
    this.#film = filmOf({ book, rows, secret, names: namesIn(about) });
    const back = new Set(this.#film.decided.flatMap(({ row, kind }) => (kind === "rewind" ? [row] : [])));
    this.#rows = this.#film.shots
      .map(({ row }) => row)
      .filter((row) => this.#film.takenBackBy(row) === null && !back.has(row));
  }

  /** How many boards there are. */
  get steps(): number {
    return this.#rows.length;
  }

  /** A seat's hand at a board. Throws where there is no such board. */
  at(step: number, seat: Seat): Scene {
    const row = this.#rows[step];
    if (row === undefined) throw new Error(`there is no board ${step}`);
    const { book } = this.#film;
    return sceneOf(book, sketch(book, { kind: "hand" }, viewOf(book, this.#film.stateAt(row), seat)));
  }
}
