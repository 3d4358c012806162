const LONGEST = 300;
/** Words of plain letters with single spaces between them, as most labels are: nothing about them has to be changed. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/**
 * Text as it may be drawn: one line, without control characters, marks that turn the writing direction, unpaired surrogates, or heaps of combining marks (they
 * would draw over the neighbours). Names are typed by strangers.
 */
export function clean(text: string): string {
  if (text.length <= LONGEST && PLAIN.test(text)) return text;
  const plain = text
    .slice(0, LONGEST * 2)
    .replace(/[\s\u2028\u2029]+/gu, " ")
    .replace(/[\p{Cc}\p{Co}\p{Cs}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd\ufff9-\ufffb]/gu, "")
    .replace(/(\p{M}{2})\p{M}+/gu, "$1")
    .trim();
  return [...plain].slice(0, LONGEST).join("");
}
