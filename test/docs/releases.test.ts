import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import packed from "../../package.json" with { type: "json" };
import { ROOT, textOf } from "./pages.ts";

const headings = [...textOf("CHANGELOG.md").matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => heading);
const [newest = "", ...older] = headings;
const released = newest === "Unreleased" ? older : headings;
const versions = released.map((heading) => heading.replace(/ .*/, ""));

it("the newest release of the changelog is the package's version, below what is not released yet", () => {
  expect(versions[0]).toBe(packed.version);
});

it("each release has a number, a day, and an entry, the newest first", () => {
  expect(released.filter((heading) => !/^\d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\)$/.test(heading))).toEqual([]);
  const days = released.map((heading) => heading.replace(/^.*\(|\)$/g, ""));
  expect(days).toEqual(days.toSorted().toReversed());
  const entries = textOf("CHANGELOG.md").split(/^## .+$/m);
  expect(entries.slice(1).filter((entry) => !/^- /m.test(entry))).toEqual([]);
});

it("each release that left campaigns behind has its entry", () => {
  const left = readdirSync(join(ROOT, "test/fixtures")).flatMap((name) => /^release-(\d+\.\d+)$/.exec(name)?.[1] ?? []);
  expect(left.length).toBeGreaterThan(0);
  expect(left.filter((release) => !versions.some((version) => version.startsWith(`${release}.`)))).toEqual([]);
});
