import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sinceText } from "../../src/campaign/since.ts";
import { drain, person, type Service, service, startedGame, textOf } from "./harness.ts";

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
const since = async (seat: string) => (await s.campaigns.desk(game, person(SEATS.indexOf(seat)).id, seat)).since;
const told = async (from: number) => (await s.repository.log(game)).filter((r) => r.seq >= from).flatMap((r) => r.told);
const messages = async (seat: string): Promise<string[]> =>
  (await drain(s)).filter((row) => row.destination === `person:${person(SEATS.indexOf(seat)).id}`).map(textOf);

describe("what happened since a seat last acted", () => {
  it("is all that everyone was told, if it never did", async () => {
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
    await s.campaigns.setOrder(game, person(0).id, "us", "ready", {});
    await give("us", "commit -");
    await give("insurgents", "commit -");
    const rows = await s.repository.log(game);
    expect(rows.at(-1)).toMatchObject({ kind: "order", seat: "us" });
    expect(await since("us")).toEqual(await told(1));
  });

  it("stands in the message that asks the next question, before the question", async () => {
    await give("us", "commit -");
    await drain(s);
    await give("insurgents", "commit -");
    const [text = ""] = await messages("us");
    const lines = await told(1);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(text).toContain(`• ${line}`);
    expect(text.indexOf("Since you last acted")).toBeLessThan(text.indexOf("You are asked"));
  });

  it("is left out where nothing was told, and at the start", async () => {
    expect((await messages("us")).join()).not.toContain("Since you last acted");
    expect(sinceText([])).toBe("");
  });

  it("is ten lines long at most, and says how many more there are", () => {
    const lines = Array.from({ length: 23 }, (_, i) => `event ${i}.`);
    expect(sinceText(lines).split("\n")).toEqual([
      "**Since you last acted**",
      "…and 13 more: `/game log`",
      ...lines.slice(13).map((line) => `• ${line}`),
    ]);
    expect(sinceText(["x".repeat(5000)]).length).toBeLessThan(300);
  });
});
