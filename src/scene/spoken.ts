/** Emphasis of Discord's markdown, and the strokes that keep a mark from being read as markup. */
const EMPHASIS = /\*\*/g;
const STROKE = /\\(?=[\\*_~`|<>[\]#+-])/g;
/** How a line begins that is one of a list, or small print. */
const LIST = /^(?:• |-# )/;
/** What needs no full stop after it. */
const ENDED = /[.!?:][”"’)]?$/;

/** A line of a picture's text as a screen reader says it: a sentence without markup. */
function sentence(line: string): string {
  const plain = line.replace(LIST, "").replace(EMPHASIS, "").replace(STROKE, "").replaceAll(" · ", ", ").trim();
  if (plain === "") return "";
  const whole = ENDED.test(plain) ? plain.replace(/:$/, ".") : `${plain}.`;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

/** Lines of a picture's text for a screen reader: sentences, one after the other. */
export const spoken = (lines: readonly string[]): string =>
  lines
    .flatMap((line) => line.split("\n"))
    .map(sentence)
    .filter((words) => words !== "")
    .join(" ");
