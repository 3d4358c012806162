import type { Page } from "../../src/cli/robot/page.ts";
import type { Robot } from "../../src/cli/robot/robot.ts";
import { handOver, lend, takeBackSeat } from "./changing-hands.ts";
import type { People, Script, Step } from "./people.ts";

/** `adds`: how many rows of the log, where something else shows whether it is done. */
type Deed = Omit<Step, "done"> | (Step & { readonly adds?: number });

/**
 * Iraqi Conflict with fixed choices: the same dice make the same campaign. The Sunnis play on their live message, the
 * Shia are a council and vote, the Kurds play by commands, on the page behind "My seat" and by buttons of the public post.
 */
export class IraqScript implements Script {
  readonly troubles: readonly string[] = [];
  readonly #people: People;
  readonly #turns: number;

  constructor(people: People, turns: number) {
    this.#people = people;
    this.#turns = turns;
  }

  steps(): readonly Step[] {
    const options = { game: "iraqi-conflict", seats: "3", turns: this.#turns };
    return [...this.#people.lobby(options), ...this.#moves(), this.#people.silence()];
  }

  /** The start is row 0 of the log, and every move writes one row. */
  #moves(): readonly Step[] {
    let rows = 1;
    return Array.from({ length: this.#turns }, (_, i) => this.#turn(i + 1))
      .flat()
      .map((deed): Step => {
        if ("done" in deed) {
          rows += deed.adds ?? 0;
          return deed;
        }
        const after = ++rows;
        return { ...deed, done: async () => (await this.#people.rows()) >= after };
      });
  }

  #turn(turn: number): readonly Deed[] {
    const discard = async (robot: Robot): Promise<readonly string[]> =>
      (await this.#hand(robot)).slice(0, (turn % 3) + 1);
    const keepAll = { moves: [{ action: "commit", params: { discard: [] } }] };
    const ready = { moves: [{ action: "ready", params: {} }] };
    const side = (i: number) => ({
      moves: [{ action: "align", params: { with: (turn + i) % 2 === 0 ? "us" : "insurgents" } }],
    });
    const discards = [
      this.#live("discard", "sunni", async (robot) => {
        await robot.answer({ moves: [{ action: "commit", params: { discard: await discard(robot) } }] });
      }),
      ...this.#voted("discard", async (robot, page) => {
        await robot.answer({ moves: [{ action: "commit", params: { discard: await discard(robot) } }] }, page);
      }),
    ];
    return [
      ...discards,
      ...(turn === 2 ? [...this.#secondThoughts(), ...discards] : []),
      this.#live("discard", "kurds", async (robot) => void (await robot.answer(keepAll, await robot.copy()))),
      this.#live("propose", "sunni", async (robot) => {
        const give = (await this.#hand(robot)).slice(0, 1);
        await robot.answer({ moves: [{ action: "propose", params: { to: "shia", give, want: "count", count: 1 } }] });
      }),
      this.#people.talk("kurds"),
      this.#live("answer", "shia", (robot) => this.#answer(robot, turn % 3 !== 0)), // the captain's
      this.#live("ready", "sunni", async (robot) => void (await robot.answer(ready))),
      this.#live("undo", "sunni", async (robot) => void (await robot.page().press({ kind: "undo" }))),
      ...this.#voted("ready", async (robot, page) => void (await robot.answer(ready, page))),
      this.#people.talk("shia"),
      ...(turn === 1 ? [...this.#negotiations(), ...this.#changingHands(), this.#people.leaveCouncil()] : []),
      this.#live("ready again", "sunni", async (robot) => void (await robot.answer(ready))),
      turn % 2 === 0 ? this.#typed("ready", "kurds", "iraq ready", {}) : this.#publicly("kurds", "Ready"),
      this.#live("side", "sunni", async (robot) => void (await robot.answer(side(0)))),
      ...this.#voted("side", async (robot, page) => void (await robot.answer(side(1), page))),
      this.#typed("side", "kurds", "iraq align", { with: turn % 2 === 0 ? "us" : "insurgents" }),
    ];
  }

  /** They pause and go on, and the Sunnis take their discard back with the others' consent, and the Shia's with it. */
  #secondThoughts(): readonly Deed[] {
    const back = this.#people.takeBack(2); // the undo of the first turn is one, too
    return [...this.#people.pause(), ...back.map((step, i) => ({ ...step, adds: i === back.length - 1 ? 1 : 0 }))];
  }

  /** Words are in no row. */
  #negotiations(): readonly Deed[] {
    return this.#people.negotiate().map((step) => ({ ...step, adds: 0 }));
  }

  /** The Kurds are lent, taken back and passed on; an offer adds no row. */
  #changingHands(): readonly Deed[] {
    const given = (steps: readonly Step[]): Deed[] => steps.map((step, i) => ({ ...step, adds: i }));
    const people = this.#people;
    return [...given(lend(people)), { ...takeBackSeat(people), adds: 1 }, ...given(handOver(people))];
  }

  #live(what: string, seat: string, act: (robot: Robot) => Promise<void>): Deed {
    return {
      what: `${what} of ${seat}`,
      act: async () => {
        await this.#people.read();
        await act(await this.#people.robot(seat));
      },
    };
  }

  /** The captain puts it to the vote, and the next of them supports it. */
  #voted(what: string, act: (robot: Robot, page: Page) => Promise<void>): readonly Deed[] {
    const { council } = this.#people;
    const propose = this.#live(
      `proposal to ${what}`,
      council.seat,
      async (robot) => await act(robot, await robot.copy()),
    );
    return [
      { ...propose, done: async () => (await council.missing()) !== null, adds: 0 },
      this.#people.vote(`vote to ${what}`),
    ];
  }

  #publicly(seat: string, label: string): Deed {
    return this.#live(label, seat, async (robot) => void (await robot.answerPublicly(label)));
  }

  #typed(what: string, seat: string, command: string, options: { [name: string]: string }): Deed {
    return { what: `${what} of ${seat}`, act: () => this.#people.type(seat, command, options) };
  }

  async #answer(robot: Robot, takes: boolean): Promise<void> {
    const { seatView } = await robot.eyes.glance();
    const offer = seatView.decisions.find(({ actions }) => actions.includes("accept") || actions.includes("decline"));
    if (!offer) throw new Error("there is no offer to answer");
    const cards = (await this.#hand(robot)).slice(0, 1);
    const params = { ...offer.preset, ...(takes ? { cards } : {}) };
    const page = robot.seat === this.#people.council.seat ? await robot.copy() : robot.page();
    await robot.answerOffer(offer.id, { action: takes ? "accept" : "decline", params }, page);
  }

  async #hand(robot: Robot): Promise<readonly string[]> {
    const { seatView } = await robot.eyes.glance();
    return (seatView.view.hand as { cards: readonly string[] }).cards; // the game's own hand
  }
}
