import { type Frozen, game, mustGet } from "../../../../engine/index.ts";
import type { Content } from "../../content/types.ts";
import type { Lebanon } from "../../state.ts";
import { chitWords } from "../chits/hand.ts";
import { count, list, The, the, unitName, verb, zoneName } from "../pieces/words.ts";
import { effectsOf } from "./cards.ts";
import { type Cause, type Drawn, effectEvents, effectSecrets } from "./events.ts";
import { kindOf } from "./kinds.ts";

const { told } = game<Lebanon>();

type Pack = Frozen<Content>;

const CAUSES: { readonly [cause in Cause]: string } = {
  phase: "Cascading Effect",
  collateral: "Collateral damage",
  incursion: "A sanctuary is entered or struck",
};

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

/** What everyone is told of effects. */
export const effectsTold = [
  told("effect", { event: effectEvents.drawn, about: { kind: "cards" }, line: card }),
  told("effect-void", {
    event: effectEvents.void,
    about: { kind: "cards" },
    line: (event, content) =>
      event.seat === null
        ? `${rowName(content, event.row)}: no effect.`
        : `${rowName(content, event.row)}: ${the(event.seat)} ${verb(event.seat, "does", "do")} nothing.`,
  }),
  told("gained", {
    event: effectEvents.gained,
    secret: effectSecrets.gained,
    about: { kind: "cards" },
    line: (event) => `${The(event.seat)} ${verb(event.seat, "gains", "gain")} ${count(event.chits, "chit")}.`,
    privately: ({ chits }) => `You gain ${chitWords(chits)}.`,
  }),
  told("discarded", {
    event: effectEvents.discarded,
    about: { kind: "cards" },
    line: (event) => `${The(event.seat)} ${verb(event.seat, "discards", "discard")} ${chitWords(event.chits)}.`,
  }),
  told("infiltrated", {
    event: effectEvents.infiltrated,
    about: { kind: "places" },
    line: (event, content) =>
      `${unitName(content, event.unit)} infiltrates from ${zoneName(content, event.from)} to ${zoneName(content, event.to)}.`,
  }),
  told("returned", {
    event: effectEvents.returned,
    about: { kind: "places", weight: 2 },
    line: (event, content) =>
      `${list(event.units.map((unit) => unitName(content, unit)))} ${event.units.length === 1 ? "comes" : "come"} back: ${list(event.zones.map((at) => `${at.units} in ${zoneName(content, at.zone)}`))}.`,
  }),
  told("closed", {
    event: effectEvents.closed,
    about: { kind: "places", weight: 2 },
    line: (event, content) =>
      `The Lebanese Army closes ${zoneName(content, event.zone)} to IDF regulars for the rest of the game.`,
  }),
  told("syria-in", {
    event: effectEvents.syriaIn,
    about: { kind: "places", weight: 3 },
    line: (event) =>
      `**Syria is in the war**: ${count(event.units, "unit")} and a sanctuary. The Insurgents' C2 is ${event.c2}.`,
  }),
  told("escalated", {
    event: effectEvents.escalated,
    about: { kind: "places", weight: 2 },
    line: (event, content) =>
      `Reinforcements of the IDF: ${count(event.units, "unit")} and ${count(event.hqs, "task force")} in ${zoneName(content, event.zone)}.`,
  }),
  told("shortened", {
    event: effectEvents.shortened,
    about: { weight: 3 },
    line: (event) =>
      event.isLast ? "**The game ends after this turn.**" : `**The game ends after turn ${event.length}.**`,
  }),
  told("hamas", {
    event: effectEvents.hamas,
    about: { kind: "points", weight: 2 },
    line: (event) => `**Rockets from Gaza**: ${event.dice.join(", ")}: ${event.vp} VP.`,
  }),
  told("cut", {
    event: effectEvents.cut,
    about: { kind: "places" },
    line: (event, content) =>
      `${count(event.units, "unit")} of ${the(event.seat)} ${event.units === 1 ? "leaves its stack" : "leave their stack"} in ${zoneName(content, event.zone)}: it was larger than C2.`,
  }),
] as const;
