import { setImmediate } from "node:timers/promises";
import { describe, it, type RunnerTestSuite } from "vitest";
import type { GameTypes } from "#engine";
import { TIMES } from "../amounts.ts";
import { botsComeToAnEnd, decidesLegally, mindsByAnswers } from "./claims/answers.ts";
import { keepsSecretsAt } from "./claims/built.ts";
import { marksWhatChanged } from "./claims/changes.ts";
import { offersWhatItAccepts, readsWhatItPrints } from "./claims/choices.ts";
import { knowsHowItGoes } from "./claims/contests.ts";
import { correctsSoundly } from "./claims/corrections.ts";
import { asksNothingEmpty } from "./claims/empty.ts";
import { comesToAnEnd, keepsItsPieces } from "./claims/ending.ts";
import { offersTheSameToAll, shortcutsAreLegal } from "./claims/guides.ts";
import { refusesTheHostile } from "./claims/hostile.ts";
import { drawsWell } from "./claims/pictures.ts";
import { playsOutTheSame } from "./claims/play-outs.ts";
import { showsOneFace } from "./claims/posts.ts";
import { keepsWhatItTellsAlone } from "./claims/private.ts";
import { looksWithoutTouching, replaysTheSame, survivesJson } from "./claims/purity.ts";
import { keepsSecrets } from "./claims/secrecy.ts";
import { fillsSheets } from "./claims/sheets.ts";
import { storesWhatItDeclares, storesWhatItTells } from "./claims/stored.ts";
import { triesOutBlindly } from "./claims/try-outs.ts";
import { variesWhatIsHidden } from "./claims/varied.ts";
import { speaksPlainly } from "./claims/words.ts";
import { imaginesFairly } from "./claims/worlds.ts";
import { Passed } from "./passed.ts";
import { type Claim, watch } from "./play.ts";
import { type Subject, startOf, type Variant, variantsOf } from "./subject.ts";
import { Violation } from "./violation.ts";

export { keepsSecretsAt } from "./claims/built.ts";
export { readLine, replayLines } from "./lines.ts";
export type { Changes } from "./marks/places.ts";
export { keyOf, type Subject, type Variant } from "./subject.ts";
export { Violation } from "./violation.ts";

/** What holds in every game. */
export const CLAIMS = {
  comesToAnEnd,
  keepsItsPieces,
  offersWhatItAccepts,
  readsWhatItPrints,
  decidesLegally,
  mindsByAnswers,
  asksNothingEmpty,
  botsComeToAnEnd,
  looksWithoutTouching,
  survivesJson,
  storesWhatItDeclares,
  storesWhatItTells,
  keepsWhatItTellsAlone,
  correctsSoundly,
  replaysTheSame,
  playsOutTheSame,
  imaginesFairly,
  triesOutBlindly,
  keepsSecrets,
  variesWhatIsHidden,
  showsOneFace,
  knowsHowItGoes,
  drawsWell,
  marksWhatChanged,
  refusesTheHostile,
  shortcutsAreLegal,
  offersTheSameToAll,
  fillsSheets,
  speaksPlainly,
} as const satisfies { readonly [name: string]: <G extends GameTypes>() => Claim<G> };

/** How long a game that all claims watch may take, also beside others. */
const MOST_MS = 300_000;

const gamesOf = <G extends GameTypes>({ games = 2 }: Subject<G>, { share = 1 }: Variant): number =>
  TIMES > 1 ? Math.ceil(games * TIMES * share) : games;

/** Short of all of a game, where one game is enough. */
const mostActs = ({ acts }: Variant): number =>
  TIMES > 1 ? Number.POSITIVE_INFINITY : (acts ?? Number.POSITIVE_INFINITY);

/** Under the name that its games are remembered by: a part of a game is not the whole of it. */
const asPlayed = (variant: Variant): Variant => {
  const most = mostActs(variant);
  return Number.isFinite(most) ? { ...variant, label: `${variant.label}, ${most} actions` } : variant;
};

type Found<G extends GameTypes> = Map<Claim<G>, Violation>;

/** Plays random games under the eyes of claims, one at a step, and fills in what they find. */
function* rounds<G extends GameTypes>(
  subject: Subject<G>,
  variant: Variant,
  claims: readonly Claim<G>[],
  found: Found<G>,
): Generator<void> {
  const left = (): readonly Claim<G>[] => claims.filter((claim) => !found.has(claim));
  for (let n = 0; n < gamesOf(subject, variant) && left().length > 0; n++) {
    const start = startOf(subject, variant, n);
    for (const [claim, violation] of watch(subject, start, left(), mostActs(variant))) found.set(claim, violation);
    yield;
  }
  for (const claim of left()) {
    try {
      claim.atLast?.();
    } catch (error) {
      found.set(claim, error instanceof Violation ? error : new Violation(claim.title, String(error), error));
    }
  }
}

/** Plays random games under the eyes of a claim; throws the first `Violation`. */
export function uphold<G extends GameTypes>(subject: Subject<G>, variant: Variant, claim: Claim<G>): void {
  const found: Found<G> = new Map();
  for (const _ of rounds(subject, variant, [claim], found));
  const violation = found.get(claim);
  if (violation) throw violation;
}

/**
 * Declares the tests that every game has to pass, one a claim and variant, and one a position built for secrets. The first of them plays the games of its
 * variant, and all claims that are asked for watch them; not again what has passed on this machine with the same code.
 */
export function playByTheRules<G extends GameTypes>(subject: Subject<G>): void {
  const passed = new Passed(subject);
  describe(`${subject.name}, by the rules`, () => {
    for (const built of subject.positions ?? [])
      it(`tells nobody what they cannot know: ${built.label}`, () => keepsSecretsAt(subject, built));
    for (const variant of variantsOf(subject))
      describe(variant.label, () => {
        const games = gamesOf(subject, variant);
        const timeout = MOST_MS * games;
        const claims = Object.values(CLAIMS).map((claim) => claim<G>());
        let played: Promise<Found<G>> | null = null;
        for (const claim of claims)
          it(claim.title, { timeout }, async ({ task }) => {
            if (!played && passed.games(asPlayed(variant)) >= games) {
              task.meta.passedBefore = games;
              return;
            }
            played ??= playedBy(subject, variant, askedFor(claims, task.suite), passed);
            const violation = (await played).get(claim);
            if (violation) throw violation;
          });
      });
  });
}

/** Those whose tests are not left out by a name that the command line gives. */
const askedFor = <G extends GameTypes>(claims: readonly Claim<G>[], suite: RunnerTestSuite | undefined) => {
  const left = suite?.tasks.filter(({ mode }) => mode === "skip").map(({ name }) => name) ?? [];
  return claims.filter(({ title }) => !left.includes(title));
};

async function playedBy<G extends GameTypes>(
  subject: Subject<G>,
  variant: Variant,
  claims: readonly Claim<G>[],
  passed: Passed<G>,
): Promise<Found<G>> {
  const found: Found<G> = new Map();
  for (const _ of rounds(subject, variant, claims, found)) await setImmediate(); // whoever runs the tests hears of them
  const isWhole = claims.length === Object.keys(CLAIMS).length;
  if (isWhole && found.size === 0) passed.note(asPlayed(variant), gamesOf(subject, variant));
  return found;
}
