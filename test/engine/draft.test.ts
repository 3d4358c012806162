import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Draft } from "../../src/engine/draft.ts";
import { canonical, copy, type Json, orderedCopy } from "../../src/engine/index.ts";
import { freeze } from "../kit/freeze.ts";

interface Unit {
  strength: number;
  steps: number[];
}

interface Map {
  turn: number;
  places: { [name: string]: { [unit: string]: Unit } };
  log: string[];
}

const names = Array.from({ length: 24 }, (_, i) => `n${String(i).padStart(2, "0")}`);
const inEach = <T>(make: () => T): { [name: string]: T } => Object.fromEntries(names.map((name) => [name, make()]));
/** Large in itself, and so is each place. */
const map = (): Map => ({ turn: 1, places: inEach(() => inEach(() => ({ strength: 3, steps: [1, 2] }))), log: [] });

const name = fc.constantFrom(...names, "a new one");

/** What a rule does to a map. */
const deed: fc.Arbitrary<(map: Map) => unknown> = fc.oneof(
  fc.tuple(name, name).map(
    ([place, unit]) =>
      (m: Map) =>
        m.places[place]?.[unit]?.steps.push(9),
  ),
  fc.tuple(name, name).map(
    ([place, unit]) =>
      (m: Map) =>
        delete m.places[place]?.[unit],
  ),
  fc.tuple(name, name).map(([place, unit]) => (m: Map) => {
    m.places[place] = {
      ...m.places[place],
      [unit]: { strength: 1, steps: [] },
    };
  }),
  fc.tuple(name, name).map(([from, to]) => (m: Map) => {
    const place = m.places[from];
    if (place) m.places[to] = copy(place);
  }),
  name.map((place) => (m: Map) => {
    m.places = Object.fromEntries(Object.entries(m.places).filter(([one]) => one !== place));
  }),
  name.map((place) => (m: Map) => {
    for (const [unit, { strength }] of Object.entries(m.places[place] ?? {})) m.log.push(`${unit} ${strength}`);
  }),
  fc.constant((m: Map) => m.turn++),
);

describe("a draft", () => {
  it("becomes what the same deeds make of a whole copy, and leaves what it is made from as it was", () => {
    fc.assert(
      fc.property(fc.array(fc.array(deed, { maxLength: 8 }), { maxLength: 4 }), (submits) => {
        let drafted: Map = freeze(orderedCopy(map()));
        let copied: Map = orderedCopy(map());
        for (const deeds of submits) {
          const draft = new Draft(drafted);
          copied = orderedCopy(copied);
          for (const does of deeds) {
            does(draft.written);
            does(copied);
          }
          drafted = freeze(draft.settled());
          expect(JSON.stringify(drafted)).toBe(canonical(copied));
        }
      }),
    );
  });

  it("shares what nobody asks for, and nothing else", () => {
    const before = freeze(orderedCopy(map()));
    const draft = new Draft(before);
    draft.written.places.n03?.n04?.steps.push(3);
    const after = draft.settled();
    expect(after.places.n02).toBe(before.places.n02);
    expect(after.places.n03?.n05).toBe(before.places.n03?.n05);
    expect(after.places.n03?.n04).toEqual({ strength: 3, steps: [1, 2, 3] });
    expect(before.places.n03?.n04?.steps).toEqual([1, 2]);
  });

  it("leaves no draft in what it becomes, wherever rules put one", () => {
    const draft = new Draft<{ [key: string]: Json }>(orderedCopy({ ...map() }) as unknown as { [key: string]: Json });
    draft.written.kept = { twice: [draft.written.places ?? null] };
    draft.written.again = draft.written.places ?? null;
    const made = draft.settled();
    expect(structuredClone(made)).toEqual(made); // a proxy cannot be cloned
    expect(made.again).not.toBe(made.places);
  });

  it("gives the same object whenever the same member is asked for", () => {
    const { written } = new Draft(orderedCopy(map()));
    expect(written.places).toBe(written.places);
    expect(written.places.n01).toBe(written.places.n01);
    expect(written.places.n01?.n02).toBe(written.places.n01?.n02);
  });
});
