import { describe, expect, it } from "vitest";
import { mark, messageOf, nonceOf } from "../../src/discord/delivery/message.ts";
import { LIMIT } from "../../src/discord/limits.ts";
import type { Control, Post } from "../../src/store/records.ts";

const ROW = { game: "k7f3x", id: 123 };
const post = (change: Partial<Post>): Post => ({
  title: "Turn 1",
  text: ["The US gains ground."],
  scene: null,
  controls: [],
  ping: [],
  thread: null,
  ...change,
});
const scene = { layout: { kind: "row", children: [] }, alt: "a map", text: "US 3, Kurds 2" } as const;
const length = (change: Partial<Post>): number =>
  (messageOf(post(change), ROW, null).json.embeds ?? []).reduce(
    (sum, e) => sum + (e.title?.length ?? 0) + (e.description?.length ?? 0) + (e.footer?.text.length ?? 0),
    0,
  );

describe("a post as a message", () => {
  it("carries the number of its outbox row, for people and as nonce", () => {
    const { json } = messageOf(post({}), ROW, null);
    expect(json.embeds?.[0]).toEqual({
      title: "Turn 1",
      description: "The US gains ground.",
      footer: { text: "k7f3x · no. 123" },
    });
    expect(nonceOf(ROW).length).toBeLessThanOrEqual(LIMIT.nonce);
    expect(nonceOf({ game: "a-very-long-name-of-a-game", id: 123456 }).length).toBeLessThanOrEqual(LIMIT.nonce);
  });

  it("pings those who are meant, and nobody else", () => {
    const { json } = messageOf(post({ ping: ["1", "2"], text: ["Hello ", { person: "3" }] }), ROW, null);
    expect(json.content).toBe("<@1> <@2>");
    expect(json.allowed_mentions).toEqual({ parse: [], users: ["1", "2"] });
    expect(messageOf(post({}), ROW, null).json.allowed_mentions).toEqual({ parse: [], users: [] });
  });

  it("shows what a person typed to the letter", () => {
    const { json } = messageOf(post({ text: ["word “", { literal: "**@everyone**" }, "”"] }), ROW, null);
    expect(json.embeds?.[0]?.description).toBe("word “\\*\\*@\u200Beveryone\\*\\*”");
  });

  it("keeps to the size of one message, however long its text", () => {
    for (const size of [4000, 4097, 5800, 20_000]) {
      const change = { title: "t".repeat(400), text: [`${"a line of text\n".repeat(size / 15)}`] };
      expect(length(change)).toBeLessThanOrEqual(LIMIT.embeds);
      for (const embed of messageOf(post(change), ROW, null).json.embeds ?? []) {
        expect(embed.title?.length ?? 0).toBeLessThanOrEqual(LIMIT.title);
        expect(embed.description?.length ?? 0).toBeLessThanOrEqual(LIMIT.description);
      }
    }
  });

  it("is found again by its mark even if it takes two embeds", () => {
    const { embeds } = messageOf(post({ text: ["word ".repeat(1100)] }), ROW, null).json;
    expect(embeds).toHaveLength(2);
    expect(embeds?.at(-1)?.footer?.text).toBe(mark(ROW));
  });

  it("shows its picture with words for those who cannot see it", () => {
    const { json } = messageOf(post({ scene }), ROW, new Uint8Array([1]));
    expect(json.embeds?.[0]?.image?.url).toBe("attachment://picture.png");
    expect(json.attachments).toEqual([{ id: "0", filename: "picture.png", description: "a map" }]);
  });

  it("tells in words what could not be drawn", () => {
    const { json } = messageOf(post({ scene }), ROW, null);
    expect(json.embeds?.[0]?.description).toContain("US 3, Kurds 2");
    expect(json.attachments).toEqual([]);
  });

  it("has a button for each control, five in a row, none twice", () => {
    const controls: Control[] = [
      ...Array.from({ length: 7 }, (_, i): Control => ({ kind: "act", seat: `s${i}`, label: `Act ${i}` })),
      { kind: "hand", label: "My hand" },
      { kind: "hand", label: "My hand" },
    ];
    const rows = messageOf(post({ controls }), ROW, null).json.components ?? [];
    const sizes = rows.map((row) => ("components" in row ? row.components.length : 0));
    expect(sizes).toEqual([5, 3]);
  });
});
