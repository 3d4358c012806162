/** What the service asks of how much one person may do: by what they do, and only where strangers use the bot. */
import type { Seat } from "#engine";
import type { GameRecord } from "../../store/records.ts";
import { Allowance, type Doer } from "./allowance.ts";

type Game = Pick<GameRecord, "id">;

export class Allowances {
  readonly #allowance = new Allowance();
  readonly #isPublic: boolean;
  readonly #now: () => number;

  /** `isPublic`: strangers use the bot; `now`: ms since 1970. */
  constructor(isPublic: boolean, now: () => number) {
    this.#isPublic = isPublic;
    this.#now = now;
  }

  /** Counts what somebody is about to say for a seat, or for none. Refused to whoever has said too much lately. */
  words({ id }: Game, person: string, seat: Seat | null): void {
    if (this.#isPublic) this.#allowance.take({ game: id, person, seat }, "words", this.#now());
  }

  /** The same of an act that nobody has waited for. */
  act({ id }: Game, person: string, seat: Seat): void {
    if (this.#isPublic) this.#allowance.take({ game: id, person, seat }, "acts", this.#now());
  }

  /** The same of a lesson that is begun. */
  lesson(person: string): void {
    if (this.#isPublic) this.#allowance.take({ game: "lessons", person, seat: null }, "changes", this.#now());
  }

  /** The same of a file that is to be checked, whoever uses the bot. */
  reading(guild: string, person: string): void {
    this.#allowance.take({ game: `server ${guild}`, person, seat: null }, "files", this.#now());
  }

  /** Makes a change, and counts it once it is made: what was refused has changed nothing. */
  async change(doer: Doer, work: () => Promise<void>): Promise<void> {
    if (this.#isPublic) this.#allowance.require(doer, "changes", this.#now());
    await work();
    if (this.#isPublic) this.#allowance.note(doer, "changes", this.#now());
  }
}
