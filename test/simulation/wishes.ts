import type { Dice, Seat } from "#engine";
import { goneFor } from "../../src/campaign/facts/live.ts";
import { controlsOf } from "../../src/cli/robot/controls.ts";
import type { Look } from "../../src/cli/robot/eyes.ts";
import { Presser } from "../../src/cli/robot/presser.ts";
import { readPress } from "../../src/discord/screen/custom-id.ts";
import type { Person } from "../../src/sandbox/people/person.ts";
import type { GameRecord, Member } from "../../src/store/records.ts";
import type { Habits } from "./habits.ts";
import { giveOrders } from "./settled-ahead.ts";
import type { Surroundings } from "./visitor.ts";

type Options = { readonly [name: string]: string | number | boolean };

/** How long, ms, a host has to be gone before the others can replace them. */
const HOST_GONE = 14 * 24 * 3_600_000;
/** Of a visit, in a thousand: that somebody asks for another host where theirs has been gone that long. */
const MISSES_HOST = 200;

/** What can be asked for at any time, and what a council settles. */
const WISHES = ["undo", "abandon", "host"] as const;
const MATTERS = ["captain", "deputy", "remove", "rule", "offers", "calls"] as const;
/** What hosts alone ask for, and how much of what they ask for, in a thousand. */
const HOSTS = ["clock", "silent"] as const;
const HOSTS_SHARE = 600;
type Matter = (typeof MATTERS)[number];
type Wish = (typeof WISHES)[number] | (typeof HOSTS)[number] | "pause" | "resume";
/** Of a visit, in a thousand: that somebody does something about a seat that has fallen silent, if there is one. */
const LOOKS_FOR_SOMEBODY = 100;

/**
 * What somebody does now and then besides their moves: takes leave, hands over, leaves, asks the others for something.
 */
export class Wishes {
  readonly #person: Person;
  readonly #habits: Habits;
  readonly #dice: Dice;
  readonly #around: Surroundings;
  readonly #look: Look;
  /** Fills in a step of this seat that is still to come, where there is one. */
  readonly #prepare: (record: GameRecord, seat: Seat) => Promise<void>;

  constructor(
    person: Person,
    habits: Habits,
    dice: Dice,
    around: Surroundings,
    look: Look,
    prepare: (record: GameRecord, seat: Seat) => Promise<void>,
  ) {
    this.#person = person;
    this.#habits = habits;
    this.#dice = dice;
    this.#around = around;
    this.#look = look;
    this.#prepare = prepare;
  }

  async haveThem(record: GameRecord): Promise<void> {
    const { takesLeave, asks, settles, handsOver, leaves, orders } = this.#habits;
    const other = (): string => this.#dice.of(this.#around.others).id;
    if (this.#chance(takesLeave)) {
      const meanwhile = this.#dice.of(["wait", "computer"]);
      await this.#attempt(() => this.#type(record, "game away", { days: 1 + this.#dice.below(7), meanwhile }));
    }
    if (this.#chance(asks)) await this.#attempt(() => this.#askFor(record, other()));
    if (this.#chance(settles)) await this.#attempt(() => this.#settle(record));
    if (this.#chance(LOOKS_FOR_SOMEBODY)) await this.#attempt(() => this.#findSomebody(record, other()));
    if (this.#chance(orders)) await this.#attempt(() => this.#giveOrders(record));
    if (this.#chance(MISSES_HOST)) await this.#attempt(() => this.#replaceHost(record));
    if (this.#chance(handsOver))
      await this.#attempt(async () => {
        await this.#goWithOrders(record, "offered its seat");
        await this.#type(record, this.#dice.of(["game replace", "game lend"]), { with: other() });
      });
    if (this.#chance(leaves))
      await this.#attempt(async () => {
        await this.#goWithOrders(record, "left");
        await this.#typeAndPress(record, "game leave", {}, "sure");
      });
  }

  /** Gives each seat of theirs a standing order, if the game has any. */
  async #giveOrders(record: GameRecord): Promise<void> {
    for (const seat of await this.#look((campaigns) => campaigns.showing.seatsOf(record.id, this.#person.id)))
      if (await giveOrders(this.#person, record, seat, this.#dice)) this.#around.count("orders given");
  }

  /** Whoever goes has settled ahead what they can. */
  async #goWithOrders(record: GameRecord, how: string): Promise<void> {
    await this.#giveOrders(record);
    for (const seat of await this.#look((campaigns) => campaigns.showing.seatsOf(record.id, this.#person.id))) {
      await this.#prepare(record, seat);
      const { orders, prepared } = await this.#look((campaigns) =>
        campaigns.showing.seatView(record.id, this.#person.id, seat),
      );
      if (orders.some((one) => one.seat === seat)) this.#around.count(`${how} with orders`);
      if (prepared.some((one) => one.seat === seat)) this.#around.count(`${how} with answers`);
    }
  }

  /** Offers to be the host where the one there is has been gone for long. */
  async #replaceHost(record: GameRecord): Promise<void> {
    if (record.host !== this.#person.id && (await this.#isHostGone(record)))
      await this.#askForHost(record, this.#person.id);
  }

  async #isHostGone(record: GameRecord): Promise<boolean> {
    const { members } = await this.#look((campaigns) => campaigns.showing.status(record.id));
    const seats = members.filter(({ person, seat }) => person === record.host && seat !== null);
    return seats.every((member) => goneFor(record, member, Date.now()) >= HOST_GONE);
  }

  async #askForHost(record: GameRecord, to: string): Promise<void> {
    const how = (await this.#isHostGone(record)) ? "gone" : "there";
    const isAsked = await this.#typeAndPress(record, "game host", { to });
    if (isAsked && record.host !== this.#person.id) this.#around.count(`another host asked for: ${how}`);
  }

  async beForgotten(channel: string): Promise<void> {
    const message = await this.#person.slash({ channel, command: "privacy delete" }).reply();
    const sure = controlsOf(message).find(({ custom_id }) => readPress(custom_id).step === "sure");
    if (sure) await new Presser(this.#person).press(message, sure);
    this.#around.count("forgotten");
  }

  #chance(inThousand: number): boolean {
    return this.#dice.below(1000) < inThousand;
  }

  async #attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#around.gaveUp(error);
    }
  }

  /** Asks for somebody in the place of whoever keeps the others waiting. */
  async #findSomebody(record: GameRecord, other: string): Promise<void> {
    const { members } = await this.#look((campaigns) => campaigns.showing.status(record.id));
    const seat = silentSeat(members);
    if (seat !== null) await this.#type(record, "game replace", { seat, with: other });
  }

  /** Something that makes sense as things are. */
  async #askFor(record: GameRecord, other: string): Promise<void> {
    const isHosts = record.host === this.#person.id && this.#chance(HOSTS_SHARE);
    const wishes: readonly Wish[] = [...WISHES, record.paused === null ? "pause" : "resume"];
    await this.#ask(record, isHosts ? inTurn(HOSTS, this.#around.settingsSoFar()) : this.#dice.of(wishes), other);
  }

  async #ask(record: GameRecord, wish: Wish, other: string): Promise<void> {
    switch (wish) {
      case "pause":
        return await this.#type(record, "game pause", { days: 1 + this.#dice.below(9) });
      case "resume":
        return await this.#type(record, "game resume", {});
      case "undo":
        return void (await this.#typeAndPress(record, "game undo", {}));
      case "abandon":
        return await this.#abandon(record);
      case "host":
        return await this.#askForHost(record, other);
      case "clock":
        return await this.#type(record, "game clock", { "in-order": this.#dice.of(["12h", "20h", "30h"]) });
      case "silent":
        return await this.#chooseSilent(record);
    }
  }

  /** Proposes to the own council what it settles for itself; whoever has none does not. */
  async #settle(record: GameRecord): Promise<void> {
    const { members } = await this.#look((campaigns) => campaigns.showing.status(record.id));
    const own = members.find(({ person }) => person === this.#person.id);
    const companions = members.filter(({ seat, bot }) => own && seat === own.seat && !bot);
    if (companions.length < 2) return;
    await this.#propose(record, inTurn(MATTERS, this.#around.mattersSoFar()), this.#dice.of(companions).person);
  }

  async #propose(record: GameRecord, matter: Matter, companion: string): Promise<void> {
    switch (matter) {
      case "rule":
        return await this.#type(record, "council rule", { rule: this.#dice.of(["anyone", "captain", "vote"]) });
      case "offers":
        return await this.#type(record, "council offers", { who: this.#dice.of(["captain", "council"]) });
      case "calls":
        return await this.#type(record, "council calls", { when: this.#dice.of(["each", "missing", "never"]) });
      default:
        return await this.#type(record, `council ${matter}`, { person: companion });
    }
  }

  /** What becomes of silent seats, among the settings of a running campaign. */
  async #chooseSilent(record: GameRecord): Promise<void> {
    const clock = await this.#reply(record, "game clock", {});
    const door = controlsOf(clock).find(({ custom_id }) => readPress(custom_id).kind === "settings");
    if (!door) return;
    const presser = new Presser(this.#person);
    const page = await presser.press(clock, door);
    const menu = controlsOf(page).find(({ custom_id }) => readPress(custom_id).step === "silent");
    if (menu) await presser.choose(page, menu, [this.#dice.of(["stand", "computer"])]);
  }

  /** Its host ends a campaign at once: others ask for it, hosts as a rule do not. */
  async #abandon(record: GameRecord): Promise<void> {
    if (record.host === this.#person.id && this.#chance(800)) return;
    await this.#typeAndPress(record, "game abandon", { sure: true });
  }

  async #type(record: GameRecord, command: string, options: Options): Promise<void> {
    await this.#reply(record, command, options);
  }

  async #reply({ id, channel }: GameRecord, command: string, options: Options) {
    return await this.#person.slash({ channel, command, options: { ...options, game: id } }).reply();
  }

  /** And the button of the answer: the one that does this, if it is named. False: it has none. */
  async #typeAndPress(record: GameRecord, command: string, options: Options, step?: string): Promise<boolean> {
    const message = await this.#reply(record, command, options);
    const button = controlsOf(message).find(
      ({ custom_id }) => step === undefined || readPress(custom_id).step === step,
    );
    if (button) await new Presser(this.#person).press(message, button);
    return button !== undefined;
  }
}

/** One after the other: each comes up in a quarter. */
function inTurn<const T>(all: readonly [T, ...T[]], number: number): T {
  const [first] = all;
  return all[number % all.length] ?? first;
}

/** The first seat whose people have all fallen silent; null: there is none. */
function silentSeat(members: readonly Member[]): string | null {
  const seats = members.flatMap(({ seat, bot }) => (seat === null || bot ? [] : [seat]));
  const isSilent = (seat: string): boolean =>
    members.every((one) => one.seat !== seat || one.bot || one.silent !== null);
  return seats.find(isSilent) ?? null;
}
