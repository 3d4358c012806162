import { PassThrough, Writable } from "node:stream";
import type { Params, Seat } from "#engine";
import { Bot } from "../../src/bots/bot.ts";
import { type FromUmpire, fromUmpire, type StepMessage } from "../../src/bots/protocol.ts";
import { bookOf } from "../../src/cli/arguments.ts";
import { playedWithBots } from "../../src/cli/play/game.ts";
import type { PlayedOut } from "../../src/cli/play-out.ts";

/** A game that a bot plays in. */
export interface BotGame {
  readonly game: string;
  readonly set?: { readonly [option: string]: string };
  /** All, if left out. */
  readonly seats?: readonly Seat[];
  readonly key?: string;
  readonly seconds?: number;
}

export const KEY = "b0".repeat(32);

export interface Ending extends PlayedOut {
  readonly heard: readonly FromUmpire[];
  readonly bot: Bot;
  /** Why the computer played on. */
  readonly lost: readonly string[];
}

/** What a bot writes to a message: whole lines, or pieces of them; `null` closes its end. */
export type Writing = (message: FromUmpire, write: (piece: string | Buffer | null) => void) => void;

/** Plays a game with a bot that lives in this process; every message that it gets is held to the protocol. */
export async function botGame(
  { game, set = {}, seats, key = KEY, seconds }: BotGame,
  writing: Writing,
): Promise<Ending> {
  const book = bookOf(game);
  const options: Params = { ...book.definition.defaults, ...set };
  const own = seats ?? book.definition.roster(options, book.content).map(({ id }) => id);
  const input = new PassThrough();
  const heard: FromUmpire[] = [];
  const lost: string[] = [];
  const write = (piece: string | Buffer | null): void => void (piece === null ? input.end() : input.write(piece));
  const output = new Writable({
    write(chunk: Buffer, _, done) {
      for (const line of String(chunk).trimEnd().split("\n")) {
        const message = fromUmpire.parse(JSON.parse(line));
        heard.push(message);
        writing(message, write);
      }
      done();
    },
  });
  const bot = new Bot({ input, output }, { book, options, seats: own, seconds, lost: (why) => lost.push(why) });
  const botAt = (seat: Seat): Bot | null => (own.includes(seat) ? bot : null);
  const played = await playedWithBots({ book, options, key, botAt, bots: [bot], most: 20_000 });
  input.destroy();
  return { ...played, heard, bot, lost };
}

/** A bot that always answers as a deadline would, after what it writes first. */
export const byDefault =
  (first: (ask: Extract<FromUmpire, { type: "ask" }>) => readonly (string | Buffer)[] = () => []): Writing =>
  (message, write) => {
    if (message.type !== "ask") return;
    for (const line of first(message)) {
      write(line);
      write("\n");
    }
    write(`${JSON.stringify({ type: "default", decision: message.decision })}\n`);
  };

/** Fills in an action by the first choices, lists as short as they may be, and does it. */
export class FirstChoices {
  readonly #asked: { readonly decision: string; readonly action: string };
  readonly #answers: (string | number | null)[] = [];

  constructor(decision: string, action: string) {
    this.#asked = { decision, action };
  }

  /** What to write at first, and then to each `ok`; null: it is done. */
  next(ok: Extract<FromUmpire, { type: "ok" }> | null = null): string | null {
    if (ok?.move && !ok.next) return this.#isSent ? null : this.#act(ok.move);
    if (ok?.next) this.#answers.push(firstAnswer(ok.next));
    return `${JSON.stringify({ type: "fill", ...this.#asked, answers: this.#answers })}\n`;
  }

  #isSent = false;

  #act(move: object): string {
    this.#isSent = true;
    return `${JSON.stringify({ type: "act", decision: this.#asked.decision, ...move })}\n`;
  }
}

function firstAnswer({ input, mayEnd }: StepMessage): string | number | null {
  if (mayEnd) return null;
  return input.kind === "pick" ? (input.options[0]?.value ?? null) : input.kind === "integer" ? input.min : "";
}
