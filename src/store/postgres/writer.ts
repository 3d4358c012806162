/** One transaction for one change, in one flight: what must hold is said in its statements, and nothing is asked first. */
import { and, eq } from "drizzle-orm";
import type { Change } from "../change.ts";
import { IdTaken, StaleState } from "../problems.ts";
import type { Repository } from "../repository.ts";
import type { Database } from "./database.ts";
import { writeDue } from "./due.ts";
import { BY_ZERO, UNIQUE } from "./faults.ts";
import type { Flight } from "./flight.ts";
import { forget, rename } from "./forgetting.ts";
import { writeLobby } from "./lobby-writer.ts";
import { repairOutbox, writeOutbox } from "./outbox-writer.ts";
import * as t from "./schema.ts";
import { writeSeats } from "./seat-writer.ts";
import type { Value } from "./session.ts";
import { orFail, writePosts, writeState } from "./state-writer.ts";
import { writeTalks } from "./talk-writer.ts";

/** The interaction was handled before. */
class Repeated extends Error {}

export function changeWriter(database: Database): Repository["write"] {
  return async (change, from) => {
    try {
      await database.write((flight) => put(flight, change, from));
      return "written";
    } catch (error) {
      if (error instanceof Repeated) return "repeated";
      throw error;
    }
  };
}

const HANDLE = "INSERT INTO handled_interactions (id, at) VALUES ($1, $2)";
const COUNT_UP = orFail("UPDATE games SET version = version + 1 WHERE id = $1 AND version = $2");

/** All parts of a change. None waits for an answer, but where a campaign moves to another channel. */
async function put(flight: Flight, change: Change, from: number | null): Promise<void> {
  const { game, interaction, create, at } = change;
  if (interaction) flight.must(UNIQUE, new Repeated(), HANDLE, interaction, at);
  if (create) {
    const made = flight.orm.insert(t.games).values(create).toSQL();
    flight.must(UNIQUE, new IdTaken(game), made.sql, ...(made.params as Value[])); // as columns write them
  } else flight.must(BY_ZERO, new StaleState(game), COUNT_UP, game, from ?? -1);
  writeLobby(flight, change);
  await writeTalks(flight, change);
  writeState(flight, change);
  writeSeats(flight, change);
  writePosts(flight, change);
  repairOutbox(flight, change);
  writeBeside(flight, change);
  forget(flight, change);
  rename(flight, change);
  writeOutbox(flight, change);
  writeDue(flight, change);
}

/** The page that shows the campaign again, and how far somebody has come in the lesson that it is. */
function writeBeside({ orm, run }: Flight, { game, replay, lesson, at }: Change): void {
  const { replays, lessons } = t;
  const promised = and(eq(replays.game, game), eq(replays.status, "promised"));
  if (replay === "promised") run(orm.insert(replays).values({ game, status: "promised" }));
  else if (replay) run(orm.update(replays).set({ status: "wanted", post: replay.post }).where(promised));
  if (!lesson) return;
  const { stop, answer } = lesson;
  const row = orm.insert(lessons).values({ ...lesson, at });
  run(row.onConflictDoUpdate({ target: lessons.game, set: { stop, answer, at } }));
}
