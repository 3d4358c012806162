import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { check, type Envelope, type GameTypes, parse, Refused, type Rulebook, viewOf } from "#engine";
import { games } from "../../src/games/registry.ts";
import { openShipped } from "../../src/packs/packs.ts";
import { amount } from "../amounts.ts";
import { scoutsSubject } from "../kit/games/scouts.ts";
import { skirmishSubject } from "../kit/games/skirmish/index.ts";
import { summitSubject } from "../kit/games/summit/index.ts";
import { play } from "../kit/play.ts";
import { startOf } from "../kit/subject.ts";

type Book = Rulebook<GameTypes>;

const kit = [scoutsSubject, skirmishSubject, summitSubject].map(({ book }) => book as unknown as Book); // a game of any types is a game
const books = [...games.map((definition) => openShipped(definition)), ...kit];

/** States of a random game, its last among them. */
function statesOf(book: Book): readonly Envelope<GameTypes>[] {
  const states: Envelope<GameTypes>[] = [];
  const subject = { name: book.definition.id, book, pieces: () => [], bound: 20_000 };
  play(subject, startOf(subject, { label: "defaults", options: book.definition.defaults }, 0), {
    title: "is looked at",
    every: 4,
    at: ({ env }) => void states.push(env),
    after: ({ env }) => void states.push(env),
  });
  return states;
}

/** What it gives, or why not; every other exception is a mistake. */
function orRefused<T>(read: () => T): T | Refused {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

const hyphenated = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Names of actions, as people write them. */
const nameOf = ({ actions }: Book): fc.Arbitrary<string> =>
  fc.constantFrom(
    ...[...actions.values()].flatMap(({ name, title }) => [
      name,
      name.toUpperCase(),
      name.toLowerCase(),
      hyphenated(name),
      name.slice(0, 3),
      title,
    ]),
  );

/** Names of what there is in a game, numbers, marks, and anything at all. */
function wordOf({ content, definition }: Book): fc.Arbitrary<string> {
  const quoted = [...JSON.stringify(content).matchAll(/"(?:id|name)":("[^"\\]+")/g)].map(([, name = ""]) => name);
  return fc.oneof(
    fc.constantFrom(definition.name, ...quoted, ...quoted.map((name) => name.slice(1, -1))),
    fc.integer().map(String),
    fc.constantFrom("-", ",", ">", "[", ";", "]", '"', "__proto__", "constructor", "o1"),
    fc.string({ unit: "binary", maxLength: 8 }),
  );
}

const lineOf = (book: Book): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 9,
      arbitrary: fc
        .tuple(nameOf(book), fc.array(wordOf(book), { maxLength: 6 }))
        .map(([name, words]) => [name, ...words].join(" ")),
    },
    { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
  );

describe.each(books.map((book) => ({ name: book.definition.name, book })))(
  "whatever is written to $name",
  ({ book }) => {
    const states = statesOf(book);
    const place = fc.nat({ max: states.length - 1 });
    const writer = fc.constantFrom(...(states[0]?.seats ?? []), "nobody", "__proto__");

    it("is read or refused, wherever the game stands and whoever writes it", () => {
      fc.assert(
        fc.property(place, writer, lineOf(book), (at, seat, line) => {
          const env = states[at];
          if (!env) throw new Error("there is no such state");
          const read = orRefused(() => parse(book, env, seat, line));
          if (read instanceof Refused) expect(read.text).not.toBe("");
          else {
            expect(book.actions.get(read.action.name)).toBe(read.action);
            expect(read.params).toEqual(JSON.parse(JSON.stringify(read.params)));
          }
        }),
        { numRuns: amount(500, 2000) },
      );
    });

    it("can be a standing order or a question of one's own, wherever the game stands", () => {
      const forms = [...book.definition.orders.map(({ form }) => form), ...book.definition.queries];
      for (const env of states.filter((_, i) => i % amount(4, 1) === 0))
        for (const seat of env.seats)
          for (const form of forms)
            expect(() => orRefused(() => check(form, viewOf(book, env, seat), {}))).not.toThrow();
    });
  },
);
