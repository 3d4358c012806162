import type { APIMessage } from "discord-api-types/v10";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Person } from "../../../../src/sandbox/index.ts";
import { controlsOf, labels, Stage, said } from "../../stage.ts";

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open();
});
afterEach(async () => {
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

/** Takes from a page's menus the entry that is called so. */
async function choose(who: Person, message: APIMessage, label: string): Promise<APIMessage> {
  for (const { custom_id, options = [] } of controlsOf(message)) {
    const value = options.find((option) => option.label === label)?.value;
    if (value !== undefined) return await who.select({ message, customId: custom_id, values: [value] }).reply();
  }
  throw new Error(`no “${label}” on ${said(message)}`);
}

const offered = (message: APIMessage): string[] =>
  controlsOf(message).flatMap(({ options = [] }) => options.map(({ label }) => label));

/** What the page of a seat is headed with. */
const heading = (game: string, phase: string, seat: string): string =>
  `### ${game} · Turn 1 of 2 · ${phase} · ${seat}\n`;

/** A campaign both of whose seats only Ada holds. Returns its id. */
async function alone(name: string, channel: string = stage.channel, pace = "none"): Promise<string> {
  const { ada } = stage;
  const options = { game: "iraqi-conflict", seats: "2", turns: 2, name, pace, "several-seats": true };
  await stage.command(ada, "game create", options, channel);
  const games = await stage.service.campaigns.showing.find({ channel });
  const game = games.find((record) => record.name === name)?.id ?? "";
  for (const seat of ["us", "insurgents"]) await stage.command(ada, "game join", { seat, game }, channel);
  await stage.command(ada, "game start", { game }, channel);
  await stage.settled();
  return game;
}

const answered = async (game: string, seat: string): Promise<boolean> =>
  (await stage.service.campaigns.showing.seatView(game, stage.ada.id, seat)).decisions[0]?.answered !== null;

describe("one person in all seats", () => {
  it("is asked seat by seat: My seat goes to the one that owes an answer", async () => {
    const { ada } = stage;
    const game = await alone("Tigris");
    const post = await stage.posted(ada, "Waiting on");
    const first = await stage.press(ada, post, "My seat").reply();
    expect(said(first)).toContain(heading("Tigris", "Commitment", "US"));
    expect(said(await stage.press(ada, first, "Keep all").reply())).toContain("✅ Keep all");
    expect(await answered(game, "us")).toBe(true);
    const second = await stage.press(ada, post, "My seat").reply();
    expect(said(second)).toContain(heading("Tigris", "Commitment", "Insurgents"));
  });

  it("goes from one seat to another, on the same page", async () => {
    const { ada } = stage;
    await alone("Tigris");
    for (const seat of ["us", "insurgents"]) await stage.command(ada, "iraq commit", { discard: "-", seat });
    await stage.command(ada, "iraq ready", { seat: "us" });
    const page = await stage.press(ada, await stage.posted(ada, "Talk in the thread"), "My seat").reply();
    expect(said(page)).toContain(heading("Tigris", "Negotiations", "Insurgents"));
    expect(offered(page)).toEqual(expect.arrayContaining(["Seat: US", "Seat: Insurgents"]));
    const other = await choose(ada, page, "Seat: US");
    expect(other.id).toBe(page.id);
    expect(said(other)).toContain(heading("Tigris", "Negotiations", "US"));
  });

  it("gets one message for all seats, which turns from one to another and answers for the one it shows", async () => {
    const { ada } = stage;
    const game = await alone("Tigris");
    const place = ada.dm().id;
    const mail = (): APIMessage[] => stage.found(ada, "Tigris ·", place);
    const [message, ...more] = mail();
    if (!message) throw new Error("no message");
    expect(more).toEqual([]);
    expect(said(message)).toContain(heading("Tigris", "Commitment", "US"));
    const other = await choose(ada, message, "Seat: Insurgents");
    expect(other.id).toBe(message.id);
    expect(said(other)).toContain(heading("Tigris", "Commitment", "Insurgents"));
    await stage.press(ada, other, "Keep all").reply();
    await stage.settled();
    expect([await answered(game, "us"), await answered(game, "insurgents")]).toEqual([false, true]);
    expect(mail()).toHaveLength(1);
  });

  it("is asked for the seat by every command and button that needs one, and goes on with it", async () => {
    const { ada } = stage;
    const game = await alone("Tigris");
    for (const channel of [stage.channel, ada.dm().id]) {
      for (const command of ["hand", "orders list", "map"]) {
        const page = await stage.command(ada, command, {}, channel);
        expect(said(page)).toContain("Which seat?");
        expect(said(await choose(ada, page, "Insurgents"))).toMatch(/Insurgents/);
      }
      const write = await stage.command(ada, "orders write", {}, channel);
      expect(said(write)).toContain("Which seat?");
      expect(offered(write)).toEqual(["US", "Insurgents"]);
    }
    const asked = await stage.command(ada, "iraq commit", { discard: "-" });
    expect(said(asked)).toContain("Which seat?");
    expect(await answered(game, "us")).toBe(false);
    expect(said(await choose(ada, asked, "US"))).toContain("✅ Keep all");
    expect([await answered(game, "us"), await answered(game, "insurgents")]).toEqual([true, false]);
  });

  it("sees on each seat's page that seat's hand alone", async () => {
    const { ada } = stage;
    await alone("Tigris");
    let page = await stage.press(ada, await stage.posted(ada, "Waiting on"), "My seat").reply();
    for (const seat of ["US", "Insurgents"]) {
      page = await choose(ada, page, `Seat: ${seat}`);
      expect(said(await stage.press(ada, page, "Hand").reply())).toContain(`Your hand: ${seat}`);
    }
  });
});

describe("one person in several campaigns", () => {
  it("is asked which one where a channel has two, and the command goes on with the choice", async () => {
    const { ada } = stage;
    const tigris = await alone("Tigris");
    const delta = await alone("Delta");
    for (const [command, options] of [
      ["hand", { seat: "us" }],
      ["map", {}],
      ["game status", {}],
      ["game log", {}],
      ["orders list", {}],
      ["iraq commit", { seat: "us", discard: "-" }],
      ["iraq act", {}],
    ] as const) {
      const asked = await stage.command(ada, command, options);
      expect(said(asked)).toContain("Which campaign?");
      expect(offered(asked)).toEqual(["Tigris", "Delta"]);
    }
    const asked = await stage.command(ada, "iraq commit", { seat: "us", discard: "-" });
    expect(said(await choose(ada, asked, "Delta"))).toContain("✅ Keep all");
    expect([await answered(tigris, "us"), await answered(delta, "us")]).toEqual([false, true]);
    await stage.command(ada, "iraq commit", { seat: "us", discard: "-", game: tigris }, ada.dm().id);
    expect([await answered(tigris, "us"), await answered(delta, "us")]).toEqual([true, true]);
  });

  it("means the channel's own in each of two servers, and none of another's", async () => {
    const { sandbox, ada, ben } = stage;
    const { guildId, channelIds } = sandbox.addGuild({ name: "Elsewhere" });
    const elsewhere = channelIds[0] ?? "";
    sandbox.controls.join(guildId, ada.id);
    const here = await alone("Tigris");
    const there = await alone("Delta", elsewhere);
    expect(said(await stage.command(ada, "game status", {}, elsewhere))).toContain("Delta");
    expect(said(await stage.command(ada, "game status"))).toContain("Tigris");
    expect(said(await stage.command(ada, "game status", { game: there }))).toContain("Delta");
    expect(said(await stage.command(ben, "game status", { game: there }))).toContain("no campaign");
    const inDm = await stage.command(ada, "game status", {}, ada.dm().id);
    expect(said(inDm)).toContain("Which campaign?");
    expect(said(await choose(ada, inDm, "Tigris"))).toContain(here);
    expect(said(await choose(ada, await stage.command(ada, "game status", {}, ada.dm().id), "Delta"))).toContain(there);
  });
});

describe("/todo", () => {
  it("lists every seat of every campaign that owes an answer, with a button for each campaign", async () => {
    const { ada } = stage;
    await alone("Tigris");
    const delta = await alone("De*l*ta");
    await stage.command(ada, "iraq commit", { seat: "us", discard: "-", game: delta });
    for (const channel of [stage.channel, ada.dm().id]) {
      const page = await stage.command(ada, "todo", {}, channel);
      const lines = said(page)
        .split("\n")
        .filter((line) => line.startsWith("•"));
      expect(lines).toHaveLength(3);
      expect(lines[2]).toMatch(
        /\*\*De\\\*l\\\*ta\*\* \(Insurgents\) – \*\*.+\*\* · \[go there\]\(https:\/\/discord\.com\/channels\/\d+\/\d+\/\d+\)/,
      );
      expect(labels(page)).toEqual(["My seat: Tigris", "My seat: De*l*ta"]);
      const opened = await stage.press(ada, page, "My seat: De*l*ta").reply();
      expect(said(opened)).toContain(heading("De\\*l\\*ta", "Commitment", "Insurgents"));
    }
  });

  it("tells offers from what others wait for, and is empty where nothing is owed", async () => {
    const { ada, ben } = stage;
    const game = await stage.started();
    await stage.talks();
    const { view } = await stage.service.campaigns.showing.seatView(game, ada.id, "us");
    const [card = ""] = (view.hand as { cards: readonly string[] }).cards; // Iraqi Conflict's hand
    await stage.command(ada, "iraq propose", { to: "insurgents", give: card, want: "nothing" });
    expect(said(await stage.command(ben, "todo"))).toMatch(/– \*\*Trade, or.*\*\*.*\n.*– Offer: The US offers you/);
    for (const who of [ada, ben]) await stage.command(who, "iraq ready");
    const dov = stage.sandbox.person("Dov");
    expect(said(await stage.command(dov, "todo"))).toContain("nobody is waiting on you");
  });

  it("says until when a seat can answer", async () => {
    await alone("Tigris", stage.channel, "daily");
    expect(said(await stage.command(stage.ada, "todo"))).toMatch(/\(US\) – \*\*.+\*\* · <t:\d+:R> · \[go there\]/);
  });
});
