import { afterEach, beforeEach, expect, it } from "vitest";
import { labels, Stage, said } from "../../stage.ts";

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open({ people: ["Ada", "Ben", "Cleo"] });
});
afterEach(() => stage.close());

/** Ada hosts, and Ben and Cleo play. */
async function hostedByAda(): Promise<string> {
  const { ada, ben, service } = stage;
  await stage.command(ada, "game create", { game: "iraqi-conflict", seats: "2", name: "Anbar", pace: "daily" });
  await stage.command(ben, "game join", { seat: "us" });
  await stage.command(stage.sandbox.person("Cleo"), "game join", { seat: "insurgents" });
  await stage.command(ada, "game start");
  const [record] = await service.campaigns.showing.find({ channel: stage.channel });
  return record?.id ?? "";
}

it("a host who plays no side is asked before another one takes their place, and their No is the end of it", async () => {
  const { ada, ben, service } = stage;
  const game = await hostedByAda();
  const host = async (): Promise<string> => (await service.campaigns.showing.record(game)).host;
  const refused = await stage.command(ben, "game host", { to: ben.id });
  expect(said(await stage.press(ben, refused, "Ask the others").reply())).toContain("are asked in the channel");
  const request = await stage.posted(ada, "asks to make");
  expect(said(request)).toMatch(/decides: with their yes it is done at once/);
  await stage.press(stage.sandbox.person("Cleo"), request, "Yes").reply();
  expect(await host()).toBe(ada.id);
  expect(said(await stage.press(ada, request, "No").reply())).toContain("You have said no");
  await stage.settled();
  expect(said(await stage.posted(ada, "asks to make"))).toContain("Refused.");
  expect(await host()).toBe(ada.id);
});

it("whoever asks for an end and leaves has asked for nothing: the post says so, and its buttons go", async () => {
  const { ben, service } = stage;
  const game = await hostedByAda();
  const page = await stage
    .press(ben, await stage.command(ben, "game abandon", { sure: true }), "Ask all who play to end it")
    .reply();
  expect(said(page)).toContain("are asked in the channel");
  const request = await stage.posted(ben, "without a result");
  await stage.press(ben, await stage.command(ben, "game leave"), "Leave for good").reply();
  await stage.settled();
  const after = await stage.posted(ben, "without a result");
  expect([after.id, labels(after)]).toEqual([request.id, []]);
  expect(said(after)).toContain("whoever asked this does not play here any more");
  expect((await service.campaigns.showing.record(game)).status).toBe("running");
});
