import { type APIMessage, type APIMessageTopLevelComponent, ComponentType } from "discord-api-types/v10";
import { pino } from "pino";
import { expect, vi } from "vitest";
import { type DiscordShell, type ShellOptions, startDiscord } from "../../src/discord/index.ts";
import { readPress } from "../../src/discord/screen/custom-id.ts";
import { heldFiles } from "../../src/discord/services/held-files.ts";
import { cites } from "../../src/rules-of-play/naming.ts";
import { type Person, type Sandbox, type SandboxOptions, startSandbox } from "../../src/sandbox/index.ts";
import type { Use } from "../../src/sandbox/interactions/use.ts";
import { reopened } from "../campaign/councils/council-game.ts";
import { type Service, service } from "../campaign/harness.ts";
import { illustratorOf } from "../illustrator.ts";
import { allSent, stillToSend, WORDS_EVERY } from "./at-rest.ts";

interface Control {
  readonly custom_id: string;
  readonly label?: string;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly options?: readonly { readonly label: string; readonly value: string }[];
}

type Part = APIMessageTopLevelComponent;

/** All parts of a message, including what is in a container or beside a text. */
const partsOf = (message: APIMessage): readonly Part[] =>
  (message.components ?? []).flatMap((part) => [
    part,
    ...(part.type === ComponentType.Container ? part.components : []),
  ]);

const textsOf = (part: Part): string[] => {
  if (part.type === ComponentType.TextDisplay) return [part.content];
  return part.type === ComponentType.Section ? part.components.map(({ content }) => content) : [];
};

/** All words of a message. */
export const said = (message: APIMessage): string =>
  [
    message.content,
    ...message.embeds.flatMap((e) => [e.title ?? "", e.description ?? ""]),
    ...partsOf(message).flatMap(textsOf),
  ].join("\n");

/** How many pictures it shows. */
export const pictures = (message: APIMessage): number =>
  partsOf(message).reduce((sum, part) => sum + (part.type === ComponentType.MediaGallery ? part.items.length : 0), 0);

/** The names of its files, in order. */
export const files = (message: APIMessage): string[] => [...heldFiles(message).keys()];

/** Where its first picture lies. */
export function pictureUrl(message: APIMessage): string {
  for (const part of partsOf(message))
    if (part.type === ComponentType.MediaGallery) return part.items[0]?.media.url ?? "";
  throw new Error(`no picture: ${said(message)}`);
}

/** Whether it shows a picture. */
export const shows = (message: APIMessage): boolean => pictures(message) > 0;

/** Its buttons and menus, those beside texts included. */
export const controlsOf = (message: APIMessage): Control[] =>
  partsOf(message).flatMap((part) => {
    if (part.type === ComponentType.Section) return [part.accessory as Control]; // what we sent
    return part.type === ComponentType.ActionRow ? (part.components as Control[]) : [];
  });

export const labels = (message: APIMessage): string[] => controlsOf(message).flatMap(({ label }) => label ?? []);

/** The real shell on a sandbox of its own, with the campaign service on a database in memory. */
export class Stage {
  readonly sandbox: Sandbox;
  readonly service: Service;
  shell: DiscordShell;
  readonly #wish: Partial<ShellOptions>;
  readonly #ahead: { ms: number };

  private constructor(
    sandbox: Sandbox,
    of: Service,
    shell: DiscordShell,
    wish: Partial<ShellOptions>,
    ahead: { ms: number },
  ) {
    this.sandbox = sandbox;
    this.service = of;
    this.shell = shell;
    this.#wish = wish;
    this.#ahead = ahead;
  }

  /** `games`: with other games than those that the bot plays. */
  static async open(
    wish: SandboxOptions = {},
    options: Partial<ShellOptions> = {},
    games: Service | null = null,
  ): Promise<Stage> {
    const sandbox = await startSandbox(wish);
    const of = games ?? (await service());
    of.clock.now = () => Date.now();
    const ahead = { ms: 0 };
    const own = { now: () => Date.now() + ahead.ms, wordsEvery: WORDS_EVERY, ...options };
    return new Stage(sandbox, of, await goOnline(sandbox, of, own), own, ahead);
  }

  async close(): Promise<void> {
    expect(this.numbered()).toEqual([]);
    await this.service.campaigns.stop();
    await this.shell.stop();
    await this.sandbox.close();
    this.service.database.close();
  }

  /** The messages in which a rule stands with its number in place of its name. */
  numbered(): readonly string[] {
    const messages = Object.values(this.sandbox.model.messages).flat();
    return messages.map((message) => JSON.stringify(message)).filter(cites);
  }

  /** Time goes by for the shell: posts grow old, and people leave the controls. */
  pass(minutes: number): void {
    this.#ahead.ms += minutes * 60_000;
  }

  /** Another process on the same database. */
  async restart(): Promise<void> {
    await this.shell.stop();
    this.shell = await goOnline(this.sandbox, this.service, this.#wish);
  }

  /** Another process that has nothing of any campaign in its memory. */
  async startAnew(): Promise<void> {
    await this.shell.stop();
    Object.assign(this.service, { campaigns: reopened(this.service) });
    this.shell = await goOnline(this.sandbox, this.service, this.#wish);
  }

  get channel(): string {
    return this.sandbox.channelId;
  }
  get ada(): Person {
    return this.sandbox.person("Ada");
  }
  get ben(): Person {
    return this.sandbox.person("Ben");
  }

  async command(who: Person, command: string, options = {}, channel: string = this.channel): Promise<APIMessage> {
    return await who.slash({ channel, command, options }).reply();
  }

  /** Chooses from a menu of a page as it is now: after a refusal its menus are others, and take the same choice again. */
  async choose(who: Person, { id, channel_id }: APIMessage, step: string, values: readonly string[]): Promise<Use> {
    return await vi.waitFor(() => {
      const page = who.messages(channel_id).find((message) => message.id === id);
      const menu = page && controlsOf(page).find(({ custom_id }) => readPress(custom_id).step === step);
      return who.select({ message: id, customId: menu?.custom_id ?? "", values });
    });
  }

  press(who: Person, message: APIMessage, label: string) {
    return who.press({ message, customId: control(message, label) });
  }

  /** The messages of a channel that have this in them. */
  found(who: Person, words: string, channel: string = this.channel): APIMessage[] {
    return who.messages(channel).filter((m) => said(m).includes(words));
  }

  /** The newest message in a channel that has this in it, as soon as there is one and nothing is on its way. */
  async posted(who: Person, words: string, channel: string = this.channel): Promise<APIMessage> {
    const newest = () => this.found(who, words, channel).at(-1);
    const atRest = async () => ((await stillToSend(this.service)) === 0 ? newest() : undefined);
    await expect.poll(atRest, { timeout: 10_000, message: `“${words}” in ${channel}` }).toBeDefined();
    const message = newest();
    if (!message) throw new Error(`nobody posted “${words}”`);
    return message;
  }

  /** Everything is sent, or parked. */
  async settled(): Promise<void> {
    await allSent(this.service);
  }

  /** Takes something from what the bot may do on the server. */
  forbid(permission: bigint): void {
    const { controls, guildId, model } = this.sandbox;
    for (const role of Object.values(model.guilds[guildId]?.roles ?? {}))
      if (role.botId !== null || role.id === guildId)
        controls.setRolePermissions(guildId, role.id, BigInt(role.permissions) & ~permission);
  }

  /** Ada opens a campaign for two. */
  async lobby(options: { readonly [name: string]: string | boolean } = {}): Promise<string> {
    await this.command(this.ada, "game create", {
      game: "iraqi-conflict",
      seats: "2",
      turns: 2,
      name: "Tigris",
      pace: "none",
      "several-seats": true,
      ...options,
    });
    const [record] = await this.service.campaigns.showing.find({ channel: this.channel });
    return record?.id ?? "";
  }

  /** Ada plays the US and Ben the Insurgents. */
  async started(options: { readonly [name: string]: string | boolean } = {}): Promise<string> {
    const game = await this.lobby(options);
    await this.command(this.ada, "game join", { seat: "us" });
    await this.command(this.ben, "game join", { seat: "insurgents" });
    await this.command(this.ada, "game start");
    await this.posted(this.ada, "Waiting on");
    return game;
  }

  /** Both keep their hands; the talks begin. */
  async talks(): Promise<APIMessage> {
    for (const who of [this.ada, this.ben]) await this.command(who, "iraq commit", { discard: "-" });
    return await this.posted(this.ada, "Talk in the thread");
  }
}

export function control(message: APIMessage, label: string): string {
  const found = controlsOf(message).find((c) => c.label === label || (label === "menu" && c.options));
  if (!found) throw new Error(`no “${label}” in ${JSON.stringify(message.components)}`);
  return found.custom_id;
}

const goOnline = (sandbox: Sandbox, of: Service, wish: Partial<ShellOptions>): Promise<DiscordShell> =>
  startDiscord({
    campaigns: of.campaigns,
    illustrator: illustratorOf(of),
    token: sandbox.token,
    api: `${sandbox.url}/api`,
    logger: pino({ level: process.env.TEST_LOG ?? "silent" }),
    ...wish,
  });
