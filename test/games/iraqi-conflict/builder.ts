import {
  begin,
  canonical,
  copy,
  decisionsOf,
  type Envelope,
  type Move,
  mustGet,
  openAsk,
  type Params,
  Refused,
  type Rulebook,
  type Seat,
  sceneOf,
  submit,
  type View,
  viewOf,
} from "#engine";
import type { Scene } from "#scene";
import type { CardId } from "../../../src/games/iraqi-conflict/content/pack.ts";
import { iraqiConflict } from "../../../src/games/iraqi-conflict/index.ts";
import { sortHand } from "../../../src/games/iraqi-conflict/rules/cards/deck.ts";
import type { Event, Iraq, Secret } from "../../../src/games/iraqi-conflict/state.ts";
import { openShipped } from "../../../src/packs/packs.ts";
import { keyOf } from "../../kit/index.ts";

export const book: Rulebook<Iraq> = openShipped(iraqiConflict);

interface Wishes {
  readonly seats: 2 | 3 | 4 | 5;
  readonly turns?: number;
  readonly ranking?: "dense" | "competition";
  /** Cards that these seats hold for certain; the rest of each hand is as dealt. */
  readonly hands?: { readonly [seat: Seat]: readonly CardId[] };
  readonly seed?: string;
}

/** A game in the Commitment phase of its first turn. */
export function iraq({ seats, turns = 10, ranking = "dense", hands = {}, seed = "iraq" }: Wishes): Game {
  const options: Params = { seats: String(seats), turns, ranking };
  const roster = iraqiConflict.roster(options, book.content).map(({ id }) => id);
  const controllers = Object.fromEntries(roster.map((seat) => [seat, `person of ${seat}`]));
  const start = begin(book, { seats: roster, controllers, options, key: keyOf(seed) });
  const game = new Game(start.state);
  game.note(start.happenings);
  game.give(hands);
  return game;
}

/** A game under test: what was done, what everyone and what each seat was told. */
export class Game {
  env: Envelope<Iraq>;
  readonly events: Event[] = [];
  readonly secrets: { [seat: Seat]: Secret[] } = {};
  readonly pictures: string[] = [];
  /** The scenes of these, drawn with `names`; none where nobody has a name. */
  readonly scenes: { caption: string; scene: Scene }[] = [];
  names: { readonly [seat: Seat]: string } | null = null;

  constructor(env: Envelope<Iraq>) {
    this.env = env;
  }

  get table() {
    return this.env.table;
  }

  get seats(): readonly Seat[] {
    return this.env.seats;
  }

  hand(seat: Seat): readonly CardId[] {
    return mustGet(this.env.hands, seat).cards;
  }

  view(seat: Seat): View<Iraq> {
    return viewOf(book, this.env, seat);
  }

  /** Everything said so far, in words. */
  get log(): string[] {
    return this.events.flatMap((event) => iraqiConflict.describePublic(event, book.content) ?? []);
  }

  told(seat: Seat): string[] {
    return (this.secrets[seat] ?? []).flatMap((secret) => iraqiConflict.describePrivate(secret, book.content) ?? []);
  }

  /** Does something, by the decision's button or, without one, as a command. */
  act(seat: Seat, action: string, params: Params = {}, decision: string | null = null): this {
    const done = submit(book, this.env, { seat, decision, action, params }, this.names);
    this.env = done.state;
    this.note(done.happenings);
    return this;
  }

  do(seat: Seat, { action, params }: Move): this {
    return this.act(seat, action, params);
  }

  /** The refusal of something that is not possible; an error if it is possible or changes anything. */
  refusal(seat: Seat, action: string, params: Params = {}, decision: string | null = null): Refused {
    const before = canonical(this.env);
    try {
      submit(book, this.env, { seat, decision, action, params });
    } catch (error) {
      if (error instanceof Refused && canonical(this.env) === before) return error;
      throw error;
    }
    throw new Error(`${seat} can ${action} ${canonical(params)}`);
  }

  /** Everyone answers the open question, those not named with the default answer. */
  all(answers: { readonly [seat: Seat]: Params } = {}): this {
    for (const seat of openAsk(this.env)?.seats ?? []) {
      const [decision] = decisionsOf(book, this.env, seat);
      if (!decision) throw new Error(`${seat} is not asked`);
      const usual = iraqiConflict.defaultAnswer(this.view(seat), decision);
      this.act(seat, usual.action, answers[seat] ?? usual.params);
    }
    return this;
  }

  /** Through Commitment without a discard. */
  toNegotiations(): this {
    return this.all();
  }

  /** To the next deal (or the end) by default answers. */
  endTurn(): this {
    const { turn } = this.table;
    while (!this.env.over && this.table.turn === turn) this.all();
    return this;
  }

  propose(from: Seat, to: Seat, give: readonly CardId[], price: readonly CardId[] | number = 0): string {
    const want = typeof price !== "number" ? { want: "cards", cards: price } : countOf(price);
    this.act(from, "propose", { to, give, ...want });
    return `o${this.env.seq - 1}`;
  }

  offersTo(seat: Seat): string[] {
    return iraqiConflict.offers(this.view(seat)).map(({ id }) => id);
  }

  note(happenings: ReturnType<typeof submit<Iraq>>["happenings"]): void {
    for (const happening of happenings) {
      if (happening.kind === "picture") {
        const { caption, sketch } = happening;
        this.pictures.push(caption);
        if (sketch) this.scenes.push({ caption, scene: sceneOf(book, sketch) });
      }
      if (happening.kind !== "event") continue;
      if (happening.event) this.events.push(happening.event);
      for (const [seat, secret] of Object.entries(happening.secrets)) {
        this.secrets[seat] ??= [];
        this.secrets[seat].push(secret);
      }
    }
  }

  /** Swaps cards, wherever they are, until the hands hold what is wished. */
  give(hands: { readonly [seat: Seat]: readonly CardId[] }): this {
    this.env = copy(this.env);
    const places = [this.env.box.draw, ...this.seats.map((seat) => mustGet(this.env.hands, seat).cards)];
    for (const [seat, cards] of Object.entries(hands)) {
      const own = mustGet(this.env.hands, seat).cards;
      for (const card of cards) {
        const place = places.find((cards) => cards.includes(card));
        const spare = own.findIndex((other) => !cards.includes(other));
        if (!place || (place !== own && spare < 0)) throw new Error(`${seat} cannot be given ${card}`);
        if (place !== own) [place[place.indexOf(card)], own[spare]] = [own[spare] ?? card, card];
      }
    }
    for (const seat of this.seats) sortHand(book.content, this.seats, seat, mustGet(this.env.hands, seat).cards);
    return this;
  }
}

const countOf = (count: number): Params => (count > 0 ? { want: "count", count } : { want: "nothing" });
