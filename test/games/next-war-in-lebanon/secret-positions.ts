import type { Lebanon } from "../../../src/games/next-war-in-lebanon/state.ts";
import type { Built } from "../../kit/subject.ts";
import { lebanon } from "./builder.ts";
import { enterZone } from "./fighting.ts";

/** What a seat does by itself, or while others think. */
export const secretly: readonly string[] = ["commit", "pass-commit", "choose-strategy"];

/** one of three units evades, and nobody else knows which. */
const evaderLeaves: Built<Lebanon> = {
  label: "R-67 a unit leaves a zone where one has evaded",
  env: () =>
    lebanon({ hands: { idf: ["J-3", "J-3", "J-3"] }, zones: { ayta: ["arm-401 C", "arm-7 C", "arm-8 C"] } }).change(
      ({ table, hands }) => {
        table.evading = { ayta: { idf: 1 } };
        hands.idf?.evading.push("arm-7");
      },
    ).env,
  act: "idf: move-units ayta [maalot arm-7]",
};

/** which of them are rockets, dispersed or disrupted is seen when they fight. */
const entered: Built<Lebanon> = {
  label: "R-66 units enter a zone where most of the enemy lies hidden",
  env: () =>
    lebanon({
      hands: { idf: ["J-3"], insurgent: ["J-2"] },
      zones: { ayta: ["arm-401 C", "arm-7 C", "arm-8 C"], naqoura: ["gue-3 D", "gue-4 C X", "mil-1 D", "sr-2 C"] },
    }).env,
  act: "idf: move-units ayta [naqoura arm-401,arm-7,arm-8]",
};

/** how the points went is laid open when the game is over. */
const ended: Built<Lebanon> = {
  label: "R-137 the end of a game in which only the IDF has known how the points went",
  env: () =>
    lebanon({ phasing: "insurgent" }).change(({ hands }) => {
      hands.idf?.course.push([2, 5], [3, 6]);
    }).env,
  act: "insurgent: concede",
};

/** what one side has committed while the other still thinks. */
export const committed: Built<Lebanon> = {
  label: "R-70 one side has committed, the other has not",
  env: () =>
    enterZone(
      lebanon({
        options: { chits: "yes" },
        hands: { idf: ["J-3", "J-3", "J-4", "J-6"], insurgent: ["J-4", "J-4", "J-6"] },
        zones: { naqoura: ["arm-401 C", "arm-7 C", "gue-3 D", "gue-4 C"] },
      }),
      "idf",
      "naqoura",
    ).act("insurgent", "pass").env,
  act: "idf: commit j4 yes 1 weakest",
};

/** What is asked, offered and shown where hidden units decide what comes of it. */
export const secretPositions: readonly Built<Lebanon>[] = [evaderLeaves, entered, committed, ended];
