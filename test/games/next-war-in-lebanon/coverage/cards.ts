import { mustGet } from "#engine";
import { SCENARIOS, type ScenarioId, type SeatId } from "../../../../src/games/next-war-in-lebanon/content/types.ts";
import type { Draw, Row } from "../../../../src/games/next-war-in-lebanon/rules/effects/cascade.ts";
import { deferred } from "../../../../src/games/next-war-in-lebanon/rules/effects/decide.ts";
import { book } from "../builder.ts";
import { type CardText, collateral, draws, PHASE } from "../cards.ts";
import type { Coverage } from "./coverage.ts";
import { ALL, HANDS, Seed } from "./seed.ts";

/** Not on the map, so that it can come back. */
const GONE = ["gue-5", "gue-6", "mil-5", "sr-2"];

/** every row of both charts with every face of its die, for each cause, in the phase of either seat. */
export function everyCard(coverage: Coverage): void {
  for (const scenario of SCENARIOS)
    for (const row of rowsOf(scenario))
      for (const die of facesOf(row))
        for (const occasion of OCCASIONS) drawTwice(coverage, scenario, row, die, occasion);
}

type Occasion = readonly [why: Draw, phasing: SeatId];

const OCCASIONS: readonly Occasion[] = [
  [PHASE, "insurgent"],
  [collateral("idf"), "insurgent"],
  [collateral("insurgent"), "idf"],
];

function rowsOf(scenario: ScenarioId): readonly Row[] {
  const ids = new Set(Object.values(book.content.charts[scenario]));
  return [...ids].map((id) => mustGet(book.content.cascade, id));
}

const facesOf = ({ do: effects }: Row): readonly (number | null)[] => {
  const rows = effects.flatMap((effect) => effect.rows ?? []);
  return rows.length > 0 ? rows.map(({ on }) => on[0] ?? null) : [null];
};

function drawTwice(
  coverage: Coverage,
  scenario: ScenarioId,
  row: Row,
  die: number | null,
  [why, phasing]: Occasion,
): void {
  const zones = { ayta: ["gue-1 D", "mil-1 D"], tyre: ["sr-1 C"] };
  const seed = new Seed(coverage, { scenario, options: ALL, phasing, hands: HANDS, eliminated: GONE, zones });
  const card: CardText = `${row.suit} ${row.ranks[0] ?? "A"}`;
  const kinds = row.do.map(({ kind }) => kind);
  const more: readonly CardText[] = kinds.includes("cascade.again") || kinds.includes("redraw") ? ["heart 9"] : [];
  const dice = [...(die === null ? [] : [die]), ...(kinds.includes("rockets.offMap") ? [6, 1] : [])];
  seed.do((game) => void draws(game, why, [card, ...more], dice)).settle(row.id);
  if (row.once) seed.do((game) => void draws(game, why, [card]));
  if (seed.game.table.deferred.length > 0) seed.do((game) => void game.call(deferred, null)).settle(row.id);
}

/** what is left out or over is no event; a ceasefire in the last turns ends the war. */
export function leftOut(coverage: Coverage): void {
  const options = { syria: "never", iran: "no", hamas: "no" };
  for (const row of rowsOf("next-war"))
    if (row.concerns)
      new Seed(coverage, { options }).do((game) => void draws(game, PHASE, [`${row.suit} ${row.ranks[0] ?? "A"}`]));
  new Seed(coverage, { scenario: "lebanon-2006" })
    .do((game) => void draws(game, PHASE, ["diamond 7"], [4]))
    .act("idf", "bring-reinforcements", { how: "usual" })
    .do((game) => void draws(game, PHASE, ["diamond 7"]));
  const late = new Seed(coverage, {});
  late.game.change(({ table }) => {
    table.turn = table.length;
  });
  late.do((game) => void draws(game, PHASE, ["club 5"]));
}
