/** What a page carries of a campaign, and what of it follows from the rest. */
import { type GameTypes, type PackFiles, type Rulebook, type Sketch, sceneOf } from "#engine";
import type { Scene } from "#scene";
import type { ReplayAbout } from "../campaign/log/replay-about.ts";
import { type ProofFile, startOf } from "../proof/reading-file.ts";
import { cleaned } from "./cleaned.ts";
import { filming, takenBackIn } from "./film.ts";
import type { GivenPicture } from "./picture-checks.ts";
import { picturesText } from "./pictures.ts";
import type { PlayedRow } from "./played-row.ts";
import type { Show } from "./show.ts";
import { sidesOf } from "./sides.ts";
import { momentsOf, type PlayedMoment } from "./story/moments.ts";
import { storyOf } from "./story/story.ts";

/** A page as its worker is given it. Nothing in it is trusted. */
export interface CarriedPage {
  readonly campaign: {
    readonly file: unknown;
    /** Files that pictures alone are drawn from, should the campaign's pack lack them. */
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
  /** What they are made from. */
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

/** Plays a campaign again, and says what its page shows. Throws what `filming` throws. */
export function pageParts({ book, file, about }: Told): PageParts {
  const { rows, secret, complete } = file;
  const names = (row: number) => about.names.findLast(({ from }) => from <= row)?.names ?? {};
  const isBack = (row: number): boolean => takenBack.has(row);
  const takenBack = takenBackIn(rows);
  const sketches: GivenPicture[] = [];
  const shown: (Sketch | null)[] = [];
  const watched = function* (played: Iterable<PlayedRow>): Generator<PlayedRow> {
    for (const row of played) {
      const counts = !isBack(row.row) && row.kind !== "rewind";
      row.shots.forEach((shot, i) => {
        const sketch = row.sketches[i] ?? null;
        if (sketch) sketches.push({ row: row.row, which: shot.which, sketch });
        if (counts) shown.push(sketch);
      });
      yield row;
    }
  };
  const moments = momentsOf(book, watched(filming({ book, rows, secret, names })), isBack);
  if (shown.length !== moments.length) throw new Error("not every board has its moment");
  const scenes = shown.map((sketch) => sketch && sceneOf(book, sketch));
  const board = scenes.find((scene) => scene !== null) ?? null;
  const stepOf = stepsBy(moments, rows);
  const show = storyOf({
    ...{ book, title: about.title, moments },
    promises: about.promises.map(({ at, ...promise }) => ({ ...promise, step: stepOf(at) })),
    sides: sidesOf(book, startOf(file).options, board, (seat) => about.names.flatMap(({ names }) => names[seat] ?? [])),
    isRunning: !complete,
    isOpen: complete,
    lacksLog: null,
  });
  return { show: cleaned(show), scenes, sketches, pictures: picturesText(scenes) };
}
