import { afterAll, beforeAll, expect, it } from "vitest";
import { games } from "../../../../src/games/registry.ts";
import type { Service } from "../../../campaign/harness.ts";
import { Guest } from "../guest.ts";
import { serviceFor, started } from "../kit-table.ts";

let s: Service;
let insurgents: Guest;
beforeAll(async () => {
  s = await serviceFor(games);
  const game = await started(s, "next-war-in-lebanon");
  insurgents = await new Guest(s, 1, game).open();
  await insurgents.press("Orders");
});
afterAll(() => s.database.close());

const lines = (): string[] => insurgents.text.split("\n").filter((line) => line.startsWith("•"));

it("presets of orders stand under the orders, each with what it means in a sentence", () => {
  expect(insurgents.labels()).toEqual(expect.arrayContaining(["Hold fast", "Hit and run", "Save chits"]));
  expect(insurgents.text).toContain("**Hold fast**: ambush wherever it is possible, never evade");
  expect(insurgents.text).toContain("You have given none.");
});

it("one press gives all orders of a preset, the next one others in their place", async () => {
  await insurgents.press("Hit and run");
  expect(insurgents.text).toContain("✅ Hit and run: set. Each order can be changed.");
  expect(lines()).toHaveLength(4);
  expect(lines().join("\n")).toContain("evade");
  await insurgents.press("Hold fast");
  expect(lines()).toHaveLength(3);
  expect(lines().join("\n")).not.toContain("evade");
});

it("an order that a preset has given is changed in its form, which begins with it", async () => {
  await insurgents.choose("Set a standing order", "Units enter a zone of mine");
  expect(insurgents.button("Set").disabled).toBeFalsy();
  await insurgents.choose("When?", "Only with at least as many firers");
  await insurgents.choose("In which zones do you want to be asked?", "Bint Jbeil");
  await insurgents.press("Set");
  await insurgents.press("Orders");
  expect(lines().join("\n")).toMatch(/ambush.*equal.*bint-jbeil/i);
});
