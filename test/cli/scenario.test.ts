import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { umpire } from "./in-process.ts";

const EXAMPLE = fileURLToPath(new URL("../../docs/games/fitna-scenario-example.json", import.meta.url));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "umpire-scenario-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const scenario = (...words: string[]) => umpire(["scenario", ...words]);

describe("umpire scenario", () => {
  it("check says of the document's example what is played and what wins", async () => {
    const { code, out: said } = await scenario("check", EXAMPLE);
    expect([code, said.split("\n").slice(0, 2)]).toEqual([
      0,
      ["The road to Aleppo", "  Rules of 2020, 4 turns, tension 2 at the start."],
    ]);
    expect(said).toContain("decisive: Aleppo (not yet), Hama (not yet) and Idlib");
  });

  it("check names every fault with its place, and fails", async () => {
    const file = join(folder, "broken.json");
    writeFileSync(
      file,
      readFileSync(EXAMPLE, "utf8").replace('"turns": 4', '"turn": 4').replace('"rear-area"', '"rear"'),
    );
    const { code, out: said } = await scenario("check", file);
    expect(code).toBe(1);
    expect(said).toContain(`${file}: turns: this is missing`);
    expect(said).toContain(`${file}: special.0.kind: “rear” is no known special rule. Did you mean rear-area?`);
    expect(said).toContain(`${file}: “turn” is no part of it. Did you mean “turns”?`);
  });

  it("preview draws the set-up", async () => {
    const out = join(folder, "out.png");
    expect((await scenario("preview", EXAMPLE, out)).code).toBe(0);
    const png = readFileSync(out);
    expect([png.toString("latin1", 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(["PNG", 1650, 1050]);
  });
});
