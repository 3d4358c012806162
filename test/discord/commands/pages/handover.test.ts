import type { APIMessage } from "discord-api-types/v10";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { controlsOf, labels, Stage, said } from "../../stage.ts";

let stage: Stage;
let game: string;
/** A campaign of three is under way: Ada, Ben, Cleo. */
beforeEach(async () => {
  stage = await Stage.open({ people: ["Ada", "Ben", "Cleo", "Dan"] });
  const cleo = stage.sandbox.person("Cleo");
  const options = { game: "iraqi-conflict", name: "Anbar", seats: "3", pace: "none" };
  await stage.command(stage.ada, "game create", options);
  for (const [who, seat] of [
    [stage.ada, "sunni"],
    [stage.ben, "shia"],
    [cleo, "kurds"],
  ] as const)
    await stage.command(who, "game join", { seat });
  await stage.command(stage.ada, "game start");
  game = (await stage.service.campaigns.showing.find({ channel: stage.channel }))[0]?.id ?? "";
});
afterEach(async () => {
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

const seatsOf = (id: string) => stage.service.campaigns.showing.seatsOf(game, id);

it("whoever leaves a running campaign is asked once, and their seat is taken by the button of the channel's post", async () => {
  const { ben } = stage;
  const dan = stage.sandbox.person("Dan");
  const page = await stage.command(ben, "game leave");
  expect(said(page)).toContain(
    "The computer plays your seat in full until somebody takes it over. The rules put no side out of the game",
  );
  const lends = controlsOf(page).find(({ custom_id }) => custom_id.endsWith(":lend"))?.custom_id ?? "";
  const asked = await ben.select({ message: page, customId: lends, values: [dan.id] }).reply();
  expect(said(asked)).toContain("They are asked in the channel of the campaign.");
  await stage.press(dan, await stage.posted(stage.ada, "to play the Shia for them"), "No, thanks").reply();
  expect(await seatsOf(ben.id)).toEqual(["shia"]);
  const again = await stage.command(ben, "game leave");
  expect(said(await stage.press(ben, again, "Leave for good").reply())).toContain("You have left");
  const post = await stage.posted(stage.ada, "has left. The computer plays the Shia in full");
  const choice = await stage.press(dan, post, "Take the seat").reply();
  const customId = controlsOf(choice)[0]?.custom_id ?? "";
  const sure = await dan.select({ message: choice, customId, values: ["shia"] }).reply();
  expect(said(sure)).toContain("You take **Shia**.");
  await stage.press(dan, sure, "Take the seat").reply();
  expect(await seatsOf(dan.id)).toEqual(["shia"]);
  await stage.posted(stage.ada, `<@${dan.id}> plays the Shia from now on.`);
});

it("a seat is offered to one person by a post in the channel, whose buttons are theirs and go with the answer", async () => {
  const { ada, ben } = stage;
  const dan = stage.sandbox.person("Dan");
  await stage.command(ben, "game replace", { with: dan.id });
  const post = await stage.posted(ada, "to take over the Shia");
  expect(labels(post)).toEqual(["Take the seat", "No, thanks"]);
  expect(said(await stage.press(ada, post, "Take the seat").reply())).toContain("Somebody else was asked, not you.");
  expect(said(await stage.press(dan, post, "Take the seat").reply())).toContain("You play in **Anbar** from now on.");
  expect([await seatsOf(ben.id), await seatsOf(dan.id)]).toEqual([[], ["shia"]]);
  const answered = await stage.posted(ada, "The answer is yes.");
  expect(labels(answered)).toEqual([]);
  await stage.posted(ada, "plays the Shia from now on.");
});

it("a seat that is lent is played by whoever accepts, until its holder presses “Take it back”, and the status says for whom", async () => {
  const { ada, ben } = stage;
  const dan = stage.sandbox.person("Dan");
  expect(said(await stage.command(ben, "game lend", { with: dan.id }))).toContain(
    "Once they accept they see your hand",
  );
  const post = await stage.posted(ada, "to play the Shia for them");
  expect(labels(post)).toEqual(["Play for them", "No, thanks"]);
  await stage.press(dan, post, "Play for them").reply();
  const lent = await stage.posted(ada, "who can take it back at any time");
  expect([await seatsOf(ben.id), await seatsOf(dan.id)]).toEqual([[], ["shia"]]);
  expect(said(await stage.command(ada, "game status"))).toContain(`**Shia** – <@${dan.id}> for <@${ben.id}>`);
  expect(said(await stage.press(dan, lent, "Take it back").reply())).toContain("You have lent no seat");
  expect(said(await stage.press(ben, lent, "Take it back").reply())).toContain("You play your seat again");
  expect([await seatsOf(ben.id), await seatsOf(dan.id)]).toEqual([["shia"], []]);
  await stage.posted(ada, `<@${ben.id}> plays the Shia again.`);
});

it("a seat is lent until a date that is typed, and no date that has passed or does not exist", async () => {
  const { ada, ben } = stage;
  const dan = stage.sandbox.person("Dan");
  const lend = async (until: string) => said(await stage.command(ben, "game lend", { with: dan.id, until }));
  expect(await lend("5 days")).toContain("The seat comes back by itself on");
  const post = await stage.posted(ada, "to play the Shia for them until");
  await stage.press(ben, post, "No, thanks").reply();
  expect(await lend("30 Feb")).not.toContain("✅");
  expect(await lend("soon")).not.toContain("✅");
});

it("a bot is no player, and neither is whoever plays already", async () => {
  const { ada, ben } = stage;
  expect(said(await stage.command(ben, "game replace", { with: ada.id }))).toContain("cannot take another seat");
  expect(said(await stage.command(ben, "game replace", { with: ben.id }))).toContain("name somebody else");
});

it("those who play agree by the buttons of a post: a pause, and undo after a secret was seen", async () => {
  const { ada, ben } = stage;
  const cleo = stage.sandbox.person("Cleo");
  await stage.command(ada, "game pause", { days: 3 });
  const pause = await stage.posted(ada, "asks to pause the campaign");
  expect(said(await stage.press(stage.sandbox.person("Dan"), pause, "Yes").reply())).toContain(
    "You have no say in this.",
  );
  expect(said(await stage.press(ben, pause, "Yes").reply())).toContain("You have said yes.");
  await stage.posted(ada, "The campaign is paused until");
  expect(labels(await stage.posted(ada, "asks to pause the campaign"))).toEqual([]);
  for (const [who, seat] of [
    [ada, "sunni"],
    [ben, "shia"],
    [cleo, "kurds"],
  ] as const)
    await stage.service.campaigns.acting.submit({
      ...{ game, person: who.id, seat, moves: [{ action: "commit", params: { discard: [] } }], interaction: null },
    });
  const refused = await stage.command(cleo, "game undo");
  expect(said(refused)).toContain("That stays: ");
  expect(said(await stage.press(cleo, refused, "Ask the others to take it back").reply())).toContain(
    "The others are asked",
  );
  expect(said(await stage.posted(ada, "asks to take back an act"))).toContain("What was seen stays seen");
  for (const who of [ada, ben])
    await stage.press(who, await stage.posted(ada, "asks to take back an act"), "Yes").reply();
  await stage.posted(ada, "All who have a say agreed");
  await stage.command(ada, "game resume");
  await stage.press(ada, await stage.posted(ada, "asks to end the pause"), "No").reply();
  const lapsed = await stage.posted(ada, "It can be asked again.");
  expect(labels(lapsed)).toEqual(["Ask again"]);
  expect(said(await stage.press(ben, lapsed, "Ask again").reply())).toContain("Only whoever asked that");
  expect(said(await stage.press(ada, lapsed, "Ask again").reply())).toContain("The others are asked again");
  expect(labels(await stage.posted(ada, "It has been asked again."))).toEqual([]);
  expect(labels(await stage.posted(ada, "by <t:"))).toEqual(["Yes", "No"]);
});

describe("what was settled ahead in a seat that somebody takes over", () => {
  /** Ben has settled something, and Dan has his seat: what Dan's direct message shows. */
  async function takenOver(): Promise<APIMessage> {
    const { ada, ben } = stage;
    const dan = stage.sandbox.person("Dan");
    await stage.command(ben, "orders set", { order: "ready" });
    await stage.command(ben, "game replace", { with: dan.id });
    await stage.press(dan, await stage.posted(ada, "to take over the Shia"), "Take the seat").reply();
    return await stage.posted(dan, "Settled before you took this seat", dan.dm().id);
  }
  it("acts again for whoever has only lent the seat, and waits for the word of whoever plays it meanwhile", async () => {
    const { ada, ben } = stage;
    const dan = stage.sandbox.person("Dan");
    await stage.command(ben, "orders set", { order: "ready" });
    await stage.command(ben, "game lend", { with: dan.id });
    await stage.press(dan, await stage.posted(ada, "to play the Shia for them"), "Play for them").reply();
    const page = await stage.posted(dan, "Settled by whoever has lent you this seat", dan.dm().id);
    expect(labels(page)).toEqual(expect.arrayContaining(["Keep them", "Drop them"]));
    expect(said(await stage.command(dan, "game leave"))).toContain(
      "whoever gets it keeps or drops your standing orders and what you have prepared there",
    );
    await stage.press(ben, await stage.posted(ada, "who can take it back at any time"), "Take it back").reply();
    const own = said(await stage.command(ben, "orders list"));
    expect(own).toContain("I am ready as soon as they open");
    expect(own).not.toContain("not yet kept by you");
  });

  const settled = async (): Promise<readonly string[]> =>
    (await stage.service.repository.orders(game)).map(({ name, inherited }) => `${name}: ${inherited ?? "own"}`);

  it("stands on its page with two buttons: kept by one of them, it is theirs", async () => {
    const dan = stage.sandbox.person("Dan");
    const page = await takenOver();
    expect(said(page)).toContain("**Settled before you took this seat**: none of it acts until you keep it.");
    expect(said(page)).toContain("Negotiations: I am ready as soon as they open");
    expect(said(await stage.command(dan, "orders list"))).toContain("not yet kept by you");
    const kept = await stage.press(dan, page, "Keep them").reply();
    expect(said(kept)).toContain("They are yours now");
    expect(labels(kept)).not.toContain("Keep them");
    expect(await settled()).toEqual(["ready: own"]);
  });

  it("is gone after the other: they are asked", async () => {
    const dan = stage.sandbox.person("Dan");
    const page = await takenOver();
    const dropped = await stage.press(dan, page, "Drop them").reply();
    expect(said(dropped)).toContain("They are gone: you are asked.");
    expect(labels(dropped)).not.toContain("Drop them");
    expect(await settled()).toEqual([]);
  });
});
