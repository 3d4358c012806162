import { type APITextInputComponent, ComponentType } from "discord.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { commandsFor } from "../../src/discord/commands/index.ts";
import { readPress } from "../../src/discord/custom-id.ts";
import { windowFor } from "../../src/discord/interactions/presses.ts";
import { openMenu } from "../../src/discord/wizard/desk-menu.ts";
import { person, type Service, service, startedGame } from "../campaign/harness.ts";
import { asker, buttonOf, buttons, Hand, servicesOf, textOf } from "./bench.ts";

let s: Service;
let game: string;

beforeEach(async () => {
  s = await service();
  game = await startedGame(s, ["us", "insurgents"]);
});
afterEach(() => s.database.close());

const act = async (n: number): Promise<Hand> =>
  new Hand(servicesOf(s), n, await openMenu(servicesOf(s), asker(n), game, null));
async function market(): Promise<void> {
  for (const [n, seat] of ["us", "insurgents"].entries())
    await s.campaigns.submitAll({ game, person: person(n).id, seat, lines: ["commit -"], interaction: null });
}
const rows = async (): Promise<number> => (await s.repository.log(game)).length;
async function card(): Promise<string> {
  const { view } = await s.campaigns.desk(game, person(0).id, "us");
  return (view.hand as { cards: readonly string[] }).cards[0] ?? ""; // Iraqi Conflict's hand
}

/** The one field of the window that `/orders write` opens. */
async function field(given: { readonly [option: string]: string } = {}): Promise<APITextInputComponent> {
  const command = commandsFor(s.campaigns.definitions).get("orders");
  const modal = await command?.window?.(servicesOf(s), { asker: asker(0), sub: "write", given });
  const first = modal?.components[0];
  const input = first?.type === ComponentType.ActionRow ? first.components[0] : undefined;
  if (!input) throw new Error("no window");
  return input;
}

describe("writing orders", () => {
  beforeEach(market);

  it("shows every line as it will be logged, then gives them all", async () => {
    const us = await act(0);
    const c = await card();
    await us.type("Write orders…", `propose insurgents ${c} nothing\n\nREADY`);
    expect(textOf(us.page)).toContain(`1. ✓ \`propose insurgents ${c} nothing\``);
    expect(textOf(us.page)).toContain("3. ✓ `ready`");
    expect(await rows()).toBe(3);
    await us.press("Submit all");
    expect(textOf(us.page)).toContain("✅ `ready`");
    expect(await rows()).toBe(5);
    expect((await field()).value).toBeUndefined();
  });

  it("marks the first refused line with sentence and rule, and cannot be submitted", async () => {
    const us = await act(0);
    await us.type("Write orders…", `ready\npropose insurgents - count 1\nunready`);
    expect(textOf(us.page)).toMatch(/2\. ✗ `propose insurgents - count 1` – .*\(R-08\)/);
    expect(textOf(us.page)).toContain("3. · `unready`");
    expect(buttonOf(us.page, "Submit all").disabled).toBe(true);
    await us.press("Submit all"); // by a client that does not care
    expect(textOf(us.page)).toContain("Nothing was done.");
    expect(await rows()).toBe(3);
  });

  it("keeps the text through a restart and offers it again", async () => {
    await (await act(0)).type("Write orders…", "ready\nnonsense");
    expect((await field()).value).toBe("ready\nnonsense");
    await (await act(0)).type("Write orders…", "ready");
    expect((await field({ seat: "us", game })).value).toBe("ready");
  });

  it("looks again when the state has changed since", async () => {
    const us = await act(0);
    await us.type("Write orders…", "ready");
    await s.campaigns.submitAll({ game, person: person(0).id, seat: "us", lines: ["ready"], interaction: null });
    await us.press("Submit all");
    expect(textOf(us.page)).toMatch(/Nothing was done\.\n1\. ✗ `ready`/);
  });

  it("does nothing from a page older than the text", async () => {
    const us = await act(0);
    await us.type("Write orders…", "ready");
    const old = us.page;
    await us.type("Edit", "ready\nunready");
    us.page = old;
    await us.press("Submit all");
    expect(textOf(us.page)).toContain("out of date");
    expect(await rows()).toBe(3);
  });

  it("is given up without a trace", async () => {
    const us = await act(0);
    await us.type("Write orders…", "ready");
    const old = us.page;
    await us.press("Cancel");
    expect((await field()).value).toBeUndefined();
    us.page = old;
    await us.press("Submit all");
    expect(textOf(us.page)).toContain("not there any more");
  });

  it("warns of what cannot be taken back", async () => {
    const c = await card();
    await s.campaigns.submitAll({
      game,
      person: person(0).id,
      seat: "us",
      lines: [`propose insurgents ${c} nothing`],
      interaction: null,
    });
    const insurgents = await act(1);
    await insurgents.type("Write orders…", "accept o3");
    expect(textOf(insurgents.page)).toContain("cannot be taken back");
  });

  it("shows what was typed to the letter, however long it is", async () => {
    const us = await act(0);
    await us.type("Write orders…", "**bold** `code` <@1> @everyone [x](https://x.y)");
    expect(textOf(us.page)).toContain("✗ `**bold** 'code' <@1>");
    expect(textOf(us.page)).not.toMatch(/“\*\*bold/);
    await us.type("Edit", Array.from({ length: 90 }, (_, i) => `${"ready ".repeat(6)}${i}`).join("\n"));
    await us.type("Edit", "`".repeat(4000));
    expect(buttons(us.page)).toEqual(["Submit all", "Edit", "Cancel"]);
  });

  it("is nobody else's", async () => {
    const us = await act(0);
    await us.type("Write orders…", "ready");
    const other = new Hand(servicesOf(s), 1, us.page);
    await expect(other.press("Submit all")).rejects.toThrow("not yours");
    const edit = readPress(buttonOf(us.page, "Edit").custom_id);
    await expect(windowFor(servicesOf(s), asker(1), edit)).rejects.toThrow("not yours");
  });
});

it("needs no market: a sealed answer may be written, and written anew", async () => {
  const us = await act(0);
  await us.press("Cancel");
  await us.type("Write orders…", `commit ${await card()}\ncommit -`);
  await us.press("Submit all");
  expect(textOf(us.page)).toContain("Your sealed answer is `commit -`");
});
