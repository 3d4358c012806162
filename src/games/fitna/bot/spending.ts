import type { View } from "../../../engine/index.ts";
import type { CardNumber, Effect } from "../content/card-types.ts";
import { MOST_CARDS, opsOf } from "../movement/ops.ts";
import { seen } from "../now.ts";
import { type Fitna, type Game, seatIdOf } from "../state.ts";
import { assaults } from "./assaults.ts";

/** So many OPs at least go to attacks while there are any to make. */
const ATTACKS = 4;

type EffectKind = Effect["kind"];

/** Events that computer players play, the most wanted first; all others they spend for OPs. */
const WANTED: readonly EffectKind[] = [
  "reinforce",
  "replace",
  "raise",
  "strike",
  "attrit",
  "activateIS",
  "activateKurds",
];

const kindsOf = ({ edition }: Game, card: CardNumber): readonly EffectKind[] =>
  edition.cards[card]?.uses.flatMap((use) => use.effects.map(({ kind }) => kind)) ?? [];

/** Events of a hand that are worth playing, the best first. */
export function eventsToPlay(view: View<Fitna>): readonly CardNumber[] {
  const game = seen(view);
  const rank = (card: CardNumber): number => WANTED.findIndex((kind) => kindsOf(game, card).includes(kind));
  return view.hand.cards
    .filter((card) => game.edition.cards[card]?.kind === "event" && rank(card) >= 0)
    .sort((a, b) => rank(a) - rank(b) || a - b);
}

/** Which cards are spent for OPs: those with most OPs, but not what serves better in battle or as an event. */
export function cardsToSpend(view: View<Fitna>): readonly CardNumber[] {
  const game = seen(view);
  const value = (card: CardNumber): number => (game.edition.cards[card]?.op ?? 0) - keptFor(game, card);
  const best = [...view.hand.cards].sort((a, b) => value(b) - value(a) || a - b).slice(0, MOST_CARDS);
  return view.hand.cards.filter((card) => best.includes(card));
}

function keptFor(game: Game, card: CardNumber): number {
  const kinds = kindsOf(game, card);
  if (kinds.includes("reinforce")) return 6;
  return kinds.includes("shift") || kinds.includes("cancel") ? 2 : 0;
}

/** How its OPs are divided: an attack for each that promises something, and the rest to come up to the enemy. */
export function division(view: View<Fitna>, cards: readonly CardNumber[]): { moving: number; fighting: number } {
  const game = seen(view);
  const total = opsOf(game, seatIdOf(view.seat), cards);
  const fighting = Math.min(
    total,
    Math.max(Math.min(ATTACKS, Math.floor(total / 2)), Math.min(assaults(view).length, Math.ceil(total / 2))),
  );
  return { moving: total - fighting, fighting };
}
