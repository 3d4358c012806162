import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const sources = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => `${folder}/${path}`);

describe("what concerns releases 0.1 and 0.2 alone", () => {
  const listed = [...read("src/earlier/README.md").matchAll(/^\| `(\S+)`/gm)].map(([, path = ""]) => path);

  it("is listed by paths that there are", () => {
    expect(listed.length).toBeGreaterThan(10);
    expect(listed.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it("lies in its folder, or is listed", () => {
    const speaking = sources("src").filter((path) => /releases? (up to )?0\.[12]\b/.test(read(path)));
    expect(speaking.filter((path) => !path.startsWith("src/earlier/") && !listed.includes(path))).toEqual([]);
  });
});
