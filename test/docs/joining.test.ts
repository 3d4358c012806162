import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { games } from "../../src/games/registry.ts";
import { ROOT, textOf } from "./pages.ts";

/** What people expect of a repository that they may join, where GitHub looks for it. */
const FORMS = ".github/ISSUE_TEMPLATE";
const forms = readdirSync(join(ROOT, FORMS)).filter((name) => name !== "config.yml");

describe("a repository that people may join", () => {
  it("runs .ci/run for every push and pull request, on the oldest Node.js that is promised", () => {
    const workflow = textOf(".github/workflows/ci.yml");
    expect(workflow).toMatch(/^on:\n {2}push:\n {2}pull_request:$/m);
    expect(workflow).toContain("- run: .ci/run\n");
    expect(workflow).toContain("node-version: 20\n");
    expect(workflow).toContain("cache: npm\n");
  });

  it("asks for a game that there is, in every form that asks for one", () => {
    const asking = forms.filter((name) => /label: Game\n/.test(textOf(`${FORMS}/${name}`)));
    expect(asking).toEqual(["bug.yml", "rules-question.yml"]);
    for (const name of asking)
      expect([name, games.filter((game) => !textOf(`${FORMS}/${name}`).includes(`- ${game.name}`))]).toEqual([
        name,
        [],
      ]);
  });

  it("sends whoever found a leak to SECURITY.md, and says there what counts", () => {
    expect(textOf(`${FORMS}/bug.yml`)).toContain("SECURITY.md");
    const security = textOf("SECURITY.md");
    for (const heading of ["How to report", "Which versions", "What counts"])
      expect(security).toContain(`## ${heading}`);
    expect(security).toMatch(/token, hand or seed in logs/i);
  });
});
