/** Presses within a form: choices, counts, rows, and the button that ends it. */
import { type Params, refuse } from "#engine";
import type { PlannedMove } from "../../../store/records.ts";
import type { PressOf } from "../../screen/payloads.ts";
import { refusalText, unknownControl } from "../../screen/refusals.ts";
import { button, page, row, type Screen } from "../../screen/screen.ts";
import type { Asker } from "../../services/asker.ts";
import { shownAhead } from "../ahead/ahead-menus.ts";
import { toCome } from "../ahead/upcoming.ts";
import {
  chosenIn,
  chosenTogether,
  withListEnded,
  withNumber,
  withoutLaterRows,
  withoutRow,
  withPart,
  withRow,
} from "../form/choosing.ts";
import { countedIn, countedUp } from "../form/counters.ts";
import { type Filled, fill } from "../form/fields.ts";
import { chosenParams, reasonsOf } from "../form/form-parts.ts";
import { confirmPage } from "../page/confirm.ts";
import { sentenceOf, withSentence } from "../page/promise-with-offer.ts";
import { ownForm } from "../page/question.ts";
import { pageOf } from "../page/seat-page.ts";
import { controlId, type SeatContext, withSheet } from "../sheet/context.ts";
import { earlierAnswer, withAnswer } from "../sheet/last-turn.ts";
import { isPutToVoteAhead, putToVote } from "../sheet/proposing.ts";
import { isStep, rowOf } from "../sheet/sheet-rows.ts";
import { placedRow, stepsOf } from "../sheet/step-view.ts";
import { closed, type SheetState } from "../state/state.ts";
import { type Subject, subjectOf, type Wanted } from "../state/subject.ts";
import { act, shownAfter, shownNext } from "./acting.ts";

/** The form that a page shows: the one that was opened, or the question's own. */
export function shownForm(context: SeatContext): { readonly subject: Subject; readonly filled: Filled } {
  const { sheet, basis, decision } = context;
  const wanted: Wanted | null = sheet.form ?? (decision ? ownForm(context, decision) : null);
  if (!wanted) return unknownControl();
  const subject = subjectOf(basis, wanted);
  const filled = fill(subject.form, subject.view, subject.preset, sheet, subject.begins);
  const counted = countedIn(subject, sheet);
  return { subject, filled: counted ? { ...filled, params: counted.params } : filled };
}

export async function pressForm(
  context: SeatContext,
  asker: Asker,
  { verb, at, chunk }: Pick<PressOf<"form">, "verb" | "at" | "chunk">,
  values: readonly string[],
): Promise<Screen> {
  const { subject, filled } = shownForm(context);
  const field = filled.fields[at];
  const [value = ""] = values;
  switch (verb) {
    case "close":
      return await pageOf(await withSheet(context, closed(context.sheet)), "");
    case "preset":
      return await turn(context, presetValues(context, subject, filled, at));
    case "again":
      return await turn(context, againValues(context, subject));
    case "add":
    case "zero":
      return await counting(context, subject, verb === "add" ? at : "none");
    case "why":
      return whyNot(context, filled);
    case "submit":
    case "confirm":
      return await submitForm(context, asker, subject, filled, verb === "confirm");
    case "set":
    case "typed":
      return field
        ? await turn(context, chosenIn(context.sheet, subject, field, values, verb === "set" ? chunk : null))
        : unknownControl();
    case "unrow":
      return field ? await changed(context, subject, withoutRow(context.sheet, field)) : unknownControl();
    case "enough":
      return field ? await turn(context, withListEnded(context.sheet, subject, field)) : unknownControl();
    case "all":
      return field ? await turn(context, chosenTogether(context.sheet, subject, field, chunk)) : unknownControl();
    case "part":
      return field ? await turn(context, withPart(context.sheet, field, value)) : unknownControl();
    case "row":
      return field ? await turn(context, withRow(context.sheet, field, value)) : unknownControl();
    case "less":
    case "more":
    case "count": {
      if (!field) return unknownControl();
      const sheet = withNumber(context.sheet, field, NUMBERS[verb](value), chunk);
      return await changed(context, subject, sheet, withoutLaterRows(sheet, field));
    }
    case "promised":
    case "silent":
    case "keep":
      return await turn(context, withSentence(context, verb, values));
    case "type":
    case "promise":
      return await pageOf(context, "");
  }
}

/** One more of a kind, or none of any. */
async function counting(context: SeatContext, subject: Subject, at: number | "none"): Promise<Screen> {
  const counted = countedIn(subject, context.sheet) ?? unknownControl();
  return await turn(context, { ...context.sheet, values: { ...context.sheet.values, ...countedUp(counted, at) } });
}

/** What was chosen stays; in the question's own form, for this question. */
async function turn(context: SeatContext, sheet: SheetState): Promise<Screen> {
  const question = sheet.form ? null : (context.decision?.id ?? null);
  return await pageOf(await withSheet(context, { ...sheet, question }), "");
}

/**
 * A change to a row, if the others can stay as they are, or those before it can (`shorter`); else the reason why not.
 */
async function changed(
  context: SeatContext,
  { form, view, preset, begins }: Subject,
  sheet: SheetState,
  shorter: SheetState = sheet,
): Promise<Screen> {
  const known = fill(form, view, preset, context.sheet, begins).dropped.length;
  const droppedBy = (one: SheetState) => fill(form, view, preset, one, begins).dropped;
  const [first] = droppedBy(sheet).slice(known);
  if (!first) return await turn(context, sheet);
  if (shorter !== sheet && droppedBy(shorter).length <= known) return await turn(context, shorter);
  return await pageOf(context, `⚠️ ${refusalText(first.why)}`);
}

/** What the controls of a number make of it. */
const NUMBERS = {
  less: () => (now: number) => now - 1,
  more: () => (now: number) => now + 1,
  count: (value: string) => (now: number) => (/^\d{1,9}$/.test(value) ? Number(value) : now),
} as const;

function presetValues({ sheet }: SeatContext, subject: Subject, filled: Filled, at: number): SheetState {
  const counted = countedIn(subject, sheet);
  const preset = subject.presets(counted ? countedUp(counted) : chosenParams(filled))[at] ?? unknownControl();
  if (preset.refused) refuse(preset.refused.code, preset.refused.text, preset.refused.rule);
  return { ...sheet, values: { ...sheet.values, ...preset.params }, building: null, row: null };
}

/** As in an earlier turn; what is not possible any more falls out, and the page says so. */
function againValues({ sheet, seatView }: SeatContext, subject: Subject): SheetState {
  const [answer] = earlierAnswer(sheet, seatView.phase, subject)?.rows ?? [];
  return answer ? { ...sheet, values: { ...answer.params }, building: null, row: null } : sheet;
}

function whyNot(context: SeatContext, filled: Filled): Screen {
  const text = filled.fields
    .map(reasonsOf)
    .filter((one) => one !== "")
    .join("\n");
  return page("What is not possible, and why", text, [
    row(button(controlId(context, { kind: "page", does: "show" }), "Back")),
  ]);
}

async function submitForm(
  context: SeatContext,
  asker: Asker,
  subject: Subject,
  { params }: Filled,
  confirmed: boolean,
): Promise<Screen> {
  if (!params) return await pageOf(context, "⚠️ Something is still missing.");
  const move = { action: subject.name, params };
  switch (subject.kind) {
    case "do":
      return await done(context, asker, subject, move, confirmed);
    case "ahead":
      return await ahead(context, asker, subject, params);
    case "order":
      await setOrder(context, asker, subject.name, params);
      return await shownAfter(
        await withSheet(context, closed(context.sheet)),
        `✅ ${subject.title}: set. **Orders** shows them all.`,
      );
    case "query":
      return queryPage(context, subject, params);
  }
}

const setOrder = (
  { services, game, person, seat }: SeatContext,
  { interaction }: Asker,
  name: string,
  params: Params,
): Promise<void> => services.campaigns.acting.setOrder(game, person, seat, name, params, interaction);

/** What a question is answered. */
export function queryPage({ seatView }: SeatContext, subject: Subject, params: Params): Screen {
  const query = seatView.book.definition.queries.find(({ name }) => name === subject.name);
  return page(subject.title, query?.answer(seatView.view, params) ?? "");
}

/** A row of a step's sheet goes onto it; anything else is done. */
async function done(
  context: SeatContext,
  asker: Asker,
  subject: Subject,
  move: PlannedMove,
  confirmed: boolean,
): Promise<Screen> {
  const { seatView, basis, decision, sheet } = context;
  if (subject.confirm && !confirmed) return await confirmPage(context, move, subject.decision, subject.confirm);
  if (decision && isStep(seatView, decision) && seatView.book.actions.get(move.action)?.menu) {
    const steps = await stepsOf({ ...context, sheet: closed(sheet) });
    const placed = placedRow(steps, sheet, rowOf(basis, move));
    return await pageOf(await withSheet(context, { ...closed(sheet), ...placed }), "");
  }
  const left = withAnswer(closed(sheet), seatView.phase, subject, rowOf(basis, move));
  const what = { decision: subject.decision, moves: [move], filledIn: { left }, ...sentenceOf(context) };
  return await act(context, asker, what, sheet.form === null);
}

async function ahead(context: SeatContext, asker: Asker, subject: Subject, params: Params): Promise<Screen> {
  const { services, game, person, seat, sheet } = context;
  const key = subject.decision ?? unknownControl();
  const moves = [{ action: subject.name === key ? actionOf(context, key) : subject.name, params }];
  const decision = toCome(context.seatView, key);
  const said = decision ? shownAhead(context.seatView, decision, sheet.more) : [];
  if (isPutToVoteAhead(context.seatView)) {
    const put = { question: key, moves, ahead: said, end: false, left: closed(sheet) };
    return await shownAfter(context, await putToVote(context, asker, put));
  }
  await services.campaigns.acting.prepare({
    game,
    person,
    seat,
    key,
    moves,
    ahead: said,
    interaction: asker.interaction,
  });
  return await shownNext(
    await withSheet(context, closed(sheet)),
    moves[0]?.action ?? subject.name,
    `✅ ${subject.title}: answered ahead. You will be asked again if anything it depends on changes.`,
  );
}

const actionOf = ({ seatView }: SeatContext, key: string): string =>
  seatView.book.definition.guide.upcoming(seatView.view).find((one) => one.key === key)?.action ?? unknownControl();
