/**
 * Another state that the viewer cannot tell from this one: enemy units that it does not see change places, modes and
 * damage, others evade, HQs of a set-up stand elsewhere, and the enemy's chits, strategy and commitment are others.
 * Sizes, tops, control and what has been shown stay. Often some of it stays as it is: what an act then shows is the same
 * in both.
 */
import { copy, type Dice, type Frozen, mustGet, type Seat } from "#engine";
import { CHIT_TYPES, type ChitType, type Pack, type SeatId, type UnitId, type ZoneId } from "../content/types.ts";
import { type Board, enemyOf, type Hand, isSeat, type LebanonState, type Marks, type OwnGroup } from "../state.ts";
import { holds, listed, poolOf } from "./chits/hand.ts";
import { maySupport } from "./combat/commitment.ts";
import { type Commitment, TARGET_POLICIES } from "./combat/types.ts";
import { whyNotIn } from "./pieces/entering.ts";
import { isBox } from "./pieces/groups.ts";
import { hasFixedMode, isBrittle, isRocket, otherMode, unitOf } from "./pieces/units.ts";

export function possible(state: Frozen<LebanonState>, viewer: Seat, dice: Dice, content: Pack): LebanonState {
  const other = copy(state) as LebanonState; // a copy may be written
  if (!isSeat(viewer)) return other;
  const enemy = enemyOf(viewer);
  const hand = mustGet(other.hands, enemy);
  const unseen = { content, other, enemy, hand, viewer: mustGet(other.hands, viewer), dice };
  const isChosen = (): boolean => dice.below(3) > 0;
  if (isChosen()) redeal(other, enemy, unseen.viewer, dice, content);
  if (isChosen()) regroup(unseen);
  if (isChosen()) changeEvaders(unseen);
  if (isChosen()) moveHqs(unseen);
  const { strategies } = content.scenarios[other.table.scenario];
  if (hand.strategy !== null && other.table.strategy === null) hand.strategy = dice.of(strategies);
  hand.course = hand.course.map(([idf, insurgent]) => [idf + dice.die(), insurgent + dice.die()]);
  if (hand.commitment) hand.commitment = someCommitment({ content, table: other.table, seat: enemy, hand }, dice);
  return other;
}

/** Where something is changed that the viewer does not see. */
interface Unseen {
  readonly content: Pack;
  readonly other: LebanonState;
  readonly enemy: SeatId;
  /** The enemy's. */
  readonly hand: Hand;
  readonly viewer: Hand;
  readonly dice: Dice;
}

/** Chits that the viewer has not been shown this turn come again from the pool, those laid aside too. */
function redeal(other: LebanonState, enemy: SeatId, viewer: Hand, dice: Dice, content: Pack): void {
  const hand = mustGet(other.hands, enemy);
  const hasLooked = viewer.seen.length > 0; // a J-2 has shown what was selected and planned
  const isSeen = (origin: string): boolean => hasLooked && (origin === "selected" || origin === "planned");
  const kept = hand.chits.filter(({ origin }) => isSeen(origin));
  const unknown = hand.chits.filter(({ origin }) => !isSeen(origin));
  const laidAside = hasLooked ? [] : hand.planned;
  hand.chits = kept;
  hand.planned = hasLooked ? hand.planned : [];
  const pool = poolOf({ content, table: other.table }, enemy, hand);
  const bag = dice.shuffled(listed(pool));
  // a J-5 lays no other aside
  hand.planned.push(...laidAside.map(() => takeFirst(bag, (type) => type !== "J-5")));
  const dealt = unknown.map(({ origin }) => ({ type: takeFirst(bag), origin }));
  hand.chits = [...kept, ...dealt].sort((a, b) => CHIT_TYPES.indexOf(a.type) - CHIT_TYPES.indexOf(b.type));
  if (!hasLooked) hand.selected = hand.selected.map(() => dice.of(CHIT_TYPES));
}

/** There are as many as before. */
function takeFirst(bag: ChitType[], isMeant: (type: ChitType) => boolean = () => true): ChitType {
  const [type = "J-1"] = bag.splice(Math.max(0, bag.findIndex(isMeant)), 1);
  return type;
}

/** Whose commitment may be what, for all that everyone sees and its hand allows. */
interface Committing extends Board {
  readonly seat: SeatId;
  readonly hand: Frozen<Hand>;
}

/** What such a hand can have committed. */
export function someCommitment({ content, table, seat, hand }: Committing, dice: Dice): Commitment {
  const isIdf = seat === "idf";
  const j4 = holds(hand, "J-4");
  const supports = j4 > 0 && maySupport(content, table, seat) && dice.below(2) === 0;
  // only the Insurgents of 2006 have anti-tank support
  const isAntiTank = !isIdf && content.scenarios[table.scenario].antiTank !== null && dice.below(2) === 0;
  const mayFly = table.battle?.kind !== "ambush" && table.held.idf > 0;
  return {
    support: supports ? (isAntiTank ? "at" : "j4") : "none",
    closeAirSupport: isIdf && mayFly && holds(hand, "J-3") > 0 && dice.below(2) === 0,
    networked: dice.below(holds(hand, "J-6") + 1),
    sam: isIdf || !mayFly ? 0 : dice.below(j4 - Number(supports) + 1),
    targets: dice.of(TARGET_POLICIES),
  };
}

/** nobody sees where HQs are set up. */
function moveHqs({ content, hand, dice }: Unseen): void {
  for (const hq of Object.keys(hand.hqs ?? {})) {
    if (content.hqs[hq]?.nation !== "israel") continue;
    const zone = dice.of(content.zonesOf.israel);
    hand.hqs = { ...hand.hqs, [hq]: zone };
    hand.groups = hand.groups.map((group) => (group.id === hq ? { ...group, zone } : group));
  }
}

/** as many in each zone, but others of those who are there; not who has just fought. */
function changeEvaders({ other, hand, viewer, dice }: Unseen): void {
  const fighting = Object.values(other.table.battle?.fighters ?? {}).flatMap((units) => units.map(({ unit }) => unit));
  for (const zone of Object.keys(other.table.evading)) {
    const there = hand.groups.flatMap((group) => (group.zone === zone ? group.units : []));
    const free = there.filter((unit) => !viewer.known[unit] && !fighting.includes(unit));
    const evading = hand.evading.filter((unit) => free.includes(unit));
    const others = dice.shuffled(free).slice(0, evading.length);
    hand.evading = [...hand.evading.filter((unit) => !evading.includes(unit)), ...others];
  }
}

/** Units that the viewer does not see change places and marks, where the rules allow it. */
function regroup(unseen: Unseen): void {
  const { content, hand, dice } = unseen;
  const hidden = dice.shuffled(hiddenOf(unseen));
  for (const one of hidden) {
    const two = dice.of(hidden);
    tryOut(unseen, () => swap(hand, one, two));
  }
  for (const unit of hidden) {
    if (!hasFixedMode(content, unit) && dice.below(2) === 0)
      tryOut(unseen, () => mark(hand, unit, ({ mode, ...marks }) => ({ ...marks, mode: otherMode(mode) })));
    if (dice.below(3) === 0) tryOut(unseen, () => mark(hand, unit, turned("disrupted")));
    if (dice.below(3) === 0)
      tryOut(unseen, () => mark(hand, unit, turned(isRocket(content, unit) ? "fired" : "reduced")));
  }
}

/** Neither on top nor known; of a set-up that is not done, all. */
function hiddenOf({ other, enemy, hand, viewer }: Unseen): readonly UnitId[] {
  const isSetUp = other.table.phase === `${enemy}-set-up`;
  return hand.groups.flatMap(({ units }) => units.slice(isSetUp ? 0 : 1)).filter((unit) => !viewer.known[unit]);
}

/** Each goes to where the other was, and has its own marks and evades as before. */
function swap(hand: Hand, one: UnitId, two: UnitId): void {
  const name = (unit: UnitId): UnitId => (unit === one ? two : unit === two ? one : unit);
  hand.groups = hand.groups.map((group) => ({ ...group, units: group.units.map(name) }));
  hand.evading = hand.evading.map(name);
}

function mark(hand: Hand, unit: UnitId, change: (marks: Marks) => Marks): void {
  hand.units[unit] = change(mustGet(hand.units, unit));
}

const turned =
  (flag: "disrupted" | "reduced" | "fired") =>
  ({ [flag]: was, ...marks }: Marks): Marks =>
    was ? (marks as Marks) : ({ ...marks, [flag]: true } as Marks); // its mode is among them

/** Keeps a change that breaks no rule and cannot be seen. */
function tryOut(unseen: Unseen, change: () => void): void {
  const { hand } = unseen;
  const { groups, units, evading } = hand;
  hand.units = { ...units };
  change();
  if (isPossible(unseen)) return;
  Object.assign(hand, { groups, units, evading });
}

function isPossible({ content, other, enemy, hand }: Unseen): boolean {
  const { table } = other;
  const holding = new Set<ZoneId>();
  for (const group of hand.groups)
    for (const unit of group.units) {
      if (!mayBeIn({ content, other, hand }, group, unit)) return false;
      if (!mustGet(hand.units, unit).disrupted) holding.add(group.zone);
    }
  if (table.phase === `${enemy}-set-up`) return [...Object.values(hand.units)].every(isUnmarked);
  return content.zoneIds.every((zone) => {
    const { [zone]: control } = table.control;
    return holding.has(zone) === (control === enemy || control === "contested");
  });
}

const isUnmarked = ({ disrupted, reduced, fired }: Marks): boolean => !disrupted && !reduced && !fired;

/** whether a unit of that kind can be there in that state. */
function mayBeIn(
  { content, other, hand }: Pick<Unseen, "content" | "other" | "hand">,
  { id, zone }: OwnGroup,
  unit: UnitId,
): boolean {
  const { table } = other;
  const { nation, fixedMode, reduced } = unitOf(content, unit);
  const marks = mustGet(hand.units, unit);
  if (fixedMode !== null && marks.mode !== fixedMode) return false;
  if (marks.disrupted && (isBrittle(content, unit) || (isBox(content, id) && table.battle === null))) return false;
  if ((marks.reduced && reduced === null) || (marks.fired && !isRocket(content, unit))) return false;
  if (isBox(content, id) && content.hqs[id]?.nation !== nation) return false;
  return table.closed.includes(zone) || whyNotIn({ content, table }, unit, zone) === null;
}
