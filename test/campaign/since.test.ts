import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newsToSeat, sinceText } from "../../src/campaign/since.ts";
import { person, type Service, service, startedGame } from "./harness.ts";

let s: Service;
let game: string;
const SEATS = ["us", "insurgents"];

beforeEach(async () => {
  s = await service();
  game = await startedGame(s, SEATS);
});
afterEach(() => s.database.close());

const give = (seat: string, ...lines: string[]) =>
  s.campaigns.submitAll({ game, person: person(SEATS.indexOf(seat)).id, seat, lines, interaction: null });
const since = async (seat: string) => (await s.campaigns.seatView(game, person(SEATS.indexOf(seat)).id, seat)).since;
const told = async (from: number) => (await s.repository.log(game)).filter((r) => r.seq >= from).flatMap((r) => r.told);

describe("what happened since a seat last acted", () => {
  it("tells neither what the seat did itself nor whose phase it is, also where lines put a colon behind its name", () => {
    const rebels = { seat: "rebels", name: "Rebels (backed by Turkey)" };
    const own = ["Rebels: 2 cards drawn.", "Phase: Syria.", "Turn 1 of 6. Order of play: Rebels, Syria."];
    const rows = [{ seq: 3, kind: "act" as const, seat: "rebels", back: null, told: [...own, "Hama holds."] }];
    expect(newsToSeat(rows, rebels, [])).toEqual(["Hama holds."]);
  });

  it("is all that everyone was told, if it never did", async () => {
    await s.campaigns.setOrder(game, person(0).id, "us", "discard-unusable", {}, null);
    await give("insurgents", "commit -");
    expect((await s.repository.log(game)).filter(({ kind, seat }) => kind === "act" && seat === "us")).toEqual([]);
    expect(await since("us")).toEqual(await told(0));
    expect(await told(0)).not.toEqual([]);
  });

  it("begins with what came of its own last act", async () => {
    await give("us", "commit -");
    await give("insurgents", "commit -");
    expect(await since("us")).toEqual(await told(1));
    expect(await since("insurgents")).toEqual(await told(2));
    await give("us", "ready");
    expect(await since("us")).toEqual(await told(3));
  });

  it("is no matter of what was answered for it", async () => {
    await s.campaigns.setOrder(game, person(0).id, "us", "ready", {}, null);
    await give("us", "commit -");
    await give("insurgents", "commit -");
    const rows = await s.repository.log(game);
    expect(rows.at(-1)).toMatchObject({ kind: "order", seat: "us" });
    expect(await since("us")).toEqual(await told(1));
  });

  it("leaves the cards of a turn to the picture and the log, in the post as on the page", async () => {
    for (const what of ["commit -", "ready"]) for (const seat of SEATS) await give(seat, what);
    const hands = (await told(0)).filter((line) => line.startsWith("-# US "));
    expect(hands).toHaveLength(1);
    expect((await since("us")).join("\n")).toMatch(/^Turn 1: .*\nInsurgency: .*$/);
    const post = await s.repository.livePost(game, null);
    const live = post && (await s.campaigns.deliveries.live(game, post.number));
    expect(live?.before).toMatch(/^\*\*Turn 1 of 2 · Score\*\*\nTurn 1: /);
    expect(live?.before.split("\n").length).toBeLessThanOrEqual(10);
  });

  it("is left out where nothing was told", () => {
    expect(sinceText([], "US")).toBe("");
  });

  it("tells nothing of what was taken back, nor that it was, unless the seat has acted between the two", () => {
    const row = (seq: number, told: string, back: number | null = null) =>
      ({ seq, seat: "insurgents", kind: back === null ? "act" : "rewind", told: [told], back }) as const;
    const rows = [row(4, "four"), row(5, "five"), row(6, "six"), row(7, "taken back", 5), row(8, "eight")];
    const us = { seat: "us", name: "US" };
    expect(newsToSeat(rows, us, [])).toEqual(["four", "eight"]);
    expect(newsToSeat(rows.slice(1), us, [])).toEqual(["eight"]);
    const own = { ...row(6, "US: ready"), seat: "us" };
    expect(newsToSeat([own, row(7, "taken back", 5), row(8, "eight")], us, [])).toEqual(["taken back", "eight"]);
  });

  it("knows of what was taken back by the log", async () => {
    await give("us", "commit -");
    const { undo } = await s.campaigns.seatView(game, person(0).id, "us");
    await s.campaigns.undo({ game, person: person(0).id, row: undo, interaction: null });
    const rows = (await s.repository.toldSince(game, ["insurgents"])).get("insurgents");
    expect(rows?.at(-1)).toMatchObject({ kind: "rewind", back: undo });
    expect((await since("insurgents")).join()).not.toContain("taken back");
  });

  it("is not cut within bold words", () => {
    const cards = `US 34: ${Array.from({ length: 20 }, (_, i) => `**Card number ${i} 5**`).join(", ")}`;
    for (let more = 0; more < 30; more++) {
      const [, line = ""] = sinceText([`${"x".repeat(more)} ${cards}`], "US").split("\n");
      expect(line.split("**").length % 2, line).toBe(1);
      expect(line).toMatch(/\*\*…$/);
    }
  });

  it("is five lines long at most, those that name the seat first, results in bold words before others, and says how many more there are", () => {
    const lines = Array.from({ length: 23 }, (_, i) => `event ${i}.`);
    expect(sinceText(lines, "US").split("\n")).toEqual([
      "**Since you last acted**",
      ...lines.slice(18).map((line) => `• ${line}`),
      "-# 18 more in `/game log`",
    ]);
    const named = ["The US lose 2.", ...lines.slice(0, 9), "Insurgents against US: 3 to 2.", ...lines.slice(9)];
    expect(sinceText(named, "US").split("\n").slice(1, -1)).toEqual(
      ["The US lose 2.", "Insurgents against US: 3 to 2.", ...lines.slice(20)].map((line) => `• ${line}`),
    );
    const bold = ["**The US win.**", ...Array.from({ length: 6 }, (_, i) => `US die ${i}.`)];
    expect(sinceText(bold, "US").split("\n")[1]).toBe("• **The US win.**");
    expect(sinceText(["x".repeat(5000)], "US").length).toBeLessThan(300);
  });
});
