import { Refused, type View } from "../../src/engine/index.ts";
import type { SeatId } from "../../src/games/fitna/content/sides.ts";
import type { Fitna } from "../../src/games/fitna/state.ts";
import { fitna, Play } from "../games/fitna/builder.ts";
import { keyOf } from "../kit/index.ts";
import type { Phones } from "./phones.ts";
import type { Visitor } from "./visitor.ts";

/** Opens scenario 1 for two, who take their seats, and starts it. */
export async function openForTwo(
  phones: Phones,
  options: Readonly<Record<string, string>>,
  [rebels, syria]: readonly [Visitor, Visitor],
): Promise<void> {
  await rebels.command("game create", options);
  for (const [visitor, seat] of [
    [rebels, /^Rebels/],
    [syria, /^Syria/],
  ] as const) {
    await visitor.press("Join");
    await visitor.pick("Which seat?", seat);
    await visitor.press("Join", /You take/);
    await visitor.message("You have joined").waitFor();
  }
  await rebels.press("Start");
  await phones.quiet();
}

/** What somebody's seat knows. */
export async function viewOf(phones: Phones, name: string, seat: SeatId): Promise<View<Fitna>> {
  const { id } = await phones.record();
  const { view } = await phones.bot.look((campaigns) => campaigns.seatView(id, phones.sandbox.person(name).id, seat));
  return view as View<Fitna>; // the game's own view
}

type Wishes = Parameters<typeof fitna>[0];

/** Turn 2: the Rebels have moved and fought, and Syria comes after them. */
export function beforeSyria(wishes: Omit<Wishes, "seat">): Play {
  const { env } = fitna({ ...wishes, seat: "TUR", offensives: 0, table: { turn: 2 } });
  const syria = { procedure: "operations", stage: "begin", data: { seat: "SYR" }, outcome: [] };
  return new Play({ ...env, frames: env.frames.toSpliced(1, 0, syria) });
}

/** The position, with dice under which these acts lead to what is wished. Only who sets the key of the dice can do that. */
export function withLuck(start: Play, act: (game: Play) => void, isLucky: (game: Play) => boolean): Play["env"] {
  for (let n = 0; n < 300; n++) {
    const env = { ...start.env, random: { key: keyOf(`throw ${n}`), next: 0 } };
    const game = new Play(env);
    if (isPossible(game, act) && isLucky(game)) return env;
  }
  throw new Error("no throw of the dice is lucky");
}

/** Dice may bring a question that these acts do not answer. */
function isPossible(game: Play, act: (game: Play) => void): boolean {
  try {
    act(game);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
