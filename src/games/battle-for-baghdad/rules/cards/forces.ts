/** Effects on a seat's own units, Moves and Commands. */
import { z } from "zod";
import { concerning, game, mustGet, type Option, type Refusal, type View } from "#engine";
import { unit } from "../../content/effects.ts";
import { The, verb } from "../../content/factions.ts";
import { neighbours, type ZoneId, zone as zoneOf } from "../../content/pack.ts";
import { UNIT_NAMES } from "../../content/wording.ts";
import type { Baghdad } from "../../state.ts";
import { restore } from "../action/commands.ts";
import { stepOf } from "../action/stack.ts";
import { keptOut } from "../coalition/bonds.ts";
import { valued } from "../combat/warfare.ts";
import { controlled } from "../map/control.ts";
import { occupants, place, forces as unitsText } from "../map/units.ts";
import { chosen, effect, inVain, some } from "./kind.ts";

const { told } = game<Baghdad>();

const where = z.enum(["controlled", "besideControlled"]);

/** R-15 Free units from the pool, in one Zone. `besideControlled`: next to a Zone of the player's (land or bridge), with nobody else's units. */
const placeUnits = effect("placeUnits", { unit, max: some, where }, ({ unit, max, where }) => ({
  whyNot: ({ table, seat }) =>
    mustGet(table.sides, seat).pool[unit] > 0 ? null : inVain(`All your ${UNIT_NAMES[unit]} is on the map.`),
  zones: (c) => (where === "controlled" ? controlled(c.content, c.table, c.seat) : beside(c)).map((id) => open(c, id)),
  noZone: (c, zone) =>
    where === "controlled"
      ? "you do not Control it"
      : occupants(c.table, zone).some((other) => other !== c.seat)
        ? "others have units there"
        : "it is not next to a Zone that you Control",
  most: ({ table, seat }) => Math.min(max, mustGet(table.sides, seat).pool[unit]),
  does: ({ state: { table }, emit }, { seat, zone, count }) => {
    const units = { security: 0, infrastructure: 0, [unit]: chosen(count) };
    place(table, seat, chosen(zone), units);
    emit({ kind: "unitsPlaced", seat, zone: chosen(zone), units });
  },
}));

function open({ content, table, seat }: View<Baghdad>, value: ZoneId): Option {
  const refused = keptOut(content, table, seat, value);
  return { value, label: zoneOf(content, value).name, ...(refused ? { refused } : {}) };
}

/** Zones next to one that the seat Controls, by land or bridge, with nobody else's units. */
function beside({ content, table, seat }: View<Baghdad>): readonly ZoneId[] {
  const own = controlled(content, table, seat);
  return content.zoneIds.filter(
    (zone) =>
      neighbours(content, zone).some((next) => own.includes(next)) &&
      occupants(table, zone).every((other) => other === seat),
  );
}

const extraMoves = effect("extraMoves", { moves: some }, ({ moves }) => ({
  timing: "move",
  does: ({ state: { table } }) => {
    stepOf(table).extra += moves;
  },
}));

/** The next normal Moves of this step, `moves` of them, are not ended by the River. */
const ignoreRiver = effect("ignoreRiver", { moves: some }, ({ moves }) => ({
  timing: "move",
  does: ({ state: { table } }) => {
    stepOf(table).fords += moves;
  },
}));

/** Commands come back at a price of the card's own. */
const reactivateCommand = effect(
  "reactivateCommand",
  { commands: some, cost: z.int().min(0) },
  ({ commands, cost }) => ({
    whyNot: (c) => lacking(c, cost),
    commands: ({ content, table, seat }) => {
      const { neutralized, pp } = mustGet(table.sides, seat);
      return {
        options: neutralized.map((value) => ({ value, label: valued(content, value) })),
        most: cost === 0 ? commands : Math.min(commands, Math.floor(pp / cost)),
      };
    },
    does: (s, { seat, commands: which }) => {
      for (const command of chosen(which)) restore(s, seat, command, cost);
    },
  }),
);

export const ofForces = [placeUnits, extraMoves, ignoreRiver, reactivateCommand] as const;

function lacking({ table, seat }: View<Baghdad>, cost: number): Refusal | null {
  const { neutralized, pp } = mustGet(table.sides, seat);
  if (neutralized.length === 0) return inVain("None of your Commands is Neutralized.");
  return pp < cost ? inVain(`It costs ${cost} PP for each Command, and you have ${pp}.`) : null;
}

export const unitsPlaced = told("unitsPlaced", {
  about: ({ seat, zone }) => concerning("places", [seat], { places: [zone] }),
  line: ({ seat, zone, units }, content) =>
    `${The(seat)} ${verb(seat, "place")} ${unitsText(units)} in ${zoneOf(content, zone).name}, free.`,
});
