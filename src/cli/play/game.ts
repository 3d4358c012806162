/** One game from start to end, in which programs play some seats, and computer players all others. */
import { setImmediate as breath } from "node:timers/promises";
import {
  type Advance,
  type Decision,
  type Envelope,
  type GameTypes,
  type Params,
  type Rulebook,
  type Seat,
  type Submission,
  submit,
} from "#engine";
import type { Bot } from "../../bots/bot.ts";
import { beginning, diceOf, moveFor, nextQuestion, type PlayedOut } from "../play-out.ts";

/** What a computer player does. */
export type Chooser = (env: Envelope<GameTypes>, decision: Decision) => Submission;

export interface Table {
  readonly book: Rulebook<GameTypes>;
  readonly options: Params;
  /** 32 bytes in hex: the same key and the same answers, the same game. */
  readonly key: string;
  /** Who plays a seat; null: the computer. */
  botAt(seat: Seat): Bot | null;
  /** All of them, each once. */
  readonly bots: readonly Bot[];
  /** How computers play; as in campaigns, if left out. */
  readonly choose?: Chooser;
  /** A game that has not ended by then is stopped. */
  readonly most: number;
}

/** How many acts of computers follow each other before timers and streams get their turn. */
const AT_ONCE = 20;

/** Plays it to its end, and tells the bots of that. */
export async function playedWithBots({ book, options, key, botAt, bots, most, ...how }: Table): Promise<PlayedOut> {
  const dice = diceOf(key);
  const asInCampaigns: Chooser = (env, decision) => moveFor(book, env, decision.seat, decision, "sensible", dice);
  const { choose = asInCampaigns } = how;
  const start = beginning(book, { options, key });
  let env = start.state;
  for (const bot of bots) bot.told(start);
  let actions = 0;
  let time = 0n;
  while (!env.over && actions < most) {
    const [seat, decision] = nextQuestion(book, env, dice);
    const before = env;
    const answer = (await botAt(seat)?.ask({ env, decision }, (given) => submit(book, before, given))) ?? null;
    if (answer === null && bots.length > 0 && actions % AT_ONCE === 0) await breath();
    const begun = process.hrtime.bigint();
    const advance: Advance<GameTypes> = answer ?? submit(book, env, choose(env, decision));
    time += process.hrtime.bigint() - begun;
    env = advance.state;
    actions++;
    for (const bot of bots) bot.told(advance);
  }
  for (const bot of bots) bot.over(env.over);
  return { env, result: env.over, actions, time };
}
