import { type Client, type Interaction, SlashCommandBuilder } from "discord.js";
import { afterEach, beforeEach, expect } from "vitest";
import type { Person, Sandbox } from "../../src/sandbox/index.ts";
import { onInteraction, type Table, table } from "./bot.ts";

interface Stage {
  readonly sandbox: Sandbox;
  readonly client: Client<true>;
  /** What the bot does with every interaction; a test sets it before somebody acts. */
  act: (interaction: Interaction) => Promise<unknown>;
  ada(): Person;
  /** Ada uses the command /go in the sandbox's channel. */
  go(): ReturnType<Person["slash"]>;
}

const GO = new SlashCommandBuilder().setName("go").setDescription("d");

/** A sandbox and a bot for each test of the file, with one command; no test may leave a failure of the bot behind. */
export function stage(command: { toJSON(): ReturnType<typeof GO.toJSON> } = GO): Stage {
  let at: Table;
  let failures: Error[];
  const it: Stage = {
    get sandbox() {
      return at.sandbox;
    },
    get client() {
      return at.client;
    },
    act: async () => undefined,
    ada: () => at.sandbox.person("Ada"),
    go: () => it.ada().slash({ channel: at.sandbox.channelId, command: "go" }),
  };
  beforeEach(async () => {
    at = await table();
    it.act = async () => undefined;
    failures = onInteraction(at.client, (interaction) => it.act(interaction));
    await at.client.application.commands.set([command.toJSON()]);
  });
  afterEach(async () => {
    await at.stop();
    expect(failures.map(String)).toEqual([]);
  });
  return it;
}
