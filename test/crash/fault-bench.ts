import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type APIMessage, ChannelType } from "discord-api-types/v10";
import { pino } from "pino";
import { controlsOf, find, type Sought, textOf } from "../../src/cli/robot/controls.ts";
import { iraqiConflict } from "../../src/games/iraqi-conflict/index.ts";
import { type Person, type Sandbox, startSandbox } from "../../src/sandbox/index.ts";
import { StoreUnavailable } from "../../src/store/problems.ts";
import { databaseOf } from "../../src/store/sqlite/storage.ts";
import { startUmpire, type Umpire } from "../../src/umpire.ts";
import { misposted } from "./checks.ts";
import { dot } from "./dot.ts";
import { mailOf, overheard } from "./mail.ts";
import { outboxOf } from "./observer.ts";

export type Use = ReturnType<Person["press"]>;

/**
 * How long, in ms, a person waits for more than "thinking…", and how long it takes until all is sent, whatever happens.
 */
const NO_ANSWER = 25_000;
const SILENCE = 40_000;
const TURNS = 20;
/** After how many ms somebody who is told that nothing can be stored tries again. */
const LOOK_AGAIN = 100;

/** A campaign of two people on a sandbox of its own; the bot lives in this process. */
export class FaultBench {
  readonly sandbox: Sandbox;
  readonly umpire: Umpire;
  /** Where the database lies. */
  readonly file: string;
  game = "";
  #lostThreads = 0;
  /** How often something was refused because nothing could be stored. */
  refusals = 0;
  /** Called with the first press of a step, once it is on its way. */
  afterPress: ((use: Use) => void) | null = null;

  private constructor(sandbox: Sandbox, umpire: Umpire, file: string) {
    this.sandbox = sandbox;
    this.umpire = umpire;
    this.file = file;
  }

  static async open(): Promise<FaultBench> {
    const sandbox = await startSandbox({ people: ["Ada", "Ben"] });
    const file = join(mkdtempSync(join(tmpdir(), "umpire-faults-")), "umpire.sqlite");
    const umpire = await startUmpire({
      isPublic: false,
      database: file,
      packs: null,
      definitions: [iraqiConflict], // every trouble has a bot of its own: the packs of other games need not be read
      botDelay: 0,
      backupHours: 0,
      token: sandbox.token,
      api: `${sandbox.url}/api`,
      logger: pino({ level: process.env.TEST_LOG ?? "silent" }),
      illustrator: dot(),
    });
    const bench = new FaultBench(sandbox, umpire, file);
    await bench.#begin();
    return bench;
  }

  async #begin(): Promise<void> {
    const { campaigns } = this.umpire;
    const [guild, channel] = [this.sandbox.guildId, this.sandbox.channelId];
    const host = { id: this.ada.id, name: "Ada" };
    const common = { guild, channel, host, name: "Tigris", pace: null, interaction: null };
    const options = { seats: "2", turns: TURNS };
    const { id } = await campaigns.people.create({ ...common, game: "iraqi-conflict", options });
    for (const [person, seat] of [
      [this.ada, "us"],
      [this.ben, "insurgents"],
    ] as const)
      await campaigns.people.join({
        game: id,
        person: { id: person.id, name: person.name },
        seat,
        word: null,
        interaction: null,
      });
    await campaigns.people.start(id, host, false, null);
    this.game = id;
    await this.silence();
  }

  get ada(): Person {
    return this.sandbox.person("Ada");
  }
  get ben(): Person {
    return this.sandbox.person("Ben");
  }

  async close(): Promise<void> {
    await this.umpire.stop();
    await this.sandbox.close();
    rmSync(dirname(this.file), { recursive: true });
  }

  /** A move that is not disturbed. */
  async move(person: Person, action: "commit" | "ready"): Promise<void> {
    const seat = person.id === this.ada.id ? "us" : "insurgents";
    const seatView = await this.umpire.campaigns.showing.seatView(this.game, person.id, seat);
    const decision = seatView.decisions.find((d) => d.actions.includes(action) && !d.answered)?.id;
    if (decision === undefined) return;
    const params = action === "commit" ? { discard: [] } : {};
    const who = { game: this.game, person: person.id, seat, interaction: null };
    await this.#untilStored(() =>
      this.umpire.campaigns.acting.submit({ ...who, decision, moves: [{ action, params }] }),
    );
  }

  /** Does it again and again while it is refused because nothing can be stored. */
  async #untilStored(work: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        return void (await work());
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        this.refusals++;
        await sleep(LOOK_AGAIN);
      }
    }
  }

  /** Plays what is left of the turn. */
  async finishTurn(): Promise<void> {
    for (const action of ["commit", "ready"] as const) {
      for (const person of [this.ada, this.ben]) await this.move(person, action);
      await this.silence(); // else the thread would be opened and closed at once: not at all
    }
  }

  async rows(): Promise<number> {
    return (await this.umpire.campaigns.showing.export(this.game)).rows.length;
  }

  /** Waits until nothing is on its way, or gives up waiting. */
  async silence(): Promise<void> {
    const end = Date.now() + SILENCE;
    while ((await this.umpire.campaigns.deliveries.pending()) > 0 || !this.umpire.discord.ready()) {
      if (Date.now() > end)
        throw new Error(`never quiet: ${JSON.stringify(outboxOf(databaseOf(this.umpire.storage)).slice(-3))}`);
      await sleep(10);
    }
  }

  /** The custom id of the control of a page that does this. */
  control(page: APIMessage, sought: Sought): string {
    const found = find(page, sought);
    if (!found) {
      const offered = controlsOf(page).map(({ custom_id }) => custom_id);
      throw new Error(`no ${JSON.stringify(sought)} on “${textOf(page)}”, but ${offered.join(" ")}`);
    }
    return found.custom_id;
  }

  /** The newest post with the button to act by. */
  actPost(person: Person): APIMessage {
    const posts = person.messages(this.sandbox.channelId).filter((m) => ((m.flags ?? 0) & 64) === 0);
    const post = posts.findLast((m) => find(m, { kind: "act" }) !== undefined);
    if (!post) throw new Error("there is no button to act by");
    return post;
  }

  /** What people do: where the client says that nobody answered, they press again, till the bot is back. */
  async insist(press: () => Use | Promise<Use>): Promise<APIMessage> {
    for (let presses = 1; ; presses++) {
      const use = await press();
      this.afterPress?.(use);
      this.afterPress = null;
      const outcome = await Promise.race([use.response(), sleep(NO_ANSWER, null, { ref: false })]);
      if (outcome === null) throw new Error(`left alone with ${JSON.stringify(use.seen())}`);
      if (outcome.kind === "message" || outcome.kind === "update") {
        const text = textOf(outcome.message);
        if (!text.includes("once more")) return outcome.message;
        if (!text.includes("cannot store anything at the moment")) continue;
        this.refusals++;
        await sleep(LOOK_AGAIN);
      } else if (presses > 3) throw new Error(`pressed in vain, saw ${JSON.stringify(outcome)}`);
    }
  }

  deleteThread(id: string): void {
    if (!this.ada.channels().some((channel) => channel.id === id)) return;
    this.sandbox.controls.deleteChannel(id);
    this.#lostThreads++;
  }

  /** The campaign's channel goes, with the thread of its negotiations; there is another one. */
  deleteChannel(): void {
    const lost = this.sandbox.channelId;
    const open = this.ada
      .channels()
      .filter((one) => one.type === ChannelType.PublicThread && !one.thread_metadata?.archived);
    this.#lostThreads += open.length;
    this.sandbox.addChannel({ name: "refuge" });
    this.sandbox.controls.deleteChannel(lost);
  }

  /** How many requests have failed on purpose. */
  injected(): number {
    return this.sandbox.requests().filter((request) => request.verdict === "injected").length;
  }

  /** What is lost, doubled, or wrongly sent. */
  findings(): readonly string[] {
    const outbox = () => outboxOf(databaseOf(this.umpire.storage));
    const channel = this.sandbox.channelId;
    return [
      ...misposted({ outbox }, `channel:${channel}`, this.ada.messages(channel)),
      ...[this.ada, this.ben].flatMap((person) => misposted({ outbox }, `person:${person.id}`, mailOf(person))),
      ...overheard(this.ben, [this.ada]),
      ...this.#threadTrouble(),
      ...this.sandbox.complaints(),
    ];
  }

  /** Every negotiation had its thread; only the last may be open. */
  #threadTrouble(): string[] {
    const channel = this.sandbox.channelId;
    const ended = outboxOf(databaseOf(this.umpire.storage)).filter(
      (row) => row.payload.kind === "close-thread" && row.destination === `channel:${channel}`,
    ).length;
    const threads = this.ada.channels().flatMap((c) => (c.type === ChannelType.PublicThread ? [c] : []));
    const open = threads.filter((thread) => !thread.thread_metadata?.archived).length;
    const closed = threads.length - open;
    const right = open <= 1 && closed <= ended && closed + this.#lostThreads >= ended;
    return right ? [] : [`${open} open and ${closed} closed threads after ${ended} negotiations`];
  }
}
