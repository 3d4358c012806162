import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chainHash, NO_ROW, readState, replayed, stateHash, stateText, textHash } from "../../src/campaign/history.ts";
import { upgradedState } from "../../src/campaign/origin.ts";
import { readShipped } from "../../src/campaign/packs.ts";
import { buildEngine } from "../../src/campaign/pinned/building.ts";
import { EngineProcess } from "../../src/campaign/pinned/engine-process.ts";
import type { OfferedEngine } from "../../src/campaign/pinned/file-engines.ts";
import { EngineKeeping } from "../../src/campaign/pinned/keeping.ts";
import { checkRunning } from "../../src/campaign/restart.ts";
import type { GameFile } from "../../src/campaign/service.ts";
import { verify } from "../../src/campaign/verify.ts";
import { anyMove, type Definition, Dice, type GameTypes, type Params } from "../../src/engine/index.ts";
import { games } from "../../src/games/registry.ts";
import { cleanUp, KEPT } from "../../src/store/retention.ts";
import { engineElsewhere } from "./engine-sources.ts";
import { interaction, person, type Service, service, startedGame } from "./harness.ts";

const [iraq] = games.filter(({ id }) => id === "iraqi-conflict");
if (!iraq) throw new Error("the game is missing");

/** An earlier release with another rule: one number more is drawn before every deal. */
const former: Definition<GameTypes> = {
  ...iraq,
  rules: "0",
  procedures: iraq.procedures.map((procedure) => ({
    ...procedure,
    run(stage, s) {
      if (stage === "situation") s.dice.below(6);
      return procedure.run(stage, s);
    },
  })),
};
/** The same in its sources. */
const FORMER = {
  "rules.ts": [['rules: "1"', 'rules: "0"']],
  "sequence.ts": [["deal(s);", "s.dice.below(6);\n    deal(s);"]],
} as const;

const logger = pino({ level: "silent" });
let folder = "";
let database = "";
/** The engine of that release. */
let text = "";
/** A campaign that two releases have played. */
let file: GameFile;

const act = (s: Service, game: string, n: number, seat: string, action: string, params: object = {}) =>
  s.campaigns.submit({ game, person: person(n).id, seat, decision: null, action, params, interaction: interaction() });

/** As a release with this code opens the database, and checks its campaigns. */
async function release(definition: Definition<GameTypes>, code: string): Promise<Service> {
  const s = await service(database, [definition], null, { code });
  await checkRunning(s.repository, s.books, s.clock, logger);
  return s;
}

const keep = (s: Service, engine: string | null) =>
  new EngineKeeping({ repository: s.repository, books: s.books, logger, make: async () => engine }).keep();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "umpire-pinned-"));
  database = join(folder, "umpire.sqlite");
  text = await engineElsewhere(FORMER);
  const before = await release(former, "former");
  const game = await startedGame(before, ["us", "insurgents"]);
  await act(before, game, 0, "us", "commit", { discard: [] });
  await keep(before, text);
  await act(before, game, 1, "insurgents", "commit", { discard: [] });
  await act(before, game, 0, "us", "ready");
  before.database.close();
  const after = await release(iraq, "today");
  await act(after, game, 0, "us", "unready");
  await act(after, game, 0, "us", "ready");
  file = JSON.parse(JSON.stringify(await after.campaigns.export(game)));
  after.database.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

const offered = (engine = text, hash = textHash(engine)): readonly OfferedEngine[] => [
  { hash, text: engine, place: "the database" },
];

const said = (raw: unknown, engines: readonly OfferedEngine[] = []): string => {
  const { verdict, lines } = verify(raw, [iraq], [], engines);
  return `${verdict}: ${lines.join(" ")}`;
};

const upgradedAt = (): number => file.rows.findIndex(({ kind }) => kind === "upgraded");

/** The file with a row changed, and chained again as whoever has the secret can do it. */
function forged(at: number, change: Partial<GameFile["rows"][number]>): GameFile {
  let before = NO_ROW;
  const rows = file.rows.map((row, i) => {
    const made = i === at ? { ...row, ...change } : row;
    before = chainHash(before, made);
    return { ...made, hash: before };
  });
  return { ...file, rows };
}

describe("a campaign that former rules have begun", () => {
  it("names their engine, for the rows that they have played", () => {
    expect(file.engines).toEqual([{ from: 0, to: upgradedAt() - 1, engine: textHash(text) }]);
  });

  it("is proved with their engine, and by today's rules from the upgrade on", () => {
    const result = said(file, offered());
    expect(result).toMatch(/^proved: /);
    expect(result).toContain(`by the engine ${textHash(text).slice(0, 16)} of rules 0 (from the database)`);
  });

  it("is no more than a chain without it, and says what would prove it", () => {
    expect(said(file)).toMatch(/^chain only: .*With the engine [0-9a-f]{16} they could be played again/);
  });

  it("is wrong where a row of theirs was falsified: without the engine nobody could tell", () => {
    const falsified = forged(2, { state: "f".repeat(64) });
    expect(said(falsified)).toMatch(/^chain only: /);
    expect(said(falsified, offered())).toMatch(/^wrong: .*row 2: the state differs by the engine/);
  });

  it("is wrong where today's rules were not given the state that theirs have left", () => {
    const at = upgradedAt();
    const state = file.rows[at]?.params as unknown as { table: object };
    const richer = { ...state, table: { ...state.table, turn: 9 } };
    const book = readShipped(iraq, null).book;
    const origin = { ...file.rows[at], params: richer as unknown as Params } as GameFile["rows"][number];
    const [made] = [...replayed(book, [origin], file.secret)];
    const rows = forged(at, { params: origin.params, state: made ? stateHash(made.state) : "" });
    const cut = { ...rows, rows: rows.rows.slice(0, at + 1) };
    expect(said(cut)).toMatch(/^chain only: /);
    expect(said(cut, offered())).toMatch(/^wrong: .*not what the upgrade makes of the one before/);
  });

  it("is wrong where its rows are said to be of rules that came after the engine", () => {
    const later = { ...file, engines: [{ from: upgradedAt(), to: file.rows.length - 1, engine: textHash(text) }] };
    const falsified = { ...later, rows: forged(file.rows.length - 1, { state: "f".repeat(64) }).rows };
    expect(said(falsified, offered())).toMatch(/^wrong: .*cannot have played it: it is of rules 1/);
  });

  it("runs no engine whose text is not what its name says", () => {
    const changed = `${text}\nthrow new Error("it was run");`;
    const result = said(file, offered(changed, textHash(text)));
    expect(result).toMatch(/^chain only: .*was changed, and is not run/);
  });

  it("runs no engine that it does not name, and says why one is of no use", () => {
    expect(said(file, offered("throw new Error('it was run')"))).toMatch(/^chain only: .*With the engine/);
    const broken = "throw new Error('it was run')";
    const named = { ...file, engines: [{ from: 0, to: 1, engine: textHash(broken) }] };
    expect(said(named, offered(broken))).toMatch(/^chain only: .*is of no use: it failed \(Error: it was run\)/);
  });

  it("names none where the file is of a release that knew none", () => {
    const { engines, ...rest } = file;
    expect(engines).toHaveLength(1);
    expect(said({ ...rest, version: 1 }, offered())).toMatch(/^chain only: /);
  });
});

const packed = (engine: string): Buffer =>
  brotliCompressSync(engine, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

describe("the engines of a database", () => {
  let s: Service;
  beforeAll(async () => {
    s = await release(iraq, "today");
  });
  afterAll(() => s.database.close());

  it("stay for as long as a campaign was played with them, and are compared with their names", async () => {
    const hash = textHash(text);
    await cleanUp(s.database, KEPT, s.clock.now());
    expect((await s.repository.engine(hash))?.text).toBe(text);
    const change = s.database.sqlite.prepare("UPDATE engines SET code = ?");
    change.run(packed(`${text} `));
    const found = await s.repository.engine(hash);
    expect(said(file, found ? [{ ...found, place: "the database" }] : [])).toMatch(/was changed, and is not run/);
    change.run(Buffer.from("wrecked"));
    expect((await s.repository.engine(hash))?.text).toBe("");
    change.run(packed(text));
  });

  it("are kept once, and of one part of a log only the last that has played all of it", async () => {
    await keep(s, "today's text");
    expect(await s.repository.enginesDue(s.books.codes)).toEqual([]);
    const [game] = await s.repository.games({ status: ["running"] });
    const id = game?.id ?? "";
    s.database.close();
    s = await release(iraq, "tomorrow");
    expect((await s.repository.playedBy(id)).map(({ engine }) => engine)).toEqual([
      textHash(text),
      textHash("today's text"),
      null,
    ]);
    await keep(s, "today's text");
    expect((await s.repository.playedBy(id)).map(({ engine }) => engine)).toEqual([
      textHash(text),
      textHash("today's text"),
    ]);
    expect(await s.repository.engines()).toHaveLength(2);
  });

  it("go with the last campaign that was played with them", async () => {
    s.database.sqlite.exec("DELETE FROM games");
    await cleanUp(s.database, KEPT, s.clock.now());
    expect(await s.repository.engines()).toEqual([]);
  });
});

describe("an engine", () => {
  it("is the same to the byte wherever its sources lie, and names no place", async () => {
    const [here, there] = await Promise.all([buildEngine("iraqi-conflict"), engineElsewhere()]);
    expect(there).toBe(here);
    expect(here).not.toBe(text);
    expect(here).not.toMatch(/\/tmp\/|node_modules|src\/engine/);
  });

  it.each(games.map(({ id }) => id))("plays %s as its rules do", async (id) => {
    const definition = games.find((game) => game.id === id);
    if (!definition) throw new Error("no such game");
    const { files, book } = readShipped(definition, null);
    const s = await service(":memory:", [definition]);
    const place = { host: person(0), guild: null, channel: "1", name: "", pace: null };
    const { id: game } = await s.campaigns.create({ ...place, game: id, options: {}, interaction: interaction() });
    await s.campaigns.join({ game, person: person(0), seat: null, word: "é €", interaction: interaction() });
    await s.campaigns.start(game, person(0), true, interaction());
    const dice = new Dice({ key: "5".padStart(64, "0"), next: 0 });
    const { members } = await s.campaigns.status(game);
    const own = members.find((member) => member.person === person(0).id)?.seat ?? "";
    for (let acts = 0; acts < 12; acts++) {
      const { view, decisions } = await s.campaigns.seatView(game, person(0).id, own);
      const decision = decisions.find(({ owed }) => owed);
      const move = decision && anyMove(book, view, decision, dice);
      if (!move) break;
      await s.campaigns.submit({
        game,
        person: person(0).id,
        seat: own,
        decision: decision.id,
        ...move,
        interaction: null,
      });
    }
    const { secret, rows, content } = JSON.parse(JSON.stringify(await s.campaigns.export(game))) as GameFile;
    s.database.close();
    const engine = new EngineProcess(await buildEngine(id));
    const packed = { pack: files, content, drawn: {} };
    const { states, last, stopped } = engine.replay({ ...packed, secret, rows });
    expect([stopped, states]).toEqual([null, rows.map(({ state }) => state)]);
    expect(rows.length).toBeGreaterThan(1);
    const { rules } = definition;
    const made = engine.upgrade({ ...packed, state: last ?? "", rules }).state;
    expect(made).toBe(stateText(upgradedState(book, readState(last ?? "", rules)).state));
  });

  it("finds nothing but the language around it, and no file behind that", () => {
    const asked = (expression: string): string =>
      new EngineProcess(
        `var engine = { ask: () => JSON.stringify({ interface: 1, game: String(${expression}), rules: "", stateVersion: 1 }) };`,
      ).about().game;
    expect(asked("[typeof process, typeof require, typeof fetch, typeof setTimeout, typeof Buffer]")).toBe(
      "undefined,undefined,undefined,undefined,undefined",
    );
    expect(() => asked('globalThis.constructor.constructor("return process")()')).toThrow(/EvalError/);
  });
});
