import { choice, type Default, type Frozen, game, type Option, type View, worded } from "../../../engine/index.ts";
import { neighbours, reach } from "../../../graph/index.ts";
import type { SpaceId } from "../content/map-types.ts";
import { type Holder, SEATS, type SeatId } from "../content/sides.ts";
import { areFriends } from "../map/relations.ts";
import { type Now, playing, seen, tell } from "../now.ts";
import { destroy, enter, relocate } from "../pieces/placing.ts";
import { type Standing, standingIn } from "../pieces/units.ts";
import { spaceName } from "../pieces/words.ts";
import { type Fitna, type Game, seatIdOf, type Table } from "../state.ts";
import { isOpenTo } from "./room.ts";
import { spacesEntered } from "./triggers.ts";

const { action, procedure } = game<Fitna>();

interface Notes {
  readonly side: Holder;
  readonly from: SpaceId;
}

/** a camp leaves with all its units; its owner chooses where there is a choice. */
export const withdrawal = procedure<Notes>("withdrawal")({
  leave: (s) => {
    const { side, from } = s.data;
    const game = playing(s);
    const units = unitsOf(game, side, from);
    const [first, ...others] = withdrawalSpaces(game, side, from, units);
    if (others.length > 0 && isSeat(side)) {
      s.state.table.mission = { kind: "withdrawal", from };
      s.ask({ kind: "turn", seats: [side], actions: [withdraw.name] });
      return "left";
    }
    if (first !== undefined) go(s, side, from, first, units);
    else for (const one of units) goAlone(s, one);
    return "left";
  },
  left: (s) => {
    delete s.state.table.mission;
    return "done";
  },
});

/** */
export const withdraw = action("withdraw", "Withdraw from the space", {
  help: "Your units leave the space that the other camp keeps, all of them together.",
})
  .param(
    "to",
    "Where do your units go?",
    choice((c): readonly Option[] =>
      openTo(c).map((space) => ({ value: space, ...worded(c, () => ({ label: spaceName(seen(c), space) })) })),
    ),
  )
  .apply((a) => {
    const seat = seatIdOf(a.seat);
    const from = leftSpace(a.state.table);
    go(a, seat, from, a.params.to, unitsOf(playing(a), seat, from));
  });

function leftSpace({ mission }: Frozen<Pick<Table, "mission">>): SpaceId {
  if (mission?.kind !== "withdrawal") throw new Error("nobody withdraws");
  return mission.from;
}

function openTo(view: View<Fitna>): readonly SpaceId[] {
  const game = seen(view);
  const from = leftSpace(view.table);
  const seat = seatIdOf(view.seat);
  return withdrawalSpaces(game, seat, from, unitsOf(game, seat, from));
}

/** Section 7: the first of them. */
export const withdrawByDefault = (view: View<Fitna>): Default => ({
  action: withdraw.name,
  params: { to: openTo(view)[0] ?? "" },
});

/** D-43: linked spaces of allies, else linked ones that are free; or the nearest of allies at any distance. */
export function withdrawalSpaces(
  game: Game,
  side: Holder,
  from: SpaceId,
  leaving: readonly Standing[],
): readonly SpaceId[] {
  const { edition, scenario, state } = game;
  const units = leaving.map(({ unit }) => unit);
  const isOpen = (space: SpaceId): boolean => isOpenTo(game, side, space, units);
  const isAllied = (space: SpaceId): boolean => {
    const holder = state.table.control[space];
    return holder !== undefined && areFriends(scenario, side, holder);
  };
  if (edition.parameters.coupRetreat === "closest-ally")
    return nearestOf(game, from, (one) => isAllied(one) && isOpen(one));
  const open = neighbours(edition.ways, from).filter(isOpen);
  const allied = open.filter(isAllied);
  return allied.length > 0 ? allied : open;
}

function nearestOf({ edition }: Game, from: SpaceId, isFit: (space: SpaceId) => boolean): readonly SpaceId[] {
  const ways = [...reach(edition.ways, from, () => ({ cost: 1 }))].filter(([space]) => space !== from && isFit(space));
  const least = Math.min(...ways.map(([, { cost }]) => cost));
  return ways.filter(([, { cost }]) => cost === least).map(([space]) => space);
}

const unitsOf = (game: Game, side: Holder, space: SpaceId): readonly Standing[] =>
  standingIn(game, space).filter((one) => one.side === side);

const isSeat = (side: Holder): side is SeatId => SEATS.some((seat) => seat === side);

function go(s: Now, side: Holder, from: SpaceId, to: SpaceId, units: readonly Standing[]): void {
  const game = playing(s);
  relocate(
    game,
    units.map(({ id }) => id),
    to,
  );
  tell(s, { chapter: "powers", kind: "withdrew", side, from, to, units: units.length });
  if (enter(game, side, to))
    spacesEntered(s, { side, nations: [...new Set(units.map(({ unit }) => unit.nation))], spaces: [to] });
}

/** No space takes all: each goes where it can. */
function goAlone(s: Now, one: Standing): void {
  const game = playing(s);
  const [to] = withdrawalSpaces(game, one.side, one.space, [one]);
  if (to !== undefined) go(s, one.side, one.space, to, [one]);
  else {
    destroy(game, one.id);
    tell(s, { chapter: "powers", kind: "withdrew", side: one.side, from: one.space, to: null, units: 1 });
  }
}
