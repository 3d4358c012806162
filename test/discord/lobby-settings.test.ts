import type { APIMessage } from "discord-api-types/v10";
import { afterEach, beforeEach, expect, it } from "vitest";
import { controlsOf, labels, Stage, said } from "./stage.ts";

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open({ people: ["Ada", "Ben", "Cleo"] });
});
afterEach(async () => {
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

const setting = (page: APIMessage, step: string): string =>
  controlsOf(page).find(({ custom_id }) => custom_id?.endsWith(`:${step}`))?.custom_id ?? "";
const choose = (page: APIMessage, step: string, value: string): Promise<APIMessage> =>
  stage.ada.select({ message: page, customId: setting(page, step), values: [value] }).reply();
const record = async () => (await stage.service.campaigns.find({ channel: stage.channel }))[0];

it("a lobby of one person a seat has the same settings, but for those of councils: two taps each, for its host alone", async () => {
  await stage.command(stage.ada, "game create", { game: "iraqi-conflict", seats: "2", name: "Anbar", pace: "none" });
  const post = await stage.posted(stage.ada, "Seats: ");
  expect(labels(post)).toEqual(["Join", "Leave", "Start", "Settings"]);
  expect(said(await stage.press(stage.ben, post, "Settings").reply())).toContain("Only the host");
  let page = await stage.press(stage.ada, post, "Settings").reply();
  const steps = (): readonly string[] => controlsOf(page).map(({ custom_id }) => custom_id?.split(":").at(-1) ?? "");
  expect(steps(), "without deadlines there is no zone, no limit, no silence").toEqual(["pace", "leave", "moderator"]);
  page = await choose(page, "pace", "relaxed");
  expect(steps()).toEqual(["pace", "zone", "limit", "silent", "leave", "moderator"]);
  page = await choose(page, "limit", "computer");
  page = await choose(page, "zone", "Europe/Berlin");
  page = await choose(page, "silent", "computer");
  page = await choose(page, "leave", "28");
  expect(await record()).toMatchObject({
    timetable: { zone: "Europe/Berlin", atLimit: "computer", closed: { from: 22 * 60 } },
    silentSeat: "computer",
    leaveDays: 28,
  });
  const chosen = controlsOf(page).flatMap(({ options = [] }) =>
    options.flatMap((one) => ("default" in one && one.default === true ? [one.label] : [])),
  );
  expect(chosen[0], "the pace keeps its name, whatever comes at its limit").toMatch(/^Pace: Relaxed/);
  expect(chosen.slice(3)).toEqual(["A silent seat: the computer plays it", "Leave: 28 days for everybody"]);
  page = await choose(page, "moderator", stage.sandbox.person("Cleo").id);
  expect(said(page)).toContain("Settings · Anbar");
  expect((await record())?.moderator).toBe(stage.sandbox.person("Cleo").id);
  page = await choose(page, "silent", "parties");
  expect(await record()).toMatchObject({ silentSeat: null });
  await stage.settled();
  expect(said(await stage.posted(stage.ada, "Seats: "))).toContain("Everybody may take 28 days of leave.");
});
