import type { Seat, Sum } from "../engine/index.ts";
import type { TurnStanding } from "../store/records.ts";
import type { Chronicle, Line } from "./lines.ts";
import { shortened } from "./since.ts";

/** So many lines a recap has at most; so many of them tell what happened. */
const MOST = 10;
const MOST_EVENTS = 8;
/** So long a line is at most. */
const LONGEST = 140;

type Told = Pick<Chronicle, "lines" | "standings">;

/** What names a recap uses. */
export interface Names {
  /** As a line calls a side: "Shiites". */
  readonly seat: (seat: Seat) => string;
  /** As a line calls a place: "Rusafa". */
  readonly place: (place: string) => string;
  /** As a question is called that a default answer was given to: "Combat". */
  readonly action: (action: string) => string;
}

/** A turn in at most ten lines: where everyone stands, what was decided, for whom time ran out, and how much else there was. */
export function turnInShort({ lines, standings }: Told, turn: number, names: Names): readonly string[] {
  const own = lines.filter((line) => line.turn === turn);
  const stands = standingLines(standings.get(turn + 1), standings.get(turn), names);
  const defaults = defaultsLine(own, names);
  const room = Math.min(MOST_EVENTS, MOST - 1 - stands.length - Number(defaults !== ""));
  const told = heaviest(own, room);
  const sums = sumsLine(own.filter((line) => !told.includes(line)));
  return [...stands, ...told.map((line) => inShort(line, names)), defaults, sums].filter((line) => line !== "");
}

/** What has happened since a row, for whoever comes back to a seat: what was decided for them first, then what concerns them. */
export function sinceThen(
  { lines, standings }: Told,
  { seat, from }: { readonly seat: Seat; readonly from: number },
  names: Names,
): readonly string[] {
  const news = lines.filter(({ seq }) => seq > from);
  const decided = defaultsLine(
    news.filter((line) => line.overdue === seat),
    names,
  );
  const then = lines.findLast(({ seq }) => seq <= from)?.turn ?? 0;
  const now = [...standings.keys()].sort((a, b) => a - b).at(-1) ?? 0;
  const stands = standingLines(standings.get(now), now > then ? standings.get(then) : undefined, names);
  const own = heaviest(
    news.filter(({ seats }) => seats.includes(seat)),
    MOST_OWN,
  );
  const room = MOST - stands.length - own.length - Number(decided !== "");
  const others = heaviest(
    news.filter(({ seats }) => !seats.includes(seat)),
    room,
  );
  const told = [...own, ...others].map((line) => inShort(line, names));
  return [decided, ...stands, ...told].filter((line) => line !== "");
}

/** So many lines that concern the reader's own seat. */
const MOST_OWN = 4;

/** The heaviest lines, in the order in which they happened; of several about the same matter in one place the last. */
function heaviest(lines: readonly Line[], most: number): readonly Line[] {
  const last = new Map(lines.filter(({ weight }) => weight > 1).map((line) => [matterOf(line), line]));
  const kept = new Set([...last.values()].sort((a, b) => b.weight - a.weight || b.seq - a.seq).slice(0, most));
  return lines.filter((line) => kept.has(line));
}

/** A line as a recap tells it, which names the place that the lines around it had named. */
function inShort({ short, text, kind, places }: Line, names: Names): string {
  const [told = ""] = (short ?? text).split("\n");
  const [place] = kind === "battles" && places.length === 1 ? places.map(names.place) : [];
  return cut(place === undefined || told.includes(place) ? told : `${place}: ${told.replace(/^The /, "the ")}`);
}

const matterOf = ({ kind, places, text, turn, phase }: Line): string =>
  kind === "other" || places.length === 0 ? text : JSON.stringify([kind, places, turn, phase]);

/** "Shiites lead with 85; 35 to go." and "Shiites 85 (+26) · US 71 (+9)" */
function standingLines(
  now: TurnStanding | undefined,
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

/** "Time ran out for NGO: Arms Bazaar, Combat." */
function defaultsLine(lines: readonly Line[], names: Names): string {
  const bySeat = new Map<Seat, Set<string>>();
  for (const { overdue, action } of lines)
    if (overdue !== null) bySeat.set(overdue, (bySeat.get(overdue) ?? new Set()).add(names.action(action)));
  const told = [...bySeat].map(([seat, actions]) => `${names.seat(seat)} (${[...actions].join(", ")})`);
  return told.length === 0 ? "" : cut(`Time ran out for ${told.join("; ")}.`);
}

/** "Also: 2 deals, 31 units recruited, 14 Moves." */
function sumsLine(lines: readonly Line[]): string {
  const sums = new Map<string, Sum>();
  for (const { sum } of lines) if (sum) sums.set(sum.many, { ...sum, n: sum.n + (sums.get(sum.many)?.n ?? 0) });
  const told = [...sums.values()].filter(({ n }) => n > 0).map(({ n, one, many }) => `${n} ${n === 1 ? one : many}`);
  return told.length === 0 ? "" : cut(`Also: ${told.join(", ")}.`);
}

const cut = (line: string): string => shortened(line, LONGEST);
