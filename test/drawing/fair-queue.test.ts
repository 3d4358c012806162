import { beforeEach, describe, expect, it } from "vitest";
import { FairQueue, LeftOut, type Turn } from "../../src/drawing/fair-queue.ts";

let now = 0;
let line: FairQueue<string>;
/** What has come to its turn, in order. */
let begun: string[];
/** Ends what is under way, by name. */
let ends: Map<string, () => void>;

beforeEach(() => {
  now = 0;
  begun = [];
  ends = new Map();
  line = new FairQueue({ width: 1, most: 4, now: () => now });
});

/** "fitna/ann/map": Ann wants the map of this campaign; "fitna": a post of it. */
function ask(what: string): Promise<string> {
  const [campaign = "", person = null, view = null] = what.split("/");
  const turn: Turn = { campaign, person, view };
  return line.add(turn, () => {
    begun.push(what);
    return new Promise((resolve) => ends.set(what, () => resolve(what)));
  });
}

/** It took this long. */
async function end(what: string, ms = 100): Promise<void> {
  now += ms;
  ends.get(what)?.();
  await new Promise((resolve) => setImmediate(resolve));
}

describe("pictures in line", () => {
  it("come in the order in which they were asked for, where nobody has used the threads", async () => {
    for (const what of ["a/ann", "b/ben", "c/cleo"]) void ask(what);
    for (const what of ["a/ann", "b/ben", "c/cleo"]) await end(what);
    expect(begun).toEqual(["a/ann", "b/ben", "c/cleo"]);
  });

  it("of a campaign that has used the threads wait for those of one that has not", async () => {
    void ask("a/ann/1");
    for (const what of ["a/ann/2", "a/ben/1", "b/cleo/1"]) void ask(what);
    await end("a/ann/1");
    expect(begun.at(-1)).toBe("b/cleo/1");
  });

  it("of somebody who has used them wait for those of others in the same campaign, and for its posts", async () => {
    void ask("a/ann/1");
    for (const what of ["a/ann/2", "a/ben/1", "a"]) void ask(what);
    await end("a/ann/1");
    await end(begun.at(-1) ?? "");
    expect(begun).toEqual(["a/ann/1", "a/ben/1", "a"]);
  });

  it("of somebody who has used them for less than a moment wait, too", async () => {
    void ask("a/ann/1");
    for (const what of ["a/ann/2", "b/cleo/1"]) void ask(what);
    await end("a/ann/1", 0.5);
    expect(begun.at(-1)).toBe("b/cleo/1");
  });

  it("of somebody wait for those of others, in whatever campaign", async () => {
    void ask("a/ann/1");
    for (const what of ["b/ann/1", "c/ben/1"]) void ask(what);
    await end("a/ann/1");
    expect(begun.at(-1)).toBe("c/ben/1");
  });

  it("of somebody whose first had to wait for a thread to start do not wait long for that", async () => {
    void ask("a/ann/1");
    await end("a/ann/1", 6000);
    for (const what of ["b/ben/1", "b/ben/2", "c/ben/1"]) {
      void ask(what);
      await end(what, 900);
    }
    for (const what of ["d/dan/1", "a/ann/2", "b/ben/3"]) void ask(what);
    await end("d/dan/1");
    expect(begun.at(-1)).toBe("a/ann/2");
  });

  it("come again as those of others once that is some time ago", async () => {
    void ask("a/ann/1");
    await end("a/ann/1");
    now += 300_000;
    void ask("b/ben/1");
    void ask("a/ann/2");
    void ask("b/ben/2");
    await end("b/ben/1");
    expect(begun.at(-1)).toBe("a/ann/2");
  });

  it("are drawn once for two looks of one person at the same, as it is at the later one", async () => {
    void ask("b/ben/1");
    const looks = [ask("a/ann/map"), ask("a/ann/hand"), ask("a/ben/map"), ask("a/ann/map")];
    for (const what of ["b/ben/1", "a/ann/hand", "a/ben/map", "a/ann/map"]) await end(what);
    expect(await Promise.all(looks)).toEqual(["a/ann/map", "a/ann/hand", "a/ben/map", "a/ann/map"]);
    expect(begun.filter((what) => what === "a/ann/map")).toHaveLength(1);
  });

  it("are refused where too many wait: one of whoever has used most, and no post", async () => {
    void ask("a/ann/1");
    await end("a/ann/1");
    void ask("b/ben/1");
    const posts = ["a", "a", "a"].map(ask);
    const [greedy, modest] = [ask("a/ann/2"), ask("c/cleo/1")];
    await expect(greedy).rejects.toThrow(LeftOut);
    for (let i = 0; i < 5; i++) await end(begun.at(-1) ?? "");
    expect(await Promise.all([...posts, modest])).toEqual(["a", "a", "a", "c/cleo/1"]);
  });

  it("are refused to whoever has used little before a post is, of whatever campaign", async () => {
    void ask("a");
    await end("a", 500);
    void ask("b/ben/1");
    const posts = ["a", "a", "a", "a"].map(ask);
    await expect(ask("c/cleo/1")).rejects.toThrow(LeftOut);
    for (let i = 0; i < 5; i++) await end(begun.at(-1) ?? "");
    expect(await Promise.all(posts)).toEqual(["a", "a", "a", "a"]);
  });

  it("of one campaign never have all threads, where there are several", async () => {
    line = new FairQueue({ width: 2, most: 9, now: () => now });
    for (const what of ["a/ann/1", "a/ben/1", "b/cleo/1"]) void ask(what);
    expect(begun).toEqual(["a/ann/1", "b/cleo/1"]);
    await end("a/ann/1");
    expect(begun.at(-1)).toBe("a/ben/1");
  });

  it("of one campaign have all threads but one", () => {
    line = new FairQueue({ width: 3, most: 9, now: () => now });
    for (const what of ["a/ann/1", "a/ben/1", "a/cleo/1", "b/dan/1"]) void ask(what);
    expect(begun).toEqual(["a/ann/1", "a/ben/1", "b/dan/1"]);
  });

  it("go on after one that failed", async () => {
    const failed = line.add({ campaign: "a", person: null, view: null }, () => Promise.reject(new Error("no ink")));
    await expect(failed).rejects.toThrow("no ink");
    void ask("b/ben/1");
    expect(begun).toEqual(["b/ben/1"]);
  });

  it("are given up when the threads end", async () => {
    void ask("a/ann/1");
    const waits = ask("b/ben/1");
    line.close();
    await expect(waits).rejects.toMatchObject({ name: "LeftOut", why: "closed" });
    await expect(ask("c/cleo/1")).rejects.toMatchObject({ why: "closed" });
  });
});
