import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isLong } from "../amounts.ts";
import { GAMES } from "./casts.ts";
import { playedNow } from "./turns.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "umpire-turns-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("the games in which the bot is killed", () => {
  it.skipIf(isLong)("come in turn, from run to run, and one that has failed comes again", () => {
    const file = join(folder, "machine", "last");
    const played = GAMES.map(() => {
      const { games, passed } = playedNow({}, file);
      for (const game of games) passed(game);
      return games;
    });
    expect(new Set(played.flat())).toEqual(new Set(GAMES));
    expect(playedNow({}, file).games).toEqual(played[0]);
    expect(playedNow({}, file).games).toEqual(played[0]);
  });

  it("are all of them where it counts, or the one that is asked for", () => {
    expect(playedNow({ CI: "true" }).games).toEqual(GAMES);
    expect(playedNow({ CRASH_GAME: "fitna", CI: "true" }).games).toEqual(["fitna"]);
    expect(() => playedNow({ CRASH_GAME: "chess" })).toThrow(/chess is none of iraqi-conflict, /);
  });

  it.skipIf(isLong)("are one of them where what a machine remembers makes no sense", () => {
    const file = join(folder, "last");
    writeFileSync(file, "chess");
    expect(playedNow({}, file).games).toHaveLength(1);
  });
});
