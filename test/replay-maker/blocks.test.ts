/** The blocks of a page are found by their exact tags, and anything else is no replay. */
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { CLOSING_TAG, openingTag, takenApart } from "../../src/replay/file/blocks.ts";
import { blockIn, jsonIn, packedBlock } from "../../src/replay-maker/packing.ts";

const block = (id: Parameters<typeof openingTag>[0], text: string): string =>
  `${openingTag(id)}${text}${CLOSING_TAG}\n`;
const page = (...blocks: string[]): string => `<html>before\n${blocks.join("")}after</html>`;

describe("the blocks of a page", () => {
  it("are read as they were written, and all else stays as it is", () => {
    const show = packedBlock('{"title":"War"}');
    const pictures = packedBlock("[]");
    const apart = takenApart(page(block("show", show), block("pictures", pictures)));
    expect([...apart.blocks.keys()]).toEqual(["show", "pictures"]);
    expect(jsonIn(apart, "show")).toEqual({ title: "War" });
    expect(apart.outside).toBe(page(block("show", ""), block("pictures", "")));
  });

  it.each([
    ["twice", page(block("show", "AA=="), block("show", "AA=="))],
    ["out of order", page(block("pictures", "AA=="), block("show", "AA=="))],
    ["without end", `<html>${openingTag("show")}AA==`],
    ["in two lines", page(block("show", "AA==\nAA=="))],
    ["as a script", page(block("show", "alert(1)"))],
    ["missing", page()],
    ["endless", "x".repeat(16_000_001)],
  ])("are refused when they are %s", (_, text) => {
    expect(() => takenApart(text)).toThrow();
  });

  it("are refused when they hold more than any campaign", () => {
    const bomb = gzipSync(Buffer.alloc(65_000_000)).toString("base64");
    const apart = takenApart(page(block("show", bomb)));
    expect(() => blockIn(apart, "show")).toThrow("the block show cannot be unpacked, or is too large");
  });

  it("are refused when they are no JSON, or not compressed", () => {
    expect(() => jsonIn(takenApart(page(block("show", packedBlock("{")))), "show")).toThrow("no JSON");
    expect(() => blockIn(takenApart(page(block("show", "AAAA"))), "show")).toThrow("cannot be unpacked");
  });
});
