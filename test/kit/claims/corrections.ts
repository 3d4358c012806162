import { correct, Dice, type Envelope, type GameTypes, onlooking, openAsk, Refused, submit } from "#engine";
import { freeze } from "../freeze.ts";
import { anyAct, type Claim, type Position } from "../play.ts";
import { randomPlay } from "../random-play.ts";
import { keyOf } from "../subject.ts";
import { sameJson, violate } from "../violation.ts";

/**
 * Whatever a moderator sets right leads to a state of the game, or is refused: the same twice, somebody can go on, and
 * nothing is wrong with it that was not wrong before.
 */
export const correctsSoundly = <G extends GameTypes>(): Claim<G> => ({
  title: "lets a moderator set right what leads to a sound state, and refuses the rest",
  every: 12,
  at(position) {
    const { book, env } = position;
    if (env.over) return;
    const dice = new Dice({ key: keyOf("corrections", canonicalKey(position)), next: 0 }); // the kit's own dice stay untouched
    for (const correction of book.definition.corrections ?? []) {
      const { params } = randomPlay(correction, onlooking(book, env), dice);
      const wish = { action: correction.name, params };
      const once = tried(() => correct(book, env, wish));
      if (!once) continue;
      const what = `${correction.name} ${JSON.stringify(params)}`;
      const stored = JSON.parse(JSON.stringify(env)) as Envelope<G>; // compared with what it was made from
      sameJson("a correction", what, JSON.stringify(once.state), JSON.stringify(correct(book, stored, wish).state));
      if (once.line.trim() === "") violate("a correction", `${what} says nothing`);
      if (!once.state.over && !openAsk(once.state)) violate("a correction", `${what} leaves nobody to go on`);
      goOn({ ...position, env: freeze(once.state), dice }, what);
    }
  },
});

/** How many acts of random play come after a correction. */
const ACTS = 3;

function goOn<G extends GameTypes>(position: Position<G>, what: string): void {
  let { env } = position;
  for (let n = 0; n < ACTS && !env.over; n++) {
    const act = anyAct({ ...position, env });
    try {
      env = freeze(submit(position.book, env, act).state);
    } catch (error) {
      violate("a correction", `after ${what} the game cannot go on: ${String(error)}`, error);
    }
  }
}

const canonicalKey = <G extends GameTypes>({ env, subject }: Position<G>): string =>
  `${subject.name} ${env.seq} ${env.random.key}`;

function tried<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}
