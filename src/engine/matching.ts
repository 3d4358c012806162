import { distance } from "fastest-levenshtein";
import type { Option } from "./params.ts";

/** A name as it is compared: letters and digits of any case, without accents, spaces, punctuation and a leading article. */
export const plain = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/^\s*(the|a|an|al)[\s-]+/u, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** What somebody may have meant by a word. */
export type Match<T> = { readonly meant: T } | { readonly meant: null; readonly close: readonly T[] };

/** Names that differ by so much of their length are close. */
const CLOSE = 0.4;
const MOST_CLOSE = 3;

/**
 * The one of a list that a word means: by a name as it is, else however it is written, else by the beginning of one name
 * alone. Else those whose names are close, for "did you mean".
 */
export function matchName<T>(list: readonly T[], names: (one: T) => readonly string[], word: string): Match<T> {
  const exact = list.find((one) => names(one).includes(word.trim()));
  if (exact) return { meant: exact };
  const text = plain(word);
  const plainly = list.map((one) => ({ one, names: names(one).map(plain) }));
  const same = plainly.filter((entry) => entry.names.includes(text));
  if (same[0]) return { meant: same[0].one };
  const begun = text === "" ? [] : plainly.filter((entry) => entry.names.some((name) => name.startsWith(text)));
  if (begun.length === 1 && begun[0]) return { meant: begun[0].one };
  if (begun.length > 1) return { meant: null, close: begun.slice(0, MOST_CLOSE).map(({ one }) => one) };
  const ranked = plainly
    .map(({ one, names: all }) => ({ one, off: Math.min(...all.map((name) => offBy(name, text))) }))
    .filter(({ off }) => off <= CLOSE)
    .sort((a, b) => a.off - b.off);
  return { meant: null, close: ranked.slice(0, MOST_CLOSE).map(({ one }) => one) };
}

const offBy = (name: string, text: string): number => distance(name, text) / Math.max(name.length, text.length, 1);

/** The names that an option goes by. */
const namesOfOption = ({ value, label }: Option): readonly string[] => (label === undefined ? [value] : [label, value]);

/** The option that a word means. */
export const matchOption = (options: readonly Option[], word: string): Match<Option> =>
  matchName(options, namesOfOption, word);

const nameOf = ({ label, value }: Option): string => label ?? value;
/** So many names stand in one sentence. */
const MOST_NAMED = 12;

/** "A, B or C"; of a long list its beginning. */
export function alternatives(options: readonly Option[]): string {
  const names = options.filter((o) => !o.refused).map(nameOf);
  if (names.length === 0) return "nothing is possible here now";
  if (names.length > MOST_NAMED)
    return `${names.slice(0, MOST_NAMED).join(", ")} and ${names.length - MOST_NAMED} more`;
  return names.length === 1 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}

/** Why a word is no choice: the word, what it may have meant, and what is possible. */
export function noSuchOption(options: readonly Option[], word: string): string {
  const match = matchOption(options, word);
  const close = match.meant ? [] : match.close;
  const hint = close.length > 0 ? ` Did you mean ${close.map(nameOf).join(" or ")}?` : "";
  return `“${word.slice(0, 60)}” is not possible here.${hint} Possible: ${alternatives(options)}.`;
}
