import {
  type BaseLayer,
  type Callout,
  type Counter,
  calloutSize,
  type Ground,
  type Hex,
  type HexGrid,
  hexCentre,
  hexOutline,
  type MapElement,
  type Point,
  placeRows,
  type Scene,
  type Side,
  type Stack,
} from "#scene";
import { numbers } from "../../../src/render/random.ts";
import { counterOf } from "./theatre.ts";

/** A made-up hex map of two sides, on which stacks of ten stand face to face. */
const GRID: HexGrid = { origin: [150, 165], size: 140 };
const HEXES: readonly Hex[] = [0, 1, 2, 3].flatMap((r) =>
  Array.from({ length: 6 }, (_, i): Hex => [i - Math.floor(r / 2), r]),
);
const NAMES = ["Naqoura", "Tyre", "Sarafand", "Sidon", "Shaqra", "Bint Jbeil", "Taybeh", "Jezzine", "Ma'alot", "Safed"];
const SIZE = 76;
const sides: Record<string, Side> = {
  idf: { name: "IDF", hue: "blue", letter: "IDF" },
  hez: { name: "Insurgents", hue: "yellow", letter: "H" },
};

interface Place {
  readonly hex: Hex;
  readonly name: string;
  readonly own: readonly Counter[];
  readonly other: readonly Counter[];
}

/** Counters of one figure, as many as ten on a side. */
function placesOf(seed: number): readonly Place[] {
  const dice = numbers(seed);
  const some = (side: "@idf" | "@hez", chance: number): Counter[] =>
    dice() < chance
      ? Array.from({ length: dice() < 0.3 ? 10 : 1 + Math.floor(dice() * 6) }, () => {
          const { echelon: _size, ...counter } = counterOf(side, dice);
          return { ...counter, values: String(1 + Math.floor(dice() * 6)) };
        })
      : [];
  return HEXES.filter(([q, r]) => r < 2 || q + Math.floor(r / 2) < (r === 2 ? 4 : 3)).map((hex, i) => ({
    hex,
    name: NAMES[i % NAMES.length] ?? "",
    own: some("@idf", 0.6),
    other: some("@hez", 0.6),
  }));
}

const at = (hex: Hex, dx: number, dy: number): Point => {
  const [x, y] = hexCentre(GRID, hex);
  return [x + dx, y + dy];
};

function baseOf(seed: number, places: readonly Place[]): BaseLayer {
  const dice = numbers(seed + 7);
  return {
    key: `front/${seed}`,
    elements: places.map(({ hex }) => ({
      kind: "region",
      polygons: hexOutline(GRID, [hex]),
      fill: dice() < 0.3 ? { colour: "urban" } : dice() < 0.5 ? { colour: "fertile" } : { colour: "mountain" },
      outline: "fine",
    })),
  };
}

/** One rim around all hexes that only one side holds, a striped one around those that both are in. */
function rims(places: readonly Place[]): MapElement[] {
  const held = (own: boolean, other: boolean) =>
    places.filter((place) => place.own.length > 0 === own && place.other.length > 0 === other);
  const areas = [
    { places: held(true, false), rim: "@idf" },
    { places: held(false, true), rim: "@hez" },
    { places: held(true, true), rim: ["@idf", "@hez"] },
  ] as const;
  return areas.map(({ places, rim }) => {
    const polygons = hexOutline(
      GRID,
      places.map(({ hex }) => hex),
    );
    return { kind: "region", polygons, rimWidth: 9, outline: "none", rim };
  });
}

function pile(counters: readonly Counter[], place: Point, more: Partial<Stack> = {}): Stack[] {
  const [first, ...rest] = counters;
  return first ? [{ kind: "stack", at: place, size: SIZE, counters: [first, ...rest], ...more }] : [];
}

/** Everybody sees a pile of backs of the insurgents, and how high it is. */
const hidden = (counters: readonly Counter[]): Counter[] =>
  counters.map(() => ({ colour: "@hez", faceDown: true, pictogram: "question" }));

/** Own counters side by side where there is room for them, else as a pile. */
function spread(counters: readonly Counter[], hex: Hex): Stack[] {
  const items = counters.map(() => ({ width: 62, height: 62 }));
  const [x, y] = hexCentre(GRID, hex);
  const ground: Ground = {
    frame: [x - 112, y - 66, x + 112, y + 108],
    stretches(level) {
      const half = Math.min(112, 220 - Math.abs(level - y) * 1.73);
      return level - y > -66 && level - y < 108 ? [x - half, x + half] : [];
    },
  };
  const places = placeRows(items, at(hex, 0, 10), { ground, taken: [], gap: 4 }, [1, 2]);
  if (!places || counters.length > 4) return pile(counters, at(hex, 0, 14));
  return counters.flatMap((counter, i) =>
    places[i] ? [{ kind: "stack" as const, at: places[i].at, size: 60, counters: [counter] as const }] : [],
  );
}

/** `seat`: what this side sees of it: its own counters one by one, and the largest of its stacks listed. */
function view(seed: number, seat: "hez" | null): Scene {
  const places = placesOf(seed);
  const largest = [...places].sort((a, b) => b.other.length - a.other.length)[0];
  const facing = places.flatMap((place) => {
    const { hex, own, other } = place;
    const both = own.length > 0 && other.length > 0;
    const known = seat === "hez" ? other : hidden(other);
    if (!both && seat === "hez") return [...pile(own, at(hex, 0, 14), { flag: "36" }), ...spread(other, hex)];
    return [
      ...pile(own, at(hex, both ? -56 : 0, 20), both ? {} : { flag: "162" }),
      ...pile(known, at(hex, both ? 54 : 0, 20)),
    ];
  });
  const fights = places.filter(({ own, other }) => own.length > 0 && other.length > 0).slice(0, 2);
  const callout: Callout | null =
    seat && largest && largest.other.length > 1
      ? {
          kind: "callout",
          at: [0, 0],
          width: 640,
          columns: 5,
          colour: "@hez",
          flag: "10",
          title: `Guerrillas, ${largest.name}`,
          counters: largest.other.map((counter, i) => ({ counter, name: `Unit ${i + 1}` })),
          pointsTo: at(largest.hex, 0, 60),
        }
      : null;
  const box = callout && calloutSize(callout);
  return {
    frame: "board",
    sides,
    base: baseOf(seed, places),
    heading: { kind: "strip", title: "Made-up Front", sub: seat ? "As the Insurgents see it" : "Turn 4 of 20" },
    layout: {
      kind: "panel",
      content: {
        kind: "map",
        width: 1650,
        height: 980,
        base: "scene",
        elements: [
          ...rims(places),
          ...places.map(
            ({ hex, name }): MapElement => ({ kind: "lettering", at: at(hex, 0, -94), text: name, style: "title" }),
          ),
          ...fights.map(({ hex }): MapElement => ({ kind: "burst", at: at(hex, 0, 88), radius: 30 })),
          ...facing,
          ...(callout && box
            ? [{ ...callout, at: [1650 - 16 - box.width / 2, 980 - 16 - box.height / 2] as const }]
            : []),
        ],
      },
    },
    alt: "Made up.",
    text: "Made up.",
  };
}

/** What everyone sees, and with it what one side sees. */
export const front = (seed: number): Scene => ({ ...view(seed, null), beside: [view(seed, "hez")] });
