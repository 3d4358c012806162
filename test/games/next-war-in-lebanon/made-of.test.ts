import { expect, it } from "vitest";
import { board, closeUps, hand, legend } from "../../../src/games/next-war-in-lebanon/view/board/index.ts";
import { madeOf } from "../../render/made-of.ts";
import { as, crowded, everyone, late } from "./board-positions.ts";

const FRAME = { caption: "As it stands", names: {} };

it.each([
  ["late", () => board(everyone(late()), FRAME)],
  ["late-idf", () => board(as(late(), "idf"), FRAME)],
  ["late-insurgent", () => board(as(late(), "insurgent"), FRAME)],
  ["crowded", () => board(everyone(crowded()), FRAME)],
  ["hand-idf", () => hand(as(late(), "idf"))],
  ["hand-insurgent", () => hand(as(late(), "insurgent"))],
  ["zone-bint-jbeil", () => closeUps.show(everyone(late()), "bint-jbeil")],
  ["zone-syria", () => closeUps.show(everyone(late()), "syria")],
  ["legend", legend],
] as const)("the picture %s is made of what it was made of", async (name, scene) => {
  await expect(madeOf(scene())).toMatchFileSnapshot(`made-of/${name}.txt`);
});
