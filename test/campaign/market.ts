import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Logger, pino } from "pino";
import type { Definition, Params, Said, Seat } from "#engine";
import type { Answering, Pace, SeatView, Submitted, Trial } from "../../src/campaign/service.ts";
import type { LogRow, PlannedMove } from "../../src/store/records.ts";
import { type Caravan, caravan } from "./caravan.ts";
import { CHANNEL, GUILD, interaction, person, type Service, service } from "./harness.ts";

export const SEATS = ["red", "blue", "gold"] as const;
export const HOUR = 3_600_000;

interface MarketOptions {
  /** Cards of the hands, by seat; "map" where nothing is said. */
  readonly cards?: { readonly [seat: Seat]: string };
  readonly reactions?: readonly string[];
  readonly pace?: Pace;
  /** Seats that the computer plays. */
  readonly computers?: readonly Seat[];
  /** What is otherwise in this game. */
  readonly rules?: Partial<Definition<Caravan>>;
  readonly logger?: Logger;
  /** Whether it can be started again. */
  readonly stored?: boolean;
}

/** A campaign of Caravan, a person a seat. */
export class Market {
  s: Service;
  game = "";
  readonly #folder: string;
  definition: Definition<Caravan>;

  private constructor(s: Service, folder: string, definition: Definition<Caravan>) {
    this.s = s;
    this.#folder = folder;
    this.definition = definition;
  }

  static async open({
    cards = {},
    reactions = [],
    pace = 24,
    computers = [],
    rules = {},
    logger = pino({ level: "silent" }),
    stored = true,
  }: MarketOptions = {}): Promise<Market> {
    const folder = mkdtempSync(join(tmpdir(), "umpire-market-"));
    mkdirSync(join(folder, "caravan"));
    writeFileSync(join(folder, "caravan", "pack.json"), "{}");
    const definition = { ...dealing(cards), ...rules };
    const file = stored ? join(folder, "umpire.sqlite") : ":memory:";
    const s = await service(file, [definition], folder, { logger });
    const market = new Market(s, folder, definition);
    await market.#begin(reactions, pace, computers);
    return market;
  }

  /** A fresh campaign in place of the present one. */
  async another(): Promise<void> {
    const { campaigns } = this.s;
    if ((await campaigns.showing.record(this.game)).status === "running")
      await campaigns.people.abandon(this.game, person(0), interaction());
    await this.#begin([], 24, []);
  }

  /** A number of further campaigns in which nothing is done. */
  async more(count: number, pace: Pace): Promise<void> {
    const { game } = this;
    for (let i = 0; i < count; i++) await this.#begin([], pace, []);
    this.game = game;
  }

  async #begin(reactions: readonly string[], pace: Pace, computers: readonly Seat[]): Promise<void> {
    const { campaigns } = this.s;
    const head = { game: "caravan", name: "Test", host: person(0), guild: GUILD, channel: CHANNEL, pace };
    const { id } = await campaigns.people.create({ ...head, options: { reactions }, interaction: interaction() });
    for (const seat of SEATS.filter((one) => !computers.includes(one)))
      await campaigns.people.join({ game: id, person: holder(seat), seat, word: null, interaction: interaction() });
    await campaigns.people.start(id, person(0), computers.length > 0, interaction());
    this.game = id;
  }

  /** Ends the process and starts another one on the same database; `rules`: what is otherwise in its release. */
  async restart(rules: Partial<Definition<Caravan>> = {}): Promise<void> {
    const { at } = this.s.clock;
    this.s.database.close();
    this.s = await service(join(this.#folder, "umpire.sqlite"), [{ ...this.definition, ...rules }], this.#folder);
    this.s.clock.at = at;
    await this.s.campaigns.resume();
  }

  close(): void {
    this.s.database.close();
    rmSync(this.#folder, { recursive: true });
  }

  who = (seat: Seat) => ({ game: this.game, person: holder(seat).id, seat });

  /** What a seat does in one press: "load 2", "end", "travel Kut", "bid 1". */
  async does(seat: Seat, moves: readonly string[], more: Partial<Answering> = {}): Promise<Submitted> {
    const rest = { decision: null, ahead: [], end: false, interaction: interaction() };
    return await this.s.campaigns.acting.submit({ ...this.who(seat), moves: moves.map(moveOf), ...rest, ...more });
  }

  says(seat: Seat, order: string, value: string): Promise<Submitted> {
    const ahead: readonly Said[] = [{ order, value }];
    return this.does(seat, [], { ahead });
  }

  /** Gives an order that counts until it is changed. */
  orders(seat: Seat, name: string, params: Params, id: string = interaction()): Promise<void> {
    return this.s.campaigns.acting.setOrder(this.game, holder(seat).id, seat, name, params, id);
  }

  prepares(seat: Seat, turn: number, ...moves: readonly string[]): Promise<void> {
    const answer = { moves: moves.map(moveOf), ahead: [], key: `bid.${turn}`, interaction: interaction() };
    return this.s.campaigns.acting.prepare({ ...this.who(seat), ...answer });
  }

  tries(seat: Seat, ...moves: readonly string[]): Promise<Trial> {
    return this.s.campaigns.acting.trial({ ...this.who(seat), moves: moves.map(moveOf) });
  }

  undo(seat: Seat, row: number | null = null) {
    return this.s.campaigns.acting.undo({ game: this.game, person: holder(seat).id, row, interaction: interaction() });
  }

  seatView(seat: Seat): Promise<SeatView> {
    return this.s.campaigns.showing.seatView(this.game, holder(seat).id, seat);
  }

  status() {
    return this.s.campaigns.showing.status(this.game);
  }

  async table(): Promise<Caravan["Table"]> {
    const snapshot = await this.s.repository.snapshot(this.game);
    return (JSON.parse(snapshot?.state ?? "{}") as { table: Caravan["Table"] }).table; // its own state
  }

  rows(): Promise<readonly LogRow[]> {
    return this.s.repository.log(this.game);
  }

  /** "act red loadGoods", a row each. */
  async lines(from = 1): Promise<readonly string[]> {
    return (await this.rows()).slice(from).map(({ kind, seat, action }) => `${kind} ${seat} ${action}`);
  }

  /** Hours pass; whose time is up is answered for. */
  async pass(hours: number): Promise<void> {
    this.s.clock.advance(hours * HOUR);
    await this.s.campaigns.tick();
  }

  /** All seats end their Market in order. */
  async endMarket(...seats: readonly Seat[]): Promise<void> {
    for (const seat of seats.length > 0 ? seats : SEATS) await this.does(seat, [], { end: true });
  }
}

export const holder = (seat: Seat) => person(SEATS.indexOf(seat as (typeof SEATS)[number]));

/** The game with these cards in the hands. */
const dealing = (cards: { readonly [seat: Seat]: string }): Definition<Caravan> => ({
  ...caravan,
  setup(setup) {
    const state = caravan.setup(setup);
    for (const seat of setup.seats) state.hands[seat] = { cards: [cards[seat] ?? "map"] };
    return state;
  },
});

function moveOf(line: string): PlannedMove {
  const [name = "", value = ""] = line.split(" ");
  switch (name) {
    case "load":
      return { action: "loadGoods", params: { crates: Number(value) } };
    case "travel":
      return { action: "travel", params: { to: value } };
    case "bid":
      return { action: "bid", params: { gold: Number(value) } };
    default:
      return { action: name, params: {} };
  }
}
