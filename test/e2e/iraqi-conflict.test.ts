import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { textOf } from "../../src/cli/robot/controls.ts";
import { Table } from "./table.ts";

const PEOPLE = ["Ada", "Ben", "Cleo", "Dan", "Eve"] as const;
const SEATS = ["us", "insurgents", "sunni", "shia", "kurds"] as const;
type Seat = (typeof SEATS)[number];
const TURNS = 3;

let table: Table;

beforeAll(async () => {
  table = await Table.set(PEOPLE, SEATS);
});

afterAll(() => table.clear());

async function handOf(seat: Seat): Promise<readonly string[]> {
  const { view } = await table.seatView(seat);
  return (view.hand as { cards: readonly string[] }).cards; // the game's own hand
}

/** The first discards none, each of the others one more. */
async function commitAll(from = 0, to: number = SEATS.length): Promise<void> {
  for (const [i, seat] of [...SEATS.entries()].slice(from, to))
    await table.play(seat, { action: "commit", params: { discard: (await handOf(seat)).slice(0, i) } });
}

/** The last one presses it on the public post. */
async function readyAll(): Promise<void> {
  for (const seat of SEATS.slice(0, -1)) await table.play(seat, { action: "ready", params: {} });
  await table.quiet();
  await table.robot("kurds").answerPublicly("Ready");
}

/** The card that us has offered goes to the Sunni. */
async function sellElsewhere(): Promise<void> {
  const offer = await propose("sunni");
  await table.play("sunni", { action: "accept", params: { offer, cards: (await handOf("sunni")).slice(0, 1) } });
}

/** What somebody's one message of the campaign says. */
async function readBy(seat: Seat): Promise<string> {
  return textOf((await table.page(seat)).message);
}

/** Lines of the channel that say this. */
const linesWith = (words: RegExp): string[] =>
  table
    .posts()
    .flatMap((text) => text.split("\n"))
    .filter((line) => words.test(line) && !line.startsWith("• ")); // a turn in short tells it again

/** us offers its first card for one card of their choice. Returns the proposal's id. */
async function propose(to: Seat = "insurgents"): Promise<string> {
  const give = (await handOf("us")).slice(0, 1);
  await table.play("us", { action: "propose", params: { to, give, want: "count", count: 1 } });
  const { decisions } = await table.seatView(to);
  return String(decisions.find((d) => d.kind === "offer")?.preset.offer);
}

describe("a campaign of Iraqi Conflict over the protocol", () => {
  it("is opened, joined and started by commands and buttons", async () => {
    await table.open("us", { game: "iraqi-conflict", seats: "5", turns: TURNS });
    for (const seat of SEATS) await table.slash(seat, "game join", { seat });
    const again = await table.slash("us", "game join");
    const sixth = table.sandbox.person("Owner");
    await table.quiet();
    const full = await table.pressPublicly(sixth, { kind: "join" });
    expect(textOf(again)).toContain("You have already joined.");
    expect(textOf(full)).toContain("All 5 seats of this campaign are taken");
    const early = await table.slash("kurds", "game start");
    expect(textOf(early)).toContain("Only the host");
    await table.slash("us", "game start");
    expect((await table.look((campaigns) => campaigns.showing.record(table.game))).status).toBe("running");
  });

  it("keeps what is answered in secret through a power cut", async () => {
    await table.powerCutAfter(() => commitAll(0, 2));
    await commitAll(2);
    const offer = await propose();
    const [card = ""] = await handOf("insurgents");
    await table.play("insurgents", { action: "accept", params: { offer, cards: [card] } });
    expect(await handOf("us")).toContain(card);
    expect(await readBy("us")).toMatch(/You gave the Insurgents .* and got/);
    await readyAll();
  });

  it("keeps an offer while the bot is away for an hour", async () => {
    await commitAll();
    await table.play("insurgents", { action: "decline", params: { offer: await propose() } });
    expect(await readBy("us")).toContain("The Insurgents declined: ");
    const offer = await propose();
    await table.bot.stop();
    table.sandbox.advance(3_600_000);
    await table.bot.start();
    const [card = ""] = await handOf("insurgents");
    await table.play("insurgents", { action: "accept", params: { offer, cards: [card] } });
    await readyAll();
  });

  it("plays to the end, with an offer that lapses as its card goes elsewhere", async () => {
    await commitAll();
    await propose();
    expect(await readBy("insurgents")).toMatch(/US offers? you/);
    expect(await readBy("kurds")).not.toMatch(/offers? you/);
    await sellElsewhere();
    expect(await readBy("us")).toMatch(/Your offer to the Insurgents .* has lapsed: .* went to the Sunni/);
    expect(await readBy("insurgents")).toContain("The offer of the US has lapsed");
    await readyAll();
    await table.quiet();
    expect((await table.look((campaigns) => campaigns.showing.record(table.game))).status).toBe("over");
  });

  it("has told of trades and announced both victories once", async () => {
    expect(linesWith(/US and Insurgents have traded: 1 for 1/)).toHaveLength(2);
    const endings = linesWith(/wins? the (Civil War|Insurgency)|share the (Civil War|Insurgency)/);
    expect(endings).toHaveLength(1);
    expect(endings[0]).toMatch(/Insurgency.*Civil War|Civil War.*Insurgency/);
  });

  it("has posted everything once: no line twice, none missing, one message for everybody", async () => {
    await table.expectPostedOnce();
  });

  it("opened a thread with every negotiation and closed it", async () => {
    const threads = table
      .person("us")
      .channels()
      .filter((c) => "thread_metadata" in c && c.thread_metadata);
    expect(threads).toHaveLength(TURNS);
    for (const thread of threads) expect(thread).toMatchObject({ thread_metadata: { archived: true, locked: true } });
  });

  it("named the cards of a hand to its own player only", async () => {
    expect(await table.leaks("people")).toEqual([]);
    expect((await table.leaks("nobody")).length).toBeGreaterThan(TURNS);
  });

  it("is exported and verifies; with a changed byte it does not", async () => {
    const { stdout: file } = await table.cli("export", table.game);
    const good = table.file("good.json");
    writeFileSync(good, file);
    expect((await table.cli("verify", good)).stdout).toContain("Proved: ");
    const at = file.indexOf('"discard"') + 2;
    const bad = table.file("bad.json");
    writeFileSync(bad, `${file.slice(0, at)}${file[at] === "i" ? "j" : "i"}${file.slice(at + 1)}`);
    await expect(table.cli("verify", bad)).rejects.toMatchObject({ code: 1 });
  });

  it("made the sandbox complain of nothing, and logged no secret", async () => {
    await table.expectClean();
  });
});
