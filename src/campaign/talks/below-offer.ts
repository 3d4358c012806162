/** What stands below an offer: its promise once it is agreed, or why it was declined. */
import type { Seat } from "#engine";
import type { Rich } from "../../store/records.ts";
import type { OfferSaid } from "../contract/negotiation.ts";
import type { Live } from "../facts/live.ts";
import { byWords, openWords, promiseWith } from "./offered.ts";
import { controlsOf, onlySaid, verdictLines } from "./promise-post.ts";
import { reasonLines } from "./reasons.ts";

/**
 * For seats that know of it; a promise that is agreed stands there with what its receivers say of it. Null: nothing is
 * said.
 */
export function saidWith(live: Live, offer: string, seats: readonly Seat[]): OfferSaid | null {
  const promise = promiseWith(live, offer, seats);
  const why = reasonLines(live, offer, seats).flatMap((line): Rich => ["\n", ...line]);
  if (!promise) return why.length === 0 ? null : { promises: false, text: why, controls: [] };
  const { state } = promise;
  if (state === "offered") return { promises: true, text: ["\n", ...openWords(live, promise)], controls: [] };
  const lines = [...(state === "taken back" ? ["Taken back."] : []), ...verdictLines(live, promise)];
  return {
    promises: true,
    text: ["\n", ...onlySaid(promise, byWords(live, promise)), ...lines.map((line) => `\n${line}`)],
    controls: controlsOf(live, promise),
  };
}
