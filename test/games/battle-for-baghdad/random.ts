import { type Advance, anyMove, awaited, Dice, decisionsOf, type Envelope, submit, viewOf } from "#engine";
import type { Baghdad } from "../../../src/games/battle-for-baghdad/state.ts";
import { keyOf } from "../../kit/index.ts";
import { baghdad, book, type Game } from "./builder.ts";

/** A random game as far as somebody has looked at it: many tests look at the same one, which is played once. */
interface Road {
  readonly dice: Dice;
  readonly steps: Pick<Advance<Baghdad>, "state" | "happenings">[];
}

const roads = new Map<string, Road>();

function roadOf(...name: readonly number[]): Road {
  const key = keyOf("random", ...name);
  const road = roads.get(key) ?? { dice: new Dice({ key, next: 0 }), steps: [] };
  roads.set(key, road);
  return road;
}

function step({ dice, steps }: Road, env: Envelope<Baghdad>): Road["steps"][number] {
  const seat = dice.of(awaited(env));
  const [decision] = decisionsOf(book, env, seat).filter(({ owed }) => owed);
  const move = decision ? anyMove(book, viewOf(book, env, seat), decision, dice) : null;
  if (!move) throw new Error(`${seat} is asked and can do nothing`);
  const { state, happenings } = submit(book, env, { seat, decision: null, action: move.action, params: move.params });
  steps.push({ state, happenings });
  return { state, happenings };
}

/** A number of legal answers of a random game with these seats; looks at it after each. */
export function atRandom(seats: 3 | 4 | 5 | 6, answers: number, look: (game: Game) => void, seed = 1): Game {
  const game = baghdad({ seats });
  const road = roadOf(seats, seed);
  for (let n = 0; n < answers && !game.env.over; n++) {
    const { state, happenings } = road.steps[n] ?? step(road, game.env);
    game.env = state;
    game.note(happenings);
    look(game);
  }
  return game;
}
