import { type APIMessage, ComponentType } from "discord-api-types/v10";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LIMIT } from "../../../src/discord/screen/limits.ts";
import { faultOfAlt } from "../../kit/claims/alts.ts";
import { controlsOf, files, pictures, Stage, said } from "../stage.ts";

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open();
});
afterEach(async () => {
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

/** What a screen reader says of a message's pictures. */
const alts = (message: APIMessage): readonly string[] =>
  (message.components ?? []).flatMap((part) =>
    part.type === ComponentType.MediaGallery ? part.items.map(({ description }) => description ?? "") : [],
  );

/** A command as an alt text names it: "/map posted:3 text:True", typed. */
async function typed(words: string): Promise<APIMessage> {
  const [, command = "", rest = ""] = /^\/(\w+) (.*)$/.exec(words) ?? [];
  const options = [...rest.matchAll(/(\w+):(.*?)(?= \w+:|$)/g)].map(([, name = "", value = ""]) => [
    name,
    value === "True" ? true : /^\d+$/.test(value) ? Number(value) : value,
  ]);
  return await stage.command(stage.ada, command, Object.fromEntries(options));
}

/** All that a page in words tells, what has no room in the message included. */
async function whole(page: APIMessage): Promise<string> {
  const file = page.components?.find((part) => part.type === ComponentType.File);
  return file ? await (await fetch(file.file.url)).text() : said(page);
}

const REST = / The rest: (\/.*)$/;

describe("a picture with more to say than its alt text has room for", () => {
  it("ends with the command that tells all of it, which works for that very picture", async () => {
    const { ada } = stage;
    await stage.command(ada, "game create", {
      ...{ game: "fitna", scenario: "11", name: "The whole war", pace: "none", "several-seats": true },
    });
    const [record] = await stage.service.campaigns.showing.find({ channel: stage.channel });
    const game = record?.id ?? "";
    const { places } = await stage.service.campaigns.showing.status(game);
    for (const { name } of places) await stage.command(ada, "game join", { seat: name });
    await stage.command(ada, "game start");
    const cut = alts(await stage.posted(ada, "First cards")).filter((alt) => REST.test(alt));
    expect(cut.length).toBeGreaterThan(0);
    for (const alt of cut) {
      expect(alt.length).toBeLessThanOrEqual(LIMIT.altText);
      const [, command = ""] = REST.exec(alt) ?? [];
      const kept = alt.replace(REST, "");
      expect(faultOfAlt(kept)).toBeNull();
      const page = await typed(command);
      expect(pictures(page)).toBe(0);
      const words = await whole(page);
      expect(words.length).toBeGreaterThan(3000); // more than two thirds had no room
      for (const sentence of kept.split(/(?<=\.) /).slice(1, -1)) expect(words).toContain(sentence);
    }
  });

  it("is told as it was, however far the game has gone on", async () => {
    await stage.started();
    const { ada, ben } = stage;
    const [, first] = /^picture-(\d+)\.png$/.exec(files(await stage.posted(ada, "Waiting on"))[0] ?? "") ?? [];
    await stage.talks();
    for (const who of [ada, ben]) await stage.command(who, "iraq ready");
    await stage.posted(ada, "Turn 2 of 2");
    const page = await typed(`/map posted:${first} text:True`);
    expect(said(page)).toContain("Turn 1 of 2, Situation.");
    expect(said(await typed("/map posted:99999 text:True"))).toContain("No board with the number 99999 was posted");
  });

  it("of a seat of several goes on in words once the seat is chosen", async () => {
    const { ada } = stage;
    await stage.lobby();
    for (const seat of ["us", "insurgents"]) await stage.command(ada, "game join", { seat });
    await stage.command(ada, "game start");
    await stage.posted(ada, "Waiting on");
    for (const command of ["hand", "map"]) {
      const asked = await typed(`/${command} text:True`);
      expect(said(asked)).toContain("Which seat?");
      const [menu] = controlsOf(asked);
      const us = menu?.options?.find(({ label }) => label === "US")?.value ?? "";
      const page = await ada.select({ message: asked, customId: menu?.custom_id ?? "", values: [us] }).reply();
      expect(pictures(page)).toBe(0);
      expect(said(page)).toContain(command === "hand" ? "**Count for you**" : "Turn 1 of 2, Commitment.");
    }
  });
});
