/** What a Cascading Effect, or the loss of an HQ, leaves to a seat, and how the seat is asked. */
import {
  type Action,
  game,
  type Move,
  move,
  type Prompt,
  type Question,
  type ReactionWindow,
  type View,
} from "#engine";
import type { Lebanon } from "../../state.ts";
import { chitWords } from "../chits/hand.ts";
import { getGroup } from "../pieces/groups.ts";
import { capital, zoneName } from "../pieces/words.ts";
import { ceClose } from "./closing.ts";
import { ceDiscard, discardExcess, excess } from "./discards.ts";
import { ceSelect } from "./gains.ts";
import { ceInfiltrate } from "./infiltrate.ts";
import type { Asking, Board, Sight } from "./kind.ts";
import { ruleOf } from "./kinds.ts";
import { cuts, cutToC2 } from "./limits.ts";
import { ceReturn } from "./returning.ts";
import type { Effect } from "./types.ts";
import { ceDeploySyria, ceEscalate } from "./wider-war.ts";

const { action, question } = game<Lebanon>();

/** Section 7, W8: an effect asks the seat whose phase it is not, in a window, so that nobody has to wait. */
const inOtherPhase: ReactionWindow<Lebanon> = {
  name: "W8",
  title: "Cascading Effects in the other phase",
  mode: "standing-only",
  plays: () => [],
};

export const isInWindow = ({ table }: Pick<Board, "table">, seat: string): boolean =>
  table.phase === "operations" && table.phasing !== seat;

/** Whether the seat that is asked may just decline. */
function mayPass(sight: Sight): boolean {
  const { effect } = sight.table;
  return !effect || isInWindow(sight, sight.seat) || (ruleOf(effect.does).asks?.mayPass(sight) ?? true);
}

export const cePass = action("pass-event", "Let it pass", {
  was: ["ce-pass"],
  help: "In your own phase nothing happens; in the enemy's the suggested answer counts.",
  when: (view) => (mayPass(view) ? null : { code: "not-now", text: "This effect must be carried out.", rule: "R-112" }),
}).apply(() => {});

/** Where a pass leaves it to the usual answer, a row that says “may” takes a word of its own to do without. */
export function mayDecline(board: Pick<Board, "table">, seat: string): boolean {
  const does = board.table.effect?.does;
  return does !== undefined && "may" in does && does.may === true && isInWindow(board, seat);
}

export const ceDecline = action("decline-chit", "Do without it", {
  was: ["ce-decline"],
  help: "The card says that you may: nothing happens.",
  when: (view) =>
    mayDecline(view, view.seat) ? null : { code: "not-now", text: "There is nothing to decline now.", rule: "R-112" },
}).apply(() => {});

/** Asked in a window, or as a turn where the seat is at the game anyway; it may be passed in both. */
const effectOn = <const N extends string>(name: N, answer: Action<Lebanon>, words: string) =>
  question.window(name, {
    window: inOtherPhase,
    inTurn: true,
    actions: [answer, ceDecline, cePass],
    sometimes: [ceDecline],
    pass: cePass,
    about: ({ table }) => table.effect,
    prompt: (view, effect) => ({ question: words, facts: facts(view, effect) }),
    answers: (view, effect) => {
      const usual = usualAnswer(view, effect, answer);
      return [{ label: usual.action === cePass.name ? "Let it pass" : "Suggested", was: ["As usual"], moves: [usual] }];
    },
    fallback: (view, effect) => usualAnswer(view, effect, answer),
  });

/** What counts for the seat that is asked, if it says nothing (section 7, W8). */
function usualAnswer(sight: Sight, { does }: Effect, answer: Action<Lebanon>): Move {
  const params = ruleOf(does).asks?.usual(sight) ?? null;
  return params ? { action: answer.name, params } : move(cePass);
}

function facts({ content, table, hand }: View<Lebanon>, { row, does }: Effect): Prompt["facts"] {
  const name = content.cascade[row]?.name;
  const rule = ruleOf(does);
  const words = `${rule.words(content)}.`;
  const held = chitWords(hand.chits.map(({ type }) => type));
  const cut = cuts.as(does);
  return [
    name ? `${name}: ${words}` : capital(words),
    ...(rule.ofChits || excess.is(does) ? [`Your hand: ${held || "no chits"}.`] : []),
    ...(cut ? [`The stack stands in ${zoneName(content, getGroup(table.groups, cut.group).zone)}.`] : []),
  ];
}

export const selecting = effectOn("effect-select", ceSelect, "Which chit do you take?");
export const discarding = effectOn("effect-discard", ceDiscard, "Which chits do you discard?");
export const infiltrating = effectOn("effect-infiltrate", ceInfiltrate, "Who infiltrates, and where?");
export const returning = effectOn("effect-return", ceReturn, "Where do the units come back?");
export const closing = effectOn("effect-close", ceClose, "Which zone does the Lebanese Army close?");
export const syriaEntering = effectOn("effect-syria", ceDeploySyria, "How do the Syrians deploy?");
export const escalating = effectOn("effect-escalate", ceEscalate, "How do the reinforcements enter?");
export const cutting = effectOn("effect-cut", cutToC2, "Which units leave the stack?");
export const shedding = effectOn("effect-excess", discardExcess, "Which chits above C2 do you discard?");

const QUESTIONS = [
  selecting,
  discarding,
  infiltrating,
  returning,
  closing,
  syriaEntering,
  escalating,
  cutting,
  shedding,
];

/** How a seat is asked for such an answer. */
export function questionFor({ answer }: Asking): Question<Lebanon> {
  const found = QUESTIONS.find(({ actions }) => actions.includes(answer));
  if (!found) throw new Error(`nothing asks for ${answer.name}`);
  return found;
}
