/** What everyone should know of the phase that is on, and which offers a seat leaves unanswered by being ready. */
import { type Forgone, type Frozen, lapsing, type Move, type PublicView, type Seat, type View } from "#engine";
import { factionName, The, the, verb } from "../../content/factions.ts";
import type { ZoneId } from "../../content/pack.ts";
import { STREET_CARDS } from "../../content/rulebook-figures.ts";
import { counted, inList } from "../../content/wording.ts";
import { ready, readyAndAgreed, readyUnless } from "../../rules/coalition/negotiations.ts";
import { awaits } from "../../rules/coalition/offers.ts";
import { acceptedOffer, offerToAnswer, ownOffer } from "../../rules/coalition/open-offers.ts";
import { strength } from "../../rules/combat/forces.ts";
import { mandatory, nameOf } from "../../rules/combat/sides.ts";
import type { Combat } from "../../rules/combat/types.ts";
import { bidsSoFar } from "../../rules/initiative/bidding-facts.ts";
import { rivals } from "../../rules/map/control.ts";
import { toDeploy } from "../../rules/setup/deployment.ts";
import type { Baghdad } from "../../state.ts";

type Seen = PublicView<Baghdad>;
type PublicTable = Seen["table"];

/** What everyone should know of the phase. */
export const notice = (view: Seen): readonly string[] =>
  [opening, coalition, acting, combat].flatMap((phase) => phase(view));

/** What everyone should know of the phases before the Coalition. */
function opening({ table }: Seen): readonly string[] {
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

function claims({ claimed, turn, firstBidder }: PublicTable): string {
  if (claimed !== null)
    return `${The(claimed)} ${verb(claimed, "have", "has")} claimed the Initiative; the last claim counts.`;
  const why = turn > 1 ? ` (won turn ${turn - 1})` : "";
  return `Claim it by card, or bid. ${The(firstBidder)} ${verb(firstBidder, "bid")} first${why}. ${BIDDING}`;
}

function packet({ cards, left }: NonNullable<PublicTable["packet"]>): string {
  const next = left.slice(1).map(factionName);
  return `${counted(cards, "card")} in the packet.${next.length > 0 ? ` Next: ${next.join(", ")}.` : ""}`;
}

/** What everyone should know of the Coalition Phase. */
function coalition({ content, table }: Seen): readonly string[] {
  const { coalition: market } = table;
  if (!market) return [];
  const from = [...new Set(market.offers.map((offer) => offer.from))].map(factionName);
  return [
    "Deals are made in the thread, or here where there is none; the phase ends when all are ready, and open offers lapse then.",
    ...readyAndAgreed(content, table),
    ...(from.length > 0 ? [`${counted(market.offers.length, "open offer")}, by ${inList(from)}.`] : []),
  ];
}

/** R-30: the last to be ready ends the phase, and with it every open offer; whoever is ready before leaves those to it unanswered. */
export function forgone(view: View<Baghdad>, rows: readonly Move[]): Forgone | null {
  const { table, seat } = view;
  const { coalition: market } = table;
  const word = [ready, readyUnless].find(({ name }) => rows.some(({ action }) => action === name));
  if (!market || !word) return null;
  const toSeat = market.offers.filter((offer) => awaits(offer).includes(seat));
  const truces = toSeat.every(({ clauses }) => clauses.every(({ kind }) => kind === "truce"));
  const offers = [offerToAnswer, acceptedOffer, ownOffer].flatMap((kind) => kind.offers(view));
  const lost = lapsing(offers, seat, {
    last: table.seats.every((other) => other === seat || market.ready.includes(other)),
    called: (count) => (truces ? `${counted(count, "Truce")} offered to you` : `${counted(count, "offer")} to you`),
  });
  return lost === null ? null : { act: word.title, lost };
}

/** "Acting: Sunnis, 2 of 6. Then Government and US." */
function acting({ table }: Seen): readonly string[] {
  const seat = table.recruit?.seat ?? table.move?.seat;
  if (table.phase !== "action" || seat === undefined) return [];
  const at = table.actOrder.indexOf(seat);
  const next = table.actOrder.slice(at + 1).map(factionName);
  const then = next.length > 0 ? ` Then ${inList(next)}.` : "";
  return [`Acting: ${factionName(seat)}, ${at + 1} of ${table.actOrder.length}.${then}`];
}

/** "Rusafa: Shiites 4 against Government 3. Then Hurriya and Doura." */
function combat({ content, table }: Seen): readonly string[] {
  const { combat: open, combats } = table;
  if (table.phase !== "combat") return [];
  const now = open ? [`${nameOf(content, open.zone)}: ${stateOf(content, table, open)}.`] : [];
  const zones = [...new Set((combats?.left ?? []).flatMap((seat) => mandatory(content, table, seat)))];
  const next = zones.filter((zone) => zone !== open?.zone);
  const lines = next.map(
    (zone) => `${nameOf(content, zone)} (${sidesText(content, table, zone, rivals(content, table, zone))})`,
  );
  if (lines.length === 0) return now;
  return [...now, `${open ? "Then" : "To be fought"}: ${lines.join(", ")}.`];
}

/** "Shiites 4 against Government 3"; once it is decided, who has won. */
const stateOf = (
  content: Seen["content"],
  table: PublicTable,
  { zone, attacker, defender, winner }: Frozen<Combat>,
): string =>
  winner === null
    ? sidesText(content, table, zone, [attacker, defender])
    : `${the(winner)} ${verb(winner, "have", "has")} won`;

const sidesText = (content: Seen["content"], table: PublicTable, zone: ZoneId, sides: readonly Seat[]): string =>
  sides.map((seat) => strength(content, table, zone, seat)).join(" against ");
