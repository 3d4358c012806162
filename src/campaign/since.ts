/** So many lines are shown; all of them are in the log. */
const MOST = 5;
/** So much of a line is shown that the question below stays in sight. */
const LONGEST = 240;
const short = (line: string): string => (line.length > LONGEST ? `${line.slice(0, LONGEST - 1).trimEnd()}…` : line);

/** What everyone was told since a seat last acted: the newest lines, as a short list; nothing if there is nothing to tell. */
export function sinceText(told: readonly string[]): string {
  if (told.length === 0) return "";
  const more = told.length - MOST;
  return [
    "**Since you last acted**",
    ...told.slice(-MOST).map((line) => `• ${short(line)}`),
    ...(more > 0 ? [`-# and ${more} more before: \`/game log\``] : []),
  ].join("\n");
}
