import { createContext, runInContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import type { Json } from "#engine";
import { buildPlain } from "../../src/campaign/record/engines/building.ts";
import { verify } from "../../src/campaign/record/verify.ts";
import type { GameFile } from "../../src/campaign/service.ts";
import { games } from "../../src/games/registry.ts";
import { chainHash, NO_ROW } from "../../src/proof/history.ts";
import { type Check, STEPS } from "../../src/proof/verdict.ts";
import { filming } from "../../src/replay/film.ts";
import { type GivenPicture, pictureDigest } from "../../src/replay/picture-checks.ts";
import { type Carried, proving } from "../../src/replay/proving.ts";
import { EDITIONS, eventful } from "./recorded.ts";

type Row = GameFile["rows"][number];

/** A campaign as a page carries it, with names that are said as a list. */
interface Page extends Omit<Carried, "file" | "names" | "engines"> {
  readonly file: GameFile;
  readonly names: readonly { readonly [seat: string]: string }[];
}

async function pageOf(edition: (typeof EDITIONS)[number]): Promise<Page> {
  const { recorded, file } = await eventful(edition);
  const pictures = [...filming(recorded)].flatMap(({ shots, sketches }) =>
    shots.map(({ row, which }, i): GivenPicture => ({ row, which, digest: pictureDigest(sketches[i] ?? "") })),
  );
  const names = recorded.rows.map(({ seq }) => recorded.names?.(seq) ?? {});
  return { file, drawn: {}, pictures, names, posted: [] };
}

const NO_ENGINES = {
  offered: [],
  run: () => {
    throw new Error("there are no engines here");
  },
};

function checked({ names, ...page }: Page): readonly Check[] {
  const definition = games.find(({ id }) => id === page.file.game);
  if (!definition) throw new Error("there is no such game");
  return [...proving(definition, { ...page, names: (seq) => names[seq] ?? {}, engines: NO_ENGINES })];
}

const linesOf = (checks: readonly Check[]): readonly string[] => checks.flatMap(({ lines }) => lines);

/** What a script for each game may weigh, in kB as it is sent. */
const LARGEST = 270;

/** Where each game's definition stands. */
const NAMES: { readonly [game: string]: string } = {
  "battle-for-baghdad": "battleForBaghdad",
  fitna: "fitna",
  "iraqi-conflict": "iraqiConflict",
  "next-war-in-lebanon": "nextWarInLebanon",
};

const scripts = new Map<string, ReturnType<typeof buildPlain>>();

/** What proves a game, as one script: built once for all its editions. */
function scriptOf(game: string): ReturnType<typeof buildPlain> {
  const known = scripts.get(game) ?? built(game);
  scripts.set(game, known);
  return known;
}

const built = (game: string): ReturnType<typeof buildPlain> =>
  buildPlain({
    name: "replay",
    contents: `
      import { ${NAMES[game]} } from "./src/games/${game}/index.ts";
      import { proving } from "./src/replay/proving.ts";
      export function check(text) {
        const { names, ...page } = JSON.parse(text);
        const engines = { offered: [], run: () => { throw new Error("there are no engines here"); } };
        return JSON.stringify([...proving(${NAMES[game]}, { ...page, names: (seq) => names[seq] ?? {}, engines })]);
      }`,
    banner: "",
  });

describe.each(EDITIONS)("a campaign of $name", (edition) => {
  let page: Page;
  let checks: readonly Check[];
  beforeAll(async () => {
    page = await pageOf(edition);
    checks = checked(page);
  });

  it("is proved step by step, each with its progress", () => {
    const order = [...new Set(checks.map(({ step }) => step))];
    expect(order).toEqual(STEPS.filter((step) => step !== "page"));
    for (const step of order) {
      const own = checks.filter((check) => check.step === step);
      expect(own.at(-1), step).toMatchObject({ verdict: "proved", done: own.at(-1)?.of });
      expect(own.every(({ done, of }) => done <= of)).toBe(true);
      expect(own.map(({ done }) => done)).toEqual(own.map(({ done }) => done).sort((a, b) => a - b));
      expect(
        own.slice(0, -1).every(({ verdict }) => verdict === null),
        step,
      ).toBe(true);
    }
    expect(checks.filter(({ step }) => step === "states").length).toBeGreaterThan(page.file.rows.length);
  });

  it("is told of as the command line does, and of its pictures", () => {
    const { verdict, lines } = verify(page.file, games);
    expect(verdict).toBe("proved");
    expect(linesOf(checks)).toEqual([
      ...lines,
      `All ${page.pictures.length} pictures are those that the campaign makes.`,
    ]);
  });

  it("is proved by a script that has nothing but the language, and is small enough for a page", async () => {
    const { code } = await scriptOf(page.file.game);
    expect(gzipSync(code, { level: 9 }).length / 1024).toBeLessThan(LARGEST);
    const context = createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } });
    runInContext(code, context);
    const asked = JSON.stringify(page);
    const answer = runInContext(`replay.check(${JSON.stringify(asked)})`, context) as string; // as it is made above
    expect(JSON.parse(answer)).toEqual(JSON.parse(JSON.stringify(checks)));
  });
});

describe("what somebody has changed", () => {
  const [iraq] = EDITIONS.filter(({ game }) => game === "iraqi-conflict");
  if (!iraq) throw new Error("there is no such game");
  let page: Page;
  beforeAll(async () => {
    page = await pageOf(iraq);
  });

  /** Where it is found: the last step, and what that says. */
  const found = (changed: Page): string => {
    const { step, verdict, lines } = checked(changed).at(-1) ?? { step: "", verdict: "", lines: [] };
    return `${step}, ${verdict}: ${lines.at(-1)}`;
  };
  const withFile = (change: Partial<GameFile>): Page => ({ ...page, file: { ...page.file, ...change } });
  const withRow = (at: number, change: (row: Row) => Partial<Row>): readonly Row[] =>
    page.file.rows.map((row, i) => (i === at ? { ...row, ...change(row) } : row));
  /** Every hash made again, as whoever has the secret can do it. */
  function chained(rows: readonly Row[]): Page {
    let before = NO_ROW;
    const made = rows.map((row) => {
      before = chainHash(before, row);
      return { ...row, hash: before };
    });
    return withFile({ rows: made });
  }
  const act = () => page.file.rows.findIndex(({ kind }) => kind === "act");
  const flipped = (hash: string): string => (hash.startsWith("0") ? "1" : "0") + hash.slice(1);

  it("is the secret", () => {
    const secret = flipped(page.file.secret);
    expect(found(withFile({ secret }))).toBe("promise, wrong: The secret is not the one that was promised.");
  });

  it("is the pack", () => {
    const pack = { ...page.file.pack, more: {} };
    expect(found(withFile({ pack }))).toBe("pack, wrong: The pack is not the one that the game was played with.");
  });

  it.each<[string, (row: Row) => Partial<Row>]>([
    ["an answer", () => ({ params: { discard: ["x"] } })],
    ["a time", ({ at }) => ({ at: at + 1 })],
    ["a state", ({ state }) => ({ state: flipped(state) })],
    ["what was told", () => ({ events: flipped("ab".repeat(32)) })],
  ])("is %s, under hashes that are as they were", (_, change) => {
    const rows = withRow(act(), change);
    expect(found(withFile({ rows }))).toBe(`chain, wrong: row ${act()}: it was changed after it was written.`);
  });

  it("is a state, a digest of what was told, or an answer, under hashes made again", () => {
    const at = act();
    expect(found(chained(withRow(at, ({ state }) => ({ state: flipped(state) }))))).toBe(
      `states, wrong: row ${at}: the state differs.`,
    );
    expect(found(chained(withRow(at, () => ({ events: "ab".repeat(32) }))))).toBe(
      `told, wrong: row ${at}: it tells something else.`,
    );
    expect(found(chained(withRow(at, () => ({ action: "win" }))))).toMatch(
      new RegExp(`^states, wrong: row ${at}: the rules refuse it`),
    );
  });

  it("is who plays which seat", () => {
    const swapped = ({ params }: Row): Partial<Row> => {
      const start = params as { readonly controllers: { readonly [seat: string]: string } }; // row 0
      const [[a = "", one] = [], [b = "", other] = []] = Object.entries(start.controllers);
      return { params: { ...start, controllers: { ...start.controllers, [a]: other, [b]: one } } as unknown as Json };
    };
    expect(found(chained(withRow(0, swapped)))).toMatch(/^seats, wrong: the seat \w+ was not given by the draw\.$/);
  });

  it("is the end, which was cut off", () => {
    const rows = page.file.rows.slice(0, -1);
    const { hash = "" } = page.file.rows.at(-1) ?? {};
    expect(found({ ...withFile({ rows }), posted: [hash.slice(0, 16)] })).toMatch(/^chain, wrong: The log has no row/);
    expect(found(withFile({ rows, complete: true }))).toMatch(/^acts, wrong: The campaign is said to have ended/);
  });

  it("is a picture: another caption, another table, one more, one less, the same twice, two exchanged", async () => {
    const { pictures } = page;
    const [first, second, ...rest] = pictures;
    if (!first || !second) throw new Error("there are no pictures");
    const { recorded } = await eventful(iraq);
    const sketch = [...filming(recorded)].flatMap(({ sketches }) => sketches)[0] ?? "";
    expect(pictureDigest(sketch)).toBe(first.digest);
    const other = (text: string): Page => ({
      ...page,
      pictures: [{ ...first, digest: pictureDigest(text) }, second, ...rest],
    });
    const differs = /^pictures, wrong: The picture “.+” of row 0 is not the one that the campaign makes\.$/;
    expect(found(other(sketch))).toMatch(/^pictures, proved: /);
    expect(found(other(sketch.replace('"caption":"', '"caption":"Z')))).toMatch(differs);
    expect(found(other(sketch.replace(/:(\d)([,}])/, ":7$1$2")))).toMatch(differs);
    const more = { ...first, sketch };
    expect(found({ ...page, pictures: [more, second, ...rest] })).toMatch(differs);
    expect(found({ ...page, pictures: [{ ...second, row: 0, which: first.which }, ...rest] })).toMatch(differs);
    expect(found({ ...page, pictures: [...pictures, { ...first, which: 99 }] })).toBe(
      "pictures, wrong: There is a picture of row 0 that the campaign does not make.",
    );
    expect(found({ ...page, pictures: pictures.slice(1) })).toMatch(/The picture “.+” of row 0 is left out\.$/);
    expect(found({ ...page, pictures: [...pictures, first] })).toBe(
      "pictures, wrong: A picture of row 0 is there twice.",
    );
  });

  it("is no picture that went with acts that were taken back", async () => {
    const { back } = await eventful(iraq);
    const rewind = page.file.rows.findIndex(({ kind }) => kind === "rewind");
    const standing = page.pictures.filter(({ row }) => row < back || row >= rewind);
    expect(standing.length).toBeLessThan(page.pictures.length);
    expect(found({ ...page, pictures: standing })).toMatch(/^pictures, proved: /);
  });

  it("is the whole file", () => {
    for (const file of [{ ...page.file, format: "x" }, { game: page.file.game }])
      expect(found({ ...page, file: file as unknown as GameFile })).toMatch(/wrong: This is not a game's file/);
  });
});
