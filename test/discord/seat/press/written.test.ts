import {
  type APITextInputComponent,
  ComponentType,
  type APIModalInteractionResponseCallbackData as Modal,
} from "discord.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { commandsFor } from "../../../../src/discord/commands/index.ts";
import { readPress, writePress } from "../../../../src/discord/screen/custom-id.ts";
import { seatPage } from "../../../../src/discord/seat/page/seat-page.ts";
import { person, type Service, service, startedGame } from "../../../campaign/harness.ts";
import { asker, buttonOf, buttons, Hand, servicesOf, textOf } from "../../bench.ts";
import { windowFor } from "../../presses.ts";
import { serviceFor, started } from "../kit-table.ts";

let s: Service;
let game: string;

beforeEach(async () => {
  s = await service();
  game = await startedGame(s, ["us", "insurgents"]);
});
afterEach(() => s.database.close());

/** What a person writes into the window that `/orders write` opens. */
async function write(n: number, text: string): Promise<Hand> {
  const hand = new Hand(servicesOf(s), n, await seatPage(servicesOf(s), person(n).id, game, null));
  await hand.send((await windowOf(n)).custom_id, [text]);
  return hand;
}

async function market(): Promise<void> {
  for (const [n, seat] of ["us", "insurgents"].entries())
    await s.campaigns.acting.submit({ game, person: person(n).id, seat, lines: ["commit -"], interaction: null });
}
const rows = async (): Promise<number> => (await s.repository.log(game)).length;
async function card(): Promise<string> {
  const { view } = await s.campaigns.showing.seatView(game, person(0).id, "us");
  return (view.hand as { cards: readonly string[] }).cards[0] ?? ""; // Iraqi Conflict's hand
}

/** The window that `/orders write` opens. */
async function windowOf(n: number, given: { readonly [option: string]: string } = {}): Promise<Modal> {
  const command = commandsFor(s.campaigns.books.definitions).get("orders");
  const modal = await command?.window?.(servicesOf(s), { asker: asker(n), sub: "write", given });
  if (!modal) throw new Error("no window");
  return modal;
}

/** Its one field. */
async function field(given: { readonly [option: string]: string } = {}): Promise<APITextInputComponent> {
  const [first] = (await windowOf(0, given)).components;
  const input = first?.type === ComponentType.Label ? first.component : undefined;
  if (input?.type !== ComponentType.TextInput) throw new Error("no field");
  return input;
}

describe("writing orders", () => {
  beforeEach(market);

  it("shows every line as it will be logged, then gives them all", async () => {
    const c = await card();
    const us = await write(0, `propose insurgents ${c} nothing\n\nREADY`);
    expect(textOf(us.page)).toContain(`1. ✓ \`propose insurgents ${c} nothing\``);
    expect(textOf(us.page)).toContain("3. ✓ `ready`");
    expect(await rows()).toBe(3);
    await us.press("Submit all");
    expect(textOf(us.page)).toContain("✅ `ready`");
    expect(await rows()).toBe(5);
    expect((await field()).value).toBeUndefined();
  });

  it("marks the first refused line with sentence and rule, and cannot be submitted", async () => {
    const us = await write(0, `ready\npropose insurgents - count 1\nunready`);
    expect(textOf(us.page)).toMatch(/2\. ✗ `propose insurgents - count 1` – .*A ready seat makes no offers.*ruling L/);
    expect(textOf(us.page)).toContain("3. · `unready`");
    expect(buttonOf(us.page, "Submit all").disabled).toBe(true);
    await us.press("Submit all"); // by a client that does not care
    expect(textOf(us.page)).toContain("Nothing was done.");
    expect(await rows()).toBe(3);
  });

  it("keeps the text through a restart and offers it again", async () => {
    await write(0, "ready\nnonsense");
    expect((await field()).value).toBe("ready\nnonsense");
    await write(0, "ready");
    expect((await field({ seat: "us", game })).value).toBe("ready");
  });

  it("looks again when the state has changed since", async () => {
    const us = await write(0, "ready");
    await s.campaigns.acting.submit({ game, person: person(0).id, seat: "us", lines: ["ready"], interaction: null });
    await us.press("Submit all");
    expect(textOf(us.page)).toMatch(/Nothing was done\.\n1\. ✗ `ready`/);
  });

  it("does nothing from a page older than the text", async () => {
    const us = await write(0, "ready");
    const old = us.page;
    await us.type("Edit", "ready\nunready");
    us.page = old;
    await us.press("Submit all");
    expect(textOf(us.page)).toContain("out of date");
    expect(await rows()).toBe(3);
  });

  it("is given up without a trace", async () => {
    const us = await write(0, "ready");
    const old = us.page;
    await us.press("Cancel");
    expect((await field()).value).toBeUndefined();
    us.page = old;
    await us.press("Submit all");
    expect(textOf(us.page)).toContain("These orders are gone");
  });

  it("shows what was typed to the letter, however long it is", async () => {
    const us = await write(0, "**bold** `code` <@1> @everyone [x](https://x.y)");
    expect(textOf(us.page)).toContain("✗ `**bold** 'code' <@1>");
    expect(textOf(us.page)).not.toMatch(/“\*\*bold/);
    await us.type("Edit", Array.from({ length: 90 }, (_, i) => `${"ready ".repeat(6)}${i}`).join("\n"));
    await us.type("Edit", "`".repeat(4000));
    expect(buttons(us.page)).toEqual(["Submit all", "Edit", "Cancel"]);
  });

  it("is nobody else's", async () => {
    const us = await write(0, "ready");
    const other = new Hand(servicesOf(s), 1, us.page);
    await expect(other.press("Submit all")).rejects.toThrow("not yours");
    const edit = readPress(buttonOf(us.page, "Edit").custom_id);
    await expect(windowFor(servicesOf(s), asker(1), edit)).rejects.toThrow("not yours");
  });
});

it("needs no market: a sealed answer may be written, and written anew", async () => {
  const us = await write(0, `commit ${await card()}\ncommit -`);
  await us.press("Submit all");
  expect(textOf(us.page)).toContain("You have answered: Keep all.");
});

it("warns of what the rules want confirmed", async () => {
  const own = await serviceFor();
  const id = await started(own, "scouts");
  const services = servicesOf(own);
  const west = new Hand(services, 0, await seatPage(services, person(0).id, id, null));
  await west.send(writePress({ kind: "write", game: id, seat: "west", does: "typed" }), ["concede"]);
  expect(textOf(west.page)).toMatch(/1\. ✓ `concede`\n\*\*Give up for good\?\*\*/);
  own.database.close();
});
