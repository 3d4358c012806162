/** The rules of one game as people read them, from its page in `docs/rules`. */
export interface RulesOfPlay {
  readonly title: string;
  /** For whom the page is, and what in it is whose. */
  readonly foreword: string;
  readonly chapters: readonly Chapter[];
}

export interface Chapter {
  readonly title: string;
  /** What stands above its first rule; "" mostly. */
  readonly text: string;
  readonly rules: readonly Rule[];
}

export interface Rule {
  /** "R-07", Commitment in Iraqi Conflict, as code and tests cite it; of a ruling that belongs to no rule its label; "" of what says whose the content is. */
  readonly number: string;
  /** "Stacking": what somebody would search. Never two in a book have the same. */
  readonly name: string;
  /** "five units a space"; "" if the name says it all. */
  readonly gist: string;
  /** Markdown: paragraphs and lists. */
  readonly text: string;
  readonly rulings: readonly Ruling[];
  /** "Rulebook 8.2." */
  readonly source: string;
  /** What people may also ask who look for it, in words that it does not have itself; "" mostly. */
  readonly asked: string;
  /** Why no code of its game cites it; null: some does. */
  readonly notInCode: string | null;
  /** Why no test cites it; null: some does. */
  readonly notTested: string | null;
}

/** What was decided where the rulebook is silent or can be read in two ways. */
export interface Ruling {
  /** "Ruling K" in Iraqi Conflict. */
  readonly label: string;
  readonly text: string;
  /** The rule that has it in full; null: this one. */
  readonly see: string | null;
}

/** A page of rules that cannot be read, with the line that is at fault. */
export class RulesProblem extends Error {
  constructor(text: string) {
    super(text);
    this.name = "RulesProblem";
  }
}

const RULE = /^(R-\d{2,3}) ([^:]+)(?:: (.+))?$/;
const LOOSE_RULING = /^(Ruling [\w.-]+) ([^:]+)(?:: (.+))?$/;
const UNNUMBERED = /^()(?!R-?\d|Ruling)([^:]+)(?:: (.+))?$/;
const RULING = /^\*\*(Ruling [\w.-]*\w)\.?\*\*\.?(?:, see (R-\d{2,3}))?\.?\s*/;
const SMALL_PRINT = /^([*_])([^*_].*[^*_])\1$/s;
const ASKED = "Also asked: ";
const NOT_IN_CODE = "Not in a game's code: ";
const NOT_TESTED = "No test of its own: ";

/** Whole lines, with the number of the first. */
interface Section {
  readonly heading: string;
  readonly at: number;
  readonly body: string;
}

/** Reads a page as `docs/rules` has them. Throws `RulesProblem`. */
export function readRules(markdown: string): RulesOfPlay {
  const [whole, ...others] = sections(markdown, "# ");
  if (!whole || others.length > 0) throw new RulesProblem("A page of rules has one title, “# …”.");
  const [foreword = "", ...rest] = whole.body.split(/^(?=## )/m);
  const chapters = sections(rest.join(""), "## ", whole.at + 1 + lines(foreword));
  return { title: whole.heading, foreword: foreword.trim(), chapters: chapters.map(chapterOf) };
}

const lines = (text: string): number => text.split("\n").length - 1;

/** What lies under each heading of this kind, from line `first` on. */
function sections(text: string, mark: string, first = 1): readonly Section[] {
  let at = first;
  return text.split(new RegExp(`^(?=${mark})`, "m")).flatMap((part) => {
    const start = at;
    at += lines(part);
    if (!part.startsWith(mark)) return [];
    const [heading = "", ...body] = part.slice(mark.length).split("\n");
    return { heading: heading.trim(), at: start, body: body.join("\n") };
  });
}

function chapterOf({ heading, at, body }: Section): Chapter {
  const [text = "", ...rest] = body.split(/^(?=### )/m);
  const rules = sections(rest.join(""), "### ", at + 1 + lines(text));
  return { title: heading, text: text.trim(), rules: rules.map(ruleOf) };
}

function ruleOf({ heading, at, body }: Section): Rule {
  const wrong = (why: string): never => {
    throw new RulesProblem(`Line ${at}, “${heading}”: ${why}`);
  };
  const [, number = "", name = "", gist = ""] =
    RULE.exec(heading) ??
    LOOSE_RULING.exec(heading) ??
    UNNUMBERED.exec(heading) ??
    wrong("a heading is a number, a name, and what it says: “Name: what it says”.");
  const read: Rule = { number, name, gist, ...bodyOf(body) };
  if (read.text === "") wrong("it says nothing.");
  if (read.source === "" && number.startsWith("R-")) wrong("it has no line with its source in italics, at its end.");
  return read;
}

type Body = Omit<Rule, "number" | "name" | "gist">;

/** First what the rule says, then its rulings, each with the paragraphs that follow, then lines in italics. */
function bodyOf(body: string): Body {
  const text: string[] = [];
  const rulings: { label: string; see: string | null; text: string[] }[] = [];
  let [source, asked] = ["", ""];
  let [notInCode, notTested]: [string | null, string | null] = [null, null];
  for (const paragraph of body.trim().split(/\n{2,}/)) {
    const [ruling, label = "", see = null] = RULING.exec(paragraph) ?? [];
    const [, , small] = SMALL_PRINT.exec(paragraph) ?? [];
    if (ruling !== undefined) rulings.push({ label, see, text: [paragraph.slice(ruling.length)] });
    else if (small?.startsWith(ASKED)) asked = small.slice(ASKED.length);
    else if (small?.startsWith(NOT_IN_CODE)) notInCode = small.slice(NOT_IN_CODE.length);
    else if (small?.startsWith(NOT_TESTED)) notTested = small.slice(NOT_TESTED.length);
    else if (small !== undefined) source = small;
    else (rulings.at(-1)?.text ?? text).push(paragraph);
  }
  return {
    text: text.join("\n\n"),
    rulings: rulings.map((one) => ({ ...one, text: one.text.join("\n\n").trim() })),
    source,
    asked,
    notInCode,
    notTested,
  };
}

/** "Stacking: five units a space". */
export const titleOf = ({ name, gist }: Pick<Rule, "name" | "gist">): string =>
  gist === "" ? name : `${name}: ${gist}`;

export const rulesIn = ({ chapters }: RulesOfPlay): readonly Rule[] => chapters.flatMap(({ rules }) => rules);
