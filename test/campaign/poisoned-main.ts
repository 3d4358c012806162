/*
 * The bot as `npm start` runs it, except for one game's rules: an answer for whoever is late ends the process where a
 * campaign is to last three turns, as a mistake in native code would, or memory that runs out.
 */
import { pino } from "pino";
import { z } from "zod";
import type { Definition, GameTypes } from "#engine";
import { games } from "../../src/games/registry.ts";
import { tellAndExit } from "../../src/trouble.ts";
import { startUmpire } from "../../src/umpire.ts";
import { dot } from "../crash/dot.ts";

const Orders = z.strictObject({ token: z.string(), api: z.string(), database: z.string(), ahead: z.number() });
export type Orders = z.infer<typeof Orders>;

const Poison = z.object({ table: z.looseObject({ turns: z.literal(3) }) });

const poisoned = (game: Definition<GameTypes>): Definition<GameTypes> => ({
  ...game,
  defaultAnswer(view, ...of) {
    if (Poison.safeParse(view).success) process.abort();
    return game.defaultAnswer(view, ...of);
  },
});

const { ahead, ...place } = Orders.parse(JSON.parse(process.argv[2] ?? ""));
await startUmpire({
  ...{ ...place, isPublic: false, packs: null, botDelay: 0, backupHours: 0, tick: 100 },
  definitions: games.filter(({ id }) => id === "iraqi-conflict").map(poisoned),
  ...{ illustrator: dot(), logger: pino({ level: "info" }), lost: tellAndExit },
  clock: { now: () => Date.now() + ahead },
});
