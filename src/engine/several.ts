/**
 * Many pieces in a word: "all" or "the rest" for every one that can still be chosen; "gue-3..gue-6", "gue-3..6" and,
 * where nothing else is numbered, "3..6" for those with these numbers.
 */
import { matchOption, plain } from "./matching.ts";
import type { Option } from "./params.ts";

const EVERY = ["all", "rest", "the rest"];
const RANGE = /^(.*?)(\d+)\.\.(.*?)(\d+)$/u;
const NUMBERED = /^(.*?)(\d+)$/u;

/** The members that a word means where it means several; null: it names one, or nothing. An option of that name comes first. */
export function severalOf(options: readonly Option[], word: string): readonly string[] | null {
  const said = word.trim().replaceAll(/\s+/g, " ");
  const isName = options.some(({ value, label }) => value === said || plain(label ?? value) === plain(said));
  if (isName) return null;
  if (EVERY.includes(said.toLowerCase())) return options.filter((o) => !o.refused).map((o) => o.value);
  const [, before = "", low = "", between = "", high = ""] = RANGE.exec(said) ?? [];
  if (low === "" || (between !== "" && plain(between) !== plain(before))) return null;
  const ends = [Number(low), Number(high)] as const;
  const found = [({ value }: Option) => value, ({ value, label = value }: Option) => label].flatMap((name) => {
    const members = inRange(options, name, before, ends);
    return members.length > 0 ? [members] : [];
  });
  const [one, other = one] = found;
  return one && one.join() === other?.join() ? one : null; // values and labels may be numbered differently
}

/** Those from one end to the other that there are; none unless both ends are there. Refused ones count: the rules say why. */
function inRange(
  options: readonly Option[],
  name: (option: Option) => string,
  before: string,
  ends: readonly [number, number],
): readonly string[] {
  const numbered = options.flatMap((option) => {
    const [, series = "", number] = NUMBERED.exec(name(option)) ?? [];
    return number === undefined ? [] : [{ value: option.value, series: plain(series), number: Number(number) }];
  });
  const all = new Set(numbered.map(({ series }) => series));
  const [only] = all.size === 1 ? all : [];
  const wanted = before === "" ? only : plain(before);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const members = numbered.filter((one) => one.series === wanted && one.number >= low && one.number <= high);
  const isWhole = ends.every((end) => members.some(({ number }) => number === end));
  return isWhole ? members.map(({ value }) => value) : [];
}

/** The members of a list without order that words name, one or several each; what names none is left for the rules to refuse. */
export function membersNamed(options: readonly Option[], words: readonly string[]): readonly string[] {
  const members: string[] = [];
  for (const word of words) {
    const several = severalOf(options, word)?.filter((value) => !members.includes(value));
    members.push(...(several ?? [matchOption(options, word).meant?.value ?? word]));
  }
  return members;
}
