/** The windows of a seat's page in which something is typed: a number, a text, a promise, the rows of a step. */
import { print } from "#engine";
import { clip, LIMIT } from "../../screen/limits.ts";
import type { PressOf } from "../../screen/payloads.ts";
import { stale } from "../../screen/refusals.ts";
import { labelled, typed, type Window, windowOf } from "../../screen/window.ts";
import type { Asker } from "../../services/asker.ts";
import type { Services } from "../../services/services.ts";
import { sentenceModal } from "../form/promise-window.ts";
import { formId, type SeatContext, seatContext, stepId } from "../sheet/context.ts";
import { stampOf } from "../state/state.ts";
import { shownForm } from "./press-form.ts";

/** The window in which a number, a text or a sentence is typed for a form; null if a control opens none. Must be quick. */
export async function formWindow(services: Services, asker: Asker, press: PressOf<"form">): Promise<Window | null> {
  const { verb, at } = press;
  if (verb === "promise") return promising(await present(services, asker, press));
  return verb === "type" ? typing(await present(services, asker, press), at) : null;
}

/** The window in which the rows of a step are typed; null if a control opens none. Must be quick. */
export const sheetWindow = async (services: Services, asker: Asker, press: PressOf<"step">): Promise<Window | null> =>
  press.verb === "write" ? writing(await present(services, asker, press), press.at) : null;

/** The page as it is, if the control was made for it. */
async function present(
  services: Services,
  asker: Asker,
  { game, seat, stamp }: PressOf<"form" | "step">,
): Promise<SeatContext> {
  const context = await seatContext(services, asker.person.id, game, seat);
  return stamp === stampOf(context.sheet, context.seatView) ? context : stale();
}

/** A sentence that goes with an offer. */
const promising = (context: SeatContext): Window =>
  sentenceModal(formId(context)("promised"), context.seatView.phase, context.sheet.promise?.text ?? "");

/** A number or a text for a param. */
function typing(context: SeatContext, at: number): Window | null {
  const { subject, filled } = shownForm(context);
  const asked = filled.fields[at];
  const step = asked?.next ?? asked?.step;
  if (!step || step.input.kind === "pick") return null;
  const { input } = step;
  const most = input.kind === "text" ? Math.min(input.max, LIMIT.modalText) : 16;
  const field = typed("typed", {
    long: most > 100,
    max_length: most,
    required: input.kind === "integer",
    ...(input.kind === "integer" ? { placeholder: `${input.min} to ${input.max}` } : {}),
  });
  return windowOf(formId(context)("typed", at), subject.title, [labelled(step.title, field)]);
}

/** The rows of a step, a line each, to be changed and added to. */
function writing(context: SeatContext, at: number): Window {
  const { seatView, sheet, decision } = context;
  const lines = sheet.rows.flatMap(({ action, params }) => {
    const known = seatView.book.actions.get(action);
    return known ? [print(known, params)] : [];
  });
  const names = (decision?.actions ?? []).join(", ");
  const value = [...lines, ...(sheet.unread === "" ? [] : [sheet.unread])].join("\n").slice(0, LIMIT.modalText);
  const field = typed("typed", {
    long: true,
    max_length: LIMIT.modalText,
    required: false,
    placeholder: clip(names, LIMIT.optionText),
    value,
  });
  return windowOf(stepId(context)("written", at), "Write rows", [labelled("One row per line", field)]);
}
