/** What changes on the table when a turn begins. */
import { game, type Stage } from "#engine";
import { ZONES_PER_MOVE } from "../../content/rulebook-figures.ts";
import type { Baghdad } from "../../state.ts";
import { enter } from "../map/news.ts";
import { keepScores } from "../victory/goals.ts";

const { told } = game<Baghdad>();

/** the winner of the Initiative of the turn before bids first. */
export function beginTurn({ content, state: { table }, emit }: Stage<Baghdad, null>): void {
  table.turn++;
  table.turnedNow = 0;
  keepScores(content, table);
  enter(table, "claims");
  table.firstBidder = table.initiative ?? table.firstBidder;
  table.initiative = null;
  table.firstPlayer = null;
  table.noAirmobile = false;
  table.zonesPerMove = ZONES_PER_MOVE;
  emit({ kind: "turn", turn: table.turn });
}

export const turnBegun = told("turn", { line: ({ turn }) => `Turn ${turn} begins.` });
