/**
 * Finds the rule that somebody asks for in their own words. Words of the question count by how few rules have them, and
 * more in a rule's name than in its text.
 */

/** Something that can be asked for. */
export interface Answer {
  readonly name: string;
  /** What its heading says after the name, and what people may also ask who look for it. */
  readonly gist: string;
  readonly text: string;
}

/** Words that are in every question and say nothing of what is asked. */
const EMPTY = new Set(
  (
    "a about after all allow allowed allows am an and any are as ask at be been before but by can cannot could did do does " +
    "doing each for from game get give had happen happens has have he her him his how i if in into is it its just know let " +
    "many may me mean means might more most much must my need no not now of off on one only or other our out over own " +
    "please rule rules same say says she should so some still tell than that the their them then there these they this " +
    "those to too under until up us use used want was we were what whats when where which while who whom whose why will " +
    "with within without work works would you your yours"
  ).split(" "),
);
/** How much a word counts in a name, and in what a heading says after it; in a text 1 at most. */
const IN_NAME = 6;
const IN_GIST = 3;
/** A word that only begins like one that was typed counts less, and shorter beginnings do not. */
const BEGUN = 0.6;
const SHORTEST = 3;

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize("NFD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** Whether two names are the same, however they are written. */
export const isSameName = (one: string, other: string): boolean => wordsOf(one).join(" ") === wordsOf(other).join(" ");

/** Without the ending of a plural or of another form of the same verb: "attacking" and "attacks" are "attack". */
function stem(word: string): string {
  const bare = word.replace(/(?<=\w{3})(?:ies|ied)$/, "y").replace(/(?<=[^s]\w{2})(?:ing|ed|es|s)$/, "");
  return bare.replace(/(?<=\w{3})(\w)\1$/, "$1").replace(/(?<=\w{3})e$/, "");
}

const stemsOf = (text: string): readonly string[] => wordsOf(text).map(stem);

/** What was asked, without words that say nothing: all of them, if there are no others. */
function asked(question: string): readonly string[] {
  const words = wordsOf(question);
  const telling = words.filter((word) => !EMPTY.has(word));
  return [...new Set((telling.length > 0 ? telling : words).map(stem))];
}

interface Indexed<T> {
  readonly one: T;
  readonly name: ReadonlySet<string>;
  readonly gist: ReadonlySet<string>;
  /** How often each word is in it. */
  readonly text: ReadonlyMap<string, number>;
}

function indexed<T extends Answer>(one: T): Indexed<T> {
  const text = new Map<string, number>();
  for (const word of stemsOf(one.text)) text.set(word, (text.get(word) ?? 0) + 1);
  return { one, name: new Set(stemsOf(one.name)), gist: new Set(stemsOf(one.gist)), text };
}

/** How well one word is met, from 0 on. */
function met<T>({ name, gist, text }: Indexed<T>, word: string): number {
  const within = (text.get(word) ?? 0) / ((text.get(word) ?? 0) + 1);
  const whole = (name.has(word) ? IN_NAME / Math.sqrt(name.size) : 0) + (gist.has(word) ? IN_GIST : 0) + within;
  if (whole > 0 || word.length < SHORTEST) return whole;
  const begins = (one: string): boolean => one.startsWith(word);
  const begun = ([...name].some(begins) ? IN_NAME : 0) + ([...gist].some(begins) ? IN_GIST : 0);
  return BEGUN * (begun + ([...text.keys()].some(begins) ? 0.5 : 0));
}

/** Those that have any word of the question, the likeliest first. */
export function ranked<T extends Answer>(all: readonly T[], question: string): readonly T[] {
  const words = asked(question);
  const index = all.map(indexed);
  const weights = words.map((word) => {
    const having = index.filter((one) => met(one, word) > 0).length;
    return { word, weight: Math.log(1 + all.length / (1 + having)) };
  });
  const whole = weights.reduce((sum, { weight }) => sum + weight, 0);
  return index
    .map((entry) => {
      const found = weights.map(({ word, weight }) => ({ weight, score: weight * met(entry, word) }));
      const covered = found.reduce((sum, { weight, score }) => sum + (score > 0 ? weight : 0), 0) / whole;
      return { one: entry.one, score: (1 + covered) * found.reduce((sum, { score }) => sum + score, 0) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ one }) => one);
}
