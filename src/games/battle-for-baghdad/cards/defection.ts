import { z } from "zod";
import {
  type Frozen,
  game,
  integer,
  mustGet,
  type Option,
  type Refusal,
  type RulesContext,
  type Seat,
  type View,
} from "../../../engine/index.ts";
import { keptOut, spared } from "../coalition/bonds.ts";
import { type ZoneId, zone as zoneOf } from "../content.ts";
import { seatOption, the, verb } from "../factions.ts";
import { forces, place, remove, size, unitsAt } from "../map/units.ts";
import type { Baghdad, Table } from "../state.ts";
import { UNIT_NAMES } from "../wording.ts";
import type { EffectOf, Unit, Units } from "./effects.ts";
import { type Power, plotOf } from "./power.ts";

const { action, procedure } = game<Baghdad>();

/** R-86 Units of one seat in one Zone leave it, and may be replaced by the player's own. */
export const defect = ({ units }: Frozen<EffectOf<"defect">>): Power => ({
  targets: ({ content, table, seat }) => {
    const others = table.actOrder.filter((other) => other !== seat && there(content, table, other).length > 0);
    return others.map((value) => seatOption(value, spared(content, table, seat, value)));
  },
  noTarget: (_, seat) => `${verb(seat, "have", "has")} no units on the map`,
  noZone: (_, __, target) =>
    target === undefined ? "nobody is there" : `${the(target)} ${verb(target, "have", "has")} no units there`,
  zones: ({ content, table }, target) =>
    target === undefined
      ? []
      : there(content, table, target).map(
          (id): Option => ({
            value: id,
            label: zoneOf(content, id).name,
            description: forces(unitsAt(table, id, target)),
          }),
        ),
  apply: (s) => s.call(defection, { units }),
});

const there = (content: View<Baghdad>["content"], table: Frozen<Table>, seat: Seat): readonly ZoneId[] =>
  content.zoneIds.filter((zone) => size(unitsAt(table, zone, seat)) > 0);

/** R-86 First the target removes units of its choice, then the player replaces them: each is asked only where there is a choice. */
export const defection = procedure<{ units: number }>("defection", { notes: z.strictObject({ units: z.int() }) })({
  loss: (s) => {
    const plot = plotOf(s.state.table);
    const { zone = "", target } = plot;
    plot.due = Math.min(s.data.units, size(unitsAt(s.state.table, zone, target)));
    const [least, most] = removable(s.state.table);
    if (least < most) s.ask({ kind: "turn", seats: [target], actions: ["defectLoss"] });
    else leave(s, least);
    return "gain";
  },
  gain: (s) => {
    const most = replaceable(s.content, s.state.table);
    if (size(most) > 0) s.ask({ kind: "turn", seats: [plotOf(s.state.table).seat], actions: ["defectGain"] });
    return "over";
  },
  over: () => "done",
});

/** Ruling AD: how many of the units that leave can be Security. */
export function removable(table: Frozen<Table>): readonly [least: number, most: number] {
  const { zone = "", target, due } = plotOf(table);
  const { security, infrastructure } = unitsAt(table, zone, target);
  return [Math.max(0, due - infrastructure), Math.min(security, due)];
}

function leave(s: RulesContext<Baghdad>, security: number): void {
  const { table } = s.state;
  const plot = plotOf(table);
  const { zone = "", target, due } = plot;
  plot.removed = { security, infrastructure: due - security };
  remove(table, target, zone, plot.removed);
  s.emit({ kind: "defected", seat: target, zone, units: plot.removed });
}

/** Ruling AD: type for type, as many as the pool of the player holds, and none where it has agreed to keep out. */
export function replaceable(content: View<Baghdad>["content"], table: Frozen<Table>): Units {
  const { seat, zone = "", removed } = plotOf(table);
  if (!removed || keptOut(content, table, seat, zone)) return { security: 0, infrastructure: 0 };
  const { pool } = mustGet(table.sides, seat);
  return {
    security: Math.min(removed.security, pool.security),
    infrastructure: Math.min(removed.infrastructure, pool.infrastructure),
  };
}

/** R-86, ruling AD */
export const defectLoss = action("defectLoss", "Choose which units leave", { common: true })
  .param(
    "security",
    "How many of them are Security?",
    integer(({ table }: View<Baghdad>) => {
      const [least, most] = removable(table);
      const text = `Of the ${plotOf(table).due} units that leave, ${least} to ${most} can be Security.`;
      return [least, most, { code: "not-in-range", text, rule: "R-86" }];
    }),
    ({ table }) => removable(table)[0],
  )
  .apply((s) => leave(s, s.params.security));

/** Ruling AD: how many units of a type can be placed, and why no more. */
function gain({ content, table }: View<Baghdad>, unit: Unit): [min: number, max: number, more: Refusal] {
  const most = replaceable(content, table)[unit];
  const text = `At most ${most} ${UNIT_NAMES[unit]} can be placed: as many as have left, and as your pool holds.`;
  return [0, most, { code: "not-in-range", text, rule: "R-86" }];
}

/** R-86, rulings L and AD */
export const defectGain = action("defectGain", "Place units in their place", { common: true })
  .param(
    "security",
    "How many Security do you place?",
    integer((c: View<Baghdad>) => gain(c, "security")),
    (c) => replaceable(c.content, c.table).security,
  )
  .param(
    "infrastructure",
    "How many Infrastructure do you place?",
    integer((c: View<Baghdad>) => gain(c, "infrastructure")),
    (c) => replaceable(c.content, c.table).infrastructure,
  )
  .apply(({ state: { table }, params, emit }) => {
    const { seat, zone = "" } = plotOf(table);
    const units = { security: params.security, infrastructure: params.infrastructure };
    if (size(units) === 0) return;
    place(table, seat, zone, units);
    emit({ kind: "unitsPlaced", seat, zone, units });
  });
