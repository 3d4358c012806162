import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { begin, type Definition, type GameTypes, type Params, type Rulebook } from "#engine";
import { readGolden } from "../../../../scripts/golden/log.ts";
import { EngineProcess } from "../../../../src/campaign/record/engines/engine-process.ts";
import { EngineKeeping } from "../../../../src/campaign/record/engines/keeping.ts";
import { verify } from "../../../../src/campaign/record/verify.ts";
import { checkRunning } from "../../../../src/campaign/service/restart.ts";
import type { GameFile } from "../../../../src/campaign/service.ts";
import { games } from "../../../../src/games/registry.ts";
import { readShipped } from "../../../../src/packs/packs.ts";
import type { OfferedEngine } from "../../../../src/proof/file-engines.ts";
import { chainHash, NO_ROW, type ProvenRow, replayed } from "../../../../src/proof/history.ts";
import { upgradedState } from "../../../../src/proof/origin.ts";
import { readState, stateHash, stateText, textHash } from "../../../../src/proof/state-text.ts";
import { KEPT } from "../../../../src/store/retention.ts";
import { cleanUp } from "../../../../src/store/sqlite/cleaning.ts";
import { umpire } from "../../../cli/in-process.ts";
import { IS_SERVED } from "../../../postgres/databases.ts";
import { bundledEngine } from "../../../programs.ts";
import { engineElsewhere } from "../../engine-sources.ts";
import { interaction, person, type Service, service, startedGame } from "../../harness.ts";

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
  "definition.ts": [['rules: "1"', 'rules: "0"']],
  "rules/sequence.ts": [["deal(s);", "s.dice.below(6);\n    deal(s);"]],
} as const;

const logger = pino({ level: "silent" });
let folder = "";
let database = "";
/** The engine of that release. */
let text = "";
/** A campaign that two releases have played. */
let file: GameFile;

const act = (s: Service, game: string, n: number, seat: string, action: string, params: Params = {}) =>
  s.campaigns.acting.submit({
    game,
    person: person(n).id,
    seat,
    decision: null,
    moves: [{ action, params }],
    interaction: interaction(),
  });

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
  await keep(after, bundledEngine("iraqi-conflict"));
  file = JSON.parse(JSON.stringify(await after.campaigns.showing.export(game)));
  after.database.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

const offered = (engine = text, hash = textHash(engine)): readonly OfferedEngine[] => [
  { hash, text: engine, place: "the database", isOwn: true },
];

const said = (raw: unknown, engines: readonly OfferedEngine[] = [], rules = iraq): string => {
  const { verdict, lines } = verify(raw, [rules], [], engines);
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

/** The rows as earlier releases wrote them, without what they told. */
function wordless(): readonly object[] {
  let before = NO_ROW;
  return file.rows.map(({ format: _, events: __, ...row }) => {
    before = chainHash(before, { ...row, format: 1, events: null });
    return { ...row, hash: before };
  });
}

/** The file up to the upgrade, which gives another state than the rules before have left. */
function richer(): GameFile {
  const at = upgradedAt();
  const state = file.rows[at]?.params as unknown as { table: object };
  const params = { ...state, table: { ...state.table, turn: 9 } } as unknown as Params;
  const origin = { ...file.rows[at], params } as GameFile["rows"][number];
  const [made] = [...replayed(readShipped(iraq as Definition<GameTypes>, null).book, [origin], file.secret)];
  const whole = forged(at, { params, state: made ? stateHash(made.state) : "" });
  return { ...whole, rows: whole.rows.slice(0, at + 1) };
}

describe("a campaign that former rules have begun", () => {
  it("names the engines of both rules, for the rows that they have played", () => {
    expect(file.engines).toEqual([
      { from: 0, to: upgradedAt() - 1, engine: textHash(text) },
      { from: upgradedAt(), to: file.rows.length - 1, engine: textHash(bundledEngine("iraqi-conflict")) },
    ]);
  });

  it("is proved by later rules, too, with the engines of both: each upgrade is what its own release has made", () => {
    const later = { ...iraq, rules: "2", stateVersion: 9 };
    const both = [...offered(), ...offered(bundledEngine("iraqi-conflict"))];
    expect(verify(file, [later], [], both).verdict).toBe("proved");
    expect(verify(file, [later], [], offered()).verdict).toBe("chain only");
    expect(said(richer(), both, later)).toMatch(/^wrong: .*not what the upgrade makes of the one before/);
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
    const toldOtherwise = forged(2, { events: "f".repeat(64) });
    expect(said(toldOtherwise, offered())).toMatch(/^wrong: .*row 2: it tells something else by the engine/);
  });

  it("is wrong where today's rules were not given the state that theirs have left", () => {
    const cut = richer();
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
    expect(engines).toHaveLength(2);
    expect(said({ ...rest, version: 1, rows: wordless() }, offered())).toMatch(/^chain only: /);
    expect(said({ ...file, version: 2, rows: wordless() }, offered())).toMatch(/^proved: /);
  });
});

const packed = (engine: string): Buffer =>
  brotliCompressSync(engine, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

/** The operator has none of their own. */
const NO_DATABASE = { UMPIRE_DATABASE: "/nowhere/umpire.sqlite" };

// it is given a database in a file
describe.skipIf(IS_SERVED)("the command line", () => {
  it("writes the engines of the database out, and proves a campaign with such a file", async () => {
    const [exported, engines] = [join(folder, "game.json"), join(folder, "engines")];
    writeFileSync(exported, JSON.stringify(file));
    expect(await umpire(["verify", exported], NO_DATABASE)).toMatchObject({ code: 3 });
    expect(await umpire(["verify", exported], { UMPIRE_DATABASE: database })).toMatchObject({ code: 0 });
    expect(await umpire(["verify", exported, "--database", database], NO_DATABASE)).toMatchObject({
      code: 4,
      out: expect.stringContaining("This is as good as your trust in umpire.sqlite"),
    });
    const { out } = await umpire(["engines", "--out", engines], { UMPIRE_DATABASE: database });
    const written = join(engines, `iraqi-conflict-${textHash(text).slice(0, 16)}.js`);
    expect(out).toContain(`${textHash(text)}  ${written}\n`);
    expect(readFileSync(written, "utf8")).toBe(text);
    expect(await umpire(["verify", exported, "--engine", written], NO_DATABASE)).toMatchObject({
      code: 4,
      out: expect.stringMatching(
        /\(from iraqi-conflict-.*\n.*as good as your trust in iraqi-conflict-.*\nProved on trust: /s,
      ),
    });
  });
});

describe("a database that cannot be read", () => {
  it("offers no engines if it is the operator's own, and is an error if it was named", async () => {
    const [exported, broken] = [join(folder, "exported.json"), join(folder, "broken.sqlite")];
    writeFileSync(exported, JSON.stringify(file));
    writeFileSync(broken, "no database".repeat(1000));
    const own = await umpire(["verify", exported], { UMPIRE_DATABASE: broken });
    expect([own.code, own.err]).toEqual([3, ""]);
    const named = await umpire(["verify", exported, "--database", broken], { UMPIRE_DATABASE: broken });
    expect(named.code).toBe(78);
    expect(named.err).toContain("broken.sqlite");
  });
});

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
    const change = s.database.sqlite.prepare("UPDATE engines SET code = ? WHERE hash = ?");
    change.run(packed(`${text} `), hash);
    const found = await s.repository.engine(hash);
    expect(said(file, found ? [{ ...found, place: "the database", isOwn: true }] : [])).toMatch(
      /was changed, and is not run/,
    );
    change.run(Buffer.from("wrecked"), hash);
    expect((await s.repository.engine(hash))?.text).toBe("");
    change.run(packed(text), hash);
  });

  it("are kept once, and of one part of a log only the last that has played all of it", async () => {
    const [game] = await s.repository.games({ status: ["running"] });
    const today = bundledEngine("iraqi-conflict");
    const engines = async () => (await s.repository.playedBy(game?.id ?? "")).map(({ engine }) => engine);
    expect(await s.repository.enginesDue(s.books.codes)).toEqual([]);
    s.database.close();
    s = await release(iraq, "tomorrow");
    expect(await engines()).toEqual([textHash(text), textHash(today), null]);
    expect(await s.repository.enginesDue(s.books.codes)).toEqual(["iraqi-conflict"]);
    await keep(s, today);
    expect(await engines()).toEqual([textHash(text), textHash(today)]);
    expect(await s.repository.engines()).toHaveLength(2);
  });

  it("go with the last campaign that was played with them", async () => {
    s.database.sqlite.exec("DELETE FROM games");
    await cleanUp(s.database, KEPT, s.clock.now());
    expect(await s.repository.engines()).toEqual([]);
  });
});

/** The beginning of a golden log, as the rows of a campaign that goes on from its first state. */
function goldenRows(book: Rulebook<GameTypes>): { readonly rows: readonly ProvenRow[]; readonly key: string } {
  const [log] = readGolden(book.definition).logs;
  if (!log) throw new Error("there is no golden log");
  const { rules } = book.definition;
  const { state } = begin(book, log);
  const none = { rules, regardless: false, hash: "", state: "", format: 2, events: "", at: 0 } as const;
  const params = { ...state, seq: 1 } as unknown as Params; // an origin holds its whole state
  const origin = { ...none, seq: 0, kind: "upgraded", seat: null, action: "upgraded", params, decision: null } as const;
  const acts = log.acts.slice(0, 40).map((one, i) => ({ ...none, ...one, seq: i + 1, kind: "act" as const }));
  return { rows: [origin, ...acts], key: log.key };
}

describe("an engine", () => {
  it("is the same to the byte wherever its sources lie, and names no place", async () => {
    const here = bundledEngine("iraqi-conflict");
    expect(await engineElsewhere()).toBe(here);
    expect(here).not.toBe(text);
    expect(here).not.toMatch(/\/tmp\/|node_modules|src\/engine/);
  });

  it.each(games.map((game) => [game.id, game] as const))("plays %s as its rules do", (id, definition) => {
    const { files, book } = readShipped(definition, null);
    const { rules } = definition;
    const engine = new EngineProcess(bundledEngine(id));
    const { rows, key } = goldenRows(book);
    const packed = { pack: files, content: book.hash, drawn: {} };
    const { states, events, last, stopped } = engine.replay({ ...packed, secret: key, rows });
    const expected = [...replayed(book, rows, key)];
    expect([stopped, states]).toEqual([null, expected.map(({ state }) => stateHash(state))]);
    expect(events).toEqual(expected.map((row) => row.events));
    expect(events?.every((told) => told !== null)).toBe(true);
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
    expect(() => asked('globalThis.constructor.constructor("return process")()')).toThrow(/process.* is not defined/);
  });
});
