/** R-40, R-46, R-47: the ways in which a seat can still move, and why not. */
import { mustGet, type Option, type Refusal } from "#engine";
import { together } from "../../content/factions.ts";
import { type ZoneId, zoneCalled, zone as zoneOf } from "../../content/pack.ts";
import { forbidsAirmobile } from "../cards/outside-steps.ts";
import { ability, affiliated } from "../map/control.ts";
import { unitsAt } from "../map/units.ts";
import { type Eyes, flightsLeft, movesLeft, movesOf, standing } from "./stack.ts";
import { type MoveMode, moveMode } from "./types.ts";

/** R-40, R-46, R-47: which Moves of each mode a seat still has. */

export const MODES = moveMode.options;

const LABELS: { readonly [mode in MoveMode]: string } = {
  normal: "Along the streets",
  underground: "Underground",
  airmobile: "By air",
};

/** Where a Move of this mode may begin. */
export function origins({ content, table, seat }: Eyes, mode: MoveMode): readonly ZoneId[] {
  const zones = standing(content, table, seat);
  if (mode !== "underground") return zones;
  const own = affiliated(content, seat);
  return own.length > 1 ? zones.filter((zone) => own.includes(zone)) : [];
}

/** R-46, R-47: why no Move of this mode is possible, or null. */
export function modeBarred(view: Eyes, mode: MoveMode): Refusal | null {
  const why = mode === "underground" ? undergroundBarred(view) : mode === "airmobile" ? flightBarred(view) : null;
  if (why || origins(view, mode).length > 0) return why;
  return mode === "underground"
    ? {
        code: "no-units",
        text: "Underground begins in a Zone of your colour, and you have no Security in one.",
        rule: "R-46",
      }
    : { code: "no-units", text: "You have no Security on the map, and only Security moves.", rule: "R-40" };
}

function undergroundBarred({ content, table, seat }: Eyes): Refusal | null {
  if (!ability(content, table, seat, "underground"))
    return { code: "no-underground", text: onlyOthers(content, table, "underground"), rule: "R-46" };
  if ((table.move?.underground ?? 0) === 0) return null;
  return { code: "used", text: "Underground works once a turn, and you have used it.", rule: "R-46" };
}

function flightBarred({ content, table, seat }: Eyes): Refusal | null {
  if (!ability(content, table, seat, "airmobile"))
    return { code: "no-airmobile", text: onlyOthers(content, table, "airmobile"), rule: "R-47" };
  if (table.noAirmobile) return { code: "grounded", text: grounded(content, table), rule: "R-47" };
  if (flightsLeft(table, seat) > 0) return null;
  const flown = (table.move?.airmobile ?? 0) > 0;
  const text = flown
    ? "Each Airport that you Controlled after the Coalition Phase allows one Move by air, and you have used them."
    : "You Controlled no Airport after the Coalition Phase, so none of your units fly this turn.";
  return { code: "no-airport", text, rule: "R-47" };
}

/** "Of those who play only the Government moves by air." */
function onlyOthers(content: Eyes["content"], table: Eyes["table"], mode: "underground" | "airmobile"): string {
  const able = table.seats.filter((seat) => ability(content, table, seat, mode));
  const how = mode === "underground" ? "can go Underground" : "can move by air";
  return able.length > 0 ? `Only ${together(able)} ${how}.` : `Nobody in this game ${how}.`;
}

/** Which card of this turn keeps everybody on the ground. */
function grounded(content: Eyes["content"], { turned, turnedNow }: Eyes["table"]): string {
  const now = turned.slice(turned.length - turnedNow).map((id) => mustGet(content.street, id));
  const card = now.find(({ effects }) => effects.some(forbidsAirmobile.is));
  return `Nobody moves by air this turn${card ? `: ${card.name}` : ""}.`;
}

export const modes = (view: Eyes): Option<MoveMode>[] =>
  MODES.map((mode) => {
    const refused = modeBarred(view, mode);
    return { value: mode, label: LABELS[mode], ...(refused ? { refused } : {}) };
  });

/** R-40: why this seat moves nothing now, or null. */
export function cannotMove(view: Eyes): Refusal | null {
  if (movesLeft(view) === 0) {
    const all = movesOf(view);
    return {
      code: "no-moves",
      text: `You have made your ${all === 1 ? "Move" : `${all} Moves`} of this turn: end movement.`,
      rule: "R-40",
    };
  }
  return MODES.every((mode) => modeBarred(view, mode)) ? modeBarred(view, "normal") : null;
}

/** R-40, R-46: why no Move of this mode begins in a Zone. */
export function noStack({ content, table, seat }: Eyes, word: string, mode: MoveMode): Refusal | null {
  const zone = zoneCalled(content, word);
  if (zone === null) return null;
  const { name } = zoneOf(content, zone);
  const { security, infrastructure } = unitsAt(table, zone, seat);
  const refused = (why: string, rule: string): Refusal => ({
    code: "not-a-choice",
    text: `**A Move from ${name}**: ${why}`,
    rule,
  });
  if (security > 0 && mode === "underground")
    return refused("it is not a Zone of your colour, and Underground begins in one.", "R-46");
  return infrastructure > 0
    ? refused("your Infrastructure there does not move, and you have no Security there.", "R-40")
    : refused("you have no units there.", "R-40");
}

/** R-40: why no more may go. */
export const tooMany = (zone: string, security: number): Refusal => ({
  code: "not-in-range",
  text: `**${zone}**: you have ${security} Security there, and no more can go.`,
  rule: "R-40",
});
