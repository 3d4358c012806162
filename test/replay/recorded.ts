/** Campaigns that are played by the service for tests that show them again, or prove them. */
import { Dice, type Names, Refused, type Seat } from "#engine";
import { nextMove } from "../../scripts/bench/campaign.ts";
import type { PostedSource } from "../../src/campaign/contract/replay.ts";
import { namesOf } from "../../src/campaign/facts/live.ts";
import { gameFile } from "../../src/campaign/record/game-file.ts";
import type { GameFile } from "../../src/campaign/service.ts";
import type { Recorded } from "../../src/replay/film.ts";
import type { LogRow } from "../../src/store/records.ts";
import { unpacked } from "../../src/store/sqlite/packed.ts";
import { interaction, person, type Service, service, startedWith } from "../campaign/harness.ts";
import { randomPlay } from "../kit/random-play.ts";

export interface Edition {
  readonly name: string;
  readonly game: string;
  readonly options: { readonly [name: string]: string | number };
}

/** All rulebooks. */
export const EDITIONS: readonly Edition[] = [
  { name: "Battle for Baghdad", game: "battle-for-baghdad", options: {} },
  { name: "Iraqi Conflict", game: "iraqi-conflict", options: { seats: "4", turns: 10 } },
  { name: "Next War in Lebanon", game: "next-war-in-lebanon", options: {} },
  { name: "Fitna, edition of 2020", game: "fitna", options: { edition: "2020", scenario: "1" } },
  { name: "Fitna, edition of 2018", game: "fitna", options: { edition: "2018", scenario: "1" } },
];

const MODERATOR = 9;
const moderating = () => ({ person: person(MODERATOR), interaction: interaction() });

/** A picture as the store keeps it. */
interface Posted {
  readonly row: number;
  readonly caption: string;
  readonly stays: boolean;
  readonly sketch: string | null;
}

/** A campaign with a person at each seat and a moderator. */
class Campaign {
  readonly id: string;
  readonly #s: Service;
  readonly #dice = new Dice({ key: "4".repeat(64), next: 0 });
  /** What the players were called, from which row on. */
  readonly #names: { readonly from: number; readonly names: Names }[] = [];

  private constructor(s: Service, id: string) {
    this.#s = s;
    this.id = id;
  }

  static async begun(s: Service, { game, options }: Edition): Promise<Campaign> {
    const { definition, content } = s.books.shipped(game);
    const seats = definition.roster({ ...definition.defaults, ...options }, content).map(({ id }) => id);
    const id = await startedWith(s, { game, options, pace: null }, seats);
    const campaign = new Campaign(s, id);
    await campaign.#named(0);
    const host = { game: id, person: person(0).id, staffOf: null, interaction: interaction() };
    await s.campaigns.moderation.appoint(host, person(MODERATOR).id);
    return campaign;
  }

  /** A number of acts, any that are legal; fewer where the campaign ends before. */
  async act(most: number): Promise<void> {
    for (let acts = 0; acts < most; acts++) {
      if ((await this.#s.campaigns.showing.record(this.id)).status !== "running") return;
      const move = await nextMove(this.#s.campaigns, this.id, this.#dice);
      this.#s.clock.advance(60_000);
      await this.#s.campaigns.acting.submit({ game: this.id, ...move, interaction: null });
    }
  }

  /** The moderator goes back before what was done this many acts ago. Returns the first row that is taken back. */
  async goBack(acts: number): Promise<number> {
    const past = await this.#s.campaigns.moderation.pastActs(this.id, person(MODERATOR).id);
    const row = past[acts]?.row ?? 0;
    await this.#s.campaigns.moderation.rewind(this.id, { row, reason: "once more" }, moderating());
    return row;
  }

  /** The moderator sets right something that can be. */
  async setRight(): Promise<void> {
    const { list, view } = await this.#s.campaigns.moderation.corrections(this.id, person(MODERATOR).id);
    for (let tries = 0; tries < 200; tries++) {
      const correction = this.#dice.of(list);
      const { params } = randomPlay(correction, view, this.#dice);
      const wish = { name: correction.name, params, reason: "it was wrong" };
      if (await isAccepted(this.#s.campaigns.moderation.correct(this.id, wish, moderating()))) return;
    }
    throw new Error("nothing could be set right");
  }

  /** Somebody else takes a seat. */
  async handOver(seat: Seat): Promise<void> {
    const to = person(8);
    await this.#s.campaigns.moderation.replace(this.id, { seat, to }, moderating());
    await this.#s.campaigns.people.answerSeatOffer(this.id, to, { number: 1, takes: true }, interaction());
    const rows = await this.#s.repository.log(this.id);
    await this.#named(rows.length);
  }

  /** Its host ends it, where the game has not done so. */
  async end(): Promise<void> {
    if ((await this.#s.campaigns.showing.record(this.id)).status !== "running") return;
    await this.#s.campaigns.people.abandon(this.id, person(0), interaction(), null);
  }

  async #named(from: number): Promise<void> {
    this.#names.unshift({ from, names: namesOf(await this.#s.repository.members(this.id)) });
  }

  async recorded(): Promise<Recorded> {
    const { game, secret } = await this.#s.campaigns.showing.record(this.id);
    const names = this.#names;
    return {
      book: this.#s.books.shipped(game),
      rows: await this.#s.repository.log(this.id),
      secret,
      names: (seq) => names.find(({ from }) => seq >= from)?.names ?? {},
    };
  }

  /** Every picture in the order of posting, except for what went with acts that were taken back. */
  posted(): readonly Posted[] {
    const rows = this.#s.database.sqlite
      .prepare<[string], Stored>("SELECT seq, caption, stays, sketch FROM pictures WHERE game = ? ORDER BY id")
      .all(this.id);
    return rows.map(({ seq, caption, stays, sketch }) => ({
      row: seq,
      caption,
      stays: stays === 1,
      sketch: typeof sketch === "string" ? sketch : unpacked(sketch), // packed once the database was cleaned
    }));
  }
}

interface Stored extends Pick<Posted, "caption"> {
  readonly seq: number;
  readonly stays: number;
  readonly sketch: Buffer | null;
}

/** A campaign in which much has happened, read from its store: a way back, a correction, a seat that changed hands. */
interface Played {
  readonly recorded: Recorded;
  readonly rows: readonly LogRow[];
  readonly posted: readonly Posted[];
  /** As it is downloaded. */
  readonly file: GameFile;
  /** What stood in its channel before it was ended. */
  readonly channel: PostedSource;
  /** The first row that was taken back. */
  readonly back: number;
}

const played = new Map<Edition, Promise<Played>>();

/** Each is played once for all tests of a worker. */
export function eventful(edition: Edition): Promise<Played> {
  const known = played.get(edition) ?? playedOut(edition);
  played.set(edition, known);
  return known;
}

async function playedOut(edition: Edition): Promise<Played> {
  const s = await service();
  const campaign = await Campaign.begun(s, edition);
  await campaign.act(60);
  const back = await campaign.goBack(12);
  await campaign.act(10);
  await campaign.setRight();
  const [seat = ""] = (await s.campaigns.showing.status(campaign.id)).awaited;
  await campaign.handOver(seat);
  await campaign.act(40);
  const channel = await s.campaigns.showing.posted(campaign.id);
  await campaign.end();
  const recorded = await campaign.recorded();
  const rows = await s.repository.log(campaign.id);
  const file = JSON.parse(JSON.stringify(await gameFile(s.repository, campaign.id))) as GameFile; // as it was written
  const posted = campaign.posted();
  s.database.close();
  return { recorded, rows, posted, file, channel, back };
}

async function isAccepted(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
