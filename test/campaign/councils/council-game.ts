import { pino } from "pino";
import { Campaigns } from "../../../src/campaign/campaigns.ts";
import type { CouncilSettings } from "../../../src/store/council.ts";
import type { Member } from "../../../src/store/records.ts";
import { CHANNEL, GUILD, interaction, person, type Service } from "../harness.ts";

const SETTINGS: CouncilSettings = { people: 10, joining: "open", later: "closed", rule: "vote", offers: "captain" };

export const HOUR = 3_600_000;

export interface CouncilGame {
  readonly s: Service;
  readonly game: string;
}

/**
 * A campaign of Iraqi Conflict in which the first `people` persons hold the US together, the first of them as captain, the
 * second as deputy, and the next one the Insurgents. `pace`: hours that each has for a question.
 */
export async function councilGame(
  s: Service,
  people: number,
  { pace = 24 as number | null, settings = {} as Partial<CouncilSettings> } = {},
): Promise<CouncilGame> {
  const place = { guild: GUILD, channel: CHANNEL, host: person(0), name: "Test" };
  const options = { seats: "2", turns: 2 };
  const council = { ...SETTINGS, ...settings };
  const wish = { game: "iraqi-conflict", options, pace, ...place, council, interaction: interaction() };
  const { id } = await s.campaigns.create(wish);
  for (const [n, seat] of [
    [0, "us"],
    [people, "insurgents"],
  ] as const)
    await s.campaigns.join({ game: id, person: person(n), seat, word: null, interaction: interaction() });
  await s.campaigns.start(id, person(0), false, interaction());
  const members = await s.repository.members(id);
  const captain = members.find(({ seat }) => seat === "us");
  if (!captain) throw new Error("nobody holds the US");
  const others = Array.from(
    { length: people - 1 },
    (_, i): Member => ({
      ...captain,
      person: person(i + 1).id,
      name: person(i + 1).name,
      token: `p${i + 5}`,
      office: i === 0 ? "deputy" : null,
    }),
  );
  const all = [{ ...captain, office: "captain" as const }, ...others, ...members.filter((one) => one !== captain)];
  await s.repository.write({ game: id, members: all, at: s.clock.now() });
  const { repository, books, clock } = s;
  const logger = pino({ level: "silent" });
  const campaigns = new Campaigns({ repository, books, clock, logger, botDelay: 0, isPublic: false });
  await campaigns.resume();
  return { s: { ...s, campaigns }, game: id };
}
