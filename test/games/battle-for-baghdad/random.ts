import { anyMove, awaited, Dice, decisionsOf, viewOf } from "#engine";
import { keyOf } from "../../kit/index.ts";
import { baghdad, book, type Game } from "./builder.ts";

/** So many legal answers of a random game with these seats; looks at it after each. */
export function atRandom(seats: 3 | 4 | 5 | 6, answers: number, look: (game: Game) => void, seed = 1): Game {
  const game = baghdad({ seats });
  const dice = new Dice({ key: keyOf("random", seats, seed), next: 0 });
  for (let n = 0; n < answers && !game.env.over; n++) {
    const seat = dice.of(awaited(game.env));
    const [decision] = decisionsOf(book, game.env, seat).filter(({ owed }) => owed);
    const move = decision ? anyMove(book, viewOf(book, game.env, seat), decision, dice) : null;
    if (!move) throw new Error(`${seat} is asked and can do nothing`);
    game.act(seat, move.action, move.params);
    look(game);
  }
  return game;
}
