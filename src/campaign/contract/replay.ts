/** What the page of a replay is made of. */
import type { PackFiles } from "#engine";
import type { PostedCampaign } from "../log/posted.ts";
import type { ReplayAbout } from "../log/replay-about.ts";
import type { GameFile } from "./game.ts";

export interface ReplaySource {
  readonly file: GameFile;
  readonly about: ReplayAbout;
}

/** One of the bot's own campaigns; `instead`: for where an earlier release has played it by rules that this one cannot play again. */
export interface OwnReplaySource extends ReplaySource {
  readonly instead: PostedSource;
}

/** The same of one without log: what everybody can see, and the cards and maps by which it is drawn. */
export interface PostedSource {
  /** Id of the game. */
  readonly game: string;
  readonly pack: PackFiles;
  readonly posted: PostedCampaign;
}
