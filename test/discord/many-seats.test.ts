import type { APIMessage } from "discord-api-types/v10";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Person } from "../../src/sandbox/index.ts";
import { Stage, said } from "./stage.ts";

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open();
});
afterEach(async () => {
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

const labels = (message: APIMessage): string[] =>
  (message.components ?? []).flatMap((row) =>
    "components" in row ? row.components.flatMap((c) => ("label" in c ? (c.label ?? "") : [])) : [],
  );

/** Takes a value from the one menu of a page. */
async function choose(who: Person, message: APIMessage, ...values: string[]): Promise<APIMessage> {
  for (const row of message.components ?? [])
    for (const c of "components" in row ? row.components : [])
      if ("options" in c && "custom_id" in c)
        return await who.select({ message, customId: c.custom_id, values }).reply();
  throw new Error(`no menu in ${said(message)}`);
}

/** A campaign whose two seats Ada holds alone. Returns its id. */
async function alone(name: string, channel: string = stage.channel): Promise<string> {
  const { ada } = stage;
  const options = { game: "iraqi-conflict", seats: "2", turns: 2, name, pace: 0 };
  await stage.command(ada, "game create", options, channel);
  const games = await stage.service.campaigns.find({ channel });
  const game = games.find((record) => record.name === name)?.id ?? "";
  for (const seat of ["us", "insurgents"]) await stage.command(ada, "game join", { seat, game }, channel);
  await stage.command(ada, "game start", { game }, channel);
  await stage.settled();
  return game;
}

const answered = async (game: string, seat: string): Promise<boolean> =>
  (await stage.service.campaigns.desk(game, stage.ada.id, seat)).decisions[0]?.answered !== null;

describe("one person in all seats", () => {
  it("is asked seat by seat: Act goes to the one that owes an answer", async () => {
    const { ada } = stage;
    const game = await alone("Tigris");
    const status = await stage.posted(ada, "Waiting for");
    const first = await stage.press(ada, status, "Act").reply();
    expect(first.embeds[0]?.footer?.text).toContain("US");
    await stage.press(ada, await stage.press(ada, first, "None").reply(), "Submit").reply();
    expect(await answered(game, "us")).toBe(true);
    const second = await stage.press(ada, status, "Act").reply();
    expect(second.embeds[0]?.footer?.text).toContain("Insurgents");
  });

  it("goes from one seat to another", async () => {
    const { ada } = stage;
    await alone("Tigris");
    for (const seat of ["us", "insurgents"]) await stage.command(ada, "iraq commit", { discard: "-", seat });
    await stage.command(ada, "iraq ready", { seat: "us" });
    const page = await stage.press(ada, await stage.posted(ada, "Waiting for"), "Act").reply();
    expect(page.embeds[0]?.footer?.text).toContain("Insurgents");
    const other = await stage.press(ada, page, "Another seat").reply();
    expect(said(other)).toContain("Which seat?");
    expect((await choose(ada, other, "us")).embeds[0]?.footer?.text).toContain("US");
  });

  it("gets a message for each seat, labelled, whose button knows its seat", async () => {
    const { ada } = stage;
    await alone("Tigris");
    const place = ada.dm().id;
    for (const seat of ["US", "Insurgents"]) {
      const [message] = stage.found(ada, `Tigris: ${seat}`, place);
      if (!message) throw new Error(`no message for ${seat}`);
      const page = await stage.press(ada, message, "Act").reply();
      expect(page.embeds[0]?.footer?.text).toContain(seat);
    }
  });

  it("is asked for the seat by every command and button that needs one", async () => {
    const { ada } = stage;
    const game = await alone("Tigris");
    for (const channel of [stage.channel, ada.dm().id]) {
      for (const command of ["hand", "orders list", "map"]) {
        const page = await stage.command(ada, command, {}, channel);
        expect(said(page)).toContain("Which seat?");
        expect(said(await choose(ada, page, "insurgents"))).toMatch(/Insurgents|Standing orders/);
      }
      const refused = await stage.command(ada, "iraq commit", { discard: "-" }, channel);
      expect(said(refused)).toMatch(/Which seat\?.*US.*Insurgents/);
      const write = await stage.command(ada, "orders write", {}, channel);
      expect(said(write)).toMatch(/Which seat\?.*US.*Insurgents/);
    }
    expect(await answered(game, "us")).toBe(false);
    const hand = await stage.press(ada, await stage.posted(ada, "Waiting for"), "My hand").reply();
    expect(said(await choose(ada, hand, "us"))).toContain("Your hand: US");
  });
});

describe("one person in several campaigns", () => {
  it("names the one meant where a channel has two, and reaches both", async () => {
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
      expect(said(asked)).toMatch(new RegExp(`Which campaign\\?.*${tigris}.*Tigris.*${delta}.*Delta`));
    }
    for (const game of [tigris, delta])
      await stage.command(ada, "iraq commit", { seat: "us", discard: "-", game }, ada.dm().id);
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
    expect(said(inDm)).toMatch(new RegExp(`Which campaign\\?.*${here}.*${there}`));
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
        /\*\*De\\\*l\\\*ta\*\* \(Insurgents\) – \*\*.+\*\* · \[show\]\(https:\/\/discord\.com\/channels\/\d+\/\d+\/\d+\)/,
      );
      expect(labels(page)).toEqual(["Act: Tigris", "Act: De*l*ta"]);
      const opened = await stage.press(ada, page, "Act: De*l*ta").reply();
      expect(opened.embeds[0]?.footer?.text).toContain("Insurgents");
    }
  });

  it("tells proposals from what others wait for, says until when, and is empty where nothing is owed", async () => {
    const { ada, ben } = stage;
    const game = await stage.started();
    await stage.talks();
    const { view } = await stage.service.campaigns.desk(game, ada.id, "us");
    const [card = ""] = (view.hand as { cards: readonly string[] }).cards; // Iraqi Conflict's hand
    await stage.command(ada, "iraq propose", { to: "insurgents", give: card, want: "nothing" });
    expect(said(await stage.command(ben, "todo"))).toMatch(/\*\*Ready.*\n.*Proposal: The US offers? you/);
    for (const who of [ada, ben]) await stage.command(who, "iraq ready");
    const dov = stage.sandbox.person("Dov");
    expect(said(await stage.command(dov, "todo"))).toContain("nobody waits for you");
  });
});
