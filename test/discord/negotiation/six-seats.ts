import { setTimeout as sleep } from "node:timers/promises";
import { type APIMessage, MessageFlags } from "discord-api-types/v10";
import type { Params } from "#engine";
import type { SeatView } from "../../../src/campaign/service.ts";
import type { Person } from "../../../src/sandbox/index.ts";
import type { Talks } from "../../../src/store/records.ts";
import { control, controlsOf, labels, Stage, said } from "../stage.ts";

const PEOPLE = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"] as const;
export const SEATS = ["shiite", "sunni", "government", "us", "jihadist", "ngo"] as const;

/** What only one person was answered goes with their session. */
const isKept = ({ flags }: APIMessage): boolean => ((flags ?? 0) & MessageFlags.Ephemeral) === 0;

/** Battle for Baghdad for six at the sandbox, in its first Coalition Phase; Zed looks on. */
export class SixSeats {
  readonly stage: Stage;
  readonly game: string;

  private constructor(stage: Stage, game: string) {
    this.stage = stage;
    this.game = game;
  }

  static async open(talks: Talks): Promise<SixSeats> {
    const stage = await Stage.open({ people: [...PEOPLE, "Zed"] });
    const options = { game: "battle-for-baghdad", seats: "6", assign: "choice", name: "Tigris", pace: "none" };
    await stage.command(stage.sandbox.person("Ada"), "game create", options);
    const [record] = await stage.service.campaigns.showing.find({ channel: stage.channel });
    const six = new SixSeats(stage, record?.id ?? "");
    if (talks !== "announced") {
      await stage.service.campaigns.negotiation.configure(
        six.game,
        { talks },
        { person: { id: six.who("Ada").id, name: "Ada" }, interaction: null },
      );
    }
    for (const [i, name] of PEOPLE.entries()) {
      const person = { id: six.who(name).id, name };
      await stage.service.campaigns.people.join({
        game: six.game,
        person,
        seat: SEATS[i] ?? null,
        word: null,
        interaction: null,
      });
    }
    await stage.service.campaigns.people.start(six.game, { id: six.who("Ada").id, name: "Ada" }, false, null);
    await six.#play(({ phase }) => phase.talk);
    stage.pass(30);
    await six.settled();
    return six;
  }

  /** Everything is sent; also where no test runs yet. */
  async settled(): Promise<void> {
    const { deliveries } = this.stage.service.campaigns;
    for (let looks = 0; looks < 500 && (await deliveries.pending()) > 0; looks++) await sleep(20);
  }

  who(name: string): Person {
    return this.stage.sandbox.person(name);
  }

  /** Everyone does what is done at a deadline, until a seat sees something like that. */
  async #play(isThere: (seen: Pick<SeatView, "phase" | "view" | "decisions">) => boolean): Promise<void> {
    const { campaigns } = this.stage.service;
    for (let acts = 0; acts < 400; acts++) {
      let moved = false;
      for (const [i, seat] of SEATS.entries()) {
        const person = this.who(PEOPLE[i] ?? "").id;
        const seen = await campaigns.showing.seatView(this.game, person, seat, false);
        if (isThere(seen)) return;
        const { book, view, decisions } = seen;
        const asked = decisions.find(({ owed }) => owed);
        if (!asked) continue;
        const answer = book.definition.defaultAnswer(view, asked);
        const { action, params } = answer;
        const move = { game: this.game, person, seat, decision: asked.id, interaction: null };
        await campaigns.acting.submit({ ...move, moves: [{ action, params }] });
        moved = true;
        break;
      }
      if (!moved) throw new Error("nobody is asked anything");
    }
    throw new Error("that phase does not come");
  }

  async toNextTurn(): Promise<void> {
    const { turn } = await this.phase();
    await this.#play(({ phase }) => phase.turn > turn);
    await this.stage.settled();
  }

  /** Until a seat is asked for this. */
  async untilAsked(seat: string, action: string): Promise<void> {
    await this.#play(
      ({ view, decisions }) =>
        view.seat === seat && decisions.some(({ owed, actions }) => owed && actions.includes(action)),
    );
  }

  async phase() {
    const { phase } = await this.stage.service.campaigns.showing.seatView(
      this.game,
      this.who("Ada").id,
      SEATS[0],
      false,
    );
    return phase;
  }

  letters(name: string): readonly APIMessage[] {
    return this.who(name).messages(this.who(name).dm().id).filter(isKept);
  }

  /** The sheet of talks, from somebody's page. */
  async sheet(name: string): Promise<APIMessage> {
    const page = this.letters(name).at(-1);
    if (!page) throw new Error(`${name} has no page`);
    return await this.stage.press(this.who(name), page, "Talk").reply();
  }

  async choose(name: string, sheet: APIMessage, values: readonly string[]): Promise<APIMessage> {
    return await this.who(name)
      .select({ message: sheet, customId: control(sheet, "menu"), values })
      .reply();
  }

  async press(name: string, message: APIMessage, label: string): Promise<APIMessage> {
    return await this.stage.press(this.who(name), message, label).reply();
  }

  async promise(name: string, head: APIMessage, text: string): Promise<APIMessage> {
    const modal = await this.stage.press(this.who(name), head, "Promise").modal();
    return await this.who(name).submitModal({ modal, fields: { text } }).reply();
  }

  /** A Truce of a seat with others, as its sheet sends it. */
  async offer(seat: string, partners: readonly string[]): Promise<void> {
    const seats = SEATS.filter((one) => one === seat || partners.includes(one));
    const clauses = [{ kind: "truce", ...(seats.length > 2 ? { seats } : {}) }];
    await this.does(seat, "propose", { parties: [...partners], clauses });
  }

  async does(seat: string, action: string, params: Params, promise?: "kept"): Promise<void> {
    const person = this.who(PEOPLE[SEATS.indexOf(seat as (typeof SEATS)[number])] ?? "").id;
    const who = { game: this.game, person, seat, interaction: null, decision: null, ahead: [], end: false };
    const moves = [{ action, params }];
    await this.stage.service.campaigns.acting.submit({ ...who, moves, ...(promise ? { promise } : {}) });
  }

  /**
   * All that somebody outside a talk can learn of the campaign: what they read, what commands and menus answer and propose,
   * how they are refused, and what is put in line for them and for everyone. Ids and times differ from world to world.
   */
  async known(names: readonly string[]): Promise<string> {
    const { service, channel } = this.stage;
    const [name = ""] = names;
    const [own, stranger] = [this.who(name), this.who("Zed")];
    const typing = (command: string, focused: string) =>
      own.autocomplete({ channel, command, options: { [focused]: "" }, focused }).choices();
    const commands = ["deals", "recap", "game log", "game status"];
    const answers = [
      ...(await Promise.all(commands.map((command) => this.stage.command(own, command)))),
      ...(await Promise.all(commands.map((command) => this.stage.command(stranger, command)))),
      await this.sheet(name),
    ];
    const { negotiation } = service.campaigns;
    const asked = { person: { id: own.id, name }, interaction: null };
    const why = (work: Promise<unknown>) =>
      work.then(
        () => "",
        (error: Error) => error.message,
      );
    const [talk] = await service.repository.talks(this.game);
    const promise = (await service.repository.promises(this.game)).at(-1)?.id ?? "0";
    const refused = [
      await why(negotiation.talkSeats(this.game, talk?.id ?? "0", own.id)),
      await why(negotiation.readTalk(this.game, talk?.id ?? "0", asked)),
      await why(negotiation.judge(this.game, { promise, verdict: "kept" }, asked)),
      await why(negotiation.takePromiseBack(this.game, promise, asked)),
    ];
    const theirs = [`channel:${channel}`, ...names.map((one) => `person:${this.who(one).id}`)];
    const outbox = service.database.sqlite // of each slot what was last put in line: how much comes in between is a matter of speed
      .prepare(
        `SELECT destination, slot, payload FROM outbox WHERE destination IN (${theirs.map(() => "?").join()}) AND
          (slot IS NULL OR id IN (SELECT max(id) FROM outbox GROUP BY destination, slot)) ORDER BY destination, slot, id`,
      )
      .all(theirs);
    const proposed = [await typing("promise", "to"), await typing("deals", "game")];
    const all = [answers.map((one) => [said(one), labels(one)]), proposed, refused, this.heard(names), outbox];
    return JSON.stringify(all)
      .replaceAll(this.game, "GAME")
      .replaceAll(/`[\da-f]{16}`/g, "`HASH`") // of the log, which holds times; before ids, for it may be only digits
      .replaceAll(/\d{15,20}/g, "ID")
      .replaceAll(/<t:\d+/g, "<t:TIME");
  }

  /** All that these people can read anywhere, the ids of buttons and menus included. */
  heard(names: readonly string[]): string {
    return names
      .flatMap((name) => {
        const person = this.who(name);
        return person.channels().flatMap(({ id }) =>
          person
            .messages(id)
            .filter(isKept)
            .map((one) => JSON.stringify([said(one), controlsOf(one)])),
        );
      })
      .join("\n");
  }
}
