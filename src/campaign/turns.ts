import { setTimeout as sleep } from "node:timers/promises";
import { check, Dice, decisionsOf, print, refuse, type Seat, viewOf } from "../engine/index.ts";
import type { ClockRecord, OutboxDraft } from "../store/records.ts";
import { blank, personalBox, seatName } from "./announce.ts";
import type { Core } from "./core.ts";
import { holders, type Live } from "./live.ts";
import { newSecret } from "./lobby.ts";
import { plainError } from "./plain-error.ts";
import { botInput, defaults, Play } from "./play.ts";
import type { Batch, BatchDone, CheckedLine, Done, Move } from "./service.ts";
import { toldSince } from "./since.ts";
import { takeLines } from "./written.ts";

const REPEATED: Done = { line: "", text: ["This has been done already."], repeated: true, row: null };

/** Moves games on: people's moves, standing orders, deadlines, computer players. */
export class Turns {
  readonly #core: Core;
  readonly #botDelay: number;
  readonly #botDice = new Dice({ key: newSecret().secret, next: 0 });
  #stopped = false;

  /** `botDelay`: how long a computer player waits before it moves, ms. */
  constructor(core: Core, botDelay: number) {
    this.#core = core;
    this.#botDelay = botDelay;
  }

  #play(live: Live): Play {
    return new Play(live, this.#core.clock.now(), this.#botDice);
  }

  submit({ game, person, interaction, ...move }: Move): Promise<Done> {
    return this.#core.queued(game, async (record) => {
      const live = await this.#core.seated(record, person, move.seat);
      const play = this.#play(live);
      try {
        play.take({ kind: "act", person, ...move });
      } catch (error) {
        if (await this.#core.isHandled(interaction)) return REPEATED;
        throw error;
      }
      const action = live.book.actions.get(move.action);
      const params = play.advances[0]?.params;
      if (!params || !action) throw new Error("an accepted action is missing");
      if ((await this.#finish(play, interaction)) === "repeated") return REPEATED;
      this.#core.logger.info({ game, interaction, seat: move.seat, action: move.action }, "a move");
      const row = play.advances.length === 1 && !play.advances[0]?.barrier && !play.env.over ? play.rows[0]?.seq : null;
      return { line: print(action, params), text: [action.title], repeated: false, row: row ?? null };
    });
  }

  /** Tries orders on a copy; a refused line is said, not thrown. */
  async check({ game, person, seat, lines }: Omit<Batch, "interaction">): Promise<readonly CheckedLine[]> {
    const live = await this.#core.seated(await this.#core.record(game), person, seat);
    return takeLines(new Play(live, this.#core.clock.now()), { person, seat }, lines, true).lines;
  }

  submitAll({ game, person, seat, lines, interaction }: Batch): Promise<BatchDone> {
    return this.#core.queued(game, async (record) => {
      const live = await this.#core.seated(record, person, seat);
      const play = this.#play(live);
      const taken = takeLines(play, { person, seat }, lines, false);
      const bad = taken.lines.find((line) => line.state === "refused");
      if (bad?.refused && !taken.revealed) {
        if (await this.#core.isHandled(interaction)) return { lines: [], repeated: true };
        const { code, text, rule } = bad.refused;
        refuse(code, `Line ${bad.number}: ${text}`, rule);
      }
      const outcome = await this.#finish(play, interaction);
      return outcome === "repeated" ? { lines: [], repeated: true } : { lines: taken.lines, repeated: false };
    });
  }

  /** Standing orders and windows that wait for nobody, then one write. */
  async #finish(play: Play, interaction: string | null): Promise<"written" | "repeated"> {
    play.settle();
    const { repository } = this.#core;
    const questions = play.questions();
    const since = await toldSince(repository, play.live.record.id, questions.persons, play.rows);
    const { change, live } = play.outcome(interaction, questions, since);
    const outcome = await this.#core.write(change, live);
    this.wakeBots(change.game, live);
    return outcome;
  }

  /** Default answers for deadlines that have passed, and reminders that are due. A game that fails stops no other. */
  async tick(): Promise<void> {
    const { repository, clock, logger } = this.#core;
    const now = clock.now();
    for (const due of await repository.dueClocks(now)) {
      await this.#workOff(due, now).catch((error: unknown) =>
        logger.error({ game: due.game, error: plainError(error) }, "a deadline could not be worked off"),
      );
    }
  }

  #workOff({ game, decision }: ClockRecord, now: number): Promise<void> {
    return this.#core.queued(game, async (record) => {
      if (record.status !== "running") return;
      const live = await this.#core.load(record);
      const running = live.clock;
      if (running?.decision !== decision) return;
      if (running.deadline > now) return this.#remind(live, running.deadline);
      const play = this.#play(live);
      defaults(play);
      if (play.rows.length > 0) await this.#finish(play, null);
    });
  }

  async #remind({ record, env, book, members }: Live, deadline: number): Promise<void> {
    const late = env.seats.filter((seat) => decisionsOf(book, env, seat).some((d) => d.owed && !d.answered));
    const until = `<t:${Math.floor(deadline / 1000)}:R>`;
    const outbox = late.flatMap((seat) =>
      holders(members, seat).map(({ person }): OutboxDraft => {
        const post = {
          ...blank,
          title: `${record.name}: ${seatName(record, book, seat)}, a reminder`,
          text: [`The campaign waits for you; ${until} the default answer counts.`],
          controls: [{ kind: "act" as const, seat, label: "Act" }],
        };
        return { destination: personalBox(person), slot: null, payload: { kind: "post", post } };
      }),
    );
    await this.#core.write({ game: record.id, outbox, reminded: true, at: this.#core.clock.now() });
  }

  /** Keeps a standing order; what is open already is answered by it at once. */
  setOrder(game: string, person: string, seat: Seat, name: string, params: unknown): Promise<void> {
    return this.#core.queued(game, async (record) => {
      const { book, env } = await this.#core.seated(record, person, seat);
      const order = book.definition.orders.find((o) => o.name === name);
      if (!order) refuse("no-order", "There is no such standing order in this game.");
      const set = { seat, name, params: check(order.form, viewOf(book, env, seat), params) };
      await this.#core.write({ game, order: { set }, at: this.#core.clock.now() });
      const play = this.#play(await this.#core.load(record));
      play.settle();
      if (play.rows.length > 0) await this.#finish(play, null);
    });
  }

  clearOrder(game: string, person: string, seat: Seat, name: string): Promise<void> {
    return this.#core.queued(game, async (record) => {
      await this.#core.seated(record, person, seat);
      await this.#core.write({ game, order: { clear: { seat, name } }, at: this.#core.clock.now() });
    });
  }

  /** Computer players, if the game has any, move a little later, one move at a time. */
  wakeBots(game: string, live?: Live): void {
    if (live?.env.over || live?.members.some((member) => member.bot) === false) return;
    const { logger } = this.#core;
    void (async () => {
      if (this.#botDelay > 0) await sleep(this.#botDelay, undefined, { ref: false });
      if (!this.#stopped) await this.#moveBot(game);
    })().catch((error: unknown) => logger.error({ game, error: plainError(error) }, "a computer player failed"));
  }

  #moveBot(game: string): Promise<void> {
    return this.#core.queued(game, async (record) => {
      if (record.status !== "running" || this.#stopped) return;
      const live = await this.#core.load(record);
      for (const { bot, seat } of live.members) {
        const input = bot && seat !== null ? botInput(live.book, live.env, seat, this.#botDice) : null;
        if (!input) continue;
        const play = this.#play(live);
        play.take(input);
        await this.#finish(play, null);
        return;
      }
    });
  }

  stop(): void {
    this.#stopped = true;
  }
}
