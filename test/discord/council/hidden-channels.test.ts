import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
} from "discord-api-types/v10";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PRESSES } from "../../../src/discord/screen/custom-id.ts";
import { Permission, type Person } from "../../../src/sandbox/index.ts";
import { isLong } from "../../amounts.ts";
import { raw } from "../../sandbox/bot.ts";
import { forge, outcome, refused, state } from "../forging.ts";
import { Stage, said } from "../stage.ts";

const { ViewChannel, ManageGuild, Administrator } = Permission;

let stage: Stage;
let cabinet = "";
/** Who may look into it. */
let admitted = "";
beforeEach(async () => {
  stage = await Stage.open();
  cabinet = stage.sandbox.addChannel({ name: "war-cabinet" });
  admitted = stage.sandbox.addRole({ name: "Cabinet", permissions: 0n });
  admit(stage.ada, stage.ben);
  stage.sandbox.controls.setOverwrites(cabinet, [
    { id: stage.sandbox.guildId, type: 0, deny: ViewChannel },
    { id: admitted, type: 0, allow: ViewChannel },
    { id: stage.sandbox.applicationId, type: 1, allow: ViewChannel },
  ]);
});
afterEach(() => stage.close());

const dov = (): Person => stage.sandbox.person("Dov");
function admit(...people: readonly Person[]): void {
  for (const { id } of people) stage.sandbox.controls.setRoles(stage.sandbox.guildId, id, [admitted]);
}

/** Ada's campaign in the cabinet, or another place. */
async function opened(place = cabinet): Promise<string> {
  const wish = { game: "iraqi-conflict", seats: "2", turns: 2, name: "Tigris", pace: "none" };
  await stage.command(stage.ada, "game create", wish, place);
  const [record] = await stage.service.campaigns.showing.find({ channel: place });
  return record?.id ?? "";
}

/** The same, with Ada and Ben at it. */
async function running(): Promise<string> {
  const game = await opened();
  await stage.command(stage.ada, "game join", { seat: "us" }, cabinet);
  await stage.command(stage.ben, "game join", { seat: "insurgents" }, cabinet);
  await stage.command(stage.ada, "game start", {}, cabinet);
  await stage.posted(stage.ada, "Waiting on", cabinet);
  return game;
}

type Sub = { readonly line: string; readonly options: readonly APIApplicationCommandBasicOption[] };
const isSub = (option: APIApplicationCommandOption): option is APIApplicationCommandSubcommandOption =>
  option.type === ApplicationCommandOptionType.Subcommand;
const isProposed = (option: APIApplicationCommandBasicOption): boolean =>
  "autocomplete" in option && option.autocomplete === true;

/** Every command and subcommand that takes a campaign, whatever this release has. */
const takingACampaign = (): readonly Sub[] =>
  stage.sandbox.model.commands
    .flatMap(({ name, options = [] }): Sub[] => {
      const subs = options.filter(isSub);
      if (subs.length > 0) return subs.map((sub) => ({ line: `${name} ${sub.name}`, options: sub.options ?? [] }));
      return [{ line: name, options: options as APIApplicationCommandBasicOption[] }]; // it has no subcommands
    })
    .filter(({ options }) => options.some((option) => option.name === "game" && isProposed(option)));

const A_FEW = ({ line }: Sub): boolean => ["game status", "game log", "game join", "map"].includes(line);
const ALL = (): boolean => true;

/** What a client makes people fill in. */
const required = (options: Sub["options"]): { [option: string]: string | number | boolean } =>
  Object.fromEntries(options.flatMap((option) => (option.required ? [[option.name, chosen(option)]] : [])));

const chosen = (option: APIApplicationCommandBasicOption): string | number | boolean =>
  ("choices" in option ? option.choices?.[0]?.value : undefined) ?? filledIn(option.type);

function filledIn(type: ApplicationCommandOptionType): string | number | boolean {
  switch (type) {
    case ApplicationCommandOptionType.Boolean:
      return true;
    case ApplicationCommandOptionType.Integer:
      return 1;
    case ApplicationCommandOptionType.User:
      return stage.ben.id;
    default:
      return "x";
  }
}

/** All that is proposed to somebody in general, by what they type. */
async function proposed(who: Person, game: string, among = A_FEW): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { line, options } of takingACampaign().filter(among))
    for (const option of options.filter(isProposed)) {
      const typed = option.name === "game" ? {} : { game };
      const use = who.autocomplete({
        channel: stage.channel,
        command: line,
        options: { ...required(options), ...typed, [option.name]: "" },
        focused: option.name,
      });
      if ((await use.choices()).length > 0) found.push(`${line} ${option.name}`);
    }
  return found;
}

/** Whoever is not to know that it is there is told, offered and shown nothing of it. */
async function expectHidden(who: Person, game: string, among = A_FEW): Promise<void> {
  const before = state(stage);
  expect(await proposed(who, game, among)).toEqual([]);
  for (const sub of takingACampaign().filter(among)) {
    const { line, options } = sub;
    const less = A_FEW(sub) || isLong ? [{ game: "tigri" }, {}] : []; // all look it up in the same way
    for (const named of [{ game }, { game: "Tigris" }, ...less]) {
      const answer = await stage.command(who, line, { ...required(options), ...named });
      refused(answer, `${line} ${JSON.stringify(named)}`);
      expect(said(answer), line).not.toContain(named.game === "Tigris" ? `(\`${game}\`)` : "Tigris");
    }
  }
  const page = await stage.command(who, "help");
  for (const kind of PRESSES) {
    const answer = await outcome(forge(stage, { who, message: page, id: `1:${kind}:${game}:::ready:x.y` }));
    if (answer) refused(answer, kind);
  }
  expect(state(stage)).toEqual(before);
}

async function expectShown(who: Person, game: string): Promise<void> {
  expect(await proposed(who, game)).toEqual(expect.arrayContaining(["game status game", "game log game", "map game"]));
  for (const named of [{ game }, { game: "Tigris" }])
    expect(said(await stage.command(who, "game status", named))).toContain("Tigris");
}

describe("a campaign in a channel that somebody cannot see", () => {
  it("does not exist for them: no command, no proposal and no control shows it", async () => {
    await expectHidden(dov(), await running(), ALL);
    expect(stage.sandbox.complaints()).toEqual([]);
  }, 60_000);

  it("cannot be joined while it waits for players", async () => {
    await expectHidden(dov(), await opened());
  }, 60_000);

  it("is there for everyone else, and for them as soon as they are let in", async () => {
    const game = await running();
    const cleo = stage.sandbox.person("Cleo");
    admit(cleo);
    await expectShown(cleo, game);
    admit(dov());
    await expectShown(dov(), game);
    stage.sandbox.controls.setRoles(stage.sandbox.guildId, dov().id, []);
    expect(await proposed(dov(), game)).toEqual([]);
  }, 60_000);

  it("stays there for those who play in it, and for its host", async () => {
    const game = await running();
    for (const who of [stage.ada, stage.ben]) {
      stage.sandbox.controls.setRoles(stage.sandbox.guildId, who.id, []);
      expect(who.channels().map(({ id }) => id)).not.toContain(cabinet);
      await expectShown(who, game);
    }
    expect(said(await stage.command(stage.ben, "hand", { game, text: true }))).toContain("Your hand");
    expect(said(await stage.command(stage.ada, "game move"))).toContain("continues here");
    await expectShown(dov(), game);
  }, 60_000);

  it("is hidden from those who manage the server, too; administrators see every channel", async () => {
    const game = await running();
    const staff = stage.sandbox.addRole({ name: "Staff", permissions: ManageGuild });
    stage.sandbox.controls.setRoles(stage.sandbox.guildId, dov().id, [staff]);
    await expectHidden(dov(), game);
    stage.sandbox.controls.setRolePermissions(stage.sandbox.guildId, staff, Administrator);
    await expectShown(dov(), game);
    expect(said(await stage.command(dov(), "game move", { game }))).toContain("continues here");
  }, 60_000);

  it("can be brought elsewhere by those who manage the server once its channel is gone", async () => {
    const game = await running();
    const staff = stage.sandbox.addRole({ name: "Staff", permissions: ManageGuild });
    stage.sandbox.controls.setRoles(stage.sandbox.guildId, dov().id, [staff]);
    stage.sandbox.controls.deleteChannel(cabinet);
    const cleo = stage.sandbox.person("Cleo");
    expect(await proposed(cleo, game)).toEqual([]);
    refused(await stage.command(cleo, "game status", { game }), "a channel that is gone");
    expect(said(await stage.command(dov(), "game move", { game }))).toContain("continues here");
  });
});

describe("a campaign in a thread", () => {
  const threadIn = async (channel: string, type: 11 | 12): Promise<string> => {
    const { body } = await raw(stage.sandbox, "POST", `/channels/${channel}/threads`, { name: "Front", type });
    return String((body as { readonly id?: string }).id);
  };

  it("is as visible as the channel that it is a thread of", async () => {
    const game = await opened(await threadIn(cabinet, 11));
    await expectShown(stage.ben, game);
    await expectHidden(dov(), game);
  }, 60_000);

  it("is shown where anybody can look into the thread", async () => {
    await expectShown(dov(), await opened(await threadIn(stage.channel, 11)));
  }, 60_000);

  it("that is private is shown in it alone, but to those who manage threads", async () => {
    const thread = await threadIn(stage.channel, 12);
    for (const { id } of [stage.ada, stage.ben])
      await raw(stage.sandbox, "PUT", `/channels/${thread}/thread-members/${id}`);
    const game = await opened(thread);
    expect(said(await stage.command(stage.ben, "game status", {}, thread))).toContain("Tigris");
    await expectHidden(dov(), game);
    await expectShown(stage.sandbox.person("Owner"), game);
  }, 60_000);
});
