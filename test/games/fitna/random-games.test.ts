import { describe, expect, it } from "vitest";
import { playOut } from "../../../src/cli/play-out.ts";
import { fitna } from "../../../src/games/fitna/index.ts";
import { openShipped } from "../../../src/packs/packs.ts";
import { keyOf } from "../../kit/index.ts";
import { playAgain, playAtRandom } from "./playing.ts";

describe("random games of Fitna", () => {
  it("scenario 9 of 2018 is played to its end", { timeout: 60_000 }, () =>
    playAtRandom({ edition: "2018", scenario: "9" }, 1),
  );
  it("scenario 2 is played again to the same end from its log", { timeout: 60_000 }, () =>
    playAgain({ scenario: "2" }, 1),
  );
});

it("computer players alone play the edition of 2018 to its end", { timeout: 60_000 }, () => {
  const options = { edition: "2018", scenario: "9" };
  const play = { options, key: keyOf("computers"), player: () => "sensible" as const, most: 5000 };
  expect(playOut(openShipped(fitna) as never, play).result).not.toBeNull();
});
