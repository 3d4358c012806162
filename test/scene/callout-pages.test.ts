import { describe, expect, it } from "vitest";
import { type Callout, calloutPages, calloutSize, type Panel } from "#scene";

const PAGE = { width: 1650, height: 980 } as const;
const panel = (title: string, counters: number, name?: string): Panel => ({
  title,
  colour: "ink",
  counters: Array.from({ length: counters }, () => ({
    counter: { colour: "ink" },
    ...(name === undefined ? {} : { name }),
  })),
});
const edgeOf = (one: Callout): number => calloutSize(one).edge;
const listed = (pages: readonly (readonly Callout[])[]): number =>
  pages.flat().reduce((sum, { counters = [] }) => sum + counters.length, 0);

const POOLS = [3, 3, 2, 14, 31, 3, 3, 9, 22, 6, 1, 18].map((count, i) => panel(`pool ${i}`, count, "name"));

describe("panels of counters", () => {
  it("stand on one page with large counters where they are few", () => {
    const pages = calloutPages([panel("one", 3), panel("two", 2)], PAGE);
    expect(pages).toHaveLength(1);
    expect(pages.flat().map(edgeOf)).toEqual([202.5, 202.5].map((edge) => expect.closeTo(edge)));
  });

  it("shrink their counters step by step as there are more of them, and stay on one page", () => {
    const edges = [4, 5, 6, 7, 8, 9, 12].map((count) => {
      const pages = calloutPages(
        Array.from({ length: count }, (_, i) => panel(String(i), 4)),
        PAGE,
      );
      expect(pages).toHaveLength(1);
      return [...new Set(pages.flat().map((one) => `${one.columns} of ${Math.round(edgeOf(one))}`))].join();
    });
    expect(edges).toEqual(["4 of 178", "4 of 178", "4 of 178", "2 of 168", "2 of 168", "2 of 130", "2 of 122"]);
  });

  it("have large counters only where they are asked for", () => {
    const { counters = [] } = panel("one", 3);
    const edge = (more: { readonly large?: boolean }) => calloutSize({ width: 2000, counters, ...more }).edge;
    expect(edge({})).toBe(edge({ large: false }));
    expect(edge({})).toBeLessThan(edge({ large: true }));
  });

  it("have smaller counters rather than another page", () => {
    const some = Array.from({ length: 12 }, (_, i) => panel(String(i), 3));
    const [first, ...more] = calloutPages(some, PAGE);
    expect(more).toEqual([]);
    expect(first?.every((one) => edgeOf(one) < 140)).toBe(true);
  });

  it("stand closer where their counters have no names, rather than on another page", () => {
    const pagesOf = (name?: string) =>
      calloutPages(
        Array.from({ length: 8 }, (_, i) => panel(String(i), 16, name)),
        PAGE,
      );
    expect([pagesOf().length, pagesOf("name").length]).toEqual([1, 2]);
  });

  it("list every counter once, in order, whole on the page and apart from each other", () => {
    const pages = calloutPages(POOLS, PAGE);
    expect(listed(pages)).toBe(115);
    const titles = pages.flat().map(({ title }) => title);
    expect(titles.filter((title, i) => title !== titles[i - 1])).toEqual(POOLS.map(({ title }) => title));
    for (const page of pages)
      for (const one of page) {
        const { width, height } = calloutSize(one);
        const [x, y] = one.at;
        expect(y + height / 2).toBeLessThanOrEqual(PAGE.height);
        expect(x + width / 2).toBeLessThanOrEqual(PAGE.width);
        const others = page.filter((other) => other !== one && other.at[0] === x);
        for (const other of others)
          expect(Math.abs(other.at[1] - y)).toBeGreaterThanOrEqual((calloutSize(other).height + height) / 2);
      }
  });

  it("stay on the page where some of their counters have names and others none", () => {
    const some = [9, 14, 20, 31].map((count, i) => {
      const { counters = [], ...rest } = panel(`pool ${i}`, count);
      return { ...rest, counters: counters.map((one, n) => (n % 5 === 3 ? { ...one, name: "× 2" } : one)) };
    });
    const pages = calloutPages(some, PAGE);
    expect(listed(pages)).toBe(74);
    const lowest = pages.flat().map((one) => one.at[1] + calloutSize(one).height / 2);
    expect(Math.max(...lowest)).toBeLessThanOrEqual(PAGE.height);
  });

  it("leave no column empty that a page is begun for", () => {
    expect(calloutPages(POOLS, PAGE).length).toBeLessThanOrEqual(3);
  });

  it("stay whole where parting their rows would save no page", () => {
    const [first = [], ...more] = calloutPages([panel("one", 10), panel("two", 10)], PAGE);
    expect(more).toEqual([]);
    expect(first.map(({ title, counters }) => [title, counters?.length])).toEqual([
      ["one", 10],
      ["two", 10],
    ]);
  });

  it("go on at the head of the next column where one is longer than a page", () => {
    const pages = calloutPages([panel("all", 200)], PAGE);
    expect(listed(pages)).toBe(200);
  });
});
