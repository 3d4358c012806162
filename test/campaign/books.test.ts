import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { scoutsSubject } from "../kit/games/scouts.ts";
import { summitSubject } from "../kit/games/summit/index.ts";
import { service } from "./harness.ts";

it("two games whose packs are the same to the letter are played by their own rules each", async () => {
  const definitions = [scoutsSubject, summitSubject].map(({ book }) => book.definition);
  const packs = mkdtempSync(join(tmpdir(), "umpire-packs-"));
  for (const { id } of definitions) {
    mkdirSync(join(packs, id));
    writeFileSync(join(packs, id, "pack.json"), "{}");
  }
  const { books, database } = await service(":memory:", definitions, packs);
  rmSync(packs, { recursive: true });
  const content = definitions.map(({ id }) => books.shipped(id).hash);
  expect(new Set(content).size).toBe(1);
  for (const { id } of definitions)
    expect((await books.pinned({ game: id, content: content[0] ?? "" })).definition.id).toBe(id);
  database.close();
});
