/** The promises of a campaign that everyone may read: for pages that show it again. */
import type { Repository } from "../../store/repository.ts";
import type { PublicPromise } from "../log/replay-about.ts";
import { isOpenToAll } from "../talks/names.ts";
import { saying } from "../talks/promise.ts";

/** Promises made before everyone, or in a talk that all of its sides have opened since; one that was removed says nothing. */
export async function promisesRead(repository: Repository, id: string): Promise<readonly PublicPromise[]> {
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
