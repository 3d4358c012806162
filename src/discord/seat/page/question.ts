/** A question on its seat's page, with everything by which it is answered. */
import { ButtonStyle } from "discord.js";
import { blocked, type Decision } from "#engine";
import type { SeatView } from "../../../campaign/service.ts";
import { writePress } from "../../screen/custom-id.ts";
import { button, buttonRows, option, type Part, row, rowPart, select, weight } from "../../screen/screen.ts";
import { aheadParts } from "../ahead/ahead-menus.ts";
import { formParts } from "../form/form-parts.ts";
import { controlId, formId, type SeatContext, stepId } from "../sheet/context.ts";
import { forgoneByMoves, forgoneWords } from "../sheet/forgone.ts";
import { earlierAnswer } from "../sheet/last-turn.ts";
import { submitWord } from "../sheet/proposing.ts";
import { sheetParts } from "../sheet/sheet-parts.ts";
import { isStep } from "../sheet/sheet-rows.ts";
import type { StepView } from "../sheet/step-view.ts";
import { type Answers, answersTo, hasBlankAnswer, type Offered } from "../state/answers.ts";
import { subjectOf, type Wanted } from "../state/subject.ts";
import { namedAnswer } from "./named-answer.ts";

/** In place of an answer: the menu's own. */
export const MENU = "menu";

/** What is asked, with its facts; of a step, what the rows of its sheet leave to be asked. */
export function promptText({ seatView, sheet }: SeatContext, decision: Decision, trial: StepView | null): string {
  const { guide } = seatView.book.definition;
  const { question, facts } = guide.prompt(seatView.view, decision);
  const left = sheet.rows.length > 0 && trial ? stillAsked(trial.after, decision) : null;
  const asked = left ?? (question === "" ? titlesOf(seatView.book.actions, decision) : question);
  return [...facts, `**${asked}**`, ...answeredLine(seatView, sheet, decision)].join("\n");
}

/** The same question after the rows of its sheet; null: it is not asked then. */
function stillAsked({ book, view, decisions }: SeatView, { actions }: Decision): string | null {
  const next = decisions.find((one) => one.owed && one.actions.join() === actions.join());
  return (next && book.definition.guide.prompt(view, next).question) || null;
}

/** In place of a question: the actions that answer it. */
export const titlesOf = (actions: ReadonlyMap<string, { readonly title: string }>, decision: Decision): string =>
  decision.actions.flatMap((name) => actions.get(name)?.title ?? []).join(" / ");

function answeredLine(
  seatView: SeatContext["seatView"],
  sheet: SeatContext["sheet"],
  { answered, id }: Decision,
): string[] {
  if (!answered) return [];
  const { book, view } = seatView;
  const label =
    namedAnswer(seatView, sheet, id) ??
    book.definition.guide.label(view, answered) ??
    book.actions.get(answered.action)?.title ??
    "";
  return [
    `You have answered: ${label}${label.endsWith("…") ? "" : "."} It can be changed until the last answer is in.`,
  ];
}

/** Everything by which a question is answered: buttons, menus, a form, or a sheet of rows, and what can be said ahead. */
export function questionParts(context: SeatContext, decision: Decision, trial: StepView | null, room: number): Part[] {
  const { seatView } = context;
  const answers = answersTo(seatView, decision);
  const begun = trial !== null && context.sheet.rows.length > 0; // who has begun a sheet sends that
  const isLead = seatView.rehearsed !== null;
  const ahead = isLead ? [] : menusAhead(context, decision, begun);
  const named = [...answers.first, ...answers.single].filter((answer) => !isLead || (trial === null && !answer.ahead));
  const first = begun ? [] : firstParts(context, decision, named);
  const left = room - [...first, ...ahead].reduce((sum, part) => sum + weight(part), 0);
  return [...first, ...restParts(context, decision, answers, trial, left), ...ahead];
}

/** What can be said ahead with the answer; `busy`: a sheet takes the room. */
export const menusAhead = (context: SeatContext, decision: Decision, busy: boolean): Part[] =>
  aheadParts(
    context.seatView,
    decision,
    { more: context.sheet.more, busy },
    {
      menu: (order) => controlId(context, { kind: "say", order, does: "set" }),
      more: controlId(context, { kind: "page", does: "more" }),
    },
  );

function restParts(
  context: SeatContext,
  decision: Decision,
  { others, first }: Answers,
  trial: StepView | null,
  room: number,
): Part[] {
  if (isStep(context.seatView, decision) && trial) return stepParts(context, decision, trial, room, first.length > 0);
  if (others) return others.length === 0 ? [] : [rowPart(row(othersMenu(context, decision, others, first)))];
  const form = ownForm(context, decision);
  if (form) return inlineForm(context, decision, form, room);
  return [rowPart(row(actionsMenu(context, decision, first.length > 0)))];
}

/** Buttons, or, where there is something to read before, sections with the button beside the text. */
function firstParts(context: SeatContext, decision: Decision, first: readonly Offered[]): Part[] {
  const id = (answer: Offered): string => answerId(context, decision, answer);
  const plain = first.filter(({ detail }) => detail === undefined);
  const verb = commonVerb(
    context.seatView,
    first.filter(({ detail }) => detail !== undefined),
  );
  const told = first.flatMap(({ detail, ...answer }): Part[] => {
    if (detail === undefined) return [];
    const name = answer.label.slice(verb.length).trim();
    const words = verb === "" || detail.startsWith("**") ? detail : `**${name}** · ${detail}`;
    return [{ kind: "section", text: words, button: button(id(answer), verb === "" ? answer.label : verb) }];
  });
  const { actions } = context.seatView.book;
  const asksFirst = ({ moves }: Offered): boolean =>
    moves.some(({ action }) => (actions.get(action)?.confirm ?? null) !== null);
  // whoever ends a step at once does nothing in it
  const endsStep = ({ moves }: Offered): boolean =>
    isStep(context.seatView, decision) && moves.every(({ action }) => actions.get(action)?.ends === true);
  const buttons = plain.map((answer, i) => {
    const forgone = forgoneByMoves(context.seatView, answer.moves);
    const catches = i === 0 && told.length === 0 && !asksFirst(answer) && !endsStep(answer) && !forgone;
    const label = forgone ? forgoneWords({ ...forgone, act: answer.label }) : answer.label;
    return button(id(answer), label, catches ? ButtonStyle.Primary : ButtonStyle.Secondary);
  });
  return [...told, ...buttonRows(buttons).map(rowPart)];
}

/**
 * What several answers all do: "Keep", the first word of the action and of their labels; beside each text it is enough.
 */
function commonVerb({ book }: SeatContext["seatView"], answers: readonly Offered[]): string {
  const verbs = new Set(
    answers.map(({ label, moves: [move] }) => {
      const [verb = ""] = (move && book.actions.get(move.action)?.title.split(" ")) ?? [];
      return verb !== "" && label.startsWith(`${verb} `) ? verb : "";
    }),
  );
  const [verb = ""] = verbs;
  return verbs.size === 1 && answers.length > 1 ? verb : "";
}

/** An answer stands for itself, whatever else is filled in or has changed. `place`: where no menus stand beside it. */
export const answerId = (
  context: SeatContext,
  decision: Decision,
  { id: answer }: Pick<Offered, "id">,
  place: "council" | null = null,
): string =>
  context.seatView.rehearsed === null
    ? writePress({ kind: "answer", game: context.game, decision: decision.id, seat: context.seat, place, answer })
    : controlId(
        context,
        answer === MENU ? { kind: "page", does: "lead-chosen" } : { kind: "page", does: "lead", answer },
      ); // nothing is answered yet

function othersMenu(context: SeatContext, decision: Decision, others: readonly Offered[], first: readonly Offered[]) {
  const entries = others.map(({ id, label, detail = "" }) => option(id, label, detail));
  const title = first.length > 0 ? "More answers" : titlesOf(context.seatView.book.actions, decision);
  return select(answerId(context, decision, { id: MENU }), title, entries);
}

/** The one action with something to fill in that answers a question; null: there are several, or none. */
export function ownForm({ seatView }: Pick<SeatContext, "seatView">, decision: Decision): Wanted | null {
  if (isStep(seatView, decision)) return null;
  const forms = decision.actions.filter(
    (name) => canBegin(seatView, decision, name) && hasMore(seatView, decision, name),
  );
  const [only] = forms;
  return only !== undefined && forms.length === 1 ? { kind: "do", name: only, decision: decision.id } : null;
}

/** Whether there is something to fill in besides what the question gives. */
const hasMore = ({ book }: SeatContext["seatView"], { preset }: Decision, name: string): boolean =>
  book.actions.get(name)?.entries.some((entry) => !(entry.name in preset)) === true;

function canBegin({ book, view }: SeatContext["seatView"], { preset }: Decision, name: string): boolean {
  const action = book.actions.get(name);
  return action !== undefined && !action.typed && !action.when(view) && !blocked(action, view, preset);
}

function actionsMenu(context: SeatContext, decision: Decision, isRest: boolean) {
  const { seatView } = context;
  const entries = decision.actions
    .filter((name) => canBegin(seatView, decision, name))
    .flatMap((name) => {
      const action = seatView.book.actions.get(name);
      return action ? [option(name, action.title, action.help)] : [];
    });
  const nothing = [option("-", "Nothing is possible now")];
  return select(
    controlId(context, { kind: "page", does: "open", decision: decision.id }),
    isRest ? "Something else…" : "Choose…",
    entries.length > 0 ? entries : nothing,
  );
}

/** The form of the question itself, open from the beginning. */
function inlineForm(context: SeatContext, decision: Decision, wanted: Wanted, room: number): Part[] {
  const subject = subjectOf(context.seatView, wanted);
  const blank = !hasBlankAnswer(context.seatView, decision, wanted.name);
  const again = earlierAnswer(context.sheet, context.seatView.phase, subject)?.label ?? null;
  return formParts(
    subject,
    context.sheet,
    formId(context),
    { label: submitWord(context.seatView, decision), closes: false, blank, again },
    room,
  );
}

function stepParts(context: SeatContext, decision: Decision, trial: StepView, room: number, named: boolean): Part[] {
  return sheetParts(context.seatView, decision, context.sheet, trial, stepId(context, decision), room, named);
}
