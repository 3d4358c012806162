/** All that a person has to decide in all games, what others wait for first. */
import { type Decision, type Envelope, type GameTypes, type Rulebook, type Seat, viewOf } from "#engine";
import type { GameRecord } from "../../../store/records.ts";
import type { Live } from "../../facts/live.ts";
import { seatName } from "../../facts/names.ts";
import { openDecisions } from "../../facts/open-decisions.ts";
import { mayLook } from "../../facts/permissions.ts";
import { channelOf, liveSlot } from "../../facts/posting.ts";
import { deadlineOf } from "../../time/clocks.ts";
import type { Core } from "../core.ts";
import { type InEach, inEach } from "../in-each.ts";

/** What one of a person's seats has to decide. */
export interface Todo {
  readonly record: GameRecord;
  readonly seat: Seat;
  readonly seatName: string;
  readonly title: string;
  /** Whether others wait for it; a proposal may be left alone. */
  readonly owed: boolean;
  readonly deadline: number | null;
  /** The post in the game's channel that says whom it waits for, if it has arrived there. */
  readonly message: string | null;
}

export async function todoOf(core: Core, person: string): Promise<InEach<Todo>> {
  const games = await core.repository.games({ person, status: ["running"] });
  const { found, unread } = await inEach(core, games, async (record) => todoIn(core, await core.begun(record), person));
  return { found: [...found.filter((todo) => todo.owed), ...found.filter((todo) => !todo.owed)], unread };
}

async function todoIn(core: Core, live: Live, person: string): Promise<Todo[]> {
  const { record, book, env, members, clocks, post } = live;
  const mine = env.seats.filter((seat) => mayLook({ record, members }, person, seat));
  const open = mine.flatMap((seat) => openDecisions(book, env, seat).filter(waits));
  if (open.length === 0 || record.status !== "running") return []; // it may have ended meanwhile
  const message = post && (await core.repository.outbox.messageOf(record.id, liveSlot(post.number), channelOf(record)));
  return open.map((decision) => ({
    record,
    seat: decision.seat,
    seatName: seatName(record, book, decision.seat),
    title: decision.text ?? questionOf(book, env, decision),
    owed: decision.owed,
    deadline: decision.owed ? deadlineOf(clocks, decision.seat) : null,
    message,
  }));
}

/** Whether a seat is waited for, or has a proposal before it. */
const waits = ({ owed, invited }: Decision): boolean => owed || invited;

/** What is asked, as the game puts it; else the actions that answer it. */
function questionOf(book: Rulebook<GameTypes>, env: Envelope<GameTypes>, decision: Decision): string {
  const { question } = book.definition.guide.prompt(viewOf(book, env, decision.seat), decision);
  return question === "" ? decision.actions.map((name) => book.actions.get(name)?.title ?? name).join(" / ") : question;
}
