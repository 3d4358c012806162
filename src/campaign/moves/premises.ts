import { canonical, type Premise } from "#engine";
import type { KeptFact } from "../../store/records.ts";

/**
 * Whether what an answer given ahead rests on is still so. What is kept of it is data; earlier releases kept sentences, and
 * what they kept is compared with the sentences of today.
 */
export const stillSo = (kept: readonly KeptFact[], { facts, words }: Pick<Premise, "facts" | "words">): boolean =>
  canonical(kept) === canonical(kept.some((one) => typeof one === "string") ? words : facts);
