import type { Frame } from "./frame.ts";
import { PINS } from "./lebanon-pins.ts";

/**
 * The Next War in Lebanon: the country lies on its side, with the coast above and north to the right, because its hexes
 * fill a landscape picture so, and the IDF attacks from left to right.
 */
export const lebanon: Frame = {
  file: "data/next-war-in-lebanon/land.json",
  note: "Bent so that towns lie in their hexes. Zones, the Litani between them, small rivers and mountains are a reconstruction.",
  continent: "asia",
  width: 1650,
  height: 985,
  centre: [35.5, 33.33],
  scale: 1420,
  stretch: 1,
  turn: -66,
  thin: 0.000002,
  countries: ["Lebanon", "Israel", "Syria", "Palestine", "Jordan"],
  names: [{ text: "Mediterranean Sea", at: [35.265, 33.545], kind: "water" }],
  rivers: [
    [
      [36.1, 34.0],
      [35.95, 33.84],
      [35.85, 33.72],
      [35.72, 33.6],
      [35.68, 33.55],
      [35.62, 33.47],
      [35.586, 33.436],
    ],
  ],
  lakes: [
    [
      [35.685, 33.575],
      [35.71, 33.6],
      [35.7, 33.56],
      [35.68, 33.55],
    ],
  ],
  marshes: [],
  coarseRivers: true,
  ranges: [
    {
      line: [
        [35.57, 33.42],
        [35.62, 33.6],
        [35.75, 33.78],
        [35.95, 34.05],
        [36.1, 34.3],
      ],
      height: 0.9,
      reach: 0.1,
    },
    {
      line: [
        [35.72, 33.3],
        [35.84, 33.42],
        [35.98, 33.62],
        [36.2, 33.9],
        [36.4, 34.1],
      ],
      height: 1,
      reach: 0.1,
    },
    {
      line: [
        [35.28, 32.93],
        [35.42, 32.99],
        [35.42, 33.1],
        [35.45, 33.2],
      ],
      height: 0.5,
      reach: 0.08,
    },
    {
      line: [
        [35.82, 33.0],
        [35.78, 33.15],
        [35.75, 33.25],
      ],
      height: 0.45,
      reach: 0.07,
    },
  ],
  pins: PINS,
  hexes: {
    pack: "data/next-war-in-lebanon/map.json",
    seed: 2014,
    origin: [238, 183],
    size: 136,
    middles: { "central-israel": [120, 387], "northern-lebanon": [1475, 387], syria: [1534, 870] },
    labels: {
      "central-israel": [
        [105, 430],
        [190, 560],
        [255, 700],
      ],
      "northern-lebanon": [
        [1340, 300],
        [1475, 300],
        [1610, 300],
      ],
      syria: [
        [1440, 790],
        [1535, 790],
        [1630, 790],
      ],
    },
  },
};
