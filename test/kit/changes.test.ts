import { describe, expect, it } from "vitest";
import { rulebook } from "#engine";
import type { Colour, MapElement, Scene } from "#scene";
import { skirmishSubject } from "./games/skirmish/index.ts";
import { type Skirmish, unitsAt } from "./games/skirmish/table.ts";
import { type Changes, CLAIMS, type Subject, uphold } from "./index.ts";
import { markingOf } from "./marks/marks.ts";
import { isDueTo } from "./marks/places.ts";

const { definition, content, hash } = skirmishSubject.book;
const zones = Object.keys(content.zones);

/** Units that came or went. */
const changes: Changes<Skirmish> = {
  place: (_, zone) => ({ kind: "area", id: zone, spots: [[zones.indexOf(zone) * 200, 0]], reach: 50 }),
  between: (before, after) => zones.filter((zone) => `${unitsAt(before, zone)}` !== `${unitsAt(after, zone)}`),
  told: (event) => (event.kind === "moved" ? event.path : []),
};

const sceneOf = (elements: readonly MapElement[]): Scene => ({
  layout: { kind: "panel", content: { kind: "map", width: 2000, height: 400, elements } },
  alt: "",
  text: "",
});

/** Skirmish on a map that always bears these marks. */
function marked(...elements: readonly MapElement[]): Subject<Skirmish> {
  const board = (): Scene => sceneOf(elements);
  const book = rulebook({ ...definition, board }, content as Skirmish["Content"], hash); // nobody writes to it
  return { ...skirmishSubject, book, changes };
}

const variant = { label: "default options", options: definition.defaults };
const claimed = (subject: Subject<Skirmish>) => () => uphold(subject, variant, CLAIMS.marksWhatChanged());

describe("the kit finds", () => {
  it("a change that no picture marks", () => {
    expect(claimed(marked())).toThrow(/ has changed and bears no mark/);
  });

  it("a mark where nothing has changed", () => {
    expect(claimed(marked({ kind: "burst", at: [5000, 5000] }))).toThrow(
      /a burst at 5000, 5000, though only these have changed/,
    );
  });

  it("a change under the veil, and a gap in the veil where nothing has changed", () => {
    expect(claimed(marked({ kind: "veil", except: [] }))).toThrow(/ has changed and lies under the veil/);
    expect(claimed(marked({ kind: "veil", except: ["nowhere"] }))).toThrow(/nowhere lies clear of the veil/);
  });
});

describe("the kit takes a number beside a piece", () => {
  const number: MapElement = { kind: "gain", at: [100, 0], radius: 20, text: "+1", colour: "@RED" };
  const piece = { kind: "piece", form: "cube", at: [45, 0] } as const;
  const isOfPlace = (colour: Colour): boolean => {
    const elements: readonly MapElement[] = [number, { ...piece, colour }];
    const { marks } = markingOf(sceneOf(elements));
    return marks.every((mark) => isDueTo(mark, [{ kind: "area", spots: [[0, 0]], reach: 50 }]));
  };

  it("of its colour to speak of the place where that stands, and of another colour not", () => {
    expect([isOfPlace("@RED"), isOfPlace("@BLUE")]).toEqual([true, false]);
  });
});
