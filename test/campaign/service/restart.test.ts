import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyProcedure, Definition, Envelope, GameTypes, Params, State, Upgraded } from "#engine";
import { seatsRow } from "../../../src/campaign/facts/posting.ts";
import { verify } from "../../../src/campaign/record/verify.ts";
import { readWhole } from "../../../src/campaign/record/wholeness.ts";
import { type Checked, checkRunning, type Progress } from "../../../src/campaign/service/restart.ts";
import { games } from "../../../src/games/registry.ts";
import { StoreUnavailable } from "../../../src/store/problems.ts";
import { IS_SERVED } from "../../postgres/databases.ts";
import { writeBehind } from "../../write-behind.ts";
import {
  drain,
  GUILD,
  interaction,
  otherRelease,
  person,
  type Service,
  service,
  startedGame,
  textOf,
  turnsDuring,
} from "../harness.ts";
import { calledOtherwise, former } from "../other-release.ts";

const [iraq] = games;
if (!iraq) throw new Error("no game");

/** The same game in a later release whose rules play no differently. */
const tidied: Definition<GameTypes> = { ...iraq, rules: "tidied" };

/** A later release that corrects a rule: one number more is drawn before every deal. */
const corrected: Definition<GameTypes> = {
  ...iraq,
  rules: "corrected",
  procedures: iraq.procedures.map((procedure) => ({
    ...procedure,
    run(stage, s) {
      if (stage === "situation") s.dice.below(6);
      return procedure.run(stage, s);
    },
  })),
};

/** A later release that comes to the same states, and tells more of them. */
const talkative: Definition<GameTypes> = {
  ...iraq,
  procedures: iraq.procedures.map((procedure) => ({
    ...procedure,
    run(stage, s) {
      const event = { kind: "replaced", counts: {} };
      if (stage === "situation") s.emit(event);
      return procedure.run(stage, s);
    },
  })),
};

const [STAGE, RENAMED] = ["negotiations", "talks"] as const;

/** A later release in which a stage has another name. */
const renamed: Definition<GameTypes> = {
  ...iraq,
  procedures: iraq.procedures.map((one) => withOtherStage(one, STAGE, RENAMED)),
};

function withOtherStage<P extends AnyProcedure<GameTypes>>(
  procedure: P,
  before: string,
  after: string,
  was: readonly string[] = [...(procedure.stages[before] ?? []), before],
): P {
  const run: P["run"] = (stage, s) => {
    if (stage === before) throw new Error(`procedure ${procedure.name} has no stage ${stage}`);
    const next = procedure.run(stage === after ? before : stage, s);
    return next === before ? after : next;
  };
  return {
    ...procedure,
    first: procedure.first === before ? after : procedure.first,
    stages: Object.fromEntries(
      Object.entries(procedure.stages).map(([stage, names]) => (stage === before ? [after, was] : [stage, names])),
    ),
    run,
  };
}

/** A release in which the cards are dealt in a stage of another name, called so for the second time since this one. */
const dealing = (was?: readonly string[]): Definition<GameTypes> => {
  const main = withOtherStage(withOtherStage(iraq.main, "situation", "dealing"), "dealing", "hands-of-ten", was);
  return { ...iraq, rules: "dealing", main, procedures: [main] };
};

/** The same, but it does not say what the stage was before. */
const gone: Definition<GameTypes> = {
  ...renamed,
  procedures: renamed.procedures.map((one) => ({ ...one, stages: { ...one.stages, [RENAMED]: [] } })),
};

/** A corrected rule by mistake: nobody has counted its version up. */
const uncounted: Definition<GameTypes> = { ...corrected, rules: iraq.rules };

/** A later release whose states have another shape. */
const reshaped: Definition<GameTypes> = {
  ...corrected,
  rules: "reshaped",
  stateVersion: 2,
  upgrade(old, from) {
    const state = old as unknown as State<GameTypes>; // the fixture's own game
    return { ...state, table: { ...state.table, shapedFrom: from } };
  },
};

const logger = pino({ level: "silent" });
let folder = "";
let services: Service[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "umpire-restart-"));
});
afterEach(() => {
  for (const s of services) s.database.close();
  services = [];
  rmSync(folder, { recursive: true });
});

/** The process ends and a release with this definition (null: without any) starts on the same file; `code`: of its rules. */
async function restart(
  before: Service | null,
  definition: Definition<GameTypes> | null,
  code?: string,
): Promise<Service> {
  if (before) {
    before.database.close();
    services = services.filter((s) => s !== before);
  }
  const definitions = definition ? [definition] : [];
  const s = await service(join(folder, "umpire.sqlite"), definitions, null, code === undefined ? {} : { code });
  services.push(s);
  return s;
}

/** As a release does it whose code is another one. */
const check = async (s: Service) => checkRunning(s.repository, await otherRelease(s), s.clock, logger);

async function act(
  s: Service,
  game: string,
  n: number,
  seat: string,
  action: string,
  params: Params = {},
): Promise<void> {
  await s.campaigns.acting.submit({
    game,
    person: person(n).id,
    seat,
    decision: null,
    moves: [{ action, params }],
    interaction: interaction(),
  });
}

async function halfPlayed(s: Service): Promise<string> {
  const game = await startedGame(s, ["us", "insurgents"]);
  await act(s, game, 0, "us", "commit", { discard: [] });
  await act(s, game, 1, "insurgents", "commit", { discard: [] });
  await act(s, game, 0, "us", "ready");
  return game;
}

const stateOf = async (s: Service, game: string): Promise<Envelope<GameTypes>> =>
  JSON.parse((await s.repository.snapshot(game))?.state ?? "null") as Envelope<GameTypes>;

describe("property 7: a release meets running games", () => {
  it("goes on without a word where nothing has changed", async () => {
    const first = await restart(null, iraq);
    const game = await halfPlayed(first);
    await drain(first);
    const second = await restart(first, iraq);
    expect(await check(second)).toEqual([{ game, outcome: "same" }]);
    expect(await drain(second)).toEqual([]);
  });

  it("takes over a game that the new rules play to the same states", async () => {
    const first = await restart(null, iraq);
    const game = await halfPlayed(first);
    const state = await stateOf(first, game);
    const second = await restart(first, tidied);
    expect(await check(second)).toEqual([{ game, outcome: "re-pinned" }]);
    expect(await stateOf(second, game)).toEqual(state);
    expect((await second.campaigns.showing.record(game)).rules).toBe("tidied");
    expect((await second.repository.log(game)).some((row) => row.kind === "upgraded")).toBe(false);
    expect(await check(second)).toEqual([{ game, outcome: "same" }]);
  });

  it("fills the logs of seats with what they were told alone before that was kept, once", async () => {
    const first = await restart(null, iraq);
    const game = await halfPlayed(first);
    const kept = await first.repository.toldAlone(game, ["us", "insurgents"]);
    expect(kept.map(({ seat }) => seat)).toContain("insurgents");
    const forget = (s: Service) => s.database.sqlite.prepare("DELETE FROM told_alone").run();
    forget(first);
    const second = await restart(first, tidied);
    for (const outcome of ["re-pinned", "same"]) {
      expect(await check(second)).toEqual([{ game, outcome }]);
      expect(await second.repository.toldAlone(game, ["us", "insurgents"])).toEqual(kept);
    }
    forget(second);
    const news = { us: ["You drew a 4."] };
    await writeBehind(second.repository, { game, news, at: 0 });
    const third = await restart(second, corrected);
    expect(await check(third)).toEqual([{ game, outcome: "upgraded" }]);
    expect(await third.repository.toldAlone(game, ["us", "insurgents"])).toMatchObject([
      { seat: "us", lines: news.us },
    ]);
  });

  it("never rewrites a game: a corrected rule counts from now on, and host and table are told", async () => {
    const first = await restart(null, iraq);
    const game = await halfPlayed(first);
    await drain(first);
    const state = await stateOf(first, game);
    const second = await restart(first, corrected);
    expect(await check(second)).toEqual([{ game, outcome: "upgraded" }]);
    expect(await stateOf(second, game)).toEqual({ ...state, seq: state.seq + 1 });
    const told = await drain(second);
    expect(told.map((row) => row.destination.split(":")[0])).toEqual(["channel", "person"]);
    expect(told.map(textOf).every((text) => text.includes("corrected"))).toBe(true);
    expect(await check(second)).toEqual([{ game, outcome: "same" }]);
    await act(second, game, 1, "insurgents", "ready");
    const file = JSON.parse(JSON.stringify(await second.campaigns.showing.export(game)));
    const { verdict, lines } = verify(file, [corrected]);
    expect(verdict).toBe("chain only");
    expect(lines.some((line) => line.includes("made by rules 1"))).toBe(true);
    expect(verify(file, [{ ...corrected, rules: "1" }]).verdict).toBe("chain only"); // of a shape of before, for all it knows
  });

  it("passes a state of an older shape through upgrade", async () => {
    const first = await restart(null, iraq);
    const game = await halfPlayed(first);
    const second = await restart(first, reshaped);
    expect(await check(second)).toEqual([{ game, outcome: "upgraded" }]);
    const state = await stateOf(second, game);
    expect(state).toMatchObject({ stateVersion: 2, table: { shapedFrom: 1 } });
    expect(await check(second)).toEqual([{ game, outcome: "same" }]);
  });

  it("goes on in a stage that has another name now", async () => {
    const first = await restart(null, iraq);
    const game = await halfPlayed(first);
    const second = await restart(first, renamed);
    expect(await check(second)).toEqual([{ game, outcome: "upgraded" }]);
    expect((await stateOf(second, game)).frames.map(({ stage }) => stage)).toEqual([RENAMED]);
    await act(second, game, 1, "insurgents", "ready");
    expect((await stateOf(second, game)).frames.map(({ stage }) => stage)).toEqual(["replacements"]);
    expect(verify(JSON.parse(JSON.stringify(await second.campaigns.showing.export(game))), [renamed]).verdict).toBe(
      "chain only",
    );
  });

  // it begins anew by removing the file
  it.skipIf(IS_SERVED)(
    "deals the same cards in a stage that has had two other names since, if they stand in the order of time",
    async () => {
      const dealt = async (later: Definition<GameTypes>) => {
        const game = await halfPlayed(await restart(null, iraq));
        const [before] = services;
        if (!before) throw new Error("no release has begun it");
        const second = await restart(before, later);
        const checked = await check(second);
        await act(second, game, 1, "insurgents", "ready"); // the next turn begins
        const { table, hands } = await stateOf(second, game);
        expect(table).toMatchObject({ turn: 2 });
        second.database.close();
        services = [];
        rmSync(join(folder, "umpire.sqlite"));
        return { outcomes: checked.map(({ outcome }) => outcome), hands };
      };
      const { hands } = await dealt(iraq);
      expect(await dealt(dealing())).toEqual({ outcomes: ["re-pinned"], hands });
      const turned = await dealt(dealing(["dealing", "situation"]));
      expect(turned.outcomes).toEqual(["upgraded"]); // its stored cards count, but the next ones are others
      expect(turned.hands).not.toEqual(hands);
    },
  );

  it("says which procedure cannot go on where a stage is gone, and sets nothing else aside", async () => {
    const first = await restart(null, iraq);
    const game = await halfPlayed(first);
    const other = await startedGame(first, ["us", "insurgents"]);
    const second = await restart(first, gone);
    const error = vi.spyOn(logger, "error");
    const outcomes = (of: string, all: readonly Checked[]) => all.find((one) => one.game === of)?.outcome;
    const checked = await check(second);
    expect([game, other].map((one) => outcomes(one, checked))).toEqual(["damaged", "same"]);
    const damage = expect.stringContaining("procedure turns: it has no stage negotiations");
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ game, damage }), expect.any(String));
    expect((await second.campaigns.showing.record(other)).status).toBe("running");
    const third = await restart(second, renamed);
    expect(outcomes(game, await check(third))).toBe("upgraded");
    expect((await third.campaigns.showing.record(game)).status).toBe("running");
  });

  it("lets upgrade say where a procedure goes on that has lost its stage", async () => {
    const first = await restart(null, iraq);
    const game = await halfPlayed(first);
    const rebuilt: Definition<GameTypes> = {
      ...gone,
      stateVersion: 2,
      upgrade(old) {
        const state = old as unknown as Upgraded<GameTypes>; // the fixture's own game
        return { ...state, frames: (state.frames ?? []).map((frame) => ({ ...frame, stage: RENAMED })) };
      },
    };
    const second = await restart(first, rebuilt);
    expect(await check(second)).toEqual([{ game, outcome: "upgraded" }]);
    await act(second, game, 1, "insurgents", "ready");
    expect((await stateOf(second, game)).stateVersion).toBe(2);
  });

  it("knows the host's options under the names of today, before a campaign begins and after", async () => {
    const first = await restart(null, calledOtherwise(iraq));
    const place = {
      guild: GUILD,
      channel: "1",
      host: person(5),
      name: "Lobby",
      pace: null,
      interaction: interaction(),
    };
    const { id: lobby, options } = await first.campaigns.people.create({
      ...place,
      game: iraq.id,
      options: { seats: "3" },
    });
    const old = Object.fromEntries(Object.entries(options).map(([name, value]) => [former(name), value]));
    const game = await halfPlayed(first);
    await writeBehind(first.repository, { game: lobby, set: { options: old }, at: 0 });
    const second = await restart(first, calledOtherwise(iraq));
    expect(await check(second)).toEqual([{ game, outcome: "same" }]);
    expect((await second.campaigns.showing.record(lobby)).options).toEqual(options);
  });

  it("keeps answers to questions to come that are called otherwise now", async () => {
    const key = "next-commitment";
    const coming: Definition<GameTypes> = {
      ...iraq,
      guide: {
        ...iraq.guide,
        upcoming: (view) => [
          { key, facts: [], words: [], title: key, action: "commit", view, prompt: { question: "", facts: [] } },
        ],
      },
    };
    const first = await restart(null, calledOtherwise(coming));
    const game = await halfPlayed(first);
    const [seat, facts] = ["us", ["as it was"]] as const;
    const old = {
      seat,
      key: `old-${key}`,
      moves: [{ action: "old-commit", params: { "old-discard": [] } }],
      facts,
      ends: false,
    };
    await writeBehind(first.repository, { game, prepared: { set: [old] }, at: 0 });
    const second = await restart(first, calledOtherwise(coming));
    expect(await check(second)).toEqual([{ game, outcome: "same" }]);
    expect(await second.repository.prepared(game)).toEqual([
      { seat, key, moves: [{ action: "commit", params: { discard: [] } }], facts, ends: false },
    ]);
  });

  it("plays a game on with the pack that it started with", async () => {
    const first = await restart(null, iraq);
    const game = await halfPlayed(first);
    const { content } = await first.campaigns.showing.record(game);
    const other: Definition<GameTypes> = { ...iraq, id: "iraqi-conflict" };
    const second = await restart(first, other);
    expect((await second.books.pinned({ game: other.id, content })).hash).toBe(content);
    await expect(second.books.pinned({ game: other.id, content: "0".repeat(64) })).rejects.toThrow(/missing/);
  });
});

describe("a start", () => {
  const start = (s: Service, progress: Progress | null = null) =>
    checkRunning(s.repository, s.books, s.clock, logger, progress);

  it("does not play again what its own code has played: begun under it, checked by it, moved on under it", async () => {
    const first = await restart(null, iraq, "one");
    const game = await halfPlayed(first);
    const reads = vi.spyOn(first.repository, "log");
    expect(await start(first)).toEqual([]);
    expect(reads).not.toHaveBeenCalled();
    const second = await restart(first, iraq, "two");
    expect(await start(second)).toEqual([{ game, outcome: "same" }]);
    await act(second, game, 1, "insurgents", "ready");
    expect(await start(await restart(second, iraq, "two"))).toEqual([]);
  });

  it("plays it again whenever the code is another one, whatever it says of its version: its state counts, and the host hears of it", async () => {
    const first = await restart(null, iraq, "one");
    const game = await halfPlayed(first);
    await drain(first);
    const state = await stateOf(first, game);
    const second = await restart(first, uncounted, "two");
    const error = vi.spyOn(logger, "error");
    expect(await start(second)).toEqual([{ game, outcome: "upgraded" }]);
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ game }), expect.stringMatching(/not counted up/));
    expect(await stateOf(second, game)).toEqual({ ...state, seq: state.seq + 1 });
    const told = await drain(second);
    expect(told.map((row) => row.destination)).toEqual([`person:${person(0).id}`]);
    expect(told.map(textOf).join()).toContain("plays Iraqi Conflict differently in some cases");
    await act(second, game, 1, "insurgents", "ready");
    expect(await start(await restart(second, uncounted, "two"))).toEqual([]);
  });

  it("lets the stored state count, too, where its rules lead to it and tell something else on the way", async () => {
    const first = await restart(null, iraq, "one");
    const game = await halfPlayed(first);
    expect(await start(await restart(first, talkative, "two"))).toEqual([{ game, outcome: "upgraded" }]);
  });

  it("verifies what another code of the same rules has played as a chain, and what comes after it", async () => {
    const first = await restart(null, iraq, "one");
    const game = await halfPlayed(first);
    const second = await restart(first, uncounted, "two");
    await start(second);
    await act(second, game, 1, "insurgents", "ready");
    const file = JSON.parse(JSON.stringify(await second.campaigns.showing.export(game)));
    const { verdict, lines } = verify(file, [uncounted]);
    expect(verdict, lines.join("\n")).toBe("chain only");
    expect(lines.join("\n")).toMatch(/Rows 0 to 3 were made by rules 1, but by other code/);
    expect(lines.join("\n")).toMatch(/Rows 4 to 5 play again to the same states/);
  });

  it("sets a game aside that the same code plays otherwise: then it is its log that is not right", async () => {
    const first = await restart(null, iraq, "one");
    const game = await halfPlayed(first);
    await writeBehind(first.repository, { game, set: { status: "damaged" }, at: 0 });
    expect(await start(await restart(first, uncounted, "one"))).toEqual([{ game, outcome: "damaged" }]);
  });

  it("plays a game again that it does not know any more, and sets it aside", async () => {
    const first = await restart(null, iraq, "one");
    const game = await halfPlayed(first);
    expect(await start(await restart(first, null, "one"))).toEqual([{ game, outcome: "damaged" }]);
  });

  it("that is broken off has not been for nothing", async () => {
    const first = await restart(null, iraq, "one");
    await first.repository.keepGuildSettings(GUILD, { limit: null, each: null });
    const games = await Promise.all(Array.from({ length: 25 }, () => startedGame(first, ["us", "insurgents"])));
    const second = await restart(first, iraq, "two");
    const snapshot = second.repository.snapshot.bind(second.repository);
    let read = 0;
    vi.spyOn(second.repository, "snapshot").mockImplementation((game) => {
      if (++read > 22) throw new StoreUnavailable("its disk fails");
      return snapshot(game);
    });
    await expect(start(second)).rejects.toThrow("its disk fails");
    const rest = await start(await restart(second, iraq, "two"));
    expect(rest.length).toBeLessThan(games.length);
    expect(rest.length).toBeGreaterThan(0);
  });

  it("lets others have their turn between games, and between the rows of one", async () => {
    const first = await restart(null, iraq, "one");
    await halfPlayed(first);
    await halfPlayed(first);
    const second = await restart(first, iraq, "two");
    const told: string[] = [];
    const shown: Progress = {
      begin: (total) => told.push(`begin ${total}`),
      done: (count) => told.push(`${count}`),
      end: () => told.push("end"),
    };
    const turns = await turnsDuring(() => start(second, shown));
    expect(turns).toBeGreaterThanOrEqual(2);
    expect(told).toEqual(["begin 2", "1", "2", "end"]);
  });

  it("finds damage in what it does not play again, too, as soon as it goes on", async () => {
    const first = await restart(null, iraq, "one");
    const game = await halfPlayed(first);
    const second = await restart(first, iraq, "one");
    second.database.sqlite.exec("UPDATE log SET action = 'ready' WHERE seq = 1");
    expect(await start(second)).toEqual([]);
    await second.campaigns.resume();
    expect((await second.campaigns.showing.record(game)).status).toBe("damaged");
  });
});

describe("a long game", () => {
  /** After this many of its rows others get their turn. */
  const PIECE = 200;
  const ROWS = 3 * PIECE;

  async function longGame(s: Service): Promise<string> {
    const game = await halfPlayed(s);
    for (let row = (await s.repository.log(game)).length; row < ROWS; row++) {
      await act(s, game, 0, "us", row % 2 === 0 ? "unready" : "ready");
      s.clock.advance(2000); // nobody may do more within a minute
    }
    return game;
  }

  it("is looked through piece by piece as it goes on, and as its file is made", async () => {
    const first = await restart(null, iraq, "one");
    const game = await longGame(first);
    const second = await restart(first, iraq, "one");
    expect(await turnsDuring(() => second.campaigns.resume())).toBeGreaterThanOrEqual(3);
    expect(await turnsDuring(() => second.campaigns.showing.export(game))).toBeGreaterThanOrEqual(3);
    expect((await second.campaigns.showing.record(game)).status).toBe("running");
  });

  it("is known to be damaged by any row of its pieces", async () => {
    const s = await restart(null, iraq, "one");
    const game = await longGame(s);
    const record = await s.campaigns.showing.record(game);
    const change = s.database.sqlite.prepare("UPDATE log SET at = at + ? WHERE game = ? AND seq = ?");
    for (const seq of [1, PIECE - 1, PIECE, ROWS - 1]) {
      change.run(1, game, seq);
      await expect(readWhole(s.repository, s.books, record)).rejects.toThrow(`row ${seq}: it was changed`);
      change.run(-1, game, seq);
    }
    expect((await readWhole(s.repository, s.books, record)).rows).toHaveLength(ROWS);
  });
});

describe("messages that a crash may have left behind", () => {
  /** Sends everything; with a name, all but that person's newest message, which is on its way. */
  async function sent(s: Service, but: string | null): Promise<void> {
    for (let heads = await s.campaigns.deliveries.heads(); heads.length > 0; ) {
      for (const row of heads) {
        await s.campaigns.deliveries.claim([row]);
        if (row.destination !== but) await s.campaigns.deliveries.sent(row, `m${row.id}`);
      }
      heads = (await s.campaigns.deliveries.heads()).filter(({ destination }) => destination !== but);
    }
  }

  const linesOf = async (s: Service, destination: string): Promise<readonly number[]> => {
    const first = await restart(s, iraq);
    await first.campaigns.resume();
    const lines = first.database.sqlite
      .prepare("SELECT id FROM outbox WHERE destination = ? AND status IN ('waiting', 'sending') ORDER BY id")
      .pluck();
    return lines.all(destination) as number[];
  };

  it("are put in line for who was not notified of a wait", async () => {
    const first = await restart(null, iraq);
    await halfPlayed(first);
    const waited = seatsRow(person(1).id).destination;
    await sent(first, null);
    expect(await linesOf(first, waited)).toHaveLength(1);
  });

  it("are left to the row that may have brought one: another would call its reader again", async () => {
    const first = await restart(null, iraq);
    await halfPlayed(first);
    const waited = seatsRow(person(1).id).destination;
    await sent(first, waited);
    const [onItsWay] = await first.campaigns.deliveries.inFlight();
    expect(await linesOf(first, waited)).toEqual([onItsWay?.id]);
  });
});
