/** How units arrive on the map, one decision for all, and how those without room come later. */
import { z } from "zod";
import { type Ctx, choice, game, move, type NamedAnswer, type Option, onceEach, type Preset, rows } from "#engine";
import { type SpaceId, seat, type UnitId } from "../../content/board-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { type Fitna, type Game, seatIdOf } from "../../state.ts";
import { tracing } from "../map/supply.ts";
import { type Eyes, no, noneOf, spaceCalled, spaceOption } from "../movement/options.ts";
import { type Now, open, openIn, playing, seen, seenIn } from "../now.ts";
import { poolOf, unpool } from "../pieces/placing.ts";
import { count, fitting, list, spaceName, unitName } from "../pieces/words.ts";
import { arrivalSpaces, openSpaces, openSpacesSeen } from "./arrival-table.ts";
import type { Arriving, Coming } from "./events.ts";
import { type Arrival, bringIn, firstArrivals, spacesBeside, whyNoArrival } from "./placing.ts";

const { action, form, procedure, question } = game<Fitna>();

/**
 * units arrive, wherever they were: one decision for all. Who has no space waits. Whether there is something
 * to decide follows from what everyone sees.
 */
export const arrivals = procedure<Arriving>("arrivals", {
  notes: z.strictObject({
    seat,
    units: z.array(z.string()),
    how: z.enum(["batch", "rebuilt", "in-lebanon", "russia-in", "russia-new"]).exactOptional(),
  }),
})({
  arrive: (s) => {
    const { seat, units, how = "batch" } = s.data;
    letWait(s, seat, units);
    if (!isChoice(openIn(s), seat, units, how)) {
      bringIn(s, seat, firstArrivals(seenIn(s, seat), seat, units, how), units);
      return "done";
    }
    s.state.table.arriving = { seat, units: [...units], how };
    s.ask(placingUnits, [seat]);
    return "arrived";
  },
  arrived: (s) => {
    delete s.state.table.arriving;
    return "done";
  },
});

/** Out of wherever they are off the map, to those that wait. */
function letWait(s: Now, seat: SeatId, units: readonly UnitId[]): void {
  const now = playing(s);
  unpool(now, (id) => units.includes(id));
  poolOf(now, seat).waiting.push(...units);
}

/** Whether a unit may arrive in several spaces, or not every unit together with the others. */
function isChoice(now: Game, seat: SeatId, units: readonly UnitId[], how: Coming): boolean {
  const traces = tracing(now);
  const open = units.map((unit) => spacesBeside(now, seat, unit, [], how, openSpaces(now, seat, unit, how, traces)));
  if (open.some(({ length }) => length > 1)) return true;
  return firstArrivals(now, seat, units, how).length < open.filter(({ length }) => length > 0).length;
}

const arrivingIn = ({ table }: Eyes): Required<Arriving> | null => table.arriving ?? null;

interface ToPlace {
  readonly unit: UnitId;
  readonly spaces: readonly SpaceId[];
}

/** Units that still have somewhere to arrive besides those that have been given a space, each with its spaces. */
export const placesToArrive = (c: Eyes, placed: readonly Arrival[]): readonly ToPlace[] =>
  placesBeside(seen(c), ...placed.flatMap(({ unit, space }) => [unit, space]));

/** The same in a game that is only looked at, for each row asks several times; `placed`: each unit, and after it its space. */
const placesBeside = onceEach((now: Game, ...placed: readonly (UnitId | SpaceId)[]): readonly ToPlace[] => {
  const { arriving } = now.state.table;
  if (!arriving) return [];
  const given = placed.flatMap((unit, i) => (i % 2 === 0 ? [{ unit, space: placed[i + 1] ?? "" }] : []));
  return arriving.units
    .filter((unit) => !given.some((one) => one.unit === unit))
    .map((unit) => ({ unit, spaces: spacesSeen(now, arriving, unit, given) }))
    .filter(({ spaces }) => spaces.length > 0);
});

const spacesSeen = (now: Game, { seat, how }: Required<Arriving>, unit: UnitId, placed: readonly Arrival[]) =>
  spacesBeside(now, seat, unit, placed, how, openSpacesSeen(now, seat, unit, how));

type Row = { readonly unit: UnitId };

const row = (c: Eyes, placed: readonly Arrival[]) =>
  form()
    .param(
      "unit",
      "Which unit?",
      choice((): Option<UnitId>[] => {
        const now = seen(c);
        return placesToArrive(c, placed).map(({ unit, spaces }) => ({
          value: unit,
          label: unitName(now, unit),
          description: count(spaces.length, now.edition.labels.space, now.edition.labels.spaces),
        }));
      }),
    )
    .param(
      "space",
      "Where does it arrive?",
      choice(
        ({ params }: Ctx<Fitna, Row>) =>
          (placesToArrive(c, placed).find(({ unit }) => unit === params.unit)?.spaces ?? []).map((space) =>
            spaceOption(c, seen(c), space),
          ),
        ({ params }, word) => whyNotThere(c, params.unit, word, placed),
      ),
    );

function whyNotThere(c: Eyes, unit: UnitId, word: string, placed: readonly Arrival[]) {
  const now = seen(c);
  const space = spaceCalled(now, word);
  const arriving = arrivingIn(c);
  return space === null || !arriving ? null : whyNoArrival(now, arriving, unit, space, placed);
}

/** every unit that can. */
export const placeUnits = action("place-units", "Place arriving units", {
  help: "Each unit arrives where its line of the arrival table allows, in supply and within stacking.",
  common: true,
  presets: (c) => wholeArrivals(c),
})
  .param(
    "arrivals",
    "Which unit arrives where?",
    rows<Eyes, Arrival>(
      (c, placed) => (placesToArrive(c, placed).length > 0 ? row(c, placed) : null),
      (c, placed) => {
        const [left] = placesToArrive(c, placed);
        return left ? no(`${unitName(seen(c), left.unit)} arrives too.`, "R-089", "too-few") : null;
      },
    ),
  )
  .label((view, { arrivals = [] }) => {
    const names = open(view);
    const words = arrivals.map(({ unit, space }) => `${unitName(names, unit)} in ${spaceName(names, space)}`);
    return words.length > 0 ? fitting(words.join(", "), `${count(words.length, "unit")} as chosen`) : "Nobody arrives";
  })
  .apply((a) => {
    const units = a.state.table.arriving?.units ?? [];
    bringIn(a, seatIdOf(a.seat), a.params.arrivals, units);
  });

/** All units that are to arrive, on the first spaces that are open. */
export function arrivalsByDefault(c: Eyes): readonly Arrival[] {
  const arriving = arrivingIn(c);
  return arriving ? firstArrivals(seen(c), arriving.seat, arriving.units, arriving.how) : [];
}

/** How many whole answers a page lists. */
const MOST = 10;

/** "All 3 in Homs", as far as they find room in one space; else one after the other. */
function wholeArrivals(c: Eyes): readonly Preset[] {
  const units = placesToArrive(c, []);
  const [first] = units;
  if (!first) return [];
  const now = seen(c);
  const together = first.spaces.flatMap((space): readonly Preset[] => {
    const all = units.map(({ unit }) => ({ unit, space }));
    const fits = all.every(({ unit }, i) => spacesOf(placesToArrive(c, all.slice(0, i)), unit).includes(space));
    const who = units.length === 1 ? unitName(now, first.unit) : `All ${units.length}`;
    return fits ? [{ label: `${who} in ${spaceName(now, space)}`, params: { arrivals: all.map(toRow) } }] : [];
  });
  const anywhere = { label: "Anywhere", params: { arrivals: arrivalsByDefault(c).map(toRow) } };
  return [...together.slice(0, MOST), ...(together.length > 0 ? [] : [anywhere])];
}

const spacesOf = (
  units: readonly { readonly unit: UnitId; readonly spaces: readonly SpaceId[] }[],
  unit: UnitId,
): readonly SpaceId[] => units.find((one) => one.unit === unit)?.spaces ?? [];

const toRow = ({ unit, space }: Arrival) => ({ unit, space });

/** R-089; who says nothing brings every unit to the first space that is open to it. */
export const placingUnits = question.turn("placing-units", {
  actions: [placeUnits],
  about: arrivingIn,
  prompt: () => ({
    question: "Where do your units arrive?",
    facts: ["They must arrive in supply and within the stacking limit. Units without room wait."],
  }),
  answers: (view) => [asSuggested(view)],
  fallback: (view) => move(placeUnits, { arrivals: arrivalsByDefault(view).map(toRow) }),
});

function asSuggested(view: Eyes): NamedAnswer {
  const names = open(view);
  const arrivals = arrivalsByDefault(view).map(toRow);
  const places = arrivals.map(({ unit, space }) => `${unitName(names, unit)} in ${spaceName(names, space)}`);
  return {
    label: "Place them as suggested",
    was: ["Place them as usual"],
    ...(places.length > 0 ? { detail: `${list(places)}.` } : {}),
    moves: [move(placeUnits, { arrivals })],
  };
}

const spacesFor = onceEach((now: Game, seat: SeatId, id: UnitId) =>
  arrivalSpaces(now, seat, id, "batch", undefined, openSpacesSeen(now, seat, id, "batch")),
);

function waiting(c: Eyes): Option<UnitId>[] {
  const now = seen(c);
  const seat = seatIdOf(c.seat);
  return (c.table.pools[seat]?.waiting ?? []).map((id) => {
    const name = unitName(now, id);
    const isOpen = spacesFor(now, seat, id).length > 0;
    return {
      value: id,
      label: name,
      ...(isOpen ? {} : { refused: no(`${name} has nowhere to arrive.`, "R-089") }),
    };
  });
}

/** at no cost, in a later Events segment of one's own. */
export const placeWaiting = action("place-waiting", "Place a waiting unit", {
  help: "A unit of your Force Pool for which there was no room comes to the map, at no cost.",
  when: (c) => noneOf(waiting(c), no("None of your units is waiting.", "R-089")),
})
  .param("unit", "Which unit?", choice(waiting))
  .param(
    "space",
    "Where does it arrive?",
    choice((c: Ctx<Fitna, { readonly unit: UnitId }>): Option<SpaceId>[] => {
      const now = seen(c);
      return spacesFor(now, seatIdOf(c.seat), c.params.unit).map((space) => spaceOption(c, now, space));
    }),
  )
  .label((view, { unit, space }) =>
    unit && space ? `${unitName(open(view), unit)} arrives in ${spaceName(open(view), space)}` : null,
  )
  .apply((a) => bringIn(a, seatIdOf(a.seat), [a.params], [a.params.unit]));
