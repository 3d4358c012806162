import { setTimeout as sleep } from "node:timers/promises";
import type { Decision, Dice } from "../../engine/index.ts";
import type { Person, Sandbox } from "../../sandbox/index.ts";
import type { Umpire } from "../../umpire.ts";
import { Robot } from "./robot.ts";

/** A campaign that people of the sandbox play by pressing and picking, with the bots' heads. */
export interface DemoCampaign {
  readonly sandbox: Sandbox;
  readonly umpire: Umpire;
  readonly people: readonly Person[];
  readonly options: { readonly [name: string]: string | number };
  readonly dice: Dice;
  /** Called after every move with the part of the game that is played, 0 to 1. */
  progress(part: number, moves: number): void;
}

/** Opens, joins and starts a campaign by commands. Returns its id. */
export async function openCampaign({ sandbox, umpire, people, options }: DemoCampaign, game: string): Promise<string> {
  const channel = sandbox.channelId;
  const [host] = people;
  if (!host) throw new Error("nobody is there to play");
  await host.slash({ channel, command: "game create", options: { game, pace: 0, ...options } }).reply();
  const [record] = await umpire.campaigns.find({ channel });
  if (!record) throw new Error("the campaign was not opened");
  for (const person of people)
    await person.slash({ channel, command: "game join", options: { word: `${person.name}'s word` } }).reply();
  await host.slash({ channel, command: "game start", options: {} }).reply();
  return record.id;
}

/** Plays until the game is over, and waits until everything is posted. Returns the number of moves. */
export async function playCampaign(demo: DemoCampaign, game: string): Promise<number> {
  const { umpire, sandbox, progress } = demo;
  const robots = new Map(demo.people.map((person) => [person.id, new Robot(person)]));
  let moves = 0;
  for (;;) {
    const status = await umpire.campaigns.status(game);
    if (status.record.status !== "running") break;
    await delivered(umpire);
    const seat = demo.dice.of(status.awaited);
    const robot = robots.get(status.members.find((member) => member.seat === seat)?.person ?? "");
    if (!robot) throw new Error(`nobody plays ${seat}`);
    await moveOf(demo, robot, game, seat);
    moves++;
    const { phase } = status;
    if (phase) progress((phase.turn - 1) / (phase.turns ?? phase.turn), moves);
  }
  await delivered(umpire);
  progress(1, moves);
  const complaints = sandbox.complaints();
  if (complaints.length > 0) throw new Error(`the sandbox complains:\n${complaints.join("\n")}`);
  return moves;
}

async function moveOf(
  { umpire, sandbox, dice }: DemoCampaign,
  robot: Robot,
  game: string,
  seat: string,
): Promise<void> {
  const desk = await umpire.campaigns.desk(game, robot.person.id, seat);
  const open: readonly Decision[] = desk.decisions.filter((d) => (d.owed && !d.answered) || d.invited);
  for (const decision of open) {
    const move = desk.book.definition.bot(desk.view, decision, dice);
    if (!move) continue;
    const { action, params } = move;
    const meant = desk.decisions.find(
      (d) => d.actions.includes(action) && Object.entries(d.preset).every(([name, value]) => params[name] === value),
    );
    await robot.play(sandbox.channelId, desk, { action, params, decision: meant?.id ?? null });
    return;
  }
}

/** Waits until the outbox is empty. */
async function delivered({ campaigns }: Umpire): Promise<void> {
  while ((await campaigns.deliveries.pending()) > 0) await sleep(5);
}
