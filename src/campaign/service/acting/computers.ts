/** Computer players of running campaigns: they move a little after what lets them, one move at a time. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Seat } from "#engine";
import type { Change } from "../../../store/change.ts";
import { StaleState, StoreUnavailable } from "../../../store/problems.ts";
import type { OutsidePlayers } from "../../contract/outside.ts";
import { isDormant, type Live } from "../../facts/live.ts";
import { computerInput, roleAt, roleFor } from "../../moves/computers.ts";
import { custodyIn, settle } from "../../moves/settling.ts";
import { standsStill } from "../../time/stopped.ts";
import type { Chores } from "../chores.ts";
import type { Core } from "../core.ts";
import { unlessUnavailable } from "../unavailable.ts";
import { tellOutside, thoughtFor } from "./outside.ts";
import type { Plays } from "./plays.ts";

/** How computers move: how long they wait before it, ms, and who thinks for them; null: nobody. */
export interface Moving {
  readonly delay: number;
  readonly outside: OutsidePlayers | null;
}

/** What a change is made of that may leave a computer something to do: a move, a seat that it plays, a campaign that goes on. */
const LETS_COMPUTERS_MOVE = [
  ...(["rows", "members", "set", "ballots", "orders", "prepared"] as const),
] satisfies readonly (keyof Change)[];

export class Computers {
  readonly #core: Core;
  readonly #plays: Plays;
  readonly #chores: Chores;
  readonly #delay: number;
  readonly #outside: OutsidePlayers | null;
  #stopped = false;

  constructor(core: Core, plays: Plays, chores: Chores, { delay, outside }: Moving) {
    this.#core = core;
    this.#plays = plays;
    this.#chores = chores;
    this.#delay = delay;
    this.#outside = outside;
  }

  /** What follows for computers from a change of a campaign, whoever has made it: they may have something to do now. */
  goOn(change: Change, after: Live | null): void {
    if (this.#outside) tellOutside(this.#outside, change, after);
    if (LETS_COMPUTERS_MOVE.some((part) => change[part] !== undefined)) this.wake(change.game, after);
  }

  /** Those who have waited until people agreed on what is to be taken back. */
  wakeThoseWhoWaited(): void {
    for (const game of this.#plays.waitedLongEnough()) this.wake(game);
  }

  /** Computer players, if the game has any, move a little later, one move at a time. */
  wake(game: string, live: Live | null = null): void {
    if (live?.env.over || live?.members.every((member) => roleFor(member) === null)) return;
    void (async () => {
      if (this.#delay > 0) await sleep(this.#delay, undefined, { ref: false });
      await this.move(game);
    })().catch(unlessUnavailable); // it is woken when there is room again
  }

  /** The first computer player that has something to do moves; what fails is tried again. */
  async move(game: string): Promise<void> {
    if (this.#stopped) return;
    await this.#chores.do({ game, kind: "computer", which: "" }, () => this.#moveOne(game));
  }

  stop(): void {
    this.#stopped = true;
  }

  #moveOne(game: string): Promise<void> {
    return this.#core.queued(game, async (record) => {
      if (record.status !== "running" || standsStill(record) || this.#stopped) return;
      const live = await this.#core.load(record);
      if (isDormant(live, this.#core.clock.now()) || (await this.#plays.holdsStill(live))) return;
      const seats = live.env.seats.filter((one) => roleAt(live.members, one) !== null);
      const play = await this.#plays.open(live);
      settle(play); // a window that asks nobody, in which a computer has held still
      if (play.rows.length > 0) return void (await this.#plays.finish(play, null));
      await this.#moveFirst(live, seats);
    });
  }

  /** The first of these that has something to do moves; one that fails keeps no other from that. */
  async #moveFirst(live: Live, seats: readonly Seat[]): Promise<void> {
    const failures: unknown[] = [];
    for (const seat of seats) {
      try {
        if (await this.#moveSeat(live, seat)) return;
      } catch (error) {
        if (error instanceof StaleState || error instanceof StoreUnavailable) throw error; // which is no failure of this computer
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }

  /** Says whether there was something to do. */
  async #moveSeat(live: Live, seat: Seat): Promise<boolean> {
    const play = await this.#plays.open(live);
    const custody = custodyIn(play, seat);
    const wake = (): void => this.wake(live.record.id);
    const thought = this.#outside ? thoughtFor(this.#outside, live, seat, custody.role, wake) : null;
    if (thought === "thinking") return false;
    const input = computerInput(live.book, live.env, seat, custody, this.#plays.dice, thought);
    if (!input) return false;
    play.take(input);
    await this.#plays.finish(play, null);
    return true;
  }
}
