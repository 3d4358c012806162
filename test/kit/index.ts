import { describe, it } from "vitest";
import type { GameTypes } from "../../src/engine/index.ts";
import { botsComeToAnEnd, decidesLegally } from "./claims/answers.ts";
import { marksWhatChanged } from "./claims/changes.ts";
import { offersWhatItAccepts, readsWhatItPrints } from "./claims/choices.ts";
import { comesToAnEnd, keepsItsPieces } from "./claims/ending.ts";
import { offersTheSameToAll, shortcutsAreLegal } from "./claims/guides.ts";
import { refusesTheHostile } from "./claims/hostile.ts";
import { drawsWell } from "./claims/pictures.ts";
import { showsOneFace } from "./claims/posts.ts";
import { looksWithoutTouching, replaysTheSame, survivesJson } from "./claims/purity.ts";
import { keepsSecrets } from "./claims/secrecy.ts";
import { fillsSheets } from "./claims/sheets.ts";
import { speaksPlainly } from "./claims/words.ts";
import { type Claim, play } from "./play.ts";
import { type Subject, startOf, type Variant, variantsOf } from "./subject.ts";

export { readLine, replayLines } from "./lines.ts";
export type { Changes } from "./marks/places.ts";
export { keyOf, type Subject, type Variant } from "./subject.ts";
export { Violation } from "./violation.ts";

/** What holds in every game; each game watched needs a fresh one. */
export const CLAIMS = {
  comesToAnEnd,
  keepsItsPieces,
  offersWhatItAccepts,
  readsWhatItPrints,
  decidesLegally,
  botsComeToAnEnd,
  looksWithoutTouching,
  survivesJson,
  replaysTheSame,
  keepsSecrets,
  showsOneFace,
  drawsWell,
  marksWhatChanged,
  refusesTheHostile,
  shortcutsAreLegal,
  offersTheSameToAll,
  fillsSheets,
  speaksPlainly,
} as const satisfies { readonly [name: string]: <G extends GameTypes>() => Claim<G> };

/** Plays random games under the eyes of a claim; throws the first `Violation`. */
export function uphold<G extends GameTypes>(subject: Subject<G>, variant: Variant, claim: Claim<G>): void {
  const many = Number(process.env.UMPIRE_FUZZ_GAMES ?? 1);
  const games = (subject.games ?? 2) * (many > 0 ? many : 1);
  for (let n = 0; n < games; n++) play(subject, startOf(subject, variant, n), claim);
  claim.atLast?.();
}

/** Declares the tests that every game has to pass, one a claim and variant. */
export function playByTheRules<G extends GameTypes>(subject: Subject<G>): void {
  describe(`${subject.name}, by the rules`, () => {
    for (const variant of variantsOf(subject))
      describe(variant.label, () => {
        for (const claim of Object.values(CLAIMS)) {
          const fresh = claim<G>();
          it(fresh.title, () => uphold(subject, variant, fresh));
        }
      });
  });
}
