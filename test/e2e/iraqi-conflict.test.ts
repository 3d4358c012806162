import { writeFileSync } from "node:fs";
import type { APIMessage } from "discord-api-types/v10";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { find, textOf } from "../../src/cli/robot/controls.ts";
import { liveMessage } from "../../src/cli/robot/page.ts";
import type { Person } from "../../src/sandbox/index.ts";
import { Table } from "./table.ts";

const PEOPLE = ["Ada", "Ben", "Cleo", "Dan", "Eve"] as const;
const SEATS = ["us", "insurgents", "sunni", "shia", "kurds"] as const;
type Seat = (typeof SEATS)[number];
const TURNS = 10;

let table: Table;

beforeAll(async () => {
  table = await Table.set(PEOPLE, SEATS);
});

afterAll(() => table.clear());

async function handOf(seat: Seat): Promise<readonly string[]> {
  const { view } = await table.desk(seat);
  return (view.hand as { cards: readonly string[] }).cards; // the game's own hand
}

/** The first discards none, each of the others one more. */
async function commitAll(from = 0, to: number = SEATS.length): Promise<void> {
  for (const [i, seat] of [...SEATS.entries()].slice(from, to))
    await table.play(seat, { action: "commit", params: { discard: (await handOf(seat)).slice(0, i) } });
}

async function readyAll(): Promise<void> {
  for (const seat of SEATS) await table.play(seat, { action: "ready", params: {} });
}

/** us offers its first card to the insurgents, for one card of their choice. Returns the proposal's id. */
async function propose(): Promise<string> {
  const give = (await handOf("us")).slice(0, 1);
  await table.play("us", { action: "propose", params: { to: "insurgents", give, want: "count", count: 1 } });
  const { decisions } = await table.desk("insurgents");
  return String(decisions.find((d) => d.kind === "offer")?.preset.offer);
}

describe("a campaign of Iraqi Conflict over the protocol", () => {
  it("is opened, joined and started by commands and buttons", async () => {
    await table.open("us", { game: "iraqi-conflict", seats: "5", turns: TURNS });
    for (const seat of SEATS) await table.slash(seat, "game join", { seat });
    const again = await table.slash("us", "game join");
    const sixth = table.sandbox.person("Owner");
    await table.quiet();
    const full = await pressInChannel(sixth, { kind: "join" });
    expect(textOf(again)).toMatch(/already|seats/);
    expect(textOf(full)).toMatch(/taken|full|free/i);
    const early = await table.slash("kurds", "game start");
    expect(textOf(early)).toContain("Only the host");
    await table.slash("us", "game start");
    expect((await table.bot.look((campaigns) => campaigns.record(table.game))).status).toBe("running");
  });

  it("plays ten turns with discards and trades, through two power cuts", async () => {
    for (let turn = 1; turn <= TURNS; turn++) {
      if (turn === 4) {
        await commitAll(0, 2);
        await table.powerCut();
        await commitAll(2);
      } else await commitAll();
      const offer = turn <= 4 ? await propose() : "";
      if (turn === 1) {
        const [card = ""] = await handOf("insurgents");
        await table.play("insurgents", { action: "accept", params: { offer, cards: [card] } });
        expect(await handOf("us")).toContain(card);
      }
      if (turn === 2) await table.play("insurgents", { action: "decline", params: { offer } });
      if (turn === 4) {
        await table.bot.kill();
        table.sandbox.advance(3_600_000);
        await table.bot.start();
        const [card = ""] = await handOf("insurgents");
        await table.play("insurgents", { action: "accept", params: { offer, cards: [card] } });
      }
      await readyAll();
    }
    await table.quiet();
    expect((await table.bot.look((campaigns) => campaigns.record(table.game))).status).toBe("over");
  }, 180_000);

  it("has told of accepted, declined and lapsed trades, and announced both victories once", async () => {
    expect(
      table.posts().filter((text) => /us and the insurgents traded: us gave 1, insurgents gave 1/i.test(text)),
    ).toHaveLength(2);
    const told = table.person("us").messages(table.person("us").dm().id).map(textOf).join("\n");
    expect(told).toMatch(/Declined/);
    expect(told).toMatch(/offer/i);
    const endings = table.posts().filter((text) => text.includes("the campaign is over"));
    expect(endings).toHaveLength(1);
    expect(endings[0]).toMatch(/Civil War.*\n.*Insurgency/s);
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

  it("showed hands to their own players only", () => {
    for (const seat of SEATS)
      for (const other of SEATS) {
        if (seat === other) continue;
        const conversation = table.person(seat).dm().id;
        expect(() => table.person(other).messages(conversation)).toThrow();
      }
  });

  it("is exported and verifies; with a changed byte it does not", async () => {
    const { stdout: file } = await table.cli("export", table.game);
    const good = table.file("good.json");
    writeFileSync(good, file);
    expect((await table.cli("verify", good)).stdout).toContain("The game is genuine.");
    const at = file.indexOf('"discard"') + 2;
    const bad = table.file("bad.json");
    writeFileSync(bad, `${file.slice(0, at)}${file[at] === "i" ? "j" : "i"}${file.slice(at + 1)}`);
    await expect(table.cli("verify", bad)).rejects.toMatchObject({ code: 1 });
  });

  it("made the sandbox complain of nothing, and logged no secret", async () => {
    await table.expectClean();
  });
});

/** Presses a control of the newest post that has it; gives what is said to that. */
async function pressInChannel(
  person: Person,
  sought: Pick<Parameters<typeof find>[1], "kind" | "label">,
): Promise<APIMessage> {
  await table.quiet();
  const message = person.messages(table.channel).findLast((one) => find(one, sought) !== undefined);
  const button = message && find(message, sought);
  if (!message || !button) throw new Error(`nothing in the channel does ${sought.kind}`);
  return await person.press({ message, customId: button.custom_id }).reply();
}
