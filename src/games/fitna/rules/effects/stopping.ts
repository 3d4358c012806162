/** Effects that stop cards: those that answer one, keep one from being played, or take its effect. */
import { z } from "zod";
import { cardNumber, type SpaceId } from "../../content/board-types.ts";
import { type CardNumber, TAGS } from "../../content/card-types.ts";
import { checkEvents } from "../../content/check-edition.ts";
import type { Deck } from "../../content/types.ts";
import type { Game } from "../../state.ts";
import { or, tagWords } from "../cards/conditions-text.ts";
import { relationOf } from "../map/relations.ts";
import { playing } from "../now.ts";
import { effect } from "./kind.ts";
import type { Play } from "./types.ts";

const tags = z.array(z.enum(TAGS)).min(1);
const cards = z.array(cardNumber).min(1);

const names = ({ cards }: Deck, numbers: readonly CardNumber[]): readonly string[] => [
  ...new Set(numbers.flatMap((number) => cards[number]?.name ?? [])),
];

/** an event that is aimed at its player, or a card in combat. */
export const cancel = effect("cancel", { tags }, ({ tags }) => ({
  words: () => `Cancels an enemy ${or(tagWords(tags))} card.`,
}));

/** cards by their names, whoever plays them. */
export const cancelCards = effect("cancelCards", { cards }, (effect) => ({
  words: (deck) => `Cancels ${or(names(deck, effect.cards))}.`,
  check: (wrong, path, { cards }) => checkEvents(wrong, effect.cards, cards, `${path}.cards`),
}));

/** none of these is played as an event until the turn ends. */
export const lock = effect("lock", { cards }, (effect) => ({
  words: (deck) => `Nobody plays ${or(names(deck, effect.cards))} again this turn.`,
  check: (wrong, path, { cards }) => checkEvents(wrong, effect.cards, cards, `${path}.cards`),
  does: (s) => {
    const { table } = s.state;
    table.locked = [...new Set([...table.locked, ...lockedBy(playing(s), effect.cards)])];
  },
}));

/** D-50: what locks cards that activate Kurds also locks the PKK's rebellion. */
export function lockedBy({ edition }: Pick<Game, "edition">, cards: readonly number[]): readonly number[] {
  const does = (card: number, kind: string): boolean =>
    edition.cards[card]?.uses.some(({ effects }) => effects.some((effect) => effect.kind === kind)) ?? false;
  if (!edition.parameters.rivalryStopsPkk || !cards.some((card) => does(card, "activateKurds"))) return cards;
  const risings = Object.values(edition.cards)
    .map(({ number }) => number)
    .filter((card) => does(card, "pkkRebellion"));
  return [...cards, ...risings];
}

/** it lies in front of its seat until the turn ends, and works by itself. */
export const shield = effect("shield", { tags }, ({ tags }) => ({
  words: () => `Until the turn ends, enemy ${or(tagWords(tags))} cards do nothing against you.`,
  does: () => {},
}));

export const stopping = [cancel, cancelCards, lock, shield] as const;

/**
 * The lasting card by which an enemy card has no effect on a space: its seat holds it or has units there. R-020: Special
 * Jokers are stopped by no card.
 */
export function shieldOver(
  { edition, scenario, state }: Game,
  { seat, source }: Pick<Play, "seat" | "source">,
  space: SpaceId,
): CardNumber | null {
  if (source.kind === "joker") return null;
  const { lasting, control, stacks } = state.table;
  const tags = edition.cards[source.card]?.tags ?? [];
  const stops = (card: CardNumber): boolean =>
    edition.cards[card]?.uses.some(({ effects }) =>
      shield.among(effects).some((one) => one.tags.some((tag) => tags.includes(tag))),
    ) ?? false;
  const found = lasting.find(
    (one) =>
      relationOf(scenario, seat, one.seat) === "enemies" &&
      (control[space] === one.seat || stacks[space]?.[one.seat] !== undefined) &&
      stops(one.card),
  );
  return found?.card ?? null;
}
