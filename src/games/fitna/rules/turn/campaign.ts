import { z } from "zod";
import { game } from "../../../../engine/index.ts";
import { type Fitna, seatIdOf } from "../../state.ts";
import { discardLasting } from "../cards/hands.ts";
import { isReshuffled, reshuffle, shufflePiles } from "../cards/reshuffling.ts";
import { countCards } from "../cards/tally.ts";
import { specials } from "../map/relations.ts";
import { looking, playing, tell, turnPage } from "../now.ts";
import { coup } from "../powers/coups.ts";
import { keepScore } from "../victory/course.ts";
import { finish, suppliedIn } from "../victory/finish.ts";
import { bidding, isBidFor } from "./bids.ts";
import { askForHand } from "./first-hands.ts";
import { operations } from "./operations.ts";

const { action, procedure } = game<Fitna>();

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
