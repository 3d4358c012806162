import { describe, expect, test } from "vitest";
import { BOARD, type Card, type Scene, type Spread } from "#scene";
import { inspect, misshapen } from "../../src/render/inspect.ts";
import { layout } from "../../src/render/layout/layout.ts";
import { INLINE_WIDTH, LEAST_TEXT } from "../../src/render/pen.ts";
import type { Item, Op, TextRun } from "../../src/render/primitives.ts";

const card = (i: number, more: Partial<Card> = {}): Card => ({
  title: `Card ${i + 1}`,
  band: "Action",
  colour: "green",
  pictogram: "star",
  body: "Place up to 2 Security, free, in one Zone next to one you Control.",
  facts: ["First", "Second", "Third"].map((label) => ({ label, text: `${label} thing of ${i + 1}` })),
  footer: "In a plan",
  ...more,
});

const hand = (cards: readonly Card[], links: NonNullable<Spread["links"]> = []): Scene => ({
  frame: "board",
  heading: { kind: "strip", title: "Your hand" },
  layout: { kind: "panel", sheet: "none", content: { kind: "spread", cards, links } },
  alt: "",
  text: "",
});
const cards = (count: number, more: Partial<Card> = {}): Card[] =>
  Array.from({ length: count }, (_, i) => card(i, more));

const opsOf = (scene: Scene): readonly Op[] => layout(scene).ops;
const texts = (scene: Scene): TextRun[] => opsOf(scene).flatMap((op) => (op.op === "text" ? [op] : []));
const plates = (scene: Scene): Item[] => opsOf(scene).flatMap((op) => (op.op === "item" ? [op] : []));
const said = (scene: Scene, text: string): number => texts(scene).filter((run) => run.text === text).length;

const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

describe.each(COUNTS)("a hand of %i cards", (count) => {
  test("can be read in a chat: nothing on it is smaller than it may be", () => {
    const laidOut = layout(hand(cards(count)));
    expect([...inspect(laidOut), ...misshapen(laidOut, true)]).toEqual([]);
    const small = texts(hand(cards(count))).filter(({ size }) => (size * INLINE_WIDTH) / BOARD.width < LEAST_TEXT);
    expect(small).toEqual([]);
  });

  test("says of each card what it does and when, to the last word", () => {
    const words = texts(hand(cards(count)))
      .map(({ text }) => text)
      .join(" ");
    expect(words.split("Control.")).toHaveLength(count + 1);
    expect(words.split("In a plan")).toHaveLength(count + 1);
  });
});

describe("a card alone", () => {
  const alone = (one: Card): Scene => ({
    ...hand([]),
    layout: { kind: "panel", sheet: "none", content: { kind: "face", card: one } },
  });
  const sizeOf = (scene: Scene, words: string): number =>
    Math.max(...texts(scene).flatMap(({ text, size }) => (words.includes(text) ? [size] : [])));

  test("takes the board, and its rules are half as large again as on a card among others", () => {
    const one = card(0);
    const [box] = plates(alone(one)).map((plate) => plate.box);
    expect(box && box.width * box.height).toBeGreaterThan(BOARD.width * BOARD.height * 0.8);
    const rules = String(one.body);
    expect(sizeOf(alone(one), rules)).toBeGreaterThan(1.5 * sizeOf(hand(cards(6)), rules));
  });

  test("says all that helps, in letters that are smaller the more there is of it", () => {
    const facts = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ label: `Fact ${i}`, text: "What it makes with another. ".repeat(3) }));
    const sizes = [1, 3, 5].map((count) => {
      const scene = alone(card(0, { facts: facts(count) }));
      expect([...inspect(layout(scene)), ...misshapen(layout(scene), true)]).toEqual([]);
      for (let i = 0; i < count; i++) expect(said(scene, `Fact ${i}`), `${i} of ${count}`).toBe(1);
      return sizeOf(scene, "Fact 0");
    });
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(sizes[0]).toBeGreaterThan(sizes[2] ?? 0);
  });
});

test("few cards take the board: what wood is left is no wider than one of them", () => {
  for (const count of [1, 2, 3, 4, 5, 6]) {
    const boxes = plates(hand(cards(count))).map(({ box }) => box);
    const wide = boxes.reduce((sum, { width }) => sum + width, 0);
    expect(boxes).toHaveLength(count);
    expect(wide, `${count} cards`).toBeGreaterThan(BOARD.width * (count === 1 ? 0.7 : 0.9));
  }
});

test("a card with room says all that helps, one with less the first of it, and many none", () => {
  const facts = (count: number): number[] =>
    ["First", "Second", "Third"].map((label) => said(hand(cards(count)), label));
  for (const count of [1, 2, 3]) expect(facts(count), `${count} cards`).toEqual([count, count, count]);
  expect(facts(12)).toEqual([0, 0, 0]);
  const long = { label: "Second", text: "so much to say that no card of five has room for it all ".repeat(6) };
  const five = hand(cards(5, { facts: [{ label: "First", text: "thing" }, long, { label: "Third", text: "thing" }] }));
  expect(["First", "Second", "Third"].map((label) => said(five, label))).toEqual([5, 0, 0]);
});

test("rules that there is no room for are said from their first word on, without a gap", () => {
  const body = Array.from({ length: 60 }, (_, i) => `Sentence ${i} of too many.`).join(" ");
  for (const count of [4, 8, 12]) {
    const words = texts(hand(cards(count, { body, facts: [] }))).map(({ text }) => text);
    const lines = words.slice(words.indexOf("Card 1") + 1, words.indexOf("In a plan"));
    const said = lines.join(" ").replace(/…$/, "");
    expect(said.length, `${count} cards`).toBeGreaterThan(100);
    expect(said, `${count} cards`).toBe(body.slice(0, said.length));
  }
});

test("a long name stands on its card whole", () => {
  const name = "Provisional Reconstruction Team of the Northern Governorates";
  const words = texts(hand(cards(5, { title: name }))).map(({ text }) => text);
  expect(words.join(" ")).toContain(name);
});

describe("a card with a stamp", () => {
  /** Beneath others that leave it this much of the board, in rows of notes. */
  const stamped = (count: number, rows: number): Scene => ({
    ...hand([]),
    layout: {
      kind: "column",
      children: [
        {
          kind: "panel",
          room: { flex: 1 },
          sheet: "none",
          content: {
            kind: "spread",
            cards: cards(count, { worth: "7", art: "star", sky: "storm", facts: [], stamp: "Neutralized" }),
          },
        },
        { kind: "panel", content: { kind: "notes", notes: Array.from({ length: rows }, () => ({ text: "A row." })) } },
      ],
    },
  });
  const cases = [1, 2, 3, 4, 5, 6].flatMap((count) => [1, 4, 7, 10].map((rows) => [count, rows] as const));

  test.each(cases)("says what each of %i is worth once, clear of the stamp, with %i rows beneath", (count, rows) => {
    const scene = stamped(count, rows);
    expect(inspect(layout(scene))).toEqual([]);
    const worths = texts(scene).filter(({ text }) => text === "7");
    const stamps = texts(scene).filter(({ text }) => text === "Neutralized");
    expect([worths.length, stamps.length]).toEqual([count, count]);
    for (const { box } of worths)
      for (const { box: stamp } of stamps)
        expect(box.y >= stamp.y + stamp.height || box.y + box.height <= stamp.y).toBe(true);
  });

  test("shows the number large where there is room beneath the stamp, else in its corner", () => {
    const size = (rows: number): number =>
      Math.max(...texts(stamped(5, rows)).flatMap((run) => (run.text === "7" ? [run.size] : [])));
    expect(size(1)).toBeGreaterThan(2 * size(10));
  });
});

test("scenes of cards in a row end at one height", () => {
  const bodies = [
    "Short.",
    "Place up to 2 Security, free, in one Zone next to one you Control, without others’ units.",
  ];
  const scene = hand(cards(4).map((one, i) => ({ ...one, body: bodies[i % 2] ?? "" })));
  const lows = opsOf(scene).flatMap((op) =>
    op.op === "shape" && op.opacity !== undefined && op.outline.kind === "circle" ? [op.outline.at[1]] : [],
  );
  expect(lows).toHaveLength(4);
  expect(new Set(lows.map(Math.round)).size).toBe(1);
});

describe("names of cards in a row", () => {
  const titles = ["Network", "Quick Reaction Force", "Multi-Administrative-Provincial Division"];
  const bodies = [
    "Short.",
    "Place up to 2 Security, free, in one Zone next to one you Control, without others’ units.",
  ];
  const row = (count: number): Scene =>
    hand(cards(count).map((one, i) => ({ ...one, title: titles[i % 3] ?? "", body: bodies[i % 2] ?? "" })));
  const firstLines = (count: number): TextRun[] =>
    texts(row(count)).filter(({ text }) => /^(Network|Quick|Multi)/.test(text));

  test.each([2, 3, 4, 5, 6])("begin at one height on %i cards, however much each says", (count) => {
    const middles = firstLines(count).map(({ box }) => box.y + box.height / 2);
    expect(middles).toHaveLength(count);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(3);
  });

  test("are about as large as the others where one takes narrow letters", () => {
    const sizes = firstLines(3).map(({ size }) => size);
    expect(Math.min(...sizes)).toBeGreaterThan(0.8 * Math.max(...sizes));
  });
});

test("no word of a card’s rules is left alone on the last line", () => {
  const body = "You have one more Move this step.";
  for (const count of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const lines = texts(hand(cards(count, { body }))).filter(({ text }) => body.includes(text) && text !== "In");
    expect(lines.map(({ text }) => text)).not.toContain("step.");
  }
});

test("no word of a name on two lines is left alone where another could stand beside it", () => {
  const words = texts(hand(cards(3, { title: "Office of the Governor Mahdi" }))).map(({ text }) => text);
  expect(words).not.toContain("Mahdi");
  expect(words).toContain("Office of the");
});

describe("brackets of cards that combine", () => {
  const links = [
    { from: 0, to: 1, label: "Espionage" },
    { from: 2, to: 0, label: "Political Maneuver" },
    { from: 1, to: 2, label: "Defection" },
  ];
  const scene = hand(cards(3), links);
  const brackets = opsOf(scene).flatMap((op) =>
    op.op === "shape" && op.outline.kind === "line" && !op.outline.smooth && op.outline.points.length === 4
      ? [op.outline.points]
      : [],
  );

  test("are all there, each with what its cards make", () => {
    expect(brackets).toHaveLength(3);
    for (const { label } of links) expect(said(scene, label)).toBe(1);
    expect(inspect(layout(scene))).toEqual([]);
  });

  test("cross neither each other nor each other’s words", () => {
    const upright = brackets.flatMap(([a, b, c, d]) => (a && b && c && d ? [[a, b] as const, [d, c] as const] : []));
    const words = plates(scene).filter(({ name }) => links.some(({ label }) => label === name));
    expect(words).toHaveLength(3);
    for (const [[x, top], [, foot]] of upright) {
      for (const [, [left, y] = [0, 0], [right] = [0]] of brackets)
        expect(x > left && x < right && y > top && y < foot, `at ${x}`).toBe(false);
      for (const { box } of words) expect(x > box.x && x < box.x + box.width && foot > box.y, `at ${x}`).toBe(false);
    }
  });
});

test("a card of no use now is pale, and its words can be read", () => {
  const laidOut = layout(hand(cards(8, { state: "dimmed", stamp: "Neutralized" })));
  expect(inspect(laidOut)).toEqual([]);
});
