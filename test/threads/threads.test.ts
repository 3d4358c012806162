import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { loaders } from "../../src/threads/threads.ts";

it("threads run TypeScript as this process does, by loaders that they find from wherever they are", () => {
  const [one, other] = ["/umpire/one.mjs", "/umpire/other.mjs"];
  const given = ["--import", one, "--max-semi-space-size=32", "--import", "tsx", "--inspect", "--import", other];
  expect(loaders(given)).toEqual(["--import", one, "--import", other]);
});

it.each([[[]], [["--import", "tsx"]], [["--import"]], [["/umpire/one.mjs"]]])("or else by tsx: %o", (given) => {
  const [word, address = "", ...more] = loaders(given);
  expect([word, more]).toEqual(["--import", []]);
  expect(fileURLToPath(address)).toMatch(/\/node_modules\/tsx\/.*\.mjs$/);
});
