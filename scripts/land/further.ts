import type { Frame } from "./frame.ts";
import { iraq } from "./iraq.ts";

/** Frames of games that are still to come: their land is written where `--out` says. */

/** Syria, Iraq and their neighbours. */
export const fitna: Frame = {
  note: "Small rivers and mountains are a reconstruction.",
  continent: "asia",
  width: 1650,
  height: 985,
  centre: [41.2, 33.9],
  scale: 98,
  stretch: 1.17,
  thin: 0.00012,
  countries: [
    "Syria",
    "Turkey",
    "Iraq",
    "Iran",
    "Lebanon",
    "Israel",
    "Palestine",
    "Jordan",
    "Egypt",
    "Saudi Arabia",
    "Kuwait",
    "Cyprus",
    "N. Cyprus",
    "Armenia",
    "Azerbaijan",
    "Georgia",
    "Turkmenistan",
    "Greece",
  ],
  names: [
    { text: "Turkey", at: [37.6, 38.2], kind: "country" },
    { text: "Iran", at: [48.4, 34.0], kind: "country" },
    { text: "Jordan", at: [36.9, 31.0], kind: "country" },
    { text: "Saudi Arabia", at: [40.8, 30.3], kind: "country" },
    { text: "Mediterranean", at: [34.2, 34.6], kind: "water" },
    { text: "Gulf", at: [49.2, 29.3], kind: "water" },
  ],
  rivers: [
    [
      [36.55, 34.0],
      [36.7, 34.7],
      [36.35, 35.3],
      [36.2, 36.0],
    ],
    [
      [40.0, 36.9],
      [40.5, 36.3],
      [40.45, 35.15],
    ],
    [
      [45.75, 35.12],
      [45.35, 34.75],
      [45.05, 34.3],
      [44.75, 33.85],
      [44.55, 33.25],
    ],
    [
      [44.05, 37.3],
      [43.95, 36.8],
      [43.7, 36.4],
      [43.33, 36.0],
    ],
  ],
  lakes: iraq.lakes,
  marshes: iraq.marshes,
  ranges: [
    {
      line: [
        [36.0, 37.3],
        [38.6, 38.1],
        [40.4, 38.2],
        [42.2, 37.75],
        [44.5, 37.2],
        [45.9, 35.6],
        [46.9, 33.9],
        [49.2, 32.3],
        [51.6, 30.0],
      ],
      height: 1,
      reach: 1.4,
    },
    {
      line: [
        [46.4, 37.6],
        [47.6, 36.4],
        [48.8, 35.0],
        [50.4, 33.6],
        [52.0, 32.0],
      ],
      height: 0.8,
      reach: 1.5,
    },
    {
      line: [
        [35.5, 33.3],
        [36.2, 34.4],
        [36.3, 35.6],
      ],
      height: 0.7,
      reach: 0.4,
    },
    {
      line: [
        [36.2, 33.9],
        [37.6, 34.4],
        [38.8, 34.9],
      ],
      height: 0.4,
      reach: 0.5,
    },
  ],
};
