/**
 * The one place where people's words are made of rule numbers: whatever is shown goes through it, with the campaign that
 * it is about. Games and campaigns say "(R-07)", as in Iraqi Conflict, and know nothing of the rest.
 */
import type { APIButtonComponentWithCustomId, APIComponentInMessageActionRow } from "discord.js";
import { Refused } from "#engine";
import { type Rule, type RulesOfPlay, titleOf } from "../../rules-of-play/book.ts";
import { citedRules, cites, withNames } from "../../rules-of-play/naming.ts";
import { rulesOf } from "../../rules-of-play/shelf.ts";
import { writePress } from "../screen/custom-id.ts";
import { clip, LIMIT } from "../screen/limits.ts";
import { button, galleriesOf, type Part, type Row, row, type Screen, weightOf } from "../screen/screen.ts";
import type { Services } from "./services.ts";

/** How many rules have a button under what was refused. */
const MOST = 3;
/** What marks a refusal: of what was done, of a line that was typed, of a row that cannot be done any more. */
const REFUSAL = /⚠️|✗|~~/;

/** What an interaction is about: a campaign by its id, or a game that has no campaign yet. */
export type About = { readonly campaign: string } | { readonly game: string };

/** A campaign with the rules that it is played by; `id` null: there is none yet. */
interface Campaign {
  readonly id: string | null;
  readonly rules: RulesOfPlay;
}

/** A screen as people read it: rules by their names, and each that was a reason to refuse something one press away. */
export async function inRuleNames(
  { campaigns }: Pick<Services, "campaigns">,
  screen: Screen,
  about: About | null,
): Promise<Screen> {
  if (about === null || !cites(JSON.stringify(screen))) return screen;
  const rules = rulesOf("game" in about ? about.game : await gameOf(campaigns, about.campaign));
  return rules ? named(screen, { id: "campaign" in about ? about.campaign : null, rules }) : screen;
}

/** "" of a campaign that is gone. */
async function gameOf(campaigns: Services["campaigns"], campaign: string): Promise<string> {
  try {
    return (await campaigns.showing.record(campaign)).game;
  } catch (error) {
    if (error instanceof Refused) return "";
    throw error;
  }
}

/** The words of a game with its rules by their names. */
export function inNamesOf(game: string, words: string): string {
  const rules = rulesOf(game);
  return rules ? withNames(rules, words) : words;
}

function named(screen: Screen, campaign: Campaign): Screen {
  const said = (words: string): string => withNames(campaign.rules, words);
  const parts = withButtons(screen, campaign).map((part) => partNamed(part, campaign.rules));
  const pictures = screen.pictures.map((one) => ({ ...one, alt: said(one.alt), words: said(one.words) }));
  return { ...screen, title: said(screen.title), footer: said(screen.footer), parts, pictures };
}

function partNamed(part: Part, rules: RulesOfPlay): Part {
  switch (part.kind) {
    case "text":
      return { ...part, text: withNames(rules, part.text) };
    case "section":
      return { ...part, text: withNames(rules, part.text), button: controlNamed(part.button, rules) };
    case "row":
      return { ...part, row: rowNamed(part.row, rules) };
    case "rule":
      return part;
  }
}

const rowNamed = (one: Row, rules: RulesOfPlay): Row => ({
  ...one,
  components: one.components.map((control) => controlNamed(control, rules)),
});

/** Labels are short: the name says enough there. */
function controlNamed<C extends APIComponentInMessageActionRow | APIButtonComponentWithCustomId>(
  control: C,
  rules: RulesOfPlay,
): C {
  const short = (words: string | undefined, most: number): string => clip(withNames(rules, words ?? "", true), most);
  if ("options" in control)
    return {
      ...control,
      placeholder: short(control.placeholder, LIMIT.placeholder),
      options: control.options.map(({ description, ...one }) => ({
        ...one,
        label: short(one.label, LIMIT.optionText),
        ...(description === undefined ? {} : { description: short(description, LIMIT.optionText) }),
      })),
    };
  return "label" in control && control.label ? { ...control, label: short(control.label, LIMIT.buttonLabel) } : control;
}

/** The rules that what was refused goes by, one press away under it, as far as the message has room. */
function withButtons(screen: Screen, { id, rules }: Campaign): readonly Part[] {
  const { parts } = screen;
  if (id === null) return parts;
  const at = parts.findIndex((part) => part.kind === "text" && refusals(part.text) !== "");
  const part = parts[at];
  if (part?.kind !== "text") return parts;
  const cited = citedRules(rules, refusals(part.text)).slice(0, MOST);
  const room = LIMIT.components - taken(screen);
  if (cited.length === 0 || room < 2) return parts;
  const buttons = cited.slice(0, room - 1).map((rule) => ruleButton(id, rule, cited.length === 1));
  return parts.toSpliced(at + 1, 0, { kind: "row", row: row(...buttons) });
}

/** The lines that say what was refused. */
const refusals = (words: string): string =>
  words
    .split("\n")
    .filter((line) => REFUSAL.test(line) && cites(line))
    .join("\n");

/** Components that the screen has, and the small print that whoever sends it may add. */
const taken = ({ title, footer, file, parts, pictures }: Screen): number =>
  weightOf(parts) + galleriesOf(pictures).length + [title, footer, file].filter(Boolean).length + 1;

const underscored = (number: string): string => number.replaceAll(" ", "_");
/** The number that such a button means. */
export const numberPressed = (number: string): string => number.replaceAll("_", " ");

/** Brings a rule as a message of its own. */
const ruleButton = (campaign: string, rule: Rule, isOnly: boolean): APIButtonComponentWithCustomId =>
  button(
    writePress({ kind: "rule", game: campaign, number: underscored(rule.number) }),
    isOnly ? "The rule" : titleOf(rule),
  );
