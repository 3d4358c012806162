import { describe, expect, it } from "vitest";
import {
  type Action,
  type Advance,
  anyMove,
  awaited,
  begin,
  canonical,
  completed,
  type Decision,
  Dice,
  type DiceFormat,
  decisionsOf,
  type Envelope,
  type GameTypes,
  type Json,
  type Move,
  mustGet,
  Refused,
  type Rulebook,
  type RulesContext,
  type Submission,
  submit,
  viewOf,
} from "#engine";
import { games } from "../../src/games/registry.ts";
import { openShipped } from "../../src/packs/packs.ts";
import { keyOf } from "../kit/index.ts";

type Book = Rulebook<GameTypes>;
type Env = Envelope<GameTypes>;

/** What was drawn for one thing: the words, and how many came before them. */
interface Throw {
  readonly after: number;
  readonly words: number[];
}

/** What was drawn for each thing that came up, each time that it did, as this test counts it. */
class Draws {
  readonly throws = new Map<string, Throw>();
  readonly #times: Map<string, number>;
  #words = 0;

  constructor(before: Draws | null) {
    this.#times = new Map(before ? before.#times : []);
    this.#words = before ? before.#words : 0;
  }

  /** The same dice, with each word written down. */
  heard(dice: Dice, what: () => readonly Json[]): Dice {
    let own: Throw | null = null;
    const next = (): number => {
      own ??= this.#again(canonical(what()));
      const word = dice.below(2 ** 32); // any word there is
      own.words.push(word);
      this.#words++;
      return word;
    };
    const part = (names: readonly Json[]) => {
      const named = this.heard(dice.for(...names), () => [...what(), ...names]);
      return { next: () => named.below(2 ** 32), part };
    };
    return new Dice({ next, part });
  }

  #again(what: string): Throw {
    const time = this.#times.get(what) ?? 0;
    this.#times.set(what, time + 1);
    const own = { after: this.#words, words: [] };
    this.throws.set(`${what} ${time}`, own);
    return own;
  }
}

/** A game that is listened to from some state on. */
class Game {
  readonly book: Book;
  env: Env;
  readonly draws: Draws;

  constructor(rules: Book, env: Env, before: Draws | null = null) {
    this.env = env;
    this.draws = new Draws(before);
    const procedures = [...rules.procedures].map(([name, one]) => {
      const about = (notes: Json): Json => (one.drawsFor ? one.drawsFor(notes) : notes);
      const run: typeof one.run = (stage, s) =>
        one.run(
          stage,
          this.#heard(s, () => [name, stage, about(s.data)]),
        );
      return [name, { ...one, run }] as const;
    });
    const actions = [...rules.actions].map(([name, one]) => {
      const apply: Action<GameTypes>["apply"] = (a) => one.apply(this.#heard(a, () => [name, a.seat, a.params]));
      return [name, { ...one, apply }] as const;
    });
    this.book = { ...rules, procedures: new Map(procedures), actions: new Map(actions) };
  }

  #heard<S extends RulesContext<GameTypes>>(s: S, what: () => readonly Json[]): S {
    const named = (): readonly Json[] => [this.book.definition.phase(s.current.table).turn, ...what()];
    return Object.create(s, { dice: { value: this.draws.heard(s.dice, named) } }) as S;
  }

  does(submission: Submission): Advance<GameTypes> {
    const advance = submit(this.book, this.env, submission);
    this.env = advance.state;
    return advance;
  }

  /** The first of those who are waited for, and what they are asked. */
  get asked(): Decision {
    const [seat = ""] = awaited(this.env);
    const owed = decisionsOf(this.book, this.env, seat).find((decision) => decision.owed);
    if (!owed) throw new Error(`${seat} is asked nothing`);
    return owed;
  }

  answered(decision: Decision, { action, params }: Move): Submission {
    return { seat: decision.seat, decision: decision.actions.includes(action) ? decision.id : null, action, params };
  }

  usual(decision: Decision): Submission {
    const { book, env } = this;
    const view = viewOf(book, env, decision.seat);
    const dice = new Dice({ key: keyOf("same dice", env.seq), next: 0 });
    const move = book.definition.bot(view, decision, dice) ?? anyMove(book, view, decision, dice);
    if (!move) throw new Error("there is no answer");
    return this.answered(decision, move);
  }

  /** Another answer than this one; null: there is hardly any. */
  other(decision: Decision, than: Submission): Submission | null {
    const { book, env } = this;
    for (let n = 0; n < 30; n++) {
      const dice = new Dice({ key: keyOf("another", env.seq, n), next: 0 });
      const move = anyMove(book, viewOf(book, env, decision.seat), decision, dice);
      const other = move && this.answered(decision, move);
      if (other && canonical(other) !== canonical(than) && decision.actions.includes(other.action)) return other;
    }
    return null;
  }

  tries(submission: Submission): boolean {
    try {
      this.does(submission);
      return true;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  }
}

/** How many rows: up to where they part, and after that. */
interface Length {
  readonly before: number;
  readonly after: number;
}

/** Two games that differ in one move, and go on with the same ones wherever these are possible: what each has drawn since. */
function twoGames(book: Book, length: Length, dice?: DiceFormat): readonly [Draws, Draws] {
  const { definition, content } = book;
  const options = completed(definition.options, { content }, definition.defaults, definition.defaults);
  const seats = definition.roster(options, content).map(({ id }) => id);
  const controllers = Object.fromEntries(seats.map((seat) => [seat, seat]));
  const key = keyOf("same dice", definition.id);
  const { state } = begin(book, { seats, controllers, options, key, ...(dice && { dice }) });
  const road = new Game(book, withShortDeck(state));
  for (let n = 0; n < length.before; n++) road.does(road.usual(road.asked));
  for (;;) {
    const move = road.usual(road.asked);
    const other = road.other(road.asked, move);
    const [one, two] = [new Game(book, road.env, road.draws), new Game(book, road.env, road.draws)];
    if (other && two.tries(other)) {
      const acts = [move, ...goOn(one, length, [move])].slice(1);
      goOn(two, length, acts);
      return [one.draws, two.draws];
    }
    road.does(move);
  }
}

/** In Baghdad nothing but the Arms Bazaar is shuffled: here it has so few cards that this soon happens. */
function withShortDeck(env: Env): Env {
  const { bazaar } = env.box as { readonly bazaar?: readonly string[] };
  if (!bazaar) return env;
  const [deck, discards] = [bazaar.slice(0, 6), bazaar.slice(6)];
  return {
    ...env,
    box: { ...env.box, bazaar: deck },
    table: { ...env.table, bazaarDeck: deck.length, discards },
  };
}

/** Plays on, by these acts where they are possible, else as the computer does; gives what was done. */
function goOn(game: Game, { after }: Length, script: readonly Submission[]): readonly Submission[] {
  const left = [...script];
  const done: Submission[] = [];
  while (done.length < after && !game.env.over) {
    const decision = game.asked;
    const fits = left.filter(({ seat, action }) => seat === decision.seat && decision.actions.includes(action));
    const act = [...fits.slice(0, 5), null].find(
      (one) =>
        one === null ||
        game.tries(game.answered(decision, { action: one.action, params: one.params as Move["params"] })),
    );
    if (act) left.splice(left.indexOf(act), 1);
    const own = act ?? game.usual(decision);
    if (!act) game.does(own);
    done.push(own);
  }
  return done;
}

/**
 * What came up in both games; where one had drawn more before, or drew more for it, so that one counter would have given
 * other dice; and where it was not the same that was drawn.
 */
function compared([one, two]: readonly [Draws, Draws]) {
  const both = [...one.throws].flatMap(([what, a]) => {
    const b = two.throws.get(what);
    return b ? [{ what, a, b }] : [];
  });
  const apart = both.filter(({ a, b }) => a.after !== b.after || a.words.length !== b.words.length);
  const differing = both.flatMap(({ what, a, b }) => {
    const length = Math.min(a.words.length, b.words.length); // a shorter list is shuffled with fewer
    return a.words.slice(0, length).join() === b.words.slice(0, length).join() ? [] : [what];
  });
  return { apart: apart.map(({ what }) => what), differing };
}

/** Where each game is compared: some rows before its dice come up often enough. */
const LENGTHS: { readonly [game: string]: Length } = {
  "iraqi-conflict": { before: 20, after: 120 },
  "battle-for-baghdad": { before: 9, after: 45 },
  "next-war-in-lebanon": { before: 20, after: 45 },
  fitna: { before: 40, after: 90 },
};

describe("two games that differ in one move", () => {
  it.each(games.map((definition) => [definition.name, openShipped(definition)] as const))(
    "of %s roll the same dice wherever the same question comes up again",
    (_, book) => {
      const { apart, differing } = compared(twoGames(book, mustGet(LENGTHS, book.definition.id)));
      expect(differing).toEqual([]);
      expect(apart).not.toEqual([]);
    },
  );

  it("roll other dice where all come from one counter", () => {
    const [book] = games.map((definition) => openShipped(definition));
    if (!book) throw new Error("there is no game");
    const { differing } = compared(twoGames(book, mustGet(LENGTHS, book.definition.id), "by counter"));
    expect(differing.length).toBeGreaterThan(0);
  });
});
