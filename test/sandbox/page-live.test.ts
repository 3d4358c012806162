import { ChannelType } from "discord.js";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Browser, openBrowser } from "../e2e/browser.ts";
import { installedChromium } from "../e2e/chromium.ts";
import { Visitor } from "../e2e/visitor.ts";
import { pledge, type Table, table, textChannel } from "./bot.ts";

/** Has the page hear nothing until `hear()` is called; a tab with a worker would not hear by itself. */
const HARD_OF_HEARING = `
  delete window.SharedWorker;
  const kept = [];
  let open = false;
  window.hear = () => { open = true; for (const act of kept.splice(0)) act(); };
  const listen = EventSource.prototype.addEventListener;
  EventSource.prototype.addEventListener = function (name, listener) {
    const now = (event) => open || name === "SANDBOX_WATCHING" ? listener(event) : kept.push(() => listener(event));
    listen.call(this, name, now);
  };`;

/** As for a tab behind others on a busy machine: nothing is drawn by itself for long, timers are late. */
const BEHIND = `
  window.requestAnimationFrame = () => 0;
  const later = window.setTimeout;
  window.setTimeout = (act, ms = 0, ...rest) => later(act, ms + 3000, ...rest);`;

describe.skipIf(installedChromium === null)("what a tab reads and what it hears cross each other", () => {
  let at: Table;
  let browser: Browser;
  let ben: Visitor;
  const say = (content: string) => at.sandbox.person("Ada").say({ channel: at.sandbox.channelId, content });
  const heard = (words: string) =>
    ben.page.getByRole("status").filter({ hasText: words }).waitFor({ state: "attached" });

  beforeAll(async () => {
    at = await table();
  });
  beforeEach(async () => {
    browser = await openBrowser(installedChromium ?? "");
    ben = new Visitor("Ben");
  });
  afterEach(async () => {
    await browser.close();
    expect(ben.complaints).toEqual([]);
  });
  afterAll(() => at?.stop());

  it("shows what was said while the answer without it was on its way", async () => {
    const [asked, sent] = [pledge<void>(), pledge<void>()];
    await browser.context.route(/\/messages\?/, async (route) => {
      const response = await route.fetch();
      asked.keep();
      await sent.promise;
      await route.fulfill({ response });
    });
    await ben.come(browser.context, at.sandbox.url);
    await asked.promise;
    say("too late for the answer");
    await heard("too late for the answer");
    sent.keep();
    await ben.message("too late for the answer").waitFor();
  });

  it("keeps a thread that was opened while the answer without it was on its way", async () => {
    const [asked, overtaken] = [pledge<void>(), pledge<void>()];
    let first = true;
    await browser.context.route(/\/channels$/, async (route) => {
      const wait = first;
      first = false;
      const response = await route.fetch();
      asked.keep();
      if (wait) await overtaken.promise;
      await route.fulfill({ response });
      overtaken.keep();
    });
    const coming = ben.come(browser.context, at.sandbox.url);
    await asked.promise;
    const channel = await textChannel(at.client, at.sandbox.channelId);
    const thread = await channel.threads.create({ name: "Late talks", type: ChannelType.PrivateThread });
    await thread.members.add(at.sandbox.person("Ben").id);
    // of a channel that it does not know, the page asks for all of them
    say("there is another thread now");
    await coming;
    await ben.goTo(/Late talks/);
  });

  it("shows and counts once what it had read before it heard of it", async () => {
    await browser.context.addInitScript(HARD_OF_HEARING);
    await ben.come(browser.context, at.sandbox.url);
    const { id } = say("read before it is heard");
    at.sandbox.person("Ada").react({ message: id, emoji: "👍" });
    await ben.goTo(/Late talks/);
    await ben.goTo("general");
    await ben.message("read before it is heard").waitFor();
    say("the last word");
    await ben.page.evaluate("hear()");
    await heard("the last word");
    await ben.message("the last word").waitFor();
    expect(await ben.messages.filter({ hasText: "read before it is heard" }).count()).toBe(1);
    expect(await ben.message("read before it is heard").getByText("👍").textContent()).toMatch(/👍\s*1$/);
  });

  it("draws what it reads before the browser has drawn it for the first time", async () => {
    say("on a busy machine");
    await browser.context.addInitScript(BEHIND);
    await ben.come(browser.context, at.sandbox.url);
    await ben.message("on a busy machine").waitFor();
  });
});
