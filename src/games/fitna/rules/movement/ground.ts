/** How far units go on the ground, isolated ones included, what keeps them out of spaces, and the best ways to others. */
import type { Refusal } from "#engine";
import { eachOnce, once, onceEach } from "#engine";
import { type Graph, neighbours, reach, type Stepping } from "#graph";
import type { SpaceId } from "../../content/board-types.ts";
import type { Nation, SeatId } from "../../content/sides.ts";
import type { Edition } from "../../content/types.ts";
import type { Game } from "../../state.ts";
import { type Entrant, whyNoEntry } from "../map/entry.ts";
import { boxOf } from "../map/relations.ts";
import type { Standing } from "../pieces/units.ts";
import { heldBy } from "./options.ts";

/** What a unit can move to with one point, off-map boxes included: once for an edition. */
export const linksOf = once((edition: Edition): Graph => {
  const boxes = edition.offMapBoxes.map(({ country, links }) => ({ id: boxOf(country), links }));
  const besides = (space: SpaceId): SpaceId[] => boxes.filter(({ links }) => links.includes(space)).map(({ id }) => id);
  return Object.fromEntries([
    ...edition.spaceIds.map((space) => [space, [...neighbours(edition.ways, space), ...besides(space)]] as const),
    ...boxes.map(({ id, links }) => [id, links] as const),
  ]);
});

/** how far an isolated unit goes at most. */
const ISOLATED_ALLOWANCE = 2;

/** How far a unit goes on the ground, in a movement or by a card; 0: it does not. */
export function allowanceOf({ unit, isolated }: Standing): number {
  if (unit.type === "garrison" || unit.movement === "attacking") return 0;
  return isolated ? Math.min(unit.movement, ISOLATED_ALLOWANCE) : unit.movement;
}

/** What a step costs, in hundredths: of equally short ways the one that takes most from enemies and nothing from others. */
const STEP = 100;
const TAKES_FROM_OTHERS = 10;
const TAKES_FROM_ENEMIES = -1;

/** Units of one seat that go together on the ground. */
export interface Party {
  readonly from: SpaceId;
  readonly allowance: number;
  /** Why it does not go into a space; null: it does. */
  whyNot(space: SpaceId): Refusal | null;
}

export function partyOf(game: Game, seat: SeatId, units: readonly Standing[]): Party {
  const nations = [...new Set(units.map(({ unit }) => unit.nation))];
  const barriers = nations.map((nation) => barrierTo(game, seat, nation));
  return {
    from: units[0]?.space ?? "",
    allowance: Math.min(...units.map(allowanceOf)),
    whyNot(space) {
      for (const barrier of barriers) {
        const why = barrier(space);
        if (why) return why;
      }
      return null;
    },
  };
}

type Barrier = Party["whyNot"];

/** What keeps units of one nation out of a space, in a game that is only looked at. */
const barrierTo = onceEach((game: Game, side: SeatId, nation: Nation): Barrier => {
  const who: Entrant = { nation, side };
  return eachOnce((space) => whyNoEntry(game, who, space));
});

/** the best way to every space that they reach. */
export function waysOf(game: Game, seat: SeatId, party: Party): readonly (readonly SpaceId[])[] {
  const step: Stepping = (_, to) => {
    if (party.whyNot(to)) return null;
    const whose = heldBy(game, seat, to);
    if (whose === "us") return { cost: STEP };
    return { cost: STEP + (whose === "enemies" ? TAKES_FROM_ENEMIES : TAKES_FROM_OTHERS) };
  };
  const budget = party.allowance * (STEP + TAKES_FROM_OTHERS);
  const found = reach(linksOf(game.edition), party.from, step, budget);
  return [...found.values()].map(({ places }) => places).filter(({ length }) => length <= party.allowance);
}

/** Whether they can stop somewhere with this many points left, being there. */
export function canGoOn(
  game: Game,
  party: Party,
  at: SpaceId,
  left: number,
  whyNoStop: (space: SpaceId) => Refusal | null,
): boolean {
  if (left === 0) return false;
  const next = neighbours(linksOf(game.edition), at).filter((space) => party.whyNot(space) === null);
  if (next.some((space) => whyNoStop(space) === null)) return true;
  return next.some((space) => canGoOn(game, party, space, left - 1, whyNoStop));
}
