import { createHash } from "node:crypto";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { awaited, canonical, type Dice, type Envelope, type GameTypes, type Params, type Seat } from "#engine";
import type { Scene } from "#scene";
import { type DiscordShell, startDiscord } from "../../../src/discord/index.ts";
import { Clock, type Person, type Sandbox, startSandbox } from "../../../src/sandbox/index.ts";
import { type Service, service } from "../../campaign/harness.ts";
import { goOn } from "../../campaign/new-origin.ts";
import { illustratorOf } from "../../illustrator.ts";
import { withoutLogHash } from "../../log-hash.ts";
import type { Leak } from "./leaks.ts";
import { mark, marksIn } from "./marks.ts";
import { type Past, positionOf } from "./past.ts";

/** Whether some windows wait only for those who can react. */
export const waitsForHolders = ({ reactions }: Params): boolean =>
  Array.isArray(reactions) && reactions.some((mode) => String(mode).endsWith("wait-holders"));

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");
/** A picture that says what it shows. */
const png = (scene: Scene): Buffer => Buffer.concat([SIGNATURE, Buffer.from(canonical(scene))]);

const ID = /\b\d{17,20}\b/g;
const ADDRESS = /http:\/\/[\w.:]+\/attachments\/\d+\/(\d+)\/([\w.%-]+)\?[\w=&]+/g;

/** A campaign as it goes on from a past, with a Discord of its own. */
export class World {
  readonly sandbox: Sandbox;
  readonly service: Service;
  readonly past: Past;
  readonly #shell: DiscordShell;
  readonly #files = new Map<string, string>();
  /** Lines of the bot's log. */
  readonly log: readonly string[];
  #seen = 0;

  private constructor(past: Past, sandbox: Sandbox, of: Service, shell: DiscordShell, log: readonly string[]) {
    this.past = past;
    this.sandbox = sandbox;
    this.service = of;
    this.#shell = shell;
    this.log = log;
  }

  /** `env`: the state in which it goes on; `game`: by what rules. */
  static async open(
    past: Past,
    name: string,
    env: Envelope<GameTypes>,
    game = past.tale.definition,
    leak: Leak | null = null,
  ): Promise<World> {
    const file = join(past.folder, `${name}.sqlite`);
    copyFileSync(past.file, file);
    const log: string[] = [];
    const logger = pino({ level: "info" }, { write: (line: string) => log.push(line) });
    const of = await service(file, [game], null, { logger });
    of.clock.at = past.now;
    await goOn(of, past.game, env, of.clock.now());
    const clock = new Clock({ frozen: true, start: past.now });
    const sandbox = await startSandbox({ model: structuredClone(past.model), clock });
    const told = { word: async () => "" };
    const sound = { campaigns: of.campaigns, illustrator: illustratorOf(of, png), logger };
    const wish = { ...sound, ...leak?.through(sound, () => told.word()), now: () => of.clock.now() };
    const shell = await startDiscord({ ...wish, token: sandbox.token, api: `${sandbox.url}/api` });
    const world = new World(past, sandbox, of, shell, log);
    if (leak) told.word = () => leak.word(world);
    await world.settled();
    return world;
  }

  async close(): Promise<void> {
    await this.service.campaigns.stop();
    await this.#shell.stop();
    await this.sandbox.close();
    this.service.database.close();
  }

  position(dice: Dice) {
    return positionOf(this.service, this.past.game, dice);
  }

  person(name: string): Person {
    return this.sandbox.person(name);
  }

  /** Everything is sent. */
  async settled(): Promise<void> {
    for (let tries = 0; (await this.service.campaigns.deliveries.pending()) > 0; tries++) {
      if (tries > 2000) throw new Error("something is never sent");
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
  }

  /** What is hidden from a seat, and from everyone. */
  async hidden(seat: Seat): Promise<string> {
    const snapshot = await this.service.repository.snapshot(this.past.game);
    const { hands, box, answers } = JSON.parse(snapshot?.state ?? "") as Envelope<GameTypes>; // our own state
    const others = Object.entries(hands).filter(([other]) => other !== seat);
    return canonical([others, box, answers]);
  }

  /**
   * All that the rules let a seat know: the table, its hand, and what everyone was told. And where a window waits only for
   * those who can react, when it goes on: how many of them there are, and who, is what the host has let it tell.
   */
  async knowledge(seat: Seat): Promise<string> {
    const { game, tale } = this.past;
    const snapshot = await this.service.repository.snapshot(game);
    const env = JSON.parse(snapshot?.state ?? "") as Envelope<GameTypes>; // our own state
    const { table, hands, over } = env;
    const rows = await this.service.repository.log(game);
    const reacting = waitsForHolders(tale.options) ? [env.seq, awaited(env)] : [];
    return canonical([table, hands[seat], over, rows.flatMap(({ told }) => told), reacting]);
  }

  /** Whose standing orders have answered what, except for the viewer's own. */
  async ordersOfOthers(viewer: Seat): Promise<string> {
    const rows = await this.service.repository.log(this.past.game);
    return rows.flatMap(({ kind, seat }) => (kind === "order" && seat !== viewer ? [seat] : [])).join();
  }

  /** All that lies before somebody's eyes, with the pictures in words. */
  async sight(name: string): Promise<string> {
    const person = this.person(name);
    const places = person.channels().map((channel) => {
      const { id, type } = channel;
      const title = "name" in channel ? channel.name : "";
      return { id, type, title, messages: person.messages(id) };
    });
    places.sort((a, b) => a.type - b.type || (String(a.title) < String(b.title) ? -1 : 1));
    return await this.plain(places);
  }

  /** The same without what differs from one Discord to the next: ids in the order in which they appear, no addresses. */
  async plain(shown: unknown): Promise<string> {
    const text = JSON.stringify(shown);
    for (const [address, id = ""] of text.matchAll(ADDRESS))
      if (!this.#files.has(id)) this.#files.set(id, await contentOf(address));
    const known = new Set([...JSON.stringify(this.past.model).matchAll(ID)].map(([id]) => id));
    const names = new Map<string, string>();
    const named = (id: string): string => {
      if (known.has(id)) return id;
      names.set(id, names.get(id) ?? `#${names.size}`);
      return names.get(id) ?? "";
    };
    return withoutLogHash(text)
      .replaceAll(ADDRESS, (_, id: string, file: string) => `${file} ${this.#files.get(id)}`)
      .replaceAll(ID, named);
  }

  /** What was logged since this was last asked, in no order: of whom, what, but not when. */
  logged(): readonly string[] {
    const fresh = this.log.slice(this.#seen);
    this.#seen = this.log.length;
    return fresh.map((line) => line.replaceAll(/"(time|pid|hostname|interaction|id)":("[^"]*"|\d+),?/g, "")).sort();
  }
}

/** What a picture shows, in short; whose words are in it stays to be seen. */
async function contentOf(address: string): Promise<string> {
  const text = await (await fetch(address)).text();
  return `${createHash("sha256").update(text).digest("hex")} ${marksIn(text).map(mark).join("")}`;
}
