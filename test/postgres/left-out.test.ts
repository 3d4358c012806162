import { expect, it } from "vitest";
import { withoutServer } from "./left-out.ts";

it("a run without PostgreSQL says what it has left out, and how to have it", () => {
  expect(withoutServer(false)).toMatch(/^Not tested, for want of PostgreSQL: .* Install PostgreSQL/);
});

it("in CI it says that it has failed by that", () => {
  expect(withoutServer(true)).toMatch(/^Failed, for want of PostgreSQL: .* must not be left out in CI/);
});
