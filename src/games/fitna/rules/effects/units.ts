/** Units that come, come back or are restored by cards. */
import { z } from "zod";
import { type Option, once, type Refusal, type Says } from "#engine";
import { id, nation, some, type UnitId, upTo } from "../../content/board-types.ts";
import { nationWords } from "../../content/names.ts";
import type { SeatId } from "../../content/sides.ts";
import type { Game } from "../../state.ts";
import { or, times } from "../cards/conditions-text.ts";
import { specials } from "../map/relations.ts";
import { ownSpaces, ownUnits } from "../movement/crowding.ts";
import { unitOption } from "../movement/options.ts";
import { playing, tell } from "../now.ts";
import { unitOf } from "../pieces/units.ts";
import { capital, list, shortName, told, unitName } from "../pieces/words.ts";
import { arrivals } from "../reinforcements/arrivals.ts";
import { batchOrReplacements, rebuildable, upgradable, upgrade } from "../reinforcements/batches.ts";
import { commandsNation } from "./commanding.ts";
import { drawChosen } from "./hands.ts";
import { type CardChoices, type Chooser, effect, exactly } from "./kind.ts";

/** a card is drawn, then a batch comes or replacements; R-087: one batch a turn by cards. */
const reinforce = effect("reinforce", {}, () => ({
  words: () => "Draw a card; then take your next reinforcements, or replacements.",
  asks: () => ({ draw: 1 }),
  does: (s) => {
    const { seat } = s.data;
    drawChosen(s, s.data, 1);
    const batch = s.state.table.reinforced.includes(seat) ? "replacements-only" : "choice";
    s.call(batchOrReplacements, { seat, why: "card", batch });
  },
}));

/** R-088, in its own numbers. */
const replace = effect("replace", { rebuild: upTo(2), upgrade: upTo(2), either: z.boolean() }, (effect) => ({
  words: () => {
    const { rebuild, upgrade, either } = effect;
    const parts = [
      ...(rebuild > 0 ? [`rebuild ${times(rebuild, "destroyed unit")}`] : []),
      ...(upgrade > 0 ? [`restore ${times(upgrade, "reduced unit")}`] : []),
    ];
    return `${capital(parts.join(either ? " or " : " and "))}.`;
  },
  asks: ({ game, seat }): CardChoices => {
    const rebuilt = rebuildable(game, seat).map((id) => poolOption(game, id));
    const all = ownUnits(
      game,
      seat,
      ownSpaces(game, seat).flatMap((space) => game.state.hands[seat]?.stacks[space] ?? []),
    );
    const upgraded = all
      .filter(({ reduced }) => reduced)
      .map((one) => unitOption({}, game, one, one.isolated ? whyIsolated(game, one.id) : null));
    const rebuild = atMost(effect.rebuild, rebuilt);
    const upgrading = atMost(effect.upgrade, upgraded);
    return {
      ...(rebuild.most > 0 ? { rebuild } : {}),
      ...(upgrading.most > 0 ? { upgrade: upgrading } : {}),
      ...(effect.either ? { either: true } : {}),
    };
  },
  whyNot: ({ game, seat }) =>
    (effect.rebuild > 0 && rebuildable(game, seat).length > 0) ||
    (effect.upgrade > 0 && upgradable(game, seat).length > 0)
      ? null
      : { code: "no-unit", text: "You have no unit to rebuild or upgrade.", rule: "R-088" },
  does: (s) => {
    const { seat, rebuild } = s.data;
    const chosen = s.state.hands[seat]?.choices?.upgrade ?? [];
    if (chosen.length > 0) upgrade(s, seat, chosen);
    if (rebuild.length > 0) s.call(arrivals, { seat, units: rebuild, how: "rebuilt" });
  },
}));

const whyIsolated = (game: Game, id: UnitId): Refusal => ({
  code: "isolated",
  text: `${unitName(game, id)} is isolated: it cannot be upgraded.`,
  rule: "R-088",
});

const atMost = (count: number, options: readonly Option[]) => ({ ...exactly(count, options), least: 0 });

const poolOption = (game: Game, id: UnitId): Option => {
  const { nation, full } = unitOf(game, id);
  const { attack, defence } = full;
  return {
    value: id,
    label: unitName(game, id),
    description: `${attack}-${defence}, ${game.edition.nations[nation].name}`,
  };
};

const PLACES = { home: "at home", arrival: "where they may arrive", LEB: "in Lebanon" } as const;

const raising = {
  nations: z.array(nation).min(1),
  units: z.array(id).default([]),
  count: some,
  where: z.enum(["home", "arrival", "LEB"]),
};
type Raising = Says<typeof raising>;

/** Units of some nations: those that are destroyed or wait, and counters that had no part in the game. */
const raise = effect("raise", raising, (effect) => ({
  words: (edition) => {
    const { nations, units, count, where } = effect;
    const whose = `${or(nationWords(edition, nations))} `;
    const what = units.length > 0 ? `${count} of your own militias` : `up to ${count} ${whose}units`;
    return `Place ${what} ${PLACES[where]}.`;
  },
  check: (wrong, path, { units }) => {
    const missing = effect.units.find((id) => !Object.hasOwn(units, id));
    if (missing !== undefined) wrong(`${path}.units`, `there is no unit “${missing}”`);
  },
  asks: (c) => {
    const all = raisable(c, effect).map((id) => poolOption(c.game, id));
    return all.length > 0 ? { raise: exactly(effect.count, all) } : {};
  },
  whyNot: (c) =>
    raisable(c, effect).length > 0 ? null : { code: "no-unit", text: "No such unit is left.", rule: "R-016" },
  does: (s) => {
    const { seat, raise: units } = s.data;
    if (units.length === 0) return;
    const { table } = s.state;
    const unused = units.filter((id) => isUnused(playing(s), id));
    table.drafted = [...(table.drafted ?? []), ...unused];
    tell(s, { chapter: "effects", kind: "raised", seat, units });
    s.call(arrivals, { seat, units, how: effect.where === "LEB" ? "in-lebanon" : "batch" });
  },
}));

/** what left the game never returns. */
function raisable({ game, seat }: Pick<Chooser, "game" | "seat">, effect: Raising): readonly UnitId[] {
  const { pools } = game.state.table;
  const pool = [...(pools[seat]?.destroyed ?? []), ...(pools[seat]?.waiting ?? [])];
  return effect.nations
    .flatMap((nation) => [...game.edition.nations[nation].units])
    .concat(effect.units)
    .filter((id) => game.edition.units[id] !== undefined)
    .filter((id) => (pool.includes(id) || isUnused(game, id)) && isOwn(game, seat, id));
}

const isOwn = (game: Game, seat: SeatId, id: UnitId): boolean => {
  const { nation } = unitOf(game, id);
  const isOut = specials(game, "out-of-game").some(({ nations }) => nations.includes(nation));
  return !isOut && commandsNation(game, seat, nation);
};

/** Whether a counter of the pack is named nowhere in the scenario, and has not been raised. */
function isUnused({ scenario, state }: Game, id: UnitId): boolean {
  const { drafted = [], removed } = state.table;
  return !unitsNamed(scenario).has(id) && !drafted.includes(id) && !removed.includes(id);
}

const unitsNamed = once(
  ({ setUp, pools, batches, coupPool }: Game["scenario"]): ReadonlySet<UnitId> =>
    new Set([
      ...setUp.flatMap(({ stacks }) => stacks.flatMap(({ units }) => units)),
      ...pools.flatMap(({ units }) => units),
      ...batches.flatMap((line) => line.batches.flat()),
      ...coupPool,
    ]),
);

export const ofUnits = [reinforce, replace, raise] as const;

export const unitsRaised = told("raised", {
  about: { kind: "places", follows: true },
  line: (event, names) =>
    `${shortName(names, event.seat)}: ${list(event.units.map((id) => unitName(names, id)))} raised.`,
});
