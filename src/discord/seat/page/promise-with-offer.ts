/** The sentence that an offer can be sent with, which is only said and binds nobody. */

import { arePublic } from "../../../campaign/facts/offers.ts";
import type { Answering } from "../../../campaign/service.ts";
import { lastTurn } from "../../../campaign/talks/promise.ts";
import { onlySaid } from "../../../campaign/talks/promise-post.ts";
import { markdown } from "../../screen/rich.ts";
import { button, type Part, row, rowPart, text } from "../../screen/screen.ts";
import type { FormId } from "../form/form-parts.ts";
import { endingOf } from "../form/promise-window.ts";
import type { SeatContext } from "../sheet/context.ts";
import type { SheetState } from "../state/state.ts";

/** What a sentence with an offer depends on in a page. */
type Sheeted = Pick<SeatContext, "seatView" | "sheet">;

/** Whether the open form makes an offer that a sentence can go with. */
export function makesOffer({ seatView, sheet: { form } }: Sheeted): boolean {
  const { offering } = seatView.book.definition;
  const names = [offering?.action, offering?.counter];
  return seatView.mayPromise && form?.kind === "do" && names.includes(form.name);
}

/** What was only said with the offer that the open form counters; null: nothing, or it is to be dropped. */
const kept = ({ seatView: { said }, sheet: { form, drops } }: Sheeted) =>
  drops ? null : (said.find(({ offer }) => offer === form?.decision) ?? null);

/** The sentence that goes with the offer of the open form, as its sheet shows it, and what adds, changes or drops one. */
export function promiseParts(context: Sheeted, id: FormId): Part[] {
  if (!makesOffer(context)) return [];
  const { seatView, sheet } = context;
  const before = kept(context);
  const { promise } = sheet;
  const own = promise && onlySaid({ text: promise.text, until: lastTurn(promise.ending, seatView.phase) });
  const words = own ?? before?.text ?? null;
  const readers = arePublic(seatView.book)
    ? "Everyone reads it; if these sides have a private talk, it stands only there."
    : "Only these sides read it.";
  const back = sheet.drops && seatView.said.some(({ offer }) => offer === sheet.form?.decision);
  const buttons = [
    button(id("promise"), promise ? "Change the promise" : before ? "Promise something else" : "Add a promise"),
    ...(words === null ? [] : [button(id("silent"), "Drop the promise")]),
    ...(back && !promise ? [button(id("keep"), "Keep their promise")] : []),
  ];
  return [...(words === null ? [] : [text(`${markdown(words)}\n-# ${readers}`)]), rowPart(row(...buttons))];
}

/** The sheet after a press on these, or after its window. */
export function withSentence(
  { sheet, person }: Pick<SeatContext, "sheet" | "person">,
  verb: "promised" | "silent" | "keep",
  [text = "", ending = ""]: readonly string[],
): SheetState {
  if (verb === "promised") return { ...sheet, promise: { text, ending: endingOf(ending), person } };
  return { ...sheet, promise: null, drops: verb === "silent" };
}

/** What goes with the offer when it is sent. */
export function sentenceOf(context: Sheeted): Pick<Answering, "promise"> {
  if (!makesOffer(context)) return {};
  const { promise } = context.sheet;
  if (promise) return { promise: { text: promise.text, ending: promise.ending } };
  return kept(context) ? { promise: "kept" } : {};
}
