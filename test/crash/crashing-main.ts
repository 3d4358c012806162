/*
 * The bot as `npm start` runs it, in a process that dies at a fault point. It loads everything first and waits for its
 * orders, so that the next one stands ready while this one is still alive: a restart takes no longer than the bot's own.
 */
import { pino } from "pino";
import { z } from "zod";
import { tellAndExit } from "../../src/trouble.ts";
import { Doom, FaultPoints, watchRequests } from "./fault-points.ts";
import { startWatched } from "./watched-bot.ts";

export const Orders = z.strictObject({
  token: z.string(),
  api: z.string(),
  database: z.string(),
  /** Of every game's dice, so that two runs can be compared. */
  secret: z.string(),
  /** The one game that it knows. */
  game: z.string(),
  /** How many ms its clock is ahead. */
  ahead: z.number(),
  doom: Doom,
  /** How many ms each picture takes. */
  drawing: z.number().default(0),
  marked: z.boolean().default(true),
  /** The file that fault points are written to. */
  diary: z.string(),
});
export type Orders = z.input<typeof Orders>;

/** The clock is pushed forward while it lives. */
const Later = z.strictObject({ ahead: z.number() });

async function live(message: unknown): Promise<void> {
  const orders = Orders.parse(message);
  let { ahead } = orders;
  process.on("message", (later) => {
    ahead = Later.parse(later).ahead;
  });
  const points = new FaultPoints(orders.doom, orders.diary);
  watchRequests(points);
  const clock = { now: () => Date.now() + ahead };
  const umpire = await startWatched(orders, points, { clock, logger: pino({ level: "info" }), lost: tellAndExit });
  process.once("SIGTERM", () => void umpire.stop().then(() => process.exit()));
  process.send?.("ready");
}

// whoever started this is gone: so is its sandbox
process.on("disconnect", () => process.exit());
process.once("message", (message) => {
  live(message).catch((error: unknown) => {
    // as `npm start` does: whatever watches over it starts it again
    process.stderr.write(`${JSON.stringify({ level: 40, msg: "could not start", error: String(error) })}\n`);
    process.exit(1);
  });
});
process.send?.("loaded");
