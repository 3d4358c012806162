/** What is worked out in one browser comes out the same in every other one. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const ROOT = new URL("../../", import.meta.url).pathname;
/** What states, moves of computers, scenes and laid-out pictures follow from: a reader's browser compares them byte for byte. */
const COMPARED = ["engine", "games", "scene", "proof", "replay", "render/layout"];
/** The one place that may ask an engine for what engines disagree on: it rounds what it is told. */
const ROUNDED = "src/scene/angles.ts";
/** ECMA-262 leaves their last bits to each engine, and Firefox has others than Chromium; a root and products are exact. */
const EACH_ENGINES_OWN =
  /Math\.(?:a?(?:sin|cos|tan)h?|atan2|hypot|pow|exp|expm1|log|log2|log10|log1p|cbrt)\b|[\w)\]] \*\* /;

const withoutWords = (line: string): string =>
  line.replace(/\/\/.*|\/?\*\*? .*|"[^"]*"|`[^`]*`/g, "").replace(/\b2 \*\* \d+/g, "");

it("no state, move, scene or picture hangs on how an engine works out a sine or a power", () => {
  const files = COMPARED.flatMap((folder) =>
    readdirSync(`${ROOT}src/${folder}`, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => `src/${folder}/${name}`),
  ).filter((file) => file !== ROUNDED);
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    readFileSync(`${ROOT}${file}`, "utf8")
      .split("\n")
      .filter((line) => EACH_ENGINES_OWN.test(withoutWords(line)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
