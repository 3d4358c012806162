import { canonical, type Decision, Dice, diceKey } from "#engine";
import type { Manner } from "../../src/cli/demo/manner.ts";
import { mannerOf } from "../../src/cli/demo/manners/registry.ts";
import { textOf } from "../../src/cli/robot/controls.ts";
import type { Glance } from "../../src/cli/robot/eyes.ts";
import type { Robot, Wanted } from "../../src/cli/robot/robot.ts";
import { literalName } from "../../src/discord/screen/rich.ts";
import { isStep } from "../../src/discord/seat/sheet/sheet-rows.ts";
import { handOver, lend, takeBackSeat } from "./changing-hands.ts";
import type { Missing } from "./council.ts";
import type { People, Script, Step } from "./people.ts";

/** Somebody writes in the channel now and then. */
const TALK = 6;
/** How long, in steps, somebody plays a seat that was lent to them. */
const LENT = 2;

type Options = Parameters<People["lobby"]>[0];

/** What somebody does next: an answer, or an answer to a question to come. */
interface Task {
  readonly robot: Robot;
  readonly glance: Glance;
  readonly decision: Decision | null;
  /** A vote that its council misses, which comes before all else. */
  readonly missing?: Missing | null;
}

/**
 * A game as its bots would play it by hand: sheets of rows, answers prepared ahead, menus of what is said ahead. What comes
 * next follows only from the state, so that an act can be tried again. Ended by its host after a number of steps.
 */
export class BotScript implements Script {
  readonly troubles: string[] = [];
  readonly #people: People;
  readonly #options: Options;
  readonly #manner: Manner;
  readonly #steps: number;

  constructor(people: People, options: Options, steps: number) {
    this.#people = people;
    this.#options = options;
    this.#manner = mannerOf(String(options.game));
    this.#steps = steps;
  }

  steps(): readonly Step[] {
    const { seats } = this.#people;
    const [host = ""] = seats;
    const played = Array.from({ length: this.#steps }, (_, i) => {
      const step = this.#step(i);
      return i % TALK === TALK - 1 ? [this.#people.talk(seats.at(-1) ?? host), step] : [step];
    });
    const half = Math.ceil(played.length / 2);
    return [
      ...this.#people.lobby(this.#options),
      ...played.slice(0, half).flat(),
      ...this.#people.negotiate(),
      ...this.#people.pause(),
      ...this.#people.takeBack(),
      this.#people.leaveCouncil(),
      ...lend(this.#people),
      ...played.slice(half, half + LENT).flat(),
      takeBackSeat(this.#people),
      ...handOver(this.#people),
      ...played.slice(half + LENT).flat(),
      {
        what: "abandon",
        done: async () => (await this.#people.status()) !== "running",
        act: () => this.#people.type(host, "game abandon", { sure: true }),
      },
      this.#people.silence(),
    ];
  }

  #step(i: number): Step {
    let before: string | null = null;
    let tries = 0;
    return {
      what: `step ${i}`,
      done: async () => {
        if ((await this.#people.status()) !== "running") return true;
        return before !== null && (await this.#people.standing()) !== before;
      },
      act: async () => {
        const stay = this.#people.staying();
        await this.#people.read();
        const now = await this.#people.standing();
        before ??= now; // once what the step before has brought is over, also where the bot died in the midst of it
        stay();
        if (now !== before) return; // it was done after all
        const task = await this.#next();
        if (!task) throw new Error("nobody has anything to do");
        if (tries++ > 0) await this.#sheetIsThere(task);
        await this.#do(task, i);
      },
    };
  }

  /** The first seat in the order of the table that has something to do: it prepares what comes before it answers. */
  async #next(): Promise<Task | null> {
    let asked: Task | null = null;
    for (const seat of this.#people.seats) {
      const robot = await this.#people.robot(seat);
      const glance = await robot.eyes.glance();
      const missing = seat === this.#people.council.seat ? await this.#people.council.missing() : null;
      if (missing) return { robot, glance, decision: null, missing };
      this.#nothingIsSpentTwice(robot, glance);
      if (this.#preparation({ robot, glance, decision: null })) return { robot, glance, decision: null };
      const decision = glance.seatView.decisions.find(({ owed, answered }) => owed && !answered);
      if (decision) asked ??= { robot, glance, decision };
    }
    return asked;
  }

  /** An answer given ahead is kept as long as its question may come or is open, and could answer another one after that. */
  #nothingIsSpentTwice({ seat }: Robot, { seatView }: Glance): void {
    const { guide } = seatView.book.definition;
    const open = seatView.decisions.map((one) => guide.prepared(seatView.view, one)?.key);
    const kept = new Set([...guide.upcoming(seatView.view).map(({ key }) => key), ...open]);
    for (const { key } of seatView.prepared.filter((one) => one.seat === seat))
      if (!kept.has(key)) this.troubles.push(`${seat} still has an answer to ${key}, which is over`);
  }

  #preparation({ robot, glance: { seatView } }: Task) {
    const dice = diceFor(seatView.view.table, robot.seat);
    for (const upcoming of seatView.book.definition.guide.upcoming(seatView.view)) {
      if (seatView.prepared.some((one) => one.key === upcoming.key && one.seat === robot.seat)) continue;
      if (seatView.vote?.votes.some(({ vote, motions }) => vote.question === upcoming.key && motions.length > 0))
        continue;
      const params = this.#manner.prepares(upcoming, seatView, dice);
      if (params) return { key: upcoming.key, params };
    }
    return null;
  }

  async #do(task: Task, i: number): Promise<void> {
    const { robot, glance, decision, missing } = task;
    if (missing) return await this.#people.council.support(missing);
    const prepared = this.#preparation(task);
    const meets = robot.seat === this.#people.council.seat;
    const page = meets || i % 3 === 2 ? await robot.copy() : robot.page();
    if (!decision) {
      if (prepared) await robot.prepare(prepared.key, prepared.params, page);
      return;
    }
    const wanted = await this.#wanted(task, decision);
    const [move] = wanted.moves;
    const offer = glance.seatView.decisions.find(
      ({ kind, actions, preset }) =>
        move && kind === "offer" && actions.includes(move.action) && preset.offer === move.params.offer,
    );
    if (offer && move) await robot.answerOffer(offer.id, move, page);
    // what a council votes on is a whole step
    else await robot.answer(meets && isStep(glance.seatView, decision) ? { ...wanted, end: true } : wanted, page);
  }

  async #wanted({ robot, glance: { seatView } }: Task, decision: Decision): Promise<Wanted> {
    const dice = diceFor(seatView.view.table, robot.seat);
    const own = await this.#manner.wants({ seatView, decision, eyes: robot.eyes, dice });
    const move = own ? null : seatView.book.definition.bot(seatView.view, decision, dice);
    if (!own && !move) throw new Error(`${robot.seat} does not know what to do`);
    return own ?? { moves: move ? [move] : [] };
  }

  /** After a crash the rows that were filled in are on the sheet: what each causes, or in its own words. */
  async #sheetIsThere({ robot, decision, glance }: Task): Promise<void> {
    const { sheet } = glance;
    if (!decision || sheet.rows.length === 0 || sheet.form) return;
    const lines = textOf((await robot.copy()).message).split("\n");
    const { rows } = await robot.eyes.step(glance);
    for (const [i, { words }] of sheet.rows.entries()) {
      const line = lines.find((one) => one.startsWith(`${i + 1}. `) || one.startsWith(`**${i + 1}**. `)) ?? "";
      const brings = rows[i]?.told.join(" ") ?? "";
      if (![words, literalName(words), ...(brings === "" ? [] : [brings])].some((one) => line.includes(one)))
        this.troubles.push(`${robot.seat} misses “${words}” on the sheet: ${lines.join("\n")}`);
    }
  }
}

/** The same dice for the same situation. */
const diceFor = (table: unknown, seat: string): Dice =>
  new Dice({ key: diceKey("00".repeat(32), `${canonical(table)} ${seat}`), next: 0 });
