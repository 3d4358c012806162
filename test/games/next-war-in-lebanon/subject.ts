import { rulebook } from "#engine";
import { SEATS } from "../../../src/games/next-war-in-lebanon/content/types.ts";
import { nextWarInLebanon } from "../../../src/games/next-war-in-lebanon/index.ts";
import type { Lebanon, LebanonState } from "../../../src/games/next-war-in-lebanon/state.ts";
import type { Subject } from "../../kit/index.ts";
import { changes } from "./changes.ts";
import { invariant, isBeforeSetUp } from "./invariant.ts";
import { content } from "./packs.ts";
import { secretly, secretPositions } from "./secret-positions.ts";
import { shows } from "./shows.ts";
import { translated } from "./translated.ts";

/** Every unit of the scenario, wherever it is now; those that are not set up yet are in the box. */
function pieces({ table, hands }: LebanonState): readonly string[] {
  const { idf, insurgent, syria } = content.scenarios[table.scenario].pieces;
  const starting = { idf: idf.units, insurgent: [...insurgent.units, ...(table.syria === "in" ? syria.units : [])] };
  const placed = SEATS.flatMap((seat) => {
    const units = Object.keys(hands[seat]?.units ?? {});
    return units.length === 0 && isBeforeSetUp(table) ? starting[seat] : units;
  });
  return [...placed, ...table.waiting.units, ...table.eliminated];
}

/** a seat is told which of its chits and units the other has looked at; 2006 has one strategy. */
const known: Subject<Lebanon>["known"] = ({ table }) => [
  "hand.known",
  "hand.seen",
  ...(content.scenarios[table.scenario].strategies.length > 1 ? [] : ["hand.strategy"]),
];

const book = rulebook(nextWarInLebanon, content, "0".repeat(64));
const { defaults } = nextWarInLebanon;

export const subject: Subject<Lebanon> = {
  name: "The Next War in Lebanon",
  book,
  variants: [
    { label: "the next war, all options", options: { ...defaults, chits: "yes", syria: "start", battles: "steps" } },
    { label: "2006", options: { scenario: "lebanon-2006", chits: "no", battles: "policy", reactions: [] }, acts: 150 },
    { label: "any options", acts: 100 },
  ],
  games: 1,
  bound: 3000,
  reports: true,
  changes,
  pieces,
  invariant,
  shows,
  positions: secretPositions,
  translated,
  secretly,
  known,
};
