import { mustGet, type Option, type Refusal } from "../../../../engine/index.ts";
import type { SpaceId } from "../../content/board-types.ts";
import type { Effect } from "../../content/card-types.ts";
import { type Holder, SEATS, type SeatId } from "../../content/sides.ts";
import { type Tracing, tracing } from "../map/supply.ts";
import { playing, tell } from "../now.ts";
import { spaceName } from "../pieces/words.ts";
import { nationOf } from "./commanding.ts";
import { enemyOilfields } from "./conditions.ts";
import { enemiesIn, enemySpaces, nobodyIn, spaceOption, targetOptions } from "./enemy-spaces.ts";
import { loseAtRandom } from "./hands.ts";
import { sourceName } from "./names.ts";
import { type Chooser, type EffectRule, exactly } from "./rule.ts";
import { enemyUnitsIn, loseSteps, strikes } from "./strikes.ts";

type Of<K extends Effect["kind"]> = Extract<Effect, { kind: K }>;

export const strikeRule: EffectRule<Of<"strike">> = {
  asks: (c, { spaces, countries }) => ({
    spaces: exactly(spaces, targetOptions(c.game, c, countries), nobodyIn(c.game)),
  }),
  does: (s, { bonus }) => {
    const { seat, source, nation, spaces } = s.data;
    s.call(strikes, { seat, source, nation, spaces, bonus, next: 0 });
  },
};

/** No strike: what forbids strikes does not forbid it. */
export const attritRule: EffectRule<Of<"attrit">> = {
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
  does(s, { steps }) {
    const { seat, source, spaces } = s.data;
    for (const space of spaces) loseSteps(s, { seat, space, steps, cause: sourceName(playing(s), source) });
  },
};

/** the card's player alone sees it. */
export const revealRule: EffectRule<Of<"reveal">> = {
  asks: ({ game, seat }) => ({
    spaces: exactly(
      1,
      enemySpaces(game, seat).map((space) => spaceOption(game, seat, space)),
      nobodyIn(game),
    ),
  }),
  does(s) {
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
};

export const blackoutRule: EffectRule<Of<"blackout">> = {
  asks: ({ game, seat }) => {
    const oilfields = enemyOilfields(game, seat).map((value): Option => ({ value, label: spaceName(game, value) }));
    return { spaces: exactly(1, oilfields, (space) => whyNoBlackout(game, space)) };
  },
  does(s) {
    const { table } = s.state;
    for (const space of s.data.spaces) {
      table.blackouts.push(space);
      tell(s, { chapter: "effects", kind: "blackout", space });
      const holder = table.control[space];
      if (holder !== undefined && isSeat(holder)) loseAtRandom(s, holder, 1);
    }
  },
};

function whyNoBlackout({ edition, state }: Chooser["game"], space: SpaceId): Refusal {
  const name = spaceName({ edition }, space);
  if (!edition.marked.oilfield.includes(space)) return noTarget(`${name} is not an oilfield.`);
  if (state.table.blackouts.includes(space)) return noTarget(`${name} is out of action already.`);
  return noTarget(`No enemy holds ${name}.`);
}

const noTarget = (text: string): Refusal => ({ code: "no-target", text, rule: "R-016" });

const isSeat = (side: Holder): side is SeatId => SEATS.some((seat) => seat === side);

/** on supplied spaces of the seat without one, as far as there are markers. */
export const entrenchRule: EffectRule<Of<"entrench">> = {
  asks: (c, { markers }) => {
    const { edition, state } = c.game;
    const left = edition.markers.entrenchment - state.table.entrenched.length;
    const others = (space: SpaceId): Refusal => noTarget(`${spaceName(c.game, space)} is not held by your side.`);
    return { spaces: exactly(Math.min(markers, left), groundsOf(c), others) };
  },
  does(s) {
    const { seat, spaces } = s.data;
    s.state.table.entrenched.push(...spaces);
    tell(s, { chapter: "effects", kind: "entrenched", seat, spaces });
  },
};

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

/** Where own units stand in supply, or those of the seat's own country would. */
function isSuppliedSpace(game: Chooser["game"], seat: SeatId, space: SpaceId, traces: Tracing): boolean {
  const { hands } = game.state;
  const own = Object.entries(hands[seat]?.units ?? {}).filter(([, placed]) => placed.space === space);
  if (own.length > 0)
    return own.some(([id, { isolated }]) => !isolated && traces(mustGet(game.edition.units, id), seat, space));
  const [first] = game.edition.nations[nationOf(game, seat)].units;
  return first !== undefined && traces(mustGet(game.edition.units, first), seat, space);
}
