/** What an attack may come to, for all that its seat can know, and odds in words before and during a battle. */
import { entriesOf, mustGet, once, onceEach, type View } from "#engine";
import type { SpaceId, UnitId } from "../../content/board-types.ts";
import type { CardNumber } from "../../content/card-types.ts";
import type { Holder, SeatId } from "../../content/sides.ts";
import type { Fitna, Game, SeenStack } from "../../state.ts";
import { areFriends } from "../map/relations.ts";
import { open } from "../now.ts";
import { leaderOf, stepsOf, strengthOf, unitOf } from "../pieces/units.ts";
import { cardName, type Names, shortName, spaceName, unitName } from "../pieces/words.ts";
import { facesText, facesThatTake } from "./chances.ts";
import { columnOf, resultsAt, shifted } from "./crt.ts";
import { battleOf } from "./fighters.ts";
import type { Attack } from "./map-view.ts";
import type { Role } from "./played-cards.ts";
import { type Battle, oddsOf, shiftsOf } from "./shifts.ts";
import type { Fighter, Offensive } from "./types.ts";
import { columnName, differenceText, printed, resultText } from "./words.ts";

type Range = readonly [least: number, most: number];

/** What an attack comes to without cards, for all that its seat can know. */
export interface Forecast {
  readonly attack: number;
  /** Hidden counters are between the weakest and the strongest that they can be. */
  readonly defence: Range;
  /** Columns after all shifts, counted from 0. */
  readonly columns: Range;
  /** On how many faces of the die the space is taken. */
  readonly takes: Range;
}

/** `game` is what the seat sees. `card`: as if the seat played it. */
export function forecast(
  game: Game,
  seat: SeatId,
  { target, units }: Attack,
  card: CardNumber | null = null,
): Forecast {
  const { edition, scenario, state } = game;
  const enemies = entriesOf(state.table.stacks[target] ?? {});
  const stacks = enemies.filter(([side]) => !areFriends(scenario, seat, side));
  const defence = stacks.map(([side, stack]) => defenceOf(game, side, target, stack)).reduce(added, [0, 0]);
  const battle = battleSeen(game, seat, target, units, stacks, card);
  const attack = battle.attackers.reduce((sum, one) => sum + strengthOf(one.unit, one).attack, 0);
  const net = shiftsOf(edition, battle).reduce((sum, { columns }) => sum + columns, 0);
  const column = (strength: number): number => shifted(edition.crt, columnOf(edition.crt, attack - strength), net);
  const columns: Range = [column(defence[1]), column(defence[0])];
  return { attack, defence, columns, takes: takenOn(game, battle, stacks, columns) };
}

/** The faces that take the space, at worst and at best: a hidden counter has one step or two. */
function takenOn(
  { edition: { crt } }: Game,
  { attackers, defenders }: Battle,
  stacks: readonly (readonly [Holder, SeenStack])[],
  [worst, best]: Range,
): Range {
  const steps = (units: Battle["attackers"]): number => units.reduce((sum, one) => sum + stepsOf(one), 0);
  const own = steps(attackers);
  const seen = steps(defenders);
  const hidden = stacks.reduce((sum, [, { top, size }]) => sum + size - (top ? 1 : 0), 0);
  return [
    facesThatTake(resultsAt(crt, worst), own, seen + 2 * hidden),
    facesThatTake(resultsAt(crt, best), own, seen + hidden),
  ];
}

const added = ([a, b]: Range, [c, d]: Range): Range => [a + c, b + d];

/** The battle with only those defenders that lie open; they tell whether the stack is isolated. */
function battleSeen(
  game: Game,
  seat: SeatId,
  target: SpaceId,
  units: readonly UnitId[],
  stacks: readonly (readonly [Holder, SeenStack])[],
  card: CardNumber | null,
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
    cards: card === null ? [] : [{ card, by: "attacker", answers: null, stopped: null }],
  };
}

/** What a stack defends with: its top counter, and the counters below, of which only the number is known. */
function defenceOf(game: Game, side: Holder, space: SpaceId, { top, size }: SeenStack): Range {
  const { leader } = game.state.table;
  const open =
    side === "IS" && leader?.space === space
      ? strengthOf(unitOf(game, leaderOf(game)), leader).defence
      : top
        ? strengthOf(unitOf(game, top.unit), top).defence
        : null;
  const hidden = open === null ? size : size - 1;
  const [least, most] = hidden > 0 ? hiddenDefence(game, side) : [0, 0];
  return added([open ?? 0, open ?? 0], [least * hidden, most * hidden]);
}

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
export const namedIn = once(({ setUp, batches }: Game["scenario"]): readonly UnitId[] => [
  ...setUp.flatMap(({ stacks }) => stacks.flatMap(({ units }) => units)),
  ...batches.flatMap((line) => line.batches.flat()),
]);

/** In how many rolls the space is taken: "2 of 6 rolls", "1 to 3 of 6 rolls"; null: it cannot be. */
const chanceText = ({ takes: [least, most] }: Forecast): string | null =>
  most === 0 ? null : `${least === most ? most : `${least} to ${most}`} of 6 rolls`;

const take = ({ takes: [, most] }: Forecast): string => (most === 1 ? "takes" : "take");

const againstText = ({ attack, defence: [least, most] }: Forecast): string =>
  `${attack} against ${least === most ? least : `${least} to ${most}`}`;

/** In a few words, for menus: "1 of 6 rolls takes it. 6 against 5: 1 drives them out, 3 cost both a step, 2 cost you a step". */
export function forecastText({ edition: { crt } }: Pick<Game, "edition">, odds: Forecast): string {
  const [worst, best] = odds.columns;
  const chance = chanceText(odds);
  const start = `${chance ? `${chance} ${take(odds)}` : "No roll takes"} it. ${againstText(odds)}`;
  if (worst !== best) return start;
  const [full, brief] = [false, true].map((less) => `${start}: ${facesText(resultsAt(crt, best), "attacker", less)}`);
  return full !== undefined && full.length <= MENU_LINE ? full : (brief ?? start);
}

/** What the second line of a menu holds. */
const MENU_LINE = 100;

/**
 * What a card makes of an attack: "4 of 6 rolls take it with Snipers, 3 without"; where that stays the same, what the rolls
 * bring: "With Snipers, of 6 rolls 2 drive them out, 3 cost both a step, 1 costs you a step". Null: it changes nothing that can be told.
 */
export function withCardText(
  { edition: { crt } }: Pick<Game, "edition">,
  card: string,
  odds: Forecast,
  plain: Forecast,
): string | null {
  const [better, usual] = [chanceText(odds), chanceText(plain)];
  if (better !== null && better !== usual)
    return `${better} ${take(odds)} it with ${card}, ${usual === null ? "none" : usual.replace(" of 6 rolls", "")} without`;
  const [worst, best] = odds.columns;
  if (worst !== best || best === plain.columns[1]) return null;
  return `${card}: of 6 rolls ${facesText(resultsAt(crt, best), "attacker", true)}`;
}

/** "6 against 5 without cards, column −1/+1: of six rolls 1 drives them out, 3 cost both a step, 2 cost you a step. 1 of 6 rolls takes Hama." */
export function forecastLine({ edition }: Pick<Game, "edition">, target: SpaceId, odds: Forecast): string {
  const { crt } = edition;
  const [worst, best] = odds.columns;
  const rolls = (column: number): string => facesText(resultsAt(crt, column));
  const chances =
    worst === best
      ? `column ${columnName(crt, best)}: of six rolls ${rolls(best)}`
      : `by what is hidden; of six rolls, at worst ${rolls(worst)}; at best ${rolls(best)}`;
  const chance = chanceText(odds);
  const taken = `${chance ? `${chance} ${take(odds)}` : "No roll takes"} ${spaceName({ edition }, target)}`;
  return `${againstText(odds)} without cards, ${chances}. ${taken}.`;
}

/** Who fights whom, the cards on the table, and what the die would bring as it stands to the side that the reader helps. */
export function fightLines(view: View<Fitna>, helped: Role | null = null): readonly string[] {
  const game = open(view);
  const { offensive } = game.state.table;
  if (!offensive) return [];
  return [
    sidesLine(game, offensive),
    ...cardLine(game, offensive),
    offensive.result
      ? `**${printed(offensive.result)}**: ${resultText(game.edition, offensive.result)}.`
      : oddsLine(game, helped ?? roleOf(view, offensive)),
  ];
}

const sidesLine = (game: Game, { side, from, target, fighting }: Offensive): string =>
  `${shortName(game, side)} from ${spaceName(game, from)}: ${strengths(game, fighting.attacker, "attack")}. ${spaceName(game, target)}: ${strengths(game, fighting.defender, "defence")}.`;

const strengths = (game: Names, fighters: readonly Fighter[], which: "attack" | "defence"): string =>
  fighters.map((one) => `${unitName(game, one.id)} (${strengthOf(unitOf(game, one.id), one)[which]})`).join(", ") ||
  "nobody";

function cardLine(game: Names, { played }: Offensive): readonly string[] {
  if (played.length === 0) return [];
  return [
    `On the table: ${played.map(({ card, seat }) => `${cardName(game, card)} (${shortName(game, seat)})`).join(", ")}.`,
  ];
}

/** Whoever helps the defenders reads of them as "you", too. */
const roleOf = ({ seat }: View<Fitna>, { by }: Offensive): Role => (by === seat ? "attacker" : "defender");

function oddsLine(game: Game, role: Role): string {
  const odds = oddsOf(game.edition, battleOf(game));
  return `As it stands: ${differenceText(odds)}, column ${columnName(game.edition.crt, odds.column)}: of six rolls ${facesText(odds.results, role)}.`;
}
