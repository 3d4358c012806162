/** The page of a replay in a browser: opened from disk without a net, by thumb, by keys, and without script. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { claimedIn } from "../../src/replay-maker/page-check.ts";
import { checkerOf } from "../../src/replay-maker/page-code.ts";
import { type Browser, openBrowser } from "../e2e/browser.ts";
import { installedChromium } from "../e2e/chromium.ts";
import { cutOff, poorContrast, smallTargets, unlabelled } from "../e2e/looks.ts";
import { shot } from "../e2e/shots.ts";
import { eventfulPage, HOSTILE, postedPage } from "./pages.ts";

const GAME = "Battle for Baghdad";
/** A campaign is checked on a machine that does other things, too, ms. */
const CHECKED_WITHIN = 60_000;

describe.skipIf(installedChromium === null)("a replay", () => {
  let folder: string;
  let address: string;
  let browser: Browser;
  let page: Page;
  /** Whatever the browser has complained of: a fault, a request, something that the page's own policy forbids. */
  const complaints: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "umpire-replay-"));
    const file = join(folder, "replay.html");
    writeFileSync(file, await eventfulPage(GAME));
    address = pathToFileURL(file).href;
    writeFileSync(join(folder, "posted.html"), await postedPage(GAME));
    browser = await openBrowser(installedChromium ?? "", "phone");
    await browser.context.setOffline(true);
    page = await opened(browser);
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
    expect(complaints).toEqual([]);
  });

  async function opened({ context }: Browser, moment = ""): Promise<Page> {
    const one = await context.newPage();
    one.on("pageerror", (error) => complaints.push(String(error)));
    one.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    one.on("request", (request) => /^(file|data|blob):/.test(request.url()) || complaints.push(request.url()));
    one.on("dialog", () => complaints.push("a dialog"));
    await one.goto(`${address}${moment}`);
    return one;
  }

  const tab = (name: string) => page.getByRole("tab", { name }).click();
  const moment = () => page.locator(".moment b").textContent();

  it("shows board, lead and story, and lets no words leave their places", async () => {
    await page.locator("body.ready").waitFor();
    expect(await page.title()).toContain("<script>");
    expect(await page.locator("h1").textContent()).toContain("</script><script>");
    expect(await page.locator("img, script script, svg[onload], b[onclick]").count()).toBe(0);
    expect(await page.locator("body").textContent()).toContain(HOSTILE.promise.slice(0, 20));
    await expect.poll(() => painted(page)).toBeGreaterThan(20);
    expect(await page.locator(".lead polyline").count()).toBeGreaterThan(2);
    await shot(page, "replay-phone");
  });

  it.each(["To the end", "To the beginning"])("can be read and pressed by thumb: %s", async (place) => {
    const there = page.getByRole("button", { name: place });
    if (await there.isEnabled()) await there.click();
    expect(await page.getByRole("main").count()).toBe(1);
    for (const name of ["Story", "Log", "Places", "Sides", "Proof"]) {
      await tab(name);
      const cut = await cutOff(page);
      expect(cut, `${name}: ${cut.join(" | ").slice(0, 600)}`).toEqual([]);
      const poor = await poorContrast(page);
      expect(poor, `${name}: ${poor.join(" | ").slice(0, 600)}`).toEqual([]);
      expect(await unlabelled(page), name).toEqual([]);
      const small = await smallTargets(page);
      expect(small, `${name}: ${small.join(" | ").slice(0, 600)}`).toEqual([]);
      expect(await page.evaluate<number>("document.documentElement.scrollWidth"), name).toBeLessThanOrEqual(390);
    }
  });

  it("is gone through by phase, by turning point and by a side's decisions", async () => {
    await tab("Story");
    await page.getByRole("button", { name: "To the end" }).click();
    const last = await moment();
    await page.getByRole("button", { name: "A phase back" }).click();
    expect(await moment()).not.toBe(last);
    await page.locator(".points button").first().click();
    const title = await page.locator(".points .now b").textContent();
    expect(title).toBe(await page.locator(".points button b").first().textContent());
    await page.getByRole("button", { name: "To the beginning" }).click();
    await page.getByLabel("Whose decisions").selectOption({ index: 1 });
    const first = await moment();
    await page.getByRole("button", { name: "This side's next decision" }).click();
    expect(await moment()).not.toBe(first);
    await expect.poll(() => page.evaluate<string>("location.hash")).toMatch(/^#turn-\d+-/);
  });

  it("finds words in the log, and dims what is still to come", async () => {
    await tab("Log");
    await page.getByLabel("Side", { exact: true }).selectOption("");
    const all = await page.locator(".log li").count();
    expect(await page.locator(".log .later").count()).toBeGreaterThan(0);
    await page.getByLabel("Search the log").fill("beat");
    await expect.poll(() => page.locator(".log li").count()).toBeLessThan(all);
    await page.getByLabel("Search the log").fill("");
  });

  it("checks itself without trying what its policy forbids", async () => {
    const one = await opened(browser);
    await one.locator("body.ready").waitFor();
    const code = await checkerOf("battle-for-baghdad");
    const tried = await one.evaluate<number>(`(async () => {
      const watch = "let tried = 0; const own = Function; self.Function = function () { tried++; return own.apply(this, arguments); }; ";
      const tell = "; postMessage(tried);";
      const address = URL.createObjectURL(new Blob([watch, ${JSON.stringify(code)}, tell], { type: "text/javascript" }));
      return await new Promise((done) => { new Worker(address).onmessage = ({ data }) => done(data); });
    })()`);
    expect(tried).toBe(0);
    await one.close();
  });

  it("checks itself, and finds that everything follows from its rows", async () => {
    await tab("Proof");
    await page.getByRole("button", { name: "Check this campaign" }).click();
    await page.locator(".verdict").waitFor({ timeout: CHECKED_WITHIN });
    expect(await page.locator(".verdict").textContent()).toContain("this page shows what happened");
    expect(await page.locator(".checks .right").count()).toBe(9);
    const { file } = claimedIn(await eventfulPage(GAME));
    const { commitment, rows } = file as { commitment: string; rows: { hash: string }[] };
    expect(await page.locator(".hashes dd").allTextContents()).toEqual([commitment, rows.at(-1)?.hash]);
  });

  it("shows a side's hand at the moment that is shown, once somebody chooses that side", async () => {
    await tab("Sides");
    expect(await page.locator(".hand canvas").count()).toBe(0);
    await page.getByLabel("Whose hand").selectOption({ index: 1 });
    await page.locator(".hand canvas").waitFor({ timeout: CHECKED_WITHIN });
    const hand = await page.locator(".hand canvas").getAttribute("aria-label");
    await page.getByLabel("Whose hand").selectOption({ index: 2 });
    await expect.poll(() => page.locator(".hand canvas").getAttribute("aria-label")).not.toBe(hand);
    await expect.poll(() => page.locator(".hand .hint").textContent()).toBe("");
  });

  it("has its buttons in reach on a phone that is held sideways", async () => {
    const before = page.viewportSize();
    await page.setViewportSize({ width: 844, height: 390 });
    const play = await page.getByRole("button", { name: "Play" }).boundingBox();
    expect(play && play.y + play.height).toBeLessThanOrEqual(390);
    if (before) await page.setViewportSize(before);
  });

  it("is gone through by keys alone, from the address of a moment", async () => {
    await page.goto(`${address}#start`);
    await page.reload({ waitUntil: "domcontentloaded" });
    expect(await page.locator("#still").count()).toBe(0);
    await page.locator("body.ready").waitFor();
    expect(await page.locator(".lead polyline").count()).toBe(0); // nobody is told the end
    await tab("Places");
    expect(await page.locator(".place").count()).toBe(0);
    await tab("Log");
    expect(await page.locator(".log .later").count()).toBe(0);
    await tab("Story");
    await page.getByRole("button", { name: "Show them" }).click();
    await page.keyboard.press("Home");
    const first = await moment();
    await page.keyboard.press("Shift+ArrowRight");
    expect(await moment()).not.toBe(first);
    await page.keyboard.press("End");
    await page.keyboard.press("2");
    expect(await page.getByRole("tab", { name: "Log" }).getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keys" }).waitFor();
    await page.keyboard.press("Escape");
    expect(await page.getByRole("dialog").count()).toBe(0);
  });

  it("says while its campaign goes on that it does, as of when, and why it cannot check itself", async () => {
    await page.goto(new URL("posted.html", address).href);
    await page.locator("body.ready").waitFor();
    expect(await page.title()).toMatch(/ – replay as of turn \d/);
    expect(await page.locator(".as-of").textContent()).toBe("Still being played");
    expect(await page.locator("header .sub").textContent()).toMatch(/^As of turn \d.*, the campaign goes on\./);
    expect(await page.locator("h2").first().textContent()).toBe("What has turned it so far");
    await expect.poll(() => painted(page)).toBeGreaterThan(20);
    expect(await page.getByRole("button", { name: "This side's next decision" }).count()).toBe(0); // nobody is told who decided when
    await tab("Proof");
    expect(await page.locator("#panel h2").textContent()).toBe("This page cannot check itself");
    expect(await page.locator("#panel button").count()).toBe(0);
    for (const name of ["Story", "Log", "Places", "Sides", "Proof"]) {
      await tab(name);
      expect(await cutOff(page), name).toEqual([]);
      expect(await poorContrast(page), name).toEqual([]);
    }
    await shot(page, "replay-posted-phone");
  });

  it("is a page without script, too: result, story, the last board and one for each turning point", async () => {
    const context = await browser.context.browser()?.newContext({ javaScriptEnabled: false, offline: true });
    if (!context) throw new Error("the browser is gone");
    const plain = await context.newPage();
    await plain.goto(address);
    expect(await plain.locator("h1").textContent()).toContain("</script><script>");
    expect(await plain.locator("#still > img").count()).toBe(1);
    expect(await plain.locator("section img").count()).toBeGreaterThanOrEqual(3);
    expect(await plain.locator("section h2").count()).toBe(await plain.locator("section img").count());
    await context.close();
  });
});

/** How many colours the board has: what is not painted has one. Types of the DOM are not this project's, hence the text. */
const painted = (page: Page): Promise<number> =>
  page.evaluate<number>(`(() => {
    const canvas = document.querySelector("canvas");
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    const colours = new Set();
    for (let i = 0; i < data.length; i += 4 * 97) colours.add((data[i] << 16) + (data[i + 1] << 8) + data[i + 2]);
    return colours.size;
  })()`);
