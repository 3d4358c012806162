import type { APIMessage } from "discord-api-types/v10";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readPress } from "../../../src/discord/screen/custom-id.ts";
import { controlsOf, labels, Stage, said } from "../stage.ts";

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open({ people: ["Ada", "Ben"] });
});
afterEach(async () => {
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

const mySeat = async (): Promise<APIMessage> =>
  await stage.press(stage.ada, await stage.posted(stage.ada, "Waiting on"), "My seat").reply();
const press = (page: APIMessage, label: string): Promise<APIMessage> => stage.press(stage.ada, page, label).reply();

it("one tries out a question for all sides, goes back, and sends what one has answered as orders", async () => {
  const game = await stage.started();
  const begun = await press(await mySeat(), "Try it");
  expect(said(begun)).toContain("What is hidden was drawn by chance from what your seat knows");
  expect(said(begun)).toContain("nothing here happens in the campaign");
  expect(said(begun)).toContain("Try-out: Tigris");
  expect(labels(begun)).not.toContain("Try it");
  expect(labels(begun)).not.toContain("Orders");
  const answered = await press(begun, "Keep all");
  expect(said(answered)).toContain("You have answered: Keep all");
  const onward = await press(answered, "Let them answer");
  expect(said(onward)).toContain("The computer has answered once for the others.");
  expect(said(onward), "the talks have begun").toContain("Negotiation");
  const back = await press(await press(onward, "Back"), "Back");
  expect(said(back)).toContain("Which cards do you discard?");
  expect(said(await press(back, "Send as orders"))).toContain("You have done nothing for your seat");
  const again = await press(await press(back, "Keep all"), "Send as orders");
  expect(said(again)).toContain("This is done **in the campaign**");
  const notYet = await press(again, "Not yet");
  expect(said(notYet)).toContain("You have answered: Keep all");
  const sent = await press(await press(notYet, "Send as orders"), "Send them");
  expect(said(sent)).toContain("You have answered: Keep all");
  expect(said(sent)).not.toContain("Imagined");
  const { decisions } = await stage.service.campaigns.showing.seatView(game, stage.ada.id, "us");
  expect(decisions[0]?.answered).toMatchObject({ action: "commit", params: { discard: [] } });
});

it("one answers for the others by hand as well, and leaves", async () => {
  await stage.started();
  const begun = await press(await mySeat(), "Try it");
  const seats = controlsOf(begun).find(({ custom_id }) => readPress(custom_id).step === "seat");
  const theirs = await stage.ada
    .select({ message: begun, customId: seats?.custom_id ?? "", values: ["insurgents"] })
    .reply();
  expect(said(theirs)).toContain("Imagined");
  expect(said(await press(theirs, "Keep all"))).toContain("You have answered: Keep all");
  const left = await press(theirs, "Leave");
  expect(said(left)).toContain("nothing of it is kept");
  expect(said(await press(left, "My seat"))).not.toContain("Imagined");
});

it("a host who settles that there is no help is told so with everybody, and there is nothing to press", async () => {
  await stage.lobby();
  const post = () => stage.posted(stage.ada, "Seats: ");
  expect(said(await post())).toContain("With **Try it** people try out what comes");
  const settings = await press(await post(), "Settings");
  const help = controlsOf(settings).find(({ custom_id }) => readPress(custom_id).step === "help");
  await stage.ada.select({ message: settings, customId: help?.custom_id ?? "", values: ["none"] }).reply();
  await stage.settled();
  expect(said(await post())).toContain("there is no **Try it** in this campaign");
  await stage.command(stage.ada, "game join", { seat: "us" });
  await stage.command(stage.ben, "game join", { seat: "insurgents" });
  await stage.command(stage.ada, "game start");
  expect(labels(await mySeat())).not.toContain("Try it");
  expect(said(await stage.command(stage.ada, "game status"))).toContain("No try-outs.");
});
