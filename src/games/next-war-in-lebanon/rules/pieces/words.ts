/** How seats, zones, units and HQs are named in sentences. */
import { type Frozen, type Gone, listed, matchName, mustGet, printedName, type Refusal } from "#engine";
import { type HqId, MODES, type Pack, SEATS, type SeatId, type UnitId, type ZoneId } from "../../content/types.ts";
import type { Board, Eyes, Marks, SeenUnit } from "../../state.ts";
import { ratingOf, unitOf } from "./units.ts";

/** As they are written at the beginning of a sentence, and in the middle of one. */
export const SEAT_NAMES: { readonly [seat in SeatId]: string } = { idf: "IDF", insurgent: "Insurgents" };
/** Before a noun: "Insurgent operations". */
export const SEAT_ADJECTIVES: { readonly [seat in SeatId]: string } = { idf: "IDF", insurgent: "Insurgent" };
export const the = (seat: SeatId): string => `the ${SEAT_NAMES[seat]}`;
export const The = (seat: SeatId): string => `The ${SEAT_NAMES[seat]}`;
/** The IDF plays, the Insurgents play. */
export const verb = (seat: SeatId, one: string, many: string): string => (seat === "idf" ? one : many);

export const zoneName = (content: Pack, zone: ZoneId): string => mustGet(content.zones, zone).name;
export const unitName = (content: Pack, unit: UnitId): string => unitOf(content, unit).label;
export const hqName = (content: Pack, hq: HqId): string => mustGet(content.hqs, hq).label;

/** The printed name of the zone, unit, headquarters or seat that a word means. */
export function calledThere({ zones, units, hqs }: Pack, word: string): string | null {
  const pieces = [...Object.values(units), ...Object.values(hqs)].map(({ id, label }) => ({ id, name: label }));
  const seats = SEATS.map((id) => ({ id, name: SEAT_NAMES[id] }));
  return printedName([...Object.values(zones), ...pieces, ...seats], word);
}

const wrongWith = (marks: Frozen<Marks>): readonly string[] => [
  ...(marks.disrupted ? ["disrupted"] : []),
  ...(marks.reduced ? ["reduced"] : []),
  ...(marks.fired ? ["fired"] : []),
];

/** "combat", "dispersed", and what else is wrong with it: "dispersed, disrupted". */
export const state = (marks: Frozen<Marks>): string => [marks.mode, ...wrongWith(marks)].join(", ");

/** "188 Barak (combat, 6)": name, mode, its rating in it. */
export const counter = (content: Pack, { unit, ...marks }: Frozen<SeenUnit>): string =>
  `${unitName(content, unit)} (${state(marks)}, ${ratingOf(content, unit, marks)})`;

/** "a, b and c". */
export const list = listed;

/** Units that are eliminated, whose they were. */
export const eliminated = (by: Gone["by"]): Gone => ({ one: "unit", many: "units", how: "eliminated", by });

export const count = (n: number, one: string, many = `${one}s`): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);

/** At the beginning of a label. */
export const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** A reason in the rules' own words. */
export const no = (text: string, rule: string, code = "not-possible"): Refusal => ({ code, text, rule });

/** what units that change their modes come to: "188 Barak to dispersed mode". */
export function toModes({ content, hand }: Eyes, units: readonly UnitId[]): string {
  const groups = MODES.toReversed().map((now) => {
    const names = units.flatMap((unit) => (hand.units[unit]?.mode === now ? [unitName(content, unit)] : []));
    return names.length === 0 ? "" : `${list(names)} to ${now === "combat" ? "dispersed" : "combat"} mode`;
  });
  const unknown = units.filter((unit) => hand.units[unit] === undefined).map((unit) => unitName(content, unit));
  return list([...groups.filter((words) => words !== ""), ...unknown]);
}

export type Why<C, T> = (c: C, named: T, name: string) => Refusal | null;

/** Why a unit that somebody names is not among the choices; null where the word means no unit. */
export const whyNotUnit =
  <C extends Pick<Board, "content">>(why: Why<C, UnitId>) =>
  (c: C, word: string): Refusal | null => {
    const { meant } = matchName(Object.values(c.content.units), ({ id, label }) => [id, label], word);
    return meant ? why(c, meant.id, meant.label) : null;
  };

/** The same of a zone. */
export const whyNotZone =
  <C extends Pick<Board, "content">>(why: Why<C, ZoneId>) =>
  (c: C, word: string): Refusal | null => {
    const { meant } = matchName(Object.values(c.content.zones), ({ id, name }) => [id, name], word);
    return meant ? why(c, meant.id, meant.name) : null;
  };
