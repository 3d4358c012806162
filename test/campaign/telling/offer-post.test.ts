import { describe, expect, it } from "vitest";
import { offersAsTheyAre } from "../../../src/campaign/telling/offer-post.ts";
import { book } from "../relay.ts";
import { plain, Road, record } from "../road.ts";

const textOf = (road: Road, slot: string): string => plain(road.offer(slot).text);
const labels = (road: Road, slot: string): readonly string[] => road.offer(slot).controls.map(({ label }) => label);
const inThread = (road: Road): readonly string[] =>
  road.slots.filter((slot) => slot.startsWith("offer:") || slot === "close-thread");

const PROPOSED = "red proposes a race to blue.";

describe("a public offer", () => {
  it("has a message of its own, which says who offers what to whom, and who has still to answer", () => {
    const road = new Road().does("red: propose blue");
    expect(road.slots.slice(0, 2)).toEqual(["live:1", "offer:o1"]);
    expect(textOf(road, "offer:o1")).toBe(`${PROPOSED}\nWaiting on @202 (the blues).`);
    expect(road.offer("offer:o1").controls).toEqual([
      { kind: "offer", offer: "o1", action: "agree", label: "Agree" },
      { kind: "offer", offer: "o1", action: "refuse", label: "Refuse" },
    ]);
  });

  it("is edited once it is answered: what became of it stands, and its buttons go", () => {
    for (const [act, result] of [
      ["blue: agree o1", "blue agrees to the race."],
      ["blue: refuse o1", "blue refuses the race."],
    ] as const) {
      const road = new Road().does("red: propose blue", act);
      expect(inThread(road)).toEqual(["offer:o1"]);
      expect([textOf(road, "offer:o1"), labels(road, "offer:o1")]).toEqual([`${PROPOSED}\n${result}`, []]);
    }
  });

  it("is not edited by what does not change it", () => {
    const road = new Road().does("red: propose blue", "gold: ready");
    expect(inThread(road)).toEqual([]);
  });

  it("that is left when the phase ends is edited before its thread is closed", () => {
    const road = new Road().does("red: propose blue", "red: ready", "blue: ready", "gold: ready");
    expect(inThread(road)).toEqual(["offer:o1", "close-thread"]);
    expect(textOf(road, "offer:o1")).toBe(`${PROPOSED}\nIt is no longer open.`);
  });

  it("loses its buttons while the row that says how it ended is in line", () => {
    const road = new Road().does("red: propose blue");
    const payload = road.payloads.get("offer:o1");
    road.does("blue: refuse o1");
    if (payload) road.payloads.set("offer:o1", payload);
    expect([textOf(road, "offer:o1"), labels(road, "offer:o1")]).toEqual([PROPOSED, []]);
  });

  it("is none where it is known to its seats alone", () => {
    expect(inThread(new Road().does("red: offer blue"))).toEqual([]);
  });

  it("is restored by a repair as long as it is open", () => {
    const road = new Road().does("red: propose blue", "red: propose gold", "gold: refuse o2");
    expect(offersAsTheyAre({ record, book, env: road.env }).map(({ slot }) => slot)).toEqual(["offer:o1"]);
  });
});

describe("an offer after an act was taken back", () => {
  it("is struck through where its making was taken back", async () => {
    const road = await new Road().does("red: propose blue").undo("red", 1);
    expect(inThread(road)).toEqual(["offer:o1"]);
    expect([textOf(road, "offer:o1"), labels(road, "offer:o1")]).toEqual([`~~${PROPOSED}~~\nTaken back.`, []]);
  });

  it("is struck through even where it was over already, and once", async () => {
    const road = await new Road().does("red: propose blue", "blue: refuse o1").undo("red", 1);
    expect(textOf(road, "offer:o1")).toBe(`~~${PROPOSED}~~\nTaken back.`);
    expect(inThread(await road.does("gold: ready").undo("gold", 4))).toEqual([]);
  });

  it("is open again where its answer was taken back", async () => {
    const road = await new Road().does("red: propose blue", "blue: refuse o1").undo("blue", 2);
    expect(inThread(road)).toEqual(["offer:o1"]);
    expect(labels(road, "offer:o1")).toEqual(["Agree", "Refuse"]);
  });
});
