import { createHash } from "node:crypto";
import { type APIMessage, MessageFlags } from "discord-api-types/v10";
import type { Seat } from "#engine";
import { isDormant } from "../../src/campaign/facts/live.ts";
import type { CampaignService } from "../../src/campaign/service.ts";
import { standsStill } from "../../src/campaign/time/stopped.ts";
import { controlsOf, textOf } from "../../src/cli/robot/controls.ts";
import { readPress } from "../../src/discord/screen/custom-id.ts";
import type { Channel } from "../../src/sandbox/model.ts";
import type { World as Discord, Dispatch } from "../../src/sandbox/world.ts";
import type { GameRecord, Member } from "../../src/store/records.ts";
import type { Repository } from "../../src/store/repository.ts";
import { type EndByItself, endByItself } from "./outcomes.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Minutes. */
const DAY = 24 * 60;
/** A clock that has run out is seen to at the next look, and tried again if something fails. */
const LATEST = 2 * HOUR;
/** How long, ms, a reminder may be on its way; what is answered meanwhile was owed when it was written. */
const ON_ITS_WAY = 15 * MINUTE;
const MOST_TOLD = 30;
/** Whoever is only looked after is not there: else nobody would ever fall silent. */
const UNSEEN = false;

/** What the checks look into. */
export interface Insight {
  readonly campaigns: CampaignService;
  readonly repository: Repository;
  readonly now: number;
}

/** Whether a moment, ms since 1970, is one at which those who look in once a day do. */
export type Present = (at: number) => boolean;

/** What must hold at every hour, and what is counted. */
export class Checks {
  /** What was wrong, and how often. */
  readonly #wrong = new Map<string, number>();
  /** Messages that called sole holders of a seat, and members of councils; how many they are is counted once a day. */
  readonly called = { alone: { messages: 0, days: 0 }, council: { messages: 0, days: 0 } };
  /** Answers of those who look in once a day, and those that were given for them because their time was up. */
  readonly daily = { answers: 0, byDefault: 0 };
  /** How often what came about, by kind of row, request or message. */
  readonly happened = new Map<string, number>();
  /** What people gave up, by the reason. */
  readonly givenUp = new Map<string, number>();
  /** Campaigns that have ended by themselves. */
  readonly endedByItself = new Map<string, EndByItself>();
  readonly #posted = createHash("sha256");
  readonly #inCouncils = new Set<string>();
  /** Messages that were created as plain words: what they are about shows when they are filled. */
  readonly #inWords = new Set<string>();
  readonly #found: (what: string) => void;
  readonly #isPerson: (id: string) => boolean;
  readonly #remind: (person: string, game: string) => void;

  /** `found`: is told of what is wrong; `remind`: of a reminder when it arrives. */
  constructor(
    found: (what: string) => void,
    isPerson: (id: string) => boolean,
    remind: (person: string, game: string) => void,
  ) {
    this.#found = found;
    this.#isPerson = isPerson;
    this.#remind = remind;
  }

  wrong(what: string): void {
    const times = this.#wrong.get(what) ?? 0;
    this.#wrong.set(what, times + 1);
    if (times === 0) this.#found(what);
  }

  get violations(): readonly string[] {
    const told = [...this.#wrong].slice(0, MOST_TOLD);
    return told.map(([what, times]) => (times === 1 ? what : `${what} (${times} times)`));
  }

  count(what: string): void {
    this.happened.set(what, (this.happened.get(what) ?? 0) + 1);
  }

  /** Of all that has been posted: the same for the same run. */
  get fingerprint(): string {
    return this.#posted.copy().digest("hex");
  }

  /** Something has happened on the platform. */
  heard({ t, d }: Dispatch, discord: Discord): void {
    this.#posted.update(`${t} ${JSON.stringify(d)}\n`);
    const message = d as APIMessage; // as Discord's documentation has it
    if (t === "MESSAGE_CREATE" && message.content !== "") this.#inWords.add(message.id);
    const isCall =
      t === "MESSAGE_CREATE" ? message.content === "" : t === "MESSAGE_UPDATE" && this.#inWords.delete(message.id);
    if (!isCall) return;
    const flags = message.flags ?? 0;
    if (message.author.id !== discord.botId || (flags & MessageFlags.Ephemeral) !== 0 || message.type !== 0) return;
    const called = calledBy(message, discord.channel(message.channel_id)).filter(this.#isPerson);
    const isSilent = (flags & MessageFlags.SuppressNotifications) !== 0;
    const text = textOf(message);
    const game = gameOf(message);
    const end = endByItself(text);
    if (end !== null && game !== null) this.endedByItself.set(game, end);
    for (const person of isSilent ? [] : called)
      this.called[this.#inCouncils.has(`${game} ${person}`) ? "council" : "alone"].messages += 1;
    if (game === null || !/, a reminder|half the vote's time is over/.test(text)) return;
    this.count("reminder");
    for (const person of called) this.#remind(person, game);
  }

  /** A reminder has come: whoever it calls owes an answer, or has answered while it was on its way. */
  async reminded({ campaigns, repository, now }: Insight, person: string, game: string): Promise<void> {
    const seats = await campaigns.showing.seatsOf(game, person);
    for (const seat of seats) {
      const { decisions } = await campaigns.showing.seatView(game, person, seat, UNSEEN);
      if (decisions.some(({ owed }) => owed)) return;
    }
    const log = await repository.log(game);
    if (log.some(({ at }) => now - at < ON_ITS_WAY)) return;
    this.wrong(`${game} reminded ${person} (${seats.join()}), who owes nothing`);
  }

  /** Whatever is open has somebody who may answer it, or is so by a rule; whatever is out is dealt with. */
  async campaign({ campaigns, repository, now }: Insight, record: GameRecord): Promise<void> {
    const { id, timetable } = record;
    const { awaited, members } = await campaigns.showing.status(id);
    const clocks = await repository.clocks(id);
    if (standsStill(record) || isDormant({ record, members }, now)) return;
    const named = `${id} (${record.game})`;
    for (const { seat, deadline } of clocks)
      if (deadline !== null && deadline < now - LATEST && timetable?.atLimit !== "wait")
        this.wrong(
          `${named}: the clock of ${seat} ran out at ${new Date(deadline).toISOString()}, and it is ${new Date(now).toISOString()}`,
        );
    await this.#requests(repository, named, { id, now });
    for (const seat of awaited) {
      const own = members.filter((one) => one.seat === seat);
      const runs = clocks.some((one) => one.seat === seat && one.deadline !== null);
      const out = timetable?.atLimit === "wait" && clocks.some((one) => one.seat === seat && one.left === 0);
      const stands = own.every(({ away, silent }) => away !== null || silent !== null); // nobody holds it, or whoever does is gone
      if (timetable !== null && !runs && !out && !stands) this.wrong(`${named} waits for ${seat} without a clock`);
      if (own.some(({ bot }) => bot)) {
        if (!(await holdsStill(repository, id, now))) this.wrong(`${named} waits for the computer of ${seat}`);
      } else if (own.length > 0 && !stands) await this.#canAnswer(campaigns, named, record, seat, own);
    }
  }

  /** What people ask each other is settled when its time is over. */
  async #requests(
    repository: Insight["repository"],
    named: string,
    { id, now }: { readonly id: string; readonly now: number },
  ): Promise<void> {
    for (const { series, number, status, subject, until } of await repository.ballots(id))
      if (status === "open" && until < now - LATEST)
        this.wrong(`${named}: ${series} ${number} (${subject.kind}) is still open after its time`);
  }

  /** One of those who hold the seat sees its question, and may answer it, by themselves or by a vote. */
  async #canAnswer(
    campaigns: CampaignService,
    named: string,
    { id }: GameRecord,
    seat: Seat,
    own: readonly Member[],
  ): Promise<void> {
    for (const { person } of own) {
      const seen = await campaigns.showing.seatView(id, person, seat, UNSEEN);
      if (seen.decisions.some(({ owed, answered }) => owed && !answered)) return;
    }
    this.wrong(`${named}: nobody of ${seat} can answer what it is asked`);
  }

  /** Counts who may be called; to be asked once a day. */
  members(game: string, members: readonly Member[]): void {
    for (const { person, seat, bot } of members) {
      if (bot || seat === null) continue;
      const isCouncil = members.some((one) => one.seat === seat && one.person !== person);
      if (isCouncil) this.#inCouncils.add(`${game} ${person}`);
      else this.#inCouncils.delete(`${game} ${person}`);
      this.called[isCouncil ? "council" : "alone"].days += 1;
    }
  }

  /** What people have asked of each other, and what came of it. */
  #settled(what: string, status: string): void {
    this.count(what);
    this.count(`${what} ${status}`);
  }

  /** Counts the answers of those who look in once a day. */
  async rows(
    { repository }: Pick<Insight, "repository">,
    { id: game, timetable }: GameRecord,
    isDaily: (person: string) => boolean,
    isPresent: Present,
  ): Promise<void> {
    const members = await repository.members(game);
    for (const { series, subject, status } of await repository.ballots(game))
      this.#settled(`${series}: ${subject.kind}`, status);
    const isSlow = timetable === null || Object.values(timetable.limits).every((minutes) => minutes >= DAY);
    const holdersOf = (seat: Seat | null) => members.filter((one) => one.seat === seat && !one.bot);
    for (const { kind, seat, seq, input, person, at } of await repository.log(game)) {
      this.count(kind);
      if (!isSlow || !isPresent(at)) continue; // who looks in once a day cannot keep up
      const who = person !== null ? [person] : holdersOf(seat).map((one) => one.person);
      if (who.length === 0 || !who.every(isDaily)) continue;
      if (kind === "act") this.daily.answers++;
      if (kind === "default" && seq === input) this.daily.byDefault++; // nobody's act brought it about
    }
  }
}

/** Computers wait an hour for the answer to a request to take something back. */
async function holdsStill(repository: Insight["repository"], game: string, now: number): Promise<boolean> {
  const requests = await repository.ballots(game);
  return requests.some(({ subject, status, at }) => subject.kind === "rewind" && status === "open" && now - at < HOUR);
}

/** Whom a message would call. */
function calledBy({ mentions }: APIMessage, channel: Channel): readonly string[] {
  return channel.kind === "dm" ? [channel.recipientId] : mentions.map(({ id }) => id);
}

/** The campaign that a message is about. */
function gameOf(message: APIMessage): string | null {
  const [control] = controlsOf(message);
  return control ? readPress(control.custom_id).game : null;
}
