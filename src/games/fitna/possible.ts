import { copy, type Dice, type Frozen, type Seat } from "../../engine/index.ts";
import { pileOf } from "./cards/piles.ts";
import { countCards } from "./cards/tally.ts";
import type { CardNumber } from "./content/card-types.ts";
import type { SpaceId } from "./content/map-types.ts";
import type { SeatId } from "./content/sides.ts";
import type { Content } from "./content/types.ts";
import type { UnitId } from "./content/unit-types.ts";
import { gameOf } from "./setup/played.ts";
import type { Game, Hand, Pile, State } from "./state.ts";

/**
 * Another state that the viewer cannot tell from this one: others' hands, the piles and discards are dealt anew, units of
 * others that lie under a top counter change places, and so do the counters of IS that lie face down.
 */
export function possible(state: Frozen<State>, viewer: Seat, dice: Dice, content: Frozen<Content>): State {
  const other = copy(state) as State; // a copy may be written
  const game = gameOf(content, other);
  for (const pile of ["assets", "events"] as const) redeal(game, viewer, pile, dice);
  for (const seat of other.table.order) if (seat !== viewer) regroup(game, seat, dice);
  mixFaceDown(other, dice);
  countCards(other);
  return other;
}

/** Cards of one kind that the viewer does not see: each place has as many as before. */
function redeal({ edition, state }: Game, viewer: Seat, pile: Pile, dice: Dice): void {
  const { box, hands, table } = state;
  const isOfPile = (card: CardNumber): boolean => pileOf({ edition }, card) === pile;
  const others = table.order.filter((seat) => seat !== viewer);
  const held = others.map((seat) => mustHand(hands[seat]));
  if (table.phase === "first-hands") return; // who chooses now has looked through the piles
  const isKnown = (card: CardNumber): boolean => table.spent.includes(card); // everyone saw it go
  const known = box.discards[pile].filter(isKnown);
  const counts = held.map(({ cards }) => cards.filter(isOfPile).length);
  const offering = held.filter(({ exchange }) => exchange !== undefined && isOfPile(exchange));
  const all = dice.shuffled([
    ...held.flatMap(({ cards }) => cards.filter(isOfPile)),
    ...offering.flatMap(({ exchange = [] }) => exchange),
    ...box.piles[pile],
    ...box.discards[pile].filter((card) => !isKnown(card)),
  ]);
  for (const [i, hand] of held.entries())
    hand.cards = [...hand.cards.filter((card) => !isOfPile(card)), ...all.splice(0, counts[i] ?? 0)];
  for (const hand of offering) hand.exchange = all.shift() ?? 0;
  const left = box.piles[pile].length;
  box.piles[pile] = all.splice(0, left);
  box.discards[pile] = [...known, ...all];
}

function mustHand(hand: Hand | undefined): Hand {
  if (!hand) throw new Error("a seat without a hand");
  return hand;
}

/** Units under a top counter change places with others of their kind, size and marks. */
function regroup({ edition, state }: Game, seat: SeatId, dice: Dice): void {
  const hand = mustHand(state.hands[seat]);
  const fighting = fightingIn(state);
  const hidden = Object.values(hand.stacks).flatMap((units) => units.slice(1).filter((id) => !fighting.has(id)));
  const kinds = new Map<string, UnitId[]>();
  for (const id of hidden) {
    const { nation, size } = edition.units[id] ?? { nation: "", size: "" };
    const { reduced, isolated } = hand.units[id] ?? {};
    const flags = [hand.moved.includes(id), hand.landed.includes(id), hand.lent?.includes(id) ?? false];
    const kind = [nation, size, reduced, isolated, ...flags].join();
    kinds.set(kind, [...(kinds.get(kind) ?? []), id]);
  }
  const renamed = new Map<UnitId, UnitId>();
  for (const ids of kinds.values()) {
    const shuffled = dice.shuffled(ids);
    for (const [i, id] of ids.entries()) renamed.set(id, shuffled[i] ?? id);
  }
  const name = (id: UnitId): UnitId => renamed.get(id) ?? id;
  hand.units = Object.fromEntries(Object.entries(hand.units).map(([id, placed]) => [name(id), placed]));
  for (const [space, ids] of Object.entries(hand.stacks)) hand.stacks[space] = ids.map(name);
  if (hand.choices) {
    const { upgrade, lifts } = hand.choices;
    hand.choices = { upgrade: upgrade.map(name), lifts: lifts.map(({ unit, space }) => ({ unit: name(unit), space })) };
  }
  hand.moved = hand.moved.map(name);
  hand.landed = hand.landed.map(name);
  if (hand.lent) hand.lent = hand.lent.map(name);
  if (hand.marches) hand.marches = hand.marches.map((march) => ({ ...march, units: march.units.map(name) }));
}

/** nobody knows which is which. */
function mixFaceDown(state: State, dice: Dice): void {
  const { box } = state;
  const fighting = fightingIn(state);
  const isHidden = (id: UnitId): boolean => !fighting.has(id);
  const all = dice.shuffled([...Object.values(box.is).flat(), ...box.isPool].filter(isHidden));
  const is: { [space: SpaceId]: UnitId[] } = {};
  for (const [space, ids] of Object.entries(box.is))
    is[space] = ids.map((id) => (isHidden(id) ? (all.shift() ?? id) : id));
  box.is = is;
  box.isPool = all;
}

/** those that everyone sees while they fight. */
const fightingIn = ({ table: { offensive } }: State): ReadonlySet<UnitId> =>
  new Set(Object.values(offensive?.fighting ?? {}).flatMap((fighters) => fighters.map(({ id }) => id)));
