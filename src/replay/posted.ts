/** What a page shows that has no log: made only of what is in the campaign's channel. */
import {
  type GameTypes,
  isDetail,
  isDrawable,
  namesIn,
  type PublicView,
  publicViewIn,
  type Rulebook,
  sceneOf,
} from "#engine";
import type { Scene } from "#scene";
import type { PostedBoard, PostedCampaign } from "../campaign/log/posted.ts";
import { cleaned } from "./cleaned.ts";
import { picturesText } from "./pictures.ts";
import type { Show } from "./show.ts";
import { sidesOf } from "./sides.ts";
import type { Moment } from "./story/moments.ts";
import { storyOf } from "./story/story.ts";

type Book = Rulebook<GameTypes>;

/** What a page without log shows. */
export interface PostedParts {
  readonly show: Show;
  /** One for each step; null: nobody can draw it. */
  readonly scenes: readonly (Scene | null)[];
  /** The text of the block `pictures`. */
  readonly pictures: string;
}

/** Tells a campaign by its boards. It is given nothing that is hidden from anybody, and asks nobody for it. */
export function postedParts(book: Book, posted: PostedCampaign): PostedParts {
  const scenes = posted.boards.map((board) => sceneIn(book, board));
  const board = scenes.find((scene) => scene !== null) ?? null;
  return { show: shownBy(book, posted, board), scenes, pictures: picturesText(scenes) };
}

/** What is told besides the pictures, for whoever draws none of them. */
export function postedShow(book: Book, posted: PostedCampaign): Show {
  const board = posted.boards.find(({ picture }) => isDrawable(book, picture));
  return shownBy(book, posted, board ? sceneIn(book, board) : null);
}

function whyNoLog(isRunning: boolean, opens: boolean): NonNullable<Show["lacksLog"]> {
  if (!opens) return "for good";
  return isRunning ? "until the end" : "other rules";
}

/** `board`: any that names the sides' colours. */
function shownBy(
  book: Book,
  { title, options, boards, promises, isRunning, opens }: PostedCampaign,
  board: Scene | null,
): Show {
  const names = boards.map(({ picture }) => (typeof picture === "string" && namesIn(picture)) || {});
  return cleaned(
    storyOf({
      ...{ book, title, promises, isRunning, isOpen: false, concealed: null },
      moments: momentsPosted(book, boards),
      sides: sidesOf(book, options, board, (seat) => names.flatMap((called) => called[seat] ?? [])),
      lacksLog: whyNoLog(isRunning, opens),
    }),
  );
}

/** A board that an earlier release has posted may be one that this one cannot draw any more. */
function sceneIn(book: Book, { picture }: PostedBoard): Scene | null {
  if (!isDrawable(book, picture)) return null;
  return typeof picture === "string" ? sceneOf(book, picture) : picture;
}

function viewIn(book: Book, { picture }: PostedBoard): PublicView<GameTypes> | null {
  return typeof picture === "string" && isDrawable(book, picture) ? publicViewIn(book, picture) : null;
}

/** Boards as a story has them: nobody is told who decided what when, or for whom the rules answered. */
function momentsPosted(book: Book, boards: readonly PostedBoard[]): readonly Moment[] {
  const { contests, holders, powers } = book.definition;
  return boards.map((board) => {
    const { caption, turn, phase, lines } = board;
    const view = viewIn(book, board);
    return {
      ...{ caption, phase: { turn, name: phase } },
      lines: lines.filter(({ text }) => !isDetail(text)),
      ...{ decided: [], overdue: [], handedOver: [] },
      contests: (view && contests?.(view)) ?? [],
      holders: (view && holders?.(view)) ?? {},
      powers: (view && powers?.(view)) ?? {},
    };
  });
}
