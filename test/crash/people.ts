import { setTimeout as sleep } from "node:timers/promises";
import { canonical } from "#engine";
import { controlsOf, textOf } from "../../src/cli/robot/controls.ts";
import type { Look } from "../../src/cli/robot/eyes.ts";
import { Robot } from "../../src/cli/robot/robot.ts";
import type { Person, Sandbox } from "../../src/sandbox/index.ts";
import type { GameRecord } from "../../src/store/records.ts";
import type { Cast } from "./casts.ts";
import { Council } from "./council.ts";
import { negotiate } from "./negotiation.ts";
import type { Observer } from "./observer.ts";

/** One thing that one person does. Whether it is done can be seen; doing it when it is done would be another thing. */
export interface Step {
  readonly what: string;
  done(): Promise<boolean>;
  act(): Promise<void>;
}

/** What people do in a campaign, from its lobby to its end. */
export interface Script {
  steps(): readonly Step[];
  /** What they have found wrong on their way. */
  readonly troubles: readonly string[];
}

/** Somebody who does not play at first. */
export const NEWCOMER = "Nia";

const VOTES = { "council-rule": "vote" };

/** How long, in ms, people wait until what is on its way has come, before they press something else. */
const READING = 1500;
/** How many ms later the next visit is: a post that people have written under may move by then. */
const LATER = 11 * 60_000;

/** Those who play one campaign in the sandbox's channel, a seat each, and what they can see. */
export class People {
  readonly sandbox: Sandbox;
  readonly names: readonly string[];
  readonly seats: readonly string[];
  readonly council: Council;
  readonly #observer: Observer;
  readonly #advance: (ms: number) => void;
  /** Who has taken over a seat, by its id. */
  readonly #successors = new Map<string, string>();
  #visit = 0;

  constructor(
    sandbox: Sandbox,
    observer: Observer,
    { names, seats, council, advance }: Pick<Cast, "names" | "seats" | "council"> & { advance(ms: number): void },
  ) {
    this.sandbox = sandbox;
    this.#observer = observer;
    this.names = names;
    this.seats = seats;
    this.council = new Council(sandbox, observer, { names, seats, council });
    this.#advance = advance;
  }

  of(seat: string): Person {
    const name = this.#successors.get(seat) ?? this.names[this.seats.indexOf(seat)];
    return this.sandbox.person(name ?? "");
  }

  /** Somebody leaves the controls, whatever came of it: what they were about to press there, they do not press any more. */
  leave(): void {
    this.#visit++;
  }

  /** For as long as this visit lasts: nobody presses on when the bot has died under their hands. */
  staying(): () => void {
    const visit = this.#visit;
    return () => {
      if (visit !== this.#visit) throw new Error("this visit is over");
    };
  }

  record = (): Promise<GameRecord | null> => this.#observer.record(this.sandbox.channelId);

  status = async (): Promise<string> => (await this.record())?.status ?? "none";

  async game(): Promise<string> {
    return (await this.record())?.id ?? "";
  }

  async robot(seat: string): Promise<Robot> {
    const stay = this.staying();
    const look: Look = async (what) => {
      stay();
      const seen = await this.#observer.look(({ campaigns }) => what(campaigns));
      stay();
      return seen;
    };
    return new Robot(whileAt(this.of(seat), stay), look, await this.game(), seat, this.sandbox.channelId);
  }

  async rows(): Promise<number> {
    const game = await this.game();
    return await this.#observer.look(async ({ repository }) => (await repository.log(game)).length);
  }

  /** How far the campaign is: what is done, and what is prepared. */
  async standing(): Promise<string> {
    const record = await this.record();
    if (!record) return "";
    return await this.#observer.look(async ({ repository }) => {
      const rows = (await repository.log(record.id)).length;
      const prepared = await repository.prepared(record.id);
      const ready = prepared.map(({ seat, key, moves }) => canonical([seat, key, moves])).sort();
      const motions = (await repository.motions(record.id)).map(({ vote, number, state, ballots }) =>
        canonical([vote, number, state, ballots.map(({ person, side, stale }) => [person, side, stale])]),
      );
      return canonical([record.status, rows, ready, motions.sort()]);
    });
  }

  async type(
    seat: string,
    command: string,
    options: { readonly [name: string]: string | number | boolean },
  ): Promise<void> {
    await this.#typeAs(this.of(seat), command, options);
  }

  async #typeAs(
    person: Person,
    command: string,
    options: { readonly [name: string]: string | number | boolean },
  ): Promise<void> {
    const use = person.slash({ channel: this.sandbox.channelId, command, options });
    const answer = textOf(await use.reply());
    if (/⚠️|went wrong/.test(answer)) throw new Error(`${command}: ${answer}`);
  }

  /** The host lets everything be shown again as it is. */
  repair(): Promise<void> {
    const [host = ""] = this.seats;
    return this.type(host, "game repair", {});
  }

  async quiet(): Promise<boolean> {
    return await this.#observer.look(async ({ isQuiet }) => isQuiet());
  }

  /** What has not been delivered, for whoever looks for the reason why somebody is stuck. */
  async undelivered(): Promise<string> {
    const rows = await this.#observer.look(async ({ outbox }) =>
      outbox().filter(({ status }) => status !== "sent" && status !== "replaced"),
    );
    const names = rows.map((row) => `${row.id} to ${row.destination} is ${row.status} after ${row.attempts} tries`);
    return names.length === 0 ? "everything is delivered" : `no. ${names.join(", no. ")}`;
  }

  /** People read what has come before they press; what does not come in time they do not wait for. */
  async read(): Promise<void> {
    const stay = this.staying();
    const end = Date.now() + READING;
    while (Date.now() < end && !(await this.quiet())) {
      await sleep(20);
      stay(); // whoever has left looks no more: the next bot must find the database closed
    }
    stay();
  }

  /** From no campaign at all to its first question. */
  lobby(options: { readonly [name: string]: string | number }): Step[] {
    const [host = ""] = this.seats;
    return [
      {
        what: "create",
        done: async () => (await this.status()) !== "none",
        act: () =>
          this.type(host, "game create", { ...options, pace: "none", council: this.council.names.length, ...VOTES }),
      },
      ...this.seats.map((seat, i) => ({
        what: `join ${seat}`,
        done: async () => (await this.#members()) > i,
        act: () => this.type(seat, "game join", { seat, word: `word ${i}` }),
      })),
      ...this.council.people.slice(1).map((person) => ({
        what: `${person.name} joins the council`,
        done: () => this.council.holds(person),
        act: () => this.#typeAs(person, "game join", { seat: this.council.seat }),
      })),
      {
        what: "start",
        done: async () => (await this.status()) !== "lobby",
        act: () => this.type(host, "game start", {}),
      },
    ];
  }

  /** Somebody writes in the channel, and it is a while until the next one comes. */
  talk(seat: string): Step {
    return once(`talk of ${seat}`, async () => {
      this.of(seat).say({ channel: this.sandbox.channelId, content: "Sorry, I was on the train." });
      this.#advance(LATER);
    });
  }

  /** Two of three sides talk in private, and there are promises in the talk and in public. */
  negotiate(): Step[] {
    return negotiate(this, this.#observer);
  }

  /** They pause the campaign together, and let it go on together. */
  pause(): Step[] {
    const [host = ""] = this.seats;
    return [
      ...this.#together(1, () => this.type(host, "game pause", { days: 2 })),
      ...this.#together(2, () => this.type(host, "game resume", {})),
    ];
  }

  /**
   * The first of them takes their last act back, alone or, where something came after it, with all others' consent: the
   * nth act that is taken back.
   */
  takeBack(nth = 1): Step[] {
    const [first = ""] = this.seats;
    const goneBack = async (): Promise<boolean> => {
      const game = await this.game();
      return await this.#observer.look(
        async ({ repository }) => (await repository.log(game)).filter(({ kind }) => kind === "rewind").length >= nth,
      );
    };
    return this.#together(3, () => this.#askBack(first), goneBack);
  }

  async #askBack(seat: string): Promise<void> {
    const person = this.of(seat);
    const message = await person.slash({ channel: this.sandbox.channelId, command: "game undo" }).reply();
    const customId = controlsOf(message).find(({ custom_id = "" }) => /:ask:.*:rewind$/.test(custom_id))?.custom_id;
    if (customId !== undefined) await person.press({ message, customId }).reply();
  }

  /** One asks, by the request of this number, and the others say yes. */
  #together(number: number, ask: () => Promise<void>, isDone: () => Promise<boolean> = async () => false): Step[] {
    const over = async (): Promise<boolean> => (await this.status()) !== "running";
    const request = async () => {
      const game = await this.game();
      const all = await this.#observer.look(({ repository }) => repository.ballots(game));
      return all.find((one) => one.number === number);
    };
    const agree = (seat: string): Step => ({
      what: `yes of ${seat} to request ${number}`,
      done: async () => (await over()) || (await request())?.status !== "open" || (await this.#said(seat, number)),
      act: () => this.#pressYes(seat, number),
    });
    return [
      {
        what: `request ${number}`,
        done: async () => (await over()) || (await request()) !== undefined || (await isDone()),
        act: ask,
      },
      ...this.seats.slice(1).map(agree),
    ];
  }

  async #said(seat: string, number: number): Promise<boolean> {
    const game = await this.game();
    const all = await this.#observer.look(({ repository }) => repository.ballots(game));
    return all.some((one) => one.number === number && one.yes.includes(this.of(seat).id));
  }

  async #pressYes(seat: string, number: number): Promise<void> {
    const person = this.of(seat);
    const asked = (id: string): boolean => id.includes(":request:") && id.endsWith(`:yes.${number}`);
    for (const message of person.messages(this.sandbox.channelId)) {
      const customId = controlsOf(message).find(({ custom_id }) => asked(custom_id))?.custom_id;
      if (customId === undefined) continue;
      await person.press({ message, customId }).reply();
      return;
    }
    throw new Error(`request ${number} is not posted`);
  }

  /** Whose vote is missing in the council votes. */
  vote(what: string): Omit<Step, "done"> {
    return {
      what,
      act: async () => {
        await this.read();
        const missing = await this.council.missing();
        if (missing) await this.council.support(missing);
      },
    };
  }

  /** The last who came to the council leaves it. */
  leaveCouncil(): Step {
    const { last, seat } = this.council;
    return {
      what: `${last.name} leaves the council of ${seat}`,
      done: async () => (await this.status()) !== "running" || !(await this.council.holds(last)),
      act: async () => {
        const message = await last.slash({ channel: this.sandbox.channelId, command: "game leave" }).reply();
        const sure = controlsOf(message).find(({ custom_id }) => custom_id.includes(":leave:"));
        if (sure) await last.press({ message, customId: sure.custom_id }).reply();
      },
    };
  }

  /** Somebody else plays a seat from now on; null: whoever has joined it does again. */
  succeed(seat: string, name: string | null): void {
    if (name === null) this.#successors.delete(seat);
    else this.#successors.set(seat, name);
  }

  /** The members of the campaign, and what there is of its log and of offers of seats. */
  async seating() {
    const game = await this.game();
    return await this.#observer.look(async ({ repository }) => ({
      members: await repository.members(game),
      handovers: (await repository.log(game)).filter(({ kind }) => kind === "handover").length,
      isOffered: (await repository.seatOffers(game)).some(({ open }) => open),
    }));
  }

  silence(): Step {
    return { what: "silence", done: () => this.quiet(), act: () => sleep(50) };
  }

  async #members(): Promise<number> {
    const game = await this.game();
    return await this.#observer.look(async ({ repository }) => (await repository.members(game)).length);
  }
}

/** Somebody who sees and does nothing more once `stay` throws. */
const whileAt = (person: Person, stay: () => void): Person =>
  new Proxy(person, {
    get(target, name) {
      stay();
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === "function" ? (member.bind(target) as unknown) : member;
    },
  });

/** Something that is done when it has been tried: nobody but the sandbox has to take it. */
export function once(what: string, act: () => Promise<void>): Step {
  let tried = false;
  return {
    what,
    done: () => Promise.resolve(tried),
    async act() {
      await act();
      tried = true;
    },
  };
}
