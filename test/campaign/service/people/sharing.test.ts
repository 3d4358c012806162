import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Params, Seat } from "#engine";
import { verify } from "../../../../src/campaign/record/verify.ts";
import type { GameFile } from "../../../../src/campaign/service.ts";
import { games } from "../../../../src/games/registry.ts";
import { chainHash, NO_ROW, type StartParams } from "../../../../src/proof/history.ts";
import { CHANNEL, drain, interaction, person, type Service, service, textOf } from "../../harness.ts";

let s: Service;
beforeEach(async () => {
  s = await service();
});
afterEach(() => s.database.close());

const WEST = ["ISR", "TUR"];
const EAST = ["SYR", "IRN", "RUS"];

/** A lobby of a scenario of Fitna. */
async function lobby(options: { readonly [name: string]: string }): Promise<string> {
  const place = { host: person(0), guild: null, channel: CHANNEL, name: "Test", pace: null };
  const { id } = await s.campaigns.people.create({
    ...place,
    game: "fitna",
    options,
    several: true,
    interaction: interaction(),
  });
  return id;
}

const join = (game: string, n: number, seat: Seat | null, word: string | null = null) =>
  s.campaigns.people.join({ game, person: person(n), seat, word, interaction: interaction() });
const start = (game: string, bots = false) => s.campaigns.people.start(game, person(0), bots, interaction());
const share = (game: string, people: number, n = 0) => s.campaigns.people.share(game, person(n), people, interaction());
const seatsOf = async (game: string, n: number) => (await s.campaigns.showing.seatsOf(game, person(n).id)).toSorted();
const places = async (game: string) => (await s.campaigns.showing.status(game)).places.map(({ name }) => name);

/** Whether the exported file is found true; `change`: with another start, and a chain that fits it. */
async function isProved(game: string, change: Partial<StartParams> = {}): Promise<boolean> {
  await s.campaigns.people.abandon(game, person(0), interaction());
  const file = JSON.parse(JSON.stringify(await s.campaigns.showing.export(game))) as GameFile; // as it is downloaded
  let before = NO_ROW;
  const rows = file.rows.map((row) => {
    const params = row.seq === 0 ? { ...(row.params as Params), ...(change as Params) } : row.params;
    before = chainHash(before, { ...row, params });
    return { ...row, params, hash: before };
  });
  return verify({ ...file, rows }, games).verdict === "proved";
}

/** What the lobby's post says at last. */
const post = async (): Promise<string> =>
  (await drain(s)).map(textOf).findLast((text) => text.includes("taken.")) ?? "";

describe("R-206 two people in scenario 10", () => {
  const two = { scenario: "10", people: "two" };

  it("joins a person to a whole group, named by any of its seats", async () => {
    const game = await lobby(two);
    expect(await places(game)).toEqual(["Israel and Turkey", "Syria, Iran and Russia"]);
    expect(await post()).toMatch(/whoever joins plays one of these: \n• Israel and Turkey \n• Syria, Iran and Russia/);
    await join(game, 0, "TUR");
    await expect(join(game, 1, "ISR")).rejects.toThrow("Israel and Turkey are already taken.");
    expect((await s.campaigns.showing.status(game)).free.map(({ id }) => id)).toEqual(["SYR"]);
    await join(game, 1, "RUS");
    await expect(join(game, 2, null)).rejects.toThrow("All 2 groups of seats of this campaign are taken.");
    await start(game);
    expect([await seatsOf(game, 0), await seatsOf(game, 1)]).toEqual([WEST, EAST.toSorted()]);
    expect(await isProved(game)).toBe(true);
  });

  it("draws a whole group by lot, as the promised dice say", async () => {
    const game = await lobby(two);
    await join(game, 0, null, "jasmine");
    await join(game, 1, null);
    await start(game);
    const held = [await seatsOf(game, 0), await seatsOf(game, 1)];
    expect(held.toSorted((a, b) => a.length - b.length)).toEqual([WEST, EAST.toSorted()]);
    expect(await isProved(game)).toBe(true);
  });

  it("gives a whole group to one computer player", async () => {
    const game = await lobby(two);
    await join(game, 0, "SYR");
    await expect(start(game)).rejects.toThrow(/1 of 2 groups of seats is empty/);
    await start(game, true);
    const bots = (await s.campaigns.showing.status(game)).members.filter(({ bot }) => bot);
    expect(bots.map(({ seat }) => seat)).toEqual(WEST);
    expect(new Set(bots.map(({ token }) => token)).size).toBe(1);
  });

  it("lets one person take both groups, to learn the game", async () => {
    const game = await lobby(two);
    await join(game, 0, "ISR");
    await join(game, 0, "IRN");
    await start(game);
    expect(await seatsOf(game, 0)).toEqual([...WEST, ...EAST].toSorted());
  });

  it.each([
    [
      "groups that others play",
      {
        groups: [
          ["ISR", "SYR"],
          ["TUR", "IRN", "RUS"],
        ],
      },
    ],
    ["a group that nobody was given", { groups: [WEST, ["SYR", "IRN"]] }],
  ])("finds a start out that has %s", async (_, change) => {
    const game = await lobby(two);
    await join(game, 0, "ISR");
    await join(game, 1, "SYR");
    await start(game);
    expect(await isProved(game, change)).toBe(false);
  });
});

describe("R-206 three to five people in scenario 11", () => {
  it("says in the lobby how fewer people share the seats", async () => {
    await lobby({ scenario: "11" });
    const text = await post();
    expect(text).toContain("2 people: Saudi Arabia, Turkey and Israel; Iran, Syria and Russia.");
    for (const people of [3, 4, 5]) expect(text).toContain(`${people} people: `);
  });

  it.each([3, 4, 5])(
    "shares the seats out among %i at one press of the host, and the file proves it",
    async (people) => {
      const game = await lobby({ scenario: "11" });
      for (let n = 0; n < people; n++) await join(game, n, n === 0 ? "RUS" : null);
      await expect(share(game, people, 1)).rejects.toThrow(/Only the host/);
      await share(game, people);
      expect(await places(game)).toHaveLength(people);
      await start(game);
      expect(await seatsOf(game, 0)).toContain("RUS");
      expect((await s.campaigns.showing.status(game)).members.map(({ seat }) => seat).toSorted()).toHaveLength(6);
      expect(await isProved(game)).toBe(true);
    },
  );

  it("keeps a named seat's group for whoever named one first, and takes it back at a press", async () => {
    const game = await lobby({ scenario: "11" });
    await join(game, 0, "SYR");
    await join(game, 1, "RUS");
    await join(game, 2, "TUR");
    await share(game, 3);
    const named = (await s.campaigns.showing.status(game)).members.map(({ seat }) => seat);
    expect(named).toEqual(["IRN", null, "SAU"]);
    await expect(share(game, 2)).rejects.toThrow(/More than 2 people have joined/);
    await share(game, 6);
    expect(await places(game)).toHaveLength(6);
  });

  it("has no other sharing than those of its scenario", async () => {
    const game = await lobby({ scenario: "1" });
    await join(game, 0, null);
    await expect(share(game, 2)).rejects.toThrow(/no other way to share/);
  });
});
