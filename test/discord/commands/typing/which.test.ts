import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Several } from "../../../../src/discord/commands/typing/pick.ts";
import { findGame } from "../../../../src/discord/commands/typing/which.ts";
import { interaction, person, type Service, service, startedGame } from "../../../campaign/harness.ts";
import { asker } from "../../bench.ts";

let of: Service;
let first: string;
let second: string;
beforeEach(async () => {
  of = await service();
  first = await startedGame(of, ["us", "insurgents"]);
  of.clock.advance(60_000);
  second = await startedGame(of, ["us", "insurgents"]);
});
afterEach(() => of.database.close());

const abandon = (game: string) => of.campaigns.people.abandon(game, person(0), interaction());
const meant = async (ended: boolean) => (await findGame(of.campaigns, asker(1), null, { ended })).id;

describe("a campaign that is not named, in a channel with two of a player's", () => {
  it("is asked for while both run", async () => {
    await expect(meant(true)).rejects.toThrow(Several);
  });

  it("is the one that runs, however early it began", async () => {
    await abandon(second);
    expect(await meant(true)).toBe(first);
  });

  it("is the later one where both are over and ended ones count", async () => {
    await abandon(first);
    await abandon(second);
    expect(await meant(true)).toBe(second);
    await expect(meant(false)).rejects.toThrow("There is no campaign here, and you are in none.");
  });
});
