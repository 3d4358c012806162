import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import packed from "../../package.json" with { type: "json" };
import { games } from "../../src/games/registry.ts";
import { anchorsOf, firstSentence, linksOf, PAGES, ROOT, textOf } from "./pages.ts";

/** What a reader makes of words in two minutes, tables and commands included. */
const TWO_MINUTES = 800;

const isThere = (path: string): boolean => existsSync(join(ROOT, path));

/** The pages that one leads to; a folder to all that are in it. */
const ledTo = (page: string): readonly string[] =>
  linksOf(page).flatMap(({ path }) =>
    isThere(path) && statSync(join(ROOT, path)).isDirectory()
      ? PAGES.filter((one) => one.startsWith(path))
      : PAGES.filter((one) => one === path),
  );

describe("pages", () => {
  it("lead to what is there, heading by heading", () => {
    const broken = PAGES.flatMap((page) =>
      linksOf(page)
        .filter(({ path, anchor }) => !isThere(path) || (anchor !== "" && !anchorsOf(path).has(anchor)))
        .map(({ said }) => `${page}: ${said}`),
    );
    expect(broken).toEqual([]);
  });

  it("of docs say in their first sentence for whom they are", () => {
    const silent = PAGES.filter((page) => page.startsWith("docs/") && !/^For /.test(firstSentence(page)));
    expect(silent).toEqual([]);
  });

  it("are all found from README by links", () => {
    const found = new Set(["README.md"]);
    for (const page of found) for (const one of ledTo(page)) found.add(one);
    expect(PAGES.filter((page) => !found.has(page))).toEqual([]);
  });
});

describe("README", () => {
  const readme = textOf("README.md");

  it("is read in two minutes", () => {
    expect(readme.replace(/\]\([^)]*\)/g, "]").match(/[\p{L}\p{N}'’.-]+/gu)?.length).toBeLessThan(TWO_MINUTES);
  });

  it("shows a board of every game, and leads to its page", () => {
    for (const { id, name } of games) {
      expect(readme).toMatch(new RegExp(`!\\[[^\\]]*${name}[^\\]]*\\]\\(docs/pictures/${id}-board\\.png\\)`));
      expect(readme).toContain(`[**${name}**](docs/games/${id}.md)`);
    }
  });
});

it("pages name only scripts that there are", () => {
  const named = PAGES.filter((page) => page !== "CHANGELOG.md").flatMap((page) =>
    [...textOf(page).matchAll(/\bnpm run (?:-s )?([a-z][a-z:-]*)/g)].map(([, script = ""]) => `${page}: ${script}`),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((one) => !(one.replace(/^.*: /, "") in packed.scripts))).toEqual([]);
});

it("programs name only pages that there are, and headings that these have", () => {
  const sources = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => `src/${name}`);
  const named = [...sources, "Dockerfile", "docker-compose.yml"].flatMap((source) =>
    [...textOf(source).matchAll(/\b(docs\/[\w/-]+\.md)(?:, ["“]?([A-Z][\w ]+))?/g)].map(([, page = "", heading]) => ({
      source,
      page,
      heading,
    })),
  );
  expect(named.length).toBeGreaterThan(5);
  const wrong = named.filter(
    ({ page, heading }) =>
      !isThere(page) || (heading && !anchorsOf(page).has(heading.toLowerCase().replaceAll(" ", "-"))),
  );
  expect(wrong).toEqual([]);
});

it("CONTRIBUTING and the architecture name only files and folders that there are", () => {
  const named = ["CONTRIBUTING.md", "docs/architecture.md"].flatMap((page) =>
    [...textOf(page).matchAll(/`((?:src|test|scripts|docs|data)\/[\w./-]+?)\/?`/g)].map(([, path = ""]) => path),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !isThere(path.replace("X.Y", "0.2")))).toEqual([]);
});
