import { print } from "#engine";
import type { Asker } from "../asker.ts";
import type { Press } from "../custom-id.ts";
import { clip, LIMIT } from "../limits.ts";
import { sentenceModal } from "../negotiation/promise-window.ts";
import type { Services } from "../services.ts";
import { labelled, typed, type Window, windowOf } from "../window.ts";
import { controlId, type SeatContext, seatContext } from "./context.ts";
import { readFormStep, shownForm } from "./press-form.ts";
import { readSheetStep } from "./press-step.ts";
import { stale } from "./refusals.ts";
import { stampOf } from "./state.ts";

/** The window in which a number, a text or rows are typed; null if a control opens none. Must be quick. */
export async function seatWindow(
  services: Services,
  asker: Asker,
  { kind, game, seat, decision, step }: Press,
): Promise<Window | null> {
  const types = kind === "form" && /^(?:type|promise)\./.test(step);
  const writes = kind === "step" && step.startsWith("write.");
  if ((!types && !writes) || seat === null) return null;
  const context = await seatContext(services, asker.person.id, game, seat);
  if (decision !== stampOf(context.sheet, context.seatView)) return stale();
  if (step.startsWith("promise.")) return promising(context);
  return types ? typing(context, readFormStep(step).at) : writing(context, readSheetStep(step).at);
}

/** A sentence that goes with an offer. */
const promising = (context: SeatContext): Window =>
  sentenceModal(
    controlId(context, "form", null, "promised.0.0"),
    context.seatView.phase,
    context.sheet.promise?.text ?? "",
  );

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
  return windowOf(controlId(context, "form", null, `typed.${at}.0`), subject.title, [labelled(step.title, field)]);
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
  const id = controlId(context, "step", decision?.id ?? null, `written.${at}`);
  return windowOf(id, "Write rows", [labelled("One row per line", field)]);
}
