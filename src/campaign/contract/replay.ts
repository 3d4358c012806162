/** What the page of a replay is made of. */
import type { ReplayAbout } from "../log/replay-about.ts";
import type { GameFile } from "./game.ts";

export interface ReplaySource {
  readonly file: GameFile;
  readonly about: ReplayAbout;
}
