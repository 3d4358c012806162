/** What a seat is told before its units enter a zone: the odds of a battle, likely losses, and who is fit to fight. */
import type { UnitId, ZoneId } from "../../content/types.ts";
import { groupsIn, marksOf } from "../../rules/pieces/groups.ts";
import { isRocket, isSupport, unitOf } from "../../rules/pieces/units.ts";
import { count, zoneName } from "../../rules/pieces/words.ts";
import { type Eyes, enemyOf, type SeenUnit, sideOf } from "../../state.ts";
import { enemiesIn, own, ownIn } from "./forces.ts";
import { type Fate, forecast, mean, remembered, someUp } from "./forecast.ts";

/** What a battle comes to that units cause by entering a zone, as far as their seat can tell. */
interface Prospect {
  readonly own: number;
  readonly enemies: number;
  /** How many of those lie below a top, unseen: likely ones are counted for them. */
  readonly hidden: number;
  /** The probability that the zone is only theirs afterwards, and that it is the enemy's. */
  readonly ours: number;
  readonly theirs: number;
  /** How many units of each side are eliminated, on average. */
  readonly lost: number;
  readonly dealt: number;
  /** How many of its own are reduced, on average. */
  readonly cut: number;
  /** Why none of them can fire; null: one can. */
  readonly idle: "support" | "modes" | null;
}

/** Null: nobody is there to fight. */
function prospectOf(c: Eyes, zone: ZoneId, entering: readonly SeenUnit[]): Prospect | null {
  const seat = sideOf(c);
  const enemies = enemiesIn(c, zone);
  if (entering.length === 0 || enemies.length === 0 || c.table.fought.includes(zone)) return null;
  const own = [...entering, ...ownIn(c, zone)];
  const fighters = seat === "idf" ? { idf: own, insurgent: enemies } : { idf: enemies, insurgent: own };
  return {
    own: own.length,
    enemies: enemies.length,
    hidden: hiddenIn(c, zone),
    ...outcomeOf(c, { zone, kind: "entry", attacker: seat, fighters }),
    idle: whyIdle(c, own, enemies),
  };
}

/** Whether it had better be left: nobody can fire, or the enemy is likelier than not to keep the zone. */
const isLost = ({ idle, theirs }: Prospect): boolean => idle !== null || theirs > 0.5;

function hiddenIn(c: Eyes, zone: ZoneId): number {
  const groups = groupsIn(c, enemyOf(sideOf(c)), zone);
  const tops = c.table.groups.filter(({ id }) => groups.includes(id));
  const under = tops.reduce((sum, { size = 1 }) => sum + size - 1, 0);
  const known = Object.entries(c.hand.known).filter(
    ([unit, { group }]) => groups.includes(group) && !tops.some(({ top }) => top.unit === unit),
  );
  return under - known.length;
}

/** R-22, R-23: support fires at nobody by itself; combat mode reaches nobody behind a dispersed line. */
function whyIdle({ content }: Eyes, own: readonly SeenUnit[], enemies: readonly SeenUnit[]): Prospect["idle"] {
  const firers = own.filter(({ unit, disrupted }) => !disrupted && unitOf(content, unit).fires);
  if (firers.length === 0) return "support";
  if (firers.some(({ mode }) => mode === "dispersed")) return null;
  const line = enemies.filter(({ unit }) => !isSupport(content, unit));
  return (line.length > 0 ? line : enemies).some(({ mode }) => mode === "combat") ? null : "modes";
}

const outcomeOf = remembered(2000, (c, clash) => {
  const seat = sideOf(c);
  const orders = forecast(c, clash);
  const average = (figure: (own: readonly Fate[], enemies: readonly Fate[]) => number): number =>
    mean(orders, (fates) => figure(fates[seat], fates[enemyOf(seat)]));
  return {
    ours: average((own, enemies) => someUp(own) * (1 - someUp(enemies))),
    theirs: average((own, enemies) => someUp(enemies) * (1 - someUp(own))),
    lost: average(out),
    dealt: average((_, enemies) => out(enemies)),
    cut: average((own) => own.reduce((sum, { cuts }) => sum + cuts, 0)),
  };
});

const out = (fates: readonly Fate[]): number => fates.reduce((sum, { alive }) => sum + 1 - alive, 0);

/** A line for the sheet: the figures, with a warning where the battle is as good as lost; none where there is no battle. */
export function outlook(c: Eyes, zone: ZoneId, units: readonly SeenUnit[]): readonly string[] {
  const prospect = prospectOf(c, zone, units);
  if (!prospect) return [];
  const hidden =
    prospect.hidden > 0 ? ` This is a guess: ${count(prospect.hidden, "unit is", "units are")} hidden.` : "";
  const name = zoneName(c.content, zone);
  const forces = `${prospect.own} of yours against ${prospect.enemies}`;
  const warning = isLost(prospect) ? "⚠️ " : "";
  return [
    `${warning}${name}: ${forces}.${idleWords(prospect)} ${chanceWords(prospect)} ${lossWords(prospect)}${hidden}`,
  ];
}

/** The same of units that go as they are. */
export const outlookOf = (c: Eyes, zone: ZoneId, units: readonly UnitId[]): readonly string[] =>
  outlook(c, zone, own(c, units));

/** A few words for a menu, and whether it is a bad idea; null: there is no battle. */
export function prospectWords(
  c: Eyes,
  zone: ZoneId,
  units: readonly UnitId[],
): { readonly words: string; readonly bad: boolean } | null {
  const prospect = prospectOf(c, zone, own(c, units));
  if (!prospect) return null;
  const bad = isLost(prospect);
  return { words: `${bad ? "⚠️ " : ""}${percent(prospect.ours)} to take it`, bad };
}

const percent = (chance: number): string => `${Math.round(100 * chance)}%`;

/** What is left of a hundred is split between the two as they are rounded, or the three would not add up. */
function chanceWords({ ours, theirs }: Prospect): string {
  const [own, enemy] = [ours, theirs].map((chance) => Math.round(100 * chance));
  const both = Math.max(0, 100 - (own ?? 0) - (enemy ?? 0));
  return `You take it: ${own}%; they keep it: ${enemy}%${both > 0 ? `; both stay: ${both}%` : ""}.`;
}

const IDLE = {
  support: " None of yours can fire by itself.",
  modes: " Yours are in combat mode and cannot fire at dispersed units.",
} as const;

const idleWords = ({ idle }: Prospect): string => (idle === null ? "" : IDLE[idle]);

const lossWords = ({ lost, cut, own, dealt, enemies }: Prospect): string =>
  `Expected losses: ${tenths(lost)} of your ${own}${cut < LEAST ? "" : ` and ${tenths(cut)} more reduced`}; ${tenths(dealt)} of their ${enemies}.`;

/** "1.3", "2"; never "0.0". */
const tenths = (units: number): string => `${Math.round(10 * units) / 10}`;

/** Fewer units than this count as none, as they are rounded. */
const LEAST = 0.05;

/** Who is of use in a battle: not a rocket that has fired, nor who is disrupted; nobody, if all the others only support. */
export function fitToFight(c: Eyes, units: readonly UnitId[]): readonly UnitId[] {
  const fit = units.filter((unit) => {
    const { fired, disrupted } = marksOf(c.hand, unit);
    return !disrupted && !(fired && isRocket(c.content, unit));
  });
  return fit.some((unit) => !isSupport(c.content, unit)) ? fit : [];
}
