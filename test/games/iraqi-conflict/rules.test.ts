import { faults } from "../../../src/games/iraqi-conflict/rules/corrections.ts";
import type { Iraq } from "../../../src/games/iraqi-conflict/state.ts";
import { amount } from "../../amounts.ts";
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
