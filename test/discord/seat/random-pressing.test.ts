import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { verify } from "../../../src/campaign/verify.ts";
import { type Definition, Dice, type GameTypes, type Params, Refused } from "../../../src/engine/index.ts";
import { games } from "../../../src/games/registry.ts";
import { CHANNEL, GUILD, interaction, person, type Service, service } from "../../campaign/harness.ts";
import { scoutsSubject } from "../../kit/games/scouts.ts";
import { skirmishSubject } from "../../kit/games/skirmish/index.ts";
import { summitSubject } from "../../kit/games/summit/index.ts";
import { keyOf } from "../../kit/index.ts";
import { servicesOf } from "../bench.ts";
import { Presser } from "./pressing.ts";

const kit = [scoutsSubject, skirmishSubject, summitSubject].map(
  ({ book }) => book.definition as unknown as Definition<GameTypes>, // a game of any types is a game
);
const packs = mkdtempSync(join(tmpdir(), "packs-"));
for (const { id } of kit) {
  mkdirSync(join(packs, id));
  writeFileSync(join(packs, id, "pack.json"), JSON.stringify({ of: id }));
}
afterAll(() => rmSync(packs, { recursive: true }));

interface Wish {
  readonly definitions: readonly Definition<GameTypes>[];
  readonly packs: string | null;
  readonly game: string;
  readonly options: Params;
  readonly presses: number;
}

async function started(
  s: Service,
  { game, options }: Wish,
): Promise<{ readonly id: string; readonly seats: string[] }> {
  const place = { guild: GUILD, channel: CHANNEL, host: person(0), pace: null, name: "Test" };
  const { id } = await s.campaigns.create({ game, options, ...place, interaction: interaction() });
  const { seats } = await s.campaigns.status(id);
  for (const [n, seat] of seats.entries()) {
    const joining = { game: id, person: person(n), word: null };
    await s.campaigns
      .join({ ...joining, seat: seat.id, interaction: interaction() })
      .catch(() => s.campaigns.join({ ...joining, seat: null, interaction: interaction() })); // seats are drawn by lot
  }
  await s.campaigns.start(id, person(0), false, interaction());
  return { id, seats: seats.map((seat) => seat.id) };
}

/** Who plays a seat that the game waits for. */
async function inTurn(s: Service, id: string, people: number, dice: Dice): Promise<{ n: number; seat: string } | null> {
  const { awaited, record } = await s.campaigns.status(id);
  if (record.status !== "running") return null;
  for (const n of dice.shuffled(Array.from({ length: people }, (_, i) => i)))
    for (const seat of await s.campaigns.seatsOf(id, person(n).id)) if (awaited.includes(seat)) return { n, seat };
  throw new Error("the game waits for nobody");
}

const rowsOf = async (s: Service, id: string): Promise<number> => (await s.repository.log(id)).length;

/** Presses at random until the game is over or so often; a seat that is waited for comes to an answer. */
async function pressOn(s: Service, id: string, seats: number, wish: Wish, seed: number): Promise<void> {
  const dice = new Dice({ key: keyOf("pressing", wish.game, seed), next: 0 });
  const pressers = Array.from({ length: seats }, (_, n) => new Presser(servicesOf(s), n, id, dice));
  let idle = 0;
  for (let done = 0; done < wish.presses; done++) {
    const turn = await inTurn(s, id, seats, dice);
    if (!turn) return;
    const presser = pressers[turn.n];
    const before = await rowsOf(s, id);
    try {
      await presser?.press(turn.seat, before);
    } catch (error) {
      throw new Error(`after\n${presser?.trail.slice(-12).join("\n")}`, { cause: error });
    }
    idle = (await rowsOf(s, id)) > before ? 0 : idle + 1;
    expect(idle, `presses without an answer:\n${presser?.trail.slice(-20).join("\n")}`).toBeLessThan(200);
  }
}

const many = Number(process.env.UMPIRE_FUZZ_GAMES ?? 1);
describe("whoever presses at random what is on their page", () => {
  it.each<[string, Omit<Wish, "definitions" | "packs">]>([
    ["Iraqi Conflict", { game: "iraqi-conflict", options: { seats: "3", turns: 2 }, presses: 250 }],
    ["Battle for Baghdad", { game: "battle-for-baghdad", options: { seats: "3" }, presses: 250 }],
    [
      "Battle for Baghdad, all asked",
      { game: "battle-for-baghdad", options: { seats: "4", reactions: ["all:wait-all"] }, presses: 250 },
    ],
    ["scouts", { game: "scouts", options: {}, presses: 150 }],
    ["skirmish", { game: "skirmish", options: { rounds: 3, third: "yes" }, presses: 250 }],
    ["summit", { game: "summit", options: {}, presses: 250 }],
  ])("plays %s: nothing fails, it goes on, and the log holds", async (_, wish) => {
    const own = kit.some(({ id }) => id === wish.game);
    const definitions = own ? kit : games;
    for (let seed = 0; seed < many; seed++) {
      const s = await service(":memory:", definitions, own ? packs : null);
      const { id, seats } = await started(s, { ...wish, definitions, packs });
      await pressOn(s, id, seats.length, { ...wish, definitions, packs }, seed);
      await s.campaigns.abandon(id, person(0), interaction()).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error; // it has come to its end
      });
      const verdict = verify(await s.campaigns.export(id), definitions);
      expect(verdict.ok, verdict.lines.join("\n")).toBe(true);
      s.database.close();
    }
  });
});
