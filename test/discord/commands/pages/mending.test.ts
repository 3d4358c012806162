import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Permission, type Person } from "../../../../src/sandbox/index.ts";
import { reopened } from "../../../campaign/councils/council-game.ts";
import { writeBehind } from "../../../write-behind.ts";
import { Stage, said } from "../../stage.ts";

const HOUR = 3_600_000;

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.close());

const toHost = (words: string) => stage.posted(stage.ada, words, stage.ada.dm().id);
const hostWasTold = (words: string): number => stage.found(stage.ada, words, stage.ada.dm().id).length;
/** Places that something has not been sent to yet. */
const waitingFor = () =>
  stage.service.database.sqlite
    .prepare("SELECT DISTINCT destination FROM outbox WHERE status IN ('waiting', 'sending')")
    .pluck()
    .all();
const posts = () => stage.sandbox.requests().filter((r) => r.method === "POST" && r.path.endsWith("/messages"));

describe("a reminder that something has kept", () => {
  const got = (): readonly string[] => stage.found(stage.ada, "a reminder", stage.ada.dm().id).map(said);
  const commit = async (who: Person, seat: string): Promise<unknown> =>
    await stage.service.campaigns.acting.submit({
      ...{ game, person: who.id, seat, decision: null, interaction: null },
      moves: [{ action: "commit", params: { discard: [] } }],
    });
  let game = "";

  /** Ada is waited for and reminded, Ben has answered, and nothing is sent. */
  beforeEach(async () => {
    game = await stage.lobby();
    await stage.command(stage.ada, "game clock", { pace: "daily" });
    await stage.command(stage.ada, "game join", { seat: "us" });
    await stage.command(stage.ben, "game join", { seat: "insurgents" });
    await stage.command(stage.ada, "game start");
    await stage.settled();
    await stage.shell.stop();
    const { campaigns, clock } = stage.service;
    clock.now = () => Date.now() + 19 * HOUR;
    await commit(stage.ben, "insurgents");
    await campaigns.tick();
  });
  const sentLater = async (): Promise<void> => {
    await stage.restart();
    await stage.settled();
  };

  it("is sent as long as its seat is waited for", async () => {
    await sentLater();
    expect(got()).toHaveLength(1);
  });

  it("is not sent once its question is answered, though its seat is asked the next one", async () => {
    await commit(stage.ada, "us");
    await sentLater();
    expect(await stage.service.campaigns.showing.status(game)).toMatchObject({ awaited: ["us", "insurgents"] });
    expect(got()).toEqual([]);
  });

  it("names the deadline as it is when it is sent", async () => {
    const { campaigns, repository } = stage.service;
    const asked = { id: stage.ada.id, name: "Ada" };
    await campaigns.moderation.appoint({ game, person: stage.ada.id, staffOf: null, interaction: null }, "900");
    for (const kind of ["stop", "resume"] as const)
      await campaigns.requests.ask(game, { ...asked, id: "900" }, { kind }, null);
    const deadline = (await repository.clocks(game)).find(({ seat }) => seat === "us")?.deadline ?? 0;
    await sentLater();
    expect(got()).toEqual([expect.stringContaining(`<t:${Math.floor(deadline / 1000)}:R>`)]);
  });

  it("is not sent where its campaign is set aside, and nobody is told that it was lost", async () => {
    stage.service.database.sqlite.prepare("UPDATE games SET status = 'damaged' WHERE id = ?").run(game);
    Object.assign(stage.service, { campaigns: reopened(stage.service) });
    await sentLater();
    expect(got()).toEqual([]);
    expect(stage.found(stage.ada, "could not be delivered")).toEqual([]);
  });
});

describe("a campaign whose channel is deleted", () => {
  it("stays; its host is told once; nothing is tried for ever", async () => {
    const game = await stage.started();
    await stage.settled();
    stage.sandbox.controls.deleteChannel(stage.channel);
    const told = await toHost("I cannot post");
    expect(said(told)).toContain("it was deleted");
    expect(said(told)).toContain("/game move");
    await stage.command(stage.ada, "iraq commit", { discard: "-" }, stage.ada.dm().id);
    await stage.command(stage.ben, "iraq commit", { discard: "-" }, stage.ben.dm().id);
    await stage.settled();
    const before = posts().length;
    await stage.restart();
    const elsewhere = stage.sandbox.addChannel({ name: "elsewhere" });
    await stage.command(stage.ada, "game create", { game: "iraqi-conflict" }, elsewhere);
    await stage.posted(stage.ada, "seats taken", elsewhere);
    expect(
      posts()
        .slice(before)
        .map((request) => request.path),
    ).toEqual([expect.stringContaining(elsewhere)]);
    expect(hostWasTold("I cannot post")).toBe(1);
    expect((await stage.service.campaigns.showing.record(game)).status).toBe("running");
    expect(stage.sandbox.complaints()).toEqual([]);
  });

  it("is noticed by a bot that was away, at its start", async () => {
    await stage.started();
    await stage.settled();
    await stage.shell.stop();
    stage.sandbox.controls.deleteChannel(stage.channel);
    await stage.restart();
    expect(said(await toHost("I cannot post"))).toContain("it was deleted");
    await stage.settled();
  });

  it("goes on in another channel, where what waited is posted", async () => {
    const game = await stage.started();
    await stage.settled();
    stage.sandbox.controls.deleteChannel(stage.channel);
    await toHost("I cannot post");
    for (const who of [stage.ada, stage.ben]) await stage.command(who, "iraq commit", { discard: "-" }, who.dm().id);
    await stage.settled();
    const elsewhere = stage.sandbox.addChannel({ name: "elsewhere" });
    const refused = await stage.command(stage.ben, "game move", { game }, elsewhere);
    expect(said(refused)).toContain("no campaign elsewhere");
    expect(said(await stage.command(stage.ada, "game move", {}, elsewhere))).toContain("continues here");
    const status = await stage.posted(stage.ada, "Talk in the thread", elsewhere);
    await stage.posted(stage.ada, "has moved here", elsewhere);
    await expect.poll(() => stage.ada.channels().some((c) => c.id === status.id), { timeout: 10_000 }).toBe(true);
    expect(said(await stage.command(stage.ben, "game status", {}, elsewhere))).toContain("Insurgents");
    await stage.settled();
    expect(stage.sandbox.complaints()).toEqual([]);
  });
});

describe("a server that the bot is removed from", () => {
  it("keeps its campaigns; their host is told by direct message and can move them to another server", async () => {
    const other = stage.sandbox.addGuild({ name: "Refuge", members: ["Ada", "Ben"] });
    const game = await stage.started();
    await stage.settled();
    stage.sandbox.controls.removeBot(stage.sandbox.guildId);
    expect(said(await toHost("I cannot post"))).toContain("I was removed from its server");
    const refuge = other.channelIds[0] ?? "";
    expect(said(await stage.command(stage.ada, "game move", { game }, refuge))).toContain("continues here");
    await stage.posted(stage.ben, "Waiting on", refuge);
    expect([hostWasTold("I cannot post"), hostWasTold("I am back in")]).toEqual([0, 1]); // one message, changed
    expect(stage.sandbox.complaints()).toEqual([]);
  });
});

describe("a campaign that may not post any more", () => {
  it("tells its host once which permission to look for, and `/game repair` posts what is missing", async () => {
    await stage.started();
    await stage.settled();
    stage.forbid(Permission.SendMessages);
    for (const who of [stage.ada, stage.ben]) await stage.command(who, "iraq commit", { discard: "-" });
    expect(said(await toHost("I cannot post"))).toContain("/umpire check");
    await stage.settled();
    expect(hostWasTold("I cannot post")).toBe(1);
    expect(stage.found(stage.ada, "Talk in the thread")).toEqual([]);
    expect(said(await stage.command(stage.ada, "game repair"))).toContain("Send Messages");
    await stage.settled();
    stage.sandbox.controls.setOverwrites(stage.channel, [
      { id: stage.sandbox.guildId, type: 0, allow: Permission.SendMessages },
    ]);
    expect(said(await stage.command(stage.ada, "game repair"))).toMatch(/stuck/); // a second later it comes by itself
    expect(said(await stage.command(stage.ben, "game repair"))).toContain("Only the host");
    await stage.posted(stage.ada, "Talk in the thread");
    await stage.settled();
    expect(stage.found(stage.ada, "Talk in the thread")).toHaveLength(1);
    expect(stage.sandbox.complaints()).toEqual([]);
  });

  it("does not overwrite what is newer when old edits are sent again", async () => {
    const game = await stage.started();
    await stage.settled();
    const { repository, campaigns } = stage.service;
    const destination = `channel:${stage.channel}`;
    const edit = (text: string) => ({
      destination,
      slot: "note",
      payload: {
        kind: "post" as const,
        post: { title: "", text: [text], scene: null, controls: [], ping: [], thread: null },
      },
    });
    await writeBehind(repository, { game, outbox: [edit("old")], at: 1 });
    const [row] = await campaigns.deliveries.heads();
    if (!row) throw new Error("nothing waits");
    await campaigns.deliveries.claim([row]);
    await campaigns.deliveries.park(row, { reason: "test", why: "test" });
    await writeBehind(repository, { game, outbox: [edit("new")], at: 1 });
    await stage.command(stage.ada, "game repair");
    await stage.posted(stage.ada, "new");
    await stage.settled();
    expect(stage.found(stage.ada, "old")).toEqual([]);
  });
});

describe("`/game repair`", () => {
  it("posts the status anew if somebody deleted it, and keeps the thread of the talks", async () => {
    await stage.started();
    const status = await stage.talks();
    await expect.poll(() => stage.ada.channels().some((c) => c.id === status.id), { timeout: 10_000 }).toBe(true);
    stage.sandbox.controls.deleteMessage(status.id);
    await stage.command(stage.ada, "game repair");
    expect((await stage.posted(stage.ada, "Talk in the thread")).id).not.toBe(status.id);
    await stage.settled();
    expect(stage.ada.channels().filter((c) => c.type === 11)).toHaveLength(1);
  });

  it("sends everything again that shows where the campaign stands, and is gone", async () => {
    await stage.started();
    await stage.talks();
    await stage.settled();
    const onlooker = stage.sandbox.person("Cleo");
    const places: (readonly [Person, string, string])[] = [
      [onlooker, "Dice commitment", stage.channel],
      [onlooker, "Waiting on", stage.channel],
      [stage.ada, "· US", stage.ada.dm().id],
      [stage.ben, "· Insurgents", stage.ben.dm().id],
    ];
    for (const [who, words, place] of places) {
      const [message, ...more] = stage.found(who, words, place);
      if (!message || more.length > 0) throw new Error(`${words}: ${more.length + (message ? 1 : 0)} times`);
      stage.sandbox.controls.deleteMessage(message.id);
    }
    await stage.command(stage.ada, "game repair");
    await stage.settled();
    for (const [who, words, place] of places) expect(stage.found(who, words, place), words).toHaveLength(1);
    expect(stage.sandbox.complaints()).toEqual([]);
  });

  it("opens the thread of the talks anew if somebody deleted it", async () => {
    await stage.started();
    const status = await stage.talks();
    const open = () => stage.ada.channels().filter((c) => c.type === 11).length;
    await expect.poll(open, { timeout: 10_000 }).toBe(1);
    stage.sandbox.controls.deleteChannel(status.id);
    await stage.command(stage.ada, "game repair");
    await expect.poll(open, { timeout: 10_000 }).toBe(1);
    expect(stage.sandbox.complaints()).toEqual([]);
  });

  it("restores the page of somebody whom nobody waits for at once: whoever asked waits for it", async () => {
    await stage.started();
    stage.pass(4);
    await stage.command(stage.ada, "game repair"); // Ben has gone, and is called
    await stage.settled();
    await stage.command(stage.ben, "iraq commit", { discard: "-" });
    await stage.settled();
    stage.service.clock.now = () => Date.now() + HOUR;
    stage.pass(60);
    const pages = () => stage.ben.messages(stage.ben.dm().id);
    const { id = "" } = pages().at(-1) ?? {};
    stage.sandbox.controls.deleteMessage(id);
    await stage.command(stage.ada, "game repair");
    await expect
      .poll(() => pages().map(said), { timeout: 5000 })
      .toEqual([expect.stringContaining("You have answered")]);
  });

  it("is open to staff of the server", async () => {
    await stage.started();
    const owner = stage.sandbox.person("Owner");
    expect(said(await stage.command(owner, "game repair"))).toContain("Nothing was stuck");
  });
});

describe("a destination that Discord limits for long", () => {
  it("is held, is not pestered, and holds up nobody else", async () => {
    await stage.started();
    await stage.settled();
    const route = `/channels/${stage.channel}/messages`;
    stage.sandbox.controls.failNext({ method: "POST", route, how: "429", retryAfter: 3600 });
    for (const who of [stage.ada, stage.ben]) await stage.command(who, "iraq commit", { discard: "-" });
    const { ada } = stage;
    await expect.poll(() => stage.found(ada, "Negotiations", ada.dm().id)).not.toEqual([]);
    await expect.poll(waitingFor).toEqual([`channel:${stage.channel}`]);
    for (const { minutes, says } of [
      { minutes: 0, says: [] },
      { minutes: 59, says: [] },
      { minutes: 61, says: [expect.anything()] },
    ]) {
      stage.service.clock.now = () => Date.now() + minutes * 60_000;
      await stage.restart();
      await expect.poll(() => waitingFor().length).toBe(says.length === 0 ? 1 : 0);
      expect(stage.found(stage.ada, "Talk in the thread")).toEqual(says);
    }
    expect(posts().filter((r) => r.status === 429)).toHaveLength(1);
  });
});
