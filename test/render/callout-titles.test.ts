import { describe, expect, it } from "vitest";
import { type Callout, calloutPages, type Panel } from "#scene";
import { inspect } from "../../src/render/inspect.ts";
import { layout } from "../../src/render/layout/layout.ts";
import { book as lebanon } from "../games/next-war-in-lebanon/builder.ts";

const PAGE = { width: 1650, height: 980 } as const;
const { zones, zoneIds } = lebanon.content;
const TITLES = zoneIds.map((id) => `${zones[id]?.name}, stack 2`).toSorted((a, b) => a.length - b.length);

const panel = (title: string, more: Partial<Panel> = {}): Panel => ({
  title,
  colour: "ink",
  counters: Array.from({ length: 2 }, () => ({ counter: { colour: "ink" } })),
  ...more,
});

const problems = (pages: readonly (readonly Callout[])[]) =>
  pages.flatMap((elements) =>
    inspect(
      layout({
        frame: "board",
        heading: { kind: "strip", title: "Your forces" },
        layout: { kind: "panel", content: { kind: "map", ...PAGE, ground: { colour: "land" }, elements } },
        alt: "",
        text: "",
      }),
    ),
  );

describe("the words of panels of counters", () => {
  it.each([6, 12, 16, 18, 20, 24])("keep all their letters, the longest among %i", (count) => {
    const panels = [...TITLES.slice(0, count - 3), ...TITLES.slice(-3)].map((title) => panel(title));
    expect(problems(calloutPages(panels, PAGE))).toEqual([]);
  });

  it.each([6, 12, 16, 18, 20, 24])("keep all their letters beside a pennant, among %i", (count) => {
    const panels = TITLES.slice(-count).map((title) => panel(title, { flag: "HQ 188" }));
    expect(problems(calloutPages(panels, PAGE))).toEqual([]);
  });

  it.each([16, 18, 20])("keep all letters of lines, among %i", (count) => {
    const panels = TITLES.slice(0, count).map((title) => panel(title, { lines: ["entrenched, isolated, seen"] }));
    expect(problems(calloutPages(panels, PAGE))).toEqual([]);
  });
});
