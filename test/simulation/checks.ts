import { isDormant } from "../../src/campaign/live.ts";
import type { Seat } from "../../src/engine/index.ts";
import type { GameRecord, OutboxRow } from "../../src/store/records.ts";
import type { Service } from "../campaign/harness.ts";

/** The last digit of a person's id says whether they look in once a day. */
type IsDaily = (person: string) => boolean;

/** Minutes. */
const DAY = 24 * 60;

/** What must hold at every hour, and what is counted. */
export class Checks {
  readonly violations: string[] = [];
  /** Messages of their own to somebody, by person. */
  readonly notified = new Map<string, number>();
  /** Answers of those who look in once a day, and those that were given for them because their time was up. */
  readonly daily = { answers: 0, byDefault: 0 };
  /** How often what came about, by kind of row, request or message. */
  readonly happened = new Map<string, number>();
  readonly #reminded: { readonly person: string; readonly game: string; readonly at: number }[] = [];

  wrong(what: string): void {
    if (this.violations.length < 20) this.violations.push(what);
  }

  message({ destination, game, slot }: OutboxRow, text: string, now: number): void {
    if (text.includes("has not been seen since")) this.#count("silence");
    const [kind, person = ""] = destination.split(":");
    if (kind !== "person" || slot !== null) return; // a message of a slot is edited, and calls nobody
    this.notified.set(person, (this.notified.get(person) ?? 0) + 1);
    if (text.includes("a reminder")) this.#reminded.push({ person, game, at: now });
  }

  /** Whatever is open has somebody who may answer it, or stands by a rule; a reminder went to somebody who owes an answer. */
  async campaign({ campaigns, repository, clock }: Service, record: GameRecord): Promise<void> {
    const { id, timetable, paused } = record;
    const { awaited, members } = await campaigns.status(id);
    const clocks = await repository.clocks(id);
    const reminded = this.#reminded.filter(({ game }) => game === id);
    for (const { person } of reminded)
      if (!members.some((one) => one.person === person && one.seat !== null && awaited.includes(one.seat)))
        await this.#remindedInVain(campaigns, record, person);
    for (const one of reminded) this.#reminded.splice(this.#reminded.indexOf(one), 1);
    if (paused !== null || timetable === null || isDormant({ record, members }, clock.now())) return;
    for (const seat of awaited) {
      const own = members.filter((one) => one.seat === seat);
      const runs = clocks.some((one) => one.seat === seat && one.deadline !== null);
      const out = timetable.atLimit === "wait" && clocks.some((one) => one.seat === seat && one.left === 0);
      const stands = own.every(({ away, silent }) => away !== null || silent !== null); // nobody holds it, or whoever does is gone
      if (!runs && !out && !stands) this.wrong(`${id} (${record.game}) waits for ${seat} without a clock`);
      if (own.some(({ bot }) => bot)) this.wrong(`${id} (${record.game}) waits for the computer of ${seat}`);
    }
  }

  /** Where reactions wait for whoever can react, who is waited for is no public fact: the seat's own page says it. */
  async #remindedInVain(campaigns: Service["campaigns"], { id, game }: GameRecord, person: string): Promise<void> {
    for (const seat of await campaigns.seatsOf(id, person)) {
      const { decisions } = await campaigns.seatView(id, person, seat);
      if (decisions.some(({ owed }) => owed)) return;
    }
    this.wrong(`${id} (${game}) reminded somebody who owes nothing`);
  }

  #count(what: string): void {
    this.happened.set(what, (this.happened.get(what) ?? 0) + 1);
  }

  /** Counts the answers of those who look in once a day. */
  async rows({ repository }: Service, { id: game, timetable }: GameRecord, isDaily: IsDaily): Promise<void> {
    const members = await repository.members(game);
    for (const { wish, status } of await repository.requests(game)) this.#count(`${wish.kind} ${status}`);
    const isSlow = timetable === null || Object.values(timetable.limits).every((minutes) => minutes >= DAY);
    const holderOf = (seat: Seat | null): string | null =>
      members.find((one) => one.seat === seat && !one.bot)?.person ?? null;
    for (const { kind, seat, seq, input, person } of await repository.log(game)) {
      this.#count(kind);
      if (!isSlow) continue; // who looks in once a day cannot keep up
      const who = person ?? holderOf(seat);
      if (who === null || !isDaily(who)) continue;
      if (kind === "act") this.daily.answers++;
      if (kind === "default" && seq === input) this.daily.byDefault++; // nobody's act brought it about
    }
  }
}
