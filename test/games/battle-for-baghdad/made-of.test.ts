import { expect, it } from "vitest";
import { publicView, viewOf } from "#engine";
import { battleForBaghdad } from "../../../src/games/battle-for-baghdad/index.ts";
import { madeOf } from "../../render/made-of.ts";
import { baghdad, book } from "./builder.ts";
import { CROWDED } from "./crowded.ts";

const { board, hand, closeUps, legend } = battleForBaghdad;
const full = CROWDED();
const seen = publicView(book, full.env);
const FRAME = { caption: "As it stands", names: { sunni: "Marguerite de la Rochefoucauld-XI", us: "Zoë ✓ 12" } };

it.each([
  ["crowded", () => board(seen, FRAME)],
  ["start-3", () => board(publicView(book, baghdad({ seats: 3 }).env), FRAME)],
  ["hand-us", () => hand(viewOf(book, full.env, "us"))],
  ["hand-shiite", () => hand(viewOf(book, full.env, "shiite"))],
  ["zone-adhamiyah", () => closeUps?.show(seen, "adhamiyah")],
  ["zone-green-zone", () => closeUps?.show(seen, "green-zone")],
  ["legend", () => legend?.(seen)],
] as const)("the picture %s is made of what it was made of", async (name, scene) => {
  const shown = scene();
  await expect(shown && madeOf(shown)).toMatchFileSnapshot(`made-of/${name}.txt`);
});
