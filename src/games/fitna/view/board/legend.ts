/** What the colours, pieces and marks on the map mean (`/map legend:`). */
import {
  type Badge,
  type Counter,
  legendScene,
  type MapElement,
  type Mark,
  moved,
  moveSample,
  type Piece,
  type Point,
  rectangle,
  type Scene,
  type Stack,
} from "#scene";
import type { Holder } from "../../content/sides.ts";
import { HOLY, IS, OIL, SHIELD } from "./marks.ts";
import { colourOf, filmOf, sidesIn, styleOf } from "./side-style.ts";

const BLOCK = 46;
const EDGE = 73;

const block = (at: Point, side: Holder, more: Partial<Piece> = {}): Piece => {
  const { form, emblem } = styleOf(side);
  const isLying = form === "block";
  return {
    kind: "piece",
    form,
    colour: colourOf(side),
    at,
    size: isLying ? BLOCK * 0.8 : BLOCK,
    ...(isLying ? { emblem } : {}),
    count: "2",
    ...more,
  };
};

const counter: Counter = { colour: colourOf("SYR"), pictogram: "armour", echelon: "XX", values: "5-5-4" };

const rebels = {
  colour: colourOf("TUR"),
  pictogram: "infantry",
  echelon: "X",
  topLeft: "FSA",
  values: "2-3-3",
} as const;

const stack = (at: Point, more: Partial<Counter> = {}, rest: Partial<Stack> = {}): Stack => ({
  kind: "stack",
  at,
  size: EDGE,
  counters: [{ ...counter, ...more }],
  ...rest,
});

const badge = (at: Point, look: Badge): MapElement => ({ kind: "marker", at, radius: 22, ...look });

const land = (at: Point, side: Holder): MapElement => ({
  kind: "region",
  polygons: [rectangle(at, 56, 72)],
  ...filmOf(side),
  outline: "firm",
  outlineColour: "ink",
});

/** In the order in which one meets them. */
const MARKS: readonly Mark[] = [
  {
    label: "Block",
    note: "On the whole map: one side's units in a space, and how many. Colour and shape show whose.",
    sample: (at) => [block(moved(at, -58), "TUR"), block(at, "SYR"), block(moved(at, 62), "ISR")],
  },
  {
    label: "Counter",
    note: "Closer up: the top unit, and how many there are. Attack, defence, movement.",
    sample: (at) => [stack(at, {}, { height: 3 })],
  },
  {
    label: "Letters",
    note: "Whose unit it is, if not one of its side's own army.",
    sample: (at) => [stack(at, rebels)],
  },
  {
    label: "Corner cut off",
    note: "Reduced: it has lost its first step.",
    sample: (at) => [stack(at, { reduced: true, values: { text: "3-3-4", minor: true } })],
  },
  {
    label: "Face down",
    note: "Counters of the Islamic State: nobody knows which. Its leader lies face up.",
    sample: (at) => [
      {
        kind: "stack",
        at: moved(at, -46),
        size: EDGE + 8,
        counters: [{ colour: colourOf("IS"), faceDown: true, name: "IS" }],
      },
      block(moved(at, 50), "IS"),
    ],
  },
  {
    label: "Wall, ring",
    note: "Entrenched: one column to the left. Dashed ring: isolated.",
    sample: (at) => [
      block(moved(at, -48), "SYR", { entrenched: true }),
      block(moved(at, 48), "SYR", { isolated: true }),
    ],
  },
  {
    label: "Land",
    note: "In the colour and pattern of whoever holds it. Grey: closed in this scenario.",
    sample: (at) => [land(moved(at, -62), "SYR"), land(at, "IS"), land(moved(at, 62), "KUR")],
  },
  {
    label: "Red name",
    note: "An objective.",
    sample: (at) => [{ kind: "lettering", style: "title", at, text: "Aleppo", colour: "bad" }],
  },
  {
    label: "Shield",
    note: "Defensible ground: one column to the left for each.",
    sample: (at) => [badge(at, SHIELD)],
  },
  {
    label: "Star",
    note: "A supply source, in the colour of the side it serves; purple: Western.",
    sample: (at) => [
      badge(moved(at, -28), { shape: "round", colour: colourOf("SYR"), pictogram: "star" }),
      badge(moved(at, 28), { shape: "round", colour: "purple", pictogram: "star" }),
    ],
  },
  {
    label: "Oilfield, holy city",
    note: "They score points; the Islamic State acts twice for each oilfield.",
    sample: (at) => [badge(moved(at, -28), OIL), badge(moved(at, 28), HOLY)],
  },
  {
    label: "Sun, flag",
    note: "Symbols of the Kurds and the Islamic State: their units arrive there.",
    sample: (at) => [
      badge(moved(at, -28), { shape: "round", colour: colourOf("KUR"), pictogram: "sun" }),
      badge(moved(at, 28), IS),
    ],
  },
  {
    label: "Arrow",
    note: "Units went this way; the disc says how many. In your plan it numbers the row; red cross: too many.",
    sample: moveSample(colourOf("SYR"), "2", { width: 26, radius: 24 }),
  },
  {
    label: "Burst, cross-hair",
    note: "A fight; a strike. White edge: just taken. Dove: truce. Barred oil drop: blackout.",
    sample: (at) => [
      { kind: "burst", at: moved(at, -40), radius: 40 },
      { kind: "emblem", at: moved(at, 44), size: 44, pictogram: "crosshair", colour: "bad", halo: true },
    ],
  },
];

export const legend = (): Scene => legendScene("Fitna", MARKS, sidesIn({ names: {} }));
