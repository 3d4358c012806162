/** Which Kurdish units there are and whose they are, and how a card brings them back or to full strength. */
import { choice, type Default, game, move, type Option, once, subset, type View, worded } from "#engine";
import type { SpaceId, UnitId } from "../../content/board-types.ts";
import { isSeat } from "../../content/edition-parts.ts";
import { FACTIONS, type Holder, isFaction } from "../../content/sides.ts";
import { type Fitna, type Game, seatIdOf } from "../../state.ts";
import { type Tracing, tracing, tracingSeen } from "../map/supply.ts";
import { type Now, playing, seen, tell } from "../now.ts";
import { enter, findUnit, mark, place, poolOf } from "../pieces/placing.ts";
import { factionOf, type Standing, standing, unitOf } from "../pieces/units.ts";
import { counterName, spaceName } from "../pieces/words.ts";
import { isOpenTo, spaceOptions } from "./marching.ts";
import { spacesEntered } from "./triggers.ts";

const { action, question } = game<Fitna>();

/** Whose a Kurdish unit is: the seat's of the Kurds where there is one, else its faction's. */
export function kurdishSide(game: Pick<Game, "edition" | "scenario">, id: UnitId): Holder {
  const faction = factionOf(unitOf(game, id));
  return isSeat(game.scenario, "KUR") ? "KUR" : faction;
}

/** Kurdish units on the map. */
export const kurdsOn = (game: Game): readonly Standing[] => standing(game).filter(({ unit }) => isFaction(unit.nation));

/** garrisons neither move nor attack. */
export const mobileKurds = (game: Game): readonly Standing[] =>
  kurdsOn(game).filter(({ unit }) => unit.type !== "garrison");

/** eliminated units that may come back; the PKK only while it is in rebellion. */
export function kurdishPool(game: Game): readonly UnitId[] {
  const { pools, rebellion } = game.state.table;
  const sides = isSeat(game.scenario, "KUR") ? (["KUR"] as const) : FACTIONS;
  return sides
    .flatMap((side) => pools[side]?.destroyed ?? [])
    .map((id) => unitOf(game, id))
    .filter(({ nation }) => isFaction(nation) && (nation !== "PKK" || rebellion === "on"))
    .map(({ id }) => id);
}

/** spaces of its faction, and for PYD and KDP those with their symbol that nobody occupies; in supply. */
export function raisingSpaces(game: Game, id: UnitId, traces: Tracing = tracing(game)): readonly SpaceId[] {
  const { edition, state } = game;
  const side = kurdishSide(game, id);
  const unit = unitOf(game, id);
  const faction = factionOf(unit);
  const isOwn = (space: SpaceId): boolean => state.table.control[space] === side;
  const isFree = (space: SpaceId): boolean =>
    faction !== "PKK" && edition.spaces[space]?.kurds === faction && state.table.stacks[space] === undefined;
  return edition.spaceIds.filter(
    (space) => (isOwn(space) || isFree(space)) && isOpenTo(game, side, space, [unit]) && traces(unit, side, space),
  );
}

/** how many reduced units are upgraded, in place of a new one. */
const UPGRADES = 2;

export const unitOption = (c: View<Fitna>, { id, reduced, isolated, space }: Standing): Option => ({
  value: id,
  ...worded(c, () => ({
    label: counterName(seen(c), id, { ...(reduced ? { reduced } : {}), ...(isolated ? { isolated } : {}) }),
    description: spaceName(seen(c), space),
  })),
});

function raisable(game: Game): readonly UnitId[] {
  const traces = tracing(game); // once for all
  return kurdishPool(game).filter((id) => raisingSpaces(game, id, traces).length > 0);
}
const raisableSeen = once(raisable);
const reducedKurds = (game: Game): readonly Standing[] => kurdsOn(game).filter(({ reduced }) => reduced);
/** those in supply. */
const upgradable = (game: Game): readonly Standing[] => reducedKurds(game).filter(({ isolated }) => !isolated);

function upgradeOption(c: View<Fitna>, one: Standing): Option {
  if (!one.isolated) return unitOption(c, one);
  const text = `${counterName(seen(c), one.id, {})} is isolated: it is not brought to full strength.`;
  return { ...unitOption(c, one), refused: { code: "isolated", text, rule: "R-082" } };
}

/** what a Peshmerga card offers first. */
export const raisingChoices = (game: Game, units = raisable(game)): readonly ("place" | "upgrade")[] => [
  ...(units.length > 0 ? (["place"] as const) : []),
  ...(upgradable(game).length > 0 ? (["upgrade"] as const) : []),
];

const CHOICES = { place: "Place a unit from the pool", upgrade: "Bring reduced units to full strength" } as const;

/** A unit comes back on a symbol of its faction, or two are upgraded. */
export const raiseKurds = action("raise-kurds", "Strengthen the Kurds", {
  was: ["kurds-raise"],
  help: "One Kurdish unit comes from the pool, or up to two reduced ones are brought to full strength.",
})
  .param(
    "how",
    "What do they get?",
    choice((c) => raisingChoices(seen(c), raisableSeen(seen(c))).map((value) => ({ value, label: CHOICES[value] }))),
  )
  .optional(
    "unit",
    "Which unit?",
    (c) => c.params.how === "place",
    choice((c) =>
      raisableSeen(seen(c)).map((value) => ({
        value,
        ...worded(c, () => ({ label: counterName(seen(c), value, {}) })),
      })),
    ),
  )
  .optional(
    "space",
    "Where?",
    (c) => c.params.how === "place",
    choice((c) => spaceOptions(c, seen(c), raisingSpaces(seen(c), c.params.unit ?? "", tracingSeen(seen(c))))),
  )
  .optional(
    "units",
    "Which units?",
    (c) => c.params.how === "upgrade",
    subset((c) => reducedKurds(seen(c)).map((one) => upgradeOption(c, one)), { min: 1, max: UPGRADES }),
  )
  .apply((a) => {
    const { unit, space, units = [] } = a.params;
    const seat = seatIdOf(a.seat);
    for (const id of units) mark(playing(a), id, { reduced: false });
    if (unit === undefined || space === undefined) {
      tell(a, { chapter: "powers", kind: "kurds-upgraded", seat, units });
      return;
    }
    raise(a, unit, space);
    tell(a, { chapter: "powers", kind: "kurds-raised", seat, unit, space });
  });

function raise(s: Now, id: UnitId, space: SpaceId): void {
  const game = playing(s);
  const side = kurdishSide(game, id);
  const pool = poolOf(game, side);
  pool.destroyed = pool.destroyed.filter((one) => one !== id);
  const isTaken = enter(game, side, space);
  place(game, side, space, [id]);
  const { nation } = findUnit(game, id).unit;
  if (isTaken) spacesEntered(s, { side, nations: [nation], spaces: [space] });
}

/** At a deadline the first unit comes back, or the first ones recover. */
function raiseByDefault(view: View<Fitna>): Default {
  const game = seen(view);
  if (!raisingChoices(game).includes("place")) {
    const units = upgradable(game).slice(0, UPGRADES);
    return move(raiseKurds, { how: "upgrade", units: units.map(({ id }) => id) });
  }
  const [unit = ""] = raisable(game);
  return move(raiseKurds, { how: "place", unit, space: raisingSpaces(game, unit)[0] ?? "" });
}

/** R-173 Before the four OPs of the card. */
export const raisingKurds = question.turn("raising-kurds", {
  actions: [raiseKurds],
  prompt: (view) => ({
    question: "How do you strengthen the Kurds?",
    facts: [`Then you split 4 ${seen(view).edition.labels.op}s for their mobile units.`],
  }),
  fallback: raiseByDefault,
});
