/** What a replay of a campaign is made of: its file, how its pictures called those who played, and what was promised. */
import { type Names, namesIn } from "#engine";
import type { Repository } from "../../store/repository.ts";
import type { ReplaySource } from "../contract/replay.ts";
import type { PublicPromise, ReplayAbout } from "../log/replay-about.ts";
import { isOpenToAll } from "../talks/names.ts";
import { saying } from "../talks/promise.ts";
import { gameFile } from "./game-file.ts";

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

/** Promises made before everyone, or in a talk that all of its sides have opened since; one that was removed says nothing. */
async function promisesRead(repository: Repository, id: string): Promise<readonly PublicPromise[]> {
  const [promises, talks] = await Promise.all([repository.promises(id), repository.talks(id)]);
  const open = new Set(talks.filter(isOpenToAll).map((talk) => talk.id));
  return promises.flatMap(({ at, seat, to, text, among, talk, state, judged }) => {
    const isRead = among === null || (talk !== null && open.has(talk));
    if (!isRead || text === null || (state !== "given" && state !== "taken back")) return [];
    const said = (["broken", "kept"] as const).map((kind) => ({
      kind,
      by: saying({ judged }, kind).map((one) => one.seat),
    }));
    const verdict = said.find(({ by }) => by.length > 0) ?? null;
    return [{ at, by: seat, to, text, verdict, takenBack: state === "taken back" }];
  });
}
