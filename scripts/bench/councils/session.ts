import type { APIMessage } from "discord-api-types/v10";
import { type Decision, Dice, diceKey } from "#engine";
import { type Control, controlsOf, find, isMenu } from "../../../src/cli/robot/controls.ts";
import type { Robot, Wanted } from "../../../src/cli/robot/robot.ts";
import { readPress } from "../../../src/discord/screen/custom-id.ts";
import { isStep } from "../../../src/discord/seat/sheet/sheet-rows.ts";
import { answersTo, type Offered } from "../../../src/discord/seat/state/answers.ts";
import { SECRET } from "../table.ts";
import { type Assembly, delivered, type Side } from "./assembly.ts";
import type { Member } from "./member.ts";

/** How a question was answered, and what that took. */
export interface Answered {
  /**
   * What it took whoever proposed it to come to their page from the thread; null: it was not proposed. There they press what
   * one who holds a seat alone presses, before whom the page lies.
   */
  readonly opening: number | null;
  /** The taps of each who voted for it; none where one person holds the seat, or it was voted on only by its button. */
  readonly voting: readonly number[];
}

/** More than half. */
export const majority = (members: readonly Member[]): number => Math.floor(members.length / 2) + 1;

/**
 * Answers a seat's open question, as one who holds it alone, or by a council's vote, in which the first of `side` propose and
 * vote; null: it is asked nothing.
 */
export async function answerNext(assembly: Assembly, side: Side): Promise<Answered | null> {
  const [first, ...others] = side.members;
  if (!first) throw new Error("nobody holds the seat");
  const { robot } = first;
  const { seatView } = await robot.eyes.glance();
  const decision = seatView.decisions.find(({ kind, owed, answered }) => kind !== "offer" && owed && !answered);
  if (!decision) return null;
  const { wanted, named } = await choice(assembly, robot, decision);
  if (side.thread === null) {
    await robot.answer(wanted);
    return { opening: null, voting: [] };
  }
  if (seatView.vote?.proposes === false) {
    await robot.answer(wanted, await robot.copy()); // there is no time to vote: whoever is on duty answers
    return { opening: null, voting: [] };
  }
  const needed = majority(side.members);
  const button = named === null ? null : pollButton(first, side.thread, decision, named);
  if (button) return { opening: null, voting: await votes(side.members.slice(0, needed), button) };
  const before = robot.taps;
  const page = await robot.copy();
  const opening = robot.taps - before;
  await robot.answer(wanted, page);
  await delivered(assembly.table);
  return { opening, voting: await votes(others.slice(0, needed - 1), supported) };
}

/** An answer; `named`: the one that has a name, if it is one. */
interface Choice {
  readonly wanted: Wanted;
  readonly named: Offered | null;
}

/** Just a name is a suggestion: next to it people make plans of their own. */
const SUGGESTED = 1;

/** What a sensible player answers, the same in every run of the same position: one of the answers with a name, if there are several. */
async function choice({ table }: Assembly, robot: Robot, decision: Decision): Promise<Choice> {
  const { seatView } = await robot.eyes.glance();
  const dice = new Dice({ key: diceKey(SECRET, `${decision.seat} ${seatView.phase.id}`), next: 0 });
  const { first, single } = answersTo(seatView, decision);
  const isAStep = isStep(seatView, decision);
  const answers = [...first, ...single];
  if (!isAStep && answers.length > SUGGESTED) {
    const named = dice.of(answers);
    return { wanted: { moves: named.moves, say: named.ahead ?? [] }, named };
  }
  const own = await table.manner.wants({ seatView, decision, eyes: robot.eyes, dice });
  const move = own ? null : seatView.book.definition.bot(seatView.view, decision, dice);
  const moves = own?.moves ?? (move ? [move] : []);
  if (moves.length === 0 && !own) throw new Error(`nothing to answer ${decision.id} with`);
  return { wanted: { moves, end: isAStep }, named: null };
}

type Sought = (message: APIMessage) => Control | undefined;

/** Finds the button under the council's question that is this answer; null: there is none. */
function pollButton({ person }: Member, thread: string, { id }: Decision, named: Offered): Sought | null {
  const button: Sought = (message) => find(message, { kind: "answer", decision: id, step: named.id });
  return person.messages(thread).some((one) => button(one) !== undefined) ? button : null;
}

/** The motion that was proposed last, or the named answer that it is the same as, which has votes by now. */
const supported: Sought = (message) =>
  controlsOf(message).find((control) => {
    const { kind, step } = readPress(control.custom_id);
    const hasVotes = !isMenu(control) && / · \d+$/.test(control.label ?? "");
    return kind === "vote" ? step.startsWith("support.") : kind === "answer" && hasVotes;
  });

/** They press it one after the other; gives the taps of each. */
async function votes(members: readonly Member[], button: Sought): Promise<readonly number[]> {
  const taps: number[] = [];
  for (const member of members) {
    const before = member.taps;
    await member.pressInThread(button);
    taps.push(member.taps - before);
  }
  return taps;
}
