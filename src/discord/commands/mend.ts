import { refuse } from "../../engine/index.ts";
import type { GameRecord } from "../../store/records.ts";
import { type Asker, staffOf } from "../asker.ts";
import { lacking } from "../permits.ts";
import { literalName } from "../rich.ts";
import { note, type Screen } from "../screen.ts";
import type { Services } from "../services.ts";
import { type Call, type Choice, textOf } from "./command.ts";
import { findGame } from "./which.ts";

/** Refuses where the bot may not do what a campaign needs. */
export function requirePermits({ permits }: Asker): void {
  const missing = lacking(permits);
  if (missing.length > 0)
    refuse("not-permitted", `In this channel I need these permissions first: ${missing.join(", ")}.`);
}

/** `/game repair`: posts again what is missing. */
export async function repair(services: Services, { asker, given }: Call): Promise<Screen> {
  const { campaigns } = services;
  const { id, channel } = await findGame(campaigns, asker, textOf(given, "game"), { ended: true });
  if (asker.places.includes(channel)) requirePermits(asker);
  const { person, interaction } = asker;
  const parked = await campaigns.repair({ game: id, person: person.id, staffOf: staffOf(asker), interaction });
  const again = parked === 0 ? "Nothing had been put aside" : `${parked} put aside: they go out again now`;
  return note(`✅ ${again}. The post that says whom the campaign waits for is looked after, and its thread.`);
}

/** `/game move`: a campaign from elsewhere goes on in this channel. */
export async function move(services: Services, { asker, given }: Call): Promise<Screen> {
  const { campaigns } = services;
  const { guild, channel, person, interaction } = asker;
  if (guild === null) return refuse("not-here", "A campaign needs a channel of a server: use this command there.");
  requirePermits(asker);
  const { id, name } = meant(await movable(services, asker), textOf(given, "game"));
  const steward = { game: id, person: person.id, staffOf: staffOf(asker), interaction };
  await campaigns.move({ ...steward, guild, channel, rank: asker });
  return note(`✅ **${literalName(name)}** goes on here.`);
}

/** Campaigns that this person could bring here: their own, and those of a server that they manage. */
async function movable({ campaigns }: Services, asker: Asker): Promise<GameRecord[]> {
  const guild = staffOf(asker);
  const lists = await Promise.all([
    campaigns.find({ host: asker.person.id }),
    guild === null ? [] : campaigns.find({ guild }),
  ]);
  const games = new Map(lists.flat().map((game) => [game.id, game]));
  return [...games.values()].filter((game) => game.channel !== asker.channel);
}

function meant(games: readonly GameRecord[], named: string | null): GameRecord {
  const text = named?.toLowerCase();
  const fits = games.filter((g) => text === undefined || g.id.toLowerCase() === text || g.name.toLowerCase() === text);
  if (fits.length === 1 && fits[0]) return fits[0];
  if (fits.length === 0) return refuse("no-game", "There is no such campaign elsewhere that you could bring here.");
  const names = fits.map(({ id, name }) => `\`${id}\` (${literalName(name)})`).join(", ");
  return refuse("which-game", `Which campaign? Give the option \`game\`: ${names}.`);
}

/** Proposals for what to bring here. */
export const moveChoices = async (services: Services, asker: Asker): Promise<Choice[]> =>
  (await movable(services, asker)).map(({ id, name }) => ({ name: `${name} (${id})`, value: id }));
