import type { Seat } from "../engine/index.ts";
import type { LogRow } from "../store/records.ts";
import type { Repository } from "../store/repository.ts";

/** So many lines are shown; all of them are in the log. */
const MOST = 5;

/**
 * What everyone was told from each seat's last own act on: what came of it, and what others did. `fresh`: rows that are
 * not in the store yet.
 */
export async function toldSince(
  repository: Repository,
  game: string,
  seats: readonly Seat[],
  fresh: readonly LogRow[],
): Promise<ReadonlyMap<Seat, readonly string[]>> {
  const acted = (seat: Seat): number => fresh.findLastIndex((row) => row.kind === "act" && row.seat === seat);
  const kept = await repository.toldSince(
    game,
    seats.filter((seat) => acted(seat) < 0),
  );
  return new Map(
    seats.map((seat) => [
      seat,
      [...(kept.get(seat) ?? []), ...fresh.slice(Math.max(acted(seat), 0)).flatMap((row) => row.told)],
    ]),
  );
}

/** So much of a line is shown that the question below stays in sight. */
const LONGEST = 240;
const short = (line: string): string => (line.length > LONGEST ? `${line.slice(0, LONGEST - 1).trimEnd()}…` : line);

/** The same as a short list, the newest lines of it; nothing if there is nothing to tell. */
export function sinceText(told: readonly string[]): string {
  if (told.length === 0) return "";
  const more = told.length - MOST;
  return [
    "**Since you last acted**",
    ...told.slice(-MOST).map((line) => `• ${short(line)}`),
    ...(more > 0 ? [`-# and ${more} more before: \`/game log\``] : []),
  ].join("\n");
}
