/** How units of one space move together along links, and why somebody cannot (R-105). */
import { type Ctx, choice, game, type Offered, type Option, optionsOf, type Refusal, route, subset } from "#engine";
import { neighbours } from "#graph";
import type { SpaceId, UnitId } from "../../content/board-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { type Fitna, type Game, seatIdOf } from "../../state.ts";
import { seen } from "../now.ts";
import { count, fitting, list, spaceName, unitName } from "../pieces/words.ts";
import { moversIn, ownIn, ownSpaces, ownUnit, ownUnits, whyStill } from "./crowding.ts";
import { canGoOn, linksOf, waysOf } from "./ground.ts";
import { canGo, march, type Setting, settingOf } from "./marching.ts";
import { type Eyes, no, noneOf, spaceCalled, spaceOption, unitCalled, unitOption } from "./options.ts";

const { action } = game<Fitna>();

export const MOVES_MENU = "Moves";

type From = { readonly from: SpaceId };
type Sent = From & { readonly units: readonly UnitId[] };

const movesLeft = ({ table }: Eyes): number => table.plan?.moves ?? 0;

/** R-101, AE-04. */
export const whyNoMove = (c: Eyes): Refusal | null =>
  movesLeft(c) > 0 ? null : no("Your plan has no unit moves left.", "R-101");

/** Whether somebody in a space can go anywhere. */
const isOpen = (now: Game, seat: SeatId, space: SpaceId): boolean =>
  moversIn(now, seat, space).some(({ id }) => canGo(now, seat, id));

function whyNobodyMoves(c: Eyes): Refusal | null {
  const now = seen(c);
  const seat = seatIdOf(c.seat);
  if (ownSpaces(now, seat).some((space) => isOpen(now, seat, space))) return null;
  return noneOf(optionsOf(origins(c)), no("You have no unit on the map.", "R-105"));
}

function origins(c: Eyes): Offered<SpaceId> {
  const now = seen(c);
  const seat = seatIdOf(c.seat);
  return {
    values: ownSpaces(now, seat),
    option(space) {
      const why = isOpen(now, seat, space) ? null : whyNobodyLeaves(c, now, space);
      return spaceOption(c, now, space, why, () =>
        count(moversIn(now, seat, space).length, "unit that can move", "units that can move"),
      );
    },
  };
}

function whyNobodyLeaves(c: Eyes, now: Game, space: SpaceId): Refusal {
  const seat = seatIdOf(c.seat);
  const reasons = ownUnits(now, seat, ownIn(now, seat, space)).map((one) => whyStill(now, seat, one));
  const still = reasons.every((why) => why !== null) ? reasons[0] : null;
  return still ?? no(`They have nowhere to go from ${spaceName(now, space)}.`, "R-105");
}

/** R-105: who goes, as long as they can go somewhere together. */
function travellers(c: Ctx<Fitna, From>, picked: readonly UnitId[]): Option<UnitId>[] {
  const now = seen(c);
  const seat = seatIdOf(c.seat);
  return ownUnits(now, seat, ownIn(now, seat, c.params.from)).map((one) => {
    const why = whyStill(now, seat, one);
    const goes = why || picked.includes(one.id) || canGo(now, seat, ...picked, one.id);
    return unitOption(c, now, one, why ?? (goes ? null : notTogether(now, one.id, picked.length)));
  });
}

const notTogether = (now: Game, id: UnitId, others: number): Refusal =>
  no(`${unitName(now, id)} has nowhere to go${others > 0 ? " with the others" : ""}.`, "R-105");

/** All of the space that can go together, as many as there are moves left. */
function everybody(c: Ctx<Fitna, From>): readonly UnitId[] {
  const now = seen(c);
  const seat = seatIdOf(c.seat);
  const all: UnitId[] = [];
  for (const { id } of moversIn(now, seat, c.params.from))
    if (all.length < movesLeft(c) && canGo(now, seat, ...all, id)) all.push(id);
  return all;
}

const setting = (c: Ctx<Fitna, Sent>): Setting => settingOf(seen(c), seatIdOf(c.seat), ...c.params.units);

function steps(c: Ctx<Fitna, Sent>, path: readonly SpaceId[]): Option<SpaceId>[] {
  const now = seen(c);
  const { party, stops } = setting(c);
  const left = party.allowance - path.length - 1;
  if (left < 0) return [];
  const at = path.at(-1) ?? party.from;
  return neighbours(linksOf(now.edition), at).map((to) => {
    const why = party.whyNot(to) ?? (canGoOn(now, party, to, left, stops) ? null : stops(to));
    return spaceOption(c, now, to, why);
  });
}

/** R-105: units of one space go together, along links; one unit move each. */
export const move = action("move", "Move units", {
  help: "Units that stand together go along links, as far as the slowest of them. They take everything on the way that no friend holds.",
  common: true,
  menu: MOVES_MENU,
  when: (c) => whyNoMove(c) ?? whyNobodyMoves(c),
})
  .param(
    "from",
    "From where?",
    choice(origins, (c, word) => {
      const space = spaceCalled(seen(c), word);
      return space === null ? null : no(`You have no unit in ${spaceName(seen(c), space)}.`, "R-105");
    }),
  )
  .param(
    "units",
    "Which units?",
    subset(
      travellers,
      (c) => ({
        min: 1,
        max: movesLeft(c),
        many: () => no(`Your plan has only ${count(movesLeft(c), "unit move")} left.`, "R-101", "too-many"),
      }),
      (c, word) => notThere(c, word),
    ),
    everybody,
  )
  .param(
    "path",
    "Where to?",
    route<Ctx<Fitna, Sent>, SpaceId>(
      steps,
      (c, path) => setting(c).stops(path.at(-1) ?? ""),
      (c) => waysOf(seen(c), seatIdOf(c.seat), setting(c).party),
    ),
  )
  .label((view, { from, units = [], path = [] }) => {
    const to = path.at(-1) ?? from;
    if (from === undefined || to === undefined) return null;
    const names = seen(view);
    const all = view.hand.stacks[from]?.length ?? 0;
    const isAll = units.length > 1 && units.length === all;
    const who = isAll ? `all ${all}` : list(units.map((unit) => unitName(names, unit)));
    const by = path.slice(0, -1).map((space) => spaceName(names, space));
    const goal = `${spaceName(names, from)}: ${who} → ${spaceName(names, to)}`;
    return fitting(
      `${goal}${by.length > 0 ? ` by ${by.join(", ")}` : ""}`,
      goal,
      `${spaceName(names, from)}: ${count(units.length, "unit")} → ${spaceName(names, to)}`,
    );
  })
  .apply((a) => {
    const { units, path } = a.params;
    const { plan } = a.state.table;
    if (plan) plan.moves -= units.length;
    march(a, seatIdOf(a.seat), units, path);
  });

function notThere(c: Ctx<Fitna, From>, word: string): Refusal | null {
  const now = seen(c);
  const id = unitCalled(now, word);
  if (id === null) return null;
  const one = ownUnit(now, seatIdOf(c.seat), id);
  const where = one ? `in ${spaceName(now, one.space)}` : "no unit of yours on the map";
  return no(`${unitName(now, id)} is ${where}.`, "R-105");
}
