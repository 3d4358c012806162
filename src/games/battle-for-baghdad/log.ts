import { type Frozen, mustGet, type Seat } from "../../engine/index.ts";
import { boughtLine, leviedLine, movedLine, reactivatedLine, recruitedLine } from "./action/words.ts";
import type { Units } from "./cards/effects.ts";
import { copiesOf } from "./cards/hands.ts";
import { collectedLine, doubledLine } from "./civic-words.ts";
import { awaits } from "./coalition/offers.ts";
import { agreedText, clausesText, offerText } from "./coalition/words.ts";
import { attackLine, awardLine, casualtiesLine, foughtLine, plansLine } from "./combat/words.ts";
import { type CardId, type Content, type ZoneId, zone as zoneOf } from "./content.ts";
import type { Event, Secret } from "./events.ts";
import { factionName, The, the, together, verb } from "./factions.ts";
import { VICTORY } from "./goals.ts";
import { forces } from "./map/units.ts";
import { announcement } from "./victory.ts";
import { capital, counted, inList, oneOf } from "./wording.ts";

/** What everyone is told. */
export function describePublic(event: Event, content: Frozen<Content>): string | null {
  const zone = (id: ZoneId): string => zoneOf(content, id).name;
  const card = (id: CardId): string => mustGet(content.arms, id).name;
  const cards = (ids: readonly CardId[]): string => inList(ids.map(card));
  const aim = ({ target, zone: where }: { readonly target: Seat | null; readonly zone: ZoneId | null }): string =>
    `${target === null ? "" : ` against ${the(target)}`}${where === null ? "" : ` ${target === null ? "on" : "in"} ${zone(where)}`}`;
  switch (event.kind) {
    case "setup":
      return `Round the table: ${event.order.map(factionName).join(", ")}.`;
    case "turn":
      return `Turn ${event.turn} begins.`;
    case "deployed":
      return `${The(event.seat)} ${verb(event.seat, "place")} Security + Infrastructure: ${garrisons(event.zones, zone)}.`;
    case "claimed":
      return `${The(event.seat)} ${verb(event.seat, "claim")} the Initiative with ${claim(event.cards, content)}: no auction, nobody pays, a card costs 1 PP. Claims are still open to the others.`;
    case "bid":
    case "passed":
      return null; // told all together when the auction is over
    case "initiative":
      return initiative(event);
    case "firstPlayer":
      return `Order of acting: ${event.actOrder.map(factionName).join(", ")}.`;
    case "turned":
      return turned(event, content);
    case "placed":
      return `PP placed: ${byZone(event.zones, zone)}.`;
    case "removed":
      return `PP removed: ${byZone(event.zones, zone)}.`;
    case "levied":
      return leviedLine(event);
    case "streetStopped":
      return `${The(event.seat)} ${verb(event.seat, "play")} ${card(event.by)} before card ${event.before}: no more cards this turn.`;
    case "drafted":
      return `${The(event.seat)} ${verb(event.seat, "keep")} ${event.took ? "a card" : "none"}.`;
    case "discarded":
      return event.seat === null
        ? `Nobody kept ${oneOf(copiesOf(event.cards).map(([id, copies]) => (copies > 1 ? `${copies} × ` : "") + card(id)))}.`
        : `${The(event.seat)} ${verb(event.seat, "discard")} ${cards(event.cards)}.`;
    case "shuffled":
      return `The Arms Bazaar deck is used up: ${counted(event.cards, "discard")} become the new one.`;
    case "recruited":
      return recruitedLine(event, content);
    case "unitsPlaced":
      return `${The(event.seat)} ${verb(event.seat, "place")} ${forces(event.units)} in ${zone(event.zone)}, free.`;
    case "bought":
      return boughtLine(event);
    case "reactivated":
      return reactivatedLine(event, content);
    case "moved":
      return movedLine(event, content);
    case "proposed":
      return offerText(content, event.offer, event.purses);
    case "accepted":
      return `${The(event.seat)} ${verb(event.seat, "accept")} the offer of ${the(event.offer.from)}; still asked: ${together(awaits(event.offer))}.`;
    case "offerClosed":
      return `${closing(event)}: ${clausesText(content, event.offer)}.`;
    case "agreed":
      return `**Agreed**: ${agreedText(content, event.offer, event.purses)}.`;
    case "ready":
      return null; // who is ready stands in the phase's notice
    case "paid":
      return paid(event);
    case "combat":
      return attackLine(event, zone(event.zone));
    case "plans":
      return plansLine(event, content);
    case "fought":
      return foughtLine(event, content);
    case "casualties":
      return casualtiesLine(event, content);
    case "turnOver":
      return `Turn ${event.turn} ends.`;
    case "collected":
      return collectedLine(event, content);
    case "played":
      return `${The(event.seat)} ${verb(event.seat, "play")} ${card(event.card)}${aim(event)}.`;
    case "combined": {
      const { name } = mustGet(content.combos, event.combo);
      return `${The(event.seat)} ${verb(event.seat, "combine")} ${cards(event.cards)}: ${name}${aim(event)}.`;
    }
    case "foiled":
      return `${The(event.seat)} ${verb(event.seat, "play")} ${card(event.card)}: ${source(event.cancelled, content)} has no effect.`;
    case "shown":
      return `${The(event.seat)} ${verb(event.seat, "show")} ${the(event.to)} ${verb(event.seat, "their", "its")} whole hand.`;
    case "took":
      return `${The(event.seat)} ${verb(event.seat, "take")} ${counted(event.cards, "card")} from ${the(event.from)}.`;
    case "defected":
      return `${The(event.seat)} ${verb(event.seat, "lose")} ${forces(event.units)} in ${zone(event.zone)} to the Defection.`;
    case "disrupted":
      return `${The(event.seat)} ${verb(event.seat, "play")} ${card(event.card)}: ${card(event.cancelled)} has no effect.`;
    case "swapped":
      return `${The(event.seat)} ${verb(event.seat, "play")} ${card(event.card)}: the award goes to ${the(event.to)}.`;
    case "awarded":
      return awardLine(event);
    case "doubled":
      return doubledLine(event, content);
    case "nearScore":
      return `Beware: ${the(event.seat)} ${verb(event.seat, "stand")} at ${event.score} of ${VICTORY.score}. Another turn like this one (+${event.gain}) wins.`;
    case "nearSpecial":
      return `Beware: ${the(event.seat)} ${verb(event.seat, "are", "is")} one step from ${verb(event.seat, "their", "its")} special victory: ${event.lacks}.`;
    case "lastCards":
      return lastCards(event);
    case "ended":
      return event.victories.map((victory) => `${announcement(victory)}.`).join(" ");
  }
}

type EventOf<K extends Event["kind"]> = Extract<Event, { kind: K }>;

const byZone = (figures: { readonly [zone: ZoneId]: number }, zone: (id: ZoneId) => string): string =>
  Object.entries(figures)
    .map(([id, pp]) => `${zone(id)} ${pp}`)
    .join(", ");

/** "Sadr City 4 + 2, Shu'la 2 + 0": Security + Infrastructure. */
const garrisons = (zones: { readonly [zone: ZoneId]: Units }, zone: (id: ZoneId) => string): string =>
  Object.entries(zones)
    .map(([id, { security, infrastructure }]) => `${zone(id)} ${security} + ${infrastructure}`)
    .join(", ");

/** Two cards are a Political Maneuver. */
function claim(cards: readonly CardId[], content: Frozen<Content>): string {
  const names = inList(cards.map((id) => mustGet(content.arms, id).name));
  return cards.length > 1 ? `${mustGet(content.combos, "politicalManeuver").name} (${names})` : names;
}

/** The whole auction in a line. */
function initiative({ seat, by, calls, paid, left, price }: EventOf<"initiative">): string {
  const costs = `A card costs ${price} PP.`;
  if (by === "claim")
    return `${The(seat)} ${verb(seat, "have", "has")} the Initiative, as the last to claim it. ${costs}`;
  if (by === "default")
    return `All pass: ${the(seat)} would have bid first and ${verb(seat, "have", "has")} the Initiative, free. ${costs}`;
  const bids = calls.map((call) => `${factionName(call.seat)} ${call.amount}`);
  const losers = Object.keys(paid).filter((bidder) => bidder !== seat && mustGet(paid, bidder) > 0);
  const payment = (bidder: Seat): string => {
    const [amount, rest] = [mustGet(paid, bidder), mustGet(left, bidder)];
    return `${amount} (${rest + amount} → ${rest}${bidder === seat ? " PP" : ""})`;
  };
  const won = `${verb(seat, "win")} and ${verb(seat, "pay")} ${mustGet(paid, seat) === 0 ? "nothing" : payment(seat)}`;
  return [
    `Bids: ${shortened(bids).join(", ")}; all others pass.`,
    `${The(seat)} ${won}.`,
    ...losers.map(
      (loser) => `${The(loser)} ${verb(loser, "pay")} ${verb(loser, "their", "its")} last bid, ${payment(loser)}.`,
    ),
    costs,
  ].join(" ");
}

/** "Street card Sewage Overflow: Sadr City +5 (now 5 PP), Hurriya +3 (now 6 PP); 18 cards left." */
function turned({ card, placed, gained, now, left }: EventOf<"turned">, content: Frozen<Content>): string {
  const { name, text, effects } = mustGet(content.street, card);
  const plain = effects.every((effect) => effect.kind === "placePP" && effect.where.kind === "zones");
  const sums = [
    ...Object.entries(placed).map(
      ([id, pp]) => `${zoneOf(content, id).name} +${pp} (now ${mustGet(now.zones, id)} PP)`,
    ),
    ...Object.entries(gained).map(([seat, pp]) => `${factionName(seat)} +${pp} (now ${mustGet(now.seats, seat)} PP)`),
  ];
  const what = plain ? "" : sums.length > 0 ? `${text} ` : text.slice(0, -1);
  return `Street card **${name}**: ${what}${sums.join(", ")}; ${counted(left, "card")} left.`;
}

/** So many bids stand in a line. */
const MOST_BIDS = 12;

/** A long auction as it began and as it ended. */
const shortened = (bids: readonly string[]): readonly string[] =>
  bids.length <= MOST_BIDS ? bids : [...bids.slice(0, 3), "…", ...bids.slice(4 - MOST_BIDS)];

const source = (by: string, { street, combos, arms }: Frozen<Content>): string =>
  (street[by] ?? combos[by] ?? mustGet(arms, by)).name;

function closing({ offer, why, seat }: EventOf<"offerClosed">): string {
  const { from, seats } = offer;
  const who = seat ?? from;
  const others = seats.filter((other) => other !== from);
  const which = `the offer of ${the(from)}${others.join() === seat ? "" : ` to ${together(others)}`}`;
  switch (why) {
    case "declined":
      return `${The(who)} ${verb(who, "decline")} ${which}`;
    case "countered":
      return `${The(who)} ${verb(who, "make")} a counter-offer in place of ${which}`;
    case "withdrawn":
      return `${The(from)} ${verb(from, "withdraw")} ${verb(from, "their", "its")} offer to ${together(seats.filter((other) => other !== from))}`;
    case "noPP":
    case "noCards":
      return `${capital(which)} lapses, as ${the(who)} no longer ${verb(who, "have", "has")} the ${why === "noPP" ? "PP" : "cards"}`;
    case "agreed":
      return `${capital(which)} is closed, as everything in it is agreed already`;
    case "over":
      return `The phase is over, and ${which} lapses`;
  }
}

/** Ruling of section 7: what is missing lapses. */
function paid({ from, to, amount, owed }: EventOf<"paid">): string {
  const rest = amount < owed ? ` of ${owed}: ${verb(from, "they have", "it has")} no more, and the rest lapses` : "";
  return `As agreed, ${the(from)} ${verb(from, "pay")} ${the(to)} ${amount} PP${rest}.`;
}

function lastCards({ cards, stalemate }: Event & { kind: "lastCards" }): string {
  const winner =
    stalemate.length > 0
      ? `${together(stalemate)} ${stalemate.length > 1 ? "win" : verb(stalemate[0] ?? "", "win")} by stalemate`
      : "nobody wins";
  return `Beware: ${counted(cards, "Arab Street card")} left. If the last one is turned up and nobody has won, ${winner}.`;
}

/** What one seat is told. */
export function describePrivate(secret: Secret, content: Frozen<Content>): string | null {
  const named = (ids: readonly CardId[]): string =>
    inList(copiesOf(ids).map(([id, copies]) => (copies > 1 ? `${copies} × ` : "") + mustGet(content.arms, id).name));
  switch (secret.kind) {
    case "drew":
      return `You got ${named(secret.got)}.`; // the hand lies beside it
    case "lost":
      return `${The(secret.to)} took ${named(secret.lost)} from you. You hold ${counted(secret.cards.length, "card")} now.`;
    case "saw":
      return `${The(secret.seat)} showed you: ${named(secret.cards)}.`;
    case "named":
      return null; // the offer names them to its reader
    case "gave":
      return `You gave ${named(secret.gave)}. You hold ${counted(secret.cards.length, "card")} now.`;
    case "packet":
      return null; // the question shows its cards
  }
}
