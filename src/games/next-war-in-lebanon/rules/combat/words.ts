/** How a battle reads in the log: ambush, evasion, commitments, advantage, fire, cost and bonus chit. */
import { type EventOf, type Frozen, game } from "#engine";
import { type Pack, SEATS, type SeatId } from "../../content/types.ts";
import { enemyOf, type Lebanon } from "../../state.ts";
import {
  capital,
  count,
  counter,
  eliminated,
  list,
  SEAT_NAMES,
  The,
  the,
  unitName,
  verb,
  zoneName,
} from "../pieces/words.ts";
import type { Bonus, CombatEvent, combatSecrets } from "./events.ts";
import { firefightLine } from "./firefight-words.ts";
import type { Modifier } from "./types.ts";

const { told } = game<Lebanon>();

type Of<K extends CombatEvent["kind"]> = Extract<CombatEvent, { readonly kind: K }>;

function evasionLine({ seat, rolls }: Of<"evasion">, zone: string): string {
  const most = rolls.reduce((sum, { units }) => sum + units, 0);
  const dice = rolls.map(({ die, units }) => (die === units ? `${die}` : `${die} (counts ${units})`)).join(", ");
  const chits = rolls.length === 1 ? "J-2" : `${rolls.length} J-2`;
  return `${The(seat)} ${verb(seat, "evades", "evade")} in ${zone} (${chits}): ${dice}, so at most ${count(most, "unit")}.`;
}

export const HOW = { entry: "Battle", ambush: "Ambush", clash: "Clash" } as const;

function battleLine({ how, attacker, fighters }: Of<"battle">, content: Pack, zone: string): string {
  const side = (seat: SeatId): string => list(fighters[seat].map((unit) => counter(content, unit)));
  return `${HOW[how]} in ${zone}, ${the(attacker)} ${verb(attacker, "attacks", "attack")}: ${side(attacker)} against ${side(enemyOf(attacker))}.`;
}

const SUPPORTS = { j4: "J-4 in support", at: "J-4 as anti-tank" } as const;

/** The chits that a side has committed. */
export const chitsOf = (
  { support, closeAirSupport, networked }: Frozen<Of<"committed">>,
  seat: SeatId,
): readonly string[] => {
  const own = support[seat];
  return [
    ...(own ? [SUPPORTS[own]] : []),
    ...(seat === "idf" && closeAirSupport ? ["J-3 for close air support"] : []),
    ...(networked[seat] > 0 ? [`${networked[seat]} J-6`] : []),
  ];
};

function committedLine(event: Of<"committed">): string {
  const parts = SEATS.flatMap((seat) => {
    const played = chitsOf(event, seat);
    return played.length > 0 ? [`${the(seat)} ${verb(seat, "plays", "play")} ${list(played)}`] : [];
  });
  if (parts.length === 0) return "Nobody commits a chit.";
  return `${capital(parts.join("; "))}.`;
}

const MODIFIERS: { readonly [why in Modifier["why"]]: string } = {
  defender: "defender",
  urban: "city",
  disrupted: "disrupted",
  kfir: "Kfir",
  networked: "networks",
};

/** "2 + 1 defender = 3". */
export function advantageSum({ dice, modifiers }: Frozen<Of<"advantage">>, seat: SeatId, named = true): string {
  const changes = modifiers[seat].map(
    ({ why, by }) => ` ${by < 0 ? "−" : "+"} ${Math.abs(by)}${named ? ` ${MODIFIERS[why]}` : ""}`,
  );
  const total = modifiers[seat].reduce((sum, { by }) => sum + by, dice[seat]);
  return `${dice[seat]}${changes.join("")}${changes.length > 0 ? ` = ${total}` : ""}`;
}

/** "Advantage: IDF 6; Insurgents 2 + 1 defender = 3. The IDF fires first." */
function advantageLine(event: Of<"advantage">): string {
  const { attacker, first } = event;
  const side = (seat: SeatId): string => `${SEAT_NAMES[seat]} ${advantageSum(event, seat)}`;
  return `Advantage: ${side(attacker)}; ${side(enemyOf(attacker))}. ${The(first)} ${verb(first, "fires", "fire")} first.`;
}

export function silentLine({ seat, why }: Pick<Of<"silent">, "seat" | "why">): string {
  switch (why) {
    case "no-firer":
      return `${The(seat)} ${verb(seat, "has", "have")} no unit left that can fire.`;
    case "no-target":
      return `${The(seat)} cannot fire: combat mode against dispersed.`;
    case "choice":
      return `${The(seat)} ${verb(seat, "holds", "hold")} fire.`;
  }
}

const overLine = ({ collateral, lost }: Of<"over">, zone: string): string =>
  `**The battle in ${zone} is over**: the IDF lost ${lost.idf}, the Insurgents ${lost.insurgent}. ${collateral ? "Collateral damage: a Cascading Effect." : "No tie, no Cascading Effect."}`;

/** "The battle cost the IDF nothing, the Insurgents 1 unit; collateral damage." */
function costLine({ collateral, lost }: Of<"over">): string {
  const after = collateral ? "; collateral damage" : "";
  if (lost.idf + lost.insurgent === 0) return `The battle cost neither side a unit${after}.`;
  const cost = (n: number): string => (n === 0 ? "nothing" : count(n, "unit"));
  return `The battle cost the IDF ${cost(lost.idf)}, the Insurgents ${cost(lost.insurgent)}${after}.`;
}

const NO_BONUS: { readonly [why in Bonus]: string } = {
  alone: "",
  controls: "",
  contested: "neither side holds it alone",
  "full-hand": "the winner's hand is full",
  "empty-pool": "the winner's pool is empty",
};

const bonusLine = ({ seat, why }: Of<"bonus">, zone: string): string =>
  seat === null
    ? `${zone}: no bonus chit, ${NO_BONUS[why]}.`
    : `${The(seat)} ${verb(seat, "has", "have")} won ${zone} and ${verb(seat, "draws", "draw")} a chit.`;

/** What one seat is told of its own. */
function evaders({ zone, units }: EventOf<typeof combatSecrets.evaded>, content: Pack): string {
  const where = zoneName(content, zone);
  return units.length === 0
    ? `None of your units evades in ${where}.`
    : `Evading in ${where} until the end of the phase: ${list(units.map((unit) => unitName(content, unit)))}.`;
}

const samLine = ({ dice, stopped }: Of<"sam">): string =>
  `SAM: ${dice.join(", ")}. ${stopped ? "The close air support is stopped." : "The close air support comes through."}`;

/** What everyone is told of a battle, with all dice. */
export const combatTold = [
  told("immune", {
    line: (event, content) =>
      `${counter(content, event.unit)} enters ${zoneName(content, event.zone)}: units that enter with it cannot be ambushed.`,
  }),
  told("ambushed", {
    about: { kind: "battles" },
    line: (event, content) => `Ambush in ${zoneName(content, event.zone)} by ${the(event.seat)} (J-3).`,
  }),
  told("evasion", {
    about: { kind: "battles" },
    line: (event, content) => evasionLine(event, zoneName(content, event.zone)),
  }),
  told("evaded", {
    about: { kind: "battles" },
    line: (event, content) =>
      `${count(event.units, "unit")} of ${the(event.seat)} ${event.units === 1 ? "evades" : "evade"} in ${zoneName(content, event.zone)}.`,
    privately: evaders,
  }),
  told("no-battle", {
    about: { kind: "battles" },
    line: (event, content) =>
      event.why === "evaded"
        ? `No battle in ${zoneName(content, event.zone)}: all units of one side evade.`
        : `No battle in ${zoneName(content, event.zone)}: no unit on either side has a target.`,
  }),
  told("battle", {
    about: { kind: "battles" },
    line: (event, content) => battleLine(event, content, zoneName(content, event.zone)),
  }),
  told("committed", { about: { kind: "battles" }, line: committedLine }),
  told("sam", { about: { kind: "battles" }, line: samLine }),
  told("advantage", { about: { kind: "battles" }, line: advantageLine }),
  told("silent", { about: { kind: "battles" }, line: silentLine }),
  told("firefight", { about: { kind: "battles" }, line: firefightLine }),
  told("anti-tank-over", {
    line: () => "A 1: the anti-tank support ends, and its J-4 returns to the pool.",
  }),
  told("over", {
    about: (event) => ({
      ...{ kind: "battles", weight: 2, settles: true, sum: { n: 1, one: "battle", many: "battles" } },
      cost: { n: event.lost.idf + event.lost.insurgent, one: "unit eliminated", many: "units eliminated" },
      losses: event.lost,
      gone: eliminated(event.lost),
      short: costLine(event),
    }),
    line: (event, content) => overLine(event, zoneName(content, event.zone)),
  }),
  told("bonus", {
    about: ({ seat }) => ({ kind: "cards", ...(seat === null ? {} : { winner: seat }) }),
    line: (event, content) => bonusLine(event, zoneName(content, event.zone)),
    privately: ({ zone, chit }, content) => `Your bonus chit for ${zoneName(content, zone)}: ${chit}.`,
  }),
] as const;

/** One line of a battle. */
export const describeCombat = (event: Frozen<CombatEvent>, content: Pack): string | null =>
  combatTold.find(({ kind }) => kind === event.kind)?.line(event as CombatEvent, content) ?? null; // lines write nothing
