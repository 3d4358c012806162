import type { PublicView } from "../../../../engine/index.ts";
import { factionName, The, verb } from "../../content/factions.ts";
import { STREET_CARDS } from "../../content/rulebook-figures.ts";
import { counted } from "../../content/wording.ts";
import { bidsSoFar } from "../../rules/initiative/bidding-facts.ts";
import { toDeploy } from "../../rules/setup/deployment.ts";
import type { Baghdad } from "../../state.ts";

/** What everyone should know of the phases before the Coalition. */
export function opening({ table }: PublicView<Baghdad>): readonly string[] {
  switch (table.phase) {
    case "deployment":
      return toDeploy(table).length === 0
        ? []
        : [
            `Start units go into Zones of each seat's own colour, in this order: ${table.seats.map(factionName).join(", ")}. All of them can place theirs now.`,
          ];
    case "claims":
      return [claims(table)];
    case "auction":
      return table.auction ? [BIDDING, ...bidsSoFar(table)] : [];
    case "street":
      return [`${counted(table.streetDeck, "Arab Street card")} left; ${STREET_CARDS} a turn.`];
    case "bazaar":
      return table.packet ? [packet(table.packet)] : [];
    default:
      return [];
  }
}

const BIDDING = "Everybody who bids pays their own last bid, win or lose.";

function claims({ claimed, turn, firstBidder }: PublicView<Baghdad>["table"]): string {
  if (claimed !== null)
    return `${The(claimed)} ${verb(claimed, "have", "has")} claimed the Initiative; the last claim counts.`;
  const why = turn > 1 ? ` (won turn ${turn - 1})` : "";
  return `Claim it by card, or bid. ${The(firstBidder)} ${verb(firstBidder, "bid")} first${why}. ${BIDDING}`;
}

function packet({ cards, left }: NonNullable<PublicView<Baghdad>["table"]["packet"]>): string {
  const next = left.slice(1).map(factionName);
  return `${counted(cards, "card")} in the packet.${next.length > 0 ? ` Next: ${next.join(", ")}.` : ""}`;
}
