/** What releases up to 0.2 kept of answers given ahead: sentences, which are compared with the sentences of today. */
import type { Fact, Premise } from "#engine";
import type { RowOutcome } from "../campaign/contract/answers.ts";
import type { KeptFact } from "../store/records.ts";

/** What an answer rests on today, in the form in which it was kept. */
export const inFormOf = (
  kept: readonly KeptFact[],
  { facts, words }: Pick<Premise, "facts" | "words">,
): readonly KeptFact[] => (kept.some((one) => typeof one === "string") ? words : facts);

/** What a row of a step brings today, in the form in which it was kept; `fact`: in that of today. */
export function broughtInFormOf(kept: KeptFact | undefined, row: RowOutcome, fact: Fact): KeptFact {
  if (typeof kept !== "string") return fact;
  const { state, line, called, told, remarks } = row;
  return state === "later" ? "" : [called ?? line, ...told, ...remarks].join(" ");
}
