import type { Baghdad, BaghdadState } from "../../../src/games/battle-for-baghdad/state.ts";
import { amount } from "../../amounts.ts";
import { playByTheRules } from "../../kit/index.ts";
import { shipped as book } from "./builder.ts";
import { changes } from "./changes.ts";
import { invariant } from "./invariant/invariant.ts";
import { transition } from "./invariant/transition.ts";
import { shows } from "./shows.ts";

/** Every card that exists, wherever it is; those left in a plan are still in a hand. */
function pieces({ table, hands, box }: BaghdadState): string[] {
  const commands = Object.values(table.sides).flatMap(({ active, neutralized }) => [...active, ...neutralized]);
  const held = Object.values(hands).flatMap(({ cards }) => cards);
  return [...held, ...table.discards, ...box.bazaar, ...box.packet, ...box.street, ...table.turned, ...commands];
}

playByTheRules<Baghdad>({
  name: "Battle for Baghdad",
  book,
  variants: [
    { label: "3 seats", options: { ...book.definition.defaults, seats: "3" } },
    { label: "6 seats", options: { ...book.definition.defaults, seats: "6" }, acts: 150 },
    { label: "any options", acts: 100 },
  ],
  games: 1,
  bound: 20_000,
  pictures: { every: amount(80, 40), least: amount(15, 60) },
  changes,
  pieces,
  invariant,
  shows,
  transition,
});
