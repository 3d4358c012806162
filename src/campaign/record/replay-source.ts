/** What a replay of a campaign is made of: its file, how its pictures called those who played, and what was promised. */
import { type Names, namesIn } from "#engine";
import type { Repository } from "../../store/repository.ts";
import type { ReplaySource } from "../contract/replay.ts";
import type { ReplayAbout } from "../log/replay-about.ts";
import { gameFile } from "./game-file.ts";
import { promisesRead } from "./promises-read.ts";

/** Nobody but the operator may have it before the end: it holds everybody's secrets. */
export async function replaySource(repository: Repository, id: string, title: string): Promise<ReplaySource> {
  const [names, promises] = await Promise.all([namesPosted(repository, id), promisesRead(repository, id)]);
  return { file: await gameFile(repository, id), about: { title, names, promises } };
}

/**
 * Read from the pictures themselves: seats change hands, and a picture keeps the name that it had. Where somebody has been
 * forgotten the pictures until then are gone, and nobody is named before the next.
 */
async function namesPosted(repository: Repository, id: string): Promise<ReplayAbout["names"]> {
  const posted: { from: number; names: Names }[] = [];
  for (const { id: picture, seq } of await repository.keptPictures(id)) {
    const source = await repository.keptPicture(id, picture);
    const names = typeof source === "string" ? namesIn(source) : null;
    if (names && JSON.stringify(names) !== JSON.stringify(posted.at(-1)?.names)) posted.push({ from: seq, names });
  }
  return posted;
}
