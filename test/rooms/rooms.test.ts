import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { circles, crowded, MOST_FILES, MOST_LOOSE } from "../../scripts/rooms/folders.ts";
import { misbehaving } from "../../scripts/rooms/manners.ts";
import { withoutPurpose } from "../../scripts/rooms/purposes.ts";
import { readSources, type Sources } from "../../scripts/rooms/sources.ts";

interface Imports {
  readonly [path: string]: readonly string[];
}
const sourcesOf = (imports: Imports, text = ""): Sources =>
  new Map(Object.entries(imports).map(([path, names]) => [path, { path, text, imports: names }]));
const many = (folder: string, count: number): Sources =>
  sourcesOf(Object.fromEntries(Array.from({ length: count }, (_, i) => [`${folder}/${i}.ts`, []])));

describe("the house", () => {
  const sources = readSources(fileURLToPath(new URL("../..", import.meta.url)));

  it.each(["src/campaign", "src/discord"])("has no folder in %s that holds too much", (part) => {
    expect(crowded(sources, part)).toEqual([]);
  });

  it.each(["src/campaign", "src/discord"])("has no folders in %s that import each other, types counted", (part) => {
    expect(circles(sources, part)).toEqual([]);
  });

  it("has no room that touches what is not its own", () => {
    expect(misbehaving(sources)).toEqual([]);
  });

  it("has no source that does not say in its first line what it is for", () => {
    expect(withoutPurpose(sources)).toEqual([]);
  });
});

describe("folders that hold too much", () => {
  it("are those with more files of their own than a person overlooks", () => {
    expect(crowded(many("src/campaign/facts", MOST_FILES), "src/campaign")).toEqual([]);
    expect(crowded(many("src/campaign/facts", MOST_FILES + 1), "src/campaign")).toEqual([
      "src/campaign/facts holds 31 files, 30 at most",
    ]);
  });

  it("are those where more lies loose before the rooms", () => {
    expect(crowded(many("src/campaign", MOST_LOOSE), "src/campaign")).toEqual([]);
    expect(crowded(many("src/campaign", MOST_LOOSE + 1), "src/campaign")).toHaveLength(1);
  });
});

describe("folders that import each other", () => {
  const sources = sourcesOf({
    "src/campaign/a/one.ts": ["src/campaign/b/two.ts", "src/campaign/b/three.ts"],
    "src/campaign/b/two.ts": ["src/campaign/a/four.ts", "src/campaign/c/five.ts"],
    "src/campaign/b/three.ts": ["src/store/a.ts"],
  });

  it("are named with the imports that make it so, the fewer first", () => {
    expect(circles(sources, "src/campaign")).toEqual([
      {
        folders: ["src/campaign/b", "src/campaign/a"],
        there: ["src/campaign/b/two.ts → src/campaign/a/four.ts"],
        back: ["src/campaign/a/one.ts → src/campaign/b/two.ts", "src/campaign/a/one.ts → src/campaign/b/three.ts"],
      },
    ]);
  });

  it("count in their own part of the house alone", () => {
    expect(circles(sources, "src/discord")).toEqual([]);
  });
});

describe("what rooms may not touch", () => {
  it("is node: and the repository for facts", () => {
    const sources = sourcesOf({
      "src/campaign/facts/live.ts": ["node:fs", "src/store/repository.ts", "src/store/records.ts"],
    });
    expect(misbehaving(sources)).toEqual([
      "src/campaign/facts/live.ts touches node:",
      "src/campaign/facts/live.ts touches the repository",
    ]);
  });

  it("is a clock for the words of timetables", () => {
    const sources = sourcesOf({ "src/campaign/time/clocks.ts": [] }, "export const now = () => Date.now();");
    expect(misbehaving(sources)).toEqual(["src/campaign/time/clocks.ts touches a clock"]);
  });

  it("is the service for the contract", () => {
    const sources = sourcesOf({ "src/campaign/contract/views.ts": ["src/campaign/service/core.ts"] });
    expect(misbehaving(sources)).toEqual(["src/campaign/contract/views.ts touches the service"]);
  });

  it("is allowed in the one place of the proof that makes hashes", () => {
    expect(misbehaving(sourcesOf({ "src/proof/sha256.ts": ["node:crypto"] }))).toEqual([]);
    expect(misbehaving(sourcesOf({ "src/proof/checks.ts": ["node:crypto"] }))).toHaveLength(1);
  });
});

describe("what a source is for", () => {
  it("stands in its first line", () => {
    const sources = new Map([
      ...sourcesOf({ "src/store/first.ts": [] }, '/** Clocks. */\nimport "a";\n'),
      ...sourcesOf({ "src/store/late.ts": [] }, 'import "a";\n\n/** Clocks. */\n'),
    ]);
    expect(withoutPurpose(sources)).toEqual(["src/store/late.ts does not say it in its first line"]);
  });
});
