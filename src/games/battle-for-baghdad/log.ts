import { type Frozen, of, type Seat } from "../../engine/index.ts";
import { boughtLine, leviedLine, movedLine, reactivatedLine, recruitedLine } from "./action/words.ts";
import { collectedLine, doubledLine } from "./civic-words.ts";
import { awaits } from "./coalition/offers.ts";
import { clausesText, offerText } from "./coalition/words.ts";
import { attackLine, awardLine, casualtiesLine, foughtLine, plansLine } from "./combat/words.ts";
import { type Content, zone as zoneOf } from "./content.ts";
import type { Event, Secret } from "./events.ts";
import { factionName, The, the, together } from "./factions.ts";
import { VICTORY } from "./goals.ts";
import type { CardId, ZoneId } from "./state.ts";
import { announcement } from "./victory.ts";
import { copiesOf, counted, forces, inList } from "./wording.ts";

/** What everyone is told. */
export function tell(event: Event, content: Frozen<Content>): string | null {
  const zone = (id: ZoneId): string => zoneOf(content, id).name;
  const card = (id: CardId): string => of(content.arms, id).name;
  const cards = (ids: readonly CardId[]): string => inList(ids.map(card));
  const aim = ({ target, zone: where }: { readonly target: Seat | null; readonly zone: ZoneId | null }): string =>
    `${target === null ? "" : ` against ${the(target)}`}${where === null ? "" : ` ${target === null ? "on" : "in"} ${zone(where)}`}`;
  switch (event.kind) {
    case "setup":
      return `Round the table: ${event.order.map(factionName).join(", ")}.`;
    case "turn":
      return `Turn ${event.turn} begins.`;
    case "deployed":
      return `${The(event.seat)} placed ${forces(event.units)} in ${zone(event.zone)}.`;
    case "claimed":
      return `${The(event.seat)} claimed the Initiative by ${claim(event.cards, content)}.`;
    case "bid":
      return `${The(event.seat)} bid ${event.amount} PP.`;
    case "passed":
      return `${The(event.seat)} passed${event.asked ? "" : ", as they could bid no more"}.`;
    case "initiative":
      return initiative(event);
    case "firstPlayer":
      return `Order of acting: ${event.actOrder.map(factionName).join(", ")}.`;
    case "turned": {
      const { name, text } = of(content.street, event.card);
      return `Arab Street: **${name}**. ${text}`;
    }
    case "placed":
      return `PP placed: ${byZone(event.zones, zone)}.`;
    case "removed":
      return `PP removed: ${byZone(event.zones, zone)}.`;
    case "levied":
      return leviedLine(event);
    case "streetStopped":
      return event.seat === null ? null : `${The(event.seat)} stopped the Arab Street by ${card(event.by)}.`;
    case "gained":
      return `${The(event.seat)} gained ${event.amount} PP by ${source(event.by, content)}.`;
    case "drafted":
      return event.took ? `${The(event.seat)} kept a card.` : `${The(event.seat)} kept no card.`;
    case "discarded":
      return event.seat === null
        ? `Nobody kept ${cards(event.cards)}.`
        : `${The(event.seat)} discarded ${cards(event.cards)}.`;
    case "shuffled":
      return `The Arms Bazaar deck was used up: ${counted(event.cards, "discard")} became the new one.`;
    case "recruited":
      return recruitedLine(event, content);
    case "unitsPlaced":
      return `${The(event.seat)} placed ${forces(event.units)} in ${zone(event.zone)}, free.`;
    case "bought":
      return boughtLine(event);
    case "reactivated":
      return reactivatedLine(event, content);
    case "moved":
      return movedLine(event, content);
    case "proposed":
      return offerText(content, event.offer);
    case "accepted":
      return `${The(event.seat)} accepted what ${the(event.offer.from)} proposed. Still asked: ${together(awaits(event.offer))}.`;
    case "offerClosed":
      return `${closing(event)}: ${clausesText(content, event.offer.clauses)}.`;
    case "agreed":
      return `**Agreed** between ${together(event.offer.seats)}: ${clausesText(content, event.offer.clauses)}.`;
    case "ready":
      return `${The(event.seat)} said: ${event.ready ? "ready to go on" : "not ready after all"}.`;
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
      return `${The(event.seat)} played ${card(event.card)}${aim(event)}.`;
    case "combined": {
      const { name } = of(content.combos, event.combo);
      return `${The(event.seat)} combined ${cards(event.cards)}: ${name}${aim(event)}.`;
    }
    case "foiled":
      return `${The(event.seat)} played ${card(event.card)}: ${source(event.cancelled, content)} has no effect.`;
    case "shown":
      return `The hand of ${the(event.seat)} was shown to ${the(event.to)}.`;
    case "took":
      return `${The(event.seat)} took ${counted(event.cards, "card")} of ${the(event.from)}.`;
    case "defected":
      return `${The(event.seat)} lost ${forces(event.units)} in ${zone(event.zone)} to the Defection.`;
    case "disrupted":
      return `${The(event.seat)} played ${card(event.card)}: ${card(event.cancelled)} has no effect.`;
    case "swapped":
      return `${The(event.seat)} played ${card(event.card)}: the award goes to ${the(event.to)}.`;
    case "awarded":
      return awardLine(event);
    case "doubled":
      return doubledLine(event, content);
    case "nearScore":
      return `Beware: ${the(event.seat)} stand at ${event.score} of ${VICTORY.score}. Another turn like this one (+${event.gain}) wins.`;
    case "nearSpecial":
      return `Beware: ${the(event.seat)} lack one step to their special victory: ${event.lacks}.`;
    case "lastCards":
      return lastCards(event);
    case "ended":
      return event.victories.map(announcement).join(" ");
  }
}

const byZone = (figures: { readonly [zone: ZoneId]: number }, zone: (id: ZoneId) => string): string =>
  Object.entries(figures)
    .map(([id, pp]) => `${zone(id)} ${pp}`)
    .join(", ");

/** Two cards are a Political Maneuver. */
function claim(cards: readonly CardId[], content: Frozen<Content>): string {
  const names = inList(cards.map((id) => of(content.arms, id).name));
  return cards.length > 1 ? `${of(content.combos, "politicalManeuver").name} (${names})` : names;
}

function initiative({ seat, by, paid, price }: Event & { kind: "initiative" }): string {
  const who = { bid: `${The(seat)} won the Initiative.`, claim: `The Initiative is with ${the(seat)}.` };
  const paying = Object.entries(paid)
    .filter(([, amount]) => amount > 0)
    .map(([bidder, amount]) => `${factionName(bidder)} ${amount}`);
  return [
    by === "default" ? `Nobody bid: the Initiative is with ${the(seat)}.` : who[by],
    ...(paying.length > 0 ? [`Paid to the Bank: ${paying.join(", ")}.`] : []),
    `An Arms Bazaar card costs ${price} PP this turn.`,
  ].join(" ");
}

const source = (by: string, { street, combos, arms }: Frozen<Content>): string =>
  (street[by] ?? combos[by] ?? of(arms, by)).name;

function closing({ offer, why, seat }: Event & { kind: "offerClosed" }): string {
  const which = `an offer of ${the(offer.from)} to ${together(offer.seats.filter((other) => other !== offer.from))}`;
  switch (why) {
    case "declined":
      return `${The(seat ?? offer.from)} declined ${which}`;
    case "withdrawn":
      return `${The(offer.from)} withdrew ${which}`;
    case "impossible":
      return `No longer possible is ${which}`;
    case "over":
      return `With the phase lapsed ${which}`;
  }
}

/** Ruling of section 7: what is missing lapses. */
function paid({ from, to, amount, owed }: Event & { kind: "paid" }): string {
  const rest = amount < owed ? ` of ${owed}; they had no more, and the rest lapses` : "";
  return `As agreed, ${the(from)} paid ${the(to)} ${amount} PP${rest}.`;
}

function lastCards({ cards, stalemate }: Event & { kind: "lastCards" }): string {
  const winner = stalemate.length > 0 ? `${together(stalemate)} win by stalemate` : "nobody wins";
  return `Beware: ${counted(cards, "Arab Street card")} left. If the last one is turned up and nobody has won, ${winner}.`;
}

/** What one seat is told. */
export function whisper(secret: Secret, content: Frozen<Content>): string | null {
  const named = (ids: readonly CardId[]): string =>
    inList(copiesOf(ids).map(([id, copies]) => (copies > 1 ? `${copies} × ` : "") + of(content.arms, id).name));
  switch (secret.kind) {
    case "drew":
      return `You got ${named(secret.got)}. Your hand (${secret.cards.length}): ${named(secret.cards)}.`;
    case "lost":
      return `${The(secret.to)} took ${named(secret.lost)} of you. Your hand (${secret.cards.length}): ${named(secret.cards)}.`;
    case "saw":
      return `${The(secret.seat)} showed you: ${named(secret.cards)}.`;
    case "named":
      return `${The(secret.from)} would give you ${named(secret.cards)}.`;
    case "gave":
      return `You gave ${named(secret.gave)}. Your hand (${secret.cards.length}): ${named(secret.cards)}.`;
    case "packet":
      return `The packet (${secret.cards.length}): ${named(secret.cards)}. Keep one or none.`;
  }
}
