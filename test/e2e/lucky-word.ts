import { begin, type GameTypes, type Rulebook, type Seat, type State } from "#engine";
import { gameKey } from "../../src/proof/history.ts";
import type { GameRecord } from "../../src/store/records.ts";

/**
 * A word by which a game begins as it is wished, and how it begins then. The people take these seats in order, and the
 * last one says the word. Only who knows the secret of the dice can find it.
 */
export function luckyWord<G extends GameTypes>(
  book: Rulebook<G>,
  { secret, options }: Pick<GameRecord, "secret" | "options">,
  wishes: readonly Seat[],
  isLucky: (state: State<G>) => boolean,
): { readonly word: string; readonly state: State<G> } {
  const seats = [...wishes];
  for (let n = 0; n < 5000; n++) {
    const word = `word ${n}`;
    const entries = seats.map((wish, i) => ({ token: `p${i + 1}`, wish, word: i === seats.length - 1 ? word : null }));
    const controllers = Object.fromEntries(entries.map(({ wish, token }) => [wish, token]));
    const { state } = begin(book, { seats, controllers, options, key: gameKey(secret, { seats, entries }) });
    if (isLucky(state)) return { word, state };
  }
  throw new Error("no word is lucky");
}
