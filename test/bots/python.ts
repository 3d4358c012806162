import { spawn, spawnSync } from "node:child_process";
import { createInterface } from "node:readline";
import { canonical, Dice } from "#engine";
import { ROOT } from "../docs/pages.ts";
import { nonsense } from "./nonsense.ts";
import { type BotGame, botGame, type Ending } from "./partner.ts";

export const PYTHON_BOT = "docs/bots/random_bot.py";

/** Null: this machine has no Python 3. */
export const python: string | null =
  ["python3", "python"].find(
    (name) => spawnSync(name, ["-c", "import sys; sys.exit(sys.version_info < (3,))"]).status === 0,
  ) ?? null;

/** A game that the bot of the documentation has played while half of its lines were nonsense. */
export interface Muddled extends Ending {
  /** How many of its lines were replaced. */
  readonly replaced: number;
  readonly asks: number;
  readonly refused: number;
  /** The acts and defaults that were taken, as they were written. */
  readonly acts: readonly string[];
}

/** Lets the bot of the documentation play; every second of its lines on average is replaced by nonsense on its way. */
export async function muddled(game: BotGame, program: string, seed: number): Promise<Muddled> {
  const child = spawn(program, [PYTHON_BOT, String(seed)], { cwd: ROOT, stdio: ["pipe", "pipe", "inherit"] });
  const dice = new Dice({ key: seed.toString(16).padStart(64, "0"), next: 0 });
  const acts: string[] = [];
  let [replaced, asks, refused] = [0, 0, 0];
  let asked = { decision: "", seat: "", action: "" };
  let sent = "";
  let answer: (line: string | Buffer) => void = () => undefined;
  const lines = createInterface({ input: child.stdout });
  lines.on("line", (line) => {
    const isSpoilt = dice.below(2) === 0;
    if (isSpoilt) replaced++;
    sent = isSpoilt ? "" : line;
    answer(isSpoilt ? nonsense(asked, dice) : line);
  });
  const played = await botGame(game, (message, write) => {
    answer = (line) => {
      write(line);
      write("\n");
    };
    if (message.type === "ask") {
      asks++;
      const { decision, seat, actions } = message;
      asked = { decision, seat, action: actions[0]?.action ?? "" };
    }
    if (message.type === "refused") refused++;
    if (message.type === "ok" && /^\{"type": ?"act"/.test(sent)) acts.push(sent);
    child.stdin.write(`${JSON.stringify(message)}\n`);
  });
  const code = await new Promise((resolve) => child.once("close", resolve)); // it ends by itself: the game is over
  if (code !== 0) throw new Error(`the bot has ended with ${String(code)}`);
  return { ...played, replaced, asks, refused, acts };
}

/** The state at the end of the same game, played only by those acts. */
export async function unmuddled(game: BotGame, acts: readonly string[]): Promise<string> {
  const left = [...acts];
  const { env } = await botGame(game, (message, write) => {
    if (message.type === "ask") write(`${left.shift() ?? "none is left"}\n`);
  });
  return canonical(env);
}
