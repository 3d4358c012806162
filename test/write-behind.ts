import type { Change } from "../src/store/change.ts";
import type { Repository } from "../src/store/repository.ts";

/** Writes a change of a campaign behind the back of whoever plays it, whatever version is stored. */
export async function writeBehind(
  repository: Pick<Repository, "head" | "write">,
  change: Change,
): Promise<"written" | "repeated"> {
  const head = await repository.head(change.game);
  return await repository.write(change, head?.version ?? null);
}
