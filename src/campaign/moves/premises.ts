/** Whether what an answer given ahead rests on is still so. */
import { canonical, type Premise } from "#engine";
import { inFormOf } from "../../earlier/kept-words.ts";
import type { KeptFact } from "../../store/records.ts";

export const stillSo = (kept: readonly KeptFact[], premise: Pick<Premise, "facts" | "words">): boolean =>
  canonical(kept) === canonical(inFormOf(kept, premise));
