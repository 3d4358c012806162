import { mustGet } from "../../../engine/index.ts";
import type { SpaceId } from "../content/map-types.ts";
import type { Holder, SeatId } from "../content/sides.ts";
import type { UnitId } from "../content/unit-types.ts";
import { areFriends } from "../map/relations.ts";
import { once, onceEach } from "../once.ts";
import { strengthOf, unitOf } from "../pieces/units.ts";
import type { Game, SeenStack } from "../state.ts";
import type { Attack } from "./attacking.ts";
import type { Battle } from "./battle.ts";
import { columnOf, resultsAt, shifted } from "./crt.ts";
import { shiftsOf } from "./shifts.ts";
import { columnName } from "./words.ts";

type Range = readonly [least: number, most: number];

/** What an attack comes to without cards, for all that its seat can know. */
export interface Forecast {
  readonly attack: number;
  /** Hidden counters are between the weakest and the strongest that they can be. */
  readonly defence: Range;
  /** Columns after all shifts, counted from 0. */
  readonly columns: Range;
}

/** `game` is what the seat sees. */
export function forecast(game: Game, seat: SeatId, { target, units }: Attack): Forecast {
  const { edition, scenario, state } = game;
  const enemies = Object.entries(state.table.stacks[target] ?? {}) as [Holder, SeenStack][]; // a record by holder
  const stacks = enemies.filter(([side]) => !areFriends(scenario, seat, side));
  const defence = stacks.map(([side, stack]) => defenceOf(game, side, target, stack)).reduce(added, [0, 0]);
  const battle = battleSeen(game, seat, target, units, stacks);
  const attack = battle.attackers.reduce((sum, one) => sum + strengthOf(one.unit, one).attack, 0);
  const net = shiftsOf(edition, battle).reduce((sum, { columns }) => sum + columns, 0);
  const column = (strength: number): number => shifted(edition.crt, columnOf(edition.crt, attack - strength), net);
  return { attack, defence, columns: [column(defence[1]), column(defence[0])] };
}

const added = ([a, b]: Range, [c, d]: Range): Range => [a + c, b + d];

/** The battle with those defenders alone that lie open; they tell whether the stack is isolated. */
function battleSeen(
  game: Game,
  seat: SeatId,
  target: SpaceId,
  units: readonly UnitId[],
  stacks: readonly (readonly [Holder, SeenStack])[],
): Battle {
  const { edition, state } = game;
  const placed = state.hands[seat]?.units ?? {};
  return {
    space: mustGet(edition.spaces, target),
    entrenched: state.table.entrenched.includes(target),
    attackers: units.map((id) => ({ id, unit: unitOf(game, id), side: seat, ...mustGet(placed, id) })),
    defenders: stacks.flatMap(([side, { top }]) =>
      top ? [{ ...top, id: top.unit, unit: unitOf(game, top.unit), side, space: target }] : [],
    ),
    cards: [],
  };
}

/** What a stack defends with: its top counter, and counters below of which only the number is known. */
function defenceOf(game: Game, side: Holder, space: SpaceId, { top, size }: SeenStack): Range {
  const { leader } = game.state.table;
  const open =
    side === "IS" && leader?.space === space
      ? strengthOf(unitOf(game, leaderId(game)), leader).defence
      : top
        ? strengthOf(unitOf(game, top.unit), top).defence
        : null;
  const hidden = open === null ? size : size - 1;
  const [least, most] = hidden > 0 ? hiddenDefence(game, side) : [0, 0];
  return added([open ?? 0, open ?? 0], [least * hidden, most * hidden]);
}

const leaderId = ({ edition }: Game): UnitId =>
  edition.nations.IS.units.find((id) => edition.units[id]?.type === "leader") ?? "";

/** The weakest and the strongest that a hidden counter of a side can be: neither on top of a stack nor off the map. */
const hiddenDefence = onceEach((game: Game, side: Holder): Range => {
  const candidates = unitsThatMayHide(game, side);
  const all = candidates.flatMap((id) => {
    const { full, reduced } = unitOf(game, id);
    return [full.defence, ...(reduced ? [reduced.defence] : [])];
  });
  return all.length > 0 ? [Math.min(...all), Math.max(...all)] : [0, 0];
});

function unitsThatMayHide(game: Game, side: Holder): readonly UnitId[] {
  const { edition, scenario } = game;
  if (side === "IS") return edition.nations.IS.units.filter((id) => edition.units[id]?.type !== "leader");
  const away = elsewhere(game);
  const commands = scenario.seats.find(({ seat }) => seat === side)?.commands ?? [];
  const nations = new Set(commands.flatMap((one) => one.nations));
  const listed = [...namedIn(scenario), ...commands.flatMap(({ units }) => units)];
  return listed.filter((id) => nations.has(edition.units[id]?.nation ?? "IS") && !away.has(id));
}

/** On top of a stack, or off the map. */
const elsewhere = once(({ state: { table } }: Game): ReadonlySet<UnitId> => {
  const tops = Object.values(table.stacks).flatMap((sides) =>
    Object.values(sides).flatMap(({ top }) => (top ? [top.unit] : [])),
  );
  const pools = Object.values(table.pools).flatMap(({ batches, waiting, destroyed }) => [
    ...batches.flat(),
    ...waiting,
    ...destroyed,
  ]);
  return new Set([...tops, ...pools, ...table.removed, ...table.coupPool]);
});

/** The units that a scenario lists, wherever they begin. */
const namedIn = once(({ setUp, batches }: Game["scenario"]): readonly UnitId[] => [
  ...setUp.flatMap(({ stacks }) => stacks.flatMap(({ units }) => units)),
  ...batches.flatMap((line) => line.batches.flat()),
]);

/** "14 against 5 to 7, column +5/+7 or +8/+10: 1 AR · 2 EX · …" */
export function forecastText({ edition }: Pick<Game, "edition">, { attack, defence, columns }: Forecast): string {
  const { crt } = edition;
  const [worst, best] = columns;
  const against = defence[0] === defence[1] ? `${defence[0]}` : `${defence[0]} to ${defence[1]}`;
  const names = worst === best ? columnName(crt, best) : `${columnName(crt, worst)} to ${columnName(crt, best)}`;
  const results = resultsAt(crt, best).join(" ");
  return `${attack} against ${against}, column ${names}; ${worst === best ? "" : "at best "}${results}`;
}
