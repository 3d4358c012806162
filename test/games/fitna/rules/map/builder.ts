import { mustGet } from "#engine";
import type { UnitId } from "../../../../../src/games/fitna/content/board-types.ts";
import type { Scenario } from "../../../../../src/games/fitna/content/scenario-types.ts";
import { type EditionId, FACTIONS, type Holder } from "../../../../../src/games/fitna/content/sides.ts";
import type { Edition } from "../../../../../src/games/fitna/content/types.ts";
import type { Stacked } from "../../../../../src/games/fitna/rules/map/stacking.ts";
import { setUp } from "../../../../../src/games/fitna/rules/setup/set-up.ts";
import type { Game, Hand, State } from "../../../../../src/games/fitna/state.ts";
import { content } from "../../packs.ts";
import { dice } from "../setup/builder.ts";

/** A scenario with its units, marks and control at the start; who commands a unit of another seat's stack has it. */
export function atStart(editionId: EditionId, id: string): Game {
  const edition = content.editions[editionId];
  const scenario = mustGet(edition.scenarios, id);
  const game: Game = { edition, scenario, state: emptyMap(scenario, editionId) };
  for (const { side, stacks } of scenario.setUp)
    for (const { space, units } of stacks) for (const unit of units) put(game, unit, space, ownerOf(game, side, unit));
  return game;
}

/** The scenario's land without a unit on it. */
export function unmanned(editionId: EditionId, id: string): Game {
  const edition = content.editions[editionId];
  const scenario = mustGet(edition.scenarios, id);
  return { edition, scenario, state: emptyMap(scenario, editionId) };
}

/** Scenarios 2 and 3 as three people play them. */
export function withFewer(game: Game): Game {
  const { scenario } = game;
  const { fewer } = scenario;
  if (!fewer) throw new Error(`scenario ${scenario.id} is played with all seats`);
  const three: Scenario = {
    ...scenario,
    seats: scenario.seats.filter(({ seat }) => seat !== fewer.absent),
    closed: { ...scenario.closed, countries: [...scenario.closed.countries, ...fewer.closed] },
    transit: [...scenario.transit, ...fewer.transit],
    control: fewer.control,
  };
  return { edition: game.edition, scenario: three, state: emptyMap(three, game.edition.id) };
}

/** Puts a unit into a space and gives it to that side. */
export function put({ state }: Game, unit: UnitId, space: string, side: Holder, marks: { isolated?: true } = {}): void {
  const placed = { space, ...marks };
  state.table.control[space] = side;
  const there = state.table.stacks[space]?.[side];
  const top = side === "IS" ? null : { unit, ...marks };
  state.table.stacks[space] = {
    ...state.table.stacks[space],
    [side]: { top: there ? there.top : top, size: (there?.size ?? 0) + 1 },
  };
  if (side === "IS" && unit === "is-ab") state.table.leader = placed;
  else if (side === "IS") state.box.is[space] = [...(state.box.is[space] ?? []), unit];
  else if (FACTIONS.some((faction) => faction === side)) state.table.kurds[unit] = placed;
  else handOf(state, side).units[unit] = placed;
}

/** Takes a seat's unit from the map; its space stays the seat's. */
export function lift({ state }: Game, unit: UnitId): void {
  for (const hand of Object.values(state.hands)) delete hand.units[unit];
}

export const stacked = ({ edition }: { readonly edition: Edition }, unit: UnitId, side: Holder): Stacked => ({
  unit: mustGet(edition.units, unit),
  side,
});

function handOf(state: State, side: Holder): Hand {
  const hand = Object.entries(state.hands).find(([seat]) => seat === side)?.[1];
  if (!hand) throw new Error(`${side} has no seat in this scenario`);
  return hand;
}

function ownerOf({ edition, scenario }: Game, side: string, unit: UnitId): Holder {
  const { nation } = mustGet(edition.units, unit);
  const commands = (seat: Scenario["seats"][number]): boolean =>
    seat.commands.some(({ nations, units }) => nations.includes(nation) || units.includes(unit));
  const listed = scenario.seats.find(({ seat }) => seat === side);
  if (listed && commands(listed)) return listed.seat;
  const faction = FACTIONS.find((one) => one === nation);
  const owner = side === "IS" ? side : ((listed ? scenario.seats.find(commands)?.seat : faction) ?? listed?.seat);
  if (!owner) throw new Error(`nobody has ${unit}`);
  return owner;
}

function emptyMap({ id: scenario, seats, control, ...more }: Scenario, edition: EditionId): State {
  const { table, box } = setUp(content, { edition, scenario, fewer: false }, dice());
  const nothing = { cards: [], offered: [], units: {}, stacks: {}, moved: [], landed: [] };
  return {
    table: {
      ...table,
      order: seats.map(({ seat }) => seat),
      turn: 1,
      phase: "supply",
      active: seats[0]?.seat ?? null,
      reached: [],
      control: { ...control },
      stacks: {},
      kurds: {},
      leader: null,
      entrenched: [...more.entrenched],
      pools: {},
      isPool: 0,
    },
    hands: Object.fromEntries(seats.map(({ seat }) => [seat, structuredClone(nothing)])),
    box: { ...box, is: {}, isPool: [] },
  };
}
