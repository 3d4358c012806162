import { ButtonStyle } from "discord.js";
import { afterEach, describe, expect, it } from "vitest";
import { type Service, service } from "../../../campaign/harness.ts";
import { inAction, rowsOn } from "../action-table.ts";
import { Guest } from "../guest.ts";
import { started } from "../kit-table.ts";

let s: Service;
afterEach(() => s.database.close());

/** What menus of the page suggest, each in front of its menu. */
const suggested = (guest: Guest) =>
  guest
    .menus()
    .flatMap(({ custom_id, options: [first] }) =>
      first?.description?.startsWith("Suggested") ? [{ custom_id, ...first }] : [],
    );

/** Adds what the first menu suggests; gives its name. */
async function take(guest: Guest): Promise<string> {
  const [first] = suggested(guest);
  if (!first) throw new Error("nothing is suggested");
  await guest.send(first.custom_id, [first.value]);
  return first.label;
}

it("whoever is asked first after others have acted reads the welcome, and what has happened so far", async () => {
  s = await service();
  const game = await started(s, "next-war-in-lebanon");
  const idf = await new Guest(s, 0, game).open();
  await idf.press(idf.labels().find((label) => label.includes("default deployment")) ?? "");
  const insurgents = await new Guest(s, 1, game).open();
  expect(insurgents.text).toContain("choose Joint Ops chits in secret");
  await insurgents.press("How to play");
  expect(insurgents.text).toContain("Your units hide in stacks");
  await insurgents.press("My seat");
  expect(insurgents.text).toContain("**So far**");
  await insurgents.press("Default deployment");
  expect((await insurgents.open()).text).not.toContain("choose Joint Ops chits in secret");
});

describe("what a computer player would add next to the sheet of a step", () => {
  it("R-32, R-41 comes first in Baghdad's menus, and becomes a row like any other", async () => {
    const { guest, ...table } = await inAction();
    s = table.s;
    expect(suggested(guest).length).toBeGreaterThan(0);
    await take(guest);
    expect(rowsOn(guest)).toHaveLength(1);
    expect(guest.text).toContain("Not sent yet");
  });

  it("R-10 comes first in Lebanon's menus, and is named once", async () => {
    s = await service();
    const game = await started(s, "next-war-in-lebanon");
    for (const n of [0, 1]) {
      const guest = await new Guest(s, n, game).open();
      await guest.press(guest.labels().find((label) => label.toLowerCase().includes("default deployment")) ?? "");
    }
    const last = await new Guest(s, 1, game).open();
    for (const guest of [await new Guest(s, 0, game).open(), last]) await guest.press("Suggested");
    expect(last.text.match(/Your hand: /g)).toHaveLength(1); // it is a fact of the question, or was told
    const pages = await Promise.all([0, 1].map((n) => new Guest(s, n, game).open()));
    const guest = pages.find(({ text }) => text.includes("your phase: what do you play?"));
    if (!guest) throw new Error("it is nobody's phase");
    expect(suggested(guest)).toHaveLength(1);
    expect(guest.text.match(/Your hand: /g)).toHaveLength(1); // it was told, and is a fact of the question
    const words = await take(guest);
    expect(rowsOn(guest)).toHaveLength(1);
    expect(words).toMatch(/^J-\d|join/);
    const coloured = guest.buttons().filter(({ style }) => style === ButtonStyle.Success);
    expect(coloured).toHaveLength(1);
  });
});
