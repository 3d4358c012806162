/** Which lines matter most where there is room for few, and how they are shortened. */
import type { GameTypes, Rulebook, Seat } from "#engine";
import type { GameRecord } from "../../store/records.ts";
import { seatName } from "../facts/names.ts";
import { placesOf } from "../facts/words.ts";
import type { Line } from "./lines.ts";

/** What names lines in short use. */
export interface Names {
  /** As a line calls a side: "Shiites". */
  readonly seat: (seat: Seat) => string;
  /** As a line calls a place: "Rusafa". */
  readonly place: (place: string) => string;
  /** What was settled where an action was done for somebody whose time was over: "no further moves". */
  readonly settled: (action: string) => string;
}

export const namesIn = (record: GameRecord, book: Rulebook<GameTypes>): Names => ({
  seat: (seat) => shortName(seatName(record, book, seat)),
  place: (place) => placesOf(book).find(({ id }) => id === place)?.name ?? place,
  settled: (action) => settledBy(book, action),
});

/** What everyone may know of what was settled by an action that was done for somebody whose time was over. */
export function settledBy(book: Rulebook<GameTypes>, name: string): string {
  const action = book.actions.get(name);
  return action?.timedOut ?? `“${action?.title ?? name}” as the rules have it`;
}

/** What a side is called in lines: a remark in brackets is no part of its name there. */
export const shortName = (name: string): string => name.replace(/ \(.*\)$/, "");

/** Which of many lines are told. */
export interface Choice {
  /** The most lines. */
  readonly most: number;
  /** Whose lines come before those of others; null: nobody's. */
  readonly seat?: Seat | null;
  /** The most lines that concern the reader's own seat, as long as there are others; left out: all. */
  readonly own?: number;
  /** Whether what weighs little fills the room that is left: the newest of it. */
  readonly fill?: boolean;
}

/**
 * The lines to tell, in the order in which they happened: the heaviest, of these the newest. Of several about the same
 * matter in one place the last counts; of a battle, be it ever so light, its outcome, or the last of it as long as there is none.
 */
export function chosen(
  lines: readonly Line[],
  { most, seat = null, own = most, fill = false }: Choice,
): readonly Line[] {
  const told = newestOfEach(lines).sort((a, b) => b.weight - a.weight);
  const heavy = told.filter(({ weight }) => weight > 1);
  const concerns = (line: Line): boolean => seat !== null && (line.overdue === seat || line.seats.includes(seat));
  const first = heavy.filter(concerns).slice(0, own);
  const rest = fill ? told.filter(({ weight }) => weight === 1) : [];
  const order = [
    ...first,
    ...heavy.filter((line) => !concerns(line)),
    ...rest.filter(concerns),
    ...heavy.filter(concerns).slice(own),
    ...rest,
  ];
  const kept = new Set(order.slice(0, most));
  return lines.filter((line) => kept.has(line));
}

/** One line of each matter, and whatever is a matter of its own, the newest first. */
function newestOfEach(lines: readonly Line[]): Line[] {
  const last = new Map<string | Line, Line>();
  for (const line of lines) {
    const matter = matterOf(line);
    if ((last.get(matter)?.weight ?? 0) > line.weight) continue;
    last.delete(matter); // what was set last comes last
    last.set(matter, line);
  }
  return [...last.values()].reverse();
}

function matterOf(line: Line): string | Line {
  const { kind, places, turn, phase, weight, text } = line;
  if (kind !== "battles" && weight === 1) return line;
  if (kind === "other" || places.length === 0) return text.replaceAll(/\d+/g, "#"); // the same again, with other numbers
  return JSON.stringify([kind, places, turn, phase]);
}

/**
 * A line as it is told in short, which names the place that the lines around it had named; `now`: the turn that nobody has
 * to be told.
 */
export function inShort({ short, text, kind, places, turn }: Line, names: Names, now = turn): string {
  const [told = ""] = (short ?? text).split("\n");
  const [place] = kind === "battles" && places.length === 1 ? places.map(names.place) : [];
  const line = place === undefined || told.includes(place) ? told : `${place}: ${told.replace(/^The /, "the ")}`;
  return `${cut(line)}${turn === now || turn === 0 ? "" : ` · turn ${turn}`}`;
}

/** The most characters a line in short has. */
const LONGEST = 140;
export const cut = (line: string): string => shortened(line, LONGEST);

/** A line cut to this many letters. Nothing is cut within bold words: half of the asterisks would be read as such. */
export function shortened(line: string, longest: number): string {
  if (line.length <= longest) return line;
  const start = line.slice(0, longest - 1);
  const whole = start.split("**").length % 2 === 1 ? start : start.slice(0, start.lastIndexOf("**"));
  return `${whole.replace(/(?<!\*)\*$/, "").replace(/[\s,;:·]+$/, "")}…`;
}
