import type { APIMessage } from "discord-api-types/v10";
import { afterEach, beforeEach, expect, it } from "vitest";
import { forge, idsOn, outcome } from "../forging.ts";
import { said } from "../stage.ts";
import { CouncilTable } from "./council-table.ts";

/*
 * Buttons under posts that an earlier release has sent go on working: their ids stand here letter for letter, as people's
 * clients have them.
 */

let table: CouncilTable;
beforeEach(async () => {
  table = await CouncilTable.open({ us: ["Ada"], insurgents: ["Ben", "Cleo", "Dan"] }, { others: ["Eve"] });
});
afterEach(async () => {
  await table.stage.settled();
  expect(table.stage.sandbox.complaints()).toEqual([]);
  await table.stage.close();
});

const press = async (name: string, message: APIMessage, id: string): Promise<string> =>
  said((await outcome(forge(table.stage, { who: table.who(name), message, id }))) ?? expect.fail("a window"));
const record = () => table.stage.service.campaigns.showing.record(table.game);

it("under what all who play are asked: yes, no, and once more", async () => {
  const { stage, game } = table;
  const asked = async () => await stage.posted(table.who("Ada"), "asks to pause");
  await stage.command(table.who("Ada"), "game pause", { days: 3 });
  expect(idsOn(await asked())).toEqual([`1:request:${game}::::yes.1`, `1:request:${game}::::no.1`]);
  expect(await press("Ada", await asked(), `1:request:${game}::::no.1`)).toContain("You have said no");
  await stage.settled();
  expect(idsOn(await asked())).toEqual([`1:request:${game}::::again.1`]);
  expect(await press("Ada", await asked(), `1:request:${game}::::again.1`)).toContain("asked again");
  await stage.settled();
  expect(await press("Ben", await asked(), `1:request:${game}::::yes.2`)).toContain("You have said yes");
  expect((await record()).paused).not.toBeNull();
});

it("under what a council decides: for it and against it, each number in its own count", async () => {
  const { stage, game } = table;
  await stage.command(table.who("Ada"), "game pause", { days: 3 });
  await stage.command(table.who("Cleo"), "council rule", { rule: "captain" });
  const proposed = await table.read("Ben", "insurgents", "proposes");
  expect(idsOn(proposed)).toEqual([`1:matter:${game}::::yes.1`, `1:matter:${game}::::no.1`]);
  expect(await press("Ben", proposed, `1:matter:${game}::::no.1`)).toContain("You are against it");
  expect(await press("Ben", proposed, `1:matter:${game}::::yes.1`)).toContain("You are for it");
  await stage.settled();
  const council = await stage.service.campaigns.deliveries.council(game, "insurgents");
  expect([council?.shown?.council.rule, (await record()).paused]).toEqual(["captain", null]);
});

it("of one kind press nothing of the other, whoever presses them", async () => {
  const { stage, game } = table;
  await stage.command(table.who("Cleo"), "council captain", { person: table.who("Dan").id });
  const post = await table.read("Ben", "insurgents", "proposes");
  expect(await press("Ada", post, `1:matter:${game}::::yes.1`)).toContain("Only members of this council");
  expect(await press("Ben", post, `1:request:${game}::::yes.1`)).toContain("This request is over");
});
