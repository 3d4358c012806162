/** The sequence of play from set-up to the end or a concession, and all that seats are asked and told in it. */
import { z } from "zod";
import { game, type Stage } from "#engine";
import { SEATS, type SeatId } from "../content/types.ts";
import { enemyOf, type Lebanon } from "../state.ts";
import {
  askForChits,
  askForFirstChits,
  choosingChits,
  fillHands,
  handsHeld,
  ownHand,
  tellHands,
} from "./chits/selection.ts";
import { choosingCasualty } from "./combat/casualty.ts";
import { committing } from "./combat/commitment.ts";
import { planningFire } from "./combat/fire-plan.ts";
import { choosingEvaders, entered, enteredAlone, evading } from "./combat/reacting.ts";
import { combatTold } from "./combat/words.ts";
import { cardDrawn, cascade } from "./effects/cascade.ts";
import { cameToNothing, deferred } from "./effects/decide.ts";
import { effectsTold } from "./effects/kinds.ts";
import * as effects from "./effects/questions.ts";
import { handOf } from "./pieces/show.ts";
import { The, the, verb } from "./pieces/words.ts";
import { playsTold } from "./plays/words.ts";
import { askToDeploy, deploying } from "./setup/deploying.ts";
import { deploy, deployed, showDeployment } from "./setup/deployment.ts";
import { askForStrategy, choosingStrategy, ownStrategy, strategyChosen } from "./setup/strategy.ts";
import { stopping } from "./strikes/stopping.ts";
import { strikesTold } from "./strikes/words.ts";
import { operations, operationsBegun } from "./turn/operations.ts";
import { firstSeat } from "./turn/phase.ts";
import { playing } from "./turn/playing.ts";
import { finish, keepScore } from "./victory/finish.ts";
import { ended } from "./victory/words.ts";

const { action, procedure, told: telling } = game<Lebanon>();

type Now = Stage<Lebanon, null>;

/** set-up, then turn after turn in five phases. */
export const campaign = procedure<null>("campaign")({
  strategy: (s) => {
    askForStrategy(s);
    return "idf-set-up";
  },
  "idf-set-up": (s) => {
    askToDeploy(s, "idf");
    return "idf-placed";
  },
  "idf-placed": (s) => (isDeployed(s) ? "insurgent-set-up" : "idf-set-up"),
  "insurgent-set-up": (s) => {
    if (s.state.table.phase === "idf-set-up") {
      s.state.table.phase = "insurgent-set-up";
      showDeployment(s, "idf");
    }
    askToDeploy(s, "insurgent");
    return "insurgent-placed";
  },
  "insurgent-placed": (s) => (isDeployed(s) ? "first-chits" : "insurgent-set-up"),
  "first-chits": (s) => {
    s.state.table.phase = "first-chits";
    showDeployment(s, "insurgent");
    askForFirstChits(s);
    return "first-hands";
  },
  "first-hands": (s) => {
    tellHands(s);
    return "turn";
  },
  turn: (s) => {
    const { table } = s.state;
    const seat = firstSeat(s.current.table);
    table.turn++;
    table.phase = "operations";
    table.phasing = seat;
    keepScore(s);
    s.emit({ chapter: "turn", kind: "turn", turn: table.turn, length: table.length });
    s.call(operations, { seat });
    return "second";
  },
  second: (s) => {
    const { table } = s.current;
    s.call(operations, { seat: enemyOf(table.phasing ?? firstSeat(table)) });
    return "effects";
  },
  effects: (s) => {
    const { table } = s.state;
    table.phase = "effects";
    table.phasing = null;
    table.news = [];
    s.call(cascade, { cause: "phase", attacker: null });
    return "end";
  },
  end: (s) => {
    const { table } = s.current;
    if (table.news.length > 0) s.picture("Cascading effects");
    if (table.turn >= table.length) {
      s.end(finish(s, null));
      return "done";
    }
    forget(s);
    askForChits(s);
    return "hands";
  },
  hands: (s) => {
    fillHands(s);
    s.call(deferred, null);
    return "told";
  },
  told: (s) => {
    tellHands(s);
    return "turn";
  },
});

const isDeployed = ({ outcome }: Now): boolean => outcome.some(({ action: name }) => name === deploy.name);

/** what counts until the end of a turn. */
function forget(s: Now): void {
  s.state.table.raided = false;
  for (const seat of SEATS) {
    const hand = handOf(s, seat);
    hand.known = {};
    hand.seen = [];
  }
}

/** the other seat wins at once. */
export const concession = procedure<{ readonly seat: SeatId }>("concession", {
  notes: z.strictObject({ seat: z.enum(SEATS) }),
})({
  end: (s) => {
    s.emit({ chapter: "turn", kind: "conceded", seat: s.data.seat });
    s.end(finish(s, s.data.seat));
    return "done";
  },
});

const concede = action("concede", "Concede", {
  help: "Gives the game up: the other side wins at once.",
  confirm: "Concede? The other side wins at once.",
}).apply((a) => a.call(concession, { seat: a.seat === "insurgent" ? "insurgent" : "idf" }));

const turnBegun = telling("turn", {
  line: ({ turn, length }) => `Turn ${turn} of ${length}.`,
});

const conceded = telling("conceded", {
  about: { kind: "points", weight: 3, givesUp: true },
  line: ({ seat }) =>
    `${The(seat)} ${verb(seat, "concedes", "concede")}: ${the(enemyOf(seat))} ${verb(enemyOf(seat), "wins", "win")}.`,
});

/** What seats are asked and may do; the order is that of the commands. */
export const plays = [
  choosingStrategy,
  deploying,
  choosingChits,
  playing,
  entered,
  enteredAlone,
  evading,
  choosingEvaders,
  committing,
  planningFire,
  choosingCasualty,
  stopping,
  effects.selecting,
  effects.discarding,
  effects.infiltrating,
  effects.returning,
  effects.closing,
  effects.syriaEntering,
  effects.escalating,
  effects.cutting,
  effects.shedding,
  { free: [concede], when: () => true },
] as const;

/** What is told. */
export const told = [
  strategyChosen,
  ownStrategy,
  deployed,
  handsHeld,
  ownHand,
  turnBegun,
  operationsBegun,
  conceded,
  ...playsTold,
  ...combatTold,
  ...strikesTold,
  cardDrawn,
  cameToNothing,
  ...effectsTold,
  ended,
] as const;
