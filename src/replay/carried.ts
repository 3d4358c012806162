/** What a page carries of a campaign, and which of it follows from the rest. */
import { type GameTypes, type PackFiles, type Rulebook, type Sketch, sceneOf, viewOf } from "#engine";
import type { Scene } from "#scene";
import type { ReplayAbout } from "../campaign/log/replay-about.ts";
import type { NamesAt } from "../proof/history.ts";
import { type ProofFile, startOf } from "../proof/reading-file.ts";
import { cleaned } from "./cleaned.ts";
import { filming } from "./film.ts";
import { type GivenPicture, pictureDigest } from "./picture-checks.ts";
import { picturesText } from "./pictures.ts";
import type { PlayedRow } from "./played-row.ts";
import type { Show } from "./show.ts";
import { takenBackIn } from "./shown-rows.ts";
import { sidesOf } from "./sides.ts";
import { Moments, type PlayedMoment } from "./story/moments.ts";
import { storyOf } from "./story/story.ts";

/** A page as its worker is given it. Nothing in it is trusted. */
export interface CarriedPage {
  readonly campaign: {
    readonly file: unknown;
    /** Files that only pictures are drawn from, if the campaign's pack lacks them. */
    readonly drawn: PackFiles;
    /** What the pictures are made from that the page shows. */
    readonly pictures: readonly GivenPicture[];
  };
  readonly about: ReplayAbout;
  /** What the page shows: the block `show`, and the text of the block `pictures`. */
  readonly show: unknown;
  readonly pictures: string;
}

/** What follows from a campaign's rows. */
export interface PageParts {
  readonly show: Show;
  /** One for each step; null: its game could not draw it. */
  readonly scenes: readonly (Scene | null)[];
  /** What all pictures are made from. */
  readonly sketches: readonly GivenPicture[];
  /** The text of the block `pictures`. */
  readonly pictures: string;
}

/** A campaign that has ended, or that its operator looks at. */
export interface Told {
  readonly book: Rulebook<GameTypes>;
  readonly file: ProofFile;
  readonly about: ReplayAbout;
}

/** Which board was shown next after a time, by its place among all; the last, where none was. */
function stepsBy(moments: readonly PlayedMoment[], rows: ProofFile["rows"]): (at: number) => number {
  const times = new Map(rows.map((row) => [row.seq, row.at]));
  return (at) => {
    const found = moments.findIndex((moment) => (times.get(moment.rows.to) ?? 0) >= at);
    return found < 0 ? moments.length - 1 : found;
  };
}

/** What each side holds unseen, in seating order; null: its game hides nothing. */
export function concealedIn(book: Rulebook<GameTypes>, state: PlayedRow["state"] | null): Show["concealed"] {
  const { concealed } = book.definition;
  if (!concealed || !state) return null;
  return state.seats.flatMap((seat) => {
    const text = concealed(viewOf(book, state, seat));
    return text === null ? [] : [{ seat, text }];
  });
}

/** Plays a campaign again, and says what its page shows. Throws what `filming` throws. */
export function pageParts(told: Told): PageParts {
  const { book, file, about } = told;
  const { rows, secret } = file;
  const telling = new Telling(told);
  for (const row of filming({ book, rows, secret, names: namesIn(about) })) telling.take(row);
  const scenes = [...telling.scenes()];
  const { sketches } = telling;
  return { show: telling.show(), scenes, sketches, pictures: picturesText(scenes) };
}

/** What pictures call the players at each row. */
export const namesIn =
  ({ names }: ReplayAbout): NamesAt =>
  (row) =>
    names.findLast(({ from }) => from <= row)?.names ?? {};

/** What a page shows of a campaign, gathered while that is replayed. */
export class Telling {
  /** What its pictures are made from, in order, with what went with acts that were taken back. */
  readonly sketches: GivenPicture[] = [];
  readonly #told: Told;
  readonly #takenBack: ReadonlyMap<number, number>;
  readonly #moments: Moments;
  /** One for each step; null: the game could not draw it. */
  readonly #shown: (Sketch | null)[] = [];
  #last: PlayedRow["state"] | null = null;

  constructor(told: Told) {
    this.#told = told;
    this.#takenBack = takenBackIn(told.file.rows);
    this.#moments = new Moments(told.book, (row) => this.#takenBack.has(row));
  }

  take(played: PlayedRow): void {
    const { row, kind, shots, sketches } = played;
    const counts = !this.#takenBack.has(row) && kind !== "rewind";
    shots.forEach(({ which }, i) => {
      const sketch = sketches[i] ?? null;
      if (sketch) this.sketches.push({ row, which, digest: pictureDigest(sketch) });
      if (counts) this.#shown.push(sketch);
    });
    if (counts) this.#last = played.state;
    this.#moments.take(played);
  }

  /** How many steps there are. */
  get steps(): number {
    return this.#shown.length;
  }

  /** Its boards one after the other, each made on request; null: its game could not draw it. */
  *scenes(): Generator<Scene | null> {
    for (const sketch of this.#shown) yield sketch && sceneOf(this.#told.book, sketch);
  }

  show(): Show {
    const { book, file, about } = this.#told;
    const { rows, complete } = file;
    const moments = this.#moments.all();
    if (this.#shown.length !== moments.length) throw new Error("not every board has its moment");
    const first = this.#shown.find((sketch) => sketch !== null);
    const board = first ? sceneOf(book, first) : null;
    const stepOf = stepsBy(moments, rows);
    const show = storyOf({
      ...{ book, title: about.title, moments },
      promises: about.promises.map(({ at, ...promise }) => ({ ...promise, step: stepOf(at) })),
      sides: sidesOf(book, startOf(file).options, board, (seat) =>
        about.names.flatMap(({ names }) => names[seat] ?? []),
      ),
      isRunning: !complete,
      isOpen: complete,
      concealed: complete ? concealedIn(book, this.#last) : null,
      lacksLog: null,
    });
    return cleaned(show);
  }
}
