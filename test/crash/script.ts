import { setTimeout as sleep } from "node:timers/promises";
import { Robot, textOf, type Wanted } from "../../src/cli/demo/robot.ts";
import type { Person, Sandbox } from "../../src/sandbox/index.ts";
import type { GameRecord } from "../../src/store/records.ts";
import type { Looker } from "./looker.ts";

export const PEOPLE = ["Ada", "Ben", "Cleo"] as const;
export const SEATS = ["sunni", "shia", "kurds"] as const;
type Seat = (typeof SEATS)[number];

/** One thing that one person does. Whether it is done can be seen; doing it when it is done would be another thing. */
export interface Step {
  readonly what: string;
  done(): Promise<boolean>;
  act(): Promise<void>;
}

/** Three people who play Iraqi Conflict with fixed choices: the same dice make the same campaign. */
export class Script {
  readonly #sandbox: Sandbox;
  readonly #looker: Looker;
  readonly #turns: number;
  readonly #robots: ReadonlyMap<Seat, Robot>;

  constructor(sandbox: Sandbox, looker: Looker, turns: number) {
    this.#sandbox = sandbox;
    this.#looker = looker;
    this.#turns = turns;
    this.#robots = new Map(SEATS.map((seat) => [seat, new Robot(this.personOf(seat))]));
  }

  personOf(seat: Seat): Person {
    return this.#sandbox.person(PEOPLE[SEATS.indexOf(seat)] ?? "");
  }

  /** The whole campaign, from the lobby to the last message. */
  steps(): readonly Step[] {
    const moves = Array.from({ length: this.#turns }, (_, i) => this.#turn(i + 1)).flat();
    // the start is row 0 of the log, and every move writes one row
    const numbered = moves.map((step, i) => ({ ...step, done: async () => (await this.#rows()) > i + 1 }));
    return [...this.#lobby(), ...numbered, this.#silence()];
  }

  #lobby(): Step[] {
    const status = async (): Promise<string> => (await this.#record())?.status ?? "none";
    const create = { game: "iraqi-conflict", seats: "3", turns: this.#turns, pace: 0 };
    return [
      {
        what: "create",
        done: async () => (await status()) !== "none",
        act: () => this.#type("sunni", "game create", create),
      },
      ...SEATS.map((seat, i) => ({
        what: `join ${seat}`,
        done: async () => (await this.#members()) > i,
        act: () => this.#type(seat, "game join", { seat, word: `word ${i}` }),
      })),
      {
        what: "start",
        done: async () => (await status()) !== "lobby",
        act: () => this.#type("sunni", "game start", {}),
      },
    ];
  }

  #turn(turn: number): Omit<Step, "done">[] {
    const commits = SEATS.map((seat, i) => ({
      what: `commit ${seat}`,
      act: async () => {
        const discard = (await this.#hand(seat)).slice(0, (turn + i) % 4);
        await this.#menus(seat, this.#sandbox.channelId, { action: "commit", params: { discard } });
      },
    }));
    return [
      ...commits,
      {
        what: "propose",
        act: async () => {
          const give = (await this.#hand("sunni")).slice(0, 1);
          const params = { to: "shia", give, want: "count", count: 1 };
          await this.#menus("sunni", this.#sandbox.channelId, { action: "propose", params });
        },
      },
      { what: "answer", act: () => this.#answer(turn % 3 !== 0) },
      ...SEATS.map((seat) => ({ what: `ready ${seat}`, act: () => this.#type(seat, "iraq ready", {}) })),
      ...SEATS.map((seat, i) => ({
        what: `align ${seat}`,
        act: () => this.#type(seat, "iraq align", { with: (turn + i) % 2 === 0 ? "us" : "insurgents" }),
      })),
    ];
  }

  /** From the direct message that brought the proposal. */
  async #answer(takes: boolean): Promise<void> {
    const cards = (await this.#hand("shia")).slice(0, 1);
    const move = takes ? { action: "accept", params: { cards } } : { action: "decline", params: {} };
    await this.#menus("shia", this.personOf("shia").dm().id, move);
  }

  async #menus(seat: Seat, place: string, move: Omit<Wanted, "decision">): Promise<void> {
    const game = (await this.#record())?.id ?? "";
    const desk = await this.#looker.look(({ campaigns }) => campaigns.desk(game, this.personOf(seat).id, seat));
    const decision = desk.decisions.find((d) => d.actions.includes(move.action));
    const preset = decision?.preset ?? {};
    const wanted = { ...move, params: { ...preset, ...move.params }, decision: decision?.id ?? null };
    await this.#robots.get(seat)?.play(place, desk, wanted);
  }

  async #type(seat: Seat, command: string, options: { [name: string]: string | number }): Promise<void> {
    const use = this.personOf(seat).slash({ channel: this.#sandbox.channelId, command, options });
    const answer = textOf(await use.reply());
    if (answer.includes("⚠️") || answer.includes("went wrong")) throw new Error(`${command}: ${answer}`);
  }

  #silence(): Step {
    const done = (): Promise<boolean> =>
      this.#looker.look(async ({ outbox }) =>
        outbox().every((row) => row.status === "sent" || row.status === "replaced"),
      );
    return { what: "silence", done, act: () => sleep(50) };
  }

  #record = (): Promise<GameRecord | null> => this.#looker.record(this.#sandbox.channelId);

  async #members(): Promise<number> {
    const game = (await this.#record())?.id ?? "";
    return await this.#looker.look(async ({ repository }) => (await repository.members(game)).length);
  }

  async #rows(): Promise<number> {
    const game = (await this.#record())?.id ?? "";
    return await this.#looker.look(async ({ repository }) => (await repository.log(game)).length);
  }

  async #hand(seat: Seat): Promise<readonly string[]> {
    const game = (await this.#record())?.id ?? "";
    const { view } = await this.#looker.look(({ campaigns }) => campaigns.desk(game, this.personOf(seat).id, seat));
    return (view.hand as { cards: readonly string[] }).cards; // the game's own hand
  }
}
