import { type Envelope, type GameTypes, Refused } from "#engine";
import { keyOf } from "../kit/index.ts";

/** How many throws are tried. */
const MOST = 3000;

/** The position, with dice under which these acts lead to what is wished. Only who sets the key of the dice can do that. */
export function withLuck<G extends GameTypes, Play>(
  position: Envelope<G>,
  begin: (env: Envelope<G>) => Play,
  act: (game: Play) => void,
  isLucky: (game: Play) => boolean,
): Envelope<G> {
  for (let n = 0; n < MOST; n++) {
    const env = { ...position, random: { key: keyOf(`throw ${n}`), next: 0 } };
    const game = begin(env);
    if (isPossible(game, act) && isLucky(game)) return env;
  }
  throw new Error("no throw of the dice is lucky");
}

/** Dice may bring a question that these acts do not answer. */
function isPossible<Play>(game: Play, act: (game: Play) => void): boolean {
  try {
    act(game);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
