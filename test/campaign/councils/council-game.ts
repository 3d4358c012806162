import { pino } from "pino";
import type { Seat } from "#engine";
import { Campaigns } from "../../../src/campaign/campaigns.ts";
import type { NewGame } from "../../../src/campaign/service.ts";
import type { CouncilSettings } from "../../../src/store/council.ts";
import { writeBehind } from "../../write-behind.ts";
import { CHANNEL, GUILD, interaction, person, type Service } from "../harness.ts";
import { keptAsStored } from "../kept-as-stored.ts";

const SETTINGS: CouncilSettings = { people: 10, joining: "open", later: "closed", rule: "vote", offers: "captain" };

export const HOUR = 3_600_000;

export interface CouncilGame {
  readonly s: Service;
  readonly game: string;
}

/** How many people hold each seat, in this order: of the first the persons from 0 on, and so on. */
type Holders = readonly (readonly [Seat, number])[];

/** A campaign whose seats are held by councils, the first of each being captain, the second deputy. */
export async function councilsIn(
  s: Service,
  wish: Pick<NewGame, "game" | "options" | "pace">,
  holders: Holders,
  settings: Partial<CouncilSettings> = {},
): Promise<CouncilGame> {
  const place = { guild: GUILD, channel: CHANNEL, host: person(0), name: "Test" };
  const council = { ...SETTINGS, ...settings };
  const { id } = await s.campaigns.people.create({ ...wish, ...place, council, interaction: interaction() });
  const seated = holders.flatMap(([seat, people]) => Array.from({ length: people }, () => seat));
  for (const [n, seat] of seated.entries())
    await s.campaigns.people.join({ game: id, person: person(n), seat, word: null, interaction: interaction() });
  await s.campaigns.people.start(id, person(0), false, interaction());
  await appointDeputies(s, id, holders);
  return { s: { ...s, campaigns: reopened(s) }, game: id };
}

/** The second who has joined a seat. */
async function appointDeputies(s: Service, game: string, holders: Holders): Promise<void> {
  const members = await s.repository.members(game);
  const second = holders.flatMap(([seat]) => members.filter((member) => member.seat === seat)[1]?.person ?? []);
  const appointed = members.map((one) => ({
    ...one,
    office: second.includes(one.person) ? ("deputy" as const) : one.office,
  }));
  await writeBehind(s.repository, { game, members: appointed, at: s.clock.now() });
}

/** Another process on the same database. */
export function reopened({ repository, books, clock }: Service): Campaigns {
  const logger = pino({ level: "silent" });
  return new Campaigns({
    repository,
    books,
    clock,
    logger,
    botDelay: 0,
    isPublic: false,
    kept: keptAsStored(repository),
  });
}

/**
 * Iraqi Conflict, with a number of people who hold the US together, and more who hold the Insurgents. `pace`: hours.
 */
export const councilGame = (
  s: Service,
  people: number,
  { pace = 24 as number | null, settings = {} as Partial<CouncilSettings> } = {},
): Promise<CouncilGame> =>
  councilsIn(
    s,
    { game: "iraqi-conflict", options: { seats: "2", turns: 2 }, pace },
    [
      ["us", people],
      ["insurgents", 1],
    ],
    settings,
  );
