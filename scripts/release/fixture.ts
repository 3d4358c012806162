/**
 * Makes the database and the exported games that a release leaves behind, for the tests of later ones:
 *
 *   node --import tsx scripts/release/fixture.ts test/fixtures/release-X.Y
 *
 * It is run in a checkout of that release. Every game and edition is played by the service itself, with random legal moves,
 * up to what is hardest to take over: a battle under way, a question that some have answered in secret.
 */
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import Sqlite from "better-sqlite3";
import { pino } from "pino";
import { anyMove, commitment, Dice, fill, type Params, type Seat } from "#engine";
import { Campaigns } from "../../src/campaign/campaigns.ts";
import { Rulebooks } from "../../src/campaign/packs/rulebooks.ts";
import type { Person, SeatView } from "../../src/campaign/service.ts";
import { emptySheet, SHEET } from "../../src/discord/seat/state/state.ts";
import { games } from "../../src/games/registry.ts";
import { openDatabase } from "../../src/store/sqlite/database.ts";
import { sqliteRepository } from "../../src/store/sqlite/repository.ts";
import { FIRST_NAMES, firstNames } from "./first-names.ts";

const CHANNEL = "100000000000000001";
const GUILD = "100000000000000002";
/** Random games that are tried for a place, and acts of each. */
const TRIES = 20;
const MOST_ACTS = 1500;
/** Acts after which a place is no longer one of the first turn. */
const SETTLED = 30;

/** A place in a campaign: the procedures one of which is under way; null: a question to be answered in secret. */
interface Place {
  readonly name: string;
  readonly game: string;
  readonly options: { readonly [name: string]: string | number };
  /** Options that the release does not offer yet, though its rules know them. */
  readonly unoffered?: Params;
  readonly under: readonly string[] | null;
}

const FITNA = { game: "fitna", under: ["offensive", "losses", "strikes"] } as const;
const PLACES: readonly Place[] = [
  { name: "Iraq sealed", game: "iraqi-conflict", options: { seats: "4" }, under: null },
  { name: "Baghdad battle", game: "battle-for-baghdad", options: {}, under: ["combat"] },
  { name: "Baghdad action", game: "battle-for-baghdad", options: {}, under: ["actions"] },
  { name: "Lebanon battle", game: "next-war-in-lebanon", options: {}, under: ["battle"] },
  { name: "Lebanon sealed", game: "next-war-in-lebanon", options: {}, under: null },
  { ...FITNA, name: "Fitna 2020 battle", options: { edition: "2020", scenario: "1" } },
  { ...FITNA, name: "Fitna 2020 sealed", options: { edition: "2020", scenario: "2", bids: "always" }, under: null },
  {
    ...FITNA,
    name: "Fitna 2018 battle",
    options: { edition: "2020", scenario: "1" },
    unoffered: { edition: "2018", scenario: "1" },
  },
];

const person = (n: number): Person => ({ id: `20000000000000000${n}`, name: `Person ${n}` });
const hash = (text: string): string => createHash("sha256").update(text).digest("hex");

class Maker {
  readonly #file: string;
  readonly #out: string;
  readonly #campaigns: Campaigns;
  readonly #sqlite: Sqlite.Database;
  #now = Date.UTC(2026, 10, 1);
  #drawn = 0;
  #interactions = 0;

  private constructor(out: string, file: string, campaigns: (secrets: () => string, now: () => number) => Campaigns) {
    this.#out = out;
    this.#file = file;
    this.#campaigns = campaigns(
      () => hash(`release fixture ${this.#drawn++}`),
      () => ++this.#now,
    );
    this.#sqlite = new Sqlite(file);
  }

  static async open(out: string): Promise<Maker> {
    const file = join(mkdtempSync(join(tmpdir(), "umpire-fixture-")), "umpire.sqlite");
    const repository = sqliteRepository(openDatabase(file));
    const books = await Rulebooks.open(repository, games, null);
    const logger = pino({ level: "silent" });
    return new Maker(out, file, (secret, now) => {
      const secrets = () => {
        const drawn = secret();
        return { secret: drawn, commitment: commitment(drawn) };
      };
      return new Campaigns({ repository, books, clock: { now }, logger, botDelay: 0, secrets });
    });
  }

  #interaction(): string {
    return `4000000000000${String(++this.#interactions).padStart(5, "0")}`;
  }

  /** A campaign with a person at every seat. */
  async #begin({ name, game, options, unoffered }: Place): Promise<string> {
    const host = { id: `5000000000000${String(++this.#interactions).padStart(5, "0")}`, name: "Host" }; // hosts have their limits
    const place = { guild: GUILD, channel: CHANNEL, host, pace: null };
    const { id } = await this.#campaigns.people.create({
      ...place,
      name,
      game,
      options,
      interaction: this.#interaction(),
    });
    const record = await this.#campaigns.showing.record(id);
    const held = { ...record.options, ...unoffered };
    this.#sqlite.prepare("UPDATE games SET options = ? WHERE id = ?").run(JSON.stringify(held), id);
    const { definition, content } = this.#campaigns.books.shipped(game);
    for (const n of definition.roster(held, content).keys())
      await this.#campaigns.people.join({
        game: id,
        person: person(n),
        seat: null,
        word: `word ${n}`,
        interaction: null,
      });
    await this.#campaigns.people.start(id, host, false, this.#interaction());
    return id;
  }

  /** Random legal moves until the place is reached or the game is over; says whether it was reached. */
  async #play(game: string, under: Place["under"] | "end", dice: Dice): Promise<boolean> {
    for (let acts = 0; acts < MOST_ACTS; acts++) {
      const { record, awaited } = await this.#campaigns.showing.status(game);
      if (record.status !== "running") return under === "end";
      if (under !== "end" && acts > SETTLED && this.#isAt(game, under)) return true;
      const seat = dice.of(awaited);
      const { view, book, decisions, who } = await this.#seen(game, seat);
      const decision = decisions.find(({ owed }) => owed);
      const move = decision ? anyMove(book, view, decision, dice) : null;
      if (!decision || !move) throw new Error(`${seat} cannot move`);
      await this.#campaigns.acting.submit({
        game,
        person: who,
        seat,
        decision: decision.id,
        moves: [move],
        interaction: null,
      });
    }
    return false;
  }

  #isAt(game: string, under: readonly string[] | null): boolean {
    const text = this.#sqlite.prepare("SELECT state FROM snapshots WHERE game = ?").pluck().get(game);
    const { frames } = JSON.parse(String(text)) as {
      frames: { procedure: string; ask?: { kind: string; answered: unknown[] } }[];
    };
    const ask = frames.at(-1)?.ask;
    if (under === null) return ask?.kind === "sealed" && ask.answered.length > 0;
    return ask !== undefined && frames.some(({ procedure }) => under.includes(procedure));
  }

  async #seen(game: string, seat: Seat): Promise<SeatView & { readonly who: string }> {
    const { members } = await this.#campaigns.showing.status(game);
    const who = members.find((member) => member.seat === seat)?.person ?? "";
    return { ...(await this.#campaigns.showing.seatView(game, who, seat)), who };
  }

  /** What people leave lying: a sheet half filled in, and every standing order that has something to say. */
  async #leaveBehind(game: string, dice: Dice): Promise<void> {
    const { awaited } = await this.#campaigns.showing.status(game);
    for (const seat of awaited) {
      const { book, view, decisions, phase, who } = await this.#seen(game, seat);
      const decision = decisions.find(({ owed }) => owed);
      const move = decision ? anyMove(book, view, decision, dice) : null;
      const values = { question: decision?.id ?? null, values: move?.params ?? {} };
      const rows = move ? [{ ...move, words: "as it was filled in" }] : [];
      await this.#campaigns.acting.keepSheet(game, who, seat, SHEET, { ...emptySheet(phase.id), ...values, rows });
    }
    const { book, view, who } = await this.#seen(game, awaited[0] ?? "");
    for (const order of book.definition.orders)
      try {
        const said = fill(order.form, view, dice);
        await this.#campaigns.acting.setOrder(game, who, view.seat, order.name, said, this.#interaction());
      } catch {
        // an order that has nothing to say here is left out
      }
  }

  /** A running campaign at this place; those that missed it are ended. */
  async leave(place: Place): Promise<void> {
    for (let n = 0; n < TRIES; n++) {
      const dice = new Dice({ key: hash(`${place.name} ${n}`), next: 0 });
      const game = await this.#begin(place);
      if (await this.#play(game, place.under, dice)) {
        await this.#leaveBehind(game, dice);
        const at = this.#isAt(game, place.under) ? "there" : "gone on by its orders";
        process.stdout.write(`${place.name}: ${game}, ${at}\n`);
        return;
      }
      this.#drop(game);
    }
    throw new Error(`${place.name} was not reached`);
  }

  /** A campaign played to its end, as its people download it. */
  async finish(place: Place): Promise<void> {
    const game = await this.#begin(place);
    await this.#play(game, "end", new Dice({ key: hash(`${place.name} to the end`), next: 0 }));
    const text = JSON.stringify(await this.#campaigns.showing.export(game));
    const name = place.name.split(" ").slice(0, -1).join("-").toLowerCase();
    writeFileSync(join(this.#out, `${name}.json.gz`), gzipSync(text, { level: 9 }));
    process.stdout.write(`${name}: ${(await this.#campaigns.showing.record(game)).status}\n`);
    this.#drop(game);
  }

  #drop(game: string): void {
    this.#sqlite.pragma("foreign_keys = ON");
    this.#sqlite.prepare("DELETE FROM games WHERE id = ?").run(game);
  }

  /** Packs the database into the folder. */
  close(): void {
    this.#sqlite.pragma("wal_checkpoint(TRUNCATE)");
    this.#sqlite.exec("VACUUM");
    this.#sqlite.close();
    writeFileSync(join(this.#out, "umpire.sqlite.gz"), gzipSync(readFileSync(this.#file), { level: 9 }));
    rmSync(join(this.#file, ".."), { recursive: true });
  }
}

const out = process.argv[2];
if (out === undefined) throw new Error("say where to: scripts/release/fixture.ts FOLDER");
mkdirSync(out, { recursive: true });
const maker = await Maker.open(out);
for (const place of PLACES.filter(
  ({ name }, i) => PLACES.findIndex((other) => title(other.name) === title(name)) === i,
))
  await maker.finish(place);
for (const place of PLACES) await maker.leave(place);
maker.close();
writeFileSync(
  FIRST_NAMES,
  `${JSON.stringify(Object.fromEntries(games.map((game) => [game.id, firstNames(game)])), null, 2)}\n`,
);

/** Of which game and edition it is. */
function title(name: string): string {
  return name.split(" ").slice(0, -1).join(" ");
}
