/** `/rules`: what a campaign's game says of something, by its name, its number, or a question. */
import { matchName, refuse, type Term } from "#engine";
import { type Rule, titleOf } from "../../rules-of-play/book.ts";
import { isSameName, ranked } from "../../rules-of-play/find.ts";
import { citedRules, ruleNumbered } from "../../rules-of-play/naming.ts";
import { LIMIT } from "../screen/limits.ts";
import type { PressOf } from "../screen/payloads.ts";
import { unknownControl } from "../screen/refusals.ts";
import { literal, literalName } from "../screen/rich.ts";
import type { Screen } from "../screen/screen.ts";
import { numberPressed } from "../services/rule-names.ts";
import type { Services } from "../services/services.ts";
import {
  chapterPage,
  type Reference,
  referenceOf,
  rulePage,
  rulesOfReference,
  termPage,
  termsPage,
} from "./pages/rule-pages.ts";
import { type Call, type Choice, type Command, commandJson, completed, matching, textOf } from "./typing/command.ts";
import { findGame, GAME, gameChoices } from "./typing/which.ts";

/** How many other rules are proposed besides the likeliest. */
const MOST_ALSO = 10;

export const termsCommand: Command = {
  json: commandJson("rules", "What a rule or a term of the game says", [
    completed("term", "A rule, its number, a term, or your question; menus of them all if left out"),
    GAME,
  ]),
  async run(services, call) {
    const reference = await referenceFor(services, call);
    const typed = textOf(call.given, "term");
    if (reference.terms.length === 0 && !reference.rules)
      return refuse("no-terms", `${reference.name} explains no terms here.`);
    return typed === null ? termsPage(reference) : answerTo(reference, typed);
  },
  async complete(services, call, typing) {
    if (typing.name === "game") return await gameChoices(services.campaigns, call.asker, { ended: true });
    return proposals(await referenceFor(services, call), typing.text);
  },
};

async function referenceFor({ campaigns }: Services, { asker, given }: Call): Promise<Reference> {
  const { id } = await findGame(campaigns, asker, textOf(given, "game"), { ended: true });
  return referenceOf(await campaigns.showing.status(id));
}

/** Rules that speak of what was asked, the likeliest first. */
function rulesAbout(reference: Reference, question: string): readonly Rule[] {
  const all = rulesOfReference(reference).map((rule) => ({
    ...{ rule, name: rule.name, gist: `${rule.gist} ${rule.asked}` },
    text: [rule.text, ...rule.rulings.map(({ text }) => text)].join("\n"),
  }));
  return ranked(all, question).map(({ rule }) => rule);
}

const termsAbout = ({ terms }: Reference, question: string): readonly Term[] =>
  ranked(
    terms.map((term) => ({ term, name: term.term, gist: "", text: term.text })),
    question,
  ).map(({ term }) => term);

/**
 * What was asked for, by its number or its name, else what mentions it most: rules first. Refused where nothing does.
 */
function answerTo(reference: Reference, typed: string): Screen {
  const numbered = reference.rules ? ruleNumbered(reference.rules, typed) : null;
  if (numbered) return rulePage(reference, numbered);
  const rules = rulesAbout(reference, typed);
  const term = termCalled(reference, typed);
  const called = rulesOfReference(reference).find((rule) =>
    [rule.name, titleOf(rule)].some((name) => isSameName(name, typed)),
  );
  if (called) return rulePage(reference, called, others(rules, called), term);
  if (term) return termPage(reference, term, about(reference, term, rules));
  const [best] = rules;
  if (best) return rulePage(reference, best, others(rules, best));
  const [spoken] = termsAbout(reference, typed);
  return spoken ? termPage(reference, spoken, []) : unanswered(reference, typed);
}

const others = (rules: readonly Rule[], shown: Rule): readonly Rule[] =>
  rules.filter((rule) => rule !== shown).slice(0, MOST_ALSO);

/** Rules that a term names, then those that speak of it. */
function about({ rules }: Reference, { text }: Term, found: readonly Rule[]): readonly Rule[] {
  const cited = rules ? citedRules(rules, text) : [];
  return [...new Set([...cited, ...found])].slice(0, MOST_ALSO);
}

function termCalled({ terms }: Reference, typed: string): Term | null {
  const match = matchName(terms, ({ term }) => [term], typed);
  return match.meant;
}

function unanswered({ terms }: Reference, typed: string): never {
  const match = matchName(terms, ({ term }) => [term], typed);
  const close = match.meant === null ? match.close.map(({ term }) => literal(term)).join(" or ") : "";
  const hint = close === "" ? "`/rules` lists the terms and the rules." : `Did you mean ${close}?`;
  return refuse("no-term", `“${literalName(typed)}” is not explained. ${hint}`);
}

/** Names that have in them what was typed so far, then what speaks of it. */
function proposals(reference: Reference, typed: string): readonly Choice[] {
  const rules = rulesOfReference(reference);
  const named = matching([...rules.map(ruleChoice), ...reference.terms.map(termChoice)], typed);
  const spoken =
    typed.trim() === ""
      ? []
      : [...rulesAbout(reference, typed).map(ruleChoice), ...termsAbout(reference, typed).map(termChoice)];
  const all = [...named, ...matching(spoken, "")];
  return [...new Map(all.map((choice) => [choice.value, choice])).values()].slice(0, LIMIT.choices);
}

const ruleChoice = (rule: Rule): Choice => ({
  name: titleOf(rule),
  value: rule.number === "" ? rule.name : rule.number,
});
const termChoice = ({ term }: Term): Choice => ({ name: term, value: term });

/** A choice from a menu of a page. */
export async function pressTerm(
  { campaigns }: Services,
  press: PressOf<"term">,
  [chosen = ""]: readonly string[],
): Promise<Screen> {
  const reference = referenceOf(await campaigns.showing.status(press.game));
  if (!/^\d{1,3}$/.test(chosen)) return unknownControl();
  const at = Number(chosen);
  if ("menu" in press && press.menu === "chapters") return chapterPage(reference, at) ?? unknownControl();
  if (!("terms" in press)) {
    const rule = rulesOfReference(reference)[at];
    return rule ? rulePage(reference, rule) : unknownControl();
  }
  const term = reference.terms[at];
  if (!term) return unknownControl();
  return termPage(reference, term, about(reference, term, rulesAbout(reference, term.term)));
}

/** The rule that something was refused by. */
export async function pressRule({ campaigns }: Services, { game, number }: PressOf<"rule">): Promise<Screen> {
  const reference = referenceOf(await campaigns.showing.status(game));
  const rule = reference.rules ? ruleNumbered(reference.rules, numberPressed(number)) : null;
  return rule ? rulePage(reference, rule) : unknownControl();
}
