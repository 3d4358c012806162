import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import {
  AGREEMENTS,
  CLAUSES,
  HIGHEST_SUM,
  OPEN_OFFERS,
  ZONES,
} from "../../../src/games/battle-for-baghdad/rules/coalition/offer-limits.ts";

const page = readFileSync(new URL("../../../docs/games/battle-for-baghdad.md", import.meta.url), "utf8");

it.each([
  ["open offers of one seat", OPEN_OFFERS],
  ["clauses of one deal", CLAUSES],
  ["Zones that one clause names", ZONES],
  ["lasting agreements that one seat is party to", AGREEMENTS],
  ["PP that a payment or a limit of bids can speak of", HIGHEST_SUM],
])("the game's page says how many at most: %s", (what, most) => {
  const [, told] = new RegExp(`^\\| ${what} +\\| +(\\d+) \\|$`, "m").exec(page) ?? [];
  expect(Number(told)).toBe(most);
});
