/** What cards do to spaces: strikes, attrition, a look at a stack, blackouts of oilfields, entrenchments. */
import { z } from "zod";
import { mustGet, type Option, type Refusal } from "#engine";
import { country, type SpaceId, some } from "../../content/board-types.ts";
import { countryName } from "../../content/names.ts";
import { type Holder, SEATS, type SeatId } from "../../content/sides.ts";
import { or, times } from "../cards/conditions-text.ts";
import { type Tracing, tracing } from "../map/supply.ts";
import { playing, tell } from "../now.ts";
import { list, shortName, spaceList, spaceName, told, unitName } from "../pieces/words.ts";
import { nationOf } from "./commanding.ts";
import { enemyOilfields } from "./conditions.ts";
import { enemiesIn, enemySpaces, nobodyIn, spaceOption, targetOptions } from "./enemy-spaces.ts";
import { loseAtRandom } from "./hands.ts";
import { type Chooser, effect, exactly, sourceName } from "./kind.ts";
import { enemyUnitsIn, loseSteps, strikes } from "./strikes.ts";

export const strike = effect(
  "strike",
  { spaces: some, bonus: z.int(), countries: z.array(country).min(1).optional() },
  ({ spaces: count, bonus, countries }) => ({
    words: (deck) => {
      const where = countries ? ` in ${or(countries.map((one) => countryName(deck, one)))}` : "";
      const { space, spaces } = deck.labels;
      const what = count === 1 ? `Strike an enemy ${space}${where}` : `Strike ${count} enemy ${spaces}${where}`;
      return `${what}: die${bonus === 0 ? "" : ` +${bonus}`}: 3 to 6 costs a step, 7 or more two.`;
    },
    asks: (c) => ({ spaces: exactly(count, targetOptions(c.game, c, countries), nobodyIn(c.game)) }),
    does: (s) => {
      const { seat, source, nation, spaces } = s.data;
      s.call(strikes, { seat, source, nation, spaces, bonus, next: 0 });
    },
  }),
);

/** No strike: what forbids strikes does not forbid it. */
const attrit = effect("attrit", { where: z.literal("enemy-city"), steps: some }, ({ steps }) => ({
  words: () => `An enemy city of your choice loses ${times(steps, "step")}.`,
  asks: ({ game, seat }) => {
    const cities = enemySpaces(game, seat).filter((space) =>
      mustGet(game.edition.spaces, space).marks.includes("city"),
    );
    return {
      spaces: exactly(
        1,
        cities.map((space) => spaceOption(game, seat, space)),
        (space) =>
          enemiesIn(game, seat, space).length > 0
            ? noTarget(`${spaceName(game, space)} is not a city.`)
            : nobodyIn(game)(space),
      ),
    };
  },
  does: (s) => {
    const { seat, source, spaces } = s.data;
    for (const space of spaces) loseSteps(s, { seat, space, steps, cause: sourceName(playing(s), source) });
  },
}));

/** R-199: only the card's player sees it. */
const reveal = effect("reveal", {}, () => ({
  words: () => "Look at an enemy stack.",
  asks: ({ game, seat }) => ({
    spaces: exactly(
      1,
      enemySpaces(game, seat).map((space) => spaceOption(game, seat, space)),
      nobodyIn(game),
    ),
  }),
  does: (s) => {
    const { seat, spaces } = s.data;
    for (const space of spaces) {
      const units = enemyUnitsIn(playing(s), seat, space).map(({ id }) => id);
      tell(
        s,
        { chapter: "effects", kind: "revealed", seat, space },
        { [seat]: { chapter: "effects", kind: "seen", space, units } },
      );
    }
    s.barrier();
  },
}));

const blackout = effect("blackout", {}, () => ({
  words: () => "An enemy oilfield counts for nobody this turn; its owner discards a card at random.",
  asks: ({ game, seat }) => {
    const oilfields = enemyOilfields(game, seat).map((value): Option => ({ value, label: spaceName(game, value) }));
    return { spaces: exactly(1, oilfields, (space) => whyNoBlackout(game, space)) };
  },
  does: (s) => {
    const { table } = s.state;
    for (const space of s.data.spaces) {
      table.blackouts.push(space);
      tell(s, { chapter: "effects", kind: "blackout", space });
      const holder = table.control[space];
      if (holder !== undefined && isSeat(holder)) loseAtRandom(s, holder, 1);
    }
  },
}));

function whyNoBlackout({ edition, state }: Chooser["game"], space: SpaceId): Refusal {
  const name = spaceName({ edition }, space);
  if (!edition.marked.oilfield.includes(space)) return noTarget(`${name} is not an oilfield.`);
  if (state.table.blackouts.includes(space)) return noTarget(`${name} is out of action already.`);
  return noTarget(`No enemy holds ${name}.`);
}

const noTarget = (text: string): Refusal => ({ code: "no-target", text, rule: "R-016" });

const isSeat = (side: Holder): side is SeatId => SEATS.some((seat) => seat === side);

/** R-138: on supplied spaces of the seat without one, as far as there are markers. */
export const entrench = effect("entrench", { markers: some }, ({ markers }) => ({
  words: ({ labels }) => `Entrench ${markers} of your supplied ${labels.spaces}.`,
  asks: (c) => {
    const { edition, state } = c.game;
    const left = edition.markers.entrenchment - state.table.entrenched.length;
    const others = (space: SpaceId): Refusal => noTarget(`${spaceName(c.game, space)} is not held by your side.`);
    return { spaces: exactly(Math.min(markers, left), groundsOf(c), others) };
  },
  does: (s) => {
    const { seat, spaces } = s.data;
    s.state.table.entrenched.push(...spaces);
    tell(s, { chapter: "effects", kind: "entrenched", seat, spaces });
  },
}));

function groundsOf({ game, seat }: Chooser): readonly Option[] {
  const traces = tracing(game);
  const { edition, state } = game;
  return edition.spaceIds
    .filter((space) => state.table.control[space] === seat)
    .map((space): Option => {
      const refused = whyNoEntrenchment(game, seat, space, traces);
      return { value: space, label: spaceName(game, space), ...(refused ? { refused } : {}) };
    });
}

function whyNoEntrenchment(game: Chooser["game"], seat: SeatId, space: SpaceId, traces: Tracing): Refusal | null {
  const name = spaceName(game, space);
  const { table } = game.state;
  if (table.entrenched.includes(space))
    return { code: "entrenched", text: `${name} is entrenched already.`, rule: "R-137" };
  if (enemiesIn(game, seat, space).length > 0)
    return { code: "occupied", text: `Enemies stand in ${name}.`, rule: "R-138" };
  return isSuppliedSpace(game, seat, space, traces)
    ? null
    : { code: "isolated", text: `${name} is isolated.`, rule: "R-138" };
}

/** Where own units are in supply, or those of the seat's own country would be. */
function isSuppliedSpace(game: Chooser["game"], seat: SeatId, space: SpaceId, traces: Tracing): boolean {
  const { hands } = game.state;
  const own = Object.entries(hands[seat]?.units ?? {}).filter(([, placed]) => placed.space === space);
  if (own.length > 0)
    return own.some(([id, { isolated }]) => !isolated && traces(mustGet(game.edition.units, id), seat, space));
  const [first] = game.edition.nations[nationOf(game, seat)].units;
  return first !== undefined && traces(mustGet(game.edition.units, first), seat, space);
}

export const onTheMap = [strike, attrit, reveal, blackout, entrench] as const;

export const onTheMapTold = [
  told("revealed", {
    about: { follows: true },
    line: (event, names) =>
      `${shortName(names, event.seat)}: the units in ${spaceName(names, event.space)} are shown to this seat alone.`,
  }),
  told("seen", {
    privately: (secret, names) => {
      const units = list(secret.units.map((id) => unitName(names, id)));
      return secret.chapter === "powers"
        ? `Seen: ${units}.`
        : `In ${spaceName(names, secret.space)}: ${units || "nothing"}.`;
    },
  }),
  told("blackout", {
    about: { kind: "places", weight: 2, follows: true },
    line: (event, names) => `${spaceName(names, event.space)}: its oil counts for nobody until the turn ends.`,
  }),
  told("entrenched", {
    about: { kind: "places", follows: true },
    line: (event, names) => `${shortName(names, event.seat)}: entrenched in ${spaceList(names, event.spaces)}.`,
  }),
] as const;
