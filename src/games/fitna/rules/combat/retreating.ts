/** How a retreat is carried out: the owner chooses the way, else units go towards supply, or they are lost. */
import { choice, game, move, mustGet, type Option, type View, worded } from "#engine";
import { distance } from "#graph";
import type { UnitId } from "../../content/board-types.ts";
import type { Holder, SeatId } from "../../content/sides.ts";
import { type Fitna, type Game, seatIdOf, type Table } from "../../state.ts";
import type { OpenGame } from "../map/relations.ts";
import { sourcesOf } from "../map/supply.ts";
import { type At, type Now, openIn, playing, seen, tell } from "../now.ts";
import { destroy } from "../pieces/placing.ts";
import type { Standing } from "../pieces/units.ts";
import { spaceName, unitName } from "../pieces/words.ts";
import { barred, go } from "./exploiting.ts";
import { fightersOf, offensiveOf } from "./fighters.ts";
import { fightLines } from "./forecast.ts";
import { mapOf } from "./map-view.ts";
import { automaticRetreat, type Retreat, retreatOptions } from "./retreat.ts";
import { acceptSuggestion, isSeatSide, settling } from "./taking-losses.ts";
import type { Declaration, RetreatOptions } from "./types.ts";

const { action, question } = game<Fitna>();

/** the units of one side go, or their owner is asked where; each side of a stack by itself. */
export function retreatSide(s: At<Declaration>, units: readonly Standing[]): void {
  const [first] = units;
  if (!first) return;
  const { side } = first;
  const { table } = s.state;
  if (!isSeatSide(side)) retreatAlone(s, side, retreatIn(table), units);
  else if (waysOf(optionsFor(openIn(s), units)).length > 1) {
    table.settling = { kind: "retreat", side, from: offensiveOf(table).target };
    s.ask(choosingRetreat, [side], side === table.active ? { as: "turn" } : {});
  } else goAsUsual(s, side, units); // who is asked follows from what everyone sees
}

/** Section 7: a seat that has left it open retreats towards its supply. */
export function retreatAsUsual(s: At<Declaration>): void {
  const { settling } = s.state.table;
  if (settling?.kind !== "retreat") return;
  const { side } = settling;
  s.state.table.settling = null;
  goAsUsual(s, side, defendersOf(playing(s), side));
}

function goAsUsual(s: Now, side: SeatId, units: readonly Standing[]): void {
  const now = playing(s);
  const all = units.map(({ id }) => id);
  const options = optionsFor(now, units);
  const [way] = nearestFirst(now, waysOf(options), units);
  if (way === undefined) trapped(s, side, all);
  else take(s, side, options, all, way);
}

const retreatIn = (table: Pick<Table, "offensive">): Retreat => {
  const { from: origin, target: from } = offensiveOf(table);
  return { from, origin, gone: [] };
};

/** Where they may go by what the game shows: of all hands, of one or of none. */
const optionsFor = (game: Game, units: readonly Standing[]): RetreatOptions =>
  retreatOptions(game.edition, mapOf(game), retreatIn(game.state.table), units);

const defendersOf = (game: OpenGame, seat: SeatId): readonly Standing[] =>
  fightersOf(game, "defender").filter(({ side }) => side === seat);

/** nobody holds them, so that the way is settled. */
function retreatAlone(s: Now, side: Holder, retreat: Retreat, units: readonly Standing[]): void {
  const now = playing(s);
  const { gone, eliminated } = automaticRetreat(now.edition, mapOf(now), retreat, units);
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
function waysOf(options: RetreatOptions): readonly string[] {
  switch (options.kind) {
    case "none":
      return [];
    case "together":
      return options.spaces;
    case "divided":
      return Object.entries(options.spaces).flatMap(([unit, spaces]) => spaces.map((space) => `${unit}>${space}`));
  }
}

function take(s: Now, side: Holder, options: RetreatOptions, all: readonly UnitId[], way: string): void {
  const [unit = "", to] = way.split(">");
  if (options.kind === "together" || to === undefined) go(s, "retreated", side, all, way);
  else go(s, "retreated", side, [unit], to);
}

/** The units of this seat that retreat now. */
function retreating(view: View<Fitna>): readonly Standing[] {
  const { settling } = view.table;
  if (settling?.kind !== "retreat" || settling.side !== view.seat) return [];
  return defendersOf(seen(view), settling.side);
}

/** The ways open to a seat as far as it sees. */
const waysSeen = (view: View<Fitna>): readonly string[] => {
  const units = retreating(view);
  return units.length > 0 ? waysOf(optionsFor(seen(view), units)) : [];
};

const retreatChoices = (view: View<Fitna>): readonly Option[] =>
  waysSeen(view).map((way) => ({
    value: way,
    ...worded(view, () => {
      const [unit = "", to] = way.split(">");
      const names = seen(view);
      if (to === undefined) return { label: `All to ${spaceName(names, way)}` };
      return { label: `${unitName(names, unit)} to ${spaceName(names, to)}` };
    }),
  }));

/** the owner chooses where there is a choice. R-040: where friends who lie hidden leave no room, units go as usual. */
export const retreatUnits = action("retreat", "Retreat", {
  help: "Says where your units retreat to.",
  common: true,
  when: (view) =>
    waysSeen(view).length > 0
      ? null
      : { code: "not-now", text: "None of your units can choose where to retreat now.", rule: "R-133" },
})
  .param("to", "Where to?", choice(retreatChoices))
  .apply((a) => {
    const side = seatIdOf(a.seat);
    const now = playing(a);
    const units = defendersOf(now, side);
    const options = optionsFor(now, units);
    a.state.table.settling = null;
    if (waysOf(options).includes(a.params.to)) {
      const all = units.map(({ id }) => id);
      take(a, side, options, all, a.params.to);
      return;
    }
    barred(a, side, a.params.to.split(">").at(-1) ?? a.params.to);
    goAsUsual(a, side, units);
  });

/** The ways open to a seat as far as it sees, the nearest to one of its sources first; of equals the first by name (section 7). */
export const waysToSupply = (view: View<Fitna>): readonly string[] =>
  nearestFirst(seen(view), waysSeen(view), retreating(view));

function nearestFirst(now: OpenGame, ways: readonly string[], units: readonly Standing[]): readonly string[] {
  const far = (way: string): number => {
    const [unit, to] = way.includes(">") ? way.split(">") : [null, way];
    const one = units.find(({ id }) => id === unit) ?? units[0];
    const { country } = mustGet(now.edition.spaces, to ?? "");
    const sources = one ? sourcesOf(now, one.unit.nation, country) : [];
    return Math.min(...sources.map((source) => distance(now.edition.distances, to ?? "", source)));
  };
  return ways
    .map((way) => ({ way, links: far(way) }))
    .toSorted((a, b) => (a.links === b.links ? (a.way < b.way ? -1 : 1) : a.links < b.links ? -1 : 1))
    .map(({ way }) => way);
}

/** who says nothing retreats towards its supply. */
export const choosingRetreat = question.window("choosing-retreat", {
  window: settling,
  inTurn: true,
  actions: [retreatUnits, acceptSuggestion],
  pass: acceptSuggestion,
  about: (view) => {
    const units = retreating(view);
    return units.length > 0 ? units : null;
  },
  prompt: (view) => ({ question: "Where do your units retreat to?", facts: fightLines(view) }),
  fallback: (view) => {
    const [to] = waysToSupply(view);
    return to === undefined ? move(acceptSuggestion) : move(retreatUnits, { to });
  },
});
