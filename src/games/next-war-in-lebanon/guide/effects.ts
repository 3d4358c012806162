import type { GuideChapter, Prompt, Shortcut, View } from "../../../engine/index.ts";
import { chitWords } from "../chits/hand.ts";
import { CE_PASS, usualAnswer } from "../effects/decide.ts";
import { kindOf } from "../effects/kinds.ts";
import { getGroup } from "../pieces/groups.ts";
import { zoneName } from "../pieces/words.ts";
import type { Lebanon } from "../state.ts";

/** What a Cascading Effect, or the loss of an HQ, leaves to a seat. */
export const effects: GuideChapter<Lebanon> = {
  prompt: (view, { actions }) => (actions.includes(CE_PASS) ? prompt(view) : null),
  shortcuts: (view, { actions }) => (actions.includes(CE_PASS) ? shortcuts(view) : []),
};

const QUESTIONS: { readonly [kind: string]: string } = {
  "chit.select": "Which chit do you take?",
  "chit.selectOrAny": "Which chit do you take?",
  "chit.discardChoice": "Which chits do you discard?",
  excess: "Which chits above C2 do you discard?",
  "unit.infiltrate": "Who infiltrates, and where?",
  "unit.return": "Where do the units come back?",
  "zone.closeToRegulars": "Which zone does the Lebanese Army close?",
  "syria.enter": "How do the Syrians deploy?",
  "idf.escalate": "How do the reinforcements enter?",
  cut: "Which units leave the stack?",
};

function prompt({ content, table, hand }: View<Lebanon>): Prompt | null {
  const { effect } = table;
  if (!effect) return null;
  const { row, does } = effect;
  const name = content.cascade[row]?.name;
  const held = chitWords(hand.chits.map(({ type }) => type));
  const isOfChits = kindOf(does).ofChits || does.kind === "excess";
  const where = does.kind === "cut" ? [`The stack stands in ${zoneName(content, groupZone(table, does.group))}.`] : [];
  return {
    question: QUESTIONS[does.kind] ?? "What do you do?",
    facts: [
      `${name ? `${name}: ` : ""}${sentence(kindOf(does).words(does, content), name === undefined)}`,
      ...(isOfChits ? [`Your hand: ${held || "no chits"}.`] : []),
      ...where,
    ],
  };
}

const groupZone = ({ groups }: View<Lebanon>["table"], group: string): string => getGroup(groups, group).zone;

const sentence = (clause: string, begins: boolean): string =>
  `${begins ? `${clause.charAt(0).toUpperCase()}${clause.slice(1)}` : clause}.`;

/** What the computer would answer, and what counts at the deadline (section 7), as a button. */
function shortcuts(view: View<Lebanon>): readonly Shortcut[] {
  const { action, params } = usualAnswer(view);
  return [{ label: action === CE_PASS ? "Let it pass" : "Suggested", was: ["As usual"], moves: [{ action, params }] }];
}
