/** Which of the cards played in an offensive count, and what they do besides shifting columns. */
import { type EffectData, mustGet, type Reason } from "#engine";
import type { Card, CardNumber, TAGS } from "../../content/card-types.ts";
import type { Edition } from "../../content/types.ts";
import { immune, noPursuit, nullify, preLoss } from "../effects/in-battle.ts";
import { cancel, shield } from "../effects/stopping.ts";
import { type PlayedCard, type ResolvedCard, ROLES, type Role, type Shield, type Stop } from "./played-cards.ts";

type Cards = Pick<Edition, "cards">;
type Tag = (typeof TAGS)[number];

export const cardOf = ({ cards }: Cards, card: CardNumber): Card => mustGet(cards, String(card));

export const combatEffects = (edition: Cards, card: CardNumber): readonly EffectData[] =>
  effectsWhen(cardOf(edition, card), "combat");

const effectsWhen = ({ uses }: Card, when: Card["uses"][number]["when"]): readonly EffectData[] =>
  uses.flatMap((use) => (use.when === when ? use.effects : []));

/** whether no card cancels it. */
export const isImmune = (edition: Cards, card: CardNumber): boolean => combatEffects(edition, card).some(immune.is);

/**
 * which cards count, given all in the order in which they were played. A cancelled cancel cancels nothing.
 * `shields` lay there before; those played in this offensive shield their side unless they are answered.
 */
export function resolveCards(
  edition: Cards,
  played: readonly PlayedCard[],
  shields: readonly Shield[] = [],
): readonly ResolvedCard[] {
  const under =
    (all: readonly Shield[]) =>
    (one: PlayedCard): Stop | null => {
      const shield = all.find(({ card, of }) => of !== one.by && isTagged(edition, one, tagsOf(edition, card, "turn")));
      return shield ? { kind: "shielded", by: shield.card } : null;
    };
  const laid = answered(played, under(shields)).filter((one) => one.stopped === null && isLaid(edition, one));
  const shielded = under([...shields, ...laid.map(({ card, by }) => ({ card, of: by }))]);
  const storms = answered(played, shielded).filter(({ stopped }) => stopped === null);
  return answered(played, (one) => {
    const storm = storms.find(({ card }) => isTagged(edition, one, tagsOf(edition, card, "combat")));
    return shielded(one) ?? (storm ? { kind: "nullified", by: storm.card } : null);
  });
}

/** whether a card was played to lie in front of its seat until the turn ends. */
export const isLaid = (edition: Cards, { card, answers }: PlayedCard): boolean =>
  answers === null && cardOf(edition, card).uses.some(({ when }) => when === "turn");

/** From the last card to the first, for a later one decides on an earlier one. */
function answered(played: readonly PlayedCard[], stop: (one: PlayedCard) => Stop | null): readonly ResolvedCard[] {
  const settled: ResolvedCard[] = [];
  for (const one of [...played].reverse()) {
    const answer = settled.find(({ answers, stopped }) => answers === one.card && stopped === null);
    settled.unshift({ ...one, stopped: stop(one) ?? (answer ? { kind: "cancelled", by: answer.card } : null) });
  }
  return settled;
}

/** The tags that a card takes the effect from: for the enemy's cards all turn long, or for both sides' in this offensive. */
const tagsOf = (edition: Cards, card: CardNumber, when: "turn" | "combat"): readonly Tag[] =>
  (when === "turn" ? shield : nullify).among(effectsWhen(cardOf(edition, card), when)).flatMap(({ tags }) => tags);

const isTagged = (edition: Cards, { card }: PlayedCard, tags: readonly Tag[]): boolean =>
  cardOf(edition, card).tags.some((tag) => tags.includes(tag));

/** why a card cannot cancel that one; null: it can. */
export function whyNoCancel(edition: Cards, played: readonly ResolvedCard[], answer: PlayedCard): Reason | null {
  const target = played.find(({ card }) => card === answer.answers);
  const { name, uses } = cardOf(edition, answer.card);
  if (!target) return { text: `${name} answers a card that was played in this offensive.`, rule: "R-126" };
  const against = cardOf(edition, target.card);
  if (target.by === answer.by)
    return { text: `${against.name} is on your side: ${name} answers enemy cards.`, rule: "R-126" };
  if (isImmune(edition, target.card)) return { text: `${against.name} cannot be cancelled.`, rule: "R-020" };
  if (!isTagged(edition, target, uses.flatMap(cancelledBy)))
    return { text: `${name} does not cancel ${against.name}.`, rule: "R-126" };
  if (target.stopped) return { text: `${against.name} has no effect already.`, rule: "R-126" };
  return null;
}

const cancelledBy = ({ effects }: Card["uses"][number]): readonly Tag[] =>
  cancel.among(effects).flatMap(({ tags }) => tags);

/** Section 7: whether any card cancels one of these, except for those that everyone knows to be gone. */
export const isAnswerable = (
  edition: Cards,
  played: readonly PlayedCard[],
  by: Role,
  gone: readonly CardNumber[],
): boolean => {
  const left = Object.values(edition.cards).filter(({ number }) => !gone.includes(number));
  const tags = left.flatMap(({ uses }) => uses.flatMap(cancelledBy));
  return played.some((one) => one.by === by && !isImmune(edition, one.card) && isTagged(edition, one, tags));
};

export const countingCards = (cards: readonly ResolvedCard[], by: Role): readonly CardNumber[] =>
  cards.flatMap((one) => (one.by === by && one.stopped === null ? [one.card] : []));

/** steps lost before the die, each taken at once; the defender's cards first. */
export function lossesBeforeDie(edition: Cards, cards: readonly ResolvedCard[]) {
  return ROLES.flatMap((by) =>
    countingCards(cards, by).flatMap((card) =>
      preLoss
        .among(combatEffects(edition, card))
        .flatMap(({ side, steps }) => (side === by ? [] : [{ card, role: side, steps }])),
    ),
  );
}

/** whether a card keeps the attackers from exploiting. */
export const isPursuitBarred = (edition: Cards, cards: readonly ResolvedCard[]): boolean =>
  countingCards(cards, "defender").some((card) => combatEffects(edition, card).some(noPursuit.is));
