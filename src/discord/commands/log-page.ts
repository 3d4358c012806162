import { grouped } from "../grouped.ts";
import { LIMIT } from "../limits.ts";
import { literalName, moment } from "../rich.ts";
import { page, type Screen } from "../screen.ts";
import type { Services } from "../services.ts";

const LOG_LINES = 40;
const MINUTE = 60_000;

/** What has happened in a campaign, as everyone was told. */
export async function logPage({ campaigns }: Services, game: string): Promise<Screen> {
  const { name } = await campaigns.record(game);
  const rows = await campaigns.chronicle(game, LOG_LINES);
  return page(`Log of ${literalName(name)}`, newest(byMinute(rows)));
}

/** What everyone was told, under the minute in which it happened. */
function byMinute(rows: readonly { readonly told: readonly string[]; readonly at: number }[]): string[] {
  const minutes = grouped(rows, ({ at }) => moment(at - (at % MINUTE)));
  return [...minutes].flatMap(([when, list]) => [`-# ${when}`, ...list.flatMap(({ told }) => told)]);
}

/** The last lines that fit on a page, oldest first. */
function newest(lines: readonly string[]): string {
  if (lines.length === 0) return "Nothing has happened yet.";
  let room: number = LIMIT.textDisplays - LIMIT.title - 100;
  const from = lines.findLastIndex((line) => {
    room -= line.length + 1;
    return room < 0;
  });
  return `${from >= 0 ? "…\n" : ""}${lines.slice(from + 1).join("\n")}`;
}
