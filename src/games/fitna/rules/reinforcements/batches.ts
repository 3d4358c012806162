/** What a seat chooses when it is reinforced: its next batch, a unit rebuilt, or two at full strength again. */
import { z } from "zod";
import { type Ctx, choice, type Default, game, move, type Option, type Refusal, subset } from "#engine";
import { seat, type UnitId } from "../../content/board-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { type Fitna, type Game, seatIdOf } from "../../state.ts";
import { specials } from "../map/relations.ts";
import { ownSpaces, ownUnits, unitsIn } from "../movement/crowding.ts";
import { type Eyes, no, unitOption } from "../movement/options.ts";
import { type Now, open, openIn, playing, seen, tell } from "../now.ts";
import { mark, poolOf, updateControl } from "../pieces/placing.ts";
import type { Standing } from "../pieces/units.ts";
import { list, unitName } from "../pieces/words.ts";
import { arrivals } from "./arrivals.ts";

const { action, procedure, question } = game<Fitna>();

/** how many units a card upgrades. */
const UPGRADES = 2;

interface Due {
  readonly seat: SeatId;
  readonly why: "card" | "tension";
  readonly batch: "choice" | "batch-first" | "replacements-only";
}

/** the next batch, or replacements. Its seat is asked where, by what everyone sees, it may have both. */
export const batchOrReplacements = procedure<Due>("batch-or-replacements", {
  notes: z.strictObject({
    seat,
    why: z.enum(["card", "tension"]),
    batch: z.enum(["choice", "batch-first", "replacements-only"]),
  }),
})({
  offer: (s) => {
    const { seat, why, batch } = s.data;
    const now = openIn(s);
    const isTaken = why === "card" && s.state.table.reinforced.includes(seat); // one batch a turn
    const hasBatch = batch !== "replacements-only" && !isTaken && poolOf(now, seat).batches.length > 0;
    const replaces = rebuildable(now, seat).length > 0 || mayUpgrade(now, seat);
    if (hasBatch && (batch === "batch-first" || !replaces)) {
      takeBatch(s, s.data);
      return "done";
    }
    if (!hasBatch && !replaces) {
      tell(s, { chapter: "reinforcements", kind: "chosen", seat, what: "nothing", units: [] });
      return "done";
    }
    s.state.table.reinforcing = { seat, why, batch: hasBatch };
    s.ask(reinforcing, [seat]);
    return "chosen";
  },
  chosen: (s) => {
    delete s.state.table.reinforcing;
    return "done";
  },
});

/** batches come in their order. */
function takeBatch(s: Now, { seat, why }: Pick<Due, "seat" | "why">): void {
  const [units = []] = poolOf(playing(s), seat).batches;
  if (why === "card") s.state.table.reinforced.push(seat);
  tell(s, { chapter: "reinforcements", kind: "chosen", seat, what: "batch", units: [...units] });
  s.call(arrivals, { seat, units: [...units] });
}

/** own destroyed units; some never come back by replacements. */
export function rebuildable(game: Game, seat: SeatId): readonly UnitId[] {
  const { table } = game.state;
  const isBarred = (id: UnitId): boolean => {
    const nation = game.edition.units[id]?.nation;
    const byCard = specials(game, "enter-only-by-card").some(({ nations }) => nations.some((one) => one === nation));
    const noPkk = specials(game, "no-pkk-replacements-after-rebellion").length > 0 && table.rebellion === "over";
    return byCard || (noPkk && nation === "PKK");
  };
  return (table.pools[seat]?.destroyed ?? []).filter((id) => !isBarred(id));
}

/** whether a seat may have reduced units in supply, as far as everyone sees: on top, or below a top counter. */
const mayUpgrade = ({ state: { table } }: Game, seat: SeatId): boolean =>
  Object.values(table.stacks).some(({ [seat]: seen }) => {
    if (!seen?.top) return false;
    return seen.size > 1 || (seen.top.reduced === true && !seen.top.isolated);
  });

/** reduced own units on the map that are in supply. */
export const upgradable = (game: Game, seat: SeatId): readonly Standing[] =>
  reducedUnits(game, seat).filter(({ isolated }) => !isolated);

const reducedUnits = (game: Game, seat: SeatId): readonly Standing[] =>
  ownSpaces(game, seat)
    .flatMap((space) => unitsIn(game, seat, space))
    .filter(({ reduced }) => reduced);

const WHAT = ["batch", "rebuild", "upgrade", "nothing"] as const;
type What = (typeof WHAT)[number];

function ways(c: Eyes): Option<What>[] {
  const now = seen(c);
  const seat = seatIdOf(c.seat);
  const [next = []] = c.table.pools[seat]?.batches ?? [];
  const none = (is: boolean, text: string): { readonly refused?: Refusal } =>
    is ? {} : { refused: no(text, "R-088") };
  return [
    {
      value: "batch",
      label: "The next reinforcements",
      description: list(next.map((id) => unitName(now, id))),
      ...none(c.table.reinforcing?.batch === true, "No reinforcements can come now, only replacements."),
    },
    {
      value: "rebuild",
      label: "Rebuild a destroyed unit",
      ...none(rebuildable(now, seat).length > 0, "None of your units can be rebuilt."),
    },
    {
      value: "upgrade",
      label: `Upgrade up to ${UPGRADES} reduced units`,
      ...none(upgradable(now, seat).length > 0, "You have no reduced unit in supply."),
    },
    {
      value: "nothing",
      label: "Nothing",
      ...none(c.table.reinforcing?.batch !== true, "Your next reinforcements can come now."),
    },
  ];
}

type Chosen = { readonly what: What };

/** R-088 The next batch, or one unit rebuilt, or two upgraded. */
export const reinforce = action("reinforce", "Reinforcements or replacements", {
  help: "Your next reinforcements, or replacements: rebuild one destroyed unit, or upgrade up to two reduced ones in supply.",
  common: true,
})
  .param("what", "Reinforcements, or replacements?", choice(ways))
  .optional(
    "unit",
    "Which unit is rebuilt?",
    ({ params }) => params.what === "rebuild",
    choice((c: Ctx<Fitna, Chosen>) => {
      const now = seen(c);
      return rebuildable(now, seatIdOf(c.seat)).map((id) => ({ value: id, label: unitName(now, id) }));
    }),
  )
  .optional(
    "units",
    "Which units are upgraded?",
    ({ params }) => params.what === "upgrade",
    subset(
      (c: Ctx<Fitna, Chosen>) => {
        const now = seen(c);
        return reducedUnits(now, seatIdOf(c.seat)).map((one) => unitOption(c, now, one, whyNoUpgrade(now, one)));
      },
      { min: 1, max: UPGRADES },
    ),
  )
  .label((view, { what, unit, units = [] }) => {
    const names = open(view);
    if (what === "batch") return "Bring the next reinforcements";
    if (what === "rebuild" && unit !== undefined) return `Rebuild ${unitName(names, unit)}`;
    return what === "upgrade" ? `Upgrade ${list(units.map((one) => unitName(names, one)))}` : null;
  })
  .apply((a) => {
    const { what, unit, units = [] } = a.params;
    const seat = seatIdOf(a.seat);
    if (what === "batch") takeBatch(a, { seat, why: a.state.table.reinforcing?.why ?? "card" });
    else if (what === "rebuild" && unit !== undefined) {
      tell(a, { chapter: "reinforcements", kind: "chosen", seat, what, units: [unit] });
      a.call(arrivals, { seat, units: [unit], how: "rebuilt" });
    } else if (what === "nothing") tell(a, { chapter: "reinforcements", kind: "chosen", seat, what, units: [] });
    else upgrade(a, seat, units);
  });

const whyNoUpgrade = (now: Game, { id, isolated }: Standing): Refusal | null =>
  isolated ? no(`${unitName(now, id)} is isolated: it cannot be upgraded.`, "R-088") : null;

/** back to full strength. */
export function upgrade(s: Now, seat: SeatId, ids: readonly UnitId[]): void {
  const now = playing(s);
  const units = ownUnits(now, seat, ids).map(({ id, space }) => ({ unit: id, space }));
  for (const { unit } of units) mark(now, unit, { reduced: false });
  for (const { space } of units) updateControl(now, space); // among friends the strongest holds it now
  tell(
    s,
    { chapter: "reinforcements", kind: "upgraded", seat, units: units.length },
    { [seat]: { chapter: "reinforcements", kind: "upgraded", units } },
  );
}

/** Section 7: the next batch, else what was destroyed, else what is reduced, if anything. */
function reinforcedByDefault(c: Eyes): Default {
  const now = seen(c);
  const seat = seatIdOf(c.seat);
  const [destroyed] = rebuildable(now, seat);
  if (c.table.reinforcing?.batch) return move(reinforce, { what: "batch" });
  if (destroyed !== undefined) return move(reinforce, { what: "rebuild", unit: destroyed });
  const units = upgradable(now, seat).slice(0, UPGRADES);
  if (units.length === 0) return move(reinforce, { what: "nothing" });
  return move(reinforce, { what: "upgrade", units: units.map(({ id }) => id) });
}

/** By a card, or by a level of tension. */
export const reinforcing = question.turn("reinforcing", {
  actions: [reinforce],
  prompt: (view) => ({ question: "Reinforcements, or replacements?", facts: poolLines(view) }),
  fallback: reinforcedByDefault,
});

function poolLines(c: Eyes): readonly string[] {
  const own = c.table.pools[seatIdOf(c.seat)];
  if (!own) return [];
  const units = (ids: readonly UnitId[]): string => list(ids.map((id) => unitName(open(c), id)));
  const [next] = own.batches;
  return [
    ...(next ? [`Next reinforcements: ${units(next)}.`] : []),
    ...(own.destroyed.length > 0 ? [`Destroyed: ${units(own.destroyed)}.`] : []),
  ];
}
