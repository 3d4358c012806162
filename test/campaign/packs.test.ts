import { describe, expect, it } from "vitest";
import { openPack, openPinned, packFolder, packHash, readPackFiles } from "../../src/campaign/packs.ts";
import { PackError } from "../../src/engine/index.ts";
import { games } from "../../src/games/registry.ts";

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
