/** One seat's phase, segment by segment, from its events to drawing cards. */
import { z } from "zod";
import { type Action, game, type OwnStep } from "#engine";
import { seat } from "../../content/board-types.ts";
import type { SeatId } from "../../content/sides.ts";
import type { Fitna } from "../../state.ts";
import { choosingAttacks, endOffensives } from "../combat/attack.ts";
import { returnLent } from "../command/lending-units.ts";
import { endEvents, playingEvents } from "../effects/playing-events.ts";
import { choosingMoves, endMovement, sendUnitsBack } from "../movement/choosing-moves.ts";
import { closeMovement } from "../movement/marching.ts";
import { plan } from "../movement/plan.ts";
import { depot, planning } from "../movement/planning.ts";
import { type At, handIn, playing, show, showUnseen, tell, turnPage } from "../now.ts";
import { checkSupply, endLandings, hidesUnits } from "../pieces/isolation.ts";
import { shortName } from "../pieces/words.ts";
import { bringSecondWaves } from "../powers/intervention.ts";
import { layOf } from "../since.ts";
import { endingPhase, endPhase, strategicMovement } from "./ending-phase.ts";
import type { PhaseName } from "./events.ts";

const { procedure } = game<Fitna>();

interface Notes {
  readonly seat: SeatId;
}

type Here = At<Notes>;

/** Whether one of these is what its seat has just done. */
const isDone = ({ outcome }: Here, ...actions: readonly Pick<Action<Fitna>, "name">[]): boolean =>
  outcome.some((one) => actions.some(({ name }) => name === one.action));

/** who plans at once passes over the rest of its Events segment. */
export const operations = procedure<Notes>("operations", {
  notes: z.strictObject({ seat }),
  turnOf: (notes) => notes.seat,
})({
  begin: (s) => {
    const { table } = s.state;
    const { seat } = s.data;
    table.active = seat;
    table.regrouped = true; // Russian units may act in the Syrian phase
    table.plan = null;
    table.exchanged = false;
    turnPage(table);
    table.lay = layOf(s.current.table);
    table.truces = s.current.table.truces.filter(({ of }) => of !== seat);
    tell(s, { chapter: "turn", kind: "phase", seat });
    handIn(s, seat).moved = []; // those that came into its hands when they had moved
    enterSegment(s, "events");
    bringSecondWaves(s, seat);
    return "events";
  },
  events: (s) => {
    s.ask(playingEvents, [s.data.seat]);
    return "played";
  },
  played: (s) => (isDone(s, endEvents, plan, depot) ? "supply" : "events"),
  supply: (s) => {
    enterSegment(s, "supply");
    const checked = checkSupply(playing(s)); // units that are cut off are marked before anything else
    if ([...checked.isolated, ...checked.supplied].some((space) => hidesUnits(s.current, space, s.data.seat)))
      s.barrier();
    tell(s, { chapter: "movement", kind: "supply", ...checked });
    show(s, `${shortName(playing(s), s.data.seat)}: before movement`);
    return "planning";
  },
  planning: (s) => {
    enterSegment(s, "planning");
    if (s.current.table.plan === null) s.ask(planning, [s.data.seat]);
    return "movement";
  },
  movement: (s) => {
    enterSegment(s, "movement");
    return "moving";
  },
  moving: (s) => {
    if ((s.current.table.plan?.moves ?? 0) === 0) return "moved-all";
    s.ask(choosingMoves, [s.data.seat]);
    return "moved";
  },
  moved: (s) => (isDone(s, endMovement, sendUnitsBack) ? "moved-all" : "moving"),
  "moved-all": (s) => {
    closeMovement(s, s.data.seat);
    enterSegment(s, "offensives");
    show(s, `${shortName(playing(s), s.data.seat)}: after movement`);
    return "fighting";
  },
  fighting: (s) => {
    if ((s.current.table.plan?.offensives ?? 0) === 0) return "fought-all";
    s.ask(choosingAttacks, [s.data.seat]);
    return "fought";
  },
  fought: (s) => (isDone(s, endOffensives) ? "fought-all" : "fighting"),
  "fought-all": (s) => {
    enterSegment(s, "strategic");
    return "last";
  },
  last: (s) => {
    s.ask(s.current.table.phase === "strategic" ? strategicMovement : endingPhase, [s.data.seat]);
    return "adjusted";
  },
  adjusted: (s) => {
    if (isDone(s, endPhase)) return "close";
    enterSegment(s, "adjust");
    return "last";
  },
  close: (s) => {
    const { seat } = s.data;
    enterSegment(s, "adjust");
    const { isolated } = endLandings(playing(s)); // what has landed is supplied no longer
    if (isolated.length > 0) tell(s, { chapter: "movement", kind: "supply", isolated, supplied: [] });
    returnLent(s, seat);
    return "closed"; // by then Russians are their own seat's again
  },
  closed: (s) => {
    const { table } = s.state;
    const { seat } = s.data;
    showUnseen(s, `${shortName(playing(s), seat)}: end of the phase`);
    table.plan = null;
    table.forbidden = s.current.table.forbidden.filter((one) => one.seat !== seat);
    handIn(s, seat).moved = [];
    return "done";
  },
});

function enterSegment(s: Here, segment: PhaseName): void {
  if (segment === "adjust") s.state.table.regrouped = true; // no longer once its cards are drawn
  s.state.table.phase = segment;
}

/** a seat's phase can be filled in as soon as that of the turn before is over. */
export const phaseStep: OwnStep<Fitna> = {
  procedure: operations,
  title: "phase",
  key({ table }, { begun, called, main }) {
    if (table.turn === 0) return null;
    const turn = begun || called || main === "phases" ? table.turn : table.turn + 1;
    return turn > table.turns ? null : `phase.${turn}`;
  },
};
