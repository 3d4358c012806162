import type { Scene } from "#scene";
import { front } from "./front.ts";
import { tableTop } from "./table-top.ts";
import { region, situation } from "./theatre.ts";

/** A made-up picture of every kind that games to come will ask for, from a seed. */
export const vocabulary: Record<string, (seed: number) => Scene> = {
  situation,
  region,
  front,
  tableTop,
};
