/** What tension 6 and 10 bring, and what follows at once from every step of play. */
import { z } from "zod";
import { game } from "#engine";
import type { SeatId } from "../../content/sides.ts";
import type { Fitna, Game } from "../../state.ts";
import { updateCommand } from "../command/changing-hands.ts";
import { type Now, playing } from "../now.ts";
import { batchOrReplacements } from "../reinforcements/batches.ts";
import { intervention, russia } from "./intervention.ts";
import { endRebellion } from "./pkk.ts";

const { procedure } = game<Fitna>();

type NoNotes = Record<string, never>;

/** every seat receives a batch or replacements (D-38), in order of play from the active one. */
export const levelSix = procedure<NoNotes>("level-six", { notes: z.strictObject({}) })({
  batches: (s) => {
    callBatches(s, inTurn(playing(s)));
    return "done";
  },
});

/** the Russians, the United States, then a batch for every seat. */
export const levelTen = procedure<NoNotes>("level-ten", { notes: z.strictObject({}) })({
  powers: (s) => {
    s.call(russia, {});
    s.call(intervention, { seat: null, on: "tension" });
    return "batches";
  },
  batches: (s) => {
    callBatches(
      s,
      inTurn(playing(s)).filter((seat) => !isRussian(playing(s), seat)),
    );
    return "done";
  },
});

function callBatches(s: Now, seats: readonly SeatId[]): void {
  const batch = playing(s).edition.parameters.tensionBatch;
  for (const seat of seats) s.call(batchOrReplacements, { seat, why: "tension", batch });
}

/** The seats in order of play, the active one first. */
export function inTurn({ state: { table } }: Pick<Game, "state">): readonly SeatId[] {
  const from = Math.max(0, table.active === null ? 0 : table.order.indexOf(table.active));
  return [...table.order.slice(from), ...table.order.slice(0, from)];
}

/** a seat whose only units are Russian gets the Russian package in the place of a batch. */
const isRussian = ({ scenario }: Pick<Game, "scenario">, seat: SeatId): boolean =>
  scenario.seats.some((one) => one.seat === seat && one.commands.every(({ nations }) => nations.join() === "RUS"));

/**
 * What follows at once from every step, wherever it is taken: units change hands, great powers come, levels of tension
 * take effect. A step is a move, an offensive, a placement, or a card with all that it
 * does: what happens in the midst of one counts when it is over. Activations of IS and of the Kurds are
 * made of steps.
 */
export function consequences(s: Now): void {
  if (s.current.table.regrouped) {
    delete s.state.table.regrouped;
    updateCommand(s); // what changes hands is asked about once more
  }
  endRebellion(s);
  const { due } = s.current.table;
  if (due === undefined) return;
  delete s.state.table.due;
  for (const one of due) {
    if (one.kind === "intervention") s.call(intervention, { seat: one.seat, on: "trigger" });
    else s.call(one.level === 6 ? levelSix : levelTen, {});
  }
}
