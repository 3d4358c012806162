import type { APIMessage } from "discord-api-types/v10";
import { readPress } from "../../../discord/custom-id.ts";
import { answersTo, type Offered } from "../../../discord/seat/answers.ts";
import { isStep } from "../../../discord/seat/batch.ts";
import { type Decision, Dice, diceKey } from "../../../engine/index.ts";
import type { Person } from "../../../sandbox/index.ts";
import { type Control, controlsOf, find, isMenu } from "../../robot/controls.ts";
import { Finger } from "../../robot/finger.ts";
import { Robot, type Wanted } from "../../robot/robot.ts";
import { SECRET } from "../table.ts";
import { type Assembly, delivered, type Side } from "./assembly.ts";

/** How a question was answered, and what that took. */
export interface Answered {
  /**
   * What it took whoever proposed it to come to their page from the thread; null: it was not proposed. There they press what
   * one who holds a seat alone presses, before whom the page lies.
   */
  readonly opening: number | null;
  /** The taps of each who voted for it; none where one person holds the seat, or it was voted on by its button alone. */
  readonly voting: readonly number[];
}

/** Answers a seat's open question, as one who holds it alone, or by a council's vote; null: it is asked nothing. */
export async function answerNext(assembly: Assembly, side: Side): Promise<Answered | null> {
  const { table, game } = assembly;
  const [captain] = side.people;
  if (!captain) throw new Error("nobody holds the seat");
  const place = side.thread ?? table.sandbox.channelId;
  const robot = new Robot(captain, (look) => look(table.umpire.campaigns), game, side.seat, place);
  const { seatView } = await robot.eyes.glance();
  const decision = seatView.decisions.find(({ kind, owed, answered }) => kind !== "offer" && owed && !answered);
  if (!decision) return null;
  const { wanted, named } = await choice(assembly, robot, decision);
  const before = robot.taps;
  if (side.thread === null) {
    await robot.answer(wanted);
    return { opening: null, voting: [] };
  }
  if (seatView.vote?.proposes === false) {
    await robot.answer(wanted, await robot.copy()); // there is no time to vote: whoever is on duty answers
    return { opening: null, voting: [] };
  }
  const button = named === null ? null : pollButton(side.thread, captain, decision, named);
  if (button)
    return { opening: null, voting: await press(side, needed(side), (person) => pollAt(person, side, button)) };
  const page = await robot.copy();
  const opening = robot.taps - before;
  await robot.answer(wanted, page);
  await delivered(table);
  const others = { ...side, people: side.people.slice(1) };
  return { opening, voting: await press(others, needed(side) - 1, (person) => supportOf(person, side)) };
}

const needed = ({ people }: Side): number => Math.floor(people.length / 2) + 1;

/** An answer; `named`: the one that has a name, if it is one. */
interface Choice {
  readonly wanted: Wanted;
  readonly named: Offered | null;
}

/** What a sensible player answers, the same in every run of the same position: one of the answers with a name, if there are. */
async function choice({ table }: Assembly, robot: Robot, decision: Decision): Promise<Choice> {
  const { seatView } = await robot.eyes.glance();
  const dice = new Dice({ key: diceKey(SECRET, `${decision.seat} ${seatView.phase.id}`), next: 0 });
  const { first, single } = answersTo(seatView, decision);
  const isAStep = isStep(seatView, decision);
  if (!isAStep && first.length + single.length > 0) {
    const named = dice.of([...first, ...single]);
    return { wanted: { moves: named.moves, say: named.ahead ?? [] }, named };
  }
  const own = await table.manner.wants({ seatView, decision, eyes: robot.eyes, dice });
  const move = own ? null : seatView.book.definition.bot(seatView.view, decision, dice);
  const moves = own?.moves ?? (move ? [move] : []);
  if (moves.length === 0 && !own) throw new Error(`nothing to answer ${decision.id} with`);
  return { wanted: { moves, end: isAStep }, named: null };
}

/** The button under the council's question that is this answer; null: there is none. */
function pollButton(thread: string, person: Person, { id }: Decision, named: Offered): PollButton | null {
  const sought = { decision: id, step: named.id };
  return person.messages(thread).some((one) => find(one, { kind: "answer", ...sought })) ? sought : null;
}

interface PollButton {
  readonly decision: string;
  readonly step: string;
}

type Found = { readonly message: APIMessage; readonly control: Control };

const pollAt = (
  person: Person,
  { thread }: Side,
  button: { readonly decision: string; readonly step: string },
): Found => newest(person, thread, (message) => find(message, { kind: "answer", ...button }));

/** The motion that was proposed last, or the named answer that it is the same as, which has votes by now. */
const supportOf = (person: Person, { thread }: Side): Found =>
  newest(person, thread, (message) =>
    controlsOf(message).find((control) => {
      const { kind, step } = readPress(control.custom_id);
      const hasVotes = !isMenu(control) && / · \d+$/.test(control.label ?? "");
      return kind === "vote" ? step.startsWith("support.") : kind === "answer" && hasVotes;
    }),
  );

function newest(person: Person, thread: string | null, control: (message: APIMessage) => Control | undefined): Found {
  for (const message of person.messages(thread ?? "").toReversed()) {
    const found = control(message);
    if (found) return { message, control: found };
  }
  throw new Error(`${person.name} finds nothing to vote on`);
}

/** So many of them press it, one after the other. */
async function press(side: Side, times: number, button: (person: Person) => Found): Promise<readonly number[]> {
  const taps: number[] = [];
  for (const person of side.people.slice(0, times)) {
    const finger = new Finger(person);
    const { message, control } = button(person);
    await finger.press(message, control);
    taps.push(finger.taps);
  }
  return taps;
}
