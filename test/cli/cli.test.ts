import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { enginesKept } from "../../src/cli/kept-engines.ts";
import { textHash } from "../../src/proof/state-text.ts";
import { type BlockId, CLOSING_TAG, openingTag } from "../../src/replay/file/blocks.ts";
import { packedBlock } from "../../src/replay-maker/packing.ts";
import { DatabaseProblem } from "../../src/store/problems.ts";
import { openDatabase } from "../../src/store/sqlite/database.ts";
import { openStorage } from "../../src/store/sqlite/storage.ts";
import { BRIEF } from "../brief.ts";
import { type Program, program } from "../programs.ts";
import { postedPage } from "../replay-maker/pages.ts";
import { type Ended, umpire } from "./in-process.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "umpire-cli-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Whatever else runs here. */
const alone = () => ({
  DISCORD_TOKEN: "",
  UMPIRE_DATABASE: join(folder, "none.sqlite"),
  UMPIRE_OPERATIONS_PORT: "0",
});

/** Runs a program of the project as a shell would. */
function start(script: Program, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const quiet = { ...process.env, ...alone(), ...env };
  return new Promise((resolve) => {
    execFile(process.execPath, [...BRIEF, program(script), ...args], { cwd: ROOT, env: quiet }, (error, out, err) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, out, err }),
    );
  });
}

const cli = (args: readonly string[], env?: NodeJS.ProcessEnv) => umpire(args, { ...alone(), ...env });

/** One sentence on stderr, and no stack trace; by its code a supervisor knows that somebody has to mend something. */
function expectOneSentence({ code, out, err }: Ended, sentence: RegExp, expected = 78): void {
  expect({ code, out }).toEqual({ code: expected, out: "" });
  expect(err).toMatch(sentence);
  expect(err).not.toMatch(/\n\s+at /);
}

describe("the command line", () => {
  it("content: one JSON line per pack", async () => {
    const { code, out, err } = await start("cli", ["content"]); // as a shell would
    expect([code, err]).toEqual([0, ""]);
    const lines = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { game: string });
    expect(lines.find((line) => line.game === "iraqi-conflict")).toMatchObject({ cards: 100, rulebook: 100 });
  });

  it("selfplay: one JSON line of figures, the same games for the same seed", async () => {
    const wish = ["--games", "5", "--seats", "3", "--set", "turns=4", "--seed", "abc"];
    const args = ["selfplay", "--game", "iraqi-conflict", ...wish];
    const [a, b] = [await cli(args), await cli(args)];
    const figures = JSON.parse(a.out) as { actions: number };
    const turns = { median: 4, long: 0 };
    expect(figures).toMatchObject({ game: "iraqi-conflict", games: 5, finished: 5, turns });
    expect(Object.keys(figures)).toEqual(expect.arrayContaining(["actions", "seconds", "actionsPerSecond"]));
    expect((JSON.parse(b.out) as { actions: number }).actions).toBe(figures.actions);
  });

  it("selfplay: options of the game and a player for each seat", async () => {
    const of = (...seats: readonly string[]) =>
      cli([
        ...["selfplay", "--game", "next-war-in-lebanon", "--games", "1", "--seed", "abc"],
        ...["--set", "scenario=lebanon-2006", "--set", "chits=yes", ...seats],
      ]);
    const [one, other] = [await of("--seat", "idf=sensible"), await of("--seat", "insurgent=sensible")];
    type Figures = { actions: number; turns: { median: number; long: number } };
    const figures = [one, other].map(({ out }) => JSON.parse(out) as Figures);
    for (const { turns } of figures) {
      expect(turns.median).toBeLessThanOrEqual(12);
      expect(turns.long).toBe(turns.median >= 8 ? 1 : 0); // of one game
    }
    expect(figures[0]?.actions).not.toBe(figures[1]?.actions);
  });

  it.each([
    ["an unknown game", ["selfplay", "--game", "chess"], /no game “chess”/, 2],
    [
      "an option that is no pair",
      ["selfplay", "--game", "next-war-in-lebanon", "--set", "chits"],
      /<option>=<value>/,
      2,
    ],
    [
      "a seat that there is not",
      ["selfplay", "--game", "next-war-in-lebanon", "--seat", "syria=random"],
      /no seat “syria”; there are: idf, insurgent/,
      2,
    ],
    [
      "a number of seats that goes by the scenario",
      ["selfplay", "--game", "fitna", "--seats", "2"],
      /^How many seats Fitna has goes by its other options \(2 as it was asked for\): leave --seats out\. .*edition, scenario/,
      2,
    ],
    ["so many seats", ["selfplay", "--game", "battle-for-baghdad", "--seats", "2"], /^--seats 2: .*3 seats/, 2],
    [
      "an option that the scenario does not have",
      ["selfplay", "--game", "fitna", "--set", "people=two"],
      /^Fitna cannot be played like this \(people=two\): How many people play\? is not asked now\./,
      2,
    ],
    ["an option that there is not", ["selfplay", "--game", "fitna", "--set", "scenaro=2"], /no option “scenaro”/, 2],
    ["a file that is not there", ["verify", "/nowhere.json"], /cannot be read/, 2],
    ["a campaign of a database that is not there", ["export", "abcde"], /no database/, 78],
    ["registering without a token", ["register"], /DISCORD_TOKEN is not set/, 2],
  ])("refuses %s in one sentence", async (_, args, sentence, code) => {
    expectOneSentence(await cli(args), sentence, code);
  });

  it("ends as a process with the same sentence and code", async () => {
    const words = ["export", "abcde"];
    const ended = await start("cli", words);
    expect(ended).toEqual(await cli(words));
    expectOneSentence(ended, /no database/);
  });

  it.each([
    ["an unknown command", ["play"], 2],
    ["an unknown option", ["content", "--all"], 2],
    ["help", ["content", "--help"], 0],
  ])("ends after %s with a code that says whose fault it was", async (_, words, code) => {
    const ended = await cli(words);
    expect(ended.code).toBe(code);
    expect(ended.err === "").toBe(code === 0);
  });

  it("refuses a file that is no game's", async () => {
    const file = join(folder, "letter.json");
    writeFileSync(file, '{"format":"letter"}');
    const { code, out } = await cli(["verify", file]);
    expect(code).toBe(1);
    expect(out).toMatch(/not a game's file/);
  });
});

describe("umpire verify", () => {
  it("says of a page without log that there is nothing to prove, by a code of its own", async () => {
    const file = join(folder, "posted.html");
    const page = (block: BlockId) =>
      `<!doctype html>\n${openingTag(block)}${packedBlock('{"lacksLog":"until the end"}')}${CLOSING_TAG}\n`;
    writeFileSync(file, page("show"));
    const { code, out } = await cli(["verify", file]);
    expect(code).toBe(5); // it has no script, either
    expect(out).toMatch(
      /^Nothing to prove: this page has no log\.[\s\S]*\nIts script, or what is seen without it, is not/,
    );
    writeFileSync(file, await postedPage("Iraqi Conflict"));
    expect(await cli(["verify", file])).toMatchObject({
      code: 6,
      out: expect.stringMatching(/\nIts script is that of/),
    });
    writeFileSync(file, page("rows"));
    expect(await cli(["verify", file])).toMatchObject({ code: 2 });
  });
});

describe("umpire restore", () => {
  it("says what was put in the database's place, and where what was there is kept", async () => {
    const [backup, database] = [join(folder, "backup.sqlite"), join(folder, "restored.sqlite")];
    openDatabase(backup).close();
    const restored = async () => (await cli(["restore", backup], { UMPIRE_DATABASE: database })).out;
    const said = `${database} is restored from ${backup}: 0 campaigns, 0 of them running.`;
    expect(await restored()).toBe(`${said} Start the bot.\n`);
    expect(await restored()).toMatch(/ running\. What was there is kept as .*restored\.sqlite\S+\. Start the bot\.\n$/);
  });
});

describe("what is kept in a database", () => {
  const engine = { game: "chess", text: "export const rules = 1;", hash: textHash("export const rules = 1;") };

  it("engines are written to files of their own, but for those that were changed since", async () => {
    const [database, out] = [join(folder, "engines.sqlite"), join(folder, "engines")];
    const storage = openStorage(database);
    await storage.repository.keepEngine(engine, "the code of the rules");
    await storage.repository.keepEngine({ ...engine, hash: "0".repeat(64) }, "other code");
    storage.close();
    const lines = (await cli(["engines", "--out", out], { UMPIRE_DATABASE: database })).out.trim().split("\n");
    const file = join(out, `chess-${engine.hash.slice(0, 16)}.js`);
    expect(lines.toSorted()).toEqual(
      [`${engine.hash}  ${file}`, `${"0".repeat(64)}  chess  was changed after it was kept: of no use`].toSorted(),
    );
    expect(readdirSync(out).map((name) => join(out, name))).toEqual([file]);
    expect(readFileSync(file, "utf8")).toBe(engine.text);
  });

  it("is copied while a bot holds it", async () => {
    const [database, copy] = [join(folder, "held.sqlite"), join(folder, "copy.sqlite")];
    const held = openStorage(database);
    const { code, out } = await cli(["backup", copy], { UMPIRE_DATABASE: database });
    held.close();
    expect([code, out]).toEqual([0, `The database is copied to ${copy}.\n`]);
    expect(existsSync(copy)).toBe(true);
  });

  it("engines are looked for in the operator's own database, whatever is the matter with it, and in one that is named", async () => {
    const broken = join(folder, "broken.sqlite");
    writeFileSync(broken, "no database ".repeat(100));
    vi.stubEnv("UMPIRE_DATABASE", broken);
    expect(await enginesKept([engine.hash])).toEqual([]);
    await expect(enginesKept([engine.hash], broken)).rejects.toThrow(DatabaseProblem);
    vi.stubEnv("UMPIRE_DATABASE", join(folder, "engines.sqlite"));
    expect(await enginesKept([engine.hash, "1".repeat(64)])).toEqual([
      { ...engine, place: "the database", isOwn: true },
    ]);
    vi.unstubAllEnvs();
  });
});

describe("npm start", () => {
  it("lists every mistake of the environment at once", async () => {
    const ended = await start("main", [], { LOG_LEVEL: "loud", UMPIRE_SANDBOX_PORT: "-1" });
    expectOneSentence(ended, /2 mistakes:\n.*UMPIRE_SANDBOX_PORT.*\n.*LOG_LEVEL/);
  });

  it("refuses a malformed pack, naming file, place and reason", async () => {
    const packs = join(folder, "packs");
    cpSync(join(ROOT, "data"), packs, { recursive: true });
    const file = join(packs, "iraqi-conflict", "cards.json");
    writeFileSync(file, readFileSync(file, "utf8").replace(/"fv":\s*4/, '"fv": 9'));
    expectOneSentence(await cli(["content"], { UMPIRE_PACKS: packs }), /cards.*9|cards.*fv/i);
    expectOneSentence(await start("main", [], { UMPIRE_PACKS: packs, UMPIRE_SANDBOX_PORT: "0" }), /cards/);
    writeFileSync(file, "{");
    expectOneSentence(await cli(["content"], { UMPIRE_PACKS: packs }), /cards\.json: not JSON/);
  });

  it("refuses a database of a newer release", async () => {
    const file = join(folder, "newer.sqlite");
    const database = openDatabase(file);
    database.sqlite.prepare("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 9e15)").run();
    database.close();
    expectOneSentence(await start("main", [], { UMPIRE_DATABASE: file, UMPIRE_SANDBOX_PORT: "0" }), /newer release/);
  });
});
