import type { Fill, Hue, MapElement, Pattern, Point, Scene } from "#scene";
import { iraqMap, onMap } from "./iraq-map.ts";

interface Faction {
  readonly id: string;
  readonly name: string;
  readonly letter: string;
  readonly hue: Hue;
  readonly pattern: Pattern;
  readonly plaqueAt: Point;
  readonly pointsTo: Point;
  readonly player: string;
  readonly total: number;
  readonly vp: readonly number[];
}

const FACTIONS: readonly Faction[] = [
  {
    id: "us",
    name: "United States",
    letter: "US",
    hue: "blue",
    pattern: "dots",
    plaqueAt: [47.1, 33.7],
    pointsTo: [44.62, 33.2],
    player: "Ashworth",
    total: 21,
    vp: [0, 5, 9, 9, 13, 18, 22, 25],
  },
  {
    id: "insurgents",
    name: "Insurgents",
    letter: "I",
    hue: "red",
    pattern: "cross",
    plaqueAt: [40.3, 30.6],
    pointsTo: [41.3, 32.6],
    player: "Marguerite de la Rochefoucauld-XII",
    total: 17,
    vp: [0, 3, 8, 12, 15, 19, 19, 22],
  },
  {
    id: "sunni",
    name: "Sunni",
    letter: "S",
    hue: "orange",
    pattern: "hatch",
    plaqueAt: [39.95, 36.5],
    pointsTo: [42.2, 35.85],
    player: "بغداد_commander",
    total: 14,
    vp: [0, 4, 4, 8, 10, 12, 15, 18],
  },
  {
    id: "shia",
    name: "Shia",
    letter: "H",
    hue: "green",
    pattern: "backhatch",
    plaqueAt: [44.3, 29.0],
    pointsTo: [44.6, 30.15],
    player: "tobias.k",
    total: 19,
    vp: [0, 2, 4, 8, 12, 14, 18, 22],
  },
  {
    id: "kurds",
    name: "Kurds",
    letter: "K",
    hue: "purple",
    pattern: "rows",
    plaqueAt: [46.95, 37.3],
    pointsTo: [45.0, 36.4],
    player: "😀 Peşmerge 漢字",
    total: 9,
    vp: [0, 0, 3, 3, 5, 5, 7, 7],
  },
];

const plaque = (faction: Faction): MapElement => ({
  kind: "plaque",
  at: onMap(faction.plaqueAt),
  width: 258,
  colour: `@${faction.id}`,
  letter: faction.letter,
  title: faction.name,
  sub: { text: faction.player, free: true },
  figures: [
    { label: "VP", value: String(faction.vp.at(-1)), isNew: faction.id === "shia" },
    { label: "last total", value: String(faction.total) },
  ],
  pointsTo: onMap(faction.pointsTo),
});

const pointers = (ids: readonly string[]) =>
  FACTIONS.filter((one) => ids.includes(one.id)).map((one) => ({
    at: one.vp.at(-1) ?? 0,
    was: one.vp.at(-2) ?? 0,
    colour: `@${one.id}` as const,
    text: one.letter,
    shape: "pill" as const,
  }));

export function iraqiBoard(): Scene {
  const fills = Object.fromEntries(
    FACTIONS.map(({ id, pattern }): [string, Fill] => [id, { colour: `@${id}`, shade: "tint", pattern }]),
  );
  return {
    width: 1200,
    sides: Object.fromEntries(
      FACTIONS.map(({ id, name, letter, hue, pattern }) => [id, { name, letter, hue, pattern }]),
    ),
    heading: {
      kind: "strip",
      title: "Iraqi Conflict",
      sub: "Full Scale Conflict · Negotiations",
      figures: [
        { label: "turn", value: "7 / 10" },
        { label: "draw pile", value: "38" },
        { label: "discards", value: "12" },
      ],
    },
    layout: {
      kind: "row",
      children: [
        { kind: "panel", room: { flex: 1.78 }, content: iraqMap(fills, FACTIONS.map(plaque)) },
        {
          kind: "column",
          room: { flex: 1 },
          children: [
            {
              kind: "panel",
              content: {
                kind: "track",
                title: "Insurgency",
                from: 0,
                to: 50,
                pointers: pointers(["us", "insurgents"]),
              },
            },
            {
              kind: "panel",
              content: {
                kind: "track",
                title: "Civil War",
                from: 0,
                to: 50,
                pointers: pointers(["sunni", "shia", "kurds"]),
              },
            },
            {
              kind: "panel",
              content: {
                kind: "course",
                title: "Victory points by turn",
                unit: "Turn",
                steps: ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"],
                lines: FACTIONS.map(({ id, letter, name, vp }) => ({
                  letter,
                  name,
                  colour: `@${id}` as const,
                  values: vp,
                })),
              },
            },
            {
              kind: "panel",
              content: {
                kind: "table",
                columns: [
                  { label: "", flex: 1 },
                  { label: "Hand", align: "end" },
                  { label: "Total", align: "end" },
                  { label: "VP", align: "end" },
                ],
                rows: FACTIONS.map((one, index) => ({
                  cells: [
                    { badge: { colour: `@${one.id}`, text: one.letter, shape: "pill" }, text: one.name },
                    String(10 + (index % 3) - 1),
                    String(one.total),
                    { text: String(one.vp.at(-1)), bold: true, isNew: one.id === "shia" },
                  ],
                })),
              },
            },
          ],
        },
      ],
    },
    caption: "Deal: US ⇄ Sunni, 2 for 3 cards · waiting for Insurgents and Kurds",
    alt: "Map of Iraq in five areas with a plaque for each faction; US lead the Insurgency with 25 VP, Shia the Civil War with 22.",
    text: "Turn 7 of 10, Negotiations. US 25, Insurgents 22, Sunni 18, Shia 22, Kurds 7.",
  };
}
