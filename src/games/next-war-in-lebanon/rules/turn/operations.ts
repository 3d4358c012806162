/** One seat's Joint Operations: play after play until it ends its phase, and what ends with that. */
import { z } from "zod";
import { game, type OwnStep, type Stage } from "#engine";
import { SEATS, type SeatId } from "../../content/types.ts";
import type { Lebanon } from "../../state.ts";
import { putBack } from "../chits/hand.ts";
import { handNow, handOf } from "../pieces/show.ts";
import { The, the, verb } from "../pieces/words.ts";
import { endPhase } from "../plays/end-phase.ts";
import { lastTurn } from "./phase.ts";
import { playing } from "./playing.ts";

const { procedure, told } = game<Lebanon>();

/** Phase 2 or 3: one seat's Preparation and Joint Operations, up to the residual clashes that its end brings. */
export const operations = procedure<{ readonly seat: SeatId }>("operations", {
  notes: z.strictObject({ seat: z.enum(SEATS) }),
  turnOf: ({ seat }) => seat,
})({
  begin: (s) => {
    const { table } = s.state;
    table.phase = "operations";
    table.phasing = s.data.seat;
    table.news = [];
    s.emit({ chapter: "turn", kind: "operations", seat: s.data.seat });
    return "play";
  },
  play: (s) => {
    for (const seat of SEATS) putBack(s, seat); // what was played goes back to the pool
    s.ask(playing, [s.data.seat]);
    return "played";
  },
  played: (s) => (s.outcome.some(({ action }) => action === endPhase.name) ? "close" : "play"),
  close: (s) => {
    const { seat } = s.data;
    s.picture(`${The(seat)} ${verb(seat, "has", "have")} ended the phase`);
    clear(s);
    return "done";
  },
});

/** evaders, fought zones and the rest of Syrian pieces count until the end of the phase. */
function clear(s: Stage<Lebanon, unknown>): void {
  const { table } = s.state;
  table.fought = [];
  table.evading = {};
  delete table.syriaRests;
  for (const seat of SEATS) {
    putBack(s, seat);
    if (handNow(s, seat).evading.length > 0) handOf(s, seat).evading = [];
  }
}

/** a seat's phase can be filled in during the other's: the one of this turn, else that of the next. */
export const phaseStep: OwnStep<Lebanon> = {
  procedure: operations,
  title: "phase",
  key({ table }, { begun, main }) {
    if (table.turn === 0) return null;
    const turn = begun || main === "second" ? table.turn : table.turn + 1;
    return turn > lastTurn(table) ? null : `phase.${turn}`;
  },
};

export const operationsBegun = told("operations", {
  line: ({ seat }) => `Joint Operations of ${the(seat)}.`,
});
