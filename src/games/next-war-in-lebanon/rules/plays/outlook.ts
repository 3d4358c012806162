import type { UnitId, ZoneId } from "../../content/types.ts";
import type { SeenUnit } from "../../state.ts";
import { own } from "../judgement/ground.ts";
import { isLost, type Prospect, prospectOf } from "../judgement/prospects.ts";
import { isRocket, isSupport } from "../pieces/units.ts";
import { count, zoneName } from "../pieces/words.ts";
import { type Eyes, marks } from "./view.ts";

/** What units are in for where they enter a zone of the enemy's. */

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
  const [mine, enemy] = [ours, theirs].map((chance) => Math.round(100 * chance));
  const both = Math.max(0, 100 - (mine ?? 0) - (enemy ?? 0));
  return `You take it: ${mine}%; they keep it: ${enemy}%${both > 0 ? `; both stay: ${both}%` : ""}.`;
}

const IDLE = {
  support: " None of yours can fire by itself.",
  modes: " Yours are in combat mode and cannot fire at dispersed units.",
} as const;

const idleWords = ({ idle }: Prospect): string => (idle === null ? "" : IDLE[idle]);

const lossWords = ({ lost, cut, own: mine, dealt, enemies }: Prospect): string =>
  `Expected losses: ${tenths(lost)} of your ${mine}${cut < LEAST ? "" : ` and ${tenths(cut)} more reduced`}; ${tenths(dealt)} of their ${enemies}.`;

/** "1.3", "2"; never "0.0". */
const tenths = (units: number): string => `${Math.round(10 * units) / 10}`;

/** Fewer units than this are none, as they are rounded. */
const LEAST = 0.05;

/** Who is of use in a battle: not a rocket that has fired, nor who is disrupted; nobody, if all the others only support. */
export function fitToFight(c: Eyes, units: readonly UnitId[]): readonly UnitId[] {
  const fit = units.filter((unit) => {
    const { fired, disrupted } = marks(c, unit);
    return !disrupted && !(fired && isRocket(c.content, unit));
  });
  return fit.some((unit) => !isSupport(c.content, unit)) ? fit : [];
}
