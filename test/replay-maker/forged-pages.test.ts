/** `umpire verify` on a page: whatever somebody has changed in it, the campaign or the page is found to be forged. */
import { createCanvas } from "canvas";
import { beforeAll, describe, expect, it } from "vitest";
import { verify } from "../../src/campaign/record/verify.ts";
import { games } from "../../src/games/registry.ts";
import { type BlockId, CLOSING_TAG, openingTag, takenApart } from "../../src/replay/file/blocks.ts";
import { rowsIn, rowsText } from "../../src/replay/file/rows-block.ts";
import { blockIn, packedBlock } from "../../src/replay-maker/packing.ts";
import { claimedIn, differences, honestPage, isShownAsHere } from "../../src/replay-maker/page-check.ts";
import { definitionOf, eventfulPage, paint, postedPage, unpaintedPage } from "./pages.ts";

const GAME = "Iraqi Conflict";
let page: string;
let honest: string;
beforeAll(async () => {
  page = await eventfulPage(GAME);
  const claimed = claimedIn(page);
  honest = await honestPage(claimed, definitionOf("iraqi-conflict"), paint);
});

/** What comes of a page that somebody gives: what is wrong with the campaign, then with the page. */
function verdictOn(text: string): string {
  const claimed = claimedIn(text);
  const { verdict, lines } = verify(claimed.file, games);
  if (verdict !== "proved") return `${verdict}: ${lines.at(-1)}`;
  return differences(claimed, honest).join(", ") || "proved";
}

/** The page with another text in one of its blocks. */
function withBlock(id: BlockId, change: (text: string) => string): string {
  const apart = takenApart(page);
  const text = blockIn(apart, id);
  const changed = change(text);
  expect(changed).not.toBe(text);
  const [before, rest = ""] = page.split(openingTag(id));
  return `${before}${openingTag(id)}${packedBlock(changed)}${rest.slice(rest.indexOf(CLOSING_TAG))}`;
}

type Row = { seq: number; params: unknown; hash: string; kind: string; seat: string | null; at: number };
/** The page with other rows, which keep the hashes that they had. */
const withRows = (change: (rows: Row[]) => unknown): string =>
  withBlock("rows", (text) => {
    const block = rowsIn(text);
    change(block.file.rows as Row[]);
    return rowsText(block);
  });

describe("a page that nobody has changed", () => {
  it("is proved, whatever is in its words", () => {
    expect(verdictOn(page)).toBe("proved");
  });

  it("is made of a file alone again, byte for byte", () => {
    expect(honest).toBe(page);
  });
});

describe("a page is found to be forged where somebody changes", () => {
  it("the time of a row", () => {
    const forged = withRows((rows) => {
      for (const row of rows) if (row.seq === 9) row.at += 1;
    });
    expect(verdictOn(forged)).toMatch(/^wrong: .*row 9/);
  });

  it("the time of a row whose hash follows from it", () => {
    const forged = withBlock("rows", (text) => {
      const block = JSON.parse(text);
      expect(block.chained).toBe(true);
      block.rows.at.steps[9] += 1;
      return JSON.stringify(block);
    });
    expect(verdictOn(forged)).toMatch(/^wrong: .*it was changed after it was written/);
  });

  it("who played a row", () => {
    const forged = withRows((rows) => {
      for (const row of rows) if (row.seq === 9) row.seat = row.seat === "us" ? "iran" : "us";
    });
    expect(verdictOn(forged)).toMatch(/^wrong: /);
  });

  it("the end of the log, which is left out", () => {
    const forged = withRows((rows) => rows.splice(-3));
    expect(verdictOn(forged)).not.toBe("proved");
  });

  it("the secret", () => {
    const forged = withBlock("rows", (text) => text.replace(/"secret":"../, (found) => `${found.slice(0, -2)}00`));
    expect(verdictOn(forged)).toMatch(/^wrong: The secret/);
  });

  it("the pack", () => {
    const forged = withBlock("pack", (text) => text.replace(/"name":"[^"]+"/, '"name":"Elsewhere"'));
    expect(verdictOn(forged)).toMatch(/^wrong: The pack/);
  });

  it.each([
    ["show", "the story and the log", (text: string) => text.replace(/"result":"/, '"result":"Nobody. ')],
    ["pictures", "the boards", (text: string) => text.replace(/"#?[A-Z][a-z]{4,}"/, '"Nowhere"')],
    ["code", "the rules that its own check runs", (text: string) => `${text} `],
  ] as const)("the block %s", (id, what, change) => {
    expect(verdictOn(withBlock(id, change))).toBe(what);
  });

  it.each([
    ["the title", /<h1>[^<]/],
    ["the result", /<p class="result">./],
    ["the still picture", /data:image\/jpeg;base64,..../],
    ["the script", /<script>./],
    ["the style", /<style>./],
    ["the head", /<meta charset/],
  ])("%s that everybody sees", (_, found) => {
    const forged = page.replace(found, (text) => `${text}A`);
    expect(forged).not.toBe(page);
    expect(verdictOn(forged)).toContain("what is seen without script");
  });

  it("the order of blocks, or that there is one more", () => {
    expect(() =>
      verdictOn(page.replace(openingTag("pack"), `${openingTag("show")}${CLOSING_TAG}${openingTag("pack")}`)),
    ).toThrow();
  });

  it("rows, which are those of another campaign's page without its story", async () => {
    const other = takenApart(await unpaintedPage("Next War in Lebanon"));
    const forged = withBlock("rows", () => blockIn(other, "rows"));
    expect(verdictOn(forged)).toMatch(/^wrong: /);
  });
});

describe("a page without log", () => {
  const blank = createCanvas(1, 1).toBuffer("image/png");
  let posted: string;
  beforeAll(async () => {
    posted = await postedPage(GAME);
  });

  it("is shown as this release shows it, whatever is in its words", async () => {
    expect(await isShownAsHere(posted, blank)).toBe(true);
  });

  it.each([
    ["the script", /<script>./],
    ["the title", /<h1>[^<]/],
    ["the result", /<p class="result">./],
    ["the policy", /script-src /],
    ["a recap", /<li>./],
    ["the end of the page", /<\/body>/],
  ])("is found to be forged where somebody changes %s", async (_, found) => {
    const forged = posted.replace(found, (text) => `A${text}`);
    expect(forged).not.toBe(posted);
    expect(await isShownAsHere(forged, blank)).toBe(false);
  });

  it("is found to be forged where its blocks hold no story, or no boards", async () => {
    for (const [id, text] of [
      ["show", "{}"],
      ["pictures", "[]"],
    ] as const) {
      const [before, rest = ""] = posted.split(openingTag(id));
      const forged = `${before}${openingTag(id)}${packedBlock(text)}${rest.slice(rest.indexOf(CLOSING_TAG))}`;
      expect(await isShownAsHere(forged, blank), id).toBe(false);
    }
  });
});
