import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../../src/sandbox/index.ts";
import { startUmpire, type Umpire } from "../../src/umpire.ts";
import { type Browser, openBrowser } from "./browser.ts";
import { installedChromium } from "./chromium.ts";
import { drawn, focused, poorContrast, unlabelled } from "./looks.ts";
import { drawnHere } from "./pictures.ts";
import { shot, shotOf } from "./shots.ts";
import { Visitor } from "./visitor.ts";

/** In these words somebody is told of ten cards, which nobody else may read. */
const OWN_HAND = /of 10 cards counts? for you\./;
const SCENARIO = "5 – Full Scale Conflict: US, Insurgents, Sunni, Shia, Kurds";

describe.skipIf(installedChromium === null)("the sandbox's page", () => {
  let folder = "";
  let sandbox: Sandbox;
  let umpire: Umpire;
  let browser: Browser;
  let ada: Visitor;
  let ben: Visitor;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "umpire-page-"));
    sandbox = await startSandbox({ people: ["Ada", "Ben", "Cleo", "Dan", "Eve"] });
    umpire = await startUmpire({
      isPublic: false,
      database: join(folder, "umpire.sqlite"),
      packs: null,
      botDelay: 50,
      backupHours: 0,
      token: sandbox.token,
      api: `${sandbox.url}/api`,
      logger: pino({ level: "silent" }),
      illustrator: drawnHere(
        () => "real",
        async () => null,
      ),
    });
    browser = await openBrowser(installedChromium ?? "");
    ada = await Visitor.at(browser.context, sandbox.url, "Ada");
    ben = await Visitor.at(browser.context, sandbox.url, "Ben");
  });

  afterAll(async () => {
    await browser?.close();
    await umpire?.stop();
    await sandbox?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  afterEach(async ({ task }) => {
    if (task.result?.state !== "fail") return;
    await shotOf(ada.page, "failed-ada");
    await shotOf(ben.page, "failed-ben");
  });

  it("says that nobody is called so, and who there is, where the address names somebody unknown", async () => {
    const page = await browser.context.newPage();
    await page.goto(`${sandbox.url}/?as=Zed`);
    await page.getByRole("heading", { name: "Nobody here is called “Zed”" }).waitFor();
    expect(await page.getByRole("listitem").allTextContents()).toEqual(expect.arrayContaining(["Ada", "Ben", "Eve"]));
    expect(page.url()).toContain("as=Zed");
    expect(await page.getByText("(you)").count()).toBe(0);
    await page.close();
  });

  it("says that it is a sandbox, who one is, and offers a campaign", async () => {
    await ada.page.bringToFront();
    await ada.page.getByRole("heading", { name: "Play a wargame" }).waitFor();
    expect(await ada.page.title()).toBe("Ada · Sandbox – not Discord");
    expect(await ada.page.getByText("Sandbox – not Discord").isVisible()).toBe(true);
    expect(await ada.page.locator("[aria-current=page]").first().textContent()).toContain("Ada (you)");
    await ada.page.getByRole("button", { name: "Start Iraqi Conflict" }).waitFor();
    const inSight = await ada.page.evaluate<string[]>(`[".board", ".game:last-child", ".start-foot"].filter((one) => {
      const box = document.querySelector(one)?.getBoundingClientRect();
      return box !== undefined && box.width > 0 && box.top >= 0 && box.bottom <= innerHeight;
    })`);
    expect(inSight).toEqual([".board", ".game:last-child", ".start-foot"]);
    await shot(ada.page, "desktop-dark-welcome");
  });

  it("leads to what can be chosen, and offers the scenarios of the edition that is chosen", async () => {
    await ada.page.getByRole("radio", { name: /^Fitna/ }).check();
    await ada.page.getByRole("button", { name: "Scenario, players, pace…" }).click();
    expect(await ada.page.evaluate<string>("document.activeElement?.labels?.[0]?.textContent")).toBe("Which scenario?");
    const scenario = ada.page.getByLabel("Which scenario?");
    const offered = () => scenario.locator("option").count();
    await expect.poll(offered).toBe(11);
    await scenario.selectOption({ index: 10 });
    await ada.page.getByText("More options").click();
    await ada.page.getByLabel("Which edition of the rules?").selectOption({ label: "Rules of 2018" });
    await expect.poll(offered).toBe(10);
    await expect.poll(() => scenario.inputValue()).toBe("");
    await ada.page.getByRole("radio", { name: /^Iraqi Conflict/ }).check();
  });

  it("lets two people in two tabs create, join and start a campaign", async () => {
    const options = { game: "Iraqi Conflict", seats: SCENARIO, turns: "2", pace: "0" };
    await ada.command("game create", options);
    await ada.message("0 of 5 seats taken").waitFor();
    await ada.command("game join", { seat: "US" });
    await ben.message("Dice commitment").waitFor();
    expect(await ben.messages.filter({ hasText: "Only you can see this" }).count()).toBe(0);
    await ben.press("Join");
    await ben.pick("Which seat?", /^Insurgents/);
    await ben.message("You take Insurgents").waitFor();
    await ben.press("Join");
    await ben.message("You have joined").waitFor();
    await ada.command("game start", { bots: "True" });
    await ada.message("Turn 1 of 2 · Commitment").waitFor();
  });

  it("shows the board, and enlarges it", async () => {
    await ada.page.bringToFront();
    const picture = ada.message("Turn 1 of 2 · Commitment").getByRole("img");
    const width = () => picture.evaluate((image) => ("naturalWidth" in image ? Number(image.naturalWidth) : 0));
    await expect.poll(width).toBeGreaterThan(400);
    await shot(ada.page, "desktop-dark-board");
    await ada.page.getByRole("button", { name: /^Enlarge the picture: The game begins/ }).click();
    const large = ada.page.getByRole("dialog");
    await large.waitFor();
    await ada.page.keyboard.press("Escape");
    await large.waitFor({ state: "detached" });
    expect((await focused(ada.page)).name).toMatch(/^Enlarge/);
  });

  it("shows everybody their own hand only", async () => {
    const hands: string[] = [];
    for (const visitor of [ada, ben]) {
      await expect.poll(() => visitor.page.title()).toMatch(/^\(1\)/);
      await visitor.goTo(/Umpire/);
      const picture = visitor.message(OWN_HAND).locator("img").first();
      await picture.waitFor();
      hands.push((await picture.getAttribute("alt")) ?? "");
      expect(await visitor.page.title()).not.toMatch(/^\(/);
    }
    expect(hands[0]).not.toBe(hands[1]);
    for (const [visitor, own, other] of [
      [ada, hands[0], hands[1]],
      [ben, hands[1], hands[0]],
    ] as const) {
      const alts = await visitor.page.evaluate<string[]>("[...document.images].map((image) => image.alt)");
      expect(alts).toContain(own);
      expect(alts).not.toContain(other);
    }
    await shot(ada.page, "desktop-dark-hand");
  });

  it("discards by pressing and picking, and by typing", async () => {
    await ada.goTo("general");
    await ada.press("My seat");
    const cards = await ada.offered(/^Which cards/);
    expect(cards).toHaveLength(10);
    const names = cards.slice(0, 2).map((card) => card.split("\n")[0] ?? "");
    await ada.pick(/^Which cards/, ...names);
    await ada
      .message(OWN_HAND)
      .getByRole("button", { name: names[0] ?? "" })
      .last() // the picture above is a button, too, and names the whole hand
      .waitFor();
    await shot(ada.page, "desktop-dark-form");
    await ada.press("Submit");
    await ada.message("You have answered: Discard").waitFor();
    await ben.goTo("general");
    await ben.command("iraq commit", { discard: "" });
    await ada.message("Turn 1 of 2 · Negotiations").waitFor();
  });

  it("trades", async () => {
    await ada.command("iraq propose", { to: "Insurgents", give: "", want: "number", count: "1" });
    await ada.message("Offered to the Insurgents").waitFor();
    await ben.goTo(/Umpire/);
    await ben.message(/The US offers you|more offers?, shown when these are answered/).waitFor(); // computers make offers, too
    await ben.command("iraq accept", { offer: "The US offers" });
    await ben.press("Submit");
    await ben.message("It cannot be taken back: the cards were seen.").waitFor();
    await ada.message(/US and Insurgents have traded/).waitFor();
  }, 120_000);

  /** Whoever lets offers of the computers lapse is asked whether to, and again when more of them come meanwhile. */
  async function sure(visitor: Visitor, comes: string | RegExp): Promise<void> {
    const there = visitor.message(comes);
    const asks = /unanswered\b|\blapses?\b/;
    const asked = visitor.message(asks).getByRole("button", { name: "Ready", exact: true });
    for (let times = 0; times < 5; times += 1) {
      await there.or(asked).first().waitFor();
      if (await there.isVisible()) return;
      await visitor.press("Ready", asks);
      await visitor.idle();
    }
    await there.waitFor();
  }

  it("plays the turn to its end", async () => {
    await ada.goTo("general");
    await ada.press("Ready");
    await sure(ada, /Ready: (?:\w+(?:, | and ))*US\b/); // computers may have been ready before
    await ben.goTo("general");
    await ben.command("iraq ready");
    await sure(ben, "Turn 2 of 2 · Commitment");
    await shot(ada.page, "desktop-dark-turn");
  });

  it.each([
    ["dark", 1280, 800],
    ["light", 1280, 800],
    ["dark", 390, 844],
    ["light", 390, 844],
  ] as const)("is readable and named throughout: %s, %i by %i", async (scheme, width, height) => {
    const device = width > 500 ? "desktop" : "phone";
    await ada.page.bringToFront();
    await ada.page.emulateMedia({ colorScheme: scheme });
    await ada.page.setViewportSize({ width, height });
    await drawn(ada.page);
    await shot(ada.page, `${device}-${scheme}-channel`);
    expect(await poorContrast(ada.page)).toEqual([]);
    expect(await unlabelled(ada.page)).toEqual([]);
    expect(await ada.page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
    await ada.page.locator("#message").fill("/");
    await ada.page.getByRole("listbox", { name: "Commands" }).waitFor();
    await shot(ada.page, `${device}-${scheme}-commands`);
    expect(await poorContrast(ada.page)).toEqual([]);
    await ada.page.locator("#message").fill("/iraq propose");
    await ada.page.keyboard.press("Enter");
    await ada.page.getByRole("button", { name: "+ to", exact: true }).click();
    await ada.page.locator('[name="to"]').waitFor();
    await drawn(ada.page);
    await shot(ada.page, `${device}-${scheme}-options`);
    expect(await poorContrast(ada.page)).toEqual([]);
    expect(await unlabelled(ada.page)).toEqual([]);
    await ada.page.getByRole("button", { name: "Cancel" }).last().click();
    if (device === "phone") {
      await ada.page.getByRole("button", { name: "Channels" }).click();
      await shot(ada.page, `${device}-${scheme}-channels`);
      expect(await poorContrast(ada.page)).toEqual([]);
      await ada.page.keyboard.press("Escape");
      await ada.page.getByRole("navigation", { name: "Channels" }).waitFor({ state: "hidden" });
    }
  });

  it("says why something is refused", async () => {
    await ada.page.setViewportSize({ width: 1280, height: 800 });
    await ada.page.locator("#message").fill("/game join seat:nowhere");
    await ada.page.keyboard.press("Enter");
    await ada.message("⚠").waitFor();
  });

  it("starts a demo campaign for a visitor, at a press", async () => {
    sandbox.addChannel({ name: "second" });
    await ben.goTo("second");
    const seats = ben.page.getByLabel("Seats", { exact: true });
    await ben.page.getByRole("radio", { name: /^Battle for Baghdad/ }).check();
    await seats.selectOption({ label: "6 seats (default)" });
    await ben.page.getByRole("radio", { name: /^Iraqi Conflict/ }).check();
    await seats.selectOption("3");
    await ben.page
      .getByLabel("Who plays", { exact: true })
      .selectOption({ label: "You and Ada; computers play the rest" });
    await ben.page.getByRole("button", { name: "Start Iraqi Conflict" }).click();
    await ben.message(/The campaign begins\. You play the \w+/).waitFor();
    await ben.message("Turn 1 of 10 · Commitment").waitFor();
    expect(await ben.message("This campaign has started").textContent()).toMatch(/@Ben[\s\S]*@Ada[\s\S]*the computer/);
    expect(await ben.page.getByRole("heading", { name: "Play a wargame" }).count()).toBe(0);
  });

  it("let nobody complain: neither the browser nor the sandbox", () => {
    expect([...ada.complaints, ...ben.complaints]).toEqual([]);
    expect(sandbox.complaints()).toEqual([]);
  });
});
