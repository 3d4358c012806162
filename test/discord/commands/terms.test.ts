import { afterEach, beforeEach, expect, it } from "vitest";
import { controlsOf, Stage, said } from "../stage.ts";

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open();
  await stage.started();
});
afterEach(async () => {
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

it("`/rules` is menus of terms: one that is chosen is explained there, and the menus stay", async () => {
  const { ada } = stage;
  const page = await stage.command(ada, "rules");
  const menus = controlsOf(page).filter(
    ({ options, placeholder }) => options && placeholder !== "Chapters of the rules",
  );
  const terms = menus.flatMap(({ options = [] }) => options.map(({ label }) => label));
  expect(terms.length).toBeGreaterThan(15);
  expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, "en")));
  const gift = menus.find(({ options = [] }) => options.some(({ label }) => label === "Gift"));
  const value = gift?.options?.find(({ label }) => label === "Gift")?.value ?? "";
  const shown = await ada.select({ message: page, customId: gift?.custom_id ?? "", values: [value] }).reply();
  expect(shown.id).toBe(page.id);
  expect(said(shown)).toContain("An offer that asks for nothing in return.");
  const placeholders = controlsOf(shown).map(({ placeholder }) => placeholder);
  expect(placeholders).toEqual([
    "Rules about it",
    ...menus.map(({ placeholder }) => placeholder),
    "Chapters of the rules",
  ]);
});

it("`/council` says first what a council is and how one begins, to whoever has never seen one", async () => {
  const commands = await stage.command(stage.ada, "council about");
  expect(said(commands)).toContain("A council is several people who play one side together.");
  expect(said(commands)).toContain("`/game create council:4`");
  expect(said(commands)).toContain("In “Tigris” every side is played by one person");
});
