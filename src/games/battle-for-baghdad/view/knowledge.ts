/** What a seat knows of others' hands by what it was shown, took, gave or was offered, and what is uncertain of it. */
import { CardsSeen, type Heard, type Knowledge, type Known, mustGet, type Seat, type View } from "#engine";
import { The, verb } from "../content/factions.ts";
import type { CardId } from "../content/pack.ts";
import { counted, inList } from "../content/wording.ts";
import { kindsNamed } from "../rules/cards/hands.ts";
import type { Event } from "../rules/events.ts";
import type { Baghdad } from "../state.ts";

type Row = Heard<Baghdad>;
type Cards = CardsSeen<CardId>;

/**
 * R-85 and what else one seat has seen of others' hands: shown by a card, taken from it or given by it, named in offers. What
 * has left a hand in sight since is not in it any more; what may have left it unseen is said to be uncertain.
 */
export const knowledge: Knowledge<Baghdad> = {
  from: ["saw", "lost", "gave", "named"],
  known(view, heard) {
    const cards: Cards = new CardsSeen();
    const plans = new Map<Seat, readonly CardId[]>();
    for (const row of heard) {
      hear(cards, row);
      for (const event of row.events) see(cards, plans, view.seat, event);
    }
    const others = view.table.seats.filter((seat) => seat !== view.seat);
    return cards
      .all(others, (seat) => mustGet(view.table.sides, seat).cards)
      .map(({ seat, cards: held, unseen, turn, phase }): Known => {
        const text = `${The(seat)} ${verb(seat, "hold")} ${inList(kindsNamed(view.content, held))}${doubt(unseen)}.`;
        return { text, turn, phase };
      });
  },
};

const doubt = (unseen: number): string =>
  unseen === 0
    ? ""
    : `, unless ${unseen === 1 ? "one of these is the card that has" : `some of these are among the ${counted(unseen, "card")} that have`} left that hand unseen since`;

/** What only the seat was told. */
function hear(cards: Cards, { secrets, events, ...when }: Row): void {
  for (const secret of secrets) {
    if (secret.kind === "saw") cards.whole(secret.seat, secret.cards, when);
    if (secret.kind === "lost") cards.came(secret.to, secret.lost, when);
    if (secret.kind === "named") cards.has(secret.from, secret.cards, when);
    if (secret.kind === "drew") for (const giver of giversOf(events)) cards.gone(giver, secret.got);
    if (secret.kind === "gave") for (const taker of onlyTaker(events)) cards.came(taker, secret.gave, when);
  }
}

/** From whom cards have come by these events. */
const giversOf = (events: readonly Event[]): readonly Seat[] =>
  events.flatMap((event) => (event.kind === "took" ? event.from : passedIn(event).map(({ from }) => from)));

/** Who got the cards that changed hands; none where several did, for nobody says who got which. */
function onlyTaker(events: readonly Event[]): readonly Seat[] {
  const takers = new Set(events.flatMap(passedIn).map(({ to }) => to));
  return takers.size === 1 ? [...takers] : [];
}

interface Passed {
  readonly from: Seat;
  readonly to: Seat;
  readonly cards: number;
}

/** Cards that change hands because seats have agreed on it. */
const passedIn = (event: Event): readonly Passed[] =>
  event.kind !== "agreed"
    ? []
    : event.offer.clauses.flatMap((clause) => (clause.kind === "give" || clause.kind === "ask" ? [clause] : []));

/** What everyone was told; `own`: the seat that knows. */
function see(cards: Cards, plans: Map<Seat, readonly CardId[]>, own: Seat, event: Event): void {
  for (const [seat, gone] of leaving(event, plans)) cards.gone(seat, gone);
  for (const { from, cards: count } of unseenBy(own, event)) cards.left(from, count);
  if (event.kind !== "plans") return;
  plans.clear();
  for (const [seat, { offense, defense }] of Object.entries(event.plans))
    plans.set(
      seat,
      [offense, defense].flatMap((card) => card ?? []),
    );
}

/** Cards that change hands of which this seat sees only how many there are. */
function unseenBy(own: Seat, event: Event): readonly Passed[] {
  const all = event.kind === "took" ? [{ from: event.from, to: event.seat, cards: event.cards }] : passedIn(event);
  return all.filter(({ from, to }) => from !== own && to !== own);
}

/** Cards that leave hands in sight; `plans`: which of a Combat's cards have been revealed. */
function leaving(
  event: Event,
  plans: ReadonlyMap<Seat, readonly CardId[]>,
): readonly (readonly [Seat, readonly CardId[]])[] {
  switch (event.kind) {
    case "discarded":
    case "combined":
    case "claimed":
      return event.seat === null ? [] : [[event.seat, event.cards]];
    case "played":
    case "foiled":
    case "swapped":
    case "doubled":
      return [[event.seat, [event.card]]];
    case "disrupted":
      return [...plans.keys()].map((seat) => [seat, [seat === event.seat ? event.card : event.cancelled]]);
    case "fought":
      return [[event.loser, [...event.cards, ...networkOf(event)]]];
    case "casualties": {
      const spent = (plans.get(event.seat) ?? []).filter((card) => !event.kept.includes(card));
      return [[event.seat, [...spent, ...networkOf(event)]]];
    }
    case "streetStopped":
      return [[event.seat, [event.by]]];
    default:
      return [];
  }
}

const networkOf = ({ network }: { readonly network: CardId | null }): readonly CardId[] =>
  network === null ? [] : [network];

/** What the seat holds unseen, as a page of a finished campaign tells it. */
export const concealed = ({ content, hand }: View<Baghdad>): string | null =>
  hand.cards.length > 0 ? inList(kindsNamed(content, hand.cards)) : null;
