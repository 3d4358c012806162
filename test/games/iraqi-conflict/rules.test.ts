import { faults } from "../../../src/games/iraqi-conflict/rules/corrections.ts";
import type { Iraq } from "../../../src/games/iraqi-conflict/state.ts";
import { amount } from "../../amounts.ts";
import { playByTheRules, type Variant } from "../../kit/index.ts";
import { book } from "./builder.ts";
import { changes } from "./changes.ts";
import { shows } from "./shows.ts";

const variant = (seats: string, ranking: string): Variant => ({
  label: `${seats} seats, ${ranking}`,
  options: { seats, ranking, turns: 3 },
});

playByTheRules<Iraq>({
  name: "Iraqi Conflict",
  book,
  variants: [
    variant("2", "dense"),
    variant("3", "competition"),
    variant("4", "competition"),
    variant("5", "dense"),
    { label: "as the lobby has it" },
  ],
  more: [variant("2", "competition"), variant("3", "dense"), variant("4", "dense"), variant("5", "competition")],
  games: 1,
  pictures: { every: amount(8, 4), least: amount(10, 20) },
  changes,
  shows,
  pieces: ({ table, hands, box }) => [
    ...Object.values(hands).flatMap((hand) => hand.cards),
    ...table.discards,
    ...box.draw,
    ...box.faceDown,
  ],
  invariant(env) {
    const [fault] = faults(env, book.content);
    if (fault !== undefined) throw new Error(fault);
  },
});
