import { DiscordAPIError, RESTJSONErrorCodes } from "discord.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { faultOf, isTriedAgain, pauseOf, whyOf } from "../../../src/discord/delivery/faults.ts";
import { InvalidRequests } from "../../../src/discord/delivery/invalid-requests.ts";
import { QUARANTINED, REFUSALS, type RefusalKind, refusalOf } from "../../../src/discord/delivery/refusals.ts";
import { OutboxStage, picture } from "../outbox-stage.ts";
import { pictures, Stage, said } from "../stage.ts";

const MINUTE = 60_000;
/** As discord.js names what Discord's documentation lists, and what that leaves out. */
const DOCUMENTED: readonly number[] = [
  ...new Set(Object.values(RESTJSONErrorCodes).filter((code) => typeof code === "number")),
].filter((code) => ![0, 20017].includes(code)); // the first means nothing, the other is a joke
const refused = (code: number, status = 400): DiscordAPIError =>
  new DiscordAPIError({ code, message: "no" }, code, status, "POST", "https://x", { files: [], body: undefined });

describe("the table of refusals", () => {
  it("has every documented code, with a sentence of its own and somebody to tell", () => {
    expect(DOCUMENTED.filter((code) => refusalOf(code) === null)).toEqual([]);
    expect(new Set(REFUSALS).size).toBe(REFUSALS.length);
    for (const code of [...DOCUMENTED, QUARANTINED]) {
      const why = whyOf(refused(code));
      expect(why).toMatch(/^[\p{Ll}I*D]/u); // it goes on "I cannot post there: "
      expect(why).not.toMatch(/\d{5}/); // nobody reads a bare number
      const { kind, slow = false } = refusalOf(code) ?? { kind: "final" };
      const fault = faultOf(refused(code));
      expect([code, fault.kind, fault.slow, isTriedAgain(fault)]).toEqual([code, kind, slow, kind === "passes"]);
    }
  });

  it.each<readonly [RefusalKind, readonly number[]]>([
    ["passes", [40003, 40004, 40006, 110001, 130000, 20022, 30046, 160006, 160007, 30033, 30007, 30010]],
    ["elsewhere", [50007, 50278, 20026]],
    ["words", [20009, 200000, 200001, 240000, 40005, 50045, 400001]],
    ["gone", [10008, 50005]],
    ["final", [10003, 10004, 10007, 10013, 50001, 50013, 50033, 50035, 50083, 160005]],
  ])("%s", (kind, codes) => expect(codes.map((code) => refusalOf(code)?.kind)).toEqual(codes.map(() => kind)));

  it("lets what needs somebody's doing be tried rarely, after longer and longer pauses", () => {
    const fault = faultOf(refused(160006));
    expect([0, 1, 2, 3, 9].map((failures) => pauseOf(fault, failures) / MINUTE)).toEqual([10, 20, 40, 60, 60]);
  });

  it("says what to repair, and whoever has left has left", () => {
    expect(whyOf(refused(160005))).toContain("**Manage Threads**");
    expect(whyOf(refused(200000))).toContain("a filter of this server");
    for (const code of [10007, 10013, 50033]) expect(whyOf(refused(code, 404))).toContain("have left the server");
  });
});

describe("a message that is refused", () => {
  let stage: OutboxStage;
  beforeEach(async () => {
    stage = await OutboxStage.open();
  });
  afterEach(async () => {
    await stage.close();
  });
  const posts = () => stage.ada.messages(stage.channel).filter((m) => said(m).includes("Situation"));
  const refuse = (code: number, method: string, status = 400) =>
    stage.sandbox.controls.failNext({ how: "refused", code, status, method, route: "/messages" });
  const notice = (title: string) => ({
    destination: `channel:${stage.channel}`,
    slot: null,
    payload: {
      kind: "post" as const,
      post: { title, text: [], scene: null, controls: [], ping: [], thread: null },
    },
  });

  it("by a limit of edits of old messages holds back itself alone, until that has passed", async () => {
    await stage.live({ text: ["One line."] });
    stage.sandbox.controls.failNext({ how: "429", code: 30046, retryAfter: 600, method: "PATCH", route: "/messages" });
    await stage.live({ text: ["Another line."] });
    await stage.queue(notice("Elsewhere"));
    await stage.settled();
    expect(stage.ada.messages(stage.channel).some((m) => said(m).includes("Elsewhere"))).toBe(true);
    expect(posts().map(said)).toEqual([expect.stringContaining("One line.")]);
    stage.service.clock.now = () => Date.now() + 11 * MINUTE;
    await stage.pass(0);
    await expect.poll(() => posts().map(said)).toEqual([expect.stringContaining("Another line.")]);
  });

  it("by a filter is sent in words without links, and the host is told whose filter it is", async () => {
    for (let round = 0; round < 2; round++) {
      refuse(200000, round === 0 ? "POST" : "PATCH");
      await stage.live({ text: [`Round ${round}: https://example.org/x`], pictures: [picture(round)] });
      const [post] = posts();
      if (!post) throw new Error("nothing was posted");
      expect(said(post)).toContain(`Round ${round}: (link)`);
      expect(said(post)).toContain(`what picture ${round} shows`);
      expect(pictures(post)).toBe(0);
    }
    const told = stage.ada.messages(stage.ada.dm().id).map(said);
    expect(told.filter((words) => words.includes("a filter of this server (AutoMod"))).toHaveLength(1);
  });

  it("because it is not ours to edit is posted anew", async () => {
    await stage.live({ text: ["One line."] });
    refuse(50005, "PATCH", 403);
    await stage.live({ text: ["Another line."] });
    expect(posts().map(said)).toEqual([expect.stringContaining("One"), expect.stringContaining("Another line.")]);
  });

  it("because Discord has switched sending off for a while waits and arrives", async () => {
    refuse(40004, "POST", 403);
    await stage.queueLive({ text: ["One line."] });
    await expect.poll(posts, { timeout: 10_000 }).toHaveLength(1);
  });
});

describe("somebody who has left the server", () => {
  it("is said to have left, not to have closed their direct messages", async () => {
    const stage = await Stage.open();
    await stage.started();
    await stage.settled();
    stage.sandbox.controls.leave(stage.sandbox.guildId, stage.ben.id);
    await stage.command(stage.ada, "iraq commit", { discard: "-" });
    stage.pass(30);
    const [game] = await stage.service.campaigns.showing.find({ channel: stage.channel });
    await stage.service.campaigns.deliveries.show(game?.id ?? "", stage.ben.id);
    stage.sandbox.controls.deleteMessage(stage.ben.messages(stage.ben.dm().id).at(-1)?.id ?? "");
    const told = said(await stage.posted(stage.ada, "I cannot reach"));
    expect(told).toContain("they have left the server");
    expect(told).toContain("/moderate panel");
    await stage.close();
  });
});

describe("requests that Discord counts against us", () => {
  let time = 0;
  const answer = (status: number, scope = "user") => ({ status, headers: new Headers({ "x-ratelimit-scope": scope }) });

  it("are those of ten minutes, and slow us down long before the limit", () => {
    const counted = new InvalidRequests(() => time);
    for (const status of [200, 404, 500]) counted.note(answer(status));
    counted.note(answer(429, "shared"));
    expect(counted.count).toBe(0);
    for (let i = 0; i < 4999; i++) counted.note(answer([401, 403, 429][i % 3] ?? 403));
    expect([counted.count, counted.pause]).toEqual([4999, 0]);
    counted.note(answer(403));
    expect(counted.pause).toBeGreaterThan(100);
    time += 11 * MINUTE;
    expect([counted.count, counted.pause]).toEqual([0, 0]);
  });

  it("never reach the limit, though each is refused and is made as soon as it may be", () => {
    const counted = new InvalidRequests(() => time);
    let most = 0;
    for (let i = 0; i < 20_000; i++) {
      time += 5 + counted.pause;
      counted.note(answer(403));
      most = Math.max(most, counted.count);
    }
    expect(most).toBeLessThan(10_000);
  });
});
