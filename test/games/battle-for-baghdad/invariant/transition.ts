import { type Advance, type Envelope, mustGet } from "#engine";
import { STREET_CARDS } from "../../../../src/games/battle-for-baghdad/content/rulebook-figures.ts";
import type { Event } from "../../../../src/games/battle-for-baghdad/rules/events.ts";
import type { Baghdad, Table } from "../../../../src/games/battle-for-baghdad/state.ts";
import { shipped as book } from "../builder.ts";
import { must } from "./invariant.ts";

type Before = Envelope<Baghdad>["table"];
type EventOf<K extends Event["kind"]> = Extract<Event, { kind: K }>;

/** Section 9: what holds between a state and the next, and is told of in full. Throws what does not. */
export function transition({ table: before }: Envelope<Baghdad>, { state, happenings }: Advance<Baghdad>): void {
  const told = happenings.flatMap((one) => (one.kind === "event" ? [one] : []));
  const events = told.flatMap(({ event }) => (event ? [event] : []));
  const { table: after } = state;
  must(held(after) - held(before) === sum(events.map(fromBank)), "3: PP that no event tells of");
  infrastructure(before, after, events);
  initiative(before, events);
  const bought = events.filter(({ kind }) => kind === "bought").length;
  const drew = told.flatMap(({ secrets }) => Object.values(secrets)).filter(({ kind }) => kind === "drew").length;
  must(drew >= bought, "11: a card was paid for, and none came");
  if (before.packet === null && after.packet !== null) bazaar(before, after, events);
  if (before.phase !== "coalition" && after.phase === "coalition")
    must(after.agreements.length === 0, "16: an agreement of an earlier Coalition Phase");
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
const total = (amounts: { readonly [of: string]: number }): number => sum(Object.values(amounts));

/** Invariant 3: PP of all seats and Zones. */
const held = ({ sides, zones }: Table | Before): number =>
  sum([...Object.values(sides), ...Object.values(zones)].map(({ pp }) => pp));

/** Invariant 3: what an event says that the Bank has issued; less than 0 where PP are spent. */
function fromBank(event: Event): number {
  switch (event.kind) {
    case "initiative":
      return -total(event.paid);
    case "turned":
      return total(event.placed) + total(event.gained);
    case "placed":
      return total(event.zones);
    case "removed":
      return -total(event.zones);
    case "recruited":
    case "bought":
    case "reactivated":
      return -event.cost;
    case "collected":
      return event.bank;
    case "awarded":
    case "doubled":
      return event.amount;
    default:
      return 0;
  }
}

/** Invariant 7: Infrastructure comes and goes as events tell, and none of them is a Move. */
function infrastructure(before: Table | Before, after: Table | Before, events: readonly Event[]): void {
  const changes = events.flatMap(building);
  for (const [zone, { units }] of Object.entries(after.zones))
    for (const seat of after.seats) {
      const was = mustGet(before.zones, zone).units[seat]?.infrastructure ?? 0;
      const told = sum(changes.filter((one) => one.zone === zone && one.seat === seat).map(({ count }) => count));
      must((units[seat]?.infrastructure ?? 0) === was + told, "7: Infrastructure that no event tells of", zone);
    }
}

/** What Infrastructure an event builds (or, less than 0, takes away): whose, and where. */
function building(event: Event): readonly { readonly seat: string; readonly zone: string; readonly count: number }[] {
  switch (event.kind) {
    case "deployed":
      return Object.entries(event.zones).map(([zone, { infrastructure: count }]) => ({
        seat: event.seat,
        zone,
        count,
      }));
    case "unitsPlaced":
      return [{ seat: event.seat, zone: event.zone, count: event.units.infrastructure }];
    case "recruited":
      return [{ seat: event.seat, zone: event.zone, count: event.unit === "infrastructure" ? event.count : 0 }];
    case "fought":
      return [{ seat: event.loser, zone: event.zone, count: -event.units.infrastructure }];
    case "casualties":
    case "defected":
      return [{ seat: event.seat, zone: event.zone, count: -event.units.infrastructure }];
    default:
      return [];
  }
}

/** Invariant 10: everyone pays its own last bid, and the highest is the price. */
function initiative(before: Before, events: readonly Event[]): void {
  const won = events.find((event): event is EventOf<"initiative"> => event.kind === "initiative");
  if (!won) return;
  const bids = { ...before.auction?.bids };
  for (const event of events) if (event.kind === "bid") bids[event.seat] = event.amount;
  const seats = new Set([...Object.keys(bids), ...Object.keys(won.paid)]);
  for (const seat of seats) must(bids[seat] === won.paid[seat], "10: not the last bid is paid", seat);
  must(won.price === Math.max(1, ...Object.values(bids)), "10: the price is not the highest bid");
}

/** Invariant 11: all the cards come that are due, as long as there are any. */
function bazaar(before: Before, after: Table | Before, events: readonly Event[]): void {
  const stopped = before.street?.stopped === true || events.some(stops);
  const all = after.turnedNow === STREET_CARDS || after.streetDeck === 0;
  must(stopped || all, "11: an Arab Street card did not come");
  const left = after.bazaarDeck + after.discards.length;
  must(after.packet?.cards === after.seats.length || left === 0, "11: an Arms Bazaar card did not come");
}

/** Whether a card has ended the draw: one out of a hand, or the Arab Street's own. */
const stops = (event: Event): boolean =>
  event.kind === "streetStopped" ||
  (event.kind === "turned" &&
    mustGet(book.content.street, event.card).effects.some(({ kind }) => kind === "stopStreet"));
