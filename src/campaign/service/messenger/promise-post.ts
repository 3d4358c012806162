/** The post of a promise: who promises whom what, and what has become of it. */
import type { PromiseRecord } from "../../../store/records.ts";
import type { PromisePost } from "../../contract/negotiation.ts";
import type { Live } from "../../facts/live.ts";
import { namedInText } from "../../facts/names.ts";
import { controlsOf, endWords, quotedText, receiversText, verdictLines } from "../../talks/promise-post.ts";

/** A promise as everyone who knows of it reads it. */
export function promisePost(live: Live, promise: PromiseRecord): PromisePost {
  const { seat, to, text, until, state, among, phase } = promise;
  const head = `**Promise** of ${namedInText(live, [seat])} to ${receiversText(live, seat, to)}\n`;
  const foot = `\n-# Only said: no rule enforces it. It holds ${endWords(until)}.`;
  const taken = state === "taken back" ? "\nTaken back." : "";
  const verdicts = verdictLines(live, promise).map((line) => `\n${line}`);
  return {
    text: [head, ...quotedText(text), foot, taken, ...verdicts],
    controls: controlsOf(live, promise),
    phase: among === null ? phase : null,
  };
}
