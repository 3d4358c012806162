import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  CHANNEL,
  drain,
  GUILD,
  interaction,
  person,
  type Service,
  service,
  startedGame,
  textOf,
} from "../../harness.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const publicService = () => service(":memory:", undefined, null, { isPublic: true });

let s: Service;
beforeEach(async () => {
  s = await publicService();
});
afterEach(() => s.database.close());

async function open(host = 0, guild = GUILD): Promise<string> {
  const place = { guild, channel: CHANNEL, host: person(host), name: "Tigris", pace: null, interaction: interaction() };
  return (await s.campaigns.people.create({ ...place, game: "iraqi-conflict", options: { seats: "2" } })).id;
}

const join = (game: string, n: number) =>
  s.campaigns.people.join({ game, person: person(n), seat: null, word: null, interaction: interaction() });

/** Days go by, one at a time. */
async function pass(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    s.clock.advance(DAY);
    await s.campaigns.tick();
  }
}

const statusOf = async (game: string): Promise<string> => (await s.campaigns.showing.record(game)).status;

describe("what one server or person can open, whatever nobody has settled", () => {
  it("is five campaigns of one host, running ones included, until one ends", async () => {
    const games = [await startedGame(s, ["us", "insurgents"])];
    for (let i = 1; i < 5; i++) games.push(await open());
    await expect(open()).rejects.toThrow(
      /You host 5 campaigns on this server already, which is as many as one person may/,
    );
    await open(1);
    await open(0, "100000000000000009");
    await s.campaigns.people.abandon(games[2] ?? "", person(0), null);
    s.clock.advance(HOUR + 1);
    await open();
  });

  it("is fifty of one server", async () => {
    for (let host = 0; host < 10; host++) {
      for (let i = 0; i < 5; i++) await open(host);
      s.clock.advance(HOUR);
    }
    await expect(open(10)).rejects.toThrow(/allows 50 campaigns/);
  });

  it("is one at a time, however quickly somebody asks", async () => {
    const asked = await Promise.allSettled(Array.from({ length: 60 }, () => open()));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  });

  it("is what the staff settle", async () => {
    await s.campaigns.servers.configure(GUILD, { each: 1 });
    await open();
    await expect(open()).rejects.toThrow(/You host a campaign on this server already/);
    await s.campaigns.servers.configure(GUILD, { each: null, limit: null, openings: null, channelOpenings: null });
    for (let i = 0; i < 60; i++) await open();
  });
});

describe("what one person or channel can open within an hour", () => {
  it("is five campaigns, those that were ended included", async () => {
    for (let i = 0; i < 5; i++) {
      await s.campaigns.people.abandon(await open(), person(0), null);
      s.clock.advance(HOUR / 6);
    }
    await expect(open()).rejects.toThrow(`You have opened 5 campaigns within an hour: the next one can be opened at`);
    await open(1);
    s.clock.advance(HOUR / 6 + 1);
    await open();
    await expect(open()).rejects.toThrow(/within an hour/);
  });

  it("is ten of one channel", async () => {
    for (const host of [0, 1]) for (let i = 0; i < 5; i++) await open(host);
    await expect(open(2)).rejects.toThrow("10 campaigns were opened in this channel within an hour");
    s.clock.advance(HOUR + 1);
    await open(2);
  });
});

describe("campaigns against computers alone", () => {
  /** One that person `n` has started with nobody else. */
  async function startedAlone(n: number): Promise<string> {
    const game = await open(n);
    await join(game, n);
    await s.campaigns.people.start(game, person(n), true, interaction());
    return game;
  }

  it("count for the person who plays them, two at once, and not for the server", async () => {
    await s.campaigns.servers.configure(GUILD, { limit: 2, channelOpenings: null });
    for (const n of [0, 1, 2]) for (let i = 0; i < 2; i++) await startedAlone(n);
    await open(3);
    await open(3);
    await expect(open(3)).rejects.toThrow(/allows 2 campaigns/);
    await s.campaigns.servers.configure(GUILD, { limit: null });
    await expect(startedAlone(0)).rejects.toThrow("You play 2 campaigns against computers alone here already");
  });

  it("are ended after a day once nobody but computers plays them, and not while somebody does", async () => {
    const [left, played] = [await startedAlone(0), await startedAlone(1)];
    s.database.sqlite.prepare("UPDATE members SET bot = 1 WHERE game = ?").run(left);
    s.clock.advance(DAY - HOUR);
    await s.campaigns.tick();
    expect(await statusOf(left)).toBe("running");
    await pass(1);
    expect([await statusOf(left), await statusOf(played)]).toEqual(["abandoned", "running"]);
    expect((await drain(s)).map(textOf).join()).toContain("Only computers have played this campaign for a day");
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
    await s.campaigns.servers.configure(GUILD, { lobbyDays: 3 });
    const game = await open();
    await pass(2);
    expect(await statusOf(game)).toBe("lobby");
    await pass(1);
    expect(await statusOf(game)).toBe("abandoned");
    await s.campaigns.servers.configure(GUILD, { lobbyDays: null });
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
    await s.campaigns.people.abandon(game, person(0), null);
    const [lobby] = (await drain(s)).filter(({ slot }) => slot === "lobby");
    expect(lobby && textOf(lobby)).toContain("This lobby is closed.");
    expect(lobby?.payload).toMatchObject({ post: { controls: [] } });
  });
});

describe("how many seats one person takes", () => {
  it("is one, unless the host allows several", async () => {
    const game = await open();
    await join(game, 1);
    const again = { game, person: person(1), seat: "us", word: null, interaction: null };
    await expect(s.campaigns.people.join(again)).rejects.toThrow("its host allows one seat a person");
    const place = { guild: GUILD, channel: CHANNEL, host: person(0), name: "Euphrates", pace: null, interaction: null };
    const wish = { game: "iraqi-conflict", options: { seats: "2" }, several: true };
    const { id } = await s.campaigns.people.create({ ...place, ...wish });
    for (const seat of ["us", "insurgents"]) await s.campaigns.people.join({ ...again, game: id, seat });
    expect(await s.repository.members(id)).toHaveLength(2);
  });
});

describe("the host", () => {
  const appoint = (game: string, by: number, to: number, staffOf: string | null = null) =>
    s.campaigns.people.changeHost({ game, person: person(by).id, staffOf, interaction: null }, person(to).id);

  it("is named anew by the host, or, host gone, by the server's staff, and the channel is told", async () => {
    const game = await startedGame(s, ["us", "insurgents"]);
    await expect(appoint(game, 1, 1)).rejects.toThrow(/Only the host of this campaign, or staff/);
    await appoint(game, 0, 1);
    await expect(appoint(game, 0, 0)).rejects.toThrow(/Only the host/);
    await appoint(game, 5, 4, GUILD);
    expect((await s.campaigns.showing.record(game)).host).toBe(person(4).id);
    expect((await drain(s)).map(textOf).join()).toContain("is the host from now on");
    await expect(appoint(game, 4, 4)).rejects.toThrow(/is the host already/);
  });
});

describe("order in a lobby", () => {
  const remove = (game: string, by: number, who: number, staffOf: string | null = null) =>
    s.campaigns.people.remove({ game, person: person(by).id, staffOf, interaction: interaction() }, person(who).id);

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
    await expect(s.campaigns.people.abandon(game, person(5), null, "100000000000000009")).rejects.toThrow(
      /Only the host/,
    );
    await s.campaigns.people.abandon(game, person(5), interaction(), GUILD);
    expect(await statusOf(game)).toBe("abandoned");
    expect((await drain(s)).map(textOf).join("\n")).toContain(
      `Staff of this server,  <@${person(5).id}> , ended this campaign`,
    );
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
    const opened = s.campaigns.people.create({ ...place, name, game: "iraqi-conflict", options: { seats: "2" } });
    if (why) await expect(opened).rejects.toThrow(why);
    else await expect(opened).resolves.toBeDefined();
  });
});
