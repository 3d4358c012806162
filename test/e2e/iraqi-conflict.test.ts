import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { controlsOf, idOf, Robot, textOf, type Wanted } from "../../src/cli/demo/robot.ts";
import { type Person, type Sandbox, startSandbox } from "../../src/sandbox/index.ts";
import { BotProcess } from "./bot-process.ts";

const PEOPLE = ["Ada", "Ben", "Cleo", "Dan", "Eve"] as const;
const SEATS = ["us", "insurgents", "sunni", "shia", "kurds"] as const;
type Seat = (typeof SEATS)[number];
const TURNS = 10;
const run = promisify(execFile);

let folder = "";
let sandbox: Sandbox;
let bot: BotProcess;
let game = "";
const robots = new Map<Seat, Robot>();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "umpire-e2e-"));
  sandbox = await startSandbox({ people: PEOPLE });
  bot = new BotProcess(sandbox, join(folder, "umpire.sqlite"));
  await bot.start();
});

afterAll(async () => {
  await bot.stop();
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const personOf = (seat: Seat): Person => sandbox.person(PEOPLE[SEATS.indexOf(seat)] ?? "");

function robotOf(seat: Seat): Robot {
  const robot = robots.get(seat) ?? new Robot(personOf(seat));
  robots.set(seat, robot);
  return robot;
}

const deskOf = (seat: Seat) => bot.look((campaigns) => campaigns.desk(game, personOf(seat).id, seat));

async function handOf(seat: Seat): Promise<readonly string[]> {
  const { view } = await deskOf(seat);
  return (view.hand as { cards: readonly string[] }).cards; // the game's own hand
}

/** Through the menus, as people do it, once they have read what was posted. */
async function play(seat: Seat, wanted: Omit<Wanted, "decision">): Promise<void> {
  await quiet();
  const desk = await deskOf(seat);
  const decision = desk.decisions.find(
    (d) => d.actions.includes(wanted.action) && (d.kind !== "offer" || d.preset.offer === wanted.params.offer),
  );
  await robotOf(seat).play(sandbox.channelId, desk, { ...wanted, decision: decision?.id ?? null });
}

async function commitAll(from = 0): Promise<void> {
  for (const [i, seat] of SEATS.entries()) {
    if (i < from) continue;
    await play(seat, { action: "commit", params: { discard: (await handOf(seat)).slice(0, i) } });
  }
}

async function readyAll(): Promise<void> {
  for (const seat of SEATS) await play(seat, { action: "ready", params: {} });
}

/** us offers its first card to the insurgents, for one card of their choice. Returns the proposal's id. */
async function propose(): Promise<string> {
  const give = (await handOf("us")).slice(0, 1);
  await play("us", { action: "propose", params: { to: "insurgents", give, want: "count", count: 1 } });
  const { decisions } = await deskOf("insurgents");
  return String(decisions.find((d) => d.kind === "offer")?.preset.offer);
}

/** Everything is sent, or parked. */
async function quiet(): Promise<void> {
  while (bot.outbox().some((row) => row.status === "waiting" || row.status === "sending")) await sleep(20);
}

const posts = (): string[] =>
  personOf("us")
    .messages(sandbox.channelId)
    .filter((m) => ((m.flags ?? 0) & 64) === 0)
    .map(textOf);

/** The number in the foot of every post that a person sees in a place. */
function numbers(person: Person, place: string): number[] {
  const messages = person.messages(place).filter((m) => ((m.flags ?? 0) & 64) === 0);
  return messages.flatMap((m) => m.embeds.flatMap((e) => e.footer?.text.match(/no\. (\d+)/)?.[1] ?? [])).map(Number);
}

describe("a campaign of Iraqi Conflict over the protocol", () => {
  it("is opened, joined and started by commands and buttons", async () => {
    const channel = sandbox.channelId;
    await personOf("us")
      .slash({
        channel,
        command: "game create",
        options: { game: "iraqi-conflict", seats: "5", turns: TURNS, pace: 0 },
      })
      .reply();
    await quiet();
    game = (await bot.look((campaigns) => campaigns.find({ channel })))[0]?.id ?? "";
    for (const seat of SEATS) await personOf(seat).slash({ channel, command: "game join", options: { seat } }).reply();
    const again = await personOf("us").slash({ channel, command: "game join", options: {} }).reply();
    const sixth = sandbox.person("Owner");
    await quiet();
    const lobby = sixth.messages(channel).find((m) => controlsOf(m).some((c) => idOf(c).includes(":join:")));
    const join = lobby && controlsOf(lobby).find((c) => idOf(c).includes(":join:"));
    const full = await sixth.press({ message: lobby ?? "", customId: join ? idOf(join) : "" }).reply();
    expect(textOf(again)).toMatch(/already|seats/);
    expect(textOf(full)).toMatch(/taken|full|free/i);
    const early = await personOf("kurds").slash({ channel, command: "game start", options: {} }).reply();
    expect(textOf(early)).toContain("Only the host");
    await personOf("us").slash({ channel, command: "game start", options: {} }).reply();
    expect((await bot.look((campaigns) => campaigns.record(game))).status).toBe("running");
  });

  it("plays ten turns with discards and trades, through two power cuts", async () => {
    for (let turn = 1; turn <= TURNS; turn++) {
      if (turn === 4) {
        await commitAllBut(3);
        await bot.kill();
        await bot.start();
        await commitAll(2);
      } else await commitAll();
      const offer = turn <= 4 ? await propose() : "";
      if (turn === 1) {
        const [card = ""] = await handOf("insurgents");
        await play("insurgents", { action: "accept", params: { offer, cards: [card] } });
        expect(await handOf("us")).toContain(card);
      }
      if (turn === 2) await play("insurgents", { action: "decline", params: { offer } });
      if (turn === 4) {
        await bot.kill();
        sandbox.advance(3_600_000);
        await bot.start();
        const [card = ""] = await handOf("insurgents");
        await play("insurgents", { action: "accept", params: { offer, cards: [card] } });
      }
      await readyAll();
    }
    await quiet();
    expect((await bot.look((campaigns) => campaigns.record(game))).status).toBe("over");
  });

  it("has told of accepted, declined and lapsed trades, and announced both victories once", async () => {
    expect(
      posts().filter((text) => /us and the insurgents traded: us gave 1, insurgents gave 1/i.test(text)),
    ).toHaveLength(2);
    const told = personOf("us").messages(personOf("us").dm().id).map(textOf).join("\n");
    expect(told).toMatch(/Declined/);
    expect(told).toMatch(/offer/i);
    const endings = posts().filter((text) => text.includes("the campaign is over"));
    expect(endings).toHaveLength(1);
    expect(endings[0]).toMatch(/Civil War.*\n.*Insurgency/s);
  });

  it("has posted everything once: no row twice, none missing", async () => {
    for (const [destination, person, place] of [
      [`channel:${sandbox.channelId}`, personOf("us"), sandbox.channelId] as const,
      ...SEATS.map((seat) => [`person:${personOf(seat).id}`, personOf(seat), personOf(seat).dm().id] as const),
    ]) {
      const rows = bot.outbox().filter((row) => row.destination === destination);
      expect(rows.map((row) => row.status).filter((s) => s !== "sent" && s !== "replaced")).toEqual([]);
      const plain = rows.filter((row) => row.slot === null && row.status === "sent").map((row) => row.id);
      const seen = numbers(person, place);
      expect(new Set(seen).size).toBe(seen.length);
      const slots = new Set(rows.filter((row) => row.slot !== null && row.status === "sent").map((row) => row.slot));
      const closing = rows.filter((row) => row.slot === null && row.status === "sent" && !seen.includes(row.id));
      expect(seen.length + closing.length).toBe(plain.length + slots.size);
      if (destination.startsWith("person:")) expect(closing).toEqual([]);
      else expect(closing).toHaveLength(TURNS); // the threads that were closed
    }
  });

  it("opened a thread with every negotiation and closed it", async () => {
    const threads = personOf("us")
      .channels()
      .filter((c) => "thread_metadata" in c && c.thread_metadata);
    expect(threads).toHaveLength(TURNS);
    for (const thread of threads) expect(thread).toMatchObject({ thread_metadata: { archived: true, locked: true } });
  });

  it("showed hands to their own players only", () => {
    for (const seat of SEATS)
      for (const other of SEATS) {
        if (seat === other) continue;
        const conversation = personOf(seat).dm().id;
        expect(() => personOf(other).messages(conversation)).toThrow();
      }
  });

  it("is exported and verifies; with a changed byte it does not", async () => {
    const cli = (...args: string[]) =>
      run(process.execPath, ["--import", "tsx", "src/cli/index.ts", ...args], {
        cwd: fileURLToPath(new URL("../..", import.meta.url)),
        env: { ...process.env, UMPIRE_DATABASE: join(folder, "umpire.sqlite") },
        maxBuffer: 64 * 1024 * 1024,
      });
    const { stdout: file } = await cli("export", game);
    const good = join(folder, "good.json");
    writeFileSync(good, file);
    expect((await cli("verify", good)).stdout).toContain("The game is genuine.");
    const at = file.indexOf('"discard"') + 2;
    const bad = join(folder, "bad.json");
    writeFileSync(bad, `${file.slice(0, at)}${file[at] === "i" ? "j" : "i"}${file.slice(at + 1)}`);
    await expect(cli("verify", bad)).rejects.toMatchObject({ code: 1 });
  });

  it("made the sandbox complain of nothing, and logged no secret", async () => {
    expect(sandbox.complaints()).toEqual([]);
    const { secret } = await bot.look((campaigns) => campaigns.record(game));
    expect(bot.output).not.toContain(secret);
    expect(bot.output).not.toContain(sandbox.token);
    expect(bot.output).not.toMatch(/"level":[56]0/);
  });
});

async function commitAllBut(from: number): Promise<void> {
  for (const [i, seat] of SEATS.entries())
    if (i < from - 1) await play(seat, { action: "commit", params: { discard: (await handOf(seat)).slice(0, i) } });
}
