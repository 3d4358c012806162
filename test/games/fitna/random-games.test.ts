import { describe, it } from "vitest";
import { playAtRandom } from "./playing.ts";

describe("random games of Fitna", () => {
  it("scenario 1 is played to its end", { timeout: 60_000 }, () => playAtRandom({ scenario: "1" }, 3));
});
