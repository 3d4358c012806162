import type { Counter, Hue, Link, MapElement, Pictogram, Point, Scene, Space } from "#scene";

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
  Latakia: { at: [190, 560], side: "syr", value: "2", labelSide: "w", objective: true },
  Idlib: { at: [400, 470], side: "reb", value: "1", labelSide: "w" },
  Aleppo: { at: [480, 250], side: "reb", contested: "syr", value: "3", labelSide: "w", objective: true },
  Hama: { at: [400, 690], side: "syr", value: "1", labelSide: "w" },
  Homs: { at: [410, 900], side: "syr", value: "2", labelSide: "w" },
  Damascus: { at: [300, 1150], side: "syr", value: "4", labelSide: "w", objective: true },
  Manbij: { at: [760, 170], side: "kur", value: "1", labelSide: "n" },
  Raqqa: { at: [900, 420], side: "is", value: "2", labelSide: "s", objective: true },
  Hasakah: { at: [1190, 230], side: "kur", value: "1", labelSide: "n" },
  "Deir ez-Zor": { at: [1120, 680], side: "is", value: "1", labelSide: "e", oil: true },
  Palmyra: { at: [720, 850], side: "is", value: "1", labelSide: "s", oil: true },
  "Abu Kamal": { at: [1270, 930], side: "is", value: "1", labelSide: "s" },
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
    { kind: "arrow", style: "attack", colour: "@syr", points: [beside("Hama", 60, -60), beside("Idlib", 60, 75)] },
    {
      kind: "arrow",
      style: "move",
      colour: "@kur",
      points: [beside("Manbij", 60, 30), [860, 260], beside("Raqqa", -5, -55)],
      label: "2",
    },
    {
      kind: "arrow",
      style: "air",
      colour: "@tur",
      points: [
        [1000, 60],
        [990, 75],
        [945, 105],
      ],
    },
    {
      kind: "stack",
      at: beside("Damascus", 118, 10),
      size: 118,
      height: 4,
      counters: [unit("syr", "armour", "5-6-3", "RG", { topRight: "A" })],
      marks: [{ colour: "brown", pictogram: "fort", shape: "square" }],
    },
    {
      kind: "stack",
      at: beside("Homs", 118, -10),
      size: 118,
      height: 1,
      counters: [unit("syr", "mechanised", "4-4-3", "11th")],
    },
    {
      kind: "stack",
      at: beside("Hama", 125, 20),
      size: 118,
      height: 2,
      counters: [unit("syr", "infantry", "2-3-2", "14th", { reduced: true })],
    },
    {
      kind: "stack",
      at: beside("Idlib", 120, -15),
      size: 118,
      height: 3,
      counters: [unit("reb", "militia", "2-3-3", "Ahrar")],
      marks: [{ colour: "warn", text: "!" }],
    },
    {
      kind: "stack",
      at: beside("Aleppo", 130, -15),
      size: 118,
      height: 2,
      counters: [unit("reb", "guerrilla", "1-3-3", "Levant")],
      isNew: true,
    },
    {
      kind: "stack",
      at: beside("Manbij", 120, -15),
      size: 118,
      height: 2,
      counters: [unit("kur", "infantry", "3-3-4", "YPG")],
    },
    {
      kind: "stack",
      at: beside("Hasakah", 120, 10),
      size: 118,
      height: 1,
      counters: [unit("kur", "airborne", "3-2-5", "Asayish")],
    },
    {
      kind: "stack",
      at: beside("Raqqa", 125, -5),
      size: 118,
      height: 5,
      counters: [{ colour: "@is", faceDown: true, pictogram: "flag" }],
    },
    {
      kind: "stack",
      at: beside("Deir ez-Zor", -125, 40),
      size: 118,
      height: 2,
      counters: [{ colour: "@is", faceDown: true, pictogram: "flag" }],
    },
    {
      kind: "stack",
      at: beside("Palmyra", 120, 12),
      size: 118,
      height: 1,
      counters: [unit("is", "leader", "2-2-4", "Baghdadi")],
    },
    {
      kind: "stack",
      at: [1040, 75],
      size: 118,
      height: 2,
      counters: [unit("tur", "plane", "6", "F-16", { spent: true })],
    },
  ];
}

const LAND: readonly Point[] = [
  [95, 1700],
  [120, 1162],
  [130, 950],
  [110, 800],
  [90, 650],
  [70, 538],
  [90, 412],
  [160, 312],
  [150, 188],
  [110, 75],
  [100, -400],
  [1600, -400],
  [1600, 1700],
];
const EUPHRATES: readonly Point[] = [
  [560, -25],
  [600, 112],
  [580, 238],
  [680, 362],
  [760, 375],
  [860, 362],
  [950, 500],
  [1060, 588],
  [1150, 750],
  [1260, 850],
  [1420, 1000],
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
          room: { flex: 2.55 },
          content: {
            kind: "map",
            width: 1400,
            height: 1300,
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
                        [90, 412],
                        [160, 312],
                        [150, 188],
                        [300, 225],
                        [420, 412],
                        [420, 700],
                        [380, 950],
                        [330, 1700],
                        [95, 1700],
                        [120, 1162],
                        [130, 950],
                        [110, 800],
                        [90, 650],
                        [70, 538],
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
                        [100, -400],
                        [110, 75],
                        [150, 188],
                        [300, 162],
                        [560, 112],
                        [900, 75],
                        [1600, 75],
                        [1600, -400],
                      ],
                    ],
                  ],
                  fill: { colour: "closed", pattern: "hatch" },
                  outline: "dashed",
                },
                { kind: "line", style: "river", points: EUPHRATES },
                { kind: "lettering", at: [330, 60], text: "Turkey", style: "country", size: "small" },
                { kind: "lettering", at: [1330, 1120], text: "Iraq", style: "country", size: "small", align: "end" },
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
                scale: 3.3,
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
