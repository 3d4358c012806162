import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CHANNEL, drain, GUILD, interaction, person, type Service, service, startedGame, textOf } from "./harness.ts";

const DAY = 24 * 3_600_000;

let s: Service;
beforeEach(async () => {
  s = await service();
});
afterEach(() => s.database.close());

async function open(host = 0, guild = GUILD): Promise<string> {
  const place = { guild, channel: CHANNEL, host: person(host), name: "Tigris", pace: null, interaction: interaction() };
  return (await s.campaigns.create({ ...place, game: "iraqi-conflict", options: { seats: "2" } })).id;
}

const join = (game: string, n: number) =>
  s.campaigns.join({ game, person: person(n), seat: null, word: null, interaction: interaction() });

/** Days go by, one at a time. */
async function pass(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    s.clock.advance(DAY);
    await s.campaigns.tick();
  }
}

const statusOf = async (game: string): Promise<string> => (await s.campaigns.record(game)).status;

describe("what one server or person can open, whatever nobody has settled", () => {
  it("is five campaigns of one host, running ones included, until one ends", async () => {
    const games = [await startedGame(s, ["us", "insurgents"])];
    for (let i = 1; i < 5; i++) games.push(await open());
    await expect(open()).rejects.toThrow(
      /You host 5 campaigns on this server already, which is as many as one person may/,
    );
    await open(1);
    await open(0, "100000000000000009");
    await s.campaigns.abandon(games[2] ?? "", person(0), null);
    await open();
  });

  it("is fifty of one server", async () => {
    for (let host = 0; host < 10; host++) for (let i = 0; i < 5; i++) await open(host);
    await expect(open(10)).rejects.toThrow(/allows 50 campaigns/);
  });

  it("is one at a time, however quickly somebody asks", async () => {
    const asked = await Promise.allSettled(Array.from({ length: 60 }, () => open()));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  });

  it("is what the staff settle", async () => {
    await s.campaigns.servers.settle(GUILD, { each: 1 });
    await open();
    await expect(open()).rejects.toThrow(/You host a campaign on this server already/);
    await s.campaigns.servers.settle(GUILD, { each: null, limit: null });
    for (let i = 0; i < 60; i++) await open();
  });
});

describe("a lobby", () => {
  it("closes after two weeks in which nobody joins, and says so", async () => {
    const game = await open();
    await pass(13);
    await join(game, 1);
    await pass(13);
    expect(await statusOf(game)).toBe("lobby");
    await drain(s);
    await pass(1);
    expect(await statusOf(game)).toBe("abandoned");
    const told = (await drain(s)).map(textOf).join("\n");
    expect(told).toContain("This lobby has closed, since nobody has joined for 14 days");
    expect(told).toContain("This lobby is closed.");
    await expect(join(game, 2)).rejects.toThrow(/nobody can join/);
  });

  it("makes room for another one of its host when it closes", async () => {
    for (let i = 0; i < 5; i++) await open();
    await pass(14);
    await open();
  });

  it("stays open as long as the staff settle, for ever if they like", async () => {
    await s.campaigns.servers.settle(GUILD, { lobbyDays: 3 });
    const game = await open();
    await pass(2);
    expect(await statusOf(game)).toBe("lobby");
    await pass(1);
    expect(await statusOf(game)).toBe("abandoned");
    await s.campaigns.servers.settle(GUILD, { lobbyDays: null });
    const other = await open();
    await pass(100);
    expect(await statusOf(other)).toBe("lobby");
  });

  it("closes alone: campaigns that run are left as they are", async () => {
    const game = await startedGame(s, ["us", "insurgents"]);
    await pass(30);
    expect(await statusOf(game)).toBe("running");
  });

  it("that its host abandons shows that it is closed", async () => {
    const game = await open();
    await drain(s);
    await s.campaigns.abandon(game, person(0), null);
    const [lobby] = (await drain(s)).filter(({ slot }) => slot === "lobby");
    expect(lobby && textOf(lobby)).toContain("This lobby is closed.");
    expect(lobby?.payload).toMatchObject({ post: { controls: [] } });
  });
});

describe("order in a lobby", () => {
  const remove = (game: string, by: number, who: number, staffOf: string | null = null) =>
    s.campaigns.remove({ game, person: person(by).id, staffOf, interaction: interaction() }, person(who).id);

  it("its host, and the server's staff, take somebody out of it; nobody else, and nobody once it has begun", async () => {
    const game = await open();
    await join(game, 1);
    await expect(remove(game, 2, 1)).rejects.toThrow(/Only the host of this campaign, or staff/);
    await expect(remove(game, 2, 1, "100000000000000009")).rejects.toThrow(/Only the host/);
    await remove(game, 2, 1, GUILD);
    await join(game, 1);
    await remove(game, 0, 1);
    expect(await s.repository.members(game)).toEqual([]);
    await expect(remove(game, 0, 1)).rejects.toThrow("That person has not joined this campaign.");
    const running = await startedGame(s, ["us", "insurgents"]);
    await expect(remove(running, 0, 1)).rejects.toThrow(/already started/);
  });

  it("the server's staff end any campaign of their server, and say so", async () => {
    const game = await startedGame(s, ["us", "insurgents"]);
    await drain(s);
    await expect(s.campaigns.abandon(game, person(5), null, "100000000000000009")).rejects.toThrow(/Only the host/);
    await s.campaigns.abandon(game, person(5), interaction(), GUILD);
    expect(await statusOf(game)).toBe("abandoned");
    expect((await drain(s)).map(textOf).join("\n")).toContain("The staff of this server have ended this campaign");
  });

  it.each([
    ["\u0007bell", /cannot be seen/],
    ["\u202eright to left", /cannot be seen/],
    ["a\u200bb", /cannot be seen/],
    ["\u3164\u2800", /at least one character/],
    ["\u0301", /at least one character/],
    ["👩\u200d🚒", null],
  ])("a name can be read: %j", async (name, why) => {
    const place = { guild: GUILD, channel: CHANNEL, host: person(0), pace: null, interaction: interaction() };
    const opened = s.campaigns.create({ ...place, name, game: "iraqi-conflict", options: { seats: "2" } });
    if (why) await expect(opened).rejects.toThrow(why);
    else await expect(opened).resolves.toBeDefined();
  });
});
