/** A Coalition Phase in which six people negotiate: the taps, posts and notifications that each of their acts costs. */
import { setTimeout as sleep } from "node:timers/promises";
import { type APIMessage, type APIStringSelectComponent, ChannelType } from "discord-api-types/v10";
import type { Seat } from "#engine";
import { openCampaign, startCampaign } from "../../../src/cli/demo/campaign.ts";
import { controlsOf, isMenu, textOf } from "../../../src/cli/robot/controls.ts";
import { liveMessage, Stuck } from "../../../src/cli/robot/page.ts";
import { Presser } from "../../../src/cli/robot/presser.ts";
import { Robot } from "../../../src/cli/robot/robot.ts";
import { openTable, type Table } from "../table.ts";
import { type Heard, Meter } from "./meter.ts";

const GAME = "battle-for-baghdad";
const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;
/** How long, ms, between one act and the next. */
const APART = 600 * SECOND;
/** How much later, ms, whatever waits for its next edit is due. */
const LATER = 30 * SECOND;
/** A first Coalition Phase has fewer questions before it. */
const MOST = 400;
/** How often to look for a message that comes a moment later, and how many ms apart. */
const LOOKS = 200;
const GLANCE = 10;

/** What an act has cost. */
export interface Cost extends Heard {
  readonly taps: number;
}

/** Six people negotiate, and what each of their acts costs is counted. */
export class Parley {
  readonly counted = new Map<string, Cost>();
  readonly #table: Table;
  readonly #game: string;
  readonly #thumbs: ReadonlyMap<Seat, Thumb>;
  readonly #meter: Meter;

  private constructor(table: Table, game: string, thumbs: ReadonlyMap<Seat, Thumb>) {
    this.#table = table;
    this.#game = game;
    this.#thumbs = thumbs;
    this.#meter = new Meter(table);
  }

  /** A campaign in its first Coalition Phase. */
  static async open(): Promise<Parley> {
    const table = await openTable(GAME, ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"]);
    const demo = { ...table, options: { seats: "6" }, done: async () => {} };
    const game = await openCampaign(demo, GAME);
    await startCampaign(demo);
    const { members } = await table.umpire.campaigns.showing.status(game);
    const thumbs = members.flatMap(({ seat, person }): [Seat, Thumb][] => {
      const own = table.people.find(({ id }) => id === person);
      return seat === null || !own ? [] : [[seat, new Thumb(table, game, seat, new Presser(own))]];
    });
    const parley = new Parley(table, game, new Map(thumbs));
    await parley.#answerUntilTalks();
    await parley.quiet();
    return parley;
  }

  async close(): Promise<void> {
    this.#meter.close();
    await this.#table.close();
  }

  thumb(seat: Seat): Thumb {
    const thumb = this.#thumbs.get(seat);
    if (!thumb) throw new Error(`nobody plays ${seat}`);
    return thumb;
  }

  /** The thread in which everyone negotiates. */
  publicThread(): string {
    const { people, sandbox } = this.#table;
    const all = people[0]?.channels() ?? [];
    const found = all.find((one) => one.type === ChannelType.PublicThread && one.parent_id === sandbox.channelId);
    if (!found) throw new Error("nobody has opened a thread");
    return found.id;
  }

  /** How many posts the acts so far have added to the channel. */
  get posts(): number {
    return [...this.counted.values()].reduce((sum, { posts }) => sum + posts, 0);
  }

  /** Somebody does something; what it cost is kept under its name. */
  async count<T>(act: string, seat: Seat, does: (thumb: Thumb) => Promise<T>): Promise<T> {
    const thumb = this.thumb(seat);
    await this.#apart(thumb);
    const before = thumb.taps;
    this.#meter.take();
    const done = await does(thumb);
    await this.quiet();
    this.counted.set(act, { taps: thumb.taps - before, ...this.#meter.take() });
    return done;
  }

  /** Everybody is away for this many days. */
  async days(count: number): Promise<void> {
    for (let day = 0; day < count; day++) await this.#pass(DAY);
  }

  /** Nobody is at the controls any more, and whoever is called for what came while they were has been called. */
  async #apart({ person }: Thumb): Promise<void> {
    await this.#pass(APART);
    for (let looks = 0; looks < 2; looks++) {
      await this.#table.umpire.campaigns.deliveries.show(this.#game, person.id); // the messenger looks around with every row
      await this.quiet();
    }
  }

  async #pass(ms: number): Promise<void> {
    this.#table.clock.advance(ms);
    await this.#table.umpire.campaigns.tick();
    await this.quiet();
  }

  /** Everything is sent that is due, the edits that wait for their time included. */
  async quiet(): Promise<void> {
    const { deliveries } = this.#table.umpire.campaigns;
    this.#table.clock.advance(LATER);
    await deliveries.awoken(null); // the sender does not know how much time has passed
    while ((await deliveries.heads()).length > 0 || (await deliveries.inFlight()).length > 0) await sleep(2);
  }

  /** Everyone answers what is answered at a deadline. */
  async #answerUntilTalks(): Promise<void> {
    const { campaigns } = this.#table.umpire;
    for (let acts = 0; acts < MOST; acts++) {
      const views = [...this.#thumbs].map(([seat, { person }]) =>
        campaigns.showing.seatView(this.#game, person.id, seat, false),
      );
      const all = await Promise.all(views);
      if (all.some(({ phase }) => phase.talk)) return;
      const asked = all.flatMap((seatView) => {
        const decision = seatView.decisions.find(({ owed, answered }) => owed && !answered);
        return decision ? [{ seatView, decision }] : [];
      });
      const [first] = asked;
      if (!first) throw new Error("nobody is asked anything");
      const { book, view } = first.seatView;
      const { action, params } = book.definition.defaultAnswer(view, first.decision);
      const move = { game: this.#game, person: this.thumb(view.seat).person.id, seat: view.seat, interaction: null };
      await campaigns.acting.submit({ ...move, decision: first.decision.id, moves: [{ action, params }] });
    }
    throw new Error("nobody ever negotiates");
  }
}

/** Somebody's thumb, and what they see. */
export class Thumb {
  readonly robot: Robot;
  readonly #presser: Presser;
  readonly #game: string;
  readonly #channel: string;

  constructor({ umpire, sandbox }: Table, game: string, seat: Seat, presser: Presser) {
    this.#presser = presser;
    this.#game = game;
    this.#channel = sandbox.channelId;
    this.robot = new Robot(presser.person, (look) => look(umpire.campaigns), game, seat, sandbox.channelId);
  }

  get person() {
    return this.#presser.person;
  }

  get taps(): number {
    return this.#presser.taps + this.robot.taps;
  }

  /** The campaign's own message. */
  page(): APIMessage {
    return liveMessage(this.person, this.#game) ?? this.#stuck("looks for the campaign's message", null);
  }

  /** The newest message of the channel with this button. */
  newest(label: string): APIMessage {
    const found = this.person.messages(this.#channel).findLast((one) => this.#button(one, label) !== undefined);
    return found ?? this.#stuck(`looks for ${label}`, null);
  }

  /** The newest message of a thread with these words, once it is there. */
  async read(words: string, thread: string): Promise<APIMessage> {
    for (let looks = 0; looks < LOOKS; looks++) {
      const found = this.person.messages(thread).findLast((one) => textOf(one).includes(words));
      if (found) return found;
      await sleep(GLANCE);
    }
    return this.#stuck(`looks for “${words}”`, null);
  }

  async press(message: APIMessage, label: string): Promise<APIMessage> {
    const button = this.#button(message, label) ?? this.#stuck(`looks for ${label}`, message);
    return await this.#presser.press(message, button);
  }

  /** Chooses in the first menu of a message that has all of this. */
  async choose(message: APIMessage, values: readonly string[]): Promise<APIMessage> {
    const has = (value: string, menu: APIStringSelectComponent): boolean =>
      menu.options.some((one) => one.value === value);
    const menus = controlsOf(message).filter(isMenu);
    const menu = menus.find((one) => values.every((value) => has(value, one)));
    if (!menu) return this.#stuck(`looks for ${values.join(", ")}`, message);
    return await this.#presser.choose(message, menu, values);
  }

  /** Types into the window that a button opens. */
  async type(message: APIMessage, label: string, fields: { readonly [field: string]: string }): Promise<APIMessage> {
    const button = this.#button(message, label) ?? this.#stuck(`looks for ${label}`, message);
    return await this.#presser.fill(message, button, fields);
  }

  /** Taps the link to a thread. */
  follow(message: APIMessage): void {
    if (!/<#\d+>/.test(textOf(message))) this.#stuck("looks for a link", message);
    this.#presser.taps += 1;
  }

  #button(message: APIMessage, label: string) {
    return controlsOf(message).find((one) => !isMenu(one) && one.disabled !== true && one.label?.startsWith(label));
  }

  #stuck(what: string, message: APIMessage | null): never {
    throw new Stuck(this.person, what, message);
  }
}
