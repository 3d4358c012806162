import { z } from "zod";
import { type Action, game, type OwnStep } from "../../../engine/index.ts";
import { OFFENSIVES } from "../combat/index.ts";
import { askUnits, returnLent } from "../command/lending.ts";
import type { SeatId } from "../content/sides.ts";
import { seat } from "../content/words.ts";
import { EVENTS } from "../effects/index.ts";
import { MOVES, PLANNING, STRATEGIC } from "../movement/index.ts";
import { closeMovement } from "../movement/marching.ts";
import { type At, handIn, playing, show, showUnseen, tell, turnPage } from "../now.ts";
import { checkSupply, endLandings, hidesUnits } from "../pieces/isolation.ts";
import { shortName } from "../pieces/words.ts";
import { bringSecondWaves } from "../powers/intervention.ts";
import { layOf } from "../since.ts";
import type { Fitna, Segment } from "../state.ts";
import { endPhase } from "./adjust.ts";

const { procedure } = game<Fitna>();

interface Notes {
  readonly seat: SeatId;
}

type Here = At<Notes>;

const names = (actions: readonly Pick<Action<Fitna>, "name">[]): readonly string[] => actions.map(({ name }) => name);
const PLANS = names(PLANNING);
const ENDS_OF_MOVEMENT = names(MOVES.filter(({ ends }) => ends));
/** What each segment asks for. */
const IN_EVENTS = [...names(EVENTS), ...PLANS];
const IN_MOVEMENT = names([...MOVES, askUnits]);
const IN_OFFENSIVES = names([...OFFENSIVES, askUnits]);
const AT_LAST = [endPhase.name];
const IN_STRATEGIC = [...names(STRATEGIC), ...AT_LAST];

/** one seat's phase, segment by segment. Who plans at once passes over the rest of its Events segment. */
export const operations = procedure<Notes>("operations", {
  notes: z.strictObject({ seat }),
  turnOf: (notes) => notes.seat,
})({
  begin: (s) => {
    const { table } = s.state;
    const { seat } = s.data;
    table.active = seat;
    table.regrouped = true;
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
    ask(s, IN_EVENTS);
    return "played";
  },
  played: (s) =>
    s.outcome.some(({ action }) => action === "end-events" || PLANS.includes(action)) ? "supply" : "events",
  supply: (s) => {
    enterSegment(s, "supply");
    const checked = checkSupply(playing(s));
    if ([...checked.isolated, ...checked.supplied].some((space) => hidesUnits(s.current, space, s.data.seat)))
      s.barrier();
    tell(s, { chapter: "movement", kind: "supply", ...checked });
    show(s, `${shortName(playing(s), s.data.seat)}: before movement`);
    return "planning";
  },
  planning: (s) => {
    enterSegment(s, "planning");
    if (s.current.table.plan === null && PLANS.length > 0) ask(s, PLANS);
    return "movement";
  },
  movement: (s) => {
    enterSegment(s, "movement");
    return "moving";
  },
  moving: (s) => {
    if ((s.current.table.plan?.moves ?? 0) === 0) return "moved-all";
    ask(s, IN_MOVEMENT);
    return "moved";
  },
  moved: (s) => (s.outcome.some(({ action }) => ENDS_OF_MOVEMENT.includes(action)) ? "moved-all" : "moving"),
  "moved-all": (s) => {
    closeMovement(s, s.data.seat);
    enterSegment(s, "offensives");
    show(s, `${shortName(playing(s), s.data.seat)}: after movement`);
    return "fighting";
  },
  fighting: (s) => {
    if ((s.current.table.plan?.offensives ?? 0) === 0) return "fought-all";
    ask(s, IN_OFFENSIVES);
    return "fought";
  },
  fought: (s) => (s.outcome.some(({ action }) => action === "end-offensives") ? "fought-all" : "fighting"),
  "fought-all": (s) => {
    enterSegment(s, "strategic");
    return "last";
  },
  last: (s) => {
    ask(s, s.current.table.phase === "strategic" ? IN_STRATEGIC : AT_LAST);
    return "adjusted";
  },
  adjusted: (s) => {
    if (s.outcome.some(({ action }) => action === endPhase.name)) return "close";
    enterSegment(s, "adjust");
    return "last";
  },
  close: (s) => {
    const { seat } = s.data;
    enterSegment(s, "adjust");
    const isolated = endLandings(playing(s));
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

function enterSegment(s: Here, segment: Segment): void {
  if (segment === "adjust") s.state.table.regrouped = true;
  s.state.table.phase = segment;
}

const ask = (s: Here, actions: readonly string[]): void => s.ask({ kind: "turn", seats: [s.data.seat], actions });

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
