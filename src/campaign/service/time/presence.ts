/**
 * Who has been there. What merely tells that somebody was is written with what they do; where they only look, at the next look
 * at the clocks, so that no press waits for it. Whoever was silent lets the campaign go on at once.
 */
import type { Live } from "../../facts/live.ts";
import type { Chores } from "../chores.ts";
import type { Core } from "../core.ts";
import { noteSeen, type Sight, sightOf } from "./silence.ts";

export class Presence {
  readonly #core: Core;
  readonly #chores: Chores;
  /** Since the last look, and not written down yet. */
  readonly #seen = new Map<string, { readonly game: string; readonly person: string }>();

  constructor(core: Core, chores: Chores) {
    this.#core = core;
    this.#chores = chores;
  }

  /** Somebody looks at something in a campaign. */
  async looked(live: Live, person: string): Promise<void> {
    const { id } = live.record;
    if (this.#sight(live, person) === "goes-on") await this.#core.queued(id, () => this.#note(id, person));
  }

  /**
   * Somebody has acted in a campaign as it was then; its turn in the queue is theirs. That they were there was written with
   * the act, unless the campaign goes on by it.
   */
  async acted(live: Live, person: string): Promise<void> {
    const sight = sightOf(live, person, this.#core.clock.now());
    if (sight === "goes-on") await this.#note(live.record.id, person);
  }

  /** Writes down who was there. */
  async write(): Promise<void> {
    const seen = [...this.#seen.values()];
    this.#seen.clear();
    for (const { game, person } of seen)
      await this.#chores.do({ game, kind: "presence", which: person }, () =>
        this.#core.queued(game, () => this.#note(game, person)),
      );
  }

  #sight(live: Live, person: string): Sight {
    const sight = sightOf(live, person, this.#core.clock.now());
    if (sight === "noted") this.#seen.set(`${live.record.id} ${person}`, { game: live.record.id, person });
    return sight;
  }

  async #note(game: string, person: string): Promise<void> {
    await noteSeen(this.#core, await this.#core.record(game), person);
  }
}
