import { z } from "zod";
import { type Frozen, mustGet, type Reason } from "../../../../engine/index.ts";
import { cardNumber, seat } from "../../content/board-types.ts";
import type { Card, CardNumber, Effect, TAGS } from "../../content/card-types.ts";
import type { Edition } from "../../content/types.ts";

/** Which of the cards played in an offensive count, and what they do beside shifting columns. */

/** In the order in which cards act and losses are taken. */
export const ROLES = ["defender", "attacker"] as const;
export const role = z.enum(ROLES);
export type Role = z.infer<typeof role>;

export const opponentOf = (role: Role): Role => (role === "attacker" ? "defender" : "attacker");

type Cards = Pick<Edition, "cards">;
type Tag = (typeof TAGS)[number];

export const playedCard = z.strictObject({
  card: cardNumber,
  by: role,
  /** Whose it was, once it lies on the table. */
  seat: seat.exactOptional(),
  /** the enemy card that it cancels; null: it does something of its own. */
  answers: cardNumber.nullable(),
});
export type PlayedCard = Frozen<z.infer<typeof playedCard>>;

/** Why a card has no effect: an answer to it, Sandstorm, Area Denial, or the United States, which refused. */
const stop = z.strictObject({ kind: z.enum(["cancelled", "nullified", "shielded", "refused"]), by: cardNumber });
export type Stop = Frozen<z.infer<typeof stop>>;

export const resolvedCard = playedCard.extend({
  /** null: it counts. */
  stopped: stop.nullable(),
});
export type ResolvedCard = Frozen<z.infer<typeof resolvedCard>>;

/** a card that shields its side until the turn ends. */
export interface Shield {
  readonly card: CardNumber;
  readonly of: Role;
}

export const cardOf = ({ cards }: Cards, card: CardNumber): Card => mustGet(cards, String(card));

export const combatEffects = (edition: Cards, card: CardNumber): readonly Effect[] =>
  effectsWhen(cardOf(edition, card), "combat");

const effectsWhen = ({ uses }: Card, when: Card["uses"][number]["when"]): readonly Effect[] =>
  uses.flatMap((use) => (use.when === when ? use.effects : []));

/** */
export const isImmune = (edition: Cards, card: CardNumber): boolean =>
  combatEffects(edition, card).some(({ kind }) => kind === "immune");

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
  effectsWhen(cardOf(edition, card), when).flatMap((effect) =>
    (when === "turn" && effect.kind === "shield") || (when === "combat" && effect.kind === "nullify")
      ? effect.tags
      : [],
  );

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
  const cancels = uses.flatMap(({ effects }) => effects.flatMap((one) => (one.kind === "cancel" ? one.tags : [])));
  if (!isTagged(edition, target, cancels)) return { text: `${name} does not cancel ${against.name}.`, rule: "R-126" };
  if (target.stopped) return { text: `${against.name} has no effect already.`, rule: "R-126" };
  return null;
}

/** Section 7: whether any card cancels one of these, but for those that everyone knows to be gone. */
export const isAnswerable = (
  edition: Cards,
  played: readonly PlayedCard[],
  by: Role,
  gone: readonly CardNumber[],
): boolean => {
  const left = Object.values(edition.cards).filter(({ number }) => !gone.includes(number));
  const tags = left.flatMap(({ uses }) =>
    uses.flatMap(({ effects }) => effects.flatMap((one) => (one.kind === "cancel" ? one.tags : []))),
  );
  return played.some((one) => one.by === by && !isImmune(edition, one.card) && isTagged(edition, one, tags));
};

export const countingCards = (cards: readonly ResolvedCard[], by: Role): readonly CardNumber[] =>
  cards.flatMap((one) => (one.by === by && one.stopped === null ? [one.card] : []));

/** steps lost before the die, each taken at once; the defender's cards first. */
export function lossesBeforeDie(edition: Cards, cards: readonly ResolvedCard[]) {
  return ROLES.flatMap((by) =>
    countingCards(cards, by).flatMap((card) =>
      combatEffects(edition, card).flatMap((effect) =>
        effect.kind === "preLoss" && effect.side !== by ? [{ card, role: effect.side, steps: effect.steps }] : [],
      ),
    ),
  );
}

/** whether a card keeps the attackers from exploiting. */
export const isPursuitBarred = (edition: Cards, cards: readonly ResolvedCard[]): boolean =>
  countingCards(cards, "defender").some((card) =>
    combatEffects(edition, card).some(({ kind }) => kind === "noPursuit"),
  );
