import { controlsOf, textOf } from "../../src/cli/robot/controls.ts";
import { readPress } from "../../src/discord/screen/custom-id.ts";
import type { Person, Sandbox } from "../../src/sandbox/index.ts";
import type { MotionRecord } from "../../src/store/records.ts";
import type { Cast } from "./casts.ts";
import type { Observer } from "./observer.ts";

/** A motion that lacks a vote, and who has none on it yet. */
export interface Missing {
  readonly voter: Person;
  readonly motion: MotionRecord;
  /** How it is called on its button. */
  readonly title: string;
}

/** Those who hold a seat together and vote on what it does, in their thread; the captain comes first. */
export class Council {
  readonly seat: string;
  readonly names: readonly string[];
  readonly #sandbox: Sandbox;
  readonly #observer: Observer;

  constructor(
    sandbox: Sandbox,
    observer: Observer,
    { names, seats, council }: Pick<Cast, "names" | "seats" | "council">,
  ) {
    this.#sandbox = sandbox;
    this.#observer = observer;
    this.seat = council.seat;
    this.names = [names[seats.indexOf(council.seat)] ?? "", ...council.members];
  }

  get people(): readonly Person[] {
    return this.names.map((name) => this.#sandbox.person(name));
  }

  /** The last who came: they leave on the way. */
  get last(): Person {
    return this.#sandbox.person(this.names.at(-1) ?? "");
  }

  async holds(person: Person): Promise<boolean> {
    const game = await this.#game();
    const members = await this.#observer.look(({ repository }) => repository.members(game));
    return members.some((member) => member.person === person.id && member.seat === this.seat);
  }

  /** What the next of them has to vote for before it goes; null: nothing lacks a vote. */
  async missing(): Promise<Missing | null> {
    const game = await this.#game();
    const [captain] = this.people;
    const view = await this.#observer.look(({ campaigns }) =>
      campaigns.showing.seatView(game, captain?.id ?? "", this.seat),
    );
    for (const { motions, needed } of view.vote?.votes ?? [])
      for (const { record, title, support } of motions) {
        if (record.state === "sent" || support.length === 0 || support.length >= needed) continue;
        for (const voter of this.people)
          if (!hasVoted(record, voter) && (await this.holds(voter))) return { voter, motion: record, title };
      }
    return null;
  }

  /** Presses the button of a motion, or that of the named answer that it is. */
  async support({ voter, motion, title }: Missing): Promise<void> {
    const step = `support.${motion.vote}.${motion.number}`;
    const isIt = ({ custom_id, ...control }: ReturnType<typeof controlsOf>[number]): boolean => {
      const press = readPress(custom_id);
      if (motion.poll === null) return press.kind === "vote" && press.step === step;
      const label = "label" in control ? (control.label ?? "") : "";
      return press.kind === "answer" && label.replace(/ · \d+$/, "") === title;
    };
    for (const message of voter.messages(await this.thread()).toReversed()) {
      const button = controlsOf(message).find(isIt);
      if (!button) continue;
      const answer = textOf(await voter.press({ message, customId: button.custom_id }).reply());
      if (/⚠️|went wrong/.test(answer)) throw new Error(`${voter.name} votes for ${title}: ${answer}`);
      return;
    }
    throw new Error(`${voter.name} finds no button to support ${title}`);
  }

  async thread(): Promise<string> {
    const game = await this.#game();
    const meeting = await this.#observer.look(({ repository }) => repository.meeting(game, this.seat));
    return meeting?.thread ?? "";
  }

  async #game(): Promise<string> {
    return (await this.#observer.record(this.#sandbox.channelId))?.id ?? "";
  }
}

const hasVoted = ({ ballots }: MotionRecord, { id }: Person): boolean =>
  ballots.some(({ person, stale }) => person === id && !stale);
