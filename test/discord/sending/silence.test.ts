import { afterEach, beforeEach, expect, it } from "vitest";
import { controlsOf, labels, Stage, said } from "../stage.ts";

const DAY = 24 * 3_600_000;
let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open({ people: ["Ada", "Ben", "Cleo"] });
});
afterEach(() => stage.close());

it("whoever is only sent messages stays silent; a press of theirs ends that", async () => {
  const { ada, ben, service } = stage;
  await stage.command(ada, "game create", { game: "iraqi-conflict", seats: "2", name: "Anbar", pace: "daily" });
  await stage.command(ada, "game join", { seat: "us" });
  await stage.command(ben, "game join", { seat: "insurgents" });
  await stage.command(ada, "game start");
  const [record] = await service.campaigns.showing.find({ channel: stage.channel });
  const game = record?.id ?? "";
  const begun = service.clock.now();
  let ahead = 0;
  service.clock.now = () => begun + ahead;
  const silent = async () => (await service.repository.members(game)).find(({ person }) => person === ben.id)?.silent;
  for (let day = 0; day < 2; day++) {
    await service.campaigns.showing.seatView(game, ada.id, "us");
    ahead += DAY;
    await service.campaigns.tick();
    await stage.settled();
  }
  const post = await stage.posted(ada, "has not been seen since");
  await stage.settled();
  expect(labels(post)).toEqual(["Let the computer mind it", "Find somebody", "End it"]);
  const page = await stage.press(ada, post, "Find somebody").reply();
  const customId = controlsOf(page)[0]?.custom_id ?? "";
  await ada.select({ message: page, customId, values: [stage.sandbox.person("Cleo").id] }).reply();
  await stage.posted(ada, "in the place of whoever holds the Insurgents and has fallen silent");
  expect(await silent()).not.toBeNull();
  const ending = await stage.press(ada, post, "End it").reply();
  expect(said(ending)).toContain("The others have fallen silent, and their silence ends nothing");
  expect(said(await stage.press(ada, ending, "End without a result").reply())).toContain("The others are asked");
  expect(said(await stage.posted(ada, "without a result"))).toContain("One of the others must agree");
  expect((await service.campaigns.showing.record(game)).status).toBe("running");
  await stage.command(ben, "hand");
  await stage.command(ben, "orders list");
  expect(await silent()).toBeNull();
  // now that the other is there again, they are asked
  expect(said(await stage.press(ada, post, "End it").reply())).toContain("The others are asked first");
  expect((await service.campaigns.showing.record(game)).status).toBe("running");
  await stage.press(ben, await stage.posted(ben, "without a result"), "Yes").reply();
  expect((await service.campaigns.showing.record(game)).status).toBe("abandoned");
});
