import { readFileSync, writeFileSync } from "node:fs";
import type { APIMessage } from "discord-api-types/v10";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { textOf } from "../../src/cli/robot/controls.ts";
import { Table } from "./table.ts";

const EXAMPLE = readFileSync(new URL("../../docs/games/fitna-scenario-example.json", import.meta.url));
const SEATS = ["TUR", "SYR"] as const;

let table: Table;

beforeAll(async () => {
  table = await Table.set(["Ada", "Ben"], SEATS);
});
afterAll(() => table.clear());

const owner = () => table.sandbox.person("Owner");
const file = { name: "aleppo.json", contentType: "application/json", bytes: EXAMPLE };

/** What the staff's command is answered. */
async function staff(command: string, options: object): Promise<string> {
  return textOf(
    await owner()
      .slash({ channel: table.channel, command, options: { ...options } })
      .reply(),
  );
}

const posted = (words: string): APIMessage => {
  const found = table
    .person("TUR")
    .messages(table.channel)
    .findLast((message) => textOf(message).includes(words));
  if (!found) throw new Error(`nobody posted “${words}”`);
  return found;
};

describe("a scenario of the host's own over the protocol", () => {
  it("is attached by a host whom the server allows, and shown to the others", async () => {
    const wish = { game: "fitna", pace: "none", "scenario-file": file };
    const create = () => table.person("TUR").slash({ channel: table.channel, command: "game create", options: wish });
    expect(textOf(await create().reply())).toContain("only those who manage it");
    await staff("umpire setup", { "own-scenarios": "hosts" });
    expect(textOf(await create().reply())).toContain("is open");
    await table.quiet();
    const sheet = posted("a scenario of the host's own");
    expect(textOf(sheet)).toContain("Victory conditions of Syria:");
    expect(JSON.stringify(sheet.components)).toContain("/attachments/"); // its picture
    const { channel } = table;
    table.game = (await table.look((campaigns) => campaigns.showing.find({ channel })))[0]?.id ?? "";
  });

  it("is played through a power cut", async () => {
    for (const seat of SEATS) await table.slash(seat, "game join", { seat });
    await table.powerCutAfter(() => table.slash("TUR", "game start"));
    await table.playOn((state: { readonly turn: number; readonly active: string | null }) => state.active === "SYR");
    expect((await table.seatView("SYR")).view.table).toMatchObject({ scenario: "road-to-aleppo", turn: 1 });
  }, 180_000);

  it("is exported with its campaign, and proved from the file alone", async () => {
    await table.slash("TUR", "game abandon", { sure: true });
    await table.quiet();
    const whole = await table.look((campaigns) => campaigns.showing.export(table.game));
    expect(whole.pack["scenarios/own"]).toEqual(JSON.parse(EXAMPLE.toString()));
    writeFileSync(table.file("game.json"), JSON.stringify(whole));
    await expect(table.cli("verify", table.file("game.json"))).resolves.toBeDefined();
    await table.expectClean();
  }, 60_000);
});
