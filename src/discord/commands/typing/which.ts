/** Which campaign and which seat a command is about. */
import { matchName, refuse } from "#engine";
import type { CampaignService, Search } from "../../../campaign/service.ts";
import type { GameRecord } from "../../../store/records.ts";
import { literalName } from "../../screen/rich.ts";
import type { Asker } from "../../services/asker.ts";
import type { About } from "../../services/rule-names.ts";
import { type Choice, completed, type OptionJson } from "./command.ts";
import { type Candidate, Several } from "./pick.ts";
import { type Among, knownAmong, knownGames } from "./visible.ts";

/** The options that say which campaign and which seat, where place and person do not. */
export const GAME: OptionJson = completed("game", "Which campaign; needed only where it is not clear");
export const SEAT: OptionJson = completed("seat", "As which seat; needed only if you hold several");

/** By who asks, in one interaction: what that turned out to be about. */
const asked = new WeakMap<Asker, About>();

/** What a call is about, as soon as that is known. */
export const askedAbout = (asker: Asker): About | null => asked.get(asker) ?? null;

/** Notes that a call is about a game that has no campaign yet. */
export function asksAboutGame(asker: Asker, game: string): void {
  asked.set(asker, { game });
}

/**
 * The campaign that somebody means: the one named, else the one of this channel or thread, else the only one of
 * theirs. Throws `Several` where more than one may be meant.
 */
export async function findGame(
  campaigns: CampaignService,
  asker: Asker,
  named: string | null,
  among: Among = {},
): Promise<GameRecord> {
  const game = await gameMeant(campaigns, asker, named, among);
  asked.set(asker, { campaign: game.id });
  return game;
}

async function gameMeant(
  campaigns: CampaignService,
  asker: Asker,
  named: string | null,
  among: Among,
): Promise<GameRecord> {
  if (named !== null)
    return namedAmong(campaigns.books, await knownGames(campaigns, asker, { ...among, ended: true }), named);
  const here = await knownAmong(campaigns, asker, await fitting(campaigns, among, { channel: asker.channel }));
  if (here.length === 1 && here[0]) return here[0];
  const mine = await fitting(campaigns, among, { person: asker.person.id });
  const candidates = here.length > 0 ? here.filter((game) => mine.some((m) => m.id === game.id)) : mine;
  const running = candidates.filter((game) => game.status === "lobby" || game.status === "running");
  const only = running.length > 0 ? running : candidates.slice(-1);
  if (only.length === 1 && only[0]) return only[0];
  const choices = only.length > 0 ? only : here;
  if (choices.length === 0) return refuse("no-game", "There is no campaign here, and you are in none.");
  return pickGame(campaigns.books, choices);
}

type Books = Pick<CampaignService["books"], "definitions">;

/** Has the person choose one of several campaigns, and what they asked for go on with it. */
export function pickGame({ definitions }: Books, games: readonly GameRecord[]): never {
  throw new Several(
    "game",
    games.map(({ id, name, game }): Candidate => {
      const of = definitions.find((definition) => definition.id === game)?.name ?? game;
      return { value: id, label: name, description: name === of ? id : `${of} · ${id}` };
    }),
  );
}

/** The campaign that a word means: by id, or by name, however it is written. Refused with the names that are close. */
export function namedAmong({ definitions }: Books, games: readonly GameRecord[], word: string): GameRecord {
  const byId = games.find(({ id }) => id.toLowerCase() === word.trim().toLowerCase());
  if (byId) return byId;
  const match = matchName(games, ({ name }) => [name], word);
  if (match.meant === null) {
    const [first] = match.close;
    if (first && match.close.length > 1 && match.close.every(({ name }) => name === first.name))
      return pickGame({ definitions }, match.close);
    const close = match.close.map(({ id, name }) => `${literalName(name)} (\`${id}\`)`).join(" or ");
    const hint = close === "" ? "" : ` Did you mean ${close}?`;
    return refuse("no-game", `There is no campaign “${literalName(word)}” that you can see.${hint}`);
  }
  const { name } = match.meant;
  const called = games.filter((game) => game.name === name);
  return called.length > 1 ? pickGame({ definitions }, called) : match.meant;
}

async function fitting(
  campaigns: CampaignService,
  { of, ended = false }: Among,
  filter: Search,
): Promise<GameRecord[]> {
  const active = (await campaigns.showing.find(filter)).filter((game) => of === undefined || game.game === of);
  if (active.length > 0 || !ended) return active;
  return (await campaigns.showing.find({ ...filter, ended })).filter((game) => of === undefined || game.game === of);
}

/** Proposals for the option `game`. */
export async function gameChoices(campaigns: CampaignService, asker: Asker, among: Among = {}): Promise<Choice[]> {
  return choicesOf(await knownGames(campaigns, asker, among));
}

export const choicesOf = (games: readonly GameRecord[]): Choice[] =>
  games.map(({ id, name }) => ({ name: `${name} (${id})`, value: id }));

/** The seat that somebody means: by its name, else the only one they hold. Throws `Several` where it may be any of theirs. */
export async function findSeat(
  campaigns: CampaignService,
  asker: Asker,
  record: GameRecord,
  named: string | null,
): Promise<string> {
  const mine = await mySeats(campaigns, asker, record.id);
  if (mine.length === 0) return refuse("no-seat", `You hold no seat in “${literalName(record.name)}”.`);
  if (named === null) {
    if (mine.length === 1 && mine[0]) return mine[0].value;
    throw new Several(
      "seat",
      mine.map(({ value, name }): Candidate => ({ value, label: name, description: "" })),
    );
  }
  const match = matchName(mine, ({ name, value }) => [name, value], named);
  if (match.meant !== null) return match.meant.value;
  const yours = mine.map(({ name }) => name).join(", ");
  return refuse("not-your-seat", `“${literalName(named)}” is not one of your seats. You play: ${yours}.`);
}

/** Proposals for the option `seat`: the person's own. */
export async function mySeats(campaigns: CampaignService, asker: Asker, game: string): Promise<Choice[]> {
  const [mine, status] = await Promise.all([
    campaigns.showing.seatsOf(game, asker.person.id),
    campaigns.showing.status(game),
  ]);
  return mine.map((id) => ({ value: id, name: status.seats.find((s) => s.id === id)?.name ?? id }));
}
