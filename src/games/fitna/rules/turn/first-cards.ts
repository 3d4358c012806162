import type { CardNumber } from "../../content/card-types.ts";
import type { Game } from "../../state.ts";
import { pileOf } from "../cards/piles.ts";
import { shift } from "../effects/in-battle.ts";
import { cancel } from "../effects/stopping.ts";

/** */
export const FIRST_HAND = 4;

/** Section 7: two assets and two events, the lowest numbers. */
export function firstHandByDefault(
  game: Parameters<typeof pileOf>[0],
  offered: readonly CardNumber[],
): readonly CardNumber[] {
  const assets = offered.filter((card) => pileOf(game, card) === "assets");
  const events = offered.filter((card) => pileOf(game, card) === "events");
  const half = FIRST_HAND / 2;
  const taken = [...assets.slice(0, Math.max(half, FIRST_HAND - events.length)), ...events];
  return taken.slice(0, FIRST_HAND).sort((a, b) => a - b);
}

/** Two Reinforcements, the card that is worth most in attack and defence, and one that cancels air cards. */
export function suggestedHand(game: Game, offered: readonly CardNumber[]): readonly CardNumber[] {
  const effects = (card: CardNumber) => game.edition.cards[card]?.uses.flatMap((use) => use.effects) ?? [];
  const columns = (card: CardNumber): number =>
    Math.max(0, ...shift.among(effects(card)).map((one) => (one.side === "any" && !one.only ? one.columns : 0)));
  const isPlain = (card: CardNumber): boolean => (game.edition.cards[card]?.conditions.length ?? 0) === 0;
  const reinforcements = offered.filter((card) => effects(card).some(({ kind }) => kind === "reinforce")).slice(0, 2);
  const [support] = offered.filter(isPlain).sort((a, b) => columns(b) - columns(a) || a - b);
  const cancelling = offered.find((card) => effects(card).some(cancel.is) && isPlain(card));
  const wanted = [...reinforcements, ...(support ? [support] : []), ...(cancelling ? [cancelling] : [])];
  const others = firstHandByDefault(
    game,
    offered.filter((card) => !wanted.includes(card)),
  );
  return [...new Set([...wanted, ...others])].slice(0, FIRST_HAND).sort((a, b) => a - b);
}
