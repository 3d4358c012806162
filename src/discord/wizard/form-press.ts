import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from "discord.js";
import type { Desk } from "../../campaign/service.ts";
import { type Answer, Refused, refuse, STOP, type Step } from "../../engine/index.ts";
import type { Asker } from "../asker.ts";
import { type Press, writePress } from "../custom-id.ts";
import { clip, LIMIT } from "../limits.ts";
import { button, page, row, type Screen } from "../screen.ts";
import type { Services } from "../services.ts";
import { continueForm, showForm } from "./filling.ts";
import { finish } from "./finish.ts";
import { addAll, answersOf, back, type Walk, walk } from "./form.ts";
import { type Place, START } from "./form-page.ts";
import { goalsOf } from "./goals.ts";
import { showMenu } from "./show-menu.ts";
import { readStep, type StepCode, writeStep } from "./step-code.ts";
import { draftKey, fingerprint, pressOf, type Subject, subjectOf } from "./subject.ts";
import { reasons, refusalText } from "./trail.ts";

const OUTDATED = "That page was out of date; this is where you are.";

interface Filling {
  readonly desk: Desk;
  readonly subject: Subject;
  readonly at: Walk;
  readonly code: StepCode;
}

async function reopen(services: Services, asker: Asker, press: Press): Promise<Filling> {
  const { game, seat } = press;
  if (seat === null) return refuse("unknown-control", "This control is from another time. Use the commands instead.");
  const desk = await services.campaigns.desk(game, asker.person.id, seat);
  const subject = subjectOf(desk, press);
  const kept = await services.campaigns.draft(game, draftKey(subject, asker.person.id));
  const at = walk(subject.form, desk.view, subject.preset, kept ?? []);
  return { desk, subject, at, code: readStep(press.step) };
}

/** Presses within a form. */
export async function pressForm(
  services: Services,
  asker: Asker,
  press: Press,
  values: readonly string[],
): Promise<Screen> {
  try {
    const filling = await reopen(services, asker, press);
    return await advance(services, asker, filling, values);
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== "stale" || press.seat === null) throw error;
    return await showMenu(services, asker, press.game, press.seat, 0, `⚠️ ${refusalText(error)}`);
  }
}

async function advance(services: Services, asker: Asker, filling: Filling, values: readonly string[]): Promise<Screen> {
  const { desk, subject, at, code } = filling;
  const show = (notice: string, place?: Place): Promise<Screen> =>
    showForm(services, asker, desk, subject, at, notice, place);
  if (code.verb === "cancel") return await cancel(services, asker, subject);
  if (at.refused || fingerprint(answersOf(at)) !== code.at) return await show(at.refused ? "" : OUTDATED);
  const go = (answers: readonly Answer[]): Promise<Screen> => continueForm(services, asker, desk, subject, answers);
  switch (code.verb) {
    case "show":
    case "page":
    case "type":
    case "find":
      return await show("", { group: code.group, page: code.page });
    case "found":
      return await show("", { ...START, filter: values[0] ?? "" });
    case "goal":
      return await go([...answersOf(at), ...wayTo(filling, values[0] ?? "")]);
    case "group":
      return await show("", { group: /^\d{1,3}$/.test(values[0] ?? "") ? Number(values[0]) : null, page: 0 });
    case "why":
      return whyNot(filling);
    case "back":
      return await go(back(at));
    case "pick":
    case "typed":
      return await go([...answersOf(at), answerOf(at, values[0] ?? "")]);
    case "stop":
      return await go([...answersOf(at), STOP]);
    case "some":
    case "all":
      return await several(filling, values, go, show);
    case "submit":
    case "regardless":
      if ("step" in at.end) return await show(OUTDATED);
      return await finish(services, asker, desk, subject, at.end.done, code.verb === "regardless");
  }
}

async function several(
  { subject, desk, at, code }: Filling,
  values: readonly string[],
  go: (answers: readonly Answer[]) => Promise<Screen>,
  show: (notice: string) => Promise<Screen>,
): Promise<Screen> {
  try {
    const stop = code.verb === "all";
    return await go(addAll(subject.form, desk.view, subject.preset, answersOf(at), values, stop));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return await show(refusalText(error));
  }
}

/** The way to the end of a route that was chosen. */
function wayTo({ subject, desk, at }: Filling, value: string): readonly Answer[] {
  const step = "step" in at.end ? at.end.step : null;
  const goals = step && goalsOf(subject.form, desk.view, subject.preset, answersOf(at), step);
  return goals?.find((goal) => goal.value === value)?.answers ?? [value]; // which the rules refuse
}

/** A press or a typed line as the answer to the open question. */
function answerOf({ end }: Walk, text: string): Answer {
  const number = "step" in end && end.step.question.kind === "integer" && /^\s*-?\d{1,15}\s*$/.test(text);
  return number ? Number(text) : text;
}

async function cancel(services: Services, asker: Asker, subject: Subject): Promise<Screen> {
  await services.campaigns.dropDraft(subject.game, draftKey(subject, asker.person.id));
  return await showMenu(services, asker, subject.game, subject.seat, 0, "Nothing was done.");
}

function whyNot({ subject, at, code }: Filling): Screen {
  const text = "step" in at.end ? reasons(at.end.step) : "";
  const id = writePress({ ...pressOf(subject), step: writeStep({ ...code, verb: "show" }) });
  return page(`${subject.title}: what is not possible now`, text, [row(button(id, "Back to the choices"))]);
}

/** The window in which a number or a text is typed; null if the open question asks for neither. */
export async function modalFor(
  services: Services,
  asker: Asker,
  press: Press,
): Promise<APIModalInteractionResponseCallbackData | null> {
  const { verb } = readStep(press.step);
  if (verb !== "type" && verb !== "find") return null;
  const { subject, at, code } = await reopen(services, asker, press);
  if ("done" in at.end || fingerprint(answersOf(at)) !== code.at) return null;
  if (verb === "find") return finding(subject, at.end.step, code);
  const id = writePress({ ...pressOf(subject), step: writeStep({ ...code, verb: "typed" }) });
  return inputFor(subject, at.end.step, id);
}

/** The window in which a choice of a long list is looked for. */
function finding(subject: Subject, step: Step, code: StepCode): APIModalInteractionResponseCallbackData {
  const input = {
    type: ComponentType.TextInput,
    custom_id: "typed",
    label: "A part of its name",
    style: TextInputStyle.Short,
    max_length: LIMIT.optionText,
    required: true,
  } as const;
  return {
    custom_id: writePress({ ...pressOf(subject), step: writeStep({ ...code, verb: "found" }) }),
    title: clip(step.title, LIMIT.modalTitle),
    components: [{ type: ComponentType.ActionRow, components: [input] }],
  };
}

function inputFor(subject: Subject, step: Step, id: string): APIModalInteractionResponseCallbackData | null {
  const { question } = step;
  if (question.kind === "pick") return null;
  const most = question.kind === "text" ? Math.min(question.max, LIMIT.modalText) : 16;
  const input = {
    type: ComponentType.TextInput,
    custom_id: "typed",
    label: clip(step.title, LIMIT.modalLabel),
    style: most > 100 ? TextInputStyle.Paragraph : TextInputStyle.Short,
    max_length: most,
    required: question.kind === "integer",
    ...(question.kind === "integer" ? { placeholder: `${question.min} to ${question.max}` } : {}),
  } as const;
  return {
    custom_id: id,
    title: clip(subject.title, LIMIT.modalTitle),
    components: [{ type: ComponentType.ActionRow, components: [input] }],
  };
}
