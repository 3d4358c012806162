import { type Counter, type Hex, type HexGrid, hexCentre, hexOutline, type MapElement, type Scene } from "#scene";

const GRID: HexGrid = { origin: [120, 605], size: 105 };

interface Zone {
  name: string;
  cells: readonly Hex[];
  terrain: "urban" | "populated" | "remote";
  control?: "@idf" | "@hez" | "both";
}

const ZONES: readonly Zone[] = [
  {
    name: "Central Israel",
    cells: [
      [0, 1],
      [1, 1],
      [2, 1],
    ],
    terrain: "populated",
    control: "@idf",
  },
  { name: "Nahariyya", cells: [[0, 0]], terrain: "populated", control: "@idf" },
  { name: "Ma'alot", cells: [[1, 0]], terrain: "populated", control: "@idf" },
  { name: "Safed", cells: [[2, 0]], terrain: "populated", control: "@idf" },
  { name: "Kiryat Shmona", cells: [[3, 0]], terrain: "populated", control: "@idf" },
  { name: "Naqoura", cells: [[1, -1]], terrain: "populated", control: "both" },
  { name: "Ayta ash-Shab", cells: [[2, -1]], terrain: "remote", control: "both" },
  { name: "Bint Jbeil", cells: [[3, -1]], terrain: "populated", control: "@hez" },
  { name: "Marjayoun", cells: [[4, -1]], terrain: "populated", control: "@hez" },
  { name: "Tyre", cells: [[2, -2]], terrain: "urban", control: "@hez" },
  { name: "Shaqra", cells: [[3, -2]], terrain: "populated", control: "@hez" },
  { name: "Taybeh", cells: [[4, -2]], terrain: "populated", control: "@hez" },
  { name: "Sarafand", cells: [[3, -3]], terrain: "populated" },
  { name: "Nabatiye", cells: [[4, -3]], terrain: "urban", control: "@hez" },
  { name: "Machghara", cells: [[5, -3]], terrain: "remote" },
  { name: "Hasbaya", cells: [[5, -2]], terrain: "remote" },
];
const FILLS = {
  urban: { colour: "urban", pattern: "dots" },
  populated: { colour: "fertile" },
  remote: { colour: "mountain" },
} as const;

function zone({ name, cells, terrain, control }: Zone): MapElement {
  const centre = hexCentre(GRID, cells[Math.floor(cells.length / 2)] ?? [0, 0]);
  return {
    kind: "region",
    polygons: hexOutline(GRID, cells),
    fill: FILLS[terrain],
    outline: "fine",
    label: name,
    labelAt: [centre[0], centre[1] - 58],
    rimWidth: 9,
    ...(control === "both" ? { rim: ["@idf", "@hez"] as const } : control ? { rim: control } : {}),
  };
}

const at = (hex: Hex, dx = 0): readonly [number, number] => [
  hexCentre(GRID, hex)[0] + dx,
  hexCentre(GRID, hex)[1] + 14,
];
const unit = (
  colour: "@idf" | "@hez",
  pictogram: Counter["pictogram"],
  values: string,
  more: Partial<Counter> = {},
): Counter => ({
  colour,
  values,
  ...(pictogram ? { pictogram } : {}),
  ...more,
});

export function hexField(): Scene {
  return {
    width: 1200,
    sides: {
      idf: { name: "IDF", hue: "blue", letter: "IDF" },
      hez: { name: "Insurgents", hue: "yellow", letter: "H" },
    },
    heading: {
      kind: "strip",
      title: "The Next War in Lebanon",
      sub: "Joint Operations",
      figures: [{ label: "turn", value: "3 / 8" }],
    },
    layout: {
      kind: "column",
      children: [
        {
          kind: "panel",
          content: {
            kind: "map",
            width: 960,
            height: 890,
            ground: { colour: "sea", pattern: "waves", patternColour: "water" },
            base: { key: "showcase/hexes", elements: ZONES.map(zone) },
            elements: [
              {
                kind: "line",
                style: "front",
                points: [
                  [29, 552.5],
                  [120, 500],
                  [211, 552.5],
                  [302, 500],
                  [393, 552.5],
                  [484, 500],
                  [575, 552.5],
                  [666, 500],
                  [757, 552.5],
                  [848, 500],
                ],
                colour: "bad",
                width: 5,
              },
              {
                kind: "stack",
                at: at([2, -1], -8),
                size: 74,
                height: 3,
                counters: [unit("@idf", "armour", "6-3", { topLeft: "X" })],
                marks: [{ colour: "red", pictogram: "clash" }],
              },
              {
                kind: "stack",
                at: at([3, -1], -8),
                size: 74,
                height: 2,
                counters: [unit("@hez", "guerrilla", "3(2)")],
              },
              {
                kind: "stack",
                at: at([4, -3], -8),
                size: 74,
                height: 4,
                counters: [unit("@hez", "missile", "(4)", { spent: true })],
              },
              {
                kind: "stack",
                at: at([2, -2], -8),
                size: 74,
                counters: [{ colour: "@hez", faceDown: true, pictogram: "question" }],
              },
              { kind: "marker", at: at([4, -1]), radius: 24, shape: "shield", colour: "@hez", pictogram: "hq" },
              { kind: "arrow", colour: "@idf", points: [at([2, 0], -20), at([2, -1], 40)], style: "attack" },
            ],
          },
        },
        {
          kind: "row",
          children: [
            {
              kind: "panel",
              room: { flex: 2 },
              content: {
                kind: "track",
                title: "Insurgent victory points",
                from: 0,
                to: 24,
                pointers: [{ at: 13, was: 9, colour: "@hez", text: "13", shape: "pill" }],
              },
            },
          ],
        },
      ],
    },
    alt: "Hex map of southern Lebanon.",
    text: "IDF attacks Ayta ash-Shab.",
  };
}
