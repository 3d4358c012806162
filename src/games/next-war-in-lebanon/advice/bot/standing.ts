/** What IDF units in a zone are worth to the bot: those that stay, those that enter, and the clashes that follow. */
import type { ZoneId } from "../../content/types.ts";
import { holds } from "../../rules/chits/hand.ts";
import { hasFixedMode, isSof, isSupport, ratingOf, unitOf } from "../../rules/pieces/units.ts";
import type { Eyes, SeenUnit } from "../../state.ts";
import { byZone, enemiesIn, ownIn } from "../judgement/forces.ts";
import { balanceOf, raids, stake } from "./balance.ts";

/** How sure this many units are to keep a zone that nobody contests. */
const KEPT = [0, 0.82, 0.93, 0.97] as const;
/** What control that is still to be won in coming clashes is worth, compared with control that is won. */
const LATER = 0.75;

/** What these IDF units in a zone come to, in VP: control, or the clash at the end of the phase. */
export function standing(c: Eyes, zone: ZoneId, idf: readonly SeenUnit[], insurgent = enemiesIn(c, zone)): number {
  const steady = idf.filter(({ disrupted }) => !disrupted).length;
  const evading = c.table.evading[zone]?.insurgent ?? 0;
  if (steady === 0) return insurgent.length > 0 ? -raids(c, zone) : raids(c, zone) > 0 ? -1 : 0;
  if (insurgent.length === 0) return stake(c, zone) * (KEPT[Math.min(3, steady)] ?? 1) * (evading > 0 ? LATER : 1);
  if (idf.every(({ unit }) => isSof(c.content, unit))) return Math.max(SOF_ALONE, clash(c, zone, idf, insurgent));
  return clash(c, zone, idf, insurgent);
}

/** What those come to that are there now. */
export const standingNow = byZone((c, zone): number => standing(c, zone, ownIn(c, zone)));

/** How far one firer for each enemy brings a siege, and how sure it can become. */
const SIEGE = { firer: 0.35, most: 0.7, turns: 3 } as const;

/** Nothing is built where the IDF is, and there will be clashes again and again: what they may come to. */
function siege(c: Eyes, zone: ZoneId, idf: readonly SeenUnit[], insurgent: readonly SeenUnit[]): number {
  const firers = idf.filter(({ unit, disrupted }) => !disrupted && !isSupport(c.content, unit)).length;
  const time = Math.min(1, (c.table.length - c.table.turn) / SIEGE.turns);
  return stake(c, zone) * time * Math.min(SIEGE.most, (SIEGE.firer * firers) / insurgent.length);
}

/** SOF alone need not fight, and nothing is built where they are. */
const SOF_ALONE = 0.25;

function clash(c: Eyes, zone: ZoneId, idf: readonly SeenUnit[], insurgent: readonly SeenUnit[]): number {
  const { control, lost, harm } = balanceOf(c, { zone, kind: "clash", attacker: "idf", fighters: { idf, insurgent } });
  const won = LATER * stake(c, zone) * control + (1 - control) * siege(c, zone, idf, insurgent);
  return won + LATER * harm - raids(c, zone) * lost;
}

/** What just the next clash comes to: who is to disperse for it depends on that, not on what a siege may bring. */
export function nextClash(c: Eyes, zone: ZoneId, idf: readonly SeenUnit[]): number {
  const fighters = { idf, insurgent: enemiesIn(c, zone) };
  const { control, lost, harm } = balanceOf(c, { zone, kind: "clash", attacker: "idf", fighters });
  return stake(c, zone) * control + harm - raids(c, zone) * lost;
}

/** What it comes to that IDF units enter a zone: the battle now, and what follows if it does not decide. */
export function entering(
  c: Eyes,
  zone: ZoneId,
  coming: readonly SeenUnit[],
  fights = true,
  there = ownIn(c, zone),
): number {
  const insurgent = enemiesIn(c, zone);
  const idf = [...coming, ...there];
  if (insurgent.length === 0 || !fights || c.table.fought.includes(zone)) return staying(c, zone, idf);
  return hasTarget(c, idf, insurgent) ? fighting(c, zone, idf, idf) : NEVER;
}

/** some land and fight, others follow, whom no battle meets any more. */
export const followed = (c: Eyes, zone: ZoneId, landing: readonly SeenUnit[], more: readonly SeenUnit[]): number =>
  fighting(c, zone, [...landing, ...ownIn(c, zone)], [...landing, ...more, ...ownIn(c, zone)]);

/** What a battle without a target for the IDF is worth: it is shot at, and shoots at nobody. */
const NEVER = -99;

function fighting(c: Eyes, zone: ZoneId, idf: readonly SeenUnit[], later: readonly SeenUnit[]): number {
  const fighters = { idf, insurgent: enemiesIn(c, zone) };
  const now = balanceOf(c, { zone, kind: "entry", attacker: "idf", fighters });
  const then = staying(c, zone, later);
  return stake(c, zone) * now.control + now.harm + (1 - now.control) * (then > 0 ? LATER : 1) * then;
}

/** What those come to that stay there, once as many as there are J-1 for have dispersed. */
function staying(c: Eyes, zone: ZoneId, idf: readonly SeenUnit[]): number {
  const insurgent = enemiesIn(c, zone);
  return standing(c, zone, dispersedSome(c, idf, insurgent, holds(c.hand, "J-1") + 1), insurgent);
}

/** units in combat mode reach nobody behind a dispersed line. */
function hasTarget({ content }: Eyes, idf: readonly SeenUnit[], insurgent: readonly SeenUnit[]): boolean {
  const firers = idf.filter(({ unit, disrupted }) => !disrupted && unitOf(content, unit).fires);
  if (firers.some(({ mode }) => mode === "dispersed")) return true;
  const line = insurgent.filter(({ unit }) => !isSupport(content, unit));
  const open = (line.length > 0 ? line : insurgent).some(({ mode }) => mode === "combat");
  return firers.length > 0 && open;
}

/** with a number of J-1, as many of those who fire best dispersed disperse, where the enemy is. */
function dispersedSome(
  c: Eyes,
  idf: readonly SeenUnit[],
  insurgent: readonly SeenUnit[],
  flips: number,
): readonly SeenUnit[] {
  if (!insurgent.some(({ mode }) => mode === "dispersed")) return idf;
  const able = idf.filter(
    ({ unit, mode, disrupted }) =>
      mode === "combat" && !disrupted && !isSupport(c.content, unit) && !hasFixedMode(c.content, unit),
  );
  const best = able
    .toSorted((a, b) => ratingOf(c.content, b.unit, b, "dispersed") - ratingOf(c.content, a.unit, a, "dispersed"))
    .slice(0, flips);
  return idf.map((unit) => (best.includes(unit) ? { ...unit, mode: "dispersed" } : unit));
}
