import {
  awaited,
  begin,
  canonical,
  copy,
  type Envelope,
  type Heard,
  mustGet,
  openAsk,
  type Params,
  Refused,
  type Rulebook,
  type Seat,
  submit,
  take,
} from "#engine";
import type { Units } from "../../../src/games/battle-for-baghdad/content/effects.ts";
import type { CardId, StreetId } from "../../../src/games/battle-for-baghdad/content/pack.ts";
import { battleForBaghdad } from "../../../src/games/battle-for-baghdad/index.ts";
import type { Event, Secret } from "../../../src/games/battle-for-baghdad/rules/events.ts";
import type { Baghdad } from "../../../src/games/battle-for-baghdad/state.ts";
import { openPack, openShipped } from "../../../src/packs/packs.ts";
import { keyOf } from "../../kit/index.ts";
import { untuned } from "./packs.ts";

/** What everybody does who does nothing. */
const IDLE: { readonly [action: string]: (seat: Seat) => Params } = {
  pass: () => ({}),
  chooseFirst: (seat) => ({ seat }),
  decline: () => ({}),
  ready: () => ({}),
  endRecruitment: () => ({}),
  endMovement: () => ({}),
  endCombats: () => ({}),
};

/** The game as it is played, and as the examples of the rules count: without what is tuned by the number of seats. */
export const shipped: Rulebook<Baghdad> = openShipped(battleForBaghdad);
export const book: Rulebook<Baghdad> = openPack(battleForBaghdad, untuned);

interface Wishes {
  readonly seats?: 3 | 4 | 5 | 6;
  /** The whole hand of these seats; the others keep what they were dealt. */
  readonly hands?: { readonly [seat: Seat]: readonly CardId[] };
  readonly pp?: { readonly [seat: Seat]: number };
  /** Files of a pack other than the one that is shipped. */
  readonly pack?: { readonly [file: string]: unknown };
}

/** A game as it is dealt: the Shiites deploy. With a lot, the seats sit as it falls. */
export function dealt(seats: number, pack?: Wishes["pack"], lot?: string): Game {
  const rules = pack ? openPack(battleForBaghdad, pack) : book;
  const options: Params = { seats: String(seats), seating: lot === undefined ? "faction" : "random", reactions: [] };
  const roster = battleForBaghdad.roster(options, book.content).map(({ id }) => id);
  const controllers = Object.fromEntries(roster.map((seat) => [seat, `person of ${seat}`]));
  const start = begin(rules, {
    seats: roster,
    controllers,
    options,
    key: keyOf("baghdad", ...(lot === undefined ? [] : [lot])),
  });
  return new Game(start.state, rules).note(start.happenings);
}

/** A game in the first Initiative Phase in which every seat has all its start units in one Zone of its own. */
export function baghdad({ seats = 3, hands = {}, pp = {}, pack }: Wishes = {}): Game {
  const game = dealt(seats, pack)
    .give(hands)
    .change(({ table }) => {
      for (const [seat, amount] of Object.entries(pp)) mustGet(table.sides, seat).pp = amount;
    });
  for (const seat of game.seats) {
    const [zone = ""] = mustGet(book.content.affiliated, seat);
    game.act(seat, "deploy", { zone, ...mustGet(game.table.sides, seat).toDeploy });
  }
  return game;
}

/** A game under test: what was done, what everyone and what each seat was told. */
export class Game {
  env: Envelope<Baghdad>;
  readonly book: Rulebook<Baghdad>;
  readonly events: Event[] = [];
  readonly secrets: { [seat: Seat]: Secret[] } = {};
  readonly #rows: ReturnType<typeof submit<Baghdad>>["happenings"][] = [];

  constructor(env: Envelope<Baghdad>, rules: Rulebook<Baghdad> = book) {
    this.env = env;
    this.book = rules;
  }

  get table() {
    return this.env.table;
  }

  get seats(): readonly Seat[] {
    return this.env.seats;
  }

  /** Who is waited for. */
  get asked(): readonly Seat[] {
    return awaited(this.env);
  }

  cards(seat: Seat): readonly CardId[] {
    return mustGet(this.env.hands, seat).cards;
  }

  pp(): { [seat: Seat]: number } {
    return Object.fromEntries(this.seats.map((seat) => [seat, mustGet(this.table.sides, seat).pp]));
  }

  act(seat: Seat, action: string, params: Params = {}): this {
    const done = submit(this.book, this.env, { seat, decision: null, action, params });
    this.env = done.state;
    return this.note(done.happenings);
  }

  /** The refusal of something that is not possible; an error if it is possible or changes anything. */
  refusal(seat: Seat, action: string, params: Params = {}): Refused {
    const before = canonical(this.env);
    try {
      submit(this.book, this.env, { seat, decision: null, action, params });
    } catch (error) {
      if (error instanceof Refused && canonical(this.env) === before) return error;
      throw error;
    }
    throw new Error(`${seat} can ${action} ${canonical(params)}`);
  }

  /** Whoever is asked this passes, until something else is asked. */
  let(action: string): this {
    while (openAsk(this.env)?.actions.includes(action)) {
      const [seat] = this.asked;
      if (seat === undefined) break;
      this.act(seat, action);
    }
    return this;
  }

  /** Everybody passes in the windows that are open, until something else is asked. */
  passWindows(): this {
    while (openAsk(this.env)?.kind === "window") this.act(this.asked[0] ?? "", "pass");
    return this;
  }

  /** Everybody passes, whatever is asked, until this holds. */
  until(there: (game: this) => boolean): this {
    while (!there(this)) {
      const ask = openAsk(this.env);
      const [seat] = this.asked;
      const action = ask?.actions.find((name) => name in IDLE);
      if (seat === undefined || action === undefined) throw new Error("nobody can pass");
      this.act(seat, action, mustGet(IDLE, action)(seat));
    }
    return this;
  }

  nextTurn(): this {
    const { turn } = this.table;
    return this.until(({ table }) => table.turn > turn);
  }

  /** The Recruit Step of this seat, which acts first this turn; cards stay in their hands. */
  recruiting(seat: Seat): this {
    this.initiative(seat);
    return this.until(({ table }) => table.recruit !== null);
  }

  /** The Move Step of this seat, which acts first this turn. */
  moving(seat: Seat): this {
    return this.recruiting(seat).act(seat, "endRecruitment");
  }

  /** A whole Move along these Zones. */
  walk(seat: Seat, count: number, from: string, ...to: readonly string[]): this {
    this.act(seat, "beginMove", { mode: "normal", from, count });
    for (const zone of to) this.act(seat, "moveTo", { zone });
    return this;
  }

  /** Nobody claims, nobody bids, the winner names this First Player. */
  initiative(first: Seat): this {
    this.passWindows().let("pass");
    return this.act(this.table.initiative ?? "", "chooseFirst", { seat: first });
  }

  /** Changes the state by hand. */
  change(by: (env: Envelope<Baghdad>) => void): this {
    this.env = copy(this.env);
    by(this.env);
    return this;
  }

  /** Makes these the whole hands of these seats; what they held goes under the deck. */
  give(hands: { readonly [seat: Seat]: readonly CardId[] }): this {
    return this.change(({ table, hands: all, box }) => {
      for (const seat of Object.keys(hands)) box.bazaar.push(...mustGet(all, seat).cards.splice(0));
      for (const [seat, cards] of Object.entries(hands)) {
        for (const card of cards) mustGet(all, seat).cards.push(take(box.bazaar, card));
        mustGet(table.sides, seat).cards = cards.length;
      }
      table.bazaarDeck = box.bazaar.length;
    });
  }

  /** Puts these Arab Street cards on top of the deck. */
  street(...cards: readonly StreetId[]): this {
    return this.change(({ box }) => {
      for (const card of [...cards].reverse()) box.street.unshift(take(box.street, card));
    });
  }

  /** Makes these the only units of these Zones: `{karrada: {us: [2, 1]}}`, Security first. */
  units(zones: { readonly [zone: string]: { readonly [seat: Seat]: readonly [number, number] } }): this {
    return this.change(({ table }) => {
      for (const [zone, there] of Object.entries(zones)) {
        const units = mustGet(table.zones, zone).units;
        for (const [seat, { security, infrastructure }] of Object.entries(units)) {
          const { pool } = mustGet(table.sides, seat);
          pool.security += security;
          pool.infrastructure += infrastructure;
          delete units[seat];
        }
        for (const [seat, [security, infrastructure]] of Object.entries(there)) {
          const { pool } = mustGet(table.sides, seat);
          pool.security -= security;
          pool.infrastructure -= infrastructure;
          units[seat] = { security, infrastructure };
        }
      }
    });
  }

  at(zone: string): { [seat: Seat]: Units } {
    return mustGet(this.table.zones, zone).units;
  }

  /** What a seat has heard, row by row, as a campaign keeps it. */
  heard(seat: Seat): readonly Heard<Baghdad>[] {
    return this.#rows.map((row) => {
      const { turn, name } = row.find((one) => one.kind === "event")?.phase ?? { turn: 0, name: "" };
      const all = row.flatMap((one) => (one.kind === "event" ? [one] : []));
      const secrets = all.flatMap((one) => one.secrets[seat] ?? []);
      return { turn, phase: name, events: all.flatMap(({ event }) => event ?? []), secrets };
    });
  }

  note(happenings: ReturnType<typeof submit<Baghdad>>["happenings"]): this {
    this.#rows.push(happenings);
    for (const happening of happenings) {
      if (happening.kind !== "event") continue;
      if (happening.event) this.events.push(happening.event);
      for (const [seat, secret] of Object.entries(happening.secrets)) {
        this.secrets[seat] ??= [];
        this.secrets[seat].push(secret);
      }
    }
    return this;
  }
}
