/** A campaign that people of the sandbox play by pressing and picking: opened, joined, started and played to its end. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Dice, Seat } from "#engine";
import type { Status } from "../../campaign/service.ts";
import type { Clock, Person, Sandbox } from "../../sandbox/index.ts";
import type { Umpire } from "../../umpire.ts";
import { Robot } from "../robot/robot.ts";
import type { Manner } from "./manner.ts";
import { type Deed, Player } from "./player.ts";

const MINUTE = 60_000;
/** The longest time, in minutes, until people come back. */
const LONGEST_PAUSE = 20;
/** How long, ms, after the last has joined it begins: people have left the controls by then. */
const UNTIL_START = 5 * MINUTE;
/** On one visit in this many somebody writes something first. */
const CHATTER = 6;

/** A campaign that people of the sandbox play by pressing and picking, with the bots' heads. */
export interface DemoCampaign {
  readonly sandbox: Sandbox;
  readonly umpire: Umpire;
  /** The time of the sandbox and of the bot. */
  readonly clock: Clock;
  readonly people: readonly Person[];
  /** Where it is played; the sandbox's first channel if left out. */
  readonly channel?: string;
  readonly options: { readonly [name: string]: string | number };
  readonly dice: Dice;
  /** How they play. */
  readonly manner: Manner;
  /** Called after everything that somebody has done. */
  done(status: Status, seat: Seat, deed: Deed): Promise<void>;
}

const placeOf = ({ channel, sandbox }: Pick<DemoCampaign, "channel" | "sandbox">): string =>
  channel ?? sandbox.channelId;

/** Opens and joins a campaign by commands. Returns its id. */
export async function openCampaign(demo: Omit<DemoCampaign, "done">, game: string): Promise<string> {
  const { umpire, people, options } = demo;
  const channel = placeOf(demo);
  const [host] = people;
  if (!host) throw new Error("nobody is there to play");
  await host.slash({ channel, command: "game create", options: { game, pace: "daily", ...options } }).reply();
  const [record] = await umpire.campaigns.showing.find({ channel });
  if (!record) throw new Error("the campaign was not opened");
  for (const person of people)
    await person.slash({ channel, command: "game join", options: { word: `${person.name}'s word` } }).reply();
  return record.id;
}

export async function startCampaign(demo: DemoCampaign): Promise<void> {
  const { people, umpire, clock } = demo;
  clock.advance(UNTIL_START);
  await people[0]?.slash({ channel: placeOf(demo), command: "game start", options: {} }).reply();
  await delivered(umpire);
}

/** Who plays which seat. */
async function playersOf(demo: DemoCampaign, game: string): Promise<readonly Player[]> {
  const { umpire, people, dice, manner } = demo;
  const { members } = await umpire.campaigns.showing.status(game);
  return people.map((person) => {
    const seat = members.find((member) => member.person === person.id)?.seat ?? "";
    const robot = new Robot(person, (look) => look(umpire.campaigns), game, seat, placeOf(demo));
    return new Player(robot, manner, dice);
  });
}

/** Plays until the game is over, or it is `enough`, and waits until everything is posted. */
export async function playCampaign(demo: DemoCampaign, game: string, enough = () => false): Promise<void> {
  const { umpire, sandbox, dice } = demo;
  const players = await playersOf(demo, game);
  await delivered(umpire);
  for (const player of dice.shuffled(players)) await visit(demo, game, player); // all have just been called
  while ((await umpire.campaigns.showing.record(game)).status === "running" && !enough()) {
    await delivered(umpire);
    const player = dice.of(await withSomethingToDo(umpire, players));
    demo.clock.advance((1 + dice.below(LONGEST_PAUSE)) * MINUTE);
    if (dice.below(CHATTER) === 0) chat(demo, player);
    await visit(demo, game, player);
  }
  await delivered(umpire);
  const complaints = sandbox.complaints();
  if (complaints.length > 0) throw new Error(`the sandbox complains:\n${complaints.join("\n")}`);
}

/** Those who have a reason to come; there is always one, or the campaign is stuck. */
async function withSomethingToDo(umpire: Umpire, players: readonly Player[]): Promise<readonly Player[]> {
  const coming: Player[] = [];
  for (const player of players) {
    const { seatView } = await player.robot.eyes.glance();
    if (player.wantsToCome(seatView)) coming.push(player);
  }
  if (coming.length > 0) return coming;
  throw new Error(`nobody has anything to do, but ${umpire.discord.user} waits`);
}

async function visit({ umpire, done }: DemoCampaign, game: string, player: Player): Promise<void> {
  await player.visit(async (deed) => {
    await delivered(umpire);
    await done(await umpire.campaigns.showing.status(game), player.robot.seat, deed);
  });
}

const WORDS = [
  "Sorry, I was on the train.",
  "Anyone up for a deal?",
  "That was close.",
  "Give me an hour.",
  "Well played.",
];

/** In the open thread, if there is one, or in the channel. */
function chat(demo: DemoCampaign, { robot }: Player): void {
  const { person } = robot;
  const place = placeOf(demo);
  const threads = person.channels().filter((one) => "thread_metadata" in one && !one.thread_metadata?.archived);
  const thread = threads.find((one) => "parent_id" in one && one.parent_id === place && one.type === 11);
  person.say({ channel: thread?.id ?? place, content: demo.dice.of(WORDS) });
}

/** Waits until the outbox is empty, except for what is to be tried again later. */
async function delivered({ campaigns }: Pick<Umpire, "campaigns">): Promise<void> {
  const { deliveries } = campaigns;
  const isLater = async (): Promise<boolean> =>
    ((await deliveries.untilDue()) ?? 0) > 0 && (await deliveries.inFlight()).length === 0;
  while ((await deliveries.pending()) > 0 && !(await isLater())) await sleep(5);
}
