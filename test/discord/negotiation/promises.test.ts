import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isPerson } from "../../../src/discord/screen/rich.ts";
import { drain, GUILD, person, type Service, startedGame } from "../../campaign/harness.ts";
import { writeBehind } from "../../write-behind.ts";
import { textOf } from "../bench.ts";
import { inCoalition, restarted, SEATS } from "../seat/action-table.ts";
import { Promising } from "./table.ts";

const [SHIITE, SUNNI, GOVERNMENT, STRANGER] = [0, 1, 2, 7];

let s: Service;
let table: Promising;
beforeAll(async () => {
  const opened = await inCoalition();
  s = opened.s;
  table = new Promising(s, opened.game, SEATS);
});
afterAll(() => s.database.close());

const logged = async (): Promise<string> => JSON.stringify(await s.repository.log(table.game));

describe("a promise in public", () => {
  it("says who promises whom what and until when, and that no rule enforces it", async () => {
    const answer = await table.promise(SHIITE, "Nobody of ours *enters* Adhamiyah.", { to: "sunni" });
    expect(textOf(answer)).toContain("Promised, in front of everyone");
    const { text, buttons } = await table.newest();
    expect(text).toContain("**Promise** of the Shiites to the Sunnis\n“Nobody of ours *enters* Adhamiyah.”");
    expect(text).toContain("Only said: no rule enforces it. It holds to the end of turn 2.");
    expect([...buttons.keys()]).toEqual(["Kept", "Broken", "Take back"]);
  });

  it("stands in the post of the negotiations, and no word of it in the log", async () => {
    expect(await table.post()).toContain("Said in public: the Shiites to the Sunnis, “Nobody of ours");
    expect(await logged()).not.toContain("of ours");
  });

  it("is judged by whom it was made to, who may change that, and by nobody else", async () => {
    for (const n of [SHIITE, GOVERNMENT])
      await expect(table.press(n, "Broken")).rejects.toThrow("Those to whom it was");
    await expect(table.press(STRANGER, "Broken")).rejects.toThrow("Those to whom it was");
    expect(textOf(await table.press(SUNNI, "Broken"))).toContain("You say that it was broken");
    expect((await table.newest()).text).toContain("**Broken**, according to the Sunnis (turn 1 · Coalition).");
    expect(await table.post()).toContain(
      "Broken, according to the Sunnis: the promise of the Shiites, “Nobody of ours",
    );
    await table.press(SUNNI, "Kept");
    expect((await table.newest()).text).toContain("**Kept**, according to the Sunnis");
    expect(await table.post()).not.toContain("Broken, according");
    await table.press(SUNNI, "Broken");
  });

  it("to everybody leaves open what the others think of it", async () => {
    await table.promise(GOVERNMENT, "We bid nothing.", { until: "turn" });
    expect((await table.newest()).text).toContain("of the Government to the Shiites and the Sunnis");
    await table.press(SUNNI, "Kept");
    expect((await table.newest()).text).toContain("Not judged by the Shiites.");
  });

  it("is taken back by whoever made it, before its end", async () => {
    await expect(table.press(SUNNI, "Take back")).rejects.toThrow("Only whoever has made this promise");
    await table.press(GOVERNMENT, "Take back");
    const { text, buttons } = await table.newest();
    expect([text.includes("Taken back."), [...buttons.keys()]]).toEqual([true, []]);
    expect(await table.post()).not.toContain("We bid nothing");
  });

  it("is told in the campaign's replay, with what was said of it and whether it was taken back", async () => {
    const { about } = await s.campaigns.showing.replay(table.game);
    expect(about.promises).toMatchObject([
      { by: "shiite", to: ["sunni"], verdict: { kind: "broken", by: ["sunni"] }, takenBack: false },
      { by: "government", to: ["shiite", "sunni"], verdict: { kind: "kept", by: ["sunni"] }, takenBack: true },
    ]);
    expect(about.promises[1]?.text).toBe("We bid nothing.");
    const { posted } = await s.campaigns.showing.posted(table.game);
    const places = posted.promises.map(({ step }) => step);
    expect(posted.promises).toEqual(about.promises.map(({ at: _, ...made }, i) => ({ ...made, step: places[i] })));
    for (const step of places) expect(posted.boards[step]).toBeDefined();
  });

  it("is refused without words, too long, to oneself, to the past, and for somebody else's seat", async () => {
    const wish = { seat: "shiite", to: [], text: "Peace", ending: "next", talk: null } as const;
    const give = (change: object, n = SHIITE) =>
      s.campaigns.negotiation.promise(table.game, { ...wish, ...change }, { person: person(n), interaction: null });
    await expect(give({ text: " " })).rejects.toThrow("Say what you promise");
    await expect(give({ text: "a".repeat(201) })).rejects.toThrow("200");
    await expect(give({ to: ["shiite"] })).rejects.toThrow("Nobody there hears a promise");
    await expect(give({ ending: { turn: 0 } })).rejects.toThrow("ends with this turn (1) or a later one");
    await expect(give({}, SUNNI)).rejects.toThrow("whoever holds this seat");
    await expect(give({}, STRANGER)).rejects.toThrow("whoever holds this seat");
  });

  it("is a silent message of its own, edited by its slot, that names nobody who would be called", async () => {
    const rows = (await drain(s)).filter(({ payload }) => payload.kind === "promise");
    expect(new Set(rows.map(({ slot }) => slot)).size).toBe(2);
    expect(JSON.stringify(rows)).not.toContain("of ours");
    expect(isPerson((await table.newest()).text)).toBe(false);
  });
});

describe("the ledger", () => {
  it("keeps what binds, what is open and what was only said apart", async () => {
    await table.does(SHIITE, "propose", { parties: ["sunni"], clauses: [{ kind: "truce" }] });
    const offer = (await s.campaigns.showing.seatView(table.game, person(SUNNI).id, "sunni")).decisions.find(
      (d) => d.invited,
    );
    const words = textOf(await table.deals(SUNNI));
    expect(words.indexOf("BINDING")).toBeLessThan(words.indexOf("None."));
    expect(words).toMatch(/OPEN[^\n]*\n1\\?\. The Shiites offer the Sunnis: Truce/);
    expect(words).toMatch(/ONLY SAID[^\n]*\n2\\?\. The Shiites to the Sunnis: “Nobody of ours/);
    await table.does(SUNNI, "accept", offer?.preset ?? {});
    const after = textOf(await table.deals(SUNNI));
    expect(after).toMatch(/BINDING[^\n]*\n1\\?\. the Shiites and the Sunnis: Truce, to the last Move Step/);
    expect(after).toMatch(/OPEN[^\n]*\nNone\./);
  });

  it("shows one's own part, and what everyone sees to the others", async () => {
    expect(textOf(await table.deals(GOVERNMENT))).not.toContain("of ours");
    for (const screen of [await table.deals(GOVERNMENT, "all.now.0"), await table.deals(STRANGER)]) {
      expect(textOf(screen)).toContain("of ours");
      expect(textOf(screen)).toContain("Truce");
    }
  });

  it("has the promise judged there, too", async () => {
    const { id } = (await s.repository.promises(table.game))[0] ?? { id: "" };
    const judge = (n: number) => table.pressId(n, `1:deals:${table.game}::::judge`, [id]);
    expect(textOf(await judge(SUNNI))).toContain("Was it kept?");
    await expect(judge(GOVERNMENT)).rejects.toThrow("You cannot judge that promise");
    expect(textOf(await table.deals(SUNNI, `kept.${id}`))).toContain("You say that it was kept");
  });
});

describe("words that are removed", () => {
  it("are gone from every message, the ledger and the database, and no repair brings them back", async () => {
    await table.promise(SUNNI, "You are all fools.");
    const sent = (await drain(s)).findLast(({ payload }) => payload.kind === "promise");
    const remove = (n: number, message = `m${sent?.id}`) =>
      s.campaigns.negotiation.removeText({
        ...{ game: table.game, person: person(n).id, staffOf: n === STRANGER ? GUILD : null },
        ...{ message, reason: "abuse", interaction: null },
      });
    await expect(remove(SUNNI)).rejects.toThrow("Only the moderator of this campaign, or staff");
    await expect(remove(STRANGER, "m0")).rejects.toThrow("shows nothing that somebody has written");
    expect(await table.post()).toContain("fools");
    await remove(STRANGER);
    const rows = await drain(s);
    expect(rows.map(({ payload }) => payload.kind)).toEqual(expect.arrayContaining(["promise", "live"]));
    await s.campaigns.people.repair({ game: table.game, person: person(0).id, staffOf: null, interaction: null });
    const { text, buttons } = await table.newest();
    expect([text.includes("*(removed)*"), [...buttons.keys()]]).toEqual([true, []]);
    expect(await table.post()).not.toContain("fools");
    expect(textOf(await table.deals(SHIITE))).not.toContain("fools");
    expect(JSON.stringify(await s.campaigns.showing.replay(table.game))).not.toContain("fools");
    expect(JSON.stringify(s.database.sqlite.prepare("SELECT * FROM promises").all())).not.toContain("fools");
  });
});

it("names and seed phrases go with the first post's words: the campaign is called as its game, in every post", async () => {
  const { game } = table;
  const members = (await s.repository.members(game)).map((one) => ({ ...one, word: "fool's luck" }));
  await writeBehind(s.repository, { game, members, at: s.clock.now() });
  const { campaigns } = await restarted(s);
  await drain(s);
  const [lobby] = s.database.sqlite.prepare("SELECT max(id) FROM outbox WHERE slot = 'lobby'").pluck().all();
  const wish = { game, person: person(STRANGER).id, staffOf: GUILD, message: `m${lobby}`, interaction: null };
  await expect(campaigns.negotiation.removeText({ ...wish, staffOf: null, reason: "abuse" })).rejects.toThrow("staff");
  await campaigns.negotiation.removeText({ ...wish, reason: "abuse" });
  expect((await campaigns.showing.record(game)).name).toBe("Battle for Baghdad");
  const { number = 0 } = (await s.repository.livePost(game, null)) ?? {};
  expect((await campaigns.deliveries.live(game, number))?.title).toBe("Battle for Baghdad · Turn 1 · Coalition");
  const rows = s.database.sqlite.prepare("SELECT slot, payload FROM outbox WHERE status = 'waiting'").all();
  expect(JSON.stringify(rows)).toContain(`live:${number}`);
  for (const kept of ["outbox", "games", "members", "live_posts"])
    expect(JSON.stringify(s.database.sqlite.prepare(`SELECT * FROM ${kept}`).all())).not.toMatch(
      /fool's luck|"Test[" ]|\\"Test[\\ ]/,
    );
});

it("between two, nothing is promised and nothing listed", async () => {
  const game = await startedGame(s, ["us", "insurgents"]);
  const two = new Promising(s, game, ["us", "insurgents"]);
  await expect(two.promise(0, "Peace")).rejects.toThrow("Two sides play this campaign");
  await expect(two.deals(0)).rejects.toThrow("Two sides play this campaign");
});

it("goes with whoever has written it, words and all", async () => {
  await s.campaigns.privacy.forget(person(SHIITE).id);
  const [promise] = await s.repository.promises(table.game);
  expect([promise?.text, promise?.person]).toEqual([null, "departed-1"]);
  expect(JSON.stringify(s.database.sqlite.prepare("SELECT payload FROM outbox").all())).not.toContain("of ours");
  expect(textOf(await table.deals(SUNNI))).toContain("*(removed)*");
  const rows = (await drain(s)).filter(({ payload }) => payload.kind === "promise");
  expect(rows.map(({ slot }) => slot)).toContain(`promise:${promise?.id}`);
});
