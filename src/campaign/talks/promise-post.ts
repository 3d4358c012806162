/** How a promise reads: its words, how long it holds, who calls it kept or broken, and what can be pressed below it. */
import type { Seat } from "#engine";
import type { Control, PromiseRecord, Rich } from "../../store/records.ts";
import type { Live } from "../facts/live.ts";
import { namedInText, phaseOf } from "../facts/names.ts";
import { isRunning, saying, silentOn } from "./promise.ts";

type Named = Pick<Live, "record" | "book">;

/** What takes the place of words that were removed. */
export const REMOVED = "*(removed)*";

/** The sentence in quotation marks. */
export const quotedText = (text: string | null): Rich => (text === null ? [REMOVED] : ["“", { literal: text }, "”"]);

/** "To the end of turn 5." */
export const endWords = (until: number | null): string =>
  until === null ? "to the end of the campaign" : `to the end of turn ${until}`;

/** "Only said: “We stop at Mansour.” To the end of turn 5." */
export function onlySaid({ text, until }: Pick<PromiseRecord, "text" | "until">, by = ""): Rich {
  const end = endWords(until);
  return [`**Only said**${by}: `, ...quotedText(text), ` ${end.charAt(0).toUpperCase()}${end.slice(1)}.`];
}

/** Who has said what of it, a line each: "Broken, say the Sunnis (turn 5 · Action)." */
export function verdictLines(live: Named, promise: PromiseRecord): readonly string[] {
  const lines = (["broken", "kept"] as const).flatMap((verdict) => {
    const all = saying(promise, verdict);
    const times = [...new Set(all.map(({ when }) => when))];
    const word = verdict === "broken" ? "**Broken**" : "**Kept**";
    return times.map((when) => {
      const seats = all.filter((one) => one.when === when).map(({ seat }) => seat);
      return `${word}, according to ${namedInText(live, seats)} (${when}).`;
    });
  });
  const silent = silentOn(promise);
  return lines.length === 0 || silent.length === 0 ? lines : [...lines, `Not judged by ${namedInText(live, silent)}.`];
}

/** "the Sunnis and the NGO", or all the others. */
export function receiversText(live: Named & Pick<Live, "env">, seat: Seat, to: readonly Seat[]): string {
  const others = live.env.seats.filter((other) => other !== seat);
  return others.length > 2 && to.length === others.length ? "all" : namedInText(live, to);
}

export function controlsOf({ book, env }: Pick<Live, "book" | "env">, promise: PromiseRecord): readonly Control[] {
  const { id, state, text } = promise;
  if (state !== "given" || text === null) return [];
  const { turn } = phaseOf(book, env);
  return [
    { kind: "promise", promise: id, verb: "kept", label: "Kept" },
    { kind: "promise", promise: id, verb: "broken", label: "Broken" },
    ...(isRunning(promise, turn) ? [{ kind: "promise", promise: id, verb: "back", label: "Take back" } as const] : []),
  ];
}
