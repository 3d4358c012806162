import { rulebook } from "../../../src/engine/index.ts";
import { nextWarInLebanon } from "../../../src/games/next-war-in-lebanon/index.ts";
import type { Lebanon, LebanonState } from "../../../src/games/next-war-in-lebanon/state.ts";
import { playByTheRules } from "../../kit/index.ts";
import { invariant } from "./invariant.ts";
import { content } from "./packs.ts";

/** Every unit that has come onto the map or waits, wherever it is now. */
const pieces = ({ table, hands }: LebanonState): readonly string[] =>
  table.turn === 0
    ? []
    : [...Object.values(hands).flatMap(({ units }) => Object.keys(units)), ...table.waiting.units, ...table.eliminated];

const book = rulebook(nextWarInLebanon, content, "0".repeat(64));
const { defaults } = nextWarInLebanon;

playByTheRules<Lebanon>({
  name: "The Next War in Lebanon",
  book,
  variants: [
    { label: "the next war, all options", options: { ...defaults, chits: "yes", syria: "start", battles: "steps" } },
    { label: "2006", options: { scenario: "lebanon-2006", chits: "no", battles: "policy", reactions: [] } },
  ],
  games: 1,
  bound: 3000,
  pieces,
  invariant,
});
