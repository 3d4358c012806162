import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sinceText } from "../../src/campaign/since.ts";
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
const since = async (seat: string) => (await s.campaigns.desk(game, person(SEATS.indexOf(seat)).id, seat)).since;
const told = async (from: number) => (await s.repository.log(game)).filter((r) => r.seq >= from).flatMap((r) => r.told);

describe("what happened since a seat last acted", () => {
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
    await s.campaigns.setOrder(game, person(0).id, "us", "ready", {});
    await give("us", "commit -");
    await give("insurgents", "commit -");
    const rows = await s.repository.log(game);
    expect(rows.at(-1)).toMatchObject({ kind: "order", seat: "us" });
    expect(await since("us")).toEqual(await told(1));
  });

  it("is left out where nothing was told", () => {
    expect(sinceText([])).toBe("");
  });

  it("is five lines long at most, and says how many more there are", () => {
    const lines = Array.from({ length: 23 }, (_, i) => `event ${i}.`);
    expect(sinceText(lines).split("\n")).toEqual([
      "**Since you last acted**",
      ...lines.slice(18).map((line) => `• ${line}`),
      "-# and 18 more before: `/game log`",
    ]);
    expect(sinceText(["x".repeat(5000)]).length).toBeLessThan(300);
  });
});
