/**
 * The pages of `/rules`: terms of a game, its rules chapter by chapter, and one rule with what the rulebook says, how its
 * gaps are ruled and where it comes from. Each has the menus that lead to all others.
 */
import type { Term } from "#engine";
import type { Status } from "../../../campaign/service.ts";
import { type Rule, type RulesOfPlay, rulesIn, titleOf } from "../../../rules-of-play/book.ts";
import { inBook, ruleNumbered } from "../../../rules-of-play/naming.ts";
import { rulesOf } from "../../../rules-of-play/shelf.ts";
import { writePress } from "../../screen/custom-id.ts";
import { LIMIT } from "../../screen/limits.ts";
import { option, page, type Row, row, type Screen, select } from "../../screen/screen.ts";

/** A game's terms and rules, as menus list them. */
export interface Reference {
  readonly game: string;
  /** "Iraqi Conflict". */
  readonly name: string;
  /** In the order of the alphabet. */
  readonly terms: readonly Term[];
  /** Null: nobody has written them down. */
  readonly rules: RulesOfPlay | null;
}

export const referenceOf = ({ record, definition, glossary }: Status): Reference => ({
  game: record.id,
  name: definition.name,
  terms: glossary.toSorted((a, b) => a.term.localeCompare(b.term, "en")),
  rules: rulesOf(definition.id),
});

export const rulesOfReference = ({ rules }: Reference): readonly Rule[] => (rules ? rulesIn(rules) : []);

export function termsPage(reference: Reference): Screen {
  const { terms, rules, name } = reference;
  const words = rules
    ? `Choose one of ${terms.length} terms, or a chapter of the ${rulesIn(rules).length} rules. \`/rules term:\` finds a rule by its name, by its number, or by your question.`
    : `Choose one of ${terms.length} terms, and read here what it means.`;
  return page("Terms of the game", words, [...termMenus(reference, null), ...chapterMenu(reference, null)], name);
}

/** `also`: rules that speak of it. */
export const termPage = (reference: Reference, { term, text }: Term, also: readonly Rule[]): Screen =>
  page(
    term,
    text,
    [...alsoMenu(reference, also, "Rules about it"), ...termMenus(reference, term), ...chapterMenu(reference, null)],
    reference.name,
  );

export function chapterPage(reference: Reference, at: number): Screen | null {
  const chapter = reference.rules?.chapters[at];
  if (!reference.rules || !chapter) return null;
  const listed = chapter.rules.map((rule) => `- ${titleOf(rule)}`).join("\n");
  const words = [inBook(reference.rules, chapter.text), listed].filter((text) => text !== "").join("\n\n");
  const menus = [...ruleMenus(reference, at, null), ...chapterMenu(reference, at)];
  return page(chapter.title, words, menus, reference.name);
}

/** A rule with its rulings and its source. `also`: others that may have been meant; `term`: its word in the glossary. */
export function rulePage(
  reference: Reference,
  rule: Rule,
  also: readonly Rule[] = [],
  term: Term | null = null,
): Screen {
  const { rules, name } = reference;
  const inWords = (text: string): string => (rules ? inBook(rules, text) : text);
  const rulings = rule.rulings.map(({ label, text, see }) => `**${label}**${rulingWords(reference, text, see)}`);
  const words = [
    ...(term ? [`> ${term.text}`] : []),
    inWords(rule.text),
    ...rulings.map(inWords),
    ...(rule.source === "" ? [] : [`-# ${rule.source}`]),
  ];
  const at = rules?.chapters.findIndex((chapter) => chapter.rules.includes(rule)) ?? -1;
  const menus = [
    ...alsoMenu(reference, also, "Other rules that you may mean"),
    ...(at < 0 ? [] : ruleMenus(reference, at, rule)),
    ...chapterMenu(reference, at),
  ];
  return page(titleOf(rule), words.join("\n\n"), menus, [name, rule.number].filter((text) => text !== "").join(" · "));
}

function rulingWords({ rules }: Reference, text: string, see: string | null): string {
  const full = see !== null && rules ? ruleNumbered(rules, see) : null;
  const where = full ? ` (in full under “${full.name}”)` : "";
  return text === "" ? `${where}.` : `${where}: ${text}`;
}

/** As many menus as hold all terms, each named by its first and its last. */
function termMenus({ game, terms }: Reference, shown: string | null): readonly Row[] {
  return split(terms).map((own, menu) => {
    const id = writePress({ kind: "term", game, terms: menu });
    const entries = own.map((one) => option(String(terms.indexOf(one)), one.term, "", one.term === shown));
    return row(select(id, `${own[0]?.term ?? ""} to ${own.at(-1)?.term ?? ""}`, entries));
  });
}

function chapterMenu({ game, rules }: Reference, shown: number | null): readonly Row[] {
  if (!rules) return [];
  const id = writePress({ kind: "term", game, menu: "chapters" });
  const entries = rules.chapters.map(({ title }, i) => option(String(i), title, "", i === shown));
  return [row(select(id, "Chapters of the rules", entries))];
}

/** The rules of a chapter. */
function ruleMenus(reference: Reference, chapter: number, shown: Rule | null): readonly Row[] {
  const { game, rules } = reference;
  const all = rules?.chapters[chapter]?.rules ?? [];
  return split(all).map((own, menu) => {
    const id = writePress({ kind: "term", game, rules: menu });
    const placeholder = `${own[0]?.name ?? ""} to ${own.at(-1)?.name ?? ""}`;
    return row(select(id, placeholder, ruleOptions(reference, own, shown)));
  });
}

function alsoMenu(reference: Reference, also: readonly Rule[], placeholder: string): readonly Row[] {
  if (also.length === 0) return [];
  const id = writePress({ kind: "term", game: reference.game, menu: "also" });
  return [row(select(id, placeholder, ruleOptions(reference, also, null)))];
}

function ruleOptions(reference: Reference, rules: readonly Rule[], shown: Rule | null) {
  const all = rulesOfReference(reference);
  return rules.map((rule) => option(String(all.indexOf(rule)), titleOf(rule), "", rule === shown));
}

/** Parts of the same size, as few as fit into menus. */
function split<T>(all: readonly T[]): readonly (readonly T[])[] {
  const count = Math.ceil(all.length / LIMIT.selectOptions);
  const size = Math.ceil(all.length / count);
  return Array.from({ length: count }, (_, menu) => all.slice(menu * size, (menu + 1) * size));
}
