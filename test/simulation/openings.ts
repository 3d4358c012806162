import type { Dice } from "#engine";
import type { CampaignService } from "../../src/campaign/service.ts";
import type { Person } from "../../src/sandbox/people/person.ts";
import type { Checks } from "./checks.ts";
import { comingHolidays } from "./holidays.ts";

/** What each game is played with here: small, so that campaigns come to their end. */
const TABLES: readonly { readonly [option: string]: string | number }[] = [
  { game: "iraqi-conflict", seats: "3", turns: 4 },
  { game: "battle-for-baghdad", seats: "3" },
  { game: "next-war-in-lebanon" },
  { game: "fitna", scenario: "1" },
  { game: "iraqi-conflict", seats: "2", turns: 3 },
];
/** Holidays of two weeks that begin soon after the campaign. */
const SOON = "soon";
/** `/game create pace:`, and what `/game clock` says after that. */
const PACES: readonly { readonly pace: string; readonly clock: { readonly [option: string]: string } | null }[] = [
  { pace: "24", clock: null },
  { pace: "relaxed", clock: { zone: "Europe/Berlin" } },
  { pace: "calendar", clock: { zone: "Europe/Berlin", "days-off": "Sun" } },
  { pace: "daily", clock: { holidays: SOON } },
  { pace: "daily", clock: { zone: "Europe/Berlin", "at-limit": "computer", holidays: "24 Dec – 31 Dec" } },
  { pace: "daily", clock: { "at-limit": "wait" } },
  { pace: "none", clock: null },
  { pace: "daily", clock: null },
];

/** Between two campaigns of a channel, in days. */
const REST = 6;
const DAY = 24 * 3_600_000;

interface Scene {
  readonly dice: Dice;
  /** ms since 1970. */
  readonly now: () => number;
  readonly people: readonly Person[];
  readonly moderators: readonly Person[];
  readonly channels: readonly string[];
  readonly checks: Checks;
  /** Null: the bot is not there. */
  readonly campaigns: () => CampaignService | null;
  readonly gaveUp: (error: unknown) => void;
}

/**
 * Makes sure that a campaign is under way in every channel: somebody opens one, others join it, and it begins. After
 * its end they take a rest.
 */
export class Openings {
  readonly #scene: Scene;
  /** Until when each channel whose campaign is over rests, ms since 1970; null: one is under way. */
  readonly #rests = new Map<string, number | null>();
  #opened = 0;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  async everywhere(): Promise<void> {
    for (const channel of [...this.#scene.channels]) {
      const there = (await this.#scene.campaigns()?.showing.find({ channel })) ?? [];
      if (there.some(({ status }) => status === "running")) continue;
      const lobby = there.find(({ status }) => status === "lobby");
      try {
        if (lobby) await this.#start(lobby);
        else if (this.#isRested(channel)) await this.#begin(channel);
      } catch (error) {
        this.#scene.gaveUp(error);
      }
    }
  }

  #isRested(channel: string): boolean {
    const now = this.#scene.now();
    const rest = this.#rests.get(channel);
    const until = rest === undefined ? now : (rest ?? now + REST * DAY);
    this.#rests.set(channel, now < until ? until : null);
    return now >= until;
  }

  async #begin(channel: string): Promise<void> {
    const { dice, people, moderators, checks } = this.#scene;
    const number = this.#opened++;
    const { game = "", ...options } = TABLES[number % TABLES.length] ?? {};
    const { pace, clock } = PACES[number % PACES.length] ?? { pace: "daily", clock: null };
    const isCouncils = number % 3 === 0;
    const most = 2 + dice.below(11);
    const council = isCouncils ? { council: most, ...this.#rule() } : {};
    const [host, ...others] = dice.shuffled(people);
    if (!host) return;
    const create = { game, pace, name: `War ${number + 1}`, ...options, ...council };
    await host.slash({ channel, command: "game create", options: create }).reply();
    const campaigns = this.#scene.campaigns();
    const [record] = (await campaigns?.showing.find({ channel }))?.filter(({ status }) => status === "lobby") ?? [];
    if (!record) throw new Error("no campaign was opened");
    const { places = [] } = (await campaigns?.showing.status(record.id)) ?? {};
    const players = isCouncils ? places.length * (1 + dice.below(most)) : places.length;
    const bots = !isCouncils && places.length > 2 && dice.below(1000) < 500;
    for (const person of [host, ...others].slice(0, bots ? players - 1 : players))
      await person.slash({ channel, command: "game join", options: { word: "peace", game: record.id } }).reply();
    if (clock) {
      const dates = clock.holidays === SOON ? { holidays: comingHolidays(this.#scene.now()) } : {};
      const options = { ...clock, ...dates, game: record.id };
      await host.slash({ channel, command: "game clock", options }).reply();
    }
    if (dice.below(2) === 0) {
      const { id: person } = dice.of(moderators);
      await host.slash({ channel, command: "game moderator", options: { person, game: record.id } }).reply();
    }
    await this.#start({ id: record.id, host: host.id, channel });
    checks.count(`opened ${game}`);
  }

  async #start({ id: game, host, channel }: { readonly id: string; readonly host: string; readonly channel: string }) {
    const person = this.#scene.people.find(({ id }) => id === host);
    await person?.slash({ channel, command: "game start", options: { bots: true, game } }).reply();
  }

  #rule(): { readonly [option: string]: string } {
    const rule = this.#scene.dice.of([null, null, "captain", "vote"] as const);
    return rule === null ? {} : { "council-rule": rule };
  }
}
