/** Defection: which units of another seat leave a Zone, and which of the player's own come in their place. */
import { z } from "zod";
import {
  concerning,
  type Frozen,
  game,
  integer,
  move,
  mustGet,
  type Option,
  type Refusal,
  type RulesContext,
  type Seat,
  type View,
} from "#engine";
import type { Unit, Units } from "../../content/effects.ts";
import { seatOption, The, the, verb } from "../../content/factions.ts";
import { type ZoneId, zone as zoneOf } from "../../content/pack.ts";
import { capital, counted, UNIT_NAMES } from "../../content/wording.ts";
import type { Baghdad, Table } from "../../state.ts";
import { keptOut, spared } from "../coalition/bonds.ts";
import { unitsText } from "../combat/words.ts";
import { forces, place, remove, size, unitsAt } from "../map/units.ts";
import { effect, plotOf, some } from "./kind.ts";

const { action, procedure, question, told } = game<Baghdad>();

/** R-86 Units of one seat in one Zone leave it, and may be replaced by the player's own. */
export const defect = effect("defect", { units: some }, ({ units }) => ({
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
  does: (s) => s.call(defection, { units }),
}));

const there = (content: View<Baghdad>["content"], table: Frozen<Table>, seat: Seat): readonly ZoneId[] =>
  content.zoneIds.filter((zone) => size(unitsAt(table, zone, seat)) > 0);

/** R-86 First the target removes units of its choice, then the player replaces them: each is asked only where there is a choice. */
export const defection = procedure<{ units: number }>("defection", { notes: z.strictObject({ units: z.int() }) })({
  loss: (s) => {
    const plot = plotOf(s.state.table);
    const { zone = "", target } = plot;
    plot.due = Math.min(s.data.units, size(unitsAt(s.state.table, zone, target)));
    const [least, most] = removable(s.state.table);
    if (least < most) s.ask(defectionLoss, [target]);
    else leave(s, least);
    return "gain";
  },
  gain: (s) => {
    const most = replaceable(s.content, s.state.table);
    if (size(most) > 0) s.ask(defectionGain, [plotOf(s.state.table).seat]);
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

/** R-86, ruling AD The seat whose units defect chooses which. */
export const chooseDefectors = action("chooseDefectors", "Choose which units leave", {
  was: ["defectLoss"],
  common: true,
})
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
  .label(({ table }, { security = 0 }) => {
    const infrastructure = plotOf(table).due - security;
    return `Lose ${unitsText({ security, infrastructure })}`;
  })
  .apply((s) => leave(s, s.params.security));

/** At a deadline Infrastructure goes first. */
export const defectionLoss = question.turn("defection-loss", {
  actions: [chooseDefectors],
  prompt: ({ content, table }) => {
    const { seat, zone = "", target, due } = plotOf(table);
    const there = forces(unitsAt(table, zone, target));
    return {
      question: `Which ${counted(due, "unit")} do you lose in ${zoneOf(content, zone).name}?`,
      facts: [`You have ${there} there. ${The(seat)} may replace what leaves, type for type.`],
    };
  },
  fallback: ({ table }) => move(chooseDefectors, { security: removable(table)[0] }),
});

/** Ruling AD: how many units of a type can be placed, and why no more. */
function gain({ content, table }: View<Baghdad>, unit: Unit): [min: number, max: number, more: Refusal] {
  const most = replaceable(content, table)[unit];
  const text = `At most ${most} ${UNIT_NAMES[unit]} can be placed: as many as have left, and as your pool holds.`;
  return [0, most, { code: "not-in-range", text, rule: "R-86" }];
}

/** R-86, rulings L and AD */
export const placeDefectors = action("placeDefectors", "Place units in their place", {
  was: ["defectGain"],
  common: true,
})
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
  .label((_, { security = 0, infrastructure = 0 }) =>
    security + infrastructure > 0 ? `Place ${unitsText({ security, infrastructure })}` : NO_UNITS,
  )
  .apply(({ state: { table }, params, emit }) => {
    const { seat, zone = "" } = plotOf(table);
    const units = { security: params.security, infrastructure: params.infrastructure };
    if (size(units) === 0) return;
    place(table, seat, zone, units);
    emit({ kind: "unitsPlaced", seat, zone, units });
  });

const NO_UNITS = "Place nobody";
const NOBODY: Units = { security: 0, infrastructure: 0 };

/** At a deadline as many as possible are placed. */
export const defectionGain = question.turn("defection-gain", {
  actions: [placeDefectors],
  prompt: ({ content, table }) => {
    const { zone = "", target, removed } = plotOf(table);
    const lost = forces(removed ?? NOBODY);
    return {
      question: `Which units do you place in ${zoneOf(content, zone).name}, free?`,
      facts: [`${The(target)} ${verb(target, "lose")} ${lost}. At most: ${forces(replaceable(content, table))}.`],
    };
  },
  answers: ({ content, table }) => {
    const most = replaceable(content, table);
    return [
      { label: capital(`place ${unitsText(most)}`), moves: [move(placeDefectors, most)] },
      { label: NO_UNITS, moves: [move(placeDefectors, NOBODY)] },
    ];
  },
  fallback: ({ content, table }) => move(placeDefectors, replaceable(content, table)),
});

export const defected = told("defected", {
  about: ({ seat, zone }) => concerning("places", [seat], { places: [zone] }),
  line: ({ seat, zone, units }, content) =>
    `${The(seat)} ${verb(seat, "lose")} ${forces(units)} in ${zoneOf(content, zone).name} to the Defection.`,
});
