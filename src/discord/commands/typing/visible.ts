/** Which campaigns somebody may know of, in commands and by old controls. */
import { refuse } from "#engine";
import { may } from "../../../campaign/facts/permissions.ts";
import type { CampaignService } from "../../../campaign/service.ts";
import type { GameRecord } from "../../../store/records.ts";
import { literalName } from "../../screen/rich.ts";
import type { Asker } from "../../services/asker.ts";

/** What narrows the search for a campaign. */
export interface Among {
  /** Id of a definition: campaigns of this game only. */
  readonly of?: string;
  /** Ended ones too. */
  readonly ended?: boolean;
}

/** Campaigns that somebody plays in, hosts or moderates: these are theirs wherever they are. */
async function ownGames(campaigns: CampaignService, { person }: Asker, ended: boolean): Promise<readonly GameRecord[]> {
  const lists = [
    may(["player"], "watch") ? campaigns.showing.find({ person: person.id, ended }) : [],
    may(["host"], "watch") ? campaigns.showing.find({ host: person.id, ended }) : [],
    may(["moderator"], "watch") ? campaigns.showing.find({ moderator: person.id, ended }) : [],
  ];
  return (await Promise.all(lists)).flat();
}

/**
 * Whoever can look into the channel of a campaign, on this server, is a spectator; of one whose channel is gone, whoever
 * manages the server: somebody must be able to move or end it.
 */
function isInSight({ guild, sees, staff, person }: Asker, game: GameRecord): boolean {
  if (game.status === "lesson") return game.host === person.id; // it is nobody else's

  const sight = game.guild !== null && game.guild === guild ? sees(game.channel) : "hidden";
  const isSeen = sight === "visible" || (sight === "gone" && staff);
  return may([isSeen ? "spectator" : "outsider"], "watch");
}

/** Those of these campaigns that somebody may know of. */
export async function knownAmong(
  campaigns: CampaignService,
  asker: Asker,
  games: readonly GameRecord[],
): Promise<readonly GameRecord[]> {
  if (games.every((game) => isInSight(asker, game))) return games;
  const own = new Set((await ownGames(campaigns, asker, true)).map(({ id }) => id));
  return games.filter((game) => own.has(game.id) || isInSight(asker, game));
}

/** All campaigns that somebody may know of. */
export async function knownGames(
  campaigns: CampaignService,
  asker: Asker,
  { of, ended = false }: Among,
): Promise<readonly GameRecord[]> {
  const own = await ownGames(campaigns, asker, ended);
  const around = asker.guild === null ? [] : await campaigns.showing.find({ guild: asker.guild, ended });
  const games = new Map([...own, ...around.filter((game) => isInSight(asker, game))].map((game) => [game.id, game]));
  return [...games.values()].filter((game) => of === undefined || game.game === of);
}

/** Refuses a control of a campaign that this person may not know of: to them it does not exist. */
export async function mustSee(campaigns: CampaignService, asker: Asker, game: string): Promise<void> {
  const [known] = await knownAmong(campaigns, asker, [await campaigns.showing.record(game)]);
  if (!known) refuse("no-game", `There is no campaign “${literalName(game)}”.`);
}
