import { Refused, type View } from "../../src/engine/index.ts";
import type { SeatId } from "../../src/games/next-war-in-lebanon/content/types.ts";
import type { Lebanon } from "../../src/games/next-war-in-lebanon/state.ts";
import { Game } from "../games/next-war-in-lebanon/builder.ts";
import { keyOf } from "../kit/index.ts";
import type { Phones } from "./phones.ts";
import type { Visitor } from "./visitor.ts";

/** Opens a campaign of two, who take their seats, and starts it. */
export async function openForTwo(
  phones: Phones,
  options: Readonly<Record<string, string>>,
  [idf, insurgent]: readonly [Visitor, Visitor],
): Promise<void> {
  await idf.command("game create", options);
  for (const [visitor, seat] of [
    [idf, /^IDF/],
    [insurgent, /^Insurgents/],
  ] as const) {
    await visitor.press("Join");
    await visitor.pick("Which seat?", seat);
    await visitor.press("Join", /You take/);
    await visitor.message("You have joined").waitFor();
  }
  await idf.press("Start");
  await phones.quiet();
}

/** What somebody's seat knows. */
export async function viewOf(phones: Phones, name: string, seat: SeatId): Promise<View<Lebanon>> {
  const { id } = await phones.record();
  const { view } = await phones.bot.look((campaigns) => campaigns.seatView(id, phones.sandbox.person(name).id, seat));
  return view as View<Lebanon>; // the game's own view
}

/** The position, with dice under which these acts lead to what is wished. Only who sets the key of the dice can do that. */
export function withLuck(start: Game, act: (game: Game) => void, isLucky: (game: Game) => boolean): Game["env"] {
  for (let n = 0; n < 3000; n++) {
    const env = { ...start.env, random: { key: keyOf(`throw ${n}`), next: 0 } };
    const game = new Game(env, start.book);
    if (isPossible(game, act) && isLucky(game)) return env;
  }
  throw new Error("no throw of the dice is lucky");
}

/** Dice may bring a question that these acts do not answer. */
function isPossible(game: Game, act: (game: Game) => void): boolean {
  try {
    act(game);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
