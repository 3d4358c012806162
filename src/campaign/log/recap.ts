/** A turn, or what has happened since a seat's last act, in at most ten lines. */
import type { Seat, Sum } from "#engine";
import type { TurnStanding } from "../../store/records.ts";
import type { Chronicle, DefaultAnswer, Line } from "./lines.ts";
import { chosen, cut, inShort, type Names } from "./weighed-lines.ts";

/** The most lines a recap has, and the most of them that tell what happened. */
const MOST = 10;
const MOST_EVENTS = 8;
/** The most lines that concern the reader's own seat. */
const MOST_OWN = 4;

/** A turn in at most ten lines: where everyone stands, what was decided, for whom time ran out, and how much else there was. */
export function turnInShort(
  { lines, defaults: all, standings, present = null }: Chronicle,
  turn: number,
  names: Names,
): readonly string[] {
  const own = lines.filter((line) => line.turn === turn && isNews(line, standings));
  const end = standings.get(turn + 1) ?? (present?.turn === turn ? present : undefined);
  const stands = standingLines(end, standings.get(turn), names);
  const defaults = defaultsLines(
    all.filter((one) => one.turn === turn),
    names,
  );
  const room = Math.min(MOST_EVENTS, MOST - 1 - stands.length - defaults.length);
  const told = chosen(own, { most: room });
  const sums = sumsLine(own.filter((line) => !told.includes(line)));
  return [...stands, ...told.map((line) => inShort(line, names)), ...defaults, sums].filter((line) => line !== "");
}

/** What has happened since a row, for whoever comes back to a seat: what was decided for them first, then what concerns them. */
export function sinceThen(
  { lines, defaults, standings, present }: Chronicle,
  { seat, from }: { readonly seat: Seat; readonly from: number },
  names: Names,
): readonly string[] {
  const news = lines.filter((line) => line.seq > from && isNews(line, standings));
  const decided = defaultsLines(
    defaults.filter((one) => one.seq > from && one.seat === seat),
    names,
  );
  const begun = [...standings.values()];
  const stands = standingLines(
    present ?? begun.at(-1),
    begun.findLast(({ seq }) => seq <= from),
    names,
  );
  const room = MOST - stands.length - decided.length;
  const told = chosen(news, { most: room, seat, own: MOST_OWN }).map((line) => inShort(line, names, news.at(-1)?.turn));
  return [...decided, ...stands, ...told].filter((line) => line !== "");
}

/** "Shiites lead with 85; 35 to go." and "Shiites 85 (+26) · US 71 (+9)" */
function standingLines(
  now: TurnStanding | null | undefined,
  before: TurnStanding | undefined,
  { seat: name }: Names,
): string[] {
  if (!now) return [];
  const scores = Object.entries(now.scores).sort(([, a], [, b]) => b - a);
  const words = scores.map(([seat, score]) => {
    const more = score - (before?.scores[seat] ?? score);
    return `${name(seat)} ${score}${more === 0 ? "" : ` (${signed(more)})`}`;
  });
  return [now.lead, words.join(" · ")].filter((line) => line !== "");
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

/** A warning is news until what it warns of has come or passed: until the end of the turn after it. */
function isNews({ warns, turn }: Line, standings: Chronicle["standings"]): boolean {
  const now = Math.max(0, ...standings.keys());
  return !warns || turn >= now - 1;
}

/** The most lines that say for whom time ran out. */
const MOST_DECIDED = 3;

/** "Time ran out for NGO: no further recruits, no further moves; US: passed." What was decided for each, in as few lines as hold it. */
function defaultsLines(defaults: readonly DefaultAnswer[], names: Names): readonly string[] {
  const bySeat = new Map<Seat, Set<string>>();
  for (const { seat, action } of defaults) bySeat.set(seat, (bySeat.get(seat) ?? new Set()).add(names.settled(action)));
  const told = [...bySeat].map(([seat, settled]) => `${names.seat(seat)}: ${[...settled].join(", ")}`);
  return packed(told)
    .slice(0, MOST_DECIDED)
    .map((words) => cut(`${RAN_OUT}${words}.`));
}
const RAN_OUT = "Time ran out for ";

/** Side by side as long as a line in short holds them. */
function packed(told: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const words of told) {
    const longer = `${lines.at(-1)}; ${words}`;
    if (lines.length > 0 && cut(`${RAN_OUT}${longer}.`).endsWith(".")) lines[lines.length - 1] = longer;
    else lines.push(words);
  }
  return lines;
}

/** "Also: 2 deals, 31 units recruited, 14 Moves." */
function sumsLine(lines: readonly Line[]): string {
  const sums = new Map<string, Sum>();
  for (const { sum } of lines) if (sum) sums.set(sum.many, { ...sum, n: sum.n + (sums.get(sum.many)?.n ?? 0) });
  const told = [...sums.values()].filter(({ n }) => n > 0).map(({ n, one, many }) => `${n} ${n === 1 ? one : many}`);
  return told.length === 0 ? "" : cut(`Also: ${told.join(", ")}.`);
}
