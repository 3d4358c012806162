/** What is wrong with the cards: each of the edition is in one place, its own, and everyone's counts are right. */
import type { Game } from "../../state.ts";
import { cardOf, HIGH_TENSION, PILES, pileOf } from "./piles.ts";

export const deckFaults = (game: Game): readonly string[] => [
  ...placeFaults(game),
  ...pileFaults(game),
  ...countFaults(game),
];

function placeFaults({ edition, state }: Game): readonly string[] {
  const { table, hands, box } = state;
  const all = [
    ...PILES.flatMap((pile) => [...box.piles[pile], ...box.discards[pile]]),
    ...Object.values(hands).flatMap(({ cards }) => cards),
    ...Object.values(hands).flatMap(({ exchange = [] }) => exchange),
    ...table.lasting.map(({ card }) => card),
    ...(table.event ? [table.event.card] : []),
    ...box.highTension,
    ...table.cardsOut,
  ];
  const deck = Object.values(edition.cards).map(({ number }) => number);
  return [
    ...deck.filter((number) => !all.includes(number)).map((number) => `card ${number} is nowhere`),
    ...all.filter((number, i) => all.indexOf(number) < i).map((number) => `card ${number} is there twice`),
    ...all.filter((number) => !deck.includes(number)).map((number) => `card ${number} is of another edition`),
  ];
}

function pileFaults(game: Game): readonly string[] {
  const { table, box } = game.state;
  const strange = PILES.flatMap((pile) =>
    [...box.piles[pile], ...box.discards[pile]]
      .filter((number) => pileOf(game, number) !== pile)
      .map((number) => `card ${number} is among the ${pile}`),
  );
  const normal = box.highTension.filter((number) => !cardOf(game, number).highTension);
  const isIn = box.highTension.length === 0;
  return [
    ...strange,
    ...normal.map((number) => `card ${number} is no card of High Tension`),
    ...(isIn === table.reached.includes(HIGH_TENSION)
      ? []
      : [`High Tension cards are ${isIn ? "in" : "aside"} (R-018)`]),
  ];
}

function countFaults({ state: { table, hands, box } }: Game): readonly string[] {
  const wrong = (what: string, seen: number | undefined, is: number): readonly string[] =>
    seen === is ? [] : [`${what}: ${seen} are seen, there are ${is}`];
  return [
    ...PILES.flatMap((pile) => wrong(pile, table.piles[pile], box.piles[pile].length)),
    ...PILES.flatMap((pile) => wrong(`discarded ${pile}`, table.discards[pile], box.discards[pile].length)),
    ...table.order.flatMap((seat) => wrong(`hand of ${seat}`, table.held[seat], hands[seat]?.cards.length ?? 0)),
  ];
}
