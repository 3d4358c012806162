import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Definition, Dice, type GameTypes, mustGet, type Params, type Seat } from "#engine";
import { games } from "../../../src/games/registry.ts";
import { service } from "../../campaign/harness.ts";
import { keyOf } from "../../kit/subject.ts";
import { ASIDES } from "./asides.ts";
import {
  type Hole,
  inAnyPost,
  inAPicture,
  inOtherSeats,
  inTheLedger,
  inTheLog,
  inThePost,
  inTheStatus,
  type Leak,
} from "./leaks.ts";
import { marked } from "./marks.ts";
import { Pair } from "./pair.ts";
import { forget, type Past, played, positionOf } from "./past.ts";

/*
 * What people do among themselves is nobody else's business: the talk, the votes and the ballots of a council, private talks and what
 * is promised there, sheets half filled in, standing orders, answers prepared, and what is taken back before anybody has
 * seen it. Two campaigns in which it is otherwise look the same to whoever takes no part in it, and so does what all who
 * play ask each other meanwhile, which everybody reads. And each way to give it
 * away that is planted here is found.
 */

type AsideName = keyof typeof ASIDES;

const gameOf = (id: string): Definition<GameTypes> => {
  const [game] = games.filter((one) => one.id === id);
  if (!game) throw new Error(`there is no ${id}`);
  return marked(game);
};
const tale = (id: string, options: Params, acts: number) => ({
  definition: gameOf(id),
  options,
  seed: `asides ${id}`,
  acts,
});

/** Where each of them can be done: where something is answered in secret first, and where questions are seen to come. */
const TALES = {
  iraq: tale("iraqi-conflict", { seats: "4", turns: 2 }, 0),
  baghdad: tale("battle-for-baghdad", { seats: "3" }, 4),
} as const;
const pasts = new Map<string, Past>();
beforeAll(async () => {
  for (const [name, one] of Object.entries(TALES)) pasts.set(name, await played(one));
});
afterAll(() => {
  for (const past of pasts.values()) forget(past);
});

const VIEWER = 0;

/** Two campaigns that differ in nothing yet. */
async function parted(name: keyof typeof TALES, leak: Leak | null = null): Promise<Pair> {
  const past = mustGet(Object.fromEntries(pasts), name);
  const of = await service(past.file, [past.tale.definition]);
  const real = await positionOf(of, past.game, new Dice({ key: keyOf(past.tale.seed), next: 0 }));
  of.database.close();
  const viewer: Seat = real.env.seats[VIEWER] ?? "";
  const pair = await Pair.part(past, viewer, real, "by-asides", leak);
  if (!pair) throw new Error("they are the same");
  return pair;
}

const TOLD: readonly (readonly [AsideName, keyof typeof TALES, Hole])[] = [
  ["council", "iraq", inThePost],
  ["ballot", "iraq", inAnyPost],
  ["talk", "iraq", inOtherSeats],
  ["promise", "iraq", inTheLedger],
  ["draft", "iraq", inThePost],
  ["order", "iraq", inTheStatus],
  ["prepared", "baghdad", inAPicture],
  ["withdrawn", "iraq", inTheLog],
];

describe("what people do among themselves", () => {
  it.each(["iraq", "baghdad"] as const)("looks the same to all others, whatever it is: %s", async (name) => {
    const pair = await parted(name);
    try {
      for (const [what, where] of TOLD) if (where === name) expect(await pair.apart(ASIDES[what]), what).toBe(true);
      await pair.looked();
      await pair.asked();
      if (name === "iraq") expect(await pair.goesOn()).toBe(true);
    } finally {
      await pair.close();
    }
  });

  it.each(TOLD)("is found out where it is given away: %s, %s", async (what, name, through) => {
    const aside = ASIDES[what];
    const pair = await parted(name, { through, word: (world) => aside.word(world) });
    try {
      const looked = async () => {
        expect(await pair.apart(aside)).toBe(true);
        await pair.looked();
        await pair.asked();
        await pair.goesOn();
      };
      await expect(looked()).rejects.toThrow(/^leak: .* after “/);
    } finally {
      await pair.close();
    }
  });
});
