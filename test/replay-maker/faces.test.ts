/** Whether the fonts of a page have every letter that its boards are written in. */
import { describe, expect, it } from "vitest";
import type { Layout, Scene } from "#scene";
import { layout } from "../../src/render/layout/layout.ts";
import type { Op } from "../../src/render/primitives.ts";
import { lettersFor } from "../../src/replay-maker/faces.ts";
import { scenesOfGames } from "../render/scenes/of-games.ts";
import { showcase } from "../render/scenes/showcase.ts";

const textsIn = (ops: readonly Op[]): readonly string[] =>
  ops.flatMap((op) => (op.op === "text" ? [op.text] : op.op === "base" ? textsIn(op.ops) : []));

/** Letters on a scene's picture that its page has no font for. */
function lacking(scene: Scene): readonly string[] {
  const known = new Set(lettersFor([JSON.stringify(scene)]));
  return [...textsIn(layout(scene).ops).join("")].filter((letter) => !known.has(letter));
}

/** A side that has lost points, of which its scene only says the number. */
function loss(): Scene {
  const one = { colour: "red", emblem: "star", name: "US", value: 26, gained: -2 } as const;
  const foot: Layout = { kind: "panel", content: { kind: "scores", goal: 120, scores: [one, one, one] } };
  const map: Layout = { kind: "panel", content: { kind: "map", width: 1650, height: 888, elements: [] } };
  return { frame: "board", layout: { kind: "column", children: [map, foot] }, alt: "", text: "" };
}

describe("a page's fonts", () => {
  it("have every letter of every kind of picture", () => {
    const scenes = Object.values(scenesOfGames()).flatMap(({ board, others }) => [board, ...others]);
    expect([...scenes, ...Object.values(showcase())].flatMap(lacking)).toEqual([]);
  });

  it("have what readers type, whatever the page says, and no other letters than those of its texts", () => {
    const typed = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));
    const signs = /[«»◀▶◁▷❚✓✕×·–…−]/gu;
    expect(lettersFor([]).replaceAll(signs, "")).toBe(typed);
    expect(lettersFor(["Qā'im", "ā"]).replaceAll(signs, "")).toBe(`${typed}ā`);
  });

  it("have the minus before what a side has lost, which no scene has", () => {
    expect(textsIn(layout(loss()).ops)).toContain("−2");
    expect(lacking(loss())).toEqual([]);
  });
});
