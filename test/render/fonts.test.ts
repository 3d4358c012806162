import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FontProblem, registerFonts } from "../../src/render/node/fonts.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "umpire-fonts-"));
  cpSync(fileURLToPath(new URL("../../assets/fonts", import.meta.url)), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const register = () => registerFonts(pathToFileURL(`${folder}/`));

describe("the fonts of this release", () => {
  it("are missed by name", () => {
    rmSync(join(folder, "RobotoSlab-Bold.otf"));
    expect(register).toThrow(FontProblem);
    expect(register).toThrow(`${join(folder, "RobotoSlab-Bold.otf")} is missing or broken`);
  });

  it("are missed if they are something else", () => {
    writeFileSync(join(folder, "RobotoCondensed-Bold.ttf"), "no font at all");
    expect(register).toThrow(/RobotoCondensed-Bold\.ttf is missing or broken/);
  });
});
