import { mustGet } from "../../../src/engine/index.ts";
import { deckOf } from "../../../src/games/iraqi-conflict/cards/deck.ts";
import type { Iraq } from "../../../src/games/iraqi-conflict/state.ts";
import { playByTheRules } from "../../kit/index.ts";
import { book } from "./builder.ts";
import { changes } from "./changes.ts";
import { shows } from "./shows.ts";

const variants = ["2", "3", "4", "5"].flatMap((seats) =>
  ["dense", "competition"].map((ranking) => ({
    label: `${seats} seats, ${ranking}`,
    options: { seats, ranking, turns: 3 },
  })),
);

playByTheRules<Iraq>({
  name: "Iraqi Conflict",
  book,
  variants: [...variants, { label: "as the lobby has it" }],
  games: 1,
  pictures: { every: 4, least: 20 },
  changes,
  shows,
  pieces: ({ table, hands, box }) => [
    ...Object.values(hands).flatMap((hand) => hand.cards),
    ...table.discards,
    ...box.draw,
    ...box.faceDown,
  ],
  invariant: ({ table, hands, box, seats }) => {
    const cards = [
      ...table.discards,
      ...box.draw,
      ...box.faceDown,
      ...seats.flatMap((seat) => mustGet(hands, seat).cards),
    ];
    const deck = deckOf(book.content, seats);
    must(cards.length === deck.length && new Set(cards).size === deck.length, "a card is lost or doubled");
    must(
      deck.every((card) => cards.includes(card)),
      "a card is not of this deck",
    );
    must(table.draw === box.draw.length && table.faceDown === box.faceDown.length, "a pile's size is wrong");
    for (const seat of seats) {
      must(table.sizes[seat] === mustGet(hands, seat).cards.length, "a hand's size is wrong");
      const vp = mustGet(table.vp, seat);
      must(vp.length === table.turn || vp.length === table.turn - 1, "a turn is not scored once");
      must(
        vp.every((points, turn) => [0, 2, 3, 4, 5].includes(points - (vp[turn - 1] ?? 0))),
        "a turn adds what no place scores",
      );
    }
  },
});

function must(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}
