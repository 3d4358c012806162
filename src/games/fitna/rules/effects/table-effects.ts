import type { Effect } from "../../content/card-types.ts";
import type { Game } from "../../state.ts";
import { playing, tell } from "../now.ts";
import { approve, changeTension } from "../powers/tension.ts";
import { loseAtRandom, targetOf } from "./hands.ts";
import { sourceName } from "./names.ts";
import type { EffectRule } from "./rule.ts";

/** Tension, approval and dice that decide whether and how the rest happens. */

type Of<K extends Effect["kind"]> = Extract<Effect, { kind: K }>;

/** */
export const tensionRule: EffectRule<Of<"tension">> = {
  whyNot: ({ game }) =>
    game.state.table.withoutTension
      ? { code: "no-tension", text: "International Tension is not played.", rule: "R-140" }
      : null,
  does: (s, { by }) => changeTension(s, by, sourceName(playing(s), s.data.source)),
};

/** without approval the rest has no effect. Whose units of the United States strike needs none. */
export const approvalRule: EffectRule<Of<"approval">> = {
  does(s) {
    const { seat, spaces } = s.data;
    const { stacks } = s.state.table;
    const isOnIs = spaces.length > 0 && spaces.every((space) => stacks[space]?.IS !== undefined);
    s.data.stopped = !approve(s, seat, isOnIs ? "IS" : null);
  },
};

/** The target's die may turn it against the card's player. */
export const backfireRule: EffectRule<Of<"backfire">> = {
  does(s, { on, effect }) {
    const target = targetOf(s.data);
    const die = s.dice.die();
    const backfires = die >= on;
    tell(s, { chapter: "effects", kind: "backfire", seat: target, on, die, backfires });
    if (backfires && effect.kind === "discard") loseAtRandom(s, s.data.seat, effect.cards);
  },
};

/** */
export const lockRule: EffectRule<Of<"lock">> = {
  does: (s, { cards }) => {
    const { table } = s.state;
    table.locked = [...new Set([...table.locked, ...lockedBy(playing(s), cards)])];
  },
};

/** D-50: what locks cards that activate Kurds also locks the PKK's rebellion. */
export function lockedBy({ edition }: Pick<Game, "edition">, cards: readonly number[]): readonly number[] {
  const does = (card: number, kind: Effect["kind"]): boolean =>
    edition.cards[card]?.uses.some(({ effects }) => effects.some((effect) => effect.kind === kind)) ?? false;
  if (!edition.parameters.rivalryStopsPkk || !cards.some((card) => does(card, "activateKurds"))) return cards;
  const risings = Object.values(edition.cards)
    .map(({ number }) => number)
    .filter((card) => does(card, "pkkRebellion"));
  return [...cards, ...risings];
}

/** it lies in front of its seat until the turn ends, and works by itself. */
export const shieldRule: EffectRule<Of<"shield">> = { does: () => {} };

/** from this tension on the die has 1 more. */
const TENSE = 8;

export const endRollRule: EffectRule<Of<"endRoll">> = {
  does(s, { on }) {
    const die = s.dice.die();
    const bonus = s.state.table.tension >= TENSE ? 1 : 0;
    const ends = die + bonus >= on;
    tell(s, { chapter: "effects", kind: "end-roll", die, bonus, on, ends });
    s.data.ends = ends;
  },
};
