import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Params } from "#engine";
import { verify } from "../../../../src/campaign/record/verify.ts";
import { checkRunning } from "../../../../src/campaign/service/restart.ts";
import { games } from "../../../../src/games/registry.ts";
import {
  drain,
  interaction,
  otherRelease,
  person,
  type Service,
  service,
  shownBy,
  startedGame,
} from "../../harness.ts";

const SEATS = ["us", "insurgents"];
const HOUR = 3_600_000;
let folder: string;
let s: Service;
let game: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "umpire-undo-"));
  s = await service(join(folder, "umpire.sqlite"));
  game = await startedGame(s, SEATS, { pace: 24 });
});
afterEach(() => {
  s.database.close();
  rmSync(folder, { recursive: true });
});

const idOf = (seat: string): string => person(SEATS.indexOf(seat)).id;
const seatView = (seat: string) => s.campaigns.showing.seatView(game, idOf(seat), seat);

async function act(seat: string, action: string, params: Params = {}) {
  const decision = (await seatView(seat)).decisions.find((d) => d.actions.includes(action))?.id ?? null;
  return s.campaigns.acting.submit({
    game,
    person: idOf(seat),
    seat,
    decision,
    moves: [{ action, params }],
    interaction: interaction(),
  });
}

const undo = (seat: string, row: number | null = null, id: string | null = interaction()) =>
  s.campaigns.acting.undo({ game, person: idOf(seat), row, interaction: id });
const state = async () => JSON.parse((await s.repository.snapshot(game))?.state ?? "null");

/** Both have discarded, so that the market is open. */
async function toMarket(): Promise<void> {
  for (const seat of SEATS) await act(seat, "commit", { discard: [] });
}

describe("an act taken back", () => {
  it("leaves the state as it was before, and its question open under the same number", async () => {
    const before = await state();
    const [asked] = (await seatView("us")).decisions;
    await act("us", "commit", { discard: [] });
    expect((await seatView("us")).decisions[0]?.answered).not.toBeNull();
    await undo("us");
    const after = await state();
    expect({ ...after, seq: 0 }).toEqual({ ...before, seq: 0 });
    expect(after.seq).toBe(before.seq + 2);
    expect((await seatView("us")).decisions[0]).toEqual(asked);
  });

  it("can be followed by the act before it, and by another one", async () => {
    await toMarket();
    await act("us", "ready");
    await undo("us");
    expect((await state()).table.ready).toEqual([]);
    await act("us", "ready");
    expect((await state()).table.ready).toEqual(["us"]);
  });

  it("by a button that is pressed late is refused with what it is: taken back already, or overtaken", async () => {
    const row = (await state()).seq;
    await act("us", "commit", { discard: [] });
    await undo("us", row);
    await expect(undo("us", row)).rejects.toThrow("That has been taken back already");
    const again = (await state()).seq;
    await toMarket();
    await act("insurgents", "ready");
    await expect(undo("us", again)).rejects.toThrow("the campaign has gone on since. `/game undo` can ask the others.");
  });

  it("is told to everyone, in one line without what it was", async () => {
    await act("us", "commit", { discard: [] });
    await drain(s);
    const { line } = await undo("us");
    const posts = await Promise.all((await drain(s)).map((row) => shownBy(s, row)));
    expect(posts.filter((text) => text.includes(line))).toHaveLength(1);
    expect(posts.join("\n")).toContain("Waiting on");
    expect((await s.campaigns.showing.chronicle(game, 50)).at(-1)?.told).toEqual([line]);
  });

  it("is a row of the log: the game verifies, and a restart plays it again", async () => {
    await act("us", "commit", { discard: [] });
    await undo("us");
    await toMarket();
    await act("us", "ready");
    await undo("us");
    await act("insurgents", "ready");
    const rows = await s.repository.log(game);
    expect(rows.filter((row) => row.kind === "rewind")).toHaveLength(2);
    const verdict = verify(JSON.parse(JSON.stringify(await s.campaigns.showing.export(game))), games);
    expect(verdict).toMatchObject({ verdict: "proved" });
    const logger = pino({ level: "silent" });
    const outcomes = await checkRunning(s.repository, await otherRelease(s), s.clock, logger);
    expect(outcomes).toEqual([{ game, outcome: "same" }]);
  });

  it("does not turn back the clock", async () => {
    await toMarket();
    const { deadline } = await s.campaigns.showing.status(game);
    s.clock.advance(HOUR);
    await act("us", "ready");
    await undo("us");
    expect((await s.campaigns.showing.status(game)).deadline).toBe(deadline);
  });
});

describe("an act stays done", () => {
  it("once others have acted", async () => {
    await toMarket();
    await act("us", "propose", { to: "insurgents", give: [], want: "count", count: 1 });
    await act("insurgents", "ready");
    await expect(undo("us")).rejects.toMatchObject({ code: "acted-since" });
  });

  it("once it has revealed something", async () => {
    await act("us", "commit", { discard: [] });
    await act("insurgents", "commit", { discard: [] });
    const drawn = "That stays: something hidden came to light.";
    await expect(undo("insurgents")).rejects.toMatchObject({ code: "revealed", text: drawn });
  });

  it("once it has told another seat a secret: undo after a secret was seen is refused, and says why", async () => {
    await toMarket();
    const { undo: row } = await act("us", "propose", { to: "insurgents", give: [], want: "count", count: 1 });
    expect(row).toBeNull();
    const told = "That stays: others were told or shown something.";
    await expect(undo("us")).rejects.toMatchObject({ code: "revealed", text: told });
    expect((await seatView("insurgents")).decisions).toContainEqual(expect.objectContaining({ kind: "offer" }));
  });

  it("if it is not one's own", async () => {
    await act("us", "commit", { discard: [] });
    await expect(undo("insurgents")).rejects.toMatchObject({ code: "acted-since" });
    await expect(s.campaigns.acting.undo({ game, person: "999", row: null, interaction: null })).rejects.toMatchObject({
      code: "no-seat",
    });
  });

  it("where nobody has acted at all", async () => {
    await expect(undo("us")).rejects.toMatchObject({ code: "acted-since" });
  });

  it("if a later one is meant by an older button", async () => {
    const { undo: row } = await act("us", "commit", { discard: [] });
    expect(row).not.toBeNull();
    await undo("us", row);
    await act("us", "commit", { discard: [] });
    const before = await state();
    await expect(undo("us", row)).rejects.toMatchObject({ code: "stale" });
    expect(await state()).toEqual(before);
  });

  it("and a press that arrives twice takes back once", async () => {
    const { undo: row } = await act("us", "commit", { discard: [] });
    const id = interaction();
    expect(await undo("us", row, id)).toMatchObject({ repeated: false });
    expect(await undo("us", row, id)).toMatchObject({ repeated: true });
    expect((await s.repository.log(game)).filter((r) => r.kind === "rewind")).toHaveLength(1);
  });
});

describe("the answer to an act", () => {
  it("offers to take it back, unless it revealed something", async () => {
    expect((await act("us", "commit", { discard: [] })).undo).not.toBeNull();
    expect((await act("insurgents", "commit", { discard: [] })).undo).toBeNull();
  });
});

describe("in a long game", () => {
  /** A number of acts that can be taken back. */
  async function dither(acts: number): Promise<void> {
    for (let i = 0; i < acts; i++) {
      await act("us", i % 2 === 0 ? "ready" : "unready");
      s.clock.advance(2000); // nobody may do more within a minute
    }
  }
  const sql = (text: string) => s.database.sqlite.prepare<[string], number>(text).pluck();
  const checkpoints = () => sql("SELECT seq FROM checkpoints WHERE game = ? ORDER BY seq").all(game);
  const ok = async () => {
    const file = JSON.parse(JSON.stringify(await s.campaigns.showing.export(game)));
    return verify(file, games).verdict === "proved";
  };

  /** All acts are taken back, one after the other, and each leads to the state before it. */
  async function takeAllBack(states: readonly { readonly seq: number }[]): Promise<void> {
    for (const before of [...states].reverse()) {
      s.clock.advance(2000);
      await undo("us");
      const { seq, random } = await state();
      expect(await state()).toEqual({ ...before, seq, random });
    }
  }

  it("is played again from the last state that was kept, not from its beginning", async () => {
    await toMarket();
    await dither(60);
    const before = await state();
    await act("us", "ready");
    s.database.sqlite.prepare("UPDATE log SET params = '{}' WHERE game = ? AND seq = 1").run(game);
    await undo("us");
    const { seq } = await state();
    expect(await state()).toEqual({ ...before, seq });
  });

  it("leads to the states that were, however often: from kept ones, and where none is left, from the beginning", async () => {
    await toMarket();
    const states: Awaited<ReturnType<typeof state>>[] = [];
    for (let i = 0; i < 90; i++) {
      states.push(await state());
      s.clock.advance(2000);
      await act("us", i % 2 === 0 ? "ready" : "unready");
    }
    await takeAllBack(states);
    expect(await ok()).toBe(true);
  });

  it("keeps few states, and none of after what was taken back", async () => {
    await toMarket();
    await dither(200);
    const kept = checkpoints();
    expect(kept.length).toBeLessThanOrEqual(4);
    const newest = kept.at(-1) ?? 0;
    let last = 0;
    do {
      s.clock.advance(2000);
      await undo("us");
      last =
        sql("SELECT json_extract(params, '$.to') FROM log WHERE game = ? ORDER BY seq DESC LIMIT 1").get(game) ?? 0;
    } while (last >= newest);
    expect(checkpoints()).not.toContain(newest);
    expect(checkpoints()).not.toEqual([]);
  });

  it("does without states that are damaged, not those that were written", async () => {
    await toMarket();
    await dither(60);
    const before = await state();
    await act("us", "ready");
    s.database.sqlite.prepare("UPDATE checkpoints SET state = replace(state, '\"us\"', '\"uk\"')").run();
    await undo("us");
    const { seq } = await state();
    expect(await state()).toEqual({ ...before, seq });
    expect(await ok()).toBe(true);
  });
});
