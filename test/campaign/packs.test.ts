import { describe, expect, it } from "vitest";
import { openPack, openPinned, packFolder, packHash, readPackFiles } from "../../src/campaign/packs.ts";
import { PackError } from "../../src/engine/index.ts";
import { games } from "../../src/games/registry.ts";

describe.each(games)("the pack of a running game: $name", (definition) => {
  const files = readPackFiles(packFolder(definition, null));
  const [drawn = ""] = definition.drawnFrom ?? [];
  const { [drawn]: _, ...old } = files;

  it("is played on where today's pictures cannot be drawn from it, under its own name", () => {
    const book = openPinned(definition, old);
    expect(book.hash).toBe(packHash(old));
    expect(book.content).toEqual(openPack(definition, files).content);
  });

  it("is refused to new games for that, with the file", () => {
    expect(() => openPack(definition, old)).toThrow(`${drawn}.json`);
  });

  it("is refused for anything that a rule reads", () => {
    const rules = Object.keys(files).find((name) => name !== drawn) ?? "";
    const { [rules]: __, ...broken } = files;
    expect(() => openPinned(definition, broken)).toThrow(PackError);
  });
});
