/** How plays of a seat's own phase read in the log, and what they tell only that seat. */
import { type EventOf, game } from "#engine";
import type { Mode, Pack } from "../../content/types.ts";
import type { Lebanon } from "../../state.ts";
import { chitWords } from "../chits/hand.ts";
import { unitOf } from "../pieces/units.ts";
import { count, counter, hqName, list, The, the, unitName, verb, zoneName } from "../pieces/words.ts";
import type { playEvents, playSecrets, Treatment } from "./events.ts";

const { told } = game<Lebanon>();

/** What J-1 did to a unit, in words behind its name. */
const DONE: { readonly [how in Treatment]: string } = {
  recovered: "recovers",
  readied: "is ready again",
  rebuilt: "is rebuilt",
  mode: "changes its mode",
};
const MODE_WORDS: { readonly [mode in Mode]: string } = { combat: "in combat mode", dispersed: "dispersed" };

function treated({ seat, how, shown }: EventOf<typeof playEvents.treated>, content: Pack): string {
  const unit = shown && `${counter(content, shown.unit)} in ${zoneName(content, shown.zone)}`;
  return `J-1: ${unit ?? `a unit of ${the(seat)}`} ${DONE[how]}.`;
}

/** What has but one mode needs no word for it (R-24). */
function built({ unit, zone, mode }: EventOf<typeof playEvents.built>["units"][number], content: Pack): string {
  const how = unitOf(content, unit).fixedMode === null ? `, ${MODE_WORDS[mode]},` : "";
  return `${unitName(content, unit)}${how} in ${zoneName(content, zone)}`;
}

function reinforced({ chit, piece, zone, mode }: EventOf<typeof playEvents.reinforced>, content: Pack): string {
  const name = mode === null ? hqName(content, piece) : `${unitName(content, piece)}, ${MODE_WORDS[mode]},`;
  return `${chit}: ${name} arrives in ${zoneName(content, zone)}.`;
}

function inspected({ seat, zone, stack, hq }: EventOf<typeof playEvents.inspected>, content: Pack): string {
  const what = hq === null ? `stack ${stack}` : hqName(content, hq);
  return `${The(seat)} ${verb(seat, "plays", "play")} J-2: ${what} in ${zoneName(content, zone)}.`;
}

/** "J-3: 36 Ga'ash, 4 units: Nahariyya → Naqoura." */
function moved({ from, hq, entered, left, secure }: EventOf<typeof playEvents.moved>, content: Pack): string {
  const start = zoneName(content, from);
  const ways = entered.map(({ zone, units }) => {
    const who = hq === null ? count(units, "loose unit") : `${hqName(content, hq)}, ${count(units, "unit")}`;
    return `${who}: ${start} → ${zoneName(content, zone)}`;
  });
  const rest = left > 0 ? ` ${count(left, "unit")} of its box ${left === 1 ? "stays" : "stay"} behind.` : "";
  return `${secure ? "J-3 ×2, no ambush" : "J-3"}: ${ways.join("; ")}.${rest}`;
}

function withdrew({ from, to, units, hqs }: EventOf<typeof playEvents.withdrew>, content: Pack): string {
  const names = hqs.map((hq) => hqName(content, hq));
  const who = list(units > 0 ? [...names, count(units, "unit")] : names);
  return `J-4: ${who} ${units + names.length === 1 ? "goes" : "go"} from ${zoneName(content, from)} to ${zoneName(content, to)}.`;
}

function jammed({ seat, dice, lost }: EventOf<typeof playEvents.jammed>): string {
  const enemy = seat === "idf" ? "insurgent" : "idf";
  const result = lost === 0 ? "no effect" : `${the(enemy)} ${verb(enemy, "loses", "lose")} ${count(lost, "chit")}`;
  return `Information warfare of ${the(seat)} (${chitWords(dice.map(() => "J-6"))}): ${dice.join(", ")}, ${result}.`;
}

function examined({ seat, chits, unseen }: EventOf<typeof playSecrets.examined>): string {
  const chosen = chits.length > 0 ? chitWords(chits) : "none that they hold";
  const rest = unseen === 0 ? "no others" : `${count(unseen, "other")}, unseen`;
  return `${The(seat)} chose ${chosen}; ${rest}.`;
}

/** R-50: who waits there hears why no ambush was asked for. */
function airlifted({ unit, from, to, mode, opposed }: EventOf<typeof playEvents.airlifted>, content: Pack): string {
  const flight = `J-4: ${unitName(content, unit)} flies from ${zoneName(content, from)} to ${zoneName(content, to)}, ${MODE_WORDS[mode]}.`;
  return opposed ? `${flight} A landing cannot be ambushed.` : flight;
}

/** Plays as everyone is told, and what they tell only one seat. */
export const playsTold = [
  told("attached", {
    line: (event, content) =>
      `${count(event.units, "unit")} ${event.units === 1 ? "joins" : "join"} ${hqName(content, event.hq)} in ${zoneName(content, event.zone)}.`,
  }),
  told("detached", {
    line: (event, content) =>
      `${count(event.units, "unit")} ${event.units === 1 ? "leaves" : "leave"} ${hqName(content, event.hq)} in ${zoneName(content, event.zone)}.`,
  }),
  told("arranged", {
    line: (event, content) =>
      `${The(event.seat)} ${verb(event.seat, "arranges", "arrange")} a stack in ${zoneName(content, event.zone)}.`,
  }),
  told("treated", {
    line: treated,
    privately: (event, content) =>
      `${counter(content, event.unit)} in ${zoneName(content, event.zone)} ${DONE[event.how]}.`,
  }),
  told("sanctuary", {
    line: (event, content) =>
      `J-1: units of ${the(event.seat)} in ${zoneName(content, event.zone)} ${event.how === "recover" ? "recover" : "change their modes"}.`,
  }),
  told("built", {
    about: { kind: "places" },
    line: (event, content) => `J-1: ${list(event.units.map((one) => built(one, content)))}.`,
  }),
  told("reinforced", { about: { kind: "places", weight: 2 }, line: reinforced }),
  told("examined", {
    about: { kind: "cards" },
    line: (event) => `${The(event.seat)} ${verb(event.seat, "plays", "play")} J-2: chits.`,
    privately: examined,
  }),
  told("inspected", {
    about: { kind: "places" },
    line: inspected,
    privately: (event, content) =>
      `In ${zoneName(content, event.zone)}: ${list(event.units.map((unit) => counter(content, unit)))}.`,
  }),
  told("moved", {
    about: { kind: "places", sum: { n: 1, one: "move", many: "moves" } },
    line: moved,
  }),
  told("airlifted", { about: { kind: "places" }, line: airlifted }),
  told("withdrew", { about: { kind: "places", weight: 2 }, line: withdrew }),
  told("planned", {
    about: { kind: "cards" },
    line: (event) =>
      `${The(event.seat)} ${verb(event.seat, "plans", "plan")} ${count(event.chits, "chit")} ahead (J-5).`,
    privately: (event) => `You have planned ${chitWords(event.chits)}: yours at the end of the turn.`,
  }),
  told("jammed", {
    about: { kind: "cards", weight: 2 },
    line: jammed,
    privately: (event) => `You lose ${chitWords(event.chits)}.`,
  }),
  told("phase-ended", {
    line: (event) => `${The(event.seat)} ${verb(event.seat, "ends", "end")} the phase.`,
  }),
] as const;
