import type { APIMessage } from "discord-api-types/v10";
import type { Dice } from "#engine";
import { type Control, controlsOf, isMenu } from "../../src/cli/robot/controls.ts";
import { Presser } from "../../src/cli/robot/presser.ts";
import { readPress } from "../../src/discord/screen/custom-id.ts";
import type { Person } from "../../src/sandbox/people/person.ts";
import type { BallotRecord, GameRecord } from "../../src/store/records.ts";
import { isHoliday } from "./holidays.ts";
import type { Surroundings } from "./visitor.ts";

const WHY = "it had gone wrong";
/** Chances in a thousand: that somebody does anything in a campaign today; that what was halted goes on. */
const DOES = 150;
const GOES_ON = 400;
/** In a thousand: that they stop a campaign in which people ask each other for something. */
const STOPS = 500;
/** The choices of `/moderate correct`. */
const CHOICES = ["first", "second", "third", "fourth", "fifth"] as const;

/** Somebody who plays no side and looks after campaigns, by their panel and by commands, once a day. */
export class Moderator {
  readonly person: Person;
  readonly #presser: Presser;
  readonly #dice: Dice;
  readonly #around: Surroundings;
  /** What was open in campaigns that they have stopped, and how much time it had left, ms. */
  readonly #held = new Map<string, readonly { readonly number: number; readonly left: number }[]>();
  /** What there is to do, by the names that it is counted by. */
  readonly #deeds: readonly (readonly [name: string, deed: (record: GameRecord) => Promise<void>])[] = [
    ["pause", (record) => this.#pressOnPanel(record, "pause")],
    ["stop", (record) => this.#stop(record)],
    ["more time", (record) => this.#pressOnPanel(record, "time")],
    ["repair", (record) => this.#pressOnPanel(record, "repair")],
    ["go back", (record) => this.#goBack(record)],
    ["look", (record) => this.#atSeat(record, "look")],
    ["computer", (record) => this.#atSeat(record, "computer")],
    ["correct", (record) => this.#correct(record)],
    ["replace", (record) => this.#replace(record)],
  ];

  constructor(person: Person, dice: Dice, around: Surroundings) {
    this.person = person;
    this.#presser = new Presser(person);
    this.#dice = dice;
    this.#around = around;
  }

  async visit(): Promise<void> {
    const records = (await this.#around.bot.umpire?.campaigns.showing.find({})) ?? [];
    for (const record of records)
      if (record.moderator === this.person.id && record.status === "running" && !isHoliday(record, Date.now()))
        await this.#look(record);
  }

  async #look(record: GameRecord): Promise<void> {
    try {
      if (record.paused !== null) {
        if (this.#chance(GOES_ON)) await this.#did("go on", this.#goOn(record));
      } else if ((await this.#open(record)).length > 0 && this.#chance(STOPS)) {
        await this.#did("stop", this.#stop(record));
      } else if (this.#chance(DOES)) {
        const [name, deed] = this.#dice.of(this.#deeds);
        await this.#did(name, deed(record));
      }
    } catch (error) {
      this.#around.gaveUp(error);
    }
  }

  async #did(name: string, deed: Promise<void>): Promise<void> {
    await deed;
    this.#around.count(`moderator: ${name}`);
  }

  #chance(inThousand: number): boolean {
    return this.#dice.below(1000) < inThousand;
  }

  async #panel({ id, channel }: GameRecord): Promise<APIMessage> {
    return await this.person.slash({ channel, command: "moderate panel", options: { game: id } }).reply();
  }

  async #pressOnPanel(record: GameRecord, step: string): Promise<void> {
    const panel = await this.#panel(record);
    await this.#presser.press(panel, sought(panel, step));
  }

  async #open({ id }: GameRecord): Promise<readonly BallotRecord[]> {
    const requests = (await this.#around.bot.repository?.ballots(id)) ?? [];
    return requests.filter(({ series, status }) => series === "request" && status === "open");
  }

  async #stop(record: GameRecord): Promise<void> {
    await this.#pressOnPanel(record, "stop");
    const now = Date.now();
    const open = await this.#open(record);
    this.#held.set(
      record.id,
      open.map(({ number, until }) => ({ number, left: until - now })),
    );
    for (const { subject } of open) this.#around.count(`stopped amid a request: ${subject.kind}`);
  }

  /** What was open when a campaign was stopped has as much time as it had then. */
  async #goOn(record: GameRecord): Promise<void> {
    const began = Date.now(); // what is said to a press can be long on its way
    await this.#pressOnPanel(record, "resume");
    const held = this.#held.get(record.id) ?? [];
    this.#held.delete(record.id);
    if (held.length > 0) this.#around.count("went on amid requests");
    for (const { number, until } of await this.#open(record)) {
      const before = held.find((one) => one.number === number);
      if (before && until < began + before.left)
        this.#around.wrong(`${record.id}: a Stop has taken time from request ${number}`);
    }
  }

  /** To before an act of the last few, after a look at what goes. */
  async #goBack(record: GameRecord): Promise<void> {
    const panel = await this.#panel(record);
    const acts = await this.#presser.press(panel, sought(panel, "back"));
    const menu = sought(acts, "at");
    if (!isMenu(menu)) throw new Error("there is no menu of acts");
    const preview = await this.#presser.choose(acts, menu, [this.#dice.of(menu.options.slice(0, 5)).value]);
    await this.#around.sleep(30_000);
    await this.#presser.type(preview, sought(preview, "rewind"), WHY);
  }

  async #atSeat(record: GameRecord, step: "look" | "computer"): Promise<void> {
    const panel = await this.#panel(record);
    const menu = sought(panel, "seat");
    if (!isMenu(menu)) throw new Error("there is no menu of seats");
    const seat = await this.#presser.choose(panel, menu, [this.#dice.of(menu.options).value]);
    const button = sought(seat, step);
    if (step === "look") await this.#presser.type(seat, button, WHY);
    else await this.#presser.press(seat, button);
  }

  /** One of the corrections, with any choice of those that are proposed. */
  async #correct({ id, channel }: GameRecord): Promise<void> {
    const command = "moderate correct";
    const options: { [name: string]: string } = { game: id, reason: WHY, what: "" };
    const propose = async (focused: string): Promise<boolean> => {
      const typing = { ...options, [focused]: "" };
      const choices = await this.person.autocomplete({ channel, command, options: typing, focused }).choices();
      if (choices.length > 0) options[focused] = String(this.#dice.of(choices).value);
      return choices.length > 0;
    };
    await propose("what");
    for (const choice of CHOICES) if (!(await propose(choice))) break;
    const said = await this.person.slash({ channel, command, options }).reply();
    if (!JSON.stringify(said).includes("✅")) throw new Error("that could not be set right");
  }

  async #replace({ id, channel }: GameRecord): Promise<void> {
    const seats = (await this.#around.bot.umpire?.campaigns.showing.status(id))?.seats ?? [];
    const options = { game: id, seat: this.#dice.of(seats).name, with: this.#dice.of(this.#around.others).id };
    await this.person.slash({ channel, command: "game replace", options }).reply();
  }
}

/** The control of a moderator's page that does this. */
function sought(message: APIMessage, verb: string): Control {
  const control = controlsOf(message).find(({ custom_id, disabled }) => {
    const { kind, step } = readPress(custom_id);
    return kind === "moderate" && disabled !== true && step.split(".")[0] === verb;
  });
  if (!control) throw new Error(`a moderator finds no way to ${verb}`);
  return control;
}
