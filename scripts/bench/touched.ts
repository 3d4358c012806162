/** Whether a submit that changes little costs more in a large state than in a small one. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { begin, canonical, Dice, type Envelope, type Rulebook, submit } from "#engine";
import { Rulebooks } from "../../src/campaign/packs/rulebooks.ts";
import { median, now, rounded } from "../../src/cli/figures.ts";
import { openShipped } from "../../src/packs/packs.ts";
import { openDatabase } from "../../src/store/sqlite/database.ts";
import { sqliteRepository } from "../../src/store/sqlite/repository.ts";
import { campaignsOn, startCampaign } from "./campaign.ts";
import { anywhere, type Provinces, provinces } from "./provinces.ts";

/** Regions of a state of 4 kB, and of one of ten times as much. */
const SIZES = { small: 1, large: 10 } as const;
const KEY = "5701".padEnd(64, "0");
/**
 * The rules take very little time: how many more submits of theirs there are, and how many are timed together.
 */
const MORE = 10;
const AT_ONCE = 20;

export interface TouchedFigures {
  readonly smallKB: number;
  readonly largeKB: number;
  readonly rules: SizeFigures;
  /** With history and store, in the same way. */
  readonly durable: SizeFigures;
}

export interface SizeFigures {
  readonly smallMs: number;
  readonly largeMs: number;
  readonly ratio: number;
}

/** One submit after the other, some of them to be timed together. */
type Player = (times: number) => void | Promise<void>;

/** A submit that touches 1 kB of a large state compared with one that touches 1 kB of a small one, in turn. */
export async function benchTouched(submits: number): Promise<TouchedFigures> {
  const folder = mkdtempSync(join(tmpdir(), "umpire-touched-"));
  try {
    const [small, large] = [packOf(folder, SIZES.small), packOf(folder, SIZES.large)];
    const books = [openShipped(provinces, small), openShipped(provinces, large)] as const;
    const [smallKB, largeKB] = books.map((book) => rounded(canonical(opened(book)).length / 1024));
    const rules = await beside(MORE * submits, AT_ONCE, playing(books[0]), playing(books[1]));
    const tables = [await openTable(folder, small), await openTable(folder, large)] as const;
    const durable = await beside(submits, 1, tables[0].play, tables[1].play);
    for (const { close } of tables) close();
    return { smallKB: smallKB ?? 0, largeKB: largeKB ?? 0, rules, durable };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** As many go before unmeasured. */
async function beside(submits: number, atOnce: number, small: Player, large: Player): Promise<SizeFigures> {
  const times: { readonly small: number[]; readonly large: number[] } = { small: [], large: [] };
  for (let i = -submits; i < submits; i += atOnce) {
    for (const [size, play] of [
      ["small", small],
      ["large", large],
    ] as const) {
      const before = now();
      await play(atOnce);
      if (i >= 0) times[size].push((now() - before) / atOnce);
    }
  }
  const [smallMs, largeMs] = [median(times.small), median(times.large)];
  return { smallMs: rounded(smallMs), largeMs: rounded(largeMs), ratio: rounded(largeMs / smallMs) };
}

/** A folder of packs in which the map has this many regions. */
function packOf(folder: string, count: number): string {
  const packs = join(folder, `packs-${count}`);
  mkdirSync(join(packs, provinces.id), { recursive: true });
  writeFileSync(join(packs, provinces.id, "map.json"), JSON.stringify({ regions: count, acts: 1_000_000 }));
  return packs;
}

function opened(book: Rulebook<Provinces>): Envelope<Provinces> {
  const seats = ["red", "blue"];
  return begin(book, { seats, controllers: { red: "1", blue: "2" }, options: {}, key: KEY }).state;
}

function playing(book: Rulebook<Provinces>): Player {
  const dice = new Dice({ key: KEY, next: 0 });
  let env = opened(book);
  return (times) => {
    for (let i = 0; i < times; i++)
      env = submit(book, env, { seat: "red", decision: null, ...anywhere(book.content.regions, dice) }).state;
  };
}

async function openTable(folder: string, packs: string): Promise<{ readonly play: Player; close(): void }> {
  const database = openDatabase(join(packs, "umpire.sqlite"));
  const repository = sqliteRepository(database);
  const books = await Rulebooks.open(repository, [provinces], packs, () => folder);
  const campaigns = campaignsOn(repository, books);
  const person = { id: "1", name: "Host" };
  const game = await startCampaign(campaigns, provinces.id, [person]);
  const dice = new Dice({ key: KEY, next: 0 });
  const { regions } = openShipped(provinces, packs).content;
  let presses = 0;
  return {
    async play(times) {
      for (let i = 0; i < times; i++)
        await campaigns.acting.submit({
          game,
          person: person.id,
          seat: "red",
          decision: null,
          moves: [anywhere(regions, dice)],
          interaction: `press ${presses++}`,
        });
    },
    close: () => database.close(),
  };
}
