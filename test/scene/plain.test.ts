import { expect, test } from "vitest";
import { showcase } from "../render/scenes/showcase.ts";

test.each(Object.entries(showcase()))("the scene %s survives JSON unchanged", (_name, scene) => {
  expect(JSON.parse(JSON.stringify(scene))).toEqual(scene);
});
