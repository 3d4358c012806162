import type { APIMessage } from "discord-api-types/v10";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { markIn } from "../../src/discord/delivery/message.ts";
import { type DiscordShell, startDiscord } from "../../src/discord/index.ts";
import { type Person, type Sandbox, startSandbox } from "../../src/sandbox/index.ts";
import { type Service, service } from "../campaign/harness.ts";
import { illustratorOf } from "../illustrator.ts";
import { control, controlsOf, pictureUrl, said } from "./stage.ts";

let sandbox: Sandbox;
let s: Service;
let shell: DiscordShell;

let permit: () => void;

const go = (): Promise<DiscordShell> =>
  startDiscord({
    permit: () => permit(),
    campaigns: s.campaigns,
    illustrator: illustratorOf(s),
    token: sandbox.token,
    api: `${sandbox.url}/api`,
    logger: pino({ level: process.env.TEST_LOG ?? "silent" }),
  });

beforeEach(async () => {
  permit = () => {};
  sandbox = await startSandbox();
  s = await service();
  s.clock.now = () => Date.now();
  shell = await go();
});
afterEach(async () => {
  await s.campaigns.stop();
  await shell.stop();
  await sandbox.close();
  s.database.close();
});

const ada = (): Person => sandbox.person("Ada");
const ben = (): Person => sandbox.person("Ben");

const press = (who: Person, message: APIMessage, label: string) =>
  who.press({ message, customId: control(message, label) });
const choose = (who: Person, message: APIMessage, ...values: string[]) =>
  who.select({ message, customId: control(message, "menu"), values });
/** The newest message in a channel that has this in it. */
async function posted(who: Person, words: string, channel: string = sandbox.channelId): Promise<APIMessage> {
  const find = () => who.messages(channel).findLast((m) => said(m).includes(words));
  await expect.poll(find, { timeout: 10_000 }).toBeDefined();
  const found = find();
  if (!found) throw new Error(`nobody posted “${words}”`);
  return found;
}

async function lobby(): Promise<string> {
  const options = { game: "iraqi-conflict", seats: "2", turns: 1, name: "Tigris", pace: "none" };
  await ada().slash({ channel: sandbox.channelId, command: "game create", options }).reply();
  const [record] = await s.campaigns.showing.find({ channel: sandbox.channelId });
  return record?.id ?? "";
}

/** Ada plays the US and Ben the Insurgents. */
async function started(): Promise<string> {
  const game = await lobby();
  const post = await posted(ada(), "Dice commitment");
  for (const [who, seat] of [
    [ada(), "us"],
    [ben(), "insurgents"],
  ] as const) {
    const page = await press(who, post, "Join").reply();
    const next = await choose(who, page, seat).reply();
    await press(who, next, "Join").reply();
  }
  await press(ada(), await posted(ada(), "2 of 2 seats"), "Start").reply();
  await posted(ada(), "Waiting on");
  return game;
}

describe("the shell at Discord", () => {
  it("takes a campaign from the lobby to the first answers by buttons and menus", async () => {
    const game = await started();
    const status = await posted(ada(), "Waiting on");
    const page = await press(ada(), status, "My seat").reply();
    expect(said(page)).toContain("Which cards do you discard?");
    expect(
      ben()
        .messages(sandbox.channelId)
        .some((m) => m.id === page.id),
    ).toBe(false);
    const first = controlsOf(page).find((c) => c.options)?.options?.[0]?.value ?? "";
    const review = await choose(ada(), page, first).reply();
    const done = await press(ada(), review, "Submit").reply();
    expect(said(done)).toContain("✅");
    await ben()
      .slash({ channel: sandbox.channelId, command: "iraq commit", options: { discard: "-" } })
      .reply();
    await posted(ada(), "Negotiations");
    expect((await s.campaigns.showing.status(game)).phase?.talk).toBe(true);
    expect(sandbox.complaints()).toEqual([]);
  });

  it("deals hands by direct message and shows them on demand", async () => {
    await started();
    await posted(ada(), "· US", ada().dm().id);
    const hand = await ben().slash({ channel: sandbox.channelId, command: "hand" }).reply();
    const picture = await fetch(pictureUrl(hand));
    expect(picture.headers.get("content-type")).toBe("image/png");
    const inDm = await ben().slash({ channel: ben().dm(), command: "game status" }).reply();
    expect(said(inDm)).toContain("Insurgents");
    expect(sandbox.complaints()).toEqual([]);
  });

  it("opens a thread for the talks and closes it after them", async () => {
    await started();
    for (const who of [ada(), ben()])
      await who.slash({ channel: sandbox.channelId, command: "iraq commit", options: { discard: "-" } }).reply();
    const post = await posted(ada(), "Talk in the thread");
    await expect
      .poll(() =>
        ada()
          .channels()
          .find((c) => c.id === post.id),
      )
      .toBeDefined();
    const inThread = await ada().slash({ channel: post.id, command: "game status" }).reply();
    expect(said(inThread)).toContain("Iraqi Conflict");
    for (const who of [ada(), ben()]) await who.slash({ channel: sandbox.channelId, command: "iraq ready" }).reply();
    await expect
      .poll(
        () =>
          ada()
            .channels()
            .find((c) => c.id === post.id),
        { timeout: 10_000 },
      )
      .toMatchObject({ thread_metadata: { archived: true } });
    expect(sandbox.complaints()).toEqual([]);
  });

  it("leaves what came of a press before the eyes of who pressed, until something else happens", async () => {
    await started();
    const dm = ben().dm().id;
    const page = await posted(ben(), "· Insurgents", dm);
    const seen = () => said(ben().messages(dm).at(-1) ?? page);
    const quiet = () => expect.poll(() => s.campaigns.deliveries.pending(), { timeout: 10_000 }).toBe(0);
    const menu = controlsOf(page).find((c) => c.options);
    await choose(ben(), page, menu?.options?.[0]?.value ?? "").response();
    expect(markIn(ben().messages(dm).at(-1)?.components ?? [])).not.toBeNull(); // still the message of its outbox row
    await press(ben(), ben().messages(dm).at(-1) ?? page, "Submit").response();
    await quiet();
    expect(seen()).toContain("✅");
    expect(seen()).toContain("It can be changed");
    await ada()
      .slash({ channel: sandbox.channelId, command: "iraq commit", options: { discard: "-" } })
      .reply();
    await quiet();
    expect(seen()).not.toContain("✅");
    expect(seen()).toContain("Negotiations");
    expect(ben().messages(dm)).toHaveLength(1);
    expect(sandbox.complaints()).toEqual([]);
  });

  it("proposes choices while somebody types", async () => {
    await started();
    const options = { discard: "" };
    const use = ada().autocomplete({ channel: sandbox.channelId, command: "iraq commit", options, focused: "discard" });
    expect(await use.choices()).toHaveLength(10);
    const stranger = sandbox
      .person("Dov")
      .autocomplete({ channel: sandbox.channelId, command: "iraq commit", options, focused: "discard" });
    expect(await stranger.choices()).toEqual([]);
    expect(sandbox.complaints()).toEqual([]);
  });

  it("joins with a seed phrase from a window", async () => {
    await lobby();
    const page = await press(ben(), await posted(ben(), "Dice commitment"), "Join").reply();
    const next = await choose(ben(), page, "-").reply();
    const honest =
      "Whoever runs this bot could work out the dice. Your seed phrase protects you only if you give it after";
    for (const told of [await posted(ben(), "Dice commitment"), next]) expect(said(told)).toContain(honest);
    expect(said(next)).not.toContain("nobody can have known");
    const modal = await press(ben(), next, "Join with a seed phrase…").modal();
    const joined = await ben()
      .submitModal({ modal, fields: { typed: "kumquat *x*" } })
      .reply();
    expect(said(joined)).toContain("You have joined");
    await posted(ada(), "kumquat \\*x\\*");
    expect(sandbox.complaints()).toEqual([]);
  });

  it("takes written orders from a window that a command opens", async () => {
    const game = await started();
    for (const who of [ada(), ben()])
      await who.slash({ channel: sandbox.channelId, command: "iraq commit", options: { discard: "-" } }).reply();
    const write = () => ada().slash({ channel: sandbox.channelId, command: "orders write" });
    const refused = await ada()
      .submitModal({ modal: await write().modal(), fields: { typed: "ready\nnonsense" } })
      .reply();
    expect(said(refused)).toContain("2. ✗ `nonsense` – There is no order “nonsense”");
    const edit = await press(ada(), refused, "Edit").modal();
    const fine = await ada()
      .submitModal({ modal: edit, fields: { typed: "ready\nunready\nready" } })
      .reply();
    expect(said(await press(ada(), fine, "Submit all").reply())).toContain("✅ `unready`");
    expect((await s.repository.log(game)).map((row) => row.action).slice(-3)).toEqual(["ready", "unready", "ready"]);
    expect(sandbox.complaints()).toEqual([]);
  });

  it("refuses privately: foreign seats, closed questions, what is not possible", async () => {
    await started();
    const status = await posted(ada(), "Waiting on");
    const dov = sandbox.person("Dov");
    const refused = await press(dov, status, "My seat").reply();
    expect(said(refused)).toContain("You hold no seat");
    const early = await ada().slash({ channel: sandbox.channelId, command: "iraq propose" }).reply();
    expect(said(early)).toContain("“Make an offer” is not possible now");
    expect(
      ben()
        .messages(sandbox.channelId)
        .some((m) => m.id === early.id || m.id === refused.id),
    ).toBe(false);
    expect(sandbox.complaints()).toEqual([]);
  });

  it("goes on after a restart: old buttons work, half-filled forms are there, nothing is registered twice", async () => {
    const game = await started();
    const status = await posted(ada(), "Waiting on");
    const page = await press(ada(), status, "My seat").reply();
    const first = controlsOf(page).find((c) => c.options)?.options?.[0]?.value ?? "";
    const review = await choose(ada(), page, first).reply();
    await shell.stop();
    shell = await go();
    const done = await press(ada(), review, "Submit").reply();
    expect(said(done)).toContain("✅");
    expect((await s.campaigns.showing.seatView(game, ada().id, "us")).decisions[0]?.answered?.params).toEqual({
      discard: [first],
    });
    expect(sandbox.requests().filter((r) => r.method === "PUT" && r.route.includes("commands"))).toHaveLength(1);
    expect(sandbox.complaints()).toEqual([]);
  });

  it("does an interaction once that Discord delivers twice", async () => {
    await started();
    const use = ada().slash({ channel: sandbox.channelId, command: "iraq commit", options: { discard: "-" } });
    await use.reply();
    sandbox.controls.redeliver(use.id);
    await ben()
      .slash({ channel: sandbox.channelId, command: "iraq commit", options: { discard: "-" } })
      .reply();
    const [campaign] = await s.campaigns.showing.find({ channel: sandbox.channelId });
    const acts = (await s.repository.log(campaign?.id ?? "")).filter(({ kind }) => kind === "act");
    expect(acts.map(({ seat }) => seat)).toEqual(["us", "insurgents"]);
  });

  it("answers even if Discord's answer to the acknowledgement is lost", async () => {
    await started();
    sandbox.controls.failNext({ method: "POST", route: "/callback", how: "5xx", apply: true });
    const reply = await ada()
      .slash({ channel: sandbox.channelId, command: "iraq commit", options: { discard: "-" } })
      .reply();
    expect(said(reply)).toContain("✅");
  });

  it("does nothing for an interaction that it could not acknowledge", async () => {
    const game = await started();
    sandbox.controls.failNext({ method: "POST", route: "/callback", how: "5xx", times: 9 });
    ada().slash({ channel: sandbox.channelId, command: "iraq commit", options: { discard: "-" } });
    await expect
      .poll(() => sandbox.requests().filter((r) => r.verdict === "injected").length, { timeout: 10_000 })
      .toBeGreaterThanOrEqual(4);
    await shell.stop(); // what is under way is finished
    expect((await s.campaigns.showing.seatView(game, ada().id, "us")).decisions[0]?.answered).toBeNull();
  });

  it("posts once what was sent into a broken line", async () => {
    sandbox.controls.failNext({
      method: "POST",
      route: `/channels/${sandbox.channelId}/messages`,
      how: "close",
      apply: true,
    });
    await lobby();
    await posted(ada(), "Dice commitment");
    await expect.poll(() => s.campaigns.deliveries.pending(), { timeout: 10_000 }).toBe(0);
    expect(
      ada()
        .messages(sandbox.channelId)
        .filter((m) => said(m).includes("Dice commitment")),
    ).toHaveLength(1);
  });

  it("is ready while it is connected", async () => {
    expect(shell.ready()).toBe(true);
    sandbox.controls.dropConnections();
    await expect.poll(() => shell.ready(), { timeout: 10_000 }).toBe(true);
    const reply = await ada().slash({ channel: sandbox.channelId, command: "help" }).reply();
    expect(said(reply)).toContain("Wargame campaigns");
  });

  it("does not open a campaign where it may not post", async () => {
    const everyone = sandbox.guildId;
    sandbox.controls.setOverwrites(sandbox.channelId, [{ id: everyone, type: 0, deny: 1n << 15n }]);
    const reply = await ada()
      .slash({ channel: sandbox.channelId, command: "game create", options: { game: "iraqi-conflict" } })
      .reply();
    expect(said(reply)).toContain("Attach Files");
  });
});

describe("a process in whose place another acts", () => {
  it("changes nothing at Discord any more, neither by itself nor as an answer", async () => {
    await started();
    await expect.poll(async () => (await s.campaigns.deliveries.pending()) === 0, { timeout: 10_000 }).toBe(true);
    const changes = () => sandbox.requests().filter(({ method }) => method !== "GET").length;
    const before = changes();
    let asked = 0;
    permit = () => {
      asked++;
      throw new Error("another process has taken over");
    };
    void ben()
      .slash({ channel: sandbox.channelId, command: "todo" })
      .reply()
      .catch(() => {});
    await expect.poll(() => asked, { timeout: 10_000 }).toBeGreaterThan(0);
    expect(changes()).toBe(before);
  });
});
