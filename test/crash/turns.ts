import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { isLong } from "../amounts.ts";
import { GAMES, type Game } from "./casts.ts";

/** Here a machine remembers which game it has played last; one that does not begins anywhere. */
const LAST = fileURLToPath(new URL("../../node_modules/.cache/umpire-crash/last", import.meta.url));

interface Turn {
  readonly games: readonly Game[];
  /** To be called with a game that has passed: one that fails is played again. */
  readonly passed: (game: Game) => void;
}

/** The games whose bots are killed in this run: one of them in turn, all where it counts, or the one that is asked for. */
export function playedNow(env: NodeJS.ProcessEnv = process.env, file = LAST): Turn {
  const { CI, CRASH_GAME } = env;
  if (CRASH_GAME) return { games: [named(CRASH_GAME)], passed: () => {} };
  if (CI || isLong) return { games: GAMES, passed: () => {} };
  return {
    games: [GAMES[(GAMES.indexOf(lastIn(file)) + 1) % GAMES.length] ?? GAMES[0]],
    passed(game) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, game);
    },
  };
}

function named(name: string): Game {
  const game = GAMES.find((one) => one === name);
  if (!game) throw new Error(`CRASH_GAME=${name} is none of ${GAMES.join(", ")}`);
  return game;
}

function lastIn(file: string): Game {
  try {
    return named(readFileSync(file, "utf8"));
  } catch {
    return GAMES[Math.floor(Math.random() * GAMES.length)] ?? GAMES[0];
  }
}
