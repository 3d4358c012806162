/** What a host can settle before a campaign starts. */
import { type GameTypes, type Rulebook, refuse } from "#engine";
import type { AbsenceSettings, AtEnd, ComputerLevel, GameRecord, Help, Member } from "../../../store/records.ts";
import type { Asked } from "../../contract/game.ts";
import { requireOffice } from "../../facts/permissions.ts";
import { lobbyPost } from "../../telling/lobby-post.ts";
import type { Core } from "../core.ts";

/** Days of leave that a host can grant everybody, all of it together. */
export const LEAVES = [3, 7, 14, 28] as const;

/** A campaign that has not started, and who has joined it. */
interface Lobby {
  readonly record: GameRecord;
  readonly book: Rulebook<GameTypes>;
  readonly members: readonly Member[];
}

/**
 * The host of a lobby settles something, and its post shows it. `change`: what of its record becomes different; may
 * refuse.
 */
export function configureLobby(
  core: Core,
  game: string,
  { person, interaction }: Asked,
  change: (lobby: Lobby) => Partial<GameRecord>,
): Promise<void> {
  return core.once(game, { person, interaction }, async (record) => {
    if (record.status !== "lobby") refuse("not-a-lobby", "This campaign has already started.");
    requireOffice(record, { person: person.id }, "share");
    const book = await core.pinned(record);
    const members = await core.repository.members(game);
    const set = change({ record, book, members });
    const outbox = [lobbyPost({ ...record, ...set }, book, members)];
    await core.write({ game, interaction, set, outbox, at: core.clock.now() }, record);
  });
}

/** What everybody may have of the campaign when it has ended. */
export const configureEnd = (core: Core, game: string, atEnd: AtEnd, asked: Asked): Promise<void> =>
  configureLobby(core, game, asked, () => ({ atEnd }));

/** How well computers play in it. */
export const configureLevel = (core: Core, game: string, level: ComputerLevel, asked: Asked): Promise<void> =>
  configureLobby(core, game, asked, () => ({ level }));

/** What help people may have in it. */
export const configureHelp = (core: Core, game: string, help: Help, asked: Asked): Promise<void> =>
  configureLobby(core, game, asked, () => ({ help }));

/** What becomes of seats whose players are not there. */
export const configureAbsence = (
  core: Core,
  game: string,
  change: Partial<AbsenceSettings>,
  asked: Asked,
): Promise<void> => configureLobby(core, game, asked, () => change);
