import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { verify } from "../../../../src/campaign/record/verify.ts";
import { commandsFor } from "../../../../src/discord/commands/index.ts";
import type { Call, Given } from "../../../../src/discord/commands/typing/command.ts";
import { seatPage } from "../../../../src/discord/seat/page/seat-page.ts";
import { SHEET } from "../../../../src/discord/seat/state/state.ts";
import type { Asker } from "../../../../src/discord/services/asker.ts";
import { games } from "../../../../src/games/registry.ts";
import { takenApart } from "../../../../src/replay/file/blocks.ts";
import type { Show } from "../../../../src/replay/show.ts";
import { blockIn, jsonIn } from "../../../../src/replay-maker/packing.ts";
import { claimedIn, lacksLog } from "../../../../src/replay-maker/page-check.ts";
import {
  drain,
  GUILD,
  interaction,
  person,
  type Service,
  textOf as said,
  service,
  startedGame,
} from "../../../campaign/harness.ts";
import { asker, buttonOf, buttons, Hand, hold, menuOf, pressedOn, servicesOf, textOf } from "../../bench.ts";
import { serviceFor, started } from "../../seat/kit-table.ts";

let s: Service;
let game: string;

beforeEach(async () => {
  s = await service();
  game = await startedGame(s, ["us", "insurgents"]);
});
afterEach(() => s.database.close());

function command(
  name: string,
  of: { readonly campaigns: { readonly books: Pick<Service["books"], "definitions"> } } = s,
) {
  const found = commandsFor(of.campaigns.books.definitions).get(name);
  if (!found) throw new Error(`no command ${name}`);
  return found;
}
const runIn = async (of: Service, name: string, call: Call) => hold(await command(name, of).run(servicesOf(of), call));
const run = (n: number, name: string, sub: string | null, given: Given = {}, where: Partial<Asker> = {}) =>
  runIn(s, name, { asker: asker(n, where), sub, given });
const complete = (n: number, sub: string, given: Given, name: string, text: string) =>
  command("iraq").complete(servicesOf(s), { asker: asker(n), sub, given }, { name, text });

const cards = async (): Promise<readonly string[]> => {
  const seatView = await s.campaigns.showing.seatView(game, person(0).id, "us");
  return (seatView.view.hand as { cards: string[] }).cards; // Iraqi Conflict's hand
};

async function market(): Promise<void> {
  for (const n of [0, 1]) await run(n, "iraq", "commit", { discard: "-" });
}

describe("/map legend", () => {
  it("shows what the marks of the board mean, or says it", async () => {
    expect((await run(0, "map", null, { legend: true })).pictures).toHaveLength(1);
    expect(textOf(await run(0, "map", null, { legend: true, text: true }))).toContain(
      "Cards given in trades this turn",
    );
  });
});

describe("a game's command", () => {
  it("does what is typed in full", async () => {
    const [a = "", b = ""] = await cards();
    const page = await run(0, "iraq", "commit", { discard: `${b}, ${a.toUpperCase()}` });
    expect(textOf(page)).toContain("✅ Discard ");
    expect((await s.campaigns.showing.seatView(game, person(0).id, "us")).decisions[0]?.answered?.params).toEqual({
      discard: expect.arrayContaining([a, b]),
    });
  });

  it("opens the form for what is left out, filled in with good guesses", async () => {
    await market();
    const page = await run(0, "iraq", "propose", { want: "count" });
    expect(menuOf(page, "Which of your cards do you give").options.filter((o) => o.default)).not.toEqual([]);
    expect(menuOf(page, "What do you want").options.find((o) => o.default)?.value).toBe("count");
    expect(buttonOf(page, "Submit").disabled).toBe(false);
    expect(
      (await s.campaigns.showing.seatView(game, person(1).id, "insurgents")).decisions.map(({ kind }) => kind),
    ).toEqual(["turn"]);
  });

  it("says what is to be asked later", async () => {
    const own = await serviceFor();
    await started(own, "summit");
    const propose = { asker: asker(0), sub: "propose", given: { price: 1 } };
    const page = hold(await runIn(own, "summit", propose));
    expect(textOf(page)).toContain("To be asked later: price.");
    expect(buttonOf(page, "Submit").disabled).toBe(true);
    own.database.close();
  });

  it("closes the form that was open for the same, but only once it is done", async () => {
    await market();
    const services = servicesOf(s);
    const us = new Hand(services, 0, await seatPage(services, person(0).id, game, null));
    const [card = ""] = await cards();
    const formOpen = async () => buttons(await seatPage(services, person(0).id, game, null)).includes("Submit");
    await us.press("Make an offer…");
    await us.choose("Which of your cards do you give", card);
    await expect(run(0, "iraq", "propose", { give: "the-moon" })).rejects.toThrow("is no card");
    expect(await formOpen()).toBe(true);
    await run(0, "iraq", "propose", { to: "insurgents", give: card, want: "nothing" });
    expect(await formOpen()).toBe(false);
    expect(await s.campaigns.acting.sheet(game, person(0).id, "us", SHEET)).toBeNull();
  });

  it("refuses what is not possible in the rules' words", async () => {
    await expect(run(0, "iraq", "propose", {})).rejects.toThrow("not possible now; possible: “Discard and draw”");
    await expect(run(0, "iraq", "commit", { discard: "the-moon" })).rejects.toThrow(
      /“the-moon” is no card\. You hold /,
    );
    await market();
    await expect(run(0, "iraq", "ready", { nonsense: 1 })).rejects.toThrow("not asked here: nonsense");
  });

  it("asks once more before what the rules want confirmed, even if all is typed", async () => {
    const own = await serviceFor();
    const id = await started(own, "scouts");
    const services = servicesOf(own);
    const west = new Hand(services, 0, await seatPage(services, person(0).id, id, null));
    expect(JSON.stringify(west.page.parts)).not.toContain(`"label":"Concede","style"`);
    await west.choose("More you can do", "concede");
    expect(textOf(west.page)).toContain("Give up for good?");
    await west.press("Back");
    expect(await own.repository.log(id)).toHaveLength(1);
    await west.choose("More you can do", "concede");
    await west.press("Concede");
    expect((await own.repository.log(id)).at(-1)?.action).toBe("concede");
    own.database.close();
  });

  it("answers questions from what the seat can see", async () => {
    expect(textOf(await run(0, "iraq", "score"))).toContain("Nobody has scored yet");
    expect(textOf(await run(0, "iraq", "deck"))).toContain("Which faction?");
    expect(textOf(await run(0, "iraq", "deck", { faction: "us" }))).toContain("Out of your sight");
  });
});

describe("proposals while typing", () => {
  it("are the choices that fit, by label or value", async () => {
    const choices = await complete(0, "deck", {}, "faction", "ins");
    expect(choices.map((c) => c.value)).toEqual(["insurgents"]);
  });

  it("of a list go on from what is typed", async () => {
    const [a = "", b = ""] = await cards();
    const first = await complete(0, "commit", {}, "discard", "");
    expect(first).toHaveLength(10);
    const second = await complete(0, "commit", {}, "discard", `${a}, `);
    expect(second[0]?.value).toBe(a);
    expect(second.map((c) => c.value)).toContain(`${a}, ${b}`);
    for (const { name, value } of second) expect(Math.max(name.length, value.length)).toBeLessThanOrEqual(100);
  });

  it("keep to what has been given before, and are empty where that is not possible", async () => {
    expect(await complete(0, "propose", { to: "the moon" }, "give", "")).toEqual([]);
    expect(await complete(0, "accept", {}, "offer", "")).toEqual([]);
  });
});

describe.each(games)("what is typed for $name while it is asked something else", ({ id, command: root }) => {
  const kept = (option: object): boolean => "autocomplete" in option && option.autocomplete === true;
  const typed = command(root, { campaigns: { books: { definitions: games } } }).json.options ?? [];
  const all = typed.flatMap((sub) =>
    "options" in sub ? (sub.options ?? []).filter(kept).map((option) => ({ sub: sub.name, name: option.name })) : [],
  );

  it("has proposals, or none", async () => {
    const other = await started(s, id);
    for (const { sub, name } of all) {
      const call = { asker: asker(0), sub, given: { game: other } };
      const choices = await command(root).complete(servicesOf(s), call, { name, text: "" });
      expect(choices.length, `${sub} ${name}`).toBeLessThanOrEqual(25);
    }
  });
});

describe("which campaign is meant", () => {
  it("is the channel's, else one's only one, else must be said", async () => {
    expect(textOf(await run(0, "game", "status", {}, { channel: "9" }))).toContain("Test");
    const second = await startedGame(s, ["us", "insurgents"]);
    await expect(run(0, "game", "status")).rejects.toThrow(/Which campaign\?/);
    expect((await run(0, "game", "status", { game: second })).footer).toContain(second);
  });

  it("is never one of another server", async () => {
    const stranger = { guild: "999999999999999999", channel: "9" };
    await expect(run(5, "game", "status", { game }, stranger)).rejects.toThrow("no-game");
    expect(textOf(await run(5, "game", "status", { game }, { channel: "9" }))).toContain("Test");
    expect(textOf(await run(0, "game", "status", { game }, { guild: null, channel: "9" }))).toContain("Test");
  });
});

describe("/game", () => {
  it("opens, joins and starts a campaign with computers", async () => {
    const where = { channel: "100000000000000077" };
    const created = await run(
      3,
      "game",
      "create",
      { game: "iraqi-conflict", seats: "2", turns: 1, name: "**Bold**" },
      where,
    );
    expect(textOf(created)).toContain("\\*\\*Bold\\*\\*");
    const joining = await run(3, "game", "join", {}, where);
    expect(menuOf(joining).options.map((o) => o.value)).toEqual(["-", "us", "insurgents"]);
    await run(3, "game", "join", { seat: "The US", word: "kumquat" }, where).catch(() =>
      run(3, "game", "join", { seat: "us", word: "kumquat" }, where),
    );
    const asked = await run(3, "game", "start", {}, where);
    expect(buttons(asked)).toContain("Start with computer players");
    await run(3, "game", "start", { bots: true }, where);
    const status = textOf(await run(3, "game", "status", {}, where));
    expect(status).toContain("the computer");
    expect(status).toContain("Dice commitment");
  });

  it("does not open a campaign where it cannot work", async () => {
    const given = { game: "iraqi-conflict" };
    const permits = [{ name: "Embed Links", granted: false, essential: true, why: "" }];
    await expect(run(0, "game", "create", given, { guild: null })).rejects.toThrow("needs a channel");
    await expect(run(0, "game", "create", given, { guild: GUILD, permits })).rejects.toThrow("Embed Links");
    await expect(run(0, "game", "create", { ...given, moon: "full" })).rejects.toThrow("no option “moon”");
  });

  it("does a repeated interaction once", async () => {
    const again = { interaction: interaction() };
    await market();
    await run(0, "iraq", "ready", {}, again);
    const rows = (await s.repository.log(game)).length;
    await run(0, "iraq", "ready", {}, again).catch(() => {});
    expect((await s.repository.log(game)).length).toBe(rows);
  });

  it("tells the log, and ends a campaign only for sure", async () => {
    await market();
    const log = textOf(await run(0, "game", "log"));
    expect(log).toMatch(/^-# <t:\d+:f>$/m);
    expect(log).not.toMatch(/`\d+`/); // gaps between row numbers would count the secret acts of others
    await expect(run(0, "game", "abandon", { sure: false })).rejects.toThrow("Nothing was done");
    await run(0, "game", "abandon", { sure: true });
    expect(textOf(await run(0, "game", "status"))).toContain("ended without a result");
  });
});

describe("/game export", () => {
  it("gives the whole file to anyone after the end, and to nobody before", async () => {
    await expect(run(0, "game", "export")).rejects.toThrow("has not ended");
    await expect(run(5, "game", "export", { game })).rejects.toThrow("has not ended");
    await run(0, "game", "abandon", { sure: true });
    const page = await run(5, "game", "export", { game });
    expect(page.file?.name).toBe(`${game}.json`);
    expect(verify(JSON.parse(page.file?.text ?? ""), games).verdict).toBe("proved");
    expect((await drain(s)).map(said).join()).toContain("`/game replay` shows the whole campaign again");
  });
});

describe("/game replay", () => {
  const pageOfReplay = async () => pressedOn(s, asker(5), await run(5, "game", "replay", { game }), "As a page");

  it("gives a page of what stands in the channel to anyone while the campaign goes on", async () => {
    await market();
    const page = await pageOfReplay();
    expect(page.file?.name).toBe(`${game}-replay.html`);
    expect(textOf(page)).toMatch(/as of turn 1, \w+/);
    const html = page.file?.text ?? "";
    expect(html).toContain("Still being played");
    expect(lacksLog(html)).toBe(true);
    const apart = takenApart(html);
    expect([...apart.blocks.keys()]).toEqual(["show", "pictures"]);
    const { secret, commitment } = await s.campaigns.showing.record(game);
    const hashes = (await s.repository.log(game)).flatMap(({ hash, state, events }) => [hash, state, events ?? hash]);
    const told = `${html}${blockIn(apart, "show")}${blockIn(apart, "pictures")}`;
    for (const secretly of [secret, commitment, ...hashes]) expect(told).not.toContain(secretly);
    const show = jsonIn(apart, "show") as Show;
    expect(show).toMatchObject({ lacksLog: "until the end", asOf: expect.stringContaining("turn 1") });
    expect(show.result).not.toContain("won");
  });

  it("gives the campaign as a page with its log to anyone after the end", async () => {
    await run(0, "game", "abandon", { sure: true });
    const page = await pageOfReplay();
    expect(page.file?.name).toBe(`${game}-replay.html`);
    const { file, about } = claimedIn(page.file?.text ?? "");
    expect(verify(file, games).verdict).toBe("proved");
    expect(about.title).toBe((await s.campaigns.showing.record(game)).name);
    expect(Object.values(about.names[0]?.names ?? {}).length).toBeGreaterThan(0);
  });

  it("names nobody who has deleted their data", async () => {
    await run(0, "game", "abandon", { sure: true });
    const { id, name } = person(1);
    expect(JSON.stringify(await s.campaigns.showing.replay(game))).toContain(name);
    await s.campaigns.privacy.forget(id);
    const source = JSON.stringify(await s.campaigns.showing.replay(game));
    expect(source).not.toContain(name);
    expect(source).not.toContain(id);
  });
});

describe("standing orders", () => {
  it("are set, listed and taken back", async () => {
    expect(textOf(await run(0, "orders", "list"))).toContain("You have given none.");
    expect(textOf(await run(0, "orders", "set", { order: "ready" }))).toContain(
      "✅ Negotiations: I am ready as soon as they open: set.",
    );
    expect(textOf(await run(0, "orders", "list"))).toContain("I am ready as soon as they open");
    expect(textOf(await run(0, "orders", "clear", { order: "ready" }))).toContain("It is taken back.");
    await expect(run(0, "orders", "clear", { order: "ready" })).rejects.toThrow("no such standing order");
  });

  it("are set and taken back once, however often the same press arrives", async () => {
    const [set, cleared] = [interaction(), interaction()].map((id) => ({ interaction: id }));
    await run(0, "orders", "set", { order: "ready" }, set);
    await run(0, "orders", "clear", { order: "ready" }, cleared);
    expect(textOf(await run(0, "orders", "clear", { order: "ready" }, cleared))).toContain("It is taken back.");
    expect(textOf(await run(0, "orders", "set", { order: "ready" }, set))).toContain("You have given none.");
  });
});

describe("/help, /hand and /map", () => {
  it("show what they are for", async () => {
    expect(textOf(await run(0, "help", null))).toContain("`/iraq`");
    expect(textOf(await run(0, "help", null, { topic: "iraqi-conflict" }))).toContain("Make an offer");
    expect((await run(0, "hand", null)).pictures[0]?.alt).not.toBe("");
    expect((await run(5, "map", null)).pictures).toHaveLength(1);
    expect(textOf(await run(0, "hand", null, { text: true })).length).toBeGreaterThan(30);
    await expect(run(5, "hand", null)).rejects.toThrow("no-seat");
  });
});
