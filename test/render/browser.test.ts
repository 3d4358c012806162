import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Scene } from "#scene";
import { fontFaces } from "../../src/render/font-files.ts";
import { layout } from "../../src/render/layout/layout.ts";
import { painted } from "../../src/render/node/painted.ts";
import { type Browser, openBrowser } from "../e2e/browser.ts";
import { installedChromium } from "../e2e/chromium.ts";
import { scenesOfGames } from "./scenes/of-games.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FONTS = new URL("../../assets/fonts/", import.meta.url);

/** Layout and painting as a page has them. */
async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ["src/render/browser/draw.ts"],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "umpire",
    platform: "browser",
    minify: true,
  });
  return outputFiles[0]?.text ?? "";
}

/**
 * By how much of 255 the middle colour of a tile may differ: letters and edges are smoothed by each in its own way, by
 * up to 14.
 */
const HONEST = 20;

interface Seen {
  readonly laidOut: string;
  /** Of each tile, row by row, the middle of its reds, greens and blues. */
  readonly tiles: readonly number[];
}

/** In the page: draws a scene, and looks at what has come of it. */
const DRAW = `async (scene) => {
  const canvas = document.createElement("canvas");
  const laidOut = await umpire.drawInPage(scene, canvas);
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  return { laidOut: JSON.stringify(laidOut), tiles: tilesOf(data, canvas.width, canvas.height) };
}`;

/** Squares of 16 pixels; four bytes a pixel. Runs in the page as well. */
function tilesOf(data: Uint8Array, width: number, height: number): number[] {
  const size = 16;
  const across = Math.ceil(width / size);
  const sums = new Float64Array(across * Math.ceil(height / size) * 3);
  const counts = new Float64Array(sums.length / 3);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 4) {
      const tile = Math.floor(y / size) * across + Math.floor(x / size);
      counts[tile] = (counts[tile] ?? 0) + 1;
      for (let i = 0; i < 3; i += 1) sums[tile * 3 + i] = (sums[tile * 3 + i] ?? 0) + (data[at + i] ?? 0);
    }
  return Array.from(sums, (sum, i) => sum / (counts[Math.floor(i / 3)] ?? 1));
}

const seenHere = new Map<Scene, Seen>();

/** The same, of the bot's own picture. */
function here(scene: Scene): Seen {
  const seen = seenHere.get(scene) ?? drawnHere(scene);
  seenHere.set(scene, seen);
  return seen;
}

function drawnHere(scene: Scene): Seen {
  const laidOut = layout(scene);
  const pixels = painted(laidOut).toBuffer("raw");
  for (let at = 0; at < pixels.length; at += 4) pixels.subarray(at, at + 3).reverse(); // cairo keeps blue first
  return { laidOut: JSON.stringify(laidOut), tiles: tilesOf(pixels, laidOut.width, laidOut.height) };
}

/** Where two texts part ways; null: nowhere. */
function difference(one: string, other: string): string | null {
  if (one === other) return null;
  const at = [...one].findIndex((letter, i) => letter !== other[i]);
  return `${one.slice(at - 60, at + 20)} / ${other.slice(at - 60, at + 20)}`;
}

const worst = (a: readonly number[], b: readonly number[]): number =>
  a.length === b.length ? a.reduce((most, value, i) => Math.max(most, Math.abs(value - (b[i] ?? 0))), 0) : 255;

/** What stands or lies on a board. */
const COUNTERS = ["piece", "stack", "fan"];

/** A scene with a counter taken away, or the cards of one seat. */
function withoutOne(scene: Scene): Scene {
  let isTaken = false;
  return JSON.parse(JSON.stringify(scene), (key, value) => {
    if (isTaken || key !== "elements" || !Array.isArray(value)) return value;
    const at = value.findIndex(({ kind }) => COUNTERS.includes(kind));
    isTaken = at >= 0;
    return isTaken ? value.toSpliced(at, 1) : value;
  });
}

describe.skipIf(installedChromium === null)("a page", () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await openBrowser(installedChromium ?? "");
    page = await browser.context.newPage();
    const code = await bundled();
    const faces = fontFaces((file) => `data:font/ttf;base64,${readFileSync(new URL(file, FONTS)).toString("base64")}`);
    await page.setContent(`<!doctype html><style>${faces}</style>`);
    await page.addScriptTag({ content: `${code};${tilesOf}` });
  });

  afterAll(async () => {
    await browser?.close();
  });

  const inPage = (scene: Scene): Promise<Seen> => page.evaluate<Seen>(`(${DRAW})(${JSON.stringify(scene)})`);

  const boards = Object.entries(scenesOfGames()).map(([game, { board }]) => ({ game, board }));

  it.each(boards)("lays a board of $game out as the bot does, and draws it alike", async ({ board }) => {
    const [bot, seen] = [here(board), await inPage(board)];
    expect(difference(seen.laidOut, bot.laidOut)).toBeNull();
    expect(worst(seen.tiles, bot.tiles)).toBeLessThan(HONEST);
  });

  it.each(boards)("of $game draws another picture where a counter is taken away", async ({ board }) => {
    const less = await inPage(withoutOne(board));
    expect(worst(less.tiles, here(board).tiles)).toBeGreaterThan(2 * HONEST);
  });
});
