import { type APIMessage, MessageFlags } from "discord-api-types/v10";
import type { Seat } from "../../../engine/index.ts";
import type { Person } from "../../../sandbox/index.ts";
import { type Assembly, assemble, delivered, type Side } from "./assembly.ts";
import { type Answered, answerNext } from "./session.ts";

/** What councils cost their members, over one turn. */
export interface CouncilFigures {
  /** The most that anybody has tapped for one vote. */
  readonly tapsToVote: number;
  /** The most that proposing takes beside what one who holds a seat alone presses. */
  readonly tapsToProposeMore: number;
  readonly notificationsPerMemberPerDay: number;
  /** Of a council and turn. */
  readonly messagesPerTurn: number;
  readonly questions: number;
  readonly proposed: number;
}

/** A turn takes so many days where nine of them are played in six weeks. */
const DAYS = 42 / 9;
/** What a question waits here, ms: nobody's time is up meanwhile. */
const WAIT = 10 * 60_000;
/** A turn has fewer questions than this. */
const MOST = 300;

/** Plays a turn by councils of so many people. */
export async function benchCouncils(game: string, councils: readonly Seat[], people: number): Promise<CouncilFigures> {
  const { answered, sounds, messages } = await played(await assemble(game, councils, people), councils);
  const opening = answered.flatMap((one) => one.opening ?? []);
  return {
    tapsToVote: Math.max(0, ...answered.flatMap(({ voting }) => voting)),
    tapsToProposeMore: Math.max(0, ...opening),
    notificationsPerMemberPerDay: sounds / (councils.length * people) / DAYS,
    messagesPerTurn: messages / councils.length,
    questions: answered.length,
    proposed: opening.length,
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
    await placed(assembly);
    for (const one of sides) note(seen, one);
    const before = new Set(seen.keys());
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
    const own = [...seen.values()].filter(({ id }) => !before.has(id));
    return { answered, sounds: own.reduce((sum, one) => sum + heard(one, members), 0), messages: own.length };
  } finally {
    await table.close();
  }
}

/** Plays on until the first turn has begun: start units are placed once in a campaign. */
async function placed(assembly: Assembly): Promise<void> {
  const { table, game } = assembly;
  const phase = async () => (await table.umpire.campaigns.status(game)).phase?.name;
  const first = await phase();
  for (let done = 0; done < MOST && (await phase()) === first; done++) {
    await answerNext(assembly, await asked(assembly));
    await delivered(table);
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
