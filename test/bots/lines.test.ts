import { describe, expect, it } from "vitest";
import { Refused } from "#engine";
import { linesOf, messageIn } from "../../src/bots/lines.ts";
import { DEEPEST } from "../../src/bots/protocol.ts";
import { NONSENSE } from "./nonsense.ts";

async function* inPieces(all: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < all.length; from += size) yield all.subarray(from, from + size);
}

const read = async (all: Buffer, size: number) => {
  const found = [];
  for await (const line of linesOf(inPieces(all, size))) found.push(line);
  return found;
};

const ASKED = { decision: "7", seat: "us", action: "commit" };

describe("lines of a bot", () => {
  it.each([1, 2, 7, 100_000])("are the same in pieces of %i bytes", async (size) => {
    const all = Buffer.from('{"a":"Bahçe"}\r\n\n{"b":2}\nno end');
    expect(await read(all, size)).toEqual(['{"a":"Bahçe"}\r', "", '{"b":2}', "no end"]);
  });

  it.each(["5", "no end"])("may be the last without an end: %s", async (last) => {
    expect(await read(Buffer.from(`{}\n${last}`), 65_536)).toEqual(["{}", last]);
  });

  it("may have a million bytes; of a longer one the next is not lost", async () => {
    const all = Buffer.from(`${"x".repeat(1_000_000)}\n${"y".repeat(2_500_000)}\nnext\n`);
    const [long, longer, next] = await read(all, 65_536);
    expect(long).toHaveLength(1_000_000);
    expect(longer).toMatchObject({ code: "line-too-long" });
    expect(next).toBe("next");
  });

  it.each(
    Object.entries(NONSENSE).filter(
      ([, { code }]) => code && !["wrong-decision", "wrong-seat", "no-action"].includes(code),
    ),
  )("%s is refused in a sentence", async (_, { code, made }) => {
    const [line = ""] = await read(Buffer.concat([Buffer.from(made(ASKED)), Buffer.from("\n")]), 65_536);
    let refusal: unknown = null;
    try {
      messageIn(line);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(Refused);
    expect(refusal).toMatchObject({ code });
    expect((refusal as Refused).text).toMatch(/^[^\n]{10,200}[.?]$/);
  });

  it("may lie as deep as the protocol says, and no deeper", () => {
    const within = (levels: number): string => "[".repeat(levels + 1) + "]".repeat(levels + 1); // the line itself is no level
    expect(() => messageIn(within(DEEPEST))).toThrow(expect.objectContaining({ code: "no-message" }));
    expect(() => messageIn(within(DEEPEST + 1))).toThrow(expect.objectContaining({ code: "too-deep" }));
  });
});
