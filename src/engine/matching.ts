/** Finds what somebody means by a word, however it is written, and what they may have meant where nothing fits. */
import { distance } from "fastest-levenshtein";
import type { Option } from "./params.ts";

/** A name as it is compared: letters and digits of any case, without accents, spaces, punctuation and a leading article; "1st" is "1". */
export const plain = (name: string): string => wordsOf(name).join("");

const wordsOf = (name: string): readonly string[] =>
  name
    .normalize("NFD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replace(/^\s*(the|a|an|al)[\s-]+/u, "")
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/^(\d+)(?:st|nd|rd|th)$/u, "$1"))
    .filter((word) => word !== "");

/** What somebody may have meant by a word. */
export type Match<T> = { readonly meant: T } | { readonly meant: null; readonly close: readonly T[] };

/** Names that differ by at most this share of their length are close. */
const CLOSE = 0.4;
const MOST_CLOSE = 3;
/** Shorter beginnings of a word inside a name say too little. */
const SHORTEST = 3;

interface Named<T> {
  readonly one: T;
  readonly names: readonly string[];
}

/**
 * The one of a list that a word means: by a name as it is, else however it is written, else by the beginning of one name
 * alone. Else those whose names are close, for "did you mean".
 */
export function matchName<T>(list: readonly T[], names: (one: T) => readonly string[], word: string): Match<T> {
  const exact = list.find((one) => names(one).includes(word.trim()));
  if (exact !== undefined) return { meant: exact };
  const text = plain(word);
  if (text === "") return { meant: null, close: [] };
  const named = list.map((one): Named<T> => ({ one, names: names(one) }));
  const by = (fits: (name: string) => boolean): T[] =>
    named.filter((entry) => entry.names.some(fits)).map(({ one }) => one);
  const same = by((name) => plain(name) === text);
  if (same.length > 0) return only(same);
  const begun = by((name) => plain(name).startsWith(text));
  if (begun.length > 0) return only(begun);
  const within = by((name) => text.length >= SHORTEST && wordsOf(name).some((part) => part.startsWith(text)));
  return { meant: null, close: [...new Set([...within, ...closest(named, text)])].slice(0, MOST_CLOSE) };
}

const only = <T>(found: readonly T[]): Match<T> =>
  found.length === 1 && found[0] !== undefined
    ? { meant: found[0] }
    : { meant: null, close: found.slice(0, MOST_CLOSE) };

/** Those whose names are nearly the text, the nearest first. */
function closest<T>(named: readonly Named<T>[], text: string): T[] {
  return named
    .map(({ one, names }) => ({ one, off: Math.min(...names.map((name) => offBy(plain(name), text))) }))
    .filter(({ off }) => off <= CLOSE)
    .sort((a, b) => a.off - b.off)
    .map(({ one }) => one);
}

const offBy = (name: string, text: string): number => distance(name, text) / Math.max(name.length, text.length, 1);

/** The option that a word means: a value as it is written comes before any label. */
export function matchOption(options: readonly Option[], word: string): Match<Option> {
  const value = options.find((option) => option.value === word);
  if (value) return { meant: value };
  return matchName(
    options,
    (option) => (option.label === undefined ? [option.value] : [option.label, option.value]),
    word,
  );
}

const nameOf = ({ label, value }: Option): string => label ?? value;
/** How many names a sentence lists. */
const MOST_NAMED = 12;

/** "A, B or C" of those that are not refused; of a long list its beginning; "" of none. */
export function alternatives(options: readonly Option[]): string {
  const names = options.filter((o) => !o.refused).map(nameOf);
  if (names.length > MOST_NAMED)
    return `${names.slice(0, MOST_NAMED).join(", ")} and ${names.length - MOST_NAMED} more`;
  return either(names);
}

/** "A, B or C"; with semicolons where a name has a comma of its own. */
export function either(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? "";
  const between = names.some((name) => name.includes(",")) ? "; " : ", ";
  return `${names.slice(0, -1).join(between)}${between === "; " ? ";" : ""} or ${names.at(-1)}`;
}

export function possible(options: readonly Option[]): string {
  const names = alternatives(options);
  if (names === "") return "Nothing is possible here now.";
  return `Possible: ${names}${names.endsWith(".") ? "" : "."}`;
}

/** How many characters a sentence quotes of what was written. */
const LONGEST_WORD = 60;

/** What somebody wrote, for a sentence: short, and without what would be markup, a mention or a link there. */
export function quoted(word: string): string {
  const shown = word
    .replaceAll(/[^\p{L}\p{M}\p{N} .,;!?'’&()+-]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return `“${[...shown].slice(0, LONGEST_WORD).join("") || "…"}”`;
}

/** "Did you mean A or B?" with a space before it; "" if nothing is close. */
export function didYouMean(names: readonly string[]): string {
  return names.length > 0 ? ` Did you mean ${either(names)}?` : "";
}

interface Printed {
  readonly id: string;
  readonly name: string;
}

/** The name of the one thing that a word is the id or the name of, however it is written; null: of none, or of several. */
export function printedName(things: readonly Printed[], word: string): string | null {
  const exact = things.find(({ id }) => id === word);
  if (exact) return exact.name;
  const text = plain(word);
  if (text === "") return null;
  const names = new Set(things.flatMap(({ id, name }) => (plain(id) === text || plain(name) === text ? [name] : [])));
  const [only = null] = names;
  return names.size === 1 ? only : null;
}

/** The printed name of what a word means anywhere in a game: "Aleppo" of "aleppo"; null: it means nothing there. */
export type Called = (word: string) => string | null;

/** Why a word is no choice: the word, or what it means in this game, what it may have meant, and what is possible. */
export function noSuchOption(options: readonly Option[], word: string, called: Called = () => null): string {
  const name = called(word);
  const match = matchOption(options, word);
  const close = name !== null ? [] : match.meant ? [match.meant] : match.close;
  const said = name === null ? quoted(word) : `**${name}**`;
  return `${said} is not possible here.${didYouMean(close.map(nameOf))} ${possible(options)}`;
}

export const nothingChosen = (options: readonly Option[]): string => `A choice is missing here. ${possible(options)}`;
