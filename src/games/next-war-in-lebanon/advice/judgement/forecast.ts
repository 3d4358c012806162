/** How a battle may end, in probabilities for each unit. */
import { type Frozen, mustGet } from "#engine";
import { type Pack, SEATS, type SeatId, type UnitId, type ZoneId } from "../../content/types.ts";
import { autoPlan } from "../../rules/combat/auto-plan.ts";
import { diceOf } from "../../rules/combat/firefight.ts";
import { advantageChances, type Chances, firefightChances } from "../../rules/combat/odds.ts";
import { engagement } from "../../rules/combat/participants.ts";
import { type Field, ownRating, ratingAgainst, reached } from "../../rules/combat/ratings.ts";
import type { Battle, BattleKind, Shot, Support, TargetPolicy } from "../../rules/combat/types.ts";
import { isBrittle, unitOf } from "../../rules/pieces/units.ts";
import { type Eyes, enemyOf, type SeenUnit } from "../../state.ts";

/** A battle that might be fought. */
export interface Clash {
  readonly zone: ZoneId;
  readonly kind: BattleKind;
  readonly attacker: SeatId;
  readonly fighters: { readonly [seat in SeatId]: readonly Frozen<SeenUnit>[] };
  readonly support?: { readonly [seat in SeatId]?: Support };
  readonly closeAirSupport?: boolean;
  readonly targets?: { readonly [seat in SeatId]?: TargetPolicy };
}

/** What is left of a unit, in probabilities; `cuts`: how often it is reduced. */
export interface Fate extends Readonly<SeenUnit> {
  up: number;
  alive: number;
  cuts: number;
}
type Fates = { readonly [seat in SeatId]: Fate[] };

/** A battle as both orders of fire leave it, each with its probability. */
type Forecast = readonly { readonly chance: number; readonly fates: Fates }[];

/** What such a figure is on average. */
export const mean = (orders: Forecast, figure: (fates: Fates) => number): number =>
  orders.reduce((sum, { chance, fates }) => sum + chance * figure(fates), 0);

/** How likely it is that one of them is left undisrupted. */
export const someUp = (fates: readonly Fate[]): number => 1 - fates.reduce((none, { up }) => none * (1 - up), 1);

/** without dice: what each shot of the usual plan does on average. */
export function forecast(c: Eyes, clash: Clash): Forecast {
  const battle = battleFrom(c, clash);
  const first = attackersFirst(c, clash);
  return [
    { chance: first, fates: fought(c, battle, clash.attacker) },
    { chance: 1 - first, fates: fought(c, battle, enemyOf(clash.attacker)) },
  ];
}

function battleFrom({ content }: Eyes, clash: Clash): Battle {
  const { zone, kind, attacker, fighters, support = {}, targets = {} } = clash;
  const battle: Battle = {
    ...engagement(zone, kind, attacker),
    fighters: { idf: [...fighters.idf], insurgent: [...fighters.insurgent] },
    support: { idf: support.idf ?? null, insurgent: support.insurgent ?? null },
    closeAirSupport: clash.closeAirSupport === true,
    targets: { idf: targets.idf ?? "weakest", insurgent: targets.insurgent ?? "weakest" },
  };
  battle.supported = SEATS.flatMap((seat) => (battle.support[seat] ? reached(content, battle, seat) : []));
  return battle;
}

/** the probability that the Attacker fires first. */
function attackersFirst({ content }: Eyes, { zone, attacker, fighters }: Clash): number {
  const urban = mustGet(content.zones, zone).terrain === "urban";
  const shaken = (seat: SeatId): number => (fighters[seat].some(({ disrupted }) => disrupted) ? -1 : 0);
  const defending = 1 + (urban ? 1 : 0) + shaken(enemyOf(attacker));
  return advantageChances(shaken(attacker), defending) / 36;
}

function fought(c: Eyes, battle: Battle, first: SeatId): Fates {
  const whole = (unit: Frozen<SeenUnit>): Fate => ({ ...unit, up: unit.disrupted ? 0 : 1, alive: 1, cuts: 0 });
  const fates: Fates = { idf: battle.fighters.idf.map(whole), insurgent: battle.fighters.insurgent.map(whole) };
  fire(c, { ...battle, round: 1 }, first, fates);
  fire(c, { ...battle, round: 2 }, enemyOf(first), fates);
  return fates;
}

function fire(c: Eyes, battle: Battle, seat: SeatId, fates: Fates): void {
  const antiTank = c.content.scenarios[c.table.scenario].antiTank;
  const field: Field = { content: c.content, battle, antiTank, seat };
  const plan = autoPlan(field, battle.targets[seat]);
  for (const target of new Set(plan.map((shot) => shot.target)))
    shootAt(
      field,
      fates,
      target,
      plan.filter((shot) => shot.target === target),
    );
}

/** Worked out once: nothing but the difference of the ratings counts. */
const CHANCES = new Map<string, Chances>();

function chances(lead: number, dice: number): Chances {
  const key = `${lead} ${dice}`;
  const known = CHANCES.get(key) ?? firefightChances(lead, 0, dice);
  CHANCES.set(key, known);
  return known;
}

/** R-81, shot by shot: the target is hit by the first that beats it, and who fails is hit itself. */
function shootAt(field: Field, fates: Fates, target: UnitId, shots: readonly Shot[]): void {
  const aim = fates[enemyOf(field.seat)].find(({ unit }) => unit === target);
  if (!aim) return;
  let standing = 1;
  for (const shot of shots) {
    const firer = fates[field.seat].find(({ unit }) => unit === shot.firer);
    if (!firer) continue;
    const lead = strength(field, firer, shot) - ratingAgainst(field, aim, firer.mode);
    const { wins, ties, losses, of } = chances(lead, diceOf(field.content, shot));
    const part = (firer.up * standing) / of;
    const differ = firer.mode !== aim.mode;
    hit(field, firer, part * ties, true);
    hit(field, firer, (part * losses) / shots.length, differ);
    hit(field, aim, part * wins, differ);
    hit(field, aim, part * ties, true);
    standing *= 1 - (firer.up * (wins + ties)) / of;
  }
}

const strength = (field: Field, firer: Fate, { supports }: Shot): number =>
  field.battle.fighters[field.seat]
    .filter(({ unit }) => supports.includes(unit))
    .reduce((sum, unit) => sum + ownRating(field, unit), ownRating(field, firer));

/** what becomes of a unit that is hit, by the state that it is in. */
function hit({ content }: Field, fate: Fate, chance: number, reduced: boolean): void {
  const was = Math.min(1, chance);
  const gone = isBrittle(content, fate.unit) || ((reduced || fate.disrupted) && !lastsReduction(content, fate));
  fate.up *= 1 - was;
  if (gone) fate.alive *= 1 - was;
  else if (reduced || fate.disrupted) fate.cuts += was;
}

const lastsReduction = (content: Pack, { unit, reduced }: Fate): boolean =>
  unitOf(content, unit).reduced !== null && !reduced;

/** The same forces meet again and again, in this game and in others: what is made of their battles is kept for a while, `most` of them a pack. */
export function remembered<T>(most: number, made: (c: Eyes, clash: Clash) => T): (c: Eyes, clash: Clash) => T {
  const packs = new WeakMap<Pack, Map<string, T>>();
  return (c, clash) => {
    const known = packs.get(c.content) ?? new Map<string, T>();
    packs.set(c.content, known);
    const key = keyOf(c, clash);
    const found = known.get(key) ?? made(c, clash);
    if (known.size >= most) known.clear();
    known.set(key, found);
    return found;
  };
}

/** What a battle depends on: not on where it is, except for the terrain, nor on which of several like units fight. */
function keyOf({ content, table }: Eyes, clash: Clash): string {
  const { zone, attacker, fighters, support = {}, targets = {}, closeAirSupport = false } = clash;
  const likes = likesOf(content);
  const side = (seat: SeatId): string => {
    const signs: string[] = [];
    for (const unit of fighters[seat]) signs.push(sign(likes, unit));
    return `${support[seat] ?? ""} ${targets[seat] ?? ""} ${signs.sort().join("")}`;
  };
  const terrain = content.zones[zone]?.terrain === "urban" ? "u" : "o";
  return `${table.scenario} ${terrain} ${attacker} ${closeAirSupport} ${side("idf")}/${side("insurgent")}`;
}

type Likes = { readonly [unit: UnitId]: string };
const LIKES = new WeakMap<Pack, Likes>();

/** The same letter for units that fight alike. */
function likesOf(content: Pack): Likes {
  const found = LIKES.get(content);
  if (found) return found;
  const kinds: string[] = [];
  const likes: { [unit: UnitId]: string } = {};
  for (const id of content.unitIds) {
    const { nation, type, full, reduced, fires, brittle } = unitOf(content, id);
    const kind = JSON.stringify([nation, type, full, reduced, fires, brittle]);
    if (!kinds.includes(kind)) kinds.push(kind);
    likes[id] = String.fromCharCode(65 + kinds.indexOf(kind));
  }
  LIKES.set(content, likes);
  return likes;
}

const sign = (likes: Likes, { unit, mode, disrupted, reduced, fired }: Clash["fighters"]["idf"][number]): string =>
  `${likes[unit]}${(mode === "combat" ? 1 : 0) + (disrupted ? 2 : 0) + (reduced ? 4 : 0) + (fired ? 8 : 0)}.`;
