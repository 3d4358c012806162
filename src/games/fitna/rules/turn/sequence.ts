import { z } from "zod";
import { type Action, type Frozen, game, move, type Option, type OwnStep, subset } from "../../../../engine/index.ts";
import { seat } from "../../content/board-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { type Fitna, type Game, type Segment, seatIdOf, type Table } from "../../state.ts";
import { isReshuffled, reshuffle, shufflePiles } from "../cards/drawing.ts";
import { discard, discardLasting, inOrder } from "../cards/hands.ts";
import { countCards } from "../cards/piles.ts";
import { choosingAttacks, endOffensives } from "../combat/attack.ts";
import { returnLent } from "../command/lending.ts";
import { endEvents, playingEvents } from "../effects/playing-events.ts";
import { specials } from "../map/relations.ts";
import { choosingMoves, endMovement, sendUnitsBack } from "../movement/choosing-moves.ts";
import { closeMovement } from "../movement/marching.ts";
import { no } from "../movement/options.ts";
import { cardOps, MOST_CARDS, plan } from "../movement/plan.ts";
import { depot, planning } from "../movement/planning.ts";
import { type At, handIn, looking, open, playing, show, showUnseen, tell, turnPage } from "../now.ts";
import { checkSupply, endLandings, hidesUnits } from "../pieces/isolation.ts";
import { cardName, list, shortName } from "../pieces/words.ts";
import { coup } from "../powers/coups.ts";
import { bringSecondWaves } from "../powers/intervention.ts";
import { layOf } from "../since.ts";
import { keepScore } from "../victory/course.ts";
import { finish, suppliedIn } from "../victory/finish.ts";
import { endingPhase, endPhase, strategicMovement } from "./ending-phase.ts";
import { askForHand } from "./first-hands.ts";

const { action, procedure, question } = game<Fitna>();

interface Notes {
  readonly seat: SeatId;
}

type Here = At<Notes>;

/** Whether one of these is what its seat has just done. */
const isDone = ({ outcome }: Here, ...actions: readonly Pick<Action<Fitna>, "name">[]): boolean =>
  outcome.some((one) => actions.some(({ name }) => name === one.action));

/** one seat's phase, segment by segment. Who plans at once passes over the rest of its Events segment. */
const operations = procedure<Notes>("operations", {
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
    s.ask(playingEvents, [s.data.seat]);
    return "played";
  },
  played: (s) => (isDone(s, endEvents, plan, depot) ? "supply" : "events"),
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

/** only so many seats bid. */
const LEAST_SEATS = 3;

/** whether seats bid for the order of play of this turn. */
const isBidFor = ({ bids, order, turn, turns }: Frozen<Table>): boolean =>
  order.length >= LEAST_SEATS && (bids === "always" || (bids === "last-turn" && turn === turns));

/** cards for OPs, chosen in secret and shown together; the highest total plays first. */
const bidding = procedure<null>("bidding")({
  ask: (s) => {
    const { table } = s.state;
    table.phase = "bid";
    table.bid = {};
    s.ask(bids, table.order);
    return "opened";
  },
  opened: (s) => {
    const { table } = s.state;
    table.order = [...orderByBids(playing(s))];
    const shown = table.order.map((seat) => ({ seat, cards: table.bid?.[seat] ?? [] }));
    tell(s, { chapter: "turn", kind: "bids", bids: shown });
    return "done";
  },
});

/** highest total first, ties by the scenario's order; free OPs do not count. */
export function orderByBids(now: Pick<Game, "edition" | "scenario" | "state">): readonly SeatId[] {
  const { bid = {} } = now.state.table;
  const ops = (seat: SeatId): number => cardOps(now, bid[seat] ?? []);
  return now.scenario.seats.map(({ seat }) => seat).sort((a, b) => ops(b) - ops(a));
}

export const bid = action("bid", "Bid for the order of play", {
  help: "Up to 2 cards for their operation points. All bids are shown together; the highest total plays first. The points are those of your plan: no card is added then.",
  common: true,
})
  .param(
    "cards",
    "Which cards do you bid?",
    subset(
      (c): readonly Option[] => {
        const now = open(c);
        return c.hand.cards.map((card) => ({
          value: String(card),
          label: `${cardName(now, card)} ${now.edition.cards[card]?.op ?? 0}`,
        }));
      },
      {
        max: MOST_CARDS,
        many: () => no(`At most ${MOST_CARDS} cards can be bid.`, "R-062", "too-many"),
      },
    ),
  )
  .label((view, { cards = [] }) => `Bid: ${list(cards.map((card) => cardName(open(view), Number(card)))) || "no card"}`)
  .apply((a) => {
    const seat = seatIdOf(a.seat);
    const cards = inOrder(a.params.cards);
    discard(playing(a), seat, cards);
    a.state.table.bid = { ...a.state.table.bid, [seat]: cards };
  });

/** */
export const bids = question.sealed("bids", {
  actions: [bid],
  prompt: (view) => ({
    question: "Which cards do you bid for the order of play?",
    facts: [
      "The highest total of OPs plays first. What you bid is then your plan, and you can add no card to it.",
      `Order without bids: ${view.table.order.map((seat) => view.table.names[seat] ?? seat).join(", ")}.`,
    ],
  }),
  fallback: () => move(bid, { cards: [] }),
});

/** set-up, then turn after turn a phase for each seat. */
export const campaign = procedure<null>("campaign")({
  "set-up": (s) => {
    for (const { country } of specials(playing(s), "set-up-coup")) s.call(coup, { country });
    return "ready";
  },
  ready: (s) => {
    keepScore(playing(s), suppliedIn(looking(s)));
    s.picture("The start");
    turnPage(s.state.table);
    s.state.table.phase = "first-hands";
    return "hands";
  },
  hands: (s) => {
    const { order, held } = s.current.table;
    const next = order.find((seat) => held[seat] === 0);
    if (next === undefined) return "dealt";
    askForHand(s, next);
    return "hands";
  },
  dealt: (s) => {
    shufflePiles(s.state, s.dice);
    countCards(playing(s));
    return "turn";
  },
  turn: (s) => {
    const { table } = s.state;
    const { scenario } = playing(s);
    turnPage(table);
    table.turn++;
    if (isReshuffled(playing(s), table.turn)) {
      reshuffle(playing(s), s.dice);
      tell(s, { chapter: "cards", kind: "reshuffled" });
    }
    table.order = scenario.seats.map(({ seat }) => seat);
    tell(s, { chapter: "turn", kind: "turn", turn: table.turn, turns: scenario.turns, order: table.order });
    if (isBidFor(table)) s.call(bidding, null);
    return "phases";
  },
  phases: (s) => {
    for (const seat of s.current.table.order) s.call(operations, { seat });
    return "end";
  },
  end: (s) => {
    const { table } = s.state;
    discardLasting(playing(s));
    table.active = null;
    table.locked = [];
    table.reinforced = [];
    table.blackouts = [];
    delete table.bid;
    if (table.turn < playing(s).scenario.turns) {
      keepScore(playing(s), suppliedIn(looking(s)));
      return "turn";
    }
    s.end(finish(s, "turns"));
    return "done";
  },
});

/** A seat gives up, and with it all of its group. */
const concession = procedure<{ readonly seat: string }>("concession", {
  notes: z.strictObject({ seat: z.string() }),
})({
  end: (s) => {
    const seat = seatIdOf(s.data.seat);
    tell(s, { chapter: "turn", kind: "conceded", seat });
    s.end(finish(s, "conceded", seat));
    return "done";
  },
});

export const concede = action("concede", "Concede", {
  help: "Gives up the game: it ends at once, and the others win.",
  confirm: "Concede? The game ends at once, and the others win.",
}).apply((a) => a.call(concession, { seat: a.seat }));

export const TURN_PROCEDURES = [campaign, bidding, operations, concession];
