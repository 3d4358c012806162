import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PackError } from "#engine";
import { games } from "../../src/games/registry.ts";
import { openPack, openPinned, packFolder, readLessonFiles, readPackFiles } from "../../src/packs/packs.ts";
import { packHash } from "../../src/proof/pinned-pack.ts";

describe.each(games)("the pack of a running game: $name", (definition) => {
  const files = readPackFiles(packFolder(definition, null));
  const [drawn = ""] = definition.drawnFrom ?? [];
  const { [drawn]: _, ...old } = files;

  it("is played on where it lacks what today's pictures are drawn from, under its own name", () => {
    const book = openPinned(definition, old);
    expect(book.hash).toBe(packHash(old));
    expect(book.content).toEqual(openPack(definition, files).content);
  });

  it("is played on where they are there in another shape, which new games are refused with", () => {
    const other = { ...files, [drawn]: { source: "an earlier release" } };
    expect(openPinned(definition, other).content).toEqual(openPack(definition, files).content);
    expect(() => openPack(definition, other)).toThrow(`${drawn}.json`);
  });

  it("is refused for anything that a rule reads", () => {
    const rules = Object.keys(files).find((name) => name !== drawn) ?? "";
    const { [rules]: __, ...broken } = files;
    expect(() => openPinned(definition, broken)).toThrow(PackError);
  });
});

it("a pack is read once as long as few others are opened, and each is its own", () => {
  const [game] = games;
  if (!game) throw new Error("there is no game");
  let times = 0;
  const counted: typeof game = {
    ...game,
    readPack(files) {
      times++;
      return game.readPack(files);
    },
  };
  const files = readPackFiles(packFolder(game, null));
  const other = (n: number) => ({ ...files, unread: n });
  const first = openPack(counted, files);
  expect(openPack(counted, structuredClone(files)).content).toBe(first.content);
  expect([openPinned(counted, files).content, times]).toEqual([first.content, 1]);
  for (const n of [1, 2, 3]) expect(openPack(counted, other(n)).hash).not.toBe(first.hash);
  expect([openPack(counted, files).content === first.content, times]).toEqual([true, 4]);
  openPack(counted, other(4));
  openPack(counted, files);
  expect(times).toBe(5); // whichever was opened last stays
  openPack(counted, other(1));
  expect(times).toBe(6);
});

describe("the files of a pack", () => {
  const directory = mkdtempSync(join(tmpdir(), "umpire-pack-"));
  beforeAll(() => {
    mkdirSync(join(directory, "2018", "scenarios"), { recursive: true });
    writeFileSync(join(directory, "map.json"), "[1]");
    writeFileSync(join(directory, "2018", "crt.json"), "[2]");
    writeFileSync(join(directory, "2018", "scenarios", "03.json"), "[3]");
    writeFileSync(join(directory, "2018", "notes.txt"), "none of the pack");
    mkdirSync(join(directory, "lessons"));
    for (const [name, text] of [
      ["second.json", "[5]"],
      ["first.json", "[4]"],
      ["notes.txt", "no lesson"],
    ] as const)
      writeFileSync(join(directory, "lessons", name), text);
  });
  afterAll(() => rmSync(directory, { recursive: true }));

  it("are those in its folders too, named with the folder", () => {
    expect(readPackFiles(directory)).toEqual({ map: [1], "2018/crt": [2], "2018/scenarios/03": [3] });
  });

  it("come in the order of their names, as do the lessons beside them, which are none of them", () => {
    expect(Object.keys(readPackFiles(directory))).toEqual(["2018/crt", "2018/scenarios/03", "map"]);
    const lessons = readLessonFiles({ id: basename(directory) }, dirname(directory));
    expect(Object.entries(lessons)).toEqual([
      ["first", [4]],
      ["second", [5]],
    ]);
  });

  it("are refused where there are none", () => {
    const empty = mkdtempSync(join(tmpdir(), "umpire-pack-"));
    expect(() => readPackFiles(empty)).toThrow("no JSON file in this pack");
    rmSync(empty, { recursive: true });
  });

  it("are refused with the place of what is not JSON", () => {
    const broken = join(directory, "2018", "broken.json");
    writeFileSync(broken, "{");
    expect(() => readPackFiles(directory)).toThrow(`${broken}: not JSON`);
    rmSync(broken);
  });
});
