import { describe, it } from "vitest";
import { playAgain, playAtRandom } from "./playing.ts";

describe("random games of Fitna", () => {
  it("scenario 9 of 2018 is played to its end", { timeout: 60_000 }, () =>
    playAtRandom({ edition: "2018", scenario: "9" }, 1),
  );
  it("scenario 2 is played again to the same end from its log", { timeout: 60_000 }, () =>
    playAgain({ scenario: "2" }, 1),
  );
});
