import { MessageFlags } from "discord.js";
import { describe, expect, it } from "vitest";
import { startSandbox } from "../../src/sandbox/index.ts";
import { raw } from "./bot.ts";

const row = (custom_id: string, more: object = {}) => ({
  type: 1,
  components: [{ type: 2, style: 1, label: "x", custom_id, ...more }],
});

describe("what was accepted once is known again in another world", () => {
  it("with other ids and times: its misspelt keys are named, and left out, as they were", async () => {
    const content = (id: string) => `for <@${id}> until <t:${id.slice(0, 10)}:R>`;
    for (const id of ["100000000000000001", "299999999999999999"]) {
      const sandbox = await startSandbox();
      const body = { content: content(id), colour: id, components: [row(id, { flavour: 1 })], nonce: id };
      const { status, body: answer } = await raw(sandbox, "POST", `/channels/${sandbox.channelId}/messages`, body);
      expect(status).toBe(200);
      expect(answer).toMatchObject({ content: content(id), components: [{ components: [{ custom_id: id }] }] });
      expect(JSON.stringify(answer)).not.toMatch(/colour|flavour/);
      expect(sandbox.requests().at(-1)?.warnings.sort()).toEqual(
        ["colour", "components[0].components[0].flavour"].map((key) => `the specification has no key ${key}`),
      );
      await sandbox.close();
    }
  });

  it("but what is too long by one character, or has a wrong number in place of the id, is refused", async () => {
    const sandbox = await startSandbox();
    const post = async (body: object) =>
      (await raw(sandbox, "POST", `/channels/${sandbox.channelId}/messages`, body)).status;
    const id = "100000000000000001";
    const most = `${"x".repeat(1978)} <@${id}>`;
    expect(await post({ content: most })).toBe(200);
    expect(await post({ content: `${most}x` })).toBe(400);
    expect(await post({ content: most.replace("1>", "12>") })).toBe(400);
    expect(await post({ content: "x", message_reference: { message_id: id, fail_if_not_exists: false } })).toBe(200);
    expect(await post({ content: "x", message_reference: { message_id: "none", fail_if_not_exists: false } })).toBe(
      400,
    );
    expect(await post({ content: id, flags: MessageFlags.SuppressEmbeds })).toBe(200);
    expect(await post({ content: id, flags: id })).toBe(400);
    await sandbox.close();
  });
});
