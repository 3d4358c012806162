import { expect, it } from "vitest";
import { board, closeUps, legend } from "../../../src/games/fitna/view/board/index.ts";
import { madeOf } from "../../render/made-of.ts";
import { as, everyone, scattered, together } from "./board-positions.ts";
import { atStart } from "./rules/setup/builder.ts";

const FRAME = { caption: "As it stands", names: {} };
const full = scattered(atStart("11"), 1);

it.each([
  ["scattered", () => board(everyone(full), FRAME)],
  ["scattered-turkey", () => board(as(full, "TUR"), FRAME)],
  ["scenario-1", () => board(everyone(atStart("1")), FRAME)],
  ["edition-2018", () => board(everyone(atStart("7", { edition: "2018" })), FRAME)],
  ["together", () => board(everyone(together(atStart("11"), "damascus")), FRAME)],
  ["zone-mosul", () => closeUps.show(everyone(full), "mosul")],
  ["legend", legend],
] as const)("the picture %s is made of what it was made of", async (name, scene) => {
  await expect(madeOf(scene())).toMatchFileSnapshot(`made-of/${name}.txt`);
});
