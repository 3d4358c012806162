/** One game of an arena: who plays which seat, and what it was worth to each. */
import { createHash } from "node:crypto";
import { Dice, type GameTypes, outlookOf, type Params, type Rulebook, type Seat, viewOf } from "#engine";
import { Bot } from "../../bots/bot.ts";
import { type Program, started } from "../../bots/programs.ts";
import { type Chooser, playedWithBots } from "../play/game.ts";
import { answering } from "../play-out.ts";
import { type Ban, type Met, restricted } from "./forbidding.ts";
import { levelNamed } from "./levels.ts";
import { pointsOf } from "./points.ts";

/** A game to be played; plain JSON, for threads. */
export interface Task {
  readonly game: string;
  readonly options: Params;
  /** 32 bytes in hex; computer players and dice follow from it. */
  readonly key: string;
  /** Levels, or commands of programs, by seats; the others are easy. */
  readonly players: { readonly [seat: Seat]: string };
  /** What a seat may not do. */
  readonly ban: { readonly seat: Seat; readonly what: Ban } | null;
  readonly budget: number | null;
  /** How long a program may take for a question, in seconds. */
  readonly seconds: number;
  /** A game that has not ended after this many acts is a fault. */
  readonly most: number;
}

export interface Outcome extends Met {
  /** By seats: from 0 to 1. */
  readonly points: { readonly [seat: Seat]: number };
  readonly acts: number;
  /** Why it has not ended; null: it has. */
  readonly fault: string | null;
  /** Seats whose program was gone before the end. */
  readonly gone: readonly Seat[];
}

/** The same task gives the same outcome, unless a program plays that does otherwise. */
export async function playTask(book: Rulebook<GameTypes>, task: Task): Promise<Outcome> {
  const { options, key, players, most, seconds } = task;
  const seats = book.definition.roster(options, book.content).map(({ id }) => id);
  const programs = new Map<Seat, { readonly program: Program; readonly bot: Bot }>();
  const met: Met = { met: 0, unavoidable: 0 };
  for (const seat of seats) {
    const player = players[seat] ?? EASY;
    if (levelNamed(player)) continue;
    const program = started(player);
    const bot = new Bot(program, { book, options, seats: [seat], seconds, lost: () => undefined });
    programs.set(seat, { program, bot });
  }
  try {
    const { env, result, actions } = await playedWithBots({
      ...{ book, options, key, most },
      botAt: (seat) => programs.get(seat)?.bot ?? null,
      bots: [...programs.values()].map(({ bot }) => bot),
      choose: chooser(book, task, met),
    });
    const points = Object.fromEntries(seats.map((seat) => [seat, pointsOf(result, seat)]));
    const gone = [...programs].flatMap(([seat, { bot }]) => (bot.gone ? seat : []));
    return { points, acts: actions, fault: env.over ? null : `it had not ended after ${most} acts`, gone, ...met };
  } catch (error) {
    return { points: {}, acts: 0, fault: `it has failed: ${String(error)}`, gone: [], ...met };
  } finally {
    for (const { program, bot } of programs.values()) if (bot.gone) program.end();
    await Promise.all([...programs.values()].map(({ program }) => program.leave()));
  }
}

const EASY = "easy";

/** Each seat has dice of its own: that one seat is played otherwise changes as little as possible for the others. */
function chooser(book: Rulebook<GameTypes>, { key, players, ban, budget }: Task, met: Met): Chooser {
  const dice = new Map<Seat, Dice>();
  return (env, decision) => {
    const { seat } = decision;
    const own = dice.get(seat) ?? new Dice({ key: keyFor(`${key} ${seat}`), next: 0 });
    dice.set(seat, own);
    const level = levelNamed(players[seat] ?? EASY) ?? levelNamed(EASY);
    if (!level) throw new Error("there is no easy level");
    const thought = { book, view: viewOf(book, env, seat), outlook: outlookOf(env, seat), decision, dice: own, budget };
    const move = ban?.seat === seat ? restricted(level, env, thought, ban.what, met) : level.move(thought);
    return answering(decision, move);
  };
}

/** 32 bytes in hex that follow from a word. */
export const keyFor = (word: string): string => createHash("sha256").update(word).digest("hex");
