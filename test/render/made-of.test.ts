import { expect, test } from "vitest";
import { madeOf } from "./made-of.ts";
import { showcase } from "./scenes/showcase.ts";
import { sights } from "./scenes/sights.ts";
import { vocabulary } from "./scenes/vocabulary.ts";

const pictures = {
  ...showcase(),
  ...sights(),
  ...Object.fromEntries(Object.entries(vocabulary).map(([name, make]) => [name, make(1)])),
};

test.each(Object.entries(pictures))("the sample picture %s is made of what it was made of", async (name, scene) => {
  await expect(madeOf(scene)).toMatchFileSnapshot(`made-of/${name}.txt`);
});
