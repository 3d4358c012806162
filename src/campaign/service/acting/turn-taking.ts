/** Gives each campaign its turn, so that one which crashes or blocks the process does not take the others with it. */
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import pLimit from "p-limit";
import { type DueTurn, type EndedTurn, NEVER } from "../../../store/due.ts";
import { StoreUnavailable } from "../../../store/problems.ts";
import { blank, personalBox, single } from "../../facts/posting.ts";
import type { Core } from "../core.ts";

/** How many turns are noted in one write, before they begin and once they are over. */
const AT_ONCE = 20;
/** How long, ms, one look goes on giving turns. */
const LONGEST_LOOK = 4500;
/** A turn that takes longer, ms, keeps all others waiting: it counts as one that never finished. */
const LONGEST = 10_000;

/**
 * Gives campaigns their turns, so that one whose turn ends the process, or takes all of its time, does not take the
 * others with it: turns are counted before they begin; one whose turns never finish waits longer and longer, has them
 * alone, and is set aside in the end. What merely fails is not counted: that is tried again by itself (`Chores`).
 */
export class TurnTaking {
  readonly #core: Core;
  /** What was begun together ends together: if the process ends, this tells what ended it. */
  readonly #one = pLimit(1);
  /** Turns that were interrupted because nothing could be stored. */
  #broken: readonly DueTurn[] = [];

  constructor(core: Core) {
    this.#core = core;
  }

  /**
   * The turns of campaigns in which something is due, at most one of each, and for a few seconds: the next look goes on.
   * `turn`: takes it, and says when to look again should nothing be due before. Throws `StoreUnavailable`.
   */
  async ofDue(turn: (game: string) => Promise<number>): Promise<void> {
    const { repository, clock } = this.#core;
    const began = this.#passed();
    const had: string[] = [];
    while (this.#passed() - began < LONGEST_LOOK) {
      const now = clock.now();
      const due = await repository.dueGames(now, AT_ONCE, had);
      if (due.length === 0) return;
      had.push(...(await this.#one(() => this.#take(due, now, turn))));
    }
  }

  /** A turn of each of these, due or not. Throws `StoreUnavailable`. */
  async ofThese(games: readonly string[], turn: (game: string) => Promise<void>): Promise<void> {
    const take = async (game: string): Promise<number> => {
      await turn(game);
      return NEVER;
    };
    for (let left = games; left.length > 0; ) {
      const asked = left;
      const begun = await this.#one(() => this.#take(asked, null, take));
      left = left.filter((game) => !begun.includes(game));
    }
  }

  /** By a clock that nobody sets, if there is one. */
  #passed(): number {
    const { clock } = this.#core;
    return clock.awake?.() ?? clock.now();
  }

  /** That the store took nothing is held against no campaign. */
  async #forgive(): Promise<void> {
    const [broken, now] = [this.#broken, this.#core.clock.now()];
    if (broken.length === 0) return;
    await this.#core.repository.endTurns(
      broken.map((begun) => ({ ...begun, again: now })),
      now,
    );
    this.#broken = [];
  }

  /** Gives the first of these their turns; says which had one. `now` null: not for what is due. */
  async #take(
    games: readonly string[],
    now: number | null,
    turn: (game: string) => Promise<number>,
  ): Promise<readonly string[]> {
    const { repository, clock } = this.#core;
    await this.#forgive();
    const begun = await repository.beginTurns(games, now);
    this.#broken = begun.filter(({ aside }) => !aside);
    const ended = await this.#takeAll(begun, turn);
    if (ended.length > 0) await repository.endTurns(ended, now ?? clock.now());
    this.#broken = [];
    return begun.map(({ game }) => game);
  }

  /** Those that have come to their end. */
  async #takeAll(begun: readonly DueTurn[], turn: (game: string) => Promise<number>): Promise<readonly EndedTurn[]> {
    const ended: EndedTurn[] = [];
    for (const { game, until, aside } of begun) {
      if (aside) await this.#setAside(game);
      else {
        const before = this.#passed();
        const again = await turn(game);
        if (this.#passed() - before < LONGEST) ended.push({ game, until, again });
        else this.#core.logger.error({ game }, "a campaign's turn has kept all others waiting");
        await yieldToEventLoop();
      }
    }
    return ended;
  }

  /** The operator is told by the log and the metrics, the host by a message; once, for it has no more turns. */
  async #setAside(game: string): Promise<void> {
    const { repository, clock, logger } = this.#core;
    logger.error({ game }, "a campaign's turns ended the process or took all of its time: it has no more of them");
    const head = await repository.head(game);
    if (head?.status !== "running") return;
    const text = [
      "Whenever I was to do here what happens by itself, my process came to a stop, which stops all other campaigns, too. So " +
        "I have given that up: deadlines, reminders and votes pass, and nothing comes of them. Everyone can go on playing as " +
        "far as the rules allow it. Whoever runs this bot finds the reason in its log; `/game repair` lets me try again.",
    ];
    const post = single(personalBox(head.host), { ...blank, title: `${head.name}: I have given something up`, text });
    const change = { game, interaction: `aside ${game} ${clock.now()}`, outbox: [post], at: clock.now() };
    await this.#core
      .queued(game, (record) => this.#core.write(change, record))
      .catch((error: unknown) => {
        if (error instanceof StoreUnavailable) throw error;
        logger.error({ game }, "the host could not be told of it");
      });
  }
}
