import type { APIMessage } from "discord-api-types/v10";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Person } from "../../../src/sandbox/index.ts";
import { EPHEMERAL, forge, idsOn, outcome, refused, state } from "../forging.ts";
import { Stage, said } from "../stage.ts";

let stage: Stage;
let game = "";
beforeEach(async () => {
  stage = await Stage.open();
  for (const { id } of [stage.ada, stage.ben]) stage.sandbox.controls.setDms(id, false);
  game = await stage.started();
  await stage.talks();
  await stage.settled();
});
afterEach(() => stage.close());

/** The page that a person has in the private thread in place of direct messages. */
async function pageOf(who: Person, title: string): Promise<APIMessage> {
  const thread = await stage.service.campaigns.deliveries.mailbox(game, who.id);
  return await stage.posted(who, title, thread ?? "");
}

/** As it is in its thread now. */
const asSeen = async (): Promise<string> => JSON.stringify((await pageOf(stage.ben, "· Insurgents")).components);

/** Controls that name the Insurgents, those on the page and some that are not. */
async function insurgentsControls(): Promise<readonly string[]> {
  const own = idsOn(await pageOf(stage.ben, "· Insurgents")).filter((id) => id.split(":")[4] === "insurgents");
  expect(own.length).toBeGreaterThan(2);
  const [stamp = ""] = own.flatMap((id) => (/^1:(page|form):/.test(id) ? [id.split(":")[3] ?? ""] : []));
  const begin = (kind: string, name: string, step: string) => `1:${kind}:${game}:${stamp}:insurgents:${name}:${step}`;
  return [...own, begin("page", "propose", "do"), begin("page", "", "show"), begin("say", "ready", "set")];
}

it("a page in a private thread is turned by its own person alone: others are refused, for their eyes only", async () => {
  const message = await pageOf(stage.ben, "· Insurgents");
  const before = { tables: state(stage), page: await asSeen() };
  for (const id of await insurgentsControls())
    for (const who of [stage.ada, stage.sandbox.person("Dov")])
      for (const values of [undefined, ["-"]]) {
        const answer = await outcome(forge(stage, { who, message, id, ...(values ? { values } : {}) }));
        if (!answer) throw new Error(`${who.name} gets a window by ${id}`);
        refused(answer, `${who.name}: ${id}`);
      }
  expect({ tables: state(stage), page: await asSeen() }).toEqual(before);
  expect(stage.sandbox.complaints()).toEqual([]);
});

it("one's own page is not shown in another's thread, whatever control one brings there", async () => {
  const message = await pageOf(stage.ben, "· Insurgents");
  const page = await asSeen();
  for (const id of [...idsOn(await pageOf(stage.ada, "· US")), ...idsOn(message)]) {
    const got = await forge(stage, { who: stage.ada, message, id }).response();
    if (got.kind === "modal") continue;
    expect(got.kind, id).toBe("message");
    expect((got.kind === "message" && got.message.flags) || 0, id).toSatisfy(
      (flags: number) => (flags & EPHEMERAL) > 0,
    );
  }
  await stage.settled();
  expect(await asSeen()).toBe(page);
  expect(stage.found(stage.ben, "· US\n", message.channel_id)).toEqual([]);
});

it("its own person turns it", async () => {
  const message = await pageOf(stage.ben, "· Insurgents");
  const update = await outcome(stage.press(stage.ben, message, "Make an offer…"));
  expect(update && said(update)).toContain("With whom do you trade?");
  expect(update?.id).toBe(message.id);
});
