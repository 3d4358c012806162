import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Definition, GameTypes, Params } from "#engine";
import type { Person } from "../../../src/campaign/service.ts";
import { games } from "../../../src/games/registry.ts";
import { CHANNEL, GUILD, interaction, person, type Service, service } from "../../campaign/harness.ts";
import { raidersSubject } from "../../kit/games/raiders/index.ts";
import { scoutsSubject } from "../../kit/games/scouts.ts";
import { skirmishSubject } from "../../kit/games/skirmish/index.ts";
import { summitSubject } from "../../kit/games/summit/index.ts";

const kit = [scoutsSubject, skirmishSubject, summitSubject, raidersSubject].map(
  ({ book }) => book.definition as unknown as Definition<GameTypes>, // a game of any types is a game
);

const MOST_SEATS = 9;

/** The games that the bot plays, those of the kit, or other ones, on a database of their own. */
export async function serviceFor(definitions: readonly Definition<GameTypes>[] = kit): Promise<Service> {
  if (definitions === games) return await service();
  const packs = mkdtempSync(join(tmpdir(), "packs-"));
  for (const { id } of definitions) {
    mkdirSync(join(packs, id));
    writeFileSync(join(packs, id, "pack.json"), JSON.stringify({ of: id }));
  }
  try {
    return await service(":memory:", definitions, packs);
  } finally {
    rmSync(packs, { recursive: true }); // they are in the database by now
  }
}

export const definitionsFor = (game: string): readonly Definition<GameTypes>[] =>
  kit.some(({ id }) => id === game) ? kit : games;

/** A campaign in which every seat has a person of its own, in the order of the seats; or `people[i]` holds the seat i. */
export async function started(
  s: Service,
  game: string,
  options: Params = {},
  people?: readonly number[],
): Promise<string> {
  const own = Array.from({ length: MOST_SEATS }, (_, i) => person(people?.[i] ?? i));
  return await startedIn(s, game, options, own, { guild: GUILD, channel: CHANNEL });
}

/** The same somewhere else, among these people; the first is the host. */
export async function startedIn(
  s: Service,
  game: string,
  options: Params,
  people: readonly Person[],
  place: { readonly guild: string; readonly channel: string },
): Promise<string> {
  const host = playerOf(people, 0);
  const wish = { game, options, ...place, host, pace: null, name: "Test" };
  const { id } = await s.campaigns.people.create({ ...wish, several: true, interaction: interaction() });
  const { seats } = await s.campaigns.showing.status(id);
  for (const [i, seat] of seats.entries()) {
    const joining = { game: id, person: playerOf(people, i), word: null };
    await s.campaigns.people
      .join({ ...joining, seat: seat.id, interaction: interaction() })
      .catch(() => s.campaigns.people.join({ ...joining, seat: null, interaction: interaction() })); // seats are drawn by lot
  }
  await s.campaigns.people.start(id, host, false, interaction());
  return id;
}

function playerOf(people: readonly Person[], n: number): Person {
  const found = people[n];
  if (!found) throw new Error(`nobody is number ${n}`);
  return { id: found.id, name: found.name };
}
