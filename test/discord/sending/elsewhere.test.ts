import type { APIMessage } from "discord-api-types/v10";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Person } from "../../../src/sandbox/index.ts";
import { forge, outcome, refused } from "../forging.ts";
import { Stage, said } from "../stage.ts";

let stage: Stage;
let dov: Person;
let page: APIMessage;
beforeEach(async () => {
  stage = await Stage.open();
  const { sandbox } = stage;
  const { channelIds } = sandbox.addGuild({ name: "Elsewhere", members: ["Dov"] });
  dov = sandbox.person("Dov");
  sandbox.controls.leave(sandbox.guildId, dov.id);
  page = await stage.command(dov, "help", {}, channelIds[0] ?? "");
});
afterEach(() => stage.close());

/** What Dov's forged control of a campaign on a server that they are not on is answered. */
async function answered(id: string, values?: string[]): Promise<string> {
  const answer = await outcome(forge(stage, { who: dov, message: page, id, ...(values && { values }) }));
  if (!answer) throw new Error(`a window opens by ${id}`);
  refused(answer, id);
  return said(answer);
}

it("a lobby on another server does not exist: no control shows its name or its seats, or joins it", async () => {
  const game = await stage.lobby();
  const controls = [
    [`1:join:${game}::::`],
    [`1:start:${game}::::`],
    [`1:leave:${game}::::`],
    [`1:seat:${game}::::again`],
    [`1:seat:${game}::::choose`, "us"],
    [`1:seat:${game}::us::join`],
    [`1:seat:${game}::us::word`],
  ] as const;
  for (const [id, ...values] of controls) {
    const text = await answered(id, values.length > 0 ? [...values] : undefined);
    expect(text, id).toContain("There is no campaign");
    expect(text, id).not.toMatch(/Tigris|US|Insurgents/);
  }
  expect((await stage.service.campaigns.showing.status(game)).members).toEqual([]);
});

it("nobody looks at the board of a campaign on another server", async () => {
  const game = await stage.started();
  expect(await answered(`1:map:${game}::::`)).toContain("There is no campaign");
});
