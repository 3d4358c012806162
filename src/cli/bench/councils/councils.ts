import { type APIMessage, MessageFlags } from "discord-api-types/v10";
import type { Seat } from "../../../engine/index.ts";
import type { Person } from "../../../sandbox/index.ts";
import { type Assembly, assemble, delivered, type Side } from "./assembly.ts";
import { type Answered, answerNext } from "./session.ts";

/** What councils cost their members, over one turn. */
export interface CouncilFigures {
  /** The most that anybody has tapped for one vote. */
  readonly tapsToVote: number;
  /** The most that proposing takes beside the same answer of one who holds a seat alone. */
  readonly tapsToProposeMore: number;
  readonly notificationsPerMemberPerDay: number;
  /** Of a council and turn. */
  readonly messagesPerTurn: number;
  readonly questions: number;
  readonly proposed: number;
  /** So many proposals had the same answer of one person to be compared with. */
  readonly compared: number;
}

/** A turn takes so many days where nine of them are played in six weeks. */
const DAYS = 42 / 9;
/** What a question waits here, ms: nobody's time is up meanwhile. */
const WAIT = 10 * 60_000;
/** A turn has fewer questions than this. */
const MOST = 300;

/** Plays a turn by councils of so many people, and the same by one person for each seat. */
export async function benchCouncils(game: string, councils: readonly Seat[], people: number): Promise<CouncilFigures> {
  const alone = await played(await assemble(game, [], 1), councils);
  const together = await played(await assemble(game, councils, people), councils);
  const more = together.answered.flatMap(({ what, proposing }) => {
    const same = alone.answered.find((one) => one.what === what);
    return proposing > 0 && same ? [proposing - same.proposing] : [];
  });
  const votes = together.answered.flatMap(({ voting }) => voting);
  return {
    tapsToVote: Math.max(0, ...votes),
    tapsToProposeMore: Math.max(0, ...more),
    notificationsPerMemberPerDay: together.sounds / (councils.length * people) / DAYS,
    messagesPerTurn: together.messages / councils.length,
    questions: together.answered.length,
    compared: more.length,
    proposed: together.answered.filter(({ proposing }) => proposing > 0).length,
  };
}

interface Turn {
  /** What these seats have answered. */
  readonly answered: readonly Answered[];
  readonly sounds: number;
  readonly messages: number;
}

/** Plays until the second turn begins. */
async function played(assembly: Assembly, councils: readonly Seat[]): Promise<Turn> {
  const { table, game, sides } = assembly;
  const answered: Answered[] = [];
  const seen = new Map<string, APIMessage>();
  try {
    for (let done = 0; done < MOST && !(await isOver(assembly)); done++) {
      const side = await asked(assembly);
      const own = councils.includes(side.seat);
      const answer = await answerNext(assembly, side);
      if (answer && own) answered.push(answer);
      await delivered(table);
      for (const one of sides) note(seen, one);
      table.clock.advance(WAIT);
    }
    const complaints = table.sandbox.complaints();
    if (complaints.length > 0) throw new Error(`the sandbox complains:\n${complaints.join("\n")}`);
    const { status } = await table.umpire.campaigns.record(game);
    if (status !== "running") throw new Error(`the campaign is ${status}`);
    const members = sides.filter(({ thread }) => thread !== null).flatMap(({ people }) => people);
    const sounds = [...seen.values()].reduce((sum, message) => sum + heard(message, members), 0);
    return { answered, sounds, messages: seen.size };
  } finally {
    await table.close();
  }
}

const isOver = async ({ table, game }: Assembly): Promise<boolean> =>
  ((await table.umpire.campaigns.status(game)).phase?.turn ?? 0) > 1;

/** The first side that is asked something. */
async function asked({ table, game, sides }: Assembly): Promise<Side> {
  for (const side of sides) {
    const { decisions } = await table.umpire.campaigns.seatView(game, side.people[0]?.id ?? "", side.seat, false);
    if (decisions.some(({ kind, owed, answered }) => kind !== "offer" && owed && !answered)) return side;
  }
  throw new Error("nobody is asked anything");
}

/** The bot's messages in a council's thread, as they were when they came; the lines that tell who was added are none. */
function note(seen: Map<string, APIMessage>, { people, thread }: Side): void {
  const [reader] = people;
  if (thread === null || !reader) return;
  for (const message of reader.messages(thread))
    if (message.author.bot === true && message.type === 0 && !seen.has(message.id)) seen.set(message.id, message);
}

/** How many of these a message has notified. */
function heard({ flags, mentions }: APIMessage, members: readonly Person[]): number {
  if (((flags ?? 0) & MessageFlags.SuppressNotifications) !== 0) return 0;
  return members.filter(({ id }) => mentions.some((one) => one.id === id)).length;
}
