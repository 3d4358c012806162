/** Opens campaigns for moves, and writes what came of them. */
import { Dice } from "#engine";
import type { Live } from "../../facts/live.ts";
import { Play } from "../../moves/play.ts";
import { settleVotes } from "../../votes/sending.ts";
import { computersWaitUntil } from "../ballots/voting.ts";
import type { Core } from "../core.ts";
import { outcomeOf } from "../outcome.ts";
import { plainError } from "../plain-error.ts";
import { newSecret } from "../secrets.ts";
import { notedSight } from "../time/silence.ts";

export class Plays {
  readonly #core: Core;
  /** What computers roll when they choose; the dice of the rules are the campaign's. */
  readonly dice = new Dice({ key: newSecret().secret, next: 0 });
  /** Games whose computers wait for the answer to a request, and until when, ms since 1970. */
  readonly #holding = new Map<string, number>();

  constructor(core: Core) {
    this.#core = core;
  }

  /** A game to go on with: computers hold still in it while people agree on what is to be taken back. */
  async open(live: Live): Promise<Play> {
    const play = new Play(live, this.#core.clock.now(), this.dice);
    play.holding = await this.holdsStill(live);
    return play;
  }

  /** Answers given ahead and windows that wait for nobody, then one write; `by`: who was there for it. */
  async finish(play: Play, interaction: string | null, by: string | null = null): Promise<"written" | "repeated"> {
    settleVotes(play);
    const { change: done } = outcomeOf(play, interaction, by);
    const seen = by === null ? null : notedSight(play.live, by, play.now);
    const change = seen === null ? done : { ...done, seen };
    for (const { happenings } of play.advances)
      for (const happening of happenings)
        if (happening.kind === "picture" && happening.failure !== undefined)
          this.#core.logger.error(
            { game: change.game, error: plainError(happening.failure) },
            "a picture could not be written down",
          );
    return await this.#core.write(change, play.live);
  }

  /** Whether computers wait until people have agreed on what is to be taken back. */
  async holdsStill(live: Live): Promise<boolean> {
    const { id } = live.record;
    const until = await computersWaitUntil(this.#core, live, this.#core.clock.now());
    if (until === null) this.#holding.delete(id);
    else this.#holding.set(id, until);
    return until !== null;
  }

  /** Games whose computers need wait no longer. */
  waitedLongEnough(): readonly string[] {
    const now = this.#core.clock.now();
    return [...this.#holding].filter(([, until]) => until <= now).map(([game]) => game);
  }
}
