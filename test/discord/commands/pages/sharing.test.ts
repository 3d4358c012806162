import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { controlsOf, labels, Stage, said } from "../../stage.ts";

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open();
});
afterEach(async () => {
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

const newest = (words: string) => stage.posted(stage.ada, words);

/** Ada opens a campaign of Fitna. */
async function lobby(options: { readonly [name: string]: string }): Promise<string> {
  await stage.command(stage.ada, "game create", { game: "fitna", name: "Levant", pace: "none", ...options });
  const [record] = await stage.service.campaigns.showing.find({ channel: stage.channel });
  return record?.id ?? "";
}

const seatsOf = async (game: string, id: string) =>
  (await stage.service.campaigns.showing.seatsOf(game, id)).toSorted();

describe("R-206 groups of seats in the lobby", () => {
  it("lets two people take a group each by the lobby's buttons, in scenario 10", async () => {
    const { ada, ben } = stage;
    const game = await lobby({ scenario: "10", people: "two" });
    const post = await newest("0 of 2 groups of seats taken.");
    expect(said(post)).toContain("• Syria, Iran and Russia");
    const choice = await stage.press(ben, post, "Join").reply();
    expect(said(choice)).toContain("**Israel and Turkey** – Commands");
    const customId = controlsOf(choice)[0]?.custom_id ?? "";
    const page = await ben.select({ message: choice, customId, values: ["SYR"] }).reply();
    expect(said(page)).toContain("You take **Syria, Iran and Russia**.");
    await stage.press(ben, page, "Join").reply();
    expect(said(await stage.command(ada, "game status"))).toContain("**Syria, Iran and Russia** – <@");
    await stage.command(ada, "game join", { seat: "Israel and Turkey" });
    await stage.press(ada, await newest("2 of 2 groups of seats taken."), "Start").reply();
    expect(await seatsOf(game, ada.id)).toEqual(["ISR", "TUR"]);
    expect(await seatsOf(game, ben.id)).toEqual(["IRN", "RUS", "SYR"]);
  });

  it("offers the host the usual sharing of scenario 11 at one press", async () => {
    const { ada, ben } = stage;
    const cleo = stage.sandbox.person("Cleo");
    const game = await lobby({ scenario: "11" });
    for (const who of [ada, ben, cleo])
      await stage.command(who, "game join", who === ben ? { seat: "TUR" } : { word: "x" });
    const post = await newest("3 of 6 seats taken.");
    expect(said(post)).toContain("-# 3 people: Iran, Syria and Russia; Saudi Arabia and Turkey; Israel.");
    expect(labels(post)).toContain("Share the seats among 3");
    expect(said(await stage.press(ben, post, "Share the seats among 3").reply())).toContain("Only the host");
    expect(said(await stage.press(ada, post, "Share the seats among 3").reply())).toContain(
      "• Saudi Arabia and Turkey",
    );
    const shared = await newest("3 of 3 groups of seats taken.");
    expect(labels(shared)).toContain("A person for each seat");
    await stage.press(ada, shared, "Start").reply();
    expect(await seatsOf(game, ben.id)).toEqual(["SAU", "TUR"]);
    const all = await Promise.all([ada, ben, cleo].map(({ id }) => seatsOf(game, id)));
    expect(all.flat().toSorted()).toEqual(["IRN", "ISR", "RUS", "SAU", "SYR", "TUR"]);
  });
});
