/** Programs that play seats of computers in the campaigns of a sandbox: one for each seat of each campaign. */
import type { Logger } from "pino";
import { type Move, Refused, type Seat, submit } from "#engine";
import type { AskedOutside, OutsidePlayers, ToldOutside } from "../campaign/contract/outside.ts";
import { Bot } from "./bot.ts";
import { type Program, started } from "./programs.ts";

/** The commands of programs by the seats that they play. */
export type Commands = ReadonlyMap<Seat, string>;

interface Answer extends Move {
  readonly decision: string;
  /** The row that was the next when it was asked. */
  readonly seq: number;
}

interface Conversation {
  readonly seat: Seat;
  readonly bot: Bot;
  readonly program: Program;
  isAsked: boolean;
  /** To the question that it was asked last; it waits to be fetched. */
  answer: Answer | null;
  /** It was our mistake that it no longer plays. */
  hasFailed: boolean;
}

export class SeatBots implements OutsidePlayers {
  readonly #commands: Commands;
  readonly #seconds: number;
  readonly #logger: Logger;
  /** By campaign, then by seat. */
  readonly #games = new Map<string, Map<Seat, Conversation>>();

  /** `seconds`: how long each may take for a question. */
  constructor(commands: Commands, seconds: number, logger: Logger) {
    this.#commands = commands;
    this.#seconds = seconds;
    this.#logger = logger;
  }

  answer(asked: AskedOutside): Move | "thinking" | null {
    const talk = this.#talkOf(asked);
    if (!talk || talk.bot.gone || talk.hasFailed) return null;
    const { answer } = talk;
    talk.answer = null;
    if (answer && isStill(answer, asked)) return { action: answer.action, params: answer.params };
    if (!talk.isAsked) void this.#ask(talk, asked);
    return "thinking";
  }

  async #ask(talk: Conversation, { game, book, env, decision, wake }: AskedOutside): Promise<void> {
    talk.isAsked = true;
    try {
      talk.answer = await talk.bot.ask({ env, decision }, (given) => {
        const { action, params } = submit(book, env, given);
        return { action, params, decision: decision.id, seq: env.seq };
      });
    } catch (error) {
      this.#logger.error(
        { game, seat: talk.seat, error: placeOf(error) },
        "a bot could not be asked: the computer plays on",
      );
      talk.hasFailed = true;
    }
    talk.isAsked = false;
    if (talk.bot.gone || talk.hasFailed) talk.program.end();
    wake();
  }

  /** The conversation with whoever has this seat; null: nobody has it. */
  #talkOf({ game, book, options, role, decision: { seat } }: AskedOutside): Conversation | null {
    const command = this.#commands.get(seat);
    if (command === undefined || role === "minds") return null; // it is somebody's seat
    const talks = this.#games.get(game) ?? new Map<Seat, Conversation>();
    this.#games.set(game, talks);
    const known = talks.get(seat);
    if (known) return known;
    const program = started(command);
    const lost = (why: string): void => this.#logger.warn({ game, seat }, why);
    const bot = new Bot(program, { book, options, seats: [seat], seconds: this.#seconds, lost });
    const talk: Conversation = { seat, bot, program, isAsked: false, answer: null, hasFailed: false };
    talks.set(seat, talk);
    this.#logger.info({ game, seat }, "a program plays this seat"); // its command may hold what is secret
    return talk;
  }

  tell({ game, everyone, alone, result }: ToldOutside): void {
    const talks = this.#games.get(game);
    if (!talks) return;
    for (const { seat, bot, program } of talks.values()) {
      bot.tell(null, everyone);
      for (const told of alone) if (told.seat === seat) bot.tell(seat, told.lines);
      if (!result) continue;
      bot.over(result);
      void program.leave();
    }
    if (result) this.#games.delete(game);
  }
}

/** What an error is and where it came from; its message may name what hands hold. */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return "no error";
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames].join("\n");
}

/** Whether it answers the question that is open, and is possible yet if anything has happened since it was asked. */
function isStill({ decision: id, seq, action, params }: Answer, { book, env, decision }: AskedOutside): boolean {
  if (id !== decision.id) return false;
  if (seq === env.seq) return true;
  try {
    submit(book, env, { seat: decision.seat, decision: decision.actions.includes(action) ? id : null, action, params });
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
