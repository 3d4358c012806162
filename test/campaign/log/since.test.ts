import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Line } from "../../../src/campaign/log/lines.ts";
import { newsToSeat, privateNews, sinceText } from "../../../src/campaign/log/since.ts";
import type { Names } from "../../../src/campaign/log/weighed-lines.ts";
import type { ChronicleRow } from "../../../src/store/records.ts";
import { bookToday, saidBy } from "../../told.ts";
import { person, type Service, service, startedGame } from "../harness.ts";

let s: Service;
let game: string;
const SEATS = ["us", "insurgents"];

beforeEach(async () => {
  s = await service();
  game = await startedGame(s, SEATS);
});
afterEach(() => s.database.close());

const give = (seat: string, ...lines: string[]) =>
  s.campaigns.acting.submit({ game, person: person(SEATS.indexOf(seat)).id, seat, lines, interaction: null });
const since = async (seat: string) =>
  (await s.campaigns.showing.seatView(game, person(SEATS.indexOf(seat)).id, seat)).since.map(({ text }) => text);
const told = async (from: number) =>
  (await s.repository.log(game)).filter((r) => r.seq >= from).flatMap((r) => saidBy(book, r));
const book = bookToday("iraqi-conflict");
const reader = { book, seats: SEATS };

const texts = (lines: readonly Line[]): readonly string[] => lines.map(({ text }) => text);

describe("what happened since a seat last acted", () => {
  it("tells neither what the seat did itself nor whose phase it is, also where lines put a colon behind its name", () => {
    const rebels = { seat: "rebels", name: "Rebels (backed by Turkey)" };
    const own = ["Rebels: 2 cards drawn.", "Phase: Syria.", "Turn 1 of 6. Order of play: Rebels, Syria."];
    expect(texts(newsToSeat(reader, [row(3, "rebels", [...own, "Hama holds."])], rebels, []))).toEqual(["Hama holds."]);
  });

  it("is all that everyone was told, if it never did", async () => {
    await s.campaigns.acting.setOrder(game, person(0).id, "us", "discard-unusable", {}, null);
    await give("insurgents", "commit -");
    expect((await s.repository.log(game)).filter(({ kind, seat }) => kind === "act" && seat === "us")).toEqual([]);
    expect(await since("us")).toEqual(await told(0));
    expect(await told(0)).not.toEqual([]);
  });

  it("has nothing of offers that are on its page, among what it was told alone", () => {
    const open = { id: "o1", seat: "us", actions: [], preset: {}, owed: false, invited: true, window: null } as const;
    const asked = { ...open, pass: null, answered: null };
    const decisions = [
      { ...asked, kind: "offer", text: "A gift." },
      { ...asked, kind: "turn", text: "Your turn." },
    ] as const;
    expect(privateNews(book, ["A gift.", "Your turn.", "A threat."], decisions)).toEqual(["Your turn.", "A threat."]);
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
    await s.campaigns.acting.setOrder(game, person(0).id, "us", "ready", {}, null);
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
    expect(sinceText([], us)).toBe("");
  });

  it("tells nothing of what was taken back, nor that it was, unless the seat has acted between the two", () => {
    const insurgents = (seq: number, told: string) => row(seq, "insurgents", [told]);
    const back: ChronicleRow = { ...insurgents(7, "taken back"), kind: "rewind", back: 5 };
    const rows = [insurgents(4, "four"), insurgents(5, "five"), insurgents(6, "six"), back, insurgents(8, "eight")];
    const named = { seat: "us", name: "US" };
    expect(texts(newsToSeat(reader, rows, named, []))).toEqual(["four", "eight"]);
    expect(texts(newsToSeat(reader, rows.slice(1), named, []))).toEqual(["eight"]);
    const own = row(6, "us", ["US: ready"]);
    expect(texts(newsToSeat(reader, [own, back, insurgents(8, "eight")], named, []))).toEqual(["taken back", "eight"]);
  });

  it("knows of what was taken back by the log", async () => {
    await give("us", "commit -");
    const { undo } = await s.campaigns.showing.seatView(game, person(0).id, "us");
    await s.campaigns.acting.undo({ game, person: person(0).id, row: undo, interaction: null });
    const rows = (await s.repository.toldSince(game, ["insurgents"])).get("insurgents");
    expect(rows?.at(-1)).toMatchObject({ kind: "rewind", back: undo });
    expect((await since("insurgents")).join()).not.toContain("taken back");
  });

  it("is not cut within bold words", () => {
    const cards = `US 34: ${Array.from({ length: 20 }, (_, i) => `**Card number ${i} 5**`).join(", ")}`;
    for (let more = 0; more < 30; more++) {
      const [, told = ""] = sinceText([line(`${"x".repeat(more)} ${cards}`)], us).split("\n");
      expect(told.split("**").length % 2, told).toBe(1);
      expect(told).toMatch(/\*\*…$/);
    }
  });

  it("is five lines long at most: four about the seat, then what weighs most, of the rest the newest; and says how many more there are", () => {
    const light = Array.from({ length: 23 }, (_, i) => line(`event ${i}.`));
    expect(sinceText(light, us).split("\n")).toEqual([
      "**Since you last acted**",
      ...light.slice(18).map(({ text }) => `• ${text}`),
      "-# 18 more in `/game log`",
    ]);
    const zones = ["Doura", "Rusafa", "Mansour", "Karrada", "Bayaa", "Zayouna"];
    const own = zones.map((zone) => line(`${zone} is lost.`, { seats: ["us"], weight: 2 }));
    const lead = line("The Insurgents take the lead.", { weight: 3 });
    expect(shown([...light, lead, ...own])).toEqual([lead, ...own.slice(2)].map(({ text }) => text));
    expect(shown([line("The US lose 2.", { seats: ["us"] }), ...light])[0]).toBe("The US lose 2.");
    expect(sinceText([line("x".repeat(5000))], us).length).toBeLessThan(200);
  });

  it("tells of a battle how it ended, where, and when if that was in another turn, and nothing of how it went", () => {
    const at = { kind: "battles", places: ["rusafa"], seats: ["us"], turn: 3, phase: "Combat" } as const;
    const part = line("The US play a card.", at);
    const end = line("The US win, 7 to 2.", { ...at, weight: 2 });
    expect(shown([part, part, end, line("Losses: 3 units.", at), line("Ready.")])).toEqual([
      "Rusafa: the US win, 7 to 2. · turn 3",
      "Ready.",
    ]);
    expect(shown([line("A Combat begins.", at), part])).toEqual(["Rusafa: the US play a card."]);
  });
});

const names: Names = { seat: (seat) => seat, place: () => "Rusafa", settled: (action) => action };
const us = { seat: "us", names };
const shown = (lines: readonly Line[]): readonly string[] =>
  sinceText(lines, us)
    .split("\n")
    .flatMap((one) => (one.startsWith("• ") ? [one.slice(2)] : []));

const line = (text: string, more: Partial<Line> = {}): Line => ({
  ...{ text, seq: 0, at: 0, turn: 1, phase: "", overdue: null },
  ...{ kind: "other", weight: 1, seats: [], places: [], ...more },
});

const row = (seq: number, seat: string, told: readonly string[]): ChronicleRow => ({
  ...{ seq, seat, told, kind: "act", action: "", at: 0, about: null, back: null },
});
