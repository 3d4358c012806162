import { type Frozen, mustGet } from "../../../engine/index.ts";
import { chitWords } from "../chits/hand.ts";
import type { Content } from "../content/types.ts";
import { count, list, The, the, unitName, verb, zoneName } from "../pieces/words.ts";
import { effectsOf } from "./cards.ts";
import type { Cause, Drawn, EffectEvent, EffectSecret } from "./events.ts";
import { kindOf } from "./kinds.ts";

type Pack = Frozen<Content>;

const CAUSES: { readonly [cause in Cause]: string } = {
  phase: "Cascading Effect",
  collateral: "Collateral damage",
  incursion: "A sanctuary is entered or struck",
};

export function describeEffect(event: EffectEvent, content: Pack): string | null {
  const zone = (id: string): string => zoneName(content, id);
  const units = (ids: readonly string[]): string => list(ids.map((unit) => unitName(content, unit)));
  switch (event.kind) {
    case "effect":
      return card(event, content);
    case "effect-void":
      return event.seat === null
        ? `${rowName(content, event.row)}: no effect.`
        : `${rowName(content, event.row)}: ${the(event.seat)} ${verb(event.seat, "does", "do")} nothing.`;
    case "gained":
      return `${The(event.seat)} ${verb(event.seat, "gains", "gain")} ${count(event.chits, "chit")}.`;
    case "discarded":
      return `${The(event.seat)} ${verb(event.seat, "discards", "discard")} ${chitWords(event.chits)}.`;
    case "infiltrated":
      return `${unitName(content, event.unit)} infiltrates from ${zone(event.from)} to ${zone(event.to)}.`;
    case "returned":
      return `${units(event.units)} ${event.units.length === 1 ? "comes" : "come"} back: ${list(event.zones.map((at) => `${at.units} in ${zone(at.zone)}`))}.`;
    case "closed":
      return `The Lebanese Army closes ${zone(event.zone)} to IDF regulars for the rest of the game.`;
    case "syria-in":
      return `**Syria is in the war**: ${count(event.units, "unit")} and a sanctuary. The Insurgents' C2 is ${event.c2}.`;
    case "escalated":
      return `Reinforcements of the IDF: ${count(event.units, "unit")} and ${count(event.hqs, "task force")} in ${zone(event.zone)}.`;
    case "shortened":
      return event.isLast ? "**The game ends after this turn.**" : `**The game ends after turn ${event.length}.**`;
    case "hamas":
      return `**Rockets from Gaza**: ${event.dice.join(", ")}: ${event.vp} VP.`;
    case "cut":
      return `${count(event.units, "unit")} of ${the(event.seat)} ${event.units === 1 ? "leaves its stack" : "leave their stack"} in ${zone(event.zone)}: it was larger than C2.`;
  }
}

export const describeEffectSecret = ({ chits }: EffectSecret): string => `You gain ${chitWords(chits)}.`;

/** The name of a row on the chart, and of what has no card. */
const rowName = (content: Pack, row: string): string => content.cascade[row]?.name ?? "C2";

/** "Collateral damage: 9 of hearts, Media Reports Civilian Casualties: the IDF discards half of the hand." */
function card(drawn: Drawn, content: Pack): string {
  const { cause, attacker, suit, rank, row, die } = drawn;
  const why = cause === "phase" && attacker !== null ? CAUSES.collateral : CAUSES[cause];
  const rolled = die === null ? "" : `, die ${die}`;
  return `${why}: ${rank} of ${suit}s, ${rowName(content, row)}${rolled}: ${comes(drawn, content)}.`;
}

function comes(drawn: Drawn, content: Pack): string {
  switch (drawn.comes) {
    case "nothing":
      return "no effect";
    case "no-event":
      return "no event";
    case "redrawn":
      return "another card is drawn instead";
    case "later":
      return `${clauses(drawn, content)}, at the end of the turn`;
    case "now":
      return clauses(drawn, content);
  }
}

const clauses = (drawn: Drawn, content: Pack): string =>
  effectsOf(mustGet(content.cascade, drawn.row), drawn.die, drawn)
    .map((effect) => kindOf(effect).words(effect, content))
    .join("; then ");
