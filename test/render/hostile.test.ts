import { expect, test } from "vitest";
import { inspect } from "../../src/render/inspect.ts";
import { layout } from "../../src/render/layout/layout.ts";
import { painted } from "../../src/render/node/painted.ts";
import { mapScene } from "./scenes/small.ts";

const HOSTILE = [
  "",
  " \t\n ",
  "漢字かな交じり文の名前はとても長いです本当に長い名前",
  "👩‍👩‍👧‍👦🏴‍☠️🇮🇶 family",
  "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞",
  "\u202Eevil\u202C \u2066x\u2069 \u0000\u0007",
  "\uD800 lone \uDFFF",
  "<b>&amp;</b> %s $(x) `rm` @everyone",
  "ﷺ".repeat(40),
  "a".repeat(10_000),
  "\u200b".repeat(500),
];

test.each(HOSTILE)("a player called %j is drawn inside his plaque", (text) => {
  const free = { text, free: true } as const;
  const scene = mapScene({
    kind: "plaque",
    at: [500, 300],
    width: 260,
    colour: "@red",
    letter: "R",
    title: "Reds",
    sub: free,
    figures: [{ label: "VP", value: free }],
  });
  const laidOut = layout(scene);
  expect(inspect(laidOut).filter((one) => one.kind === "outside" || one.kind === "small")).toEqual([]);
  expect(() => painted(laidOut)).not.toThrow();
});
