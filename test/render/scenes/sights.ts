import type { Card, Goal, Place, Rung, Scene } from "#scene";
import { mapScene, sceneOf } from "./small.ts";

const PLACES: readonly Place[] = [
  "town",
  "ruins",
  "desert",
  "mountains",
  "river",
  "oilfield",
  "road",
  "wall",
  "hall",
  "camp",
];
const SKIES = ["day", "dusk", "night", "storm"] as const;

/** Cards with every scene behind their drawing. */
function places(): Scene {
  const cards = PLACES.map(
    (place, i): Card => ({
      title: place,
      colour: "green",
      band: "Action",
      pictogram: "star",
      worth: String(i),
      body: "Place up to 2 Security.",
      place,
      sky: SKIES[i % SKIES.length] ?? "day",
      ...(i % 3 === 0 ? { stamp: "Neutralized" } : {}),
      ...(i % 4 === 0 ? { state: "dimmed", isNew: true } : {}),
    }),
  );
  return {
    frame: "board",
    heading: { kind: "strip", title: "Your hand", sub: "Turn 3" },
    layout: { kind: "panel", sheet: "none", content: { kind: "spread", cards } },
    alt: "",
    text: "",
  };
}

/** Standings on the way to a goal, with all that a rung may have. */
function rungs(width: number): Scene {
  const goals: readonly Goal[] = [
    { label: "Zones", count: "3/5", share: 0.6, missing: "2 Zones" },
    { label: "PP", count: "9/9", share: 1 },
  ];
  const rung = (i: number): Rung => ({
    colour: "blue",
    emblem: "star",
    name: `Side ${i}`,
    ...(i > 0 ? { player: i > 1 ? "A rather long name" : "Bea" } : {}),
    blocks: i,
    rest: 3,
    value: 10 * i + 3,
    gained: i - 1,
    note: "quiet",
    cards: [
      { value: "3", letter: "A" },
      { value: "5", letter: "B", struck: true },
    ],
    goals,
    leads: i === 2,
  });
  const content = { kind: "ladder", block: 10, goal: 60, heads: ["Score", "Cards", "Goals"] } as const;
  return sceneOf({ ...content, rungs: [rung(0), rung(1), rung(2)] }, { frame: "board", width });
}

/** A board with all that its heading may have, over hills where something was fought for. */
function hills(): Scene {
  const ridge = {
    points: [
      [100, 100],
      [800, 400],
    ],
    height: 1,
    reach: 80,
  } as const;
  const map = mapScene(
    { kind: "relief", seed: 1, ridges: [ridge] },
    { kind: "burst", at: [300, 200] },
    {
      kind: "verdict",
      at: [600, 300],
      winner: { colour: "red", emblem: "star", total: "12" },
      loser: { colour: "blue", letter: "B", total: "7" },
    },
  );
  const heading = { kind: "strip", title: "Hills", sub: "Turn 2 of 9" } as const;
  return {
    ...map,
    frame: "board",
    width: 1650,
    heading: {
      ...heading,
      turn: { colour: "red", emblem: "star", name: "Reds" },
      emblem: { colour: "blue", pictogram: "star" },
    },
  };
}

/** What the other samples have no place for. */
export const sights = (): Record<string, Scene> => ({
  places: places(),
  rungs: rungs(1650),
  "rungs-narrow": rungs(900),
  hills: hills(),
});
