/** A seat's holder in a demo, with a computer player's head and people's manners: when they come and what they do. */
import { canonical, type Decision, type Dice, type Move, type Said } from "#engine";
import type { SeatView } from "../../campaign/service.ts";
import type { Robot, Wanted } from "../robot/robot.ts";
import type { Intent, Manner } from "./manner.ts";

/** Whoever comes to the controls does not do more than this before they leave. */
const MOST = 40;

/** Something that a player has done: what it was, and the taps that it took. */
export interface Deed {
  readonly turn: number;
  /** Names of the actions, in order. */
  readonly actions: readonly string[];
  /** What it is called where it is counted separately. */
  readonly scene: string | null;
  readonly taps: number;
}

type Act = Pick<Deed, "actions" | "scene">;

/** A seat's holder with a computer player's head and people's manners. */
export class Player {
  readonly robot: Robot;
  readonly #manner: Manner;
  readonly #dice: Dice;
  readonly #says: { readonly [order: string]: string };
  /** What was said ahead once is not changed. */
  readonly #said = new Set<string>();
  /** Offers that were looked at and left open. */
  readonly #seen = new Set<string>();

  constructor(robot: Robot, manner: Manner, dice: Dice) {
    this.robot = robot;
    this.#manner = manner;
    this.#dice = dice;
    this.#says = manner.says(dice);
  }

  /** Whether there is anything on the page to come for. */
  wantsToCome(seatView: SeatView): boolean {
    return this.#open(seatView).length > 0;
  }

  #open({ decisions }: SeatView): readonly Decision[] {
    return decisions.filter(
      ({ id, owed, answered, invited }) => (owed && !answered) || (invited && !this.#seen.has(id)),
    );
  }

  /** Comes to the controls, does everything there is to do, and leaves; `done` is called after each thing. */
  async visit(done: (deed: Deed) => Promise<void>): Promise<void> {
    for (let things = 0; things < MOST; things++) {
      const taps = this.robot.taps;
      if (!(await this.robot.eyes.running())) return;
      const { seatView } = await this.robot.eyes.glance();
      const act = (await this.#answerNext(seatView)) ?? (await this.#prepareNext(seatView));
      if (!act) return;
      await done({ ...act, turn: seatView.phase.turn, taps: this.robot.taps - taps });
    }
    throw new Error(`${this.robot.person.name} never comes to an end`);
  }

  /** Answers the first open question, or does what comes before it. Null: nothing is asked. */
  async #answerNext(seatView: SeatView): Promise<Act | null> {
    for (const decision of this.#open(seatView)) {
      if (decision.kind === "offer") this.#seen.add(decision.id);
      const intent = await this.#intent(seatView, decision);
      if (!intent) continue;
      const { scene = null, ...wanted } = intent;
      const offer = offerOf(seatView, wanted);
      if (offer) await this.robot.answerOffer(offer.decision.id, shortcutFor(seatView, offer.decision, offer.move));
      else await this.robot.answer(scene === null ? await this.#withHabits(wanted) : wanted);
      const actions = wanted.moves.map(({ action }) => action);
      return { actions: wanted.end ? [...actions, "end"] : actions, scene };
    }
    return null;
  }

  /** What is answered to a question; null: nothing. */
  async #intent(seatView: SeatView, decision: Decision): Promise<Intent | null> {
    const { eyes } = this.robot;
    const own = await this.#manner.wants({ seatView, decision, eyes, dice: this.#dice });
    if (own) return own;
    const move = seatView.book.definition.bot(seatView.view, decision, this.#dice);
    return move && withAhead(seatView, decision, move);
  }

  async #withHabits(wanted: Wanted): Promise<Wanted> {
    const { say = [] } = wanted;
    return { ...wanted, say: [...say, ...(await this.#toSay(say))] };
  }

  /** What the page asks to be said ahead, said as this player always does, once. */
  async #toSay(said: readonly Said[]): Promise<readonly Said[]> {
    const toSay: Said[] = [];
    for (const [order, value] of Object.entries(this.#says)) {
      if (this.#said.has(order) || said.some((one) => one.order === order)) continue;
      if (!(await this.robot.canSay({ order, value }))) continue;
      this.#said.add(order);
      toSay.push({ order, value });
    }
    return toSay;
  }

  /** Answers the first question to come that people answer ahead. Null: there is none. */
  async #prepareNext(seatView: SeatView): Promise<Act | null> {
    const { guide } = seatView.book.definition;
    for (const upcoming of guide.upcoming(seatView.view)) {
      const { key, action } = upcoming;
      const ready = seatView.prepared.some((one) => one.key === key && one.seat === seatView.view.seat);
      const params = ready ? null : this.#manner.prepares(upcoming, seatView, this.#dice);
      if (!params) continue;
      await this.robot.prepare(key, params);
      return { actions: [`prepared ${action}`], scene: null };
    }
    return null;
  }
}

/** The offer that a move answers. */
function offerOf(
  { decisions }: SeatView,
  { moves }: Wanted,
): { readonly decision: Decision; readonly move: Move } | null {
  const [move] = moves;
  const decision = decisions.find(
    ({ kind, actions, preset }) =>
      move && kind === "offer" && actions.includes(move.action) && preset.offer === move.params.offer,
  );
  return move && decision ? { decision, move } : null;
}

/** The way to do this that the game names, if there is one: people press what lies before them. */
function shortcutFor({ book, view }: SeatView, decision: Decision, move: Move): Move {
  const shortcuts = book.definition.guide.shortcuts(view, decision).map(({ moves }) => moves);
  return shortcuts.find(([first, ...more]) => first?.action === move.action && more.length === 0)?.[0] ?? move;
}

/** A move with what its button says ahead, if the game names exactly that with it. */
function withAhead({ book, view }: SeatView, decision: Decision, move: Move): Wanted {
  const same = book.definition.guide.shortcuts(view, decision).filter(({ moves: [first, ...more] }) => {
    return more.length === 0 && first !== undefined && canonical(first) === canonical(move);
  });
  const [shortest] = same.sort((a, b) => (a.ahead?.length ?? 0) - (b.ahead?.length ?? 0));
  return { moves: [move], say: shortest?.ahead ?? [] };
}
