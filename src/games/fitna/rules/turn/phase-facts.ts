/** What several questions of the own phase tell. */
import type { Frozen, Phase, View } from "#engine";
import type { Fitna, Table } from "../../state.ts";
import { open } from "../now.ts";
import { cardName, list, spaceName } from "../pieces/words.ts";
import { phaseWords } from "./events.ts";

/** "Turn 2 of 6" */
export const turnWords = ({ table }: View<Fitna>): string => `Turn ${table.turn} of ${table.turns}`;

/** "Your cards: Air Strike 4, Oil Shock 6." */
export function handLine(view: View<Fitna>): string {
  const game = open(view);
  const cards = view.hand.cards.map((card) => `${cardName(game, card)} ${game.edition.cards[card]?.op ?? 0}`);
  return `Your cards: ${cards.join(", ") || "none"}.`;
}

/** Where units that are seen are isolated, one's own first. */
export function isolatedLines(view: View<Fitna>): readonly string[] {
  const game = open(view);
  const own = new Set(Object.values(view.hand.units).flatMap((one) => (one.isolated ? [one.space] : [])));
  const theirs = Object.entries(view.table.stacks).flatMap(([space, sides]) =>
    Object.entries(sides).some(([side, stack]) => side !== view.seat && stack.top?.isolated) ? [space] : [],
  );
  const where = (spaces: readonly string[]): string => list(spaces.map((space) => spaceName(game, space)));
  return [
    ...(own.size > 0 ? [`Your isolated units: ${where([...own])}.`] : []),
    ...(theirs.length > 0 ? [`Isolated enemies and friends: ${where(theirs)}.`] : []),
  ];
}

/** Where the game stands: a phase is one seat's part of a turn, all of its segments. */
export function phase({ turn, turns, active, names, phase: now }: Frozen<Table>): Phase {
  const called = phaseWords(now).name;
  const name = active ? `${names[active] ?? active} phase` : (called ?? "end of the turn");
  return { id: `${turn}.${active ?? called ?? "end"}`, name, turn, turns, talk: false };
}
