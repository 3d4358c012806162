import type { Counter, Hue, Link, MapElement, Pictogram, Point, Scene, Space } from "../../../src/scene/index.ts";

const SIDES = {
  syr: { name: "Syria", hue: "red", letter: "SY" },
  reb: { name: "Rebels", hue: "green", letter: "FSA" },
  kur: { name: "Kurds", hue: "yellow", letter: "K" },
  is: { name: "IS", hue: "black", letter: "IS" },
  tur: { name: "Turkey", hue: "sky", letter: "T" },
} as const satisfies Record<string, { name: string; hue: Hue; letter: string }>;
type Side = keyof typeof SIDES;

interface Town {
  at: Point;
  side?: Side;
  value?: string;
  contested?: Side;
  labelSide?: Space["labelSide"];
  objective?: boolean;
  oil?: boolean;
}

const TOWNS: Record<string, Town> = {
  Latakia: { at: [150, 420], side: "syr", value: "2", labelSide: "w", objective: true },
  Idlib: { at: [330, 350], side: "reb", value: "1", labelSide: "w" },
  Aleppo: { at: [470, 225], side: "reb", contested: "syr", value: "3", labelSide: "nw", objective: true },
  Hama: { at: [330, 540], side: "syr", value: "1", labelSide: "w" },
  Homs: { at: [350, 690], side: "syr", value: "2", labelSide: "w" },
  Damascus: { at: [250, 920], side: "syr", value: "4", labelSide: "w", objective: true },
  Manbij: { at: [650, 150], side: "kur", value: "1", labelSide: "n" },
  Raqqa: { at: [830, 330], side: "is", value: "2", labelSide: "s", objective: true },
  Hasakah: { at: [1160, 190], side: "kur", value: "1", labelSide: "n" },
  "Deir ez-Zor": { at: [1060, 520], side: "is", value: "1", labelSide: "e", oil: true },
  Palmyra: { at: [650, 690], side: "is", value: "1", labelSide: "s", oil: true },
  "Abu Kamal": { at: [1260, 740], side: "is", value: "1", labelSide: "s" },
};

const ROADS: readonly [keyof typeof TOWNS, keyof typeof TOWNS, Link["style"]?][] = [
  ["Latakia", "Idlib"],
  ["Latakia", "Hama", "rough"],
  ["Idlib", "Aleppo", "major"],
  ["Idlib", "Hama", "major"],
  ["Hama", "Homs", "major"],
  ["Homs", "Damascus", "major"],
  ["Homs", "Palmyra"],
  ["Damascus", "Palmyra"],
  ["Aleppo", "Manbij"],
  ["Aleppo", "Raqqa"],
  ["Manbij", "Raqqa", "crossing"],
  ["Raqqa", "Deir ez-Zor", "major"],
  ["Raqqa", "Hasakah", "rough"],
  ["Deir ez-Zor", "Hasakah", "crossing"],
  ["Deir ez-Zor", "Abu Kamal", "major"],
  ["Palmyra", "Deir ez-Zor"],
];

const town = (name: string): Town => {
  const found = TOWNS[name];
  if (!found) throw new Error(`no town ${name}`);
  return found;
};

function spaces(): MapElement[] {
  return Object.entries(TOWNS).map(([name, { at, side, contested, value, labelSide, objective, oil }]) => ({
    kind: "space",
    at,
    radius: 34,
    label: name,
    fill: side ? { colour: `@${side}`, shade: "soft" } : { colour: "panel" },
    ...(side ? { ring: contested ? ([`@${side}`, `@${contested}`] as const) : (`@${side}` as const) } : {}),
    ...(value ? { value } : {}),
    ...(labelSide ? { labelSide } : {}),
    ...(objective ? { halo: "bad" } : {}),
    ...(oil ? { marks: [{ colour: "black", pictogram: "oil", shape: "round" }] } : {}),
  }));
}

const unit = (
  side: Side,
  pictogram: Pictogram,
  values: string,
  name: string,
  more: Partial<Counter> = {},
): Counter => ({
  colour: `@${side}`,
  pictogram,
  values,
  name: { text: name, minor: true },
  ...more,
});

const beside = (name: string, dx: number, dy: number): Point => [town(name).at[0] + dx, town(name).at[1] + dy];

function pieces(): MapElement[] {
  return [
    { kind: "arrow", style: "attack", colour: "@syr", points: [beside("Hama", 40, -50), beside("Idlib", 75, 55)] },
    {
      kind: "arrow",
      style: "move",
      colour: "@kur",
      points: [beside("Manbij", 60, 30), [760, 190], beside("Raqqa", -20, -55)],
      label: "2",
    },
    {
      kind: "arrow",
      style: "air",
      colour: "@tur",
      points: [
        [800, 40],
        [740, 90],
        [700, 130],
      ],
    },
    { kind: "highlight", at: town("Aleppo").at, radius: 56 },
    {
      kind: "stack",
      at: beside("Damascus", 105, 10),
      size: 92,
      height: 4,
      counters: [unit("syr", "armour", "5-6-3", "Rep Gd", { topRight: "A" })],
      marks: [{ colour: "brown", pictogram: "fort", shape: "square" }],
    },
    {
      kind: "stack",
      at: beside("Homs", 105, -20),
      size: 92,
      height: 1,
      counters: [unit("syr", "mechanised", "4-4-3", "11th")],
    },
    {
      kind: "stack",
      at: beside("Hama", 120, 30),
      size: 92,
      height: 2,
      counters: [unit("syr", "infantry", "2-3-2", "14th", { reduced: true })],
    },
    {
      kind: "stack",
      at: beside("Idlib", 100, -15),
      size: 92,
      height: 3,
      counters: [unit("reb", "militia", "2-3-3", "Ahrar")],
      marks: [{ colour: "warn", text: "!" }],
    },
    {
      kind: "stack",
      at: beside("Aleppo", 112, -25),
      size: 92,
      height: 2,
      counters: [unit("reb", "guerrilla", "1-3-3", "Levant")],
      isNew: true,
    },
    {
      kind: "stack",
      at: beside("Manbij", 110, -20),
      size: 92,
      height: 2,
      counters: [unit("kur", "infantry", "3-3-4", "YPG")],
    },
    {
      kind: "stack",
      at: beside("Hasakah", 105, 15),
      size: 92,
      height: 1,
      counters: [unit("kur", "airborne", "3-2-5", "Asayish")],
    },
    {
      kind: "stack",
      at: beside("Raqqa", 108, -5),
      size: 92,
      height: 5,
      counters: [{ colour: "@is", faceDown: true, pictogram: "flag" }],
    },
    {
      kind: "stack",
      at: beside("Deir ez-Zor", -105, 25),
      size: 92,
      height: 2,
      counters: [{ colour: "@is", faceDown: true, pictogram: "flag" }],
    },
    {
      kind: "stack",
      at: beside("Palmyra", 108, 15),
      size: 92,
      height: 1,
      counters: [unit("is", "leader", "2-2-4", "Baghdadi")],
    },
    {
      kind: "stack",
      at: [830, 80],
      size: 92,
      height: 2,
      counters: [unit("tur", "plane", "6", "F-16", { spent: true })],
    },
  ];
}

const LAND: readonly Point[] = [
  [95, 1100],
  [120, 930],
  [130, 760],
  [110, 640],
  [90, 520],
  [70, 430],
  [90, 330],
  [160, 250],
  [150, 150],
  [110, 60],
  [100, -40],
  [1600, -40],
  [1600, 1100],
];
const EUPHRATES: readonly Point[] = [
  [560, -20],
  [600, 90],
  [580, 190],
  [680, 290],
  [760, 300],
  [860, 290],
  [950, 400],
  [1060, 470],
  [1150, 600],
  [1260, 680],
  [1420, 800],
];

export function fronts(): Scene {
  return {
    width: 1300,
    sides: SIDES,
    heading: {
      kind: "strip",
      title: "Fitna",
      sub: "Scenario 1 · Movement",
      badges: [{ colour: "@kur", text: "Kurds", shape: "pill" }],
      figures: [
        { label: "turn", value: "4 / 9" },
        { label: "tension", value: "6", isNew: true },
        { label: "cards", value: "31" },
      ],
    },
    layout: {
      kind: "row",
      children: [
        {
          kind: "panel",
          room: { flex: 2.3 },
          content: {
            kind: "map",
            width: 1400,
            height: 1040,
            base: {
              key: "showcase/fronts",
              elements: [
                { kind: "line", style: "coast", points: LAND },
                { kind: "region", polygons: [[LAND]], fill: { colour: "desert" }, outlineColour: "muted" },
                {
                  kind: "region",
                  polygons: [
                    [
                      [
                        [90, 330],
                        [160, 250],
                        [150, 150],
                        [300, 180],
                        [420, 330],
                        [420, 560],
                        [380, 760],
                        [330, 1100],
                        [95, 1100],
                        [120, 930],
                        [130, 760],
                        [110, 640],
                        [90, 520],
                        [70, 430],
                      ],
                    ],
                  ],
                  fill: { colour: "fertile" },
                  outline: "none",
                },
                {
                  kind: "region",
                  polygons: [
                    [
                      [
                        [100, -40],
                        [110, 60],
                        [150, 150],
                        [300, 130],
                        [560, 90],
                        [900, 60],
                        [1600, 60],
                        [1600, -40],
                      ],
                    ],
                  ],
                  fill: { colour: "closed", pattern: "hatch" },
                  outline: "dashed",
                },
                { kind: "line", style: "river", points: EUPHRATES },
                { kind: "lettering", at: [330, 50], text: "Turkey", style: "country", size: "small" },
                { kind: "lettering", at: [1330, 935], text: "Iraq", style: "country", size: "small", align: "end" },
                { kind: "lettering", at: [42, 700], text: "Mediterranean", style: "water", turn: -90 },
                ...ROADS.map(
                  ([from, to, style = "plain"]): MapElement => ({
                    kind: "link",
                    points: [town(from).at, town(to).at],
                    style,
                  }),
                ),
              ],
            },
            elements: [...spaces(), ...pieces()],
          },
        },
        {
          kind: "column",
          room: { flex: 1 },
          children: [
            {
              kind: "panel",
              content: {
                kind: "track",
                title: "Tension",
                from: 0,
                to: 10,
                marks: [
                  { at: 5, colour: "warn" },
                  { at: 6, colour: "warn" },
                  { at: 10, colour: "red" },
                ],
                pointers: [{ at: 6, was: 4, colour: "red", text: "6" }],
              },
            },
            {
              kind: "panel",
              content: {
                kind: "tray",
                title: "Force pools",
                groups: [
                  {
                    label: "Syria: waiting",
                    badge: { colour: "@syr", text: "SY", shape: "pill" },
                    counters: [unit("syr", "infantry", "2-3-2", "5th"), unit("syr", "special", "4-3-4", "Tiger")],
                    rest: "3 destroyed",
                  },
                  {
                    label: "IS",
                    badge: { colour: "@is", text: "IS", shape: "pill" },
                    counters: [{ colour: "@is", faceDown: true, pictogram: "flag" }],
                    rest: "× 9 face down",
                  },
                ],
              },
            },
            {
              kind: "panel",
              content: {
                kind: "legend",
                title: "Legend",
                entries: [
                  { label: "objective", badge: { colour: "bad", hollow: true, text: "3" } },
                  { label: "oilfield", badge: { colour: "black", pictogram: "oil" } },
                  { label: "closed country", swatch: { colour: "closed", pattern: "hatch" } },
                  { label: "entrenched", badge: { colour: "brown", pictogram: "fort", shape: "square" } },
                ],
              },
            },
            {
              kind: "panel",
              content: {
                kind: "notes",
                title: "Last events",
                notes: [
                  { text: "Kurds move 2 from Manbij towards Raqqa.", badge: { colour: "@kur", text: "K" } },
                  { text: "Rebels reinforce Aleppo, which is contested.", badge: { colour: "@reb", text: "F" } },
                ],
              },
            },
          ],
        },
      ],
    },
    alt: "Map of Syria with stacks of counters; Aleppo is contested.",
    text: "Tension 6. Aleppo contested.",
  };
}
