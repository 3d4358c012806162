import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { nextName } from "../../../../src/campaign/service/lobby/rematch.ts";
import { type Person, Phone } from "../../../../src/sandbox/index.ts";
import { files, labels, Stage, said } from "../../stage.ts";

let stage: Stage;
let game = "";
beforeEach(async () => {
  stage = await Stage.open();
  game = await stage.started();
});
afterEach(async () => {
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

/** Both play two turns without a trade; gives the post that says who has won. */
async function over() {
  for (const command of ["commit", "ready", "commit", "ready"])
    for (const who of [stage.ada, stage.ben])
      await stage.command(who, `iraq ${command}`, command === "commit" ? { discard: "-" } : {});
  return await stage.posted(stage.ada, "the campaign is over");
}
const records = () => stage.service.repository.games({ channel: stage.channel });

describe("a campaign that has ended", () => {
  it("leads on: to another one in two presses, with those who played called and their seats turned, to its story, to its file", async () => {
    const result = await over();
    expect(labels(result)).toEqual(["Again", "The story", "Export"]);
    const phone = new Phone(stage.ada, Date.now);
    const page = await stage.press(stage.ben, result, "Again").reply();
    expect(said(page)).toContain("Tigris once more?");
    expect(labels(page)).toEqual(["Seats as we like", "Seats turned by one"]);
    expect(said(await stage.press(stage.ben, page, "Seats turned by one").reply())).toContain("**Tigris 2** is open");
    const call = await stage.posted(stage.ada, "once more, with the same settings");
    expect(said(call)).toContain(`<@${stage.ada.id}> – Insurgents`);
    expect(said(call)).toContain(`<@${stage.ben.id}> – US`);
    expect(call.mentions.map(({ id }) => id)).toEqual([stage.ada.id]); // whoever asks is not called
    expect(phone.pushes.map(({ text }) => text)).toEqual([`Tigris 2: do you play Tigris once more? @Ada /game join`]);
    const [before, after] = await records();
    expect(after).toMatchObject({ name: "Tigris 2", host: stage.ben.id, status: "lobby", options: before?.options });
    expect(await stage.service.repository.members(after?.id ?? "")).toEqual([]); // nobody is in it before they join
    expect(said(await stage.press(stage.ada, result, "The story").reply())).toContain("**Turn 2**");
    expect(files(await stage.press(stage.ada, result, "Export").reply()).map(String)).toEqual([`${game}.json`]);
  });

  it("is opened once, though two press, and again once that has come to nothing", async () => {
    const result = await over();
    const page = async (who: Person) => await stage.press(who, result, "Again").reply();
    const [adas, bens] = [await page(stage.ada), await page(stage.ben)];
    const answers = [
      stage.press(stage.ada, adas, "Seats as we like"),
      stage.press(stage.ben, bens, "Seats as we like"),
    ];
    const [first, second] = await Promise.all(answers.map(async (press) => said(await press.reply())));
    expect(first).toContain("**Tigris 2** is open");
    expect(second).toContain(`“Tigris 2” in <#${stage.channel}> is open: press **Join** there.`);
    const [, fresh] = await records();
    expect(await records()).toHaveLength(2);
    expect(said(await page(stage.ben))).toContain("press **Join** there");
    await stage.service.campaigns.people.abandon(fresh?.id ?? "", { id: stage.ada.id, name: "Ada" }, null);
    expect(said(await page(stage.ben))).toContain("Tigris once more?");
  });

  it("is played again by `/game again` as well, by those alone who played it, and only once it has ended", async () => {
    const again = async (name: string) => said(await stage.command(stage.sandbox.person(name), "game again", { game }));
    expect(await again("Ada")).toContain("Only a campaign that was played and has ended");
    await stage.service.campaigns.people.abandon(game, { id: stage.ada.id, name: "Ada" }, null);
    const ending = await stage.posted(stage.ada, "ended this campaign without a result");
    expect(labels(ending)).toEqual(["Again", "The story", "Export"]);
    expect(await again("Ben")).toContain("Tigris once more?");
    expect(await again("Cleo")).toContain("Those who played it can begin it again.");
    expect(await records()).toHaveLength(1);
  });

  it("has a name that counts on", () => {
    expect(["Tigris", "Tigris 2", "War 99", "x".repeat(60)].map(nextName)).toEqual([
      "Tigris 2",
      "Tigris 3",
      "War 100",
      `${"x".repeat(58)} 2`,
    ]);
  });
});
