import type { APIMessage } from "discord-api-types/v10";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { pickedCall, pickPage, Several } from "../../../../src/discord/commands/typing/pick.ts";
import { pressOf, readPress } from "../../../../src/discord/screen/custom-id.ts";
import type { PressOf } from "../../../../src/discord/screen/payloads.ts";
import { asker, hold, menuOf, textOf } from "../../bench.ts";
import { controlsOf, Stage, said } from "../../stage.ts";

function picked(id: string): PressOf<"pick"> {
  const pick = pressOf("pick", readPress(id));
  if (!pick) throw new Error(`${id} is no menu of several`);
  return pick;
}

describe("campaigns that may be meant", () => {
  let stage: Stage;
  beforeEach(async () => {
    stage = await Stage.open();
    for (const name of ["Tigris", "Euphrates"])
      await stage.command(stage.ada, "game create", {
        game: "iraqi-conflict",
        seats: "2",
        turns: 2,
        name,
        pace: "none",
      });
  });
  afterEach(async () => {
    expect(stage.sandbox.complaints()).toEqual([]);
    await stage.close();
  });

  const idOf = async (name: string): Promise<string> => {
    const games = await stage.service.campaigns.showing.find({ channel: stage.channel });
    return games.find((game) => game.name === name)?.id ?? "";
  };
  const offered = (message: APIMessage): string[] =>
    controlsOf(message).flatMap(({ options = [] }) => options.map(({ label }) => label));
  const choose = async (message: APIMessage, label: string): Promise<APIMessage> => {
    const [menu] = controlsOf(message);
    const value = menu?.options?.find((option) => option.label === label)?.value;
    if (!menu || value === undefined) throw new Error(`no ${label} on ${said(message)}`);
    return await stage.ben.select({ message, customId: menu.custom_id, values: [value] }).reply();
  };

  it("are offered in a menu, and the command goes on with the choice, on the same page", async () => {
    const asked = await stage.command(stage.ben, "game status");
    expect(said(asked)).toContain("Which campaign?");
    expect(offered(asked)).toEqual(["Tigris", "Euphrates"]);
    const status = await choose(asked, "Euphrates");
    expect(status.id).toBe(asked.id);
    expect(said(status)).toContain("Euphrates");
    expect(said(status)).toContain("waiting for players");
  });

  it("do not make anybody type the rest again", async () => {
    const asked = await stage.command(stage.ben, "game join", { seat: "us", word: "kumquat" });
    expect(said(await choose(asked, "Tigris"))).toContain("You have joined **Tigris**");
    const { members } = await stage.service.campaigns.showing.status(await idOf("Tigris"));
    expect(members.map(({ person, seat, word }) => [person, seat, word])).toEqual([[stage.ben.id, "us", "kumquat"]]);
  });

  it("are found by a part of their name, and close names are proposed", async () => {
    expect(said(await stage.command(stage.ben, "game status", { game: "euph" }))).toContain("Euphrates");
    const refused = said(await stage.command(stage.ben, "game status", { game: "Tigers" }));
    expect(refused).toContain("There is no campaign “Tigers” that you can see. Did you mean Tigris");
  });

  it("are offered as well where several have the name that was typed", async () => {
    await stage.command(stage.ada, "game create", { game: "iraqi-conflict", seats: "2", name: "Tigris", pace: "none" });
    const asked = await stage.command(stage.ben, "game status", { game: "tigris" });
    expect(offered(asked)).toEqual(["Tigris", "Tigris"]);
  });

  it("are chosen before a command opens its window", async () => {
    for (const name of ["Tigris", "Euphrates"]) {
      const game = await idOf(name);
      await stage.command(stage.ada, "game join", { seat: "us", game });
      await stage.command(stage.ben, "game join", { seat: "insurgents", game });
      await stage.command(stage.ada, "game start", { game });
    }
    const asked = await stage.command(stage.ben, "orders write");
    const [menu] = controlsOf(asked);
    const value = menu?.options?.[0]?.value ?? "";
    const modal = await stage.ben.select({ message: asked, customId: menu?.custom_id ?? "", values: [value] }).modal();
    expect(modal.title).toContain("Insurgents");
  });

  it("are offered to a host who moves one here", async () => {
    const elsewhere = stage.sandbox.addChannel({ name: "elsewhere" });
    const asked = await stage.command(stage.ada, "game move", {}, elsewhere);
    expect(offered(asked)).toEqual(["Tigris", "Euphrates"]);
  });
});

describe("what is asked with a menu", () => {
  const several = new Several("game", [
    { value: "k7f3x", label: "Tigris", description: "Iraqi Conflict · k7f3x" },
    { value: "m2m2m", label: "Euphrates", description: "" },
  ]);

  it("keeps subcommand and options, and hands them back", () => {
    const given = { give: "count, anarchy", sure: true, n: 3 };
    const page = hold(pickPage("iraq", { asker: asker(0), sub: "propose", given }, several));
    const menu = menuOf(page);
    const call = pickedCall(asker(0), picked(menu.custom_id), [menu.options[1]?.value ?? ""]);
    expect(call).toMatchObject({ sub: "propose", given: { ...given, game: "m2m2m" } });
  });

  it("says so where the options are too long to be kept", () => {
    const given = { text: "x".repeat(200) };
    const page = hold(pickPage("iraq", { asker: asker(0), sub: null, given }, several));
    expect(textOf(page)).toContain("too long to be kept");
    const menu = menuOf(page);
    const call = pickedCall(asker(0), picked(menu.custom_id), [menu.options[0]?.value ?? ""]);
    expect(call).toMatchObject({ sub: null, given: { game: "k7f3x" } });
  });

  it("takes nothing that was never offered", () => {
    const menu = menuOf(pickPage("iraq", { asker: asker(0), sub: null, given: {} }, several));
    for (const value of ["Tigris", '{"game":["x"]}', "[]", ""])
      expect(() => pickedCall(asker(0), picked(menu.custom_id), [value])).toThrow("has expired");
  });

  it("shows 25 of more", () => {
    const many = Array.from({ length: 30 }, (_, i) => ({ value: `g${i}`, label: `Game ${i}`, description: "" }));
    const page = hold(pickPage("hand", { asker: asker(0), sub: null, given: {} }, new Several("seat", many)));
    expect(menuOf(page).options).toHaveLength(25);
  });
});
