import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonical, copy, type Envelope, type GameTypes, type Json, mustGet, orderedCopy } from "#engine";
import { CopyOnWriteState, LazyCopy } from "../../src/engine/copy-on-write.ts";
import { freeze } from "../kit/freeze.ts";

interface Unit {
  readonly strength: number;
}

interface Hand {
  cards: string[];
  units: { [name: string]: Unit };
}

interface Small extends GameTypes {
  Table: { turn: number; log: string[]; places: { [name: string]: { size: number } } };
  Hand: Hand;
  Box: { deck: string[]; aside?: string[] };
}

const hand = (): Hand => ({ cards: ["a", "b"], units: { one: { strength: 1 }, two: { strength: 2 } } });

const first = (): Envelope<Small> =>
  freeze({
    game: "small",
    content: "",
    rules: "1",
    stateVersion: 1,
    seq: 1,
    random: { key: "", next: 0 },
    seats: ["north", "south"],
    controllers: {},
    frames: [],
    answers: {},
    over: null,
    table: orderedCopy({ turn: 1, log: ["begun"], places: { hill: { size: 3 } } }),
    hands: orderedCopy({ north: hand(), south: hand() }),
    box: { deck: ["c"] },
  });

/** The state after what rules do to it. */
function made(
  was: Envelope<Small>,
  deeds: (state: CopyOnWriteState<Small>) => void,
  replaced?: readonly string[],
): Envelope<Small> {
  const env = { ...was };
  const state = new CopyOnWriteState<Small>(env, replaced);
  deeds(state);
  state.finish();
  return env;
}

describe("a copy made member by member", () => {
  it("leaves all keys in order, whatever rules wrote", () => {
    const now = made(first(), ({ table, hands, box }) => {
      box.aside = box.deck.splice(0);
      table.places = { hill: { size: 3 }, ford: { size: 1 } };
      mustGet(hands, "north").units = { two: { strength: 2 }, one: { strength: 1 } };
      mustGet(hands, "south").units.alpha = { strength: 3 };
    });
    const parts = [now.table, now.hands, now.box];
    expect(JSON.stringify(parts)).toBe(canonical(parts));
    expect(now.box).toEqual({ aside: ["c"], deck: [] });
  });

  it("shares what nobody asked for, and leaves the state before as it was", () => {
    const was = first();
    const text = canonical(was);
    const now = made(was, ({ table, hands }) => {
      table.turn++;
      table.log.push("moved");
      mustGet(hands, "north").cards.pop();
    });
    expect(now.table).toEqual({ turn: 2, log: ["begun", "moved"], places: { hill: { size: 3 } } });
    expect(now.table.places).toBe(was.table.places);
    expect(now.hands.north).toEqual({ ...hand(), cards: ["a"] });
    expect(now.hands.north?.units).toBe(was.hands.north?.units);
    expect(now.hands.south).toBe(was.hands.south);
    expect(now.box).toBe(was.box);
    expect(canonical(was)).toBe(text);
  });

  it("gives the same copy however often it is asked", () => {
    made(first(), ({ table, hands }) => {
      expect(table.places).toBe(table.places);
      expect(hands.north).toBe(hands.north);
      expect(mustGet(hands, "north").units).toBe(mustGet(hands, "north").units);
    });
  });

  it("takes new members, removed ones, and whole ones in place of others", () => {
    const now = made(first(), ({ table, hands }) => {
      table.places = { ...table.places, bridge: { size: 1 } };
      mustGet(table.places, "bridge").size++;
      hands.south = { cards: [], units: {} };
      mustGet(hands, "south").cards.push("z");
      delete hands.north;
    });
    expect(now.table.places).toEqual({ hill: { size: 3 }, bridge: { size: 2 } });
    expect(now.hands).toEqual({ south: { cards: ["z"], units: {} } });
  });

  it("has its keys in order, whoever made them", () => {
    const copy = new LazyCopy<{ [name: string]: unknown }>({ b: 1, e: { g: 2, f: 3 } });
    expect(JSON.stringify(copy.written.e)).toBe('{"f":3,"g":2}');
    copy.written.a = { d: 2, c: 3 };
    expect(JSON.stringify(copy.finished())).toBe('{"a":{"c":3,"d":2},"b":1,"e":{"f":3,"g":2}}');
  });

  it("has the members of before in their order where one has gone and come back", () => {
    const copy = new LazyCopy<{ [name: string]: unknown }>({ a: 1, b: { c: 2 }, d: 3 });
    delete copy.written.b;
    copy.written.b = { c: 4 };
    expect(JSON.stringify(copy.finished())).toBe('{"a":1,"b":{"c":4},"d":3}');
  });

  it("keeps no trace of a member that has come and gone", () => {
    const copy = new LazyCopy<{ [name: string]: unknown }>({ a: 1, b: 2 });
    copy.written.aa = true;
    copy.written.b = 3;
    delete copy.written.aa;
    expect(Object.entries(copy.finished())).toEqual([
      ["a", 1],
      ["b", 3],
    ]);
  });

  it("holds nothing under the names that every object has", () => {
    const { written } = new LazyCopy<{ [name: string]: object }>({ hill: {} });
    expect(() => mustGet(written, "__proto__")).toThrow("nothing under");
    expect(() => mustGet(written, "constructor")).toThrow("nothing under");
  });
});

describe("members whose entries are replaced", () => {
  it("share the entries that stay", () => {
    const was = first();
    const now = made(
      was,
      ({ hands }) => {
        mustGet(hands, "north").units.two = { strength: 5 };
        delete mustGet(hands, "south").units.one;
      },
      ["units"],
    );
    expect(now.hands.north?.units).toEqual({ one: { strength: 1 }, two: { strength: 5 } });
    expect(now.hands.north?.units.one).toBe(was.hands.north?.units.one);
    expect(Object.keys(now.hands.south?.units ?? {})).toEqual(["two"]);
    expect(was.hands.north?.units.two).toEqual({ strength: 2 });
  });

  it("have their keys in order, whatever was deleted and added", () => {
    const now = made(
      first(),
      ({ hands }) => {
        const { units } = mustGet(hands, "north");
        delete units.one;
        units.alpha = { strength: 3 };
        delete mustGet(hands, "south").units.two;
        mustGet(hands, "south").units.zulu = { strength: 4 };
      },
      ["units"],
    );
    expect(Object.keys(now.hands.north?.units ?? {})).toEqual(["alpha", "two"]);
    expect(Object.keys(now.hands.south?.units ?? {})).toEqual(["one", "zulu"]);
  });

  it("are in their order where one was deleted and came back", () => {
    const now = made(
      first(),
      ({ hands }) => {
        const { units } = mustGet(hands, "north");
        delete units.one;
        units.one = { strength: 7 };
      },
      ["units"],
    );
    expect(JSON.stringify(now.hands.north?.units)).toBe('{"one":{"strength":7},"two":{"strength":2}}');
  });

  it("a rule that writes to an entry of a frozen state throws", () => {
    const write = (): unknown => made(first(), ({ table }) => void mustGet(table.places, "hill").size++, ["places"]);
    expect(write).toThrow(TypeError);
  });
});

interface Piece {
  strength: number;
  steps: number[];
}

interface Large {
  turn: number;
  places: { [name: string]: { [unit: string]: Piece } };
  log: string[];
}

const names = Array.from({ length: 24 }, (_, i) => `n${String(i).padStart(2, "0")}`);
const inEach = <T>(make: () => T): { [name: string]: T } => Object.fromEntries(names.map((name) => [name, make()]));
const large = (): Large => ({ turn: 1, places: inEach(() => inEach(() => ({ strength: 3, steps: [1, 2] }))), log: [] });

const name = fc.constantFrom(...names, "a new one");

/** What a rule does to a map. */
const deed: fc.Arbitrary<(map: Large) => unknown> = fc.oneof(
  fc.tuple(name, name).map(
    ([place, unit]) =>
      (m: Large) =>
        m.places[place]?.[unit]?.steps.push(9),
  ),
  fc.tuple(name, name).map(
    ([place, unit]) =>
      (m: Large) =>
        delete m.places[place]?.[unit],
  ),
  fc.tuple(name, name).map(([place, unit]) => (m: Large) => {
    m.places[place] = {
      ...m.places[place],
      [unit]: { strength: 1, steps: [] },
    };
  }),
  fc.tuple(name, name).map(([from, to]) => (m: Large) => {
    const place = m.places[from];
    if (place) m.places[to] = copy(place);
  }),
  name.map((place) => (m: Large) => {
    m.places = Object.fromEntries(Object.entries(m.places).filter(([one]) => one !== place));
  }),
  name.map((place) => (m: Large) => {
    for (const [unit, { strength }] of Object.entries(m.places[place] ?? {})) m.log.push(`${unit} ${strength}`);
  }),
  fc.constant((m: Large) => m.turn++),
);

describe("a copy of a large table", () => {
  it("becomes what the same deeds make of a whole copy, and leaves what it is made from as it was", () => {
    fc.assert(
      fc.property(fc.array(fc.array(deed, { maxLength: 8 }), { maxLength: 4 }), (submits) => {
        let lazily: Large = freeze(orderedCopy(large()));
        let copied: Large = orderedCopy(large());
        for (const deeds of submits) {
          const lazy = new LazyCopy(lazily);
          copied = orderedCopy(copied);
          for (const does of deeds) {
            does(lazy.written);
            does(copied);
          }
          lazily = freeze(lazy.finished());
          expect(JSON.stringify(lazily)).toBe(canonical(copied));
        }
      }),
    );
  });

  it("is plain, wherever rules put what they were given", () => {
    const lazy = new LazyCopy<{ [key: string]: Json }>(
      orderedCopy({ ...large() }) as unknown as { [key: string]: Json },
    );
    lazy.written.kept = { twice: [lazy.written.places ?? null] };
    lazy.written.again = lazy.written.places ?? null;
    const made = lazy.finished();
    expect(structuredClone(made)).toEqual(made); // a proxy cannot be cloned
  });
});
