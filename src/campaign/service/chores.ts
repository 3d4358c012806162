/**
 * What the umpire does without being asked; when it fails, it is tried again at growing intervals, and the host is
 * told.
 */
import { Refused } from "#engine";
import { StoreUnavailable } from "../../store/problems.ts";
import { blank, personalBox, single } from "../facts/posting.ts";
import type { Core } from "./core.ts";
import { plainError } from "./plain-error.ts";
import { SteadyClock } from "./steady.ts";

/** What the umpire does without being asked, and what the host is told when it fails. */
const FAILING = {
  deadline: "A player's time is up, but I cannot give the default answer.",
  computer: "A computer player cannot move.",
  request: "The time of a request, or of a pause, is over, but I cannot do what follows.",
  vote: "A council's vote is to be closed, or those whose vote is missing reminded, but I cannot do it.",
  restart: "I cannot resume this campaign after my restart.",
  absence: "I was away for a while, and cannot put off the deadlines that passed meanwhile.",
  presence: "I cannot write down who was here.",
} as const;

const GOES_ON =
  "I have tried three times, and keep trying, less and less often. Nothing is lost, and everyone can go on playing as far " +
  "as the rules allow it. If it stays like this, ask whoever runs this bot: its log says why.";

/** Tried again after this many ms, then after twice as many, and so on. */
const SOON = 5000;
const LATEST = 10 * 60_000;
/** How often it may fail before the host is told. */
const PATIENCE = 3;

export interface Chore {
  readonly game: string;
  readonly kind: keyof typeof FAILING;
  /** Which of several of this kind. */
  readonly which: string;
}

interface Failure {
  readonly chore: Chore;
  readonly work: () => Promise<void>;
  readonly times: number;
  /** Tried again at this time of the steady clock. */
  readonly due: number;
}

/**
 * Does what nobody has asked for, each game's failures apart from the others': what fails is tried again at growing
 * intervals.
 */
export class Chores {
  readonly #core: Core;
  readonly #clock: SteadyClock;
  readonly #failures = new Map<string, Failure>();

  constructor(core: Core) {
    this.#core = core;
    this.#clock = new SteadyClock(core.clock);
  }

  /** Does it now, unless it has failed just before. Throws `StoreUnavailable`, and nothing else. */
  async do(chore: Chore, work: () => Promise<void>): Promise<void> {
    const key = keyOf(chore);
    const before = this.#failures.get(key);
    if (before && before.due > this.#clock.now()) return;
    try {
      await work();
      this.#failures.delete(key);
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error; // no failure of this chore, and no news to anybody
      if (isSetAside(error)) this.#failures.delete(key);
      else if (this.#failures.get(key) === before) await this.#failed({ chore, work }, before?.times ?? 0, error);
    }
  }

  /**
   * How long it is, ms, until what has failed in a campaign's turn is tried again; null: nothing has. What was to be tried in
   * the turn that ends, and was not, is done by now or not to be done any more.
   */
  againIn(game: string): number | null {
    const now = this.#clock.now();
    const times: number[] = [];
    for (const [key, { chore, due }] of this.#failures) {
      if (chore.game !== game || !isOfTurn(chore)) continue;
      if (due <= now) this.#failures.delete(key);
      else times.push(due - now);
    }
    return times.length === 0 ? null : Math.min(...times);
  }

  isFailing(chore: Chore): boolean {
    return this.#failures.has(keyOf(chore));
  }

  /** Tries again what has failed, as far as its time has come; what is part of a campaign's turn waits for that. */
  async again(): Promise<void> {
    for (const { chore, work } of [...this.#failures.values()]) if (!isOfTurn(chore)) await this.do(chore, work);
  }

  /** Something has changed in a game: what failed there may go well now. */
  hurry(game: string): void {
    for (const [key, failure] of this.#failures)
      if (failure.chore.game === game) this.#failures.set(key, { ...failure, due: this.#clock.now() });
  }

  async #failed({ chore, work }: Pick<Failure, "chore" | "work">, before: number, error: unknown): Promise<void> {
    const times = before + 1;
    const due = this.#clock.now() + Math.min(LATEST, SOON * 2 ** before);
    this.#failures.set(keyOf(chore), { chore, work, times, due });
    const { logger } = this.#core;
    logger.error({ ...chore, times, error: plainError(error) }, "failed, to be tried again");
    if (times === PATIENCE)
      await this.#tellHost(chore).catch((worse: unknown) =>
        logger.error({ ...chore, error: plainError(worse) }, "the host could not be told of it"),
      );
  }

  /** Once for a state of the game, whatever restarts there are. */
  #tellHost({ game, kind }: Chore): Promise<void> {
    const core = this.#core;
    return core.queued(game, async (record) => {
      if (record.status !== "running") return;
      const standing = await core.repository.snapshot(game);
      const post = { ...blank, title: `${record.name}: something is stuck`, text: [FAILING[kind], " ", GOES_ON] };
      const outbox = [single(personalBox(record.host), post)];
      const interaction = `failing ${game} ${kind} ${standing?.seq ?? 0}`;
      await core.write({ game, interaction, outbox, at: core.clock.now() }, record);
    });
  }
}

/** Whether it is done in the campaign's turn (`TurnTaking`). */
const isOfTurn = ({ kind }: Chore): boolean => kind === "deadline" || kind === "request" || kind === "vote";

/** The campaign is damaged: whoever has found that has told the host, and nothing is to be done in it any more. */
const isSetAside = (error: unknown): boolean => error instanceof Refused && error.code === "damaged";

const keyOf = ({ game, kind, which }: Chore): string => `${game} ${kind} ${which}`;
