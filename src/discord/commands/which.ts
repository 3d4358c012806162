import type { CampaignService } from "../../campaign/service.ts";
import { refuse } from "../../engine/index.ts";
import type { GameRecord } from "../../store/records.ts";
import type { Asker } from "../asker.ts";
import { literalName } from "../rich.ts";
import { type Choice, completed, type OptionJson } from "./command.ts";

/** The options that say which campaign and which seat, where place and person do not. */
export const GAME: OptionJson = completed("game", "Which campaign; needed only where it is not clear");
export const SEAT: OptionJson = completed("seat", "As which seat; needed only if you hold several");

/** What narrows the search for a campaign. */
export interface Among {
  /** Id of a definition: campaigns of this game only. */
  readonly of?: string;
  /** Ended ones too. */
  readonly ended?: boolean;
}

/**
 * The campaign that somebody means: the one named, else the one of this channel or thread, else the only one of
 * theirs. Throws `Refused` with the choices.
 */
export async function findGame(
  campaigns: CampaignService,
  asker: Asker,
  named: string | null,
  among: Among = {},
): Promise<GameRecord> {
  if (named !== null) return await namedGame(campaigns, asker, named, among);
  const here = await fitting(campaigns, among, { channel: asker.channel });
  if (here.length === 1 && here[0]) return here[0];
  const mine = await fitting(campaigns, among, { person: asker.person.id });
  const candidates = here.length > 0 ? here.filter((game) => mine.some((m) => m.id === game.id)) : mine;
  const running = candidates.filter((game) => game.status === "lobby" || game.status === "running");
  const only = running.length > 0 ? running : candidates.slice(-1);
  if (only.length === 1 && only[0]) return only[0];
  const choices = only.length > 0 ? only : here;
  if (choices.length === 0) return refuse("no-game", "There is no campaign here, and you are in none.");
  const names = choices.map(({ id, name }) => `\`${id}\` (${literalName(name)})`).join(", ");
  return refuse("which-game", `Which campaign? Give the option \`game\`: ${names}.`);
}

type Filter = Parameters<CampaignService["find"]>[0];

async function fitting(
  campaigns: CampaignService,
  { of, ended = false }: Among,
  filter: Filter,
): Promise<GameRecord[]> {
  const active = (await campaigns.find(filter)).filter((game) => of === undefined || game.game === of);
  if (active.length > 0 || !ended) return active;
  return (await campaigns.find({ ...filter, ended })).filter((game) => of === undefined || game.game === of);
}

/** By id, or by name among those that this person could have been shown. Campaigns of other servers do not exist. */
async function namedGame(campaigns: CampaignService, asker: Asker, named: string, among: Among): Promise<GameRecord> {
  const text = named.toLowerCase();
  const known = await knownGames(campaigns, asker, among, true);
  const byId = known.find((game) => game.id.toLowerCase() === text);
  if (byId) return byId;
  const byName = known.filter((game) => game.name.toLowerCase() === text);
  if (byName.length === 1 && byName[0]) return byName[0];
  return refuse("no-game", `There is no campaign “${literalName(named)}” that you can see.`);
}

/**
 * Refuses a control of a campaign that this person could not have been shown: one of another server in which they do not
 * play. To them it does not exist.
 */
export async function mustSee(campaigns: CampaignService, asker: Asker, game: string): Promise<void> {
  const { guild } = await campaigns.record(game);
  if (guild !== null && guild === asker.guild) return;
  const mine = await campaigns.find({ person: asker.person.id, ended: true });
  if (!mine.some((record) => record.id === game)) refuse("no-game", `There is no campaign “${literalName(game)}”.`);
}

async function knownGames(
  campaigns: CampaignService,
  asker: Asker,
  { of }: Among,
  ended: boolean,
): Promise<GameRecord[]> {
  const lists = await Promise.all([
    campaigns.find({ channel: asker.channel, ended }),
    campaigns.find({ person: asker.person.id, ended }),
    asker.guild === null ? [] : campaigns.find({ guild: asker.guild, ended }),
  ]);
  const games = new Map(lists.flat().map((game) => [game.id, game]));
  return [...games.values()].filter((game) => of === undefined || game.game === of);
}

/** Proposals for the option `game`. */
export async function gameChoices(campaigns: CampaignService, asker: Asker, among: Among = {}): Promise<Choice[]> {
  const games = await knownGames(campaigns, asker, among, among.ended ?? false);
  return games.map(({ id, name }) => ({ name: `${name} (${id})`, value: id }));
}

/** The seat that somebody means: by its name, else the only one they hold. Throws `Refused` with the choices. */
export async function findSeat(
  campaigns: CampaignService,
  asker: Asker,
  record: GameRecord,
  named: string | null,
): Promise<string> {
  const mine = await mySeats(campaigns, asker, record.id);
  const text = named?.toLowerCase();
  const meant =
    text === undefined ? mine : mine.filter((s) => s.value.toLowerCase() === text || s.name.toLowerCase() === text);
  if (meant.length === 1 && meant[0]) return meant[0].value;
  if (mine.length === 0) return refuse("no-seat", `You hold no seat in “${literalName(record.name)}”.`);
  return refuse("which-seat", `Which seat? Give the option \`seat\`: ${mine.map((s) => s.name).join(", ")}.`);
}

/** Proposals for the option `seat`: the person's own. */
export async function mySeats(campaigns: CampaignService, asker: Asker, game: string): Promise<Choice[]> {
  const [mine, status] = await Promise.all([campaigns.seatsOf(game, asker.person.id), campaigns.status(game)]);
  return mine.map((id) => ({ value: id, name: status.seats.find((s) => s.id === id)?.name ?? id }));
}
