/**
 * Another state that the viewer cannot tell from this one: others' hands, piles and discards are dealt again; units of
 * others that lie under a top counter change places, steps and supply as the rules let them be there; and so do the
 * counters of IS that lie face down. Often some of it stays as it is: what an act then shows is the same in both.
 */
import { copy, type Dice, type Frozen, mustGet, once, type Seat } from "#engine";
import type { SpaceId, UnitId } from "../content/board-types.ts";
import type { CardNumber } from "../content/card-types.ts";
import type { SeatId } from "../content/sides.ts";
import type { Content } from "../content/types.ts";
import type { Game, Hand, Pile, Placed, State } from "../state.ts";
import { countCards, pileOf } from "./cards/piles.ts";
import { commanderOf } from "./command/commander.ts";
import { whyBanned } from "./map/entry.ts";
import { whyNotStacked } from "./map/stacking.ts";
import { type Tracing, tracing } from "./map/supply.ts";
import { strongestOf } from "./pieces/placing.ts";
import { type Standing, standingIn, unitOf } from "./pieces/units.ts";
import { gameOf } from "./setup/played.ts";

export function possible(state: Frozen<State>, viewer: Seat, dice: Dice, content: Frozen<Content>): State {
  const other = copy(state) as State; // a copy may be written
  const game = gameOf(content, other);
  for (const pile of ["assets", "events"] as const) if (isChosen(dice)) redeal(game, viewer, pile, dice);
  for (const seat of other.table.order) if (seat !== viewer && isChosen(dice)) regroup(game, seat, dice);
  if (isChosen(dice)) mixFaceDown(other, dice);
  countCards({ state: other });
  return other;
}

const isChosen = (dice: Dice): boolean => dice.below(3) > 0;

/** Cards of one kind that the viewer does not see: each place has as many as before. */
function redeal({ edition, state }: Game, viewer: Seat, pile: Pile, dice: Dice): void {
  const { box, hands, table } = state;
  const isOfPile = (card: CardNumber): boolean => pileOf({ edition }, card) === pile;
  const others = table.order.filter((seat) => seat !== viewer);
  const held = others.map((seat) => mustHand(hands[seat]));
  if (table.phase === "first-hands") return; // what a seat is refused depends on what others have taken
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

/**
 * Units under a top counter change places, wherever they may take each other's place, and lose or regain steps and
 * supply.
 */
function regroup(game: Game, seat: SeatId, dice: Dice): void {
  const hidden = dice.shuffled(hiddenOf(game, seat));
  for (const one of hidden) {
    const other = dice.of(hidden);
    if (areAlike(game, seat, one, other)) tryOut(game, seat, [one, other], () => swap(game, seat, one, other));
  }
  const weak = dice.of(["some", "some", "all", "none"] as const); // by chances of their own they would never all be so
  const isAll = weak === "all";
  const chosen = chosenOf(mustHand(game.state.hands[seat])); // by what is seen of an event it had reason to choose them
  for (const id of hidden.filter((one) => !chosen.includes(one)))
    if (weak !== "some") tryOut(game, seat, [id], () => mark(game, seat, id, { isReduced: isAll, isIsolated: isAll }));
    else if (dice.below(3) === 0) tryOut(game, seat, [id], () => turnOver(game, seat, id, dice));
}

/** Units of a seat that nobody else sees: neither on top nor fighting, nor where they have shown themselves. */
function hiddenOf({ state }: Game, seat: SeatId): readonly UnitId[] {
  const { stacks, lent = [] } = mustHand(state.hands[seat]);
  const { plan, mission } = state.table;
  const named = new Set([...fightingIn(state), ...lent, ...(mission?.kind === "kurds" ? mission.moved : [])]);
  return Object.entries(stacks)
    .filter(([space]) => (plan?.known?.[space] ?? []).length === 0)
    .flatMap(([, ids]) => ids.slice(1))
    .filter((id) => !named.has(id));
}

/** What a seat has chosen for the event that it plays: nobody else sees which units. */
const chosenOf = ({ choices }: Hand): readonly UnitId[] =>
  choices ? [...choices.upgrade, ...choices.lifts.map(({ unit }) => unit)] : [];

/** Whether what was done with one of them may have been done with the other. */
function areAlike(game: Game, seat: SeatId, one: UnitId, other: UnitId): boolean {
  const hand = mustHand(game.state.hands[seat]);
  const [a, b] = [unitOf(game, one), unitOf(game, other)];
  const areOfAKind = a.type === b.type && a.steps === b.steps && a.airmobile === b.airmobile;
  const isSame = (ids: readonly UnitId[]): boolean => ids.includes(one) === ids.includes(other);
  const areMobile = [a, b].every(({ type }) => type !== "garrison");
  const isAnyOfAKind = areOfAKind || (isSame(hand.landed) && isSame(chosenOf(hand)));
  return isAnyOfAKind && (areMobile || isSame(hand.moved));
}

/** Keeps a change after which the spaces of these units are as much by the rules as before. */
function tryOut(game: Game, seat: SeatId, ids: readonly UnitId[], change: () => void): void {
  const before = mustHand(game.state.hands[seat]);
  const spaces = new Set(ids.flatMap((id) => before.units[id]?.space ?? []));
  const faults = (): number => [...spaces].reduce((sum, space) => sum + faultsIn(game, space), 0);
  const most = faults();
  game.state.hands[seat] = copy(before);
  change();
  const isWrong = faults() > most || ids.some((id) => isCutOffByNothing(game, seat, id, before.units[id]));
  if (isWrong) game.state.hands[seat] = before;
}

/** Whether a unit has become isolated where the map as it lies feeds it; `before`: it may have been so. */
function isCutOffByNothing(game: Game, seat: SeatId, id: UnitId, before: Placed | undefined): boolean {
  const { space, isolated } = mustGet(mustHand(game.state.hands[seat]).units, id);
  if (!isolated || (before?.isolated && before.space === space)) return false;
  return tracingAt(game)(unitOf(game, id), seat, space);
}

/** Who holds what stays as it is, and so do the lines. */
const tracingAt = once((game: Game): Tracing => tracing(game));

/** How many rules a space is at odds with: who is there, with whom, under whose command, and who holds it. */
function faultsIn(game: Game, space: SpaceId): number {
  const there = standingIn(game, space);
  const holder = game.state.table.control[space];
  const isShared = new Set(there.map(({ side }) => side)).size > 1;
  const isHeldWrongly = isShared && holder !== undefined && !strongestOf(there).includes(holder);
  const isWrong = (one: Standing): boolean =>
    whyBanned(game, { nation: one.unit.nation, side: one.side }, space) !== null ||
    commanderOf(game, one, () => there) !== one.side;
  return there.filter(isWrong).length + Number(isHeldWrongly) + Number(whyNotStacked(game, space, there) !== null);
}

/** Each goes to where the other was, marked as that was, and has done what that had done. */
function swap(game: Game, seat: SeatId, one: UnitId, other: UnitId): void {
  const hand = mustHand(game.state.hands[seat]);
  const name = (id: UnitId): UnitId => (id === one ? other : id === other ? one : id);
  hand.units = Object.fromEntries(
    Object.entries(hand.units).map(([id, placed]) => [name(id), asUnit(game, name(id), placed)]),
  );
  for (const [space, ids] of Object.entries(hand.stacks)) hand.stacks[space] = ids.map(name);
  hand.moved = hand.moved.map(name);
  hand.landed = hand.landed.map(name);
  if (hand.choices) {
    const { upgrade, lifts } = hand.choices;
    hand.choices = { upgrade: upgrade.map(name), lifts: lifts.map((lift) => ({ ...lift, unit: name(lift.unit) })) };
  }
  if (hand.marches) hand.marches = hand.marches.map((march) => ({ ...march, units: march.units.map(name) }));
}

/** What has one step is not reduced. */
const asUnit = (game: Game, id: UnitId, { reduced, ...placed }: Placed): Placed =>
  reduced && unitOf(game, id).steps > 1 ? { ...placed, reduced } : placed;

/** A step is lost or regained, and so perhaps is supply. */
function turnOver(game: Game, seat: SeatId, id: UnitId, dice: Dice): void {
  const { reduced, isolated } = mustGet(mustHand(game.state.hands[seat]).units, id);
  mark(game, seat, id, { isReduced: !reduced, isIsolated: (dice.below(2) === 0) !== (isolated === true) });
}

/** Nobody else sees who has lost a step, nor who is cut off where those of a stack are so one by one. */
function mark(game: Game, seat: SeatId, id: UnitId, { isReduced, isIsolated }: Weakness): void {
  const { units } = mustHand(game.state.hands[seat]);
  const { space, isolated } = mustGet(units, id);
  const isCutOff = game.edition.parameters.supplyByStacking ? isolated : isIsolated;
  const marks = { ...(isReduced ? { reduced: true as const } : {}), ...(isCutOff ? { isolated: true as const } : {}) };
  units[id] = asUnit(game, id, { space, ...marks });
}

interface Weakness {
  readonly isReduced: boolean;
  readonly isIsolated: boolean;
}

/** nobody knows which is which. */
function mixFaceDown(state: State, dice: Dice): void {
  const { box } = state;
  const fighting = fightingIn(state);
  const isHidden = (id: UnitId): boolean => !fighting.has(id);
  const all = dice.shuffled([...Object.values(box.is).flat(), ...box.isPool].filter(isHidden));
  const redealt = (ids: readonly UnitId[]): UnitId[] => ids.map((id) => (isHidden(id) ? (all.shift() ?? id) : id));
  box.is = Object.fromEntries(Object.entries(box.is).map(([space, ids]) => [space, redealt(ids)]));
  box.isPool = redealt(box.isPool); // one that fell in the fight of now lies there, and everyone saw which
}

/** those that everyone sees while they fight. */
const fightingIn = ({ table: { offensive } }: State): ReadonlySet<UnitId> =>
  new Set(Object.values(offensive?.fighting ?? {}).flatMap((fighters) => fighters.map(({ id }) => id)));
