/** Arabic letters join, and are then of other widths. Fonts have a letter of its own for each way in which one is written. */

/**
 * How it is written by itself, at the end, at the beginning and in the middle of what is joined; the last two: only for
 * one that is joined to the next.
 */
type Forms = readonly string[];

/** Where Unicode has these forms, in this order letter by letter: those of Arabic, and of other languages. */
const RANGES = [
  [0xfe80, 0xfefc],
  [0xfb50, 0xfbb1],
  [0xfbd3, 0xfbff],
] as const;

function allForms(): ReadonlyMap<string, Forms> {
  const found = new Map<string, string[]>();
  for (const [first, last] of RANGES)
    for (let code = first; code <= last; code += 1) {
      const form = String.fromCodePoint(code);
      const letter = form.normalize("NFKC");
      if (letter !== form) found.set(letter, [...(found.get(letter) ?? []), form]);
    }
  return found;
}

let forms: ReadonlyMap<string, Forms> | undefined;

const ARABIC = /[\u0600-\u06ff]/;
const MARKS = /[\p{Mn}\p{Me}]/gu;
/** Lam and alef become one letter. */
const LAM_ALEF = /\u0644[\u0622\u0623\u0625\u0627]/g;

/** A text with each letter as it is written there, without marks. */
export function joinedArabic(text: string): string {
  if (!ARABIC.test(text)) return text;
  forms ??= allForms();
  const known = forms;
  const letters = [...text.replace(MARKS, "").replace(LAM_ALEF, (pair) => known.get(pair)?.[0] ?? pair)];
  const formsOf = (letter: string | undefined): Forms => known.get((letter ?? "").normalize("NFKC")) ?? [];
  return letters
    .map((letter, i) => {
      const own = formsOf(letter);
      const fromBefore = formsOf(letters[i - 1]).length === 4 && own.length > 1;
      const toNext = own.length === 4 && formsOf(letters[i + 1]).length > 1;
      return own[(fromBefore ? 1 : 0) + (toNext ? 2 : 0)] ?? letter;
    })
    .join("");
}
