import { choice, game, mustGet, type Option, type View, worded } from "../../../engine/index.ts";
import { distance } from "../../../graph/index.ts";
import type { Holder } from "../content/sides.ts";
import type { UnitId } from "../content/unit-types.ts";
import type { OpenGame } from "../map/relations.ts";
import { sourcesOf } from "../map/sources.ts";
import { type At, type Now, playing, seen, tell } from "../now.ts";
import { destroy } from "../pieces/placing.ts";
import type { Standing } from "../pieces/units.ts";
import { spaceName, unitName } from "../pieces/words.ts";
import type { Fitna } from "../state.ts";
import { automaticRetreat } from "./automatic-retreat.ts";
import { fightersOf, offensiveOf } from "./fighters.ts";
import { go } from "./going.ts";
import { groundOf } from "./map-ground.ts";
import { type Retreat, retreatOptions } from "./retreat.ts";
import { askOwner, isSeatSide } from "./taking-losses.ts";
import type { Declaration, RetreatOptions, Settling } from "./types.ts";

const { action } = game<Fitna>();

type Open = Exclude<RetreatOptions, { readonly kind: "none" }>;

/** the units of one side go, or their owner is asked where; each side of a stack by itself. */
export function retreatSide(s: At<Declaration>, units: readonly Standing[]): void {
  const [first] = units;
  if (!first) return;
  const now = playing(s);
  const { from: origin, target: from } = offensiveOf(s.state.table);
  const retreat: Retreat = { from, origin, gone: [] };
  const { side } = first;
  if (!isSeatSide(side)) {
    retreatAlone(s, side, retreat, units);
    return;
  }
  const all = units.map(({ id }) => id);
  const options = retreatOptions(now.edition, groundOf(now), retreat, units);
  if (options.kind === "none") {
    trapped(s, side, all);
    return;
  }
  const ways = waysOf(options);
  const [only] = ways;
  if (only !== undefined && ways.length === 1) {
    take(s, side, options, all, only);
    return;
  }
  s.state.table.settling = { kind: "retreat", side, from, options };
  askOwner(s, side, retreatUnits.name);
}

/** Section 7: a seat that has left it open retreats towards its supply. */
export function retreatAsUsual(s: At<Declaration>): void {
  const { settling } = s.state.table;
  if (settling?.kind !== "retreat") return;
  const now = playing(s);
  const { side, options } = settling;
  const all = fightersOf(now, "defender").filter((one) => one.side === side);
  const [way = ""] = nearestFirst(now, settling, all);
  take(
    s,
    side,
    options,
    all.map(({ id }) => id),
    way,
  );
  s.state.table.settling = null;
}

/** */
function retreatAlone(s: Now, side: Holder, retreat: Retreat, units: readonly Standing[]): void {
  const now = playing(s);
  const { gone, eliminated } = automaticRetreat(now.edition, groundOf(now), retreat, units);
  for (const to of new Set(gone.map((one) => one.to)))
    go(
      s,
      "retreated",
      side,
      gone.flatMap((one) => (one.to === to ? [one.unit.id] : [])),
      to,
    );
  if (eliminated.length > 0) trapped(s, side, eliminated);
}

/** R-133, step 4. */
function trapped(s: Now, side: Holder, units: readonly UnitId[]): void {
  const now = playing(s);
  const { target } = offensiveOf(s.state.table);
  for (const id of units) destroy(now, id);
  const event = { chapter: "combat", kind: "losses", side, space: target, cause: "no retreat" } as const;
  tell(s, { ...event, reduced: [], eliminated: [...units] });
}

/** "al-tanf" for all, or "sun-1>antakya". */
export const waysOf = (options: Open): readonly string[] =>
  options.kind === "together"
    ? options.spaces
    : Object.entries(options.spaces).flatMap(([unit, spaces]) => spaces.map((space) => `${unit}>${space}`));

function take(s: Now, side: Holder, options: Open, all: readonly UnitId[], way: string): void {
  const [unit = "", to] = way.split(">");
  if (options.kind === "together" || to === undefined) go(s, "retreated", side, all, way);
  else go(s, "retreated", side, [unit], to);
}

type Asked = Extract<Settling, { readonly kind: "retreat" }>;

export function retreatAsked({ table, seat }: Pick<View<Fitna>, "table" | "seat">): Asked | null {
  const { settling } = table;
  return settling?.kind === "retreat" && settling.side === seat ? settling : null;
}

function retreatChoices(view: View<Fitna>): readonly Option[] {
  const asked = retreatAsked(view);
  if (!asked) return [];
  return waysOf(asked.options).map((way) => ({
    value: way,
    ...worded(view, () => {
      const [unit = "", to] = way.split(">");
      const names = seen(view);
      if (to === undefined) return { label: `All to ${spaceName(names, way)}` };
      return { label: `${unitName(names, unit)} to ${spaceName(names, to)}` };
    }),
  }));
}

/** the owner chooses where there is a choice. */
export const retreatUnits = action("retreat", "Retreat", {
  help: "Says where your units retreat to.",
  common: true,
  when: (view) =>
    retreatAsked(view) ? null : { code: "not-now", text: "None of your units retreats now.", rule: "R-133" },
})
  .param("to", "Where to?", choice(retreatChoices))
  .apply((a) => {
    const { settling } = a.state.table;
    if (settling?.kind !== "retreat") throw new Error("nobody retreats");
    const { side, options } = settling;
    const all = fightersOf(playing(a), "defender").filter((one) => one.side === side);
    take(
      a,
      side,
      options,
      all.map(({ id }) => id),
      a.params.to,
    );
    a.state.table.settling = null;
  });

/** The ways open to a seat, the nearest to one of its sources first; of equals the first by name (section 7). */
export function waysToSupply(view: View<Fitna>): readonly string[] {
  const asked = retreatAsked(view);
  if (!asked) return [];
  const now = seen(view);
  return nearestFirst(
    now,
    asked,
    fightersOf(now, "defender").filter(({ side }) => side === asked.side),
  );
}

function nearestFirst(now: OpenGame, asked: Asked, units: readonly Standing[]): readonly string[] {
  const far = (way: string): number => {
    const [unit, to = way] = way.split(">");
    const one = units.find(({ id }) => id === unit) ?? units[0];
    const { country } = mustGet(now.edition.spaces, to);
    const sources = one ? sourcesOf(now, one.unit.nation, country) : [];
    return Math.min(...sources.map((source) => distance(now.edition.distances, to, source)));
  };
  return waysOf(asked.options)
    .map((way) => ({ way, links: far(way) }))
    .toSorted((a, b) => (a.links === b.links ? (a.way < b.way ? -1 : 1) : a.links < b.links ? -1 : 1))
    .map(({ way }) => way);
}
