/** Rules by their numbers: which one a number means, and which ones a text cites. */
import { type Rule, type RulesOfPlay, rulesIn, titleOf } from "./book.ts";

/*
 * Code says which rule it goes by, as a number in brackets: "At most five are discarded ." in Iraqi Conflict. People
 * read the rule's name there: "At most five are discarded (Commitment: discard up to five cards, draw as many)."
 */

const ONE = String.raw`(?:R-\d{2,3}|[Rr]uling [\w.-]*\w)`;
const NUMBER = new RegExp(`${ONE}(?: to (?:${ONE}))?`, "g");
const IN_BRACKETS = new RegExp(String.raw`\((${ONE}(?:(?:, | and | to )${ONE})*)\)`, "g");
const ANYWHERE = /\((?:see )?(R-\d{2,3}(?:(?:, | and | to )R-\d{2,3})*)\)|\b(?<![\w-])R-\d{2,3}\b/g;

const indexes = new WeakMap<RulesOfPlay, ReadonlyMap<string, Rule>>();

/** By number, and by the label of each ruling, in lower case. */
function indexOf(rules: RulesOfPlay): ReadonlyMap<string, Rule> {
  const known = indexes.get(rules);
  if (known) return known;
  const all = rulesIn(rules);
  const rulings = all.flatMap((rule) =>
    rule.rulings.flatMap(({ label, see }): [string, Rule][] => (see === null ? [[label.toLowerCase(), rule]] : [])),
  );
  const made = new Map([...rulings, ...all.map((rule): [string, Rule] => [rule.number.toLowerCase(), rule])]);
  indexes.set(rules, made);
  return made;
}

/** The rule with this number, or under which this ruling stands: of Iraqi Conflict "R-07", "r7", "ruling K"; null: none. */
export function ruleNumbered(rules: RulesOfPlay, number: string): Rule | null {
  const index = indexOf(rules);
  const text = number.trim().toLowerCase();
  const [, digits] = /^r?[-\s]?0*(\d{1,3})$/.exec(text) ?? [];
  if (digits === undefined) return index.get(text) ?? index.get(`ruling ${text}`) ?? null;
  return index.get(`r-${digits.padStart(2, "0")}`) ?? index.get(`r-${digits.padStart(3, "0")}`) ?? null;
}

/** The rules that a list of numbers names; of two with "to" between them also those that stand between. */
function listed(rules: RulesOfPlay, list: string): readonly Rule[] {
  const found = [...list.matchAll(NUMBER)].flatMap(([part]) => {
    const [first = "", last] = part.split(" to ");
    const ends = [first, last ?? first].map((number) => ruleNumbered(rules, number));
    const all = rulesIn(rules);
    const [from, to] = ends.map((rule) => (rule ? all.indexOf(rule) : -1));
    return from === undefined || to === undefined || from < 0 || to < from ? [] : all.slice(from, to + 1);
  });
  return [...new Set(found)];
}

/** The rules that a text cites in brackets, each once. */
export const citedRules = (rules: RulesOfPlay, text: string): readonly Rule[] => [
  ...new Set([...text.matchAll(IN_BRACKETS)].flatMap(([, list = ""]) => listed(rules, list))),
];

/** Whether a text cites rules by numbers in brackets. */
export const cites = (text: string): boolean => text.search(IN_BRACKETS) >= 0;

/** A text with the names of rules in place of their numbers; `short`: without what they say, where room is scarce. */
export function withNames(rules: RulesOfPlay, text: string, short = false): string {
  return text.replaceAll(IN_BRACKETS, (whole, list: string) => {
    const found = listed(rules, list);
    const [only] = found;
    if (!only) return whole;
    return `(${found.length > 1 || short ? namesOf(found) : titleOf(only)})`;
  });
}

const namesOf = (rules: readonly Rule[]): string => rules.map(({ name }) => name).join(", ");

/** A text of a book itself, in which rules refer to one another: names in brackets for numbers in brackets, else in quotes. */
export const inBook = (rules: RulesOfPlay, text: string): string =>
  text.replaceAll(ANYWHERE, (whole, list?: string) => {
    const found = listed(rules, list ?? whole);
    if (found.length === 0) return whole;
    return list === undefined ? `“${namesOf(found)}”` : `(${namesOf(found)})`;
  });
