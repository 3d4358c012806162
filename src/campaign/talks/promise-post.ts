/** How a promise reads: its words, how long it holds, who calls it kept or broken, and where it is posted. */
import type { Seat } from "#engine";
import type { Control, GameRecord, OutboxDraft, PromiseRecord, Rich } from "../../store/records.ts";
import type { PromisePost } from "../contract/negotiation.ts";
import type { Live } from "../facts/live.ts";
import { channelOf, namedInText, phaseOf } from "../facts/posting.ts";
import type { Core } from "../service/core.ts";
import { isRunning, saying, silentOn } from "./promise.ts";
import { offerRow, talkBox } from "./talk-rows.ts";

type Named = Pick<Live, "record" | "book">;

/** The row that shows a promise as it is when it is sent; none where only pages show it, to seats that have no talk. */
export async function promiseRows(
  { repository }: Pick<Core, "repository">,
  record: Pick<GameRecord, "id" | "channel">,
  { id, among, talk, offer }: PromiseRecord,
): Promise<readonly OutboxDraft[]> {
  if (talk === null && among !== null) return [];
  if (offer !== null) return await rowsOfOffer({ repository }, record, { talk, offer });
  const destination = talk === null ? channelOf(record) : talkBox(record.id, talk);
  return [{ destination, slot: `promise:${id}`, payload: { kind: "promise", promise: id } }];
}

/** The row that shows an offer as it is when it is sent: in the private talk, or where everyone reads it. */
export async function rowsOfOffer(
  { repository }: Pick<Core, "repository">,
  record: Pick<GameRecord, "id" | "channel">,
  { talk, offer }: { readonly talk: string | null; readonly offer: string },
): Promise<readonly OutboxDraft[]> {
  if (talk !== null) return [offerRow(record.id, talk, offer)];
  const slot = `offer:${offer}`;
  const payload = await repository.outbox.payloadOf(record.id, slot);
  return payload?.kind === "offer" ? [{ destination: channelOf(record), slot, payload }] : [];
}

/** What stands in place of words that were removed. */
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
