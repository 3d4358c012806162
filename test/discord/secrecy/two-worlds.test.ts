import { describe, expect, it } from "vitest";
import { type Definition, Dice, type GameTypes, type Params } from "#engine";
import { games } from "../../../src/games/registry.ts";
import { openShipped } from "../../../src/packs/packs.ts";
import { amount, isLong, TIMES } from "../../amounts.ts";
import { service } from "../../campaign/harness.ts";
import { randomPlay } from "../../kit/random-play.ts";
import { keyOf, lobbyView } from "../../kit/subject.ts";
import { marked } from "./marks.ts";
import { Pair } from "./pair.ts";
import { forget, type Past, played, positionOf, type Tale } from "./past.ts";

/*
 * What a person was sent is a function of what that person may know. Two campaigns that differ only in what is hidden
 * from somebody look the same to them, and to who plays nothing, whatever they press and type, whatever the others do
 * and however much time passes: channel, thread, direct message, answers for their eyes only, windows, proposals, names
 * and texts of pictures and what the pictures show. And words that are made from what only a seat may see bear its mark,
 * which nobody else is ever shown. UMPIRE_FUZZ_GAMES multiplies the campaigns.
 */

/** How many times something that was done has to look the same. */
const ENOUGH = amount(5, 20) * TIMES;
const STEPS = 16;
/** The first campaigns of some games tell little of what is hidden: usual tests begin with one that does. */
const FIRST: { readonly [game: string]: number } = isLong ? {} : { fitna: 5 };
/** Acts before the worlds part, at most: what is played first costs as much as what is compared. */
const LONGEST = amount([10, 30, 60], [20, 50, 150]);

/** How often something that was done looked the same in worlds that were not. */
async function lookingAlike(tale: Tale): Promise<number> {
  const past = await played(tale);
  try {
    return await partingFrom(past);
  } finally {
    forget(past);
  }
}

async function partingFrom(past: Past): Promise<number> {
  const { tale } = past;
  const of = await service(past.file, [tale.definition]);
  const dice = new Dice({ key: keyOf(tale.seed, "worlds"), next: 0 });
  const real = await positionOf(of, past.game, dice);
  of.database.close();
  const viewer = dice.of(real.env.seats);
  const pair = real.env.over ? null : await Pair.part(past, viewer, real, dice.of(["now", "at-deal"]));
  if (!pair) return 0;
  try {
    return await pair.goOn(STEPS);
  } catch (error) {
    const story = [`${tale.seed}, as ${viewer}, after ${tale.acts} acts:`, ...pair.story];
    throw new Error(`${story.join("\n")}\n${String(error)}`, { cause: error });
  } finally {
    await pair.close();
  }
}

function taleOf(definition: Definition<GameTypes>, n: number): Tale {
  const seed = `${definition.id} ${n}`;
  const dice = new Dice({ key: keyOf(seed), next: 0 });
  const book = openShipped(definition, null);
  const drawn = (): Params => {
    const { params } = randomPlay(definition.options, lobbyView(book), dice);
    return definition.groups?.(params, book.content) ? drawn() : params; // each seat has a person of its own here
  };
  return { definition, seed, options: drawn(), acts: dice.below(dice.of(LONGEST)) };
}

describe.each(games.map((game) => [game.name, marked(game)] as const))(
  "two worlds that differ in what is hidden: %s",
  (_, definition) => {
    it("look the same", { timeout: 300_000 * TIMES }, async () => {
      let alike = 0;
      const first = FIRST[definition.id] ?? 0;
      for (let n = first; alike < ENOUGH && n < first + 3 * ENOUGH; n++)
        alike += await lookingAlike(taleOf(definition, n));
      expect(alike).toBeGreaterThanOrEqual(ENOUGH);
    });
  },
);
