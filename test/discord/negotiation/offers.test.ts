import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPress } from "../../../src/discord/screen/custom-id.ts";
import type { PromiseRecord } from "../../../src/store/records.ts";
import { drain, GUILD, person, type Service } from "../../campaign/harness.ts";
import { asker, servicesOf, textOf } from "../bench.ts";
import { windowFor } from "../presses.ts";
import { inCoalition, SEATS } from "../seat/action-table.ts";
import { Guest } from "../seat/guest.ts";
import { Promising, wordsOf } from "./table.ts";

const [SHIITE, SUNNI, GOVERNMENT, STRANGER] = [0, 1, 2, 7];
const SENTENCE = "We stop at the *river*.";

let s: Service;
let table: Promising;
let guests: readonly Guest[];
beforeAll(async () => {
  const opened = await inCoalition();
  s = opened.s;
  table = new Promising(s, opened.game, SEATS);
  guests = opened.guests;
});
afterAll(() => s.database.close());

const guest = (n: number): Guest => guests[n] ?? new Guest(s, n, table.game);
const promises = (): Promise<readonly PromiseRecord[]> => s.repository.promises(table.game);
const newest = async (): Promise<PromiseRecord | undefined> => (await promises()).at(-1);

/** The newest public offer, as everyone reads it. */
async function shown() {
  const slot = s.database.sqlite
    .prepare("SELECT slot FROM outbox WHERE slot LIKE 'offer:%' ORDER BY id DESC LIMIT 1")
    .pluck()
    .get() as string; // our own table
  return { slot, ...(await shownIn(slot)) };
}

async function shownIn(slot: string) {
  const payload = await s.repository.outbox.payloadOf(table.game, slot);
  if (payload?.kind !== "offer") throw new Error(`no offer ${slot}`);
  const { text, controls } = await s.campaigns.deliveries.offer(table.game, payload);
  return { text: wordsOf(text), labels: controls.map(({ label }) => label) };
}

/** The sheet of an offer of a Truce, up to its last press. */
async function drafted(n: number, partner: string): Promise<Guest> {
  const one = await guest(n).open();
  await one.choose("Make an offer", partner);
  return await one.press("Truce");
}

/** The offer that waits for somebody. */
async function answer(n: number, label: string): Promise<Guest> {
  return await (await guest(n).open()).press(label);
}

const logged = async (): Promise<string> => JSON.stringify(await s.repository.log(table.game));

describe("a sentence that goes with an offer", () => {
  it("is added on its sheet with two taps, stands apart from what binds, and waits with it", async () => {
    const sheet = await drafted(SHIITE, "Sunnis");
    await sheet.type("Add a promise", SENTENCE, "next");
    expect(sheet.text).toContain("**Only said**: “We stop at the \\*river\\*.” To the end of turn 2.");
    expect(await sheet.typed("Change the promise")).toBe(SENTENCE);
    await sheet.press("Submit");
    const { text, labels } = await shown();
    expect(text).toMatch(
      /^\*\*Binding\*\*: The Shiites offer the Sunnis: Truce this turn\.\n\*\*Only said\*\*: “We stop/,
    );
    expect(text).toContain("To the end of turn 2.\nWaiting on @ (Sunnis).");
    expect(labels).toEqual(["Accept", "Decline", "Withdraw", "Counter…"]);
    expect((await guest(SUNNI).open()).text).toContain("**Only said**: “We stop at the \\*river\\*.”");
    expect(textOf(await table.deals(SUNNI))).toMatch(/OPEN[^\n]*\n[^\n]*Truce[^\n]*\*\*Only said\*\*: “We stop/);
    expect(await table.post()).not.toContain("river");
    expect((await newest())?.state).toBe("offered");
  });

  it("becomes a promise once the offer is agreed, judged below it, and no word of it is in the log", async () => {
    await answer(SUNNI, "Accept");
    const { text, labels } = await shown();
    expect(text).toContain("**Agreed.**");
    expect(text).toContain("**Only said**, by the Shiites: “We stop at the *river*.” To the end of turn 2.");
    expect(labels).toEqual(["Kept", "Broken", "Take back"]);
    expect(await table.post()).toContain("Said in public: the Shiites to the Sunnis, “We stop at the *river*.”");
    await drain(s);
    const { id = "" } = (await newest()) ?? {};
    expect(textOf(await table.deals(SUNNI, `broken.${id}`))).toContain("You say that it was broken");
    expect((await shown()).text).toContain("**Broken**, according to the Sunnis (turn 1 · Coalition).");
    expect((await drain(s)).map(({ slot }) => slot)).toContain((await shown()).slot);
    expect(await logged()).not.toContain("river");
  });

  it.each(["Decline", "Withdraw"])("leaves no promise where the answer is %s", async (label) => {
    const sheet = await drafted(GOVERNMENT, "Sunnis");
    await sheet.type("Add a promise", "We bid nothing.", "turn");
    await sheet.press("Submit");
    await answer(label === "Decline" ? SUNNI : GOVERNMENT, label);
    expect((await newest())?.state).toBe("void");
    expect((await shown()).text).not.toContain("bid nothing");
    for (const n of [SUNNI, STRANGER]) expect(textOf(await table.deals(n))).not.toContain("bid nothing");
  });

  it("is open again where the answer is taken back", async () => {
    const sheet = await drafted(GOVERNMENT, "Shiites");
    await sheet.type("Add a promise", "We wait.", "campaign");
    await sheet.press("Submit");
    await answer(SHIITE, "Decline");
    expect((await newest())?.state).toBe("void");
    await answer(SHIITE, "Take it back");
    expect((await newest())?.state).toBe("offered");
    expect((await guest(SHIITE).open()).text).toContain("“We wait.” To the end of the campaign.");
  });

  it("is kept by a counter-offer, or dropped for another", async () => {
    const sheet = await answer(SHIITE, "Counter…");
    expect(sheet.text).toContain("**Only said**: “We wait.”");
    await sheet.press("Drop the promise");
    expect(sheet.text).not.toContain("We wait");
    await sheet.press("Keep their promise");
    await sheet.press("Submit");
    expect((await promises()).map(({ state }) => state).slice(-2)).toEqual(["void", "offered"]);
    expect((await shown()).text).toContain("**Only said**, by the Government: “We wait.”");
    const counter = await answer(GOVERNMENT, "Counter…");
    await counter.type("Promise something else", "We wait no longer.", "turn");
    await counter.press("Submit");
    expect((await shown()).text).toContain("**Only said**: “We wait no longer.”");
    expect((await shown()).text).not.toContain("“We wait.”");
    await answer(SHIITE, "Accept");
    expect((await newest())?.state).toBe("given");
    expect((await promises()).filter(({ state, text }) => state === "given" && text === "We wait.")).toEqual([]);
  });

  it("is refused where no offer is made, where it is too long, and where nothing was promised before", async () => {
    const wish = { game: table.game, person: person(SHIITE).id, seat: "shiite", interaction: null };
    const none = { ...wish, moves: [], decision: null, ahead: [{ order: "none", value: "" }], end: false };
    const promise = { text: "Peace", ending: "turn" } as const;
    const ready = { ...none, moves: [{ action: "ready", params: {} }], ahead: [], promise };
    await expect(s.campaigns.acting.submit(ready)).rejects.toThrow("goes with an offer, and none was made");
    const offer = {
      action: "propose",
      params: { parties: ["sunni"], clauses: [{ kind: "spare", seat: "shiite", other: "sunni" }] },
    };
    const long = { ...ready, moves: [offer], promise: { ...promise, text: "a".repeat(201) } };
    await expect(s.campaigns.acting.submit(long)).rejects.toThrow("200 characters");
    const kept = { ...ready, moves: [offer], promise: "kept" as const };
    await expect(s.campaigns.acting.submit(kept)).rejects.toThrow("promises nothing any more");
  });
});

describe("a reason for declining", () => {
  it("is chosen after the one tap that declines, and stands below the offer", async () => {
    await (await drafted(GOVERNMENT, "Sunnis")).press("Submit");
    const page = await answer(SUNNI, "Decline");
    await page.choose("Why did you decline?", "You ask too much.");
    expect(page.text).toContain("Your reason stands where the offer does");
    const { text } = await shown();
    expect(text).toMatch(/\*\*Declined\*\* by the Sunnis\.\nWhy, according to the Sunnis: “You ask too much\.”$/);
    expect(page.menus().map(({ placeholder }) => placeholder)).not.toContainEqual(expect.stringContaining("Why did"));
    expect(await logged()).not.toContain("too much");
  });

  it("is typed in a window, once, by whoever plays the seat that has declined", async () => {
    await (await drafted(GOVERNMENT, "Sunnis")).press("Submit");
    const page = await answer(SUNNI, "Decline");
    const press = readPress(page.menu("Why did").custom_id);
    expect(JSON.stringify(await windowFor(servicesOf(s), asker(SUNNI), press, ["other"]))).toContain("The reason");
    expect(await windowFor(servicesOf(s), asker(SUNNI), press, ["0"])).toBeNull();
    const offer = press.decision ?? "";
    const give = (n: number, text: string, seat = "sunni") =>
      s.campaigns.negotiation.giveReason(table.game, { offer, seat, text }, { person: person(n), interaction: null });
    await expect(give(GOVERNMENT, "Because")).rejects.toThrow("not yours");
    await expect(give(GOVERNMENT, "Because", "government")).rejects.toThrow("nothing to explain");
    await expect(give(SUNNI, " ")).rejects.toThrow("Say why");
    await give(SUNNI, "Ask the dead.");
    await expect(give(SUNNI, "Once more.")).rejects.toThrow("nothing to explain");
    expect((await shown()).text).toContain("“Ask the dead.”");
  });
});

describe("words below an offer", () => {
  it("are removed for good from everywhere, and no repair brings them back", async () => {
    await drain(s);
    const agreed = (await promises()).find(({ text }) => text === SENTENCE);
    const sent = (slot: string): number =>
      s.database.sqlite.prepare("SELECT max(id) FROM outbox WHERE slot = ?").pluck().get(slot) as number; // our own table
    for (const slot of [`offer:${agreed?.offer}`, (await shown()).slot])
      await s.campaigns.negotiation.removeText({
        ...{ game: table.game, person: person(STRANGER).id, staffOf: GUILD, interaction: null, reason: "abuse" },
        message: `m${sent(slot)}`,
      });
    await s.campaigns.people.repair({ game: table.game, person: person(0).id, staffOf: null, interaction: null });
    expect((await shownIn(`offer:${agreed?.offer}`)).text).toContain("*(removed)*");
    expect((await shown()).text).toContain("Why, according to the Sunnis: *(removed)*");
    for (const words of ["river", "Ask the dead"]) {
      expect(textOf(await table.deals(SUNNI))).not.toContain(words);
      for (const name of ["promises", "reasons", "outbox", "sheets"])
        expect(JSON.stringify(s.database.sqlite.prepare(`SELECT * FROM ${name}`).all())).not.toContain(words);
    }
  });

  it("go with whoever has written them, those on a sheet that was not sent included", async () => {
    const sheet = await drafted(GOVERNMENT, "Sunnis");
    await sheet.type("Add a promise", "We shall see.", "turn");
    await s.campaigns.privacy.forget(person(GOVERNMENT).id);
    const kept = ["promises", "reasons", "sheets"].map((name) =>
      s.database.sqlite.prepare(`SELECT * FROM ${name}`).all(),
    );
    for (const words of ["We shall see", "We wait"]) expect(JSON.stringify(kept)).not.toContain(words);
  });
});
