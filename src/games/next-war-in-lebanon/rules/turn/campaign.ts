import { z } from "zod";
import { game, type Stage } from "../../../../engine/index.ts";
import { SEATS, type SeatId } from "../../content/types.ts";
import { enemyOf, type Lebanon } from "../../state.ts";
import { askForChits, askForFirstChits, fillHands, tellHands } from "../chits/selection.ts";
import { cascade } from "../effects/cascade.ts";
import { deferred } from "../effects/decide.ts";
import { turnEvents } from "../events.ts";
import { handOf } from "../pieces/show.ts";
import { The, the, verb } from "../pieces/words.ts";
import { askToDeploy } from "../setup/deploying.ts";
import { deploy, showDeployment } from "../setup/deployment.ts";
import { askForStrategy } from "../setup/strategy.ts";
import { finish, keepScore } from "../victory/finish.ts";
import { operations } from "./operations.ts";
import { firstSeat } from "./phase.ts";

const { action, procedure, told } = game<Lebanon>();

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

export const concede = action("concede", "Concede", {
  help: "Gives the game up: the other side wins at once.",
  confirm: "Concede? The other side wins at once.",
}).apply((a) => a.call(concession, { seat: a.seat === "insurgent" ? "insurgent" : "idf" }));

export const turnBegun = told("turn", {
  event: turnEvents.turn,
  line: ({ turn, length }) => `Turn ${turn} of ${length}.`,
});

export const conceded = told("conceded", {
  event: turnEvents.conceded,
  about: { kind: "points", weight: 3 },
  line: ({ seat }) =>
    `${The(seat)} ${verb(seat, "concedes", "concede")}: ${the(enemyOf(seat))} ${verb(enemyOf(seat), "wins", "win")}.`,
});
