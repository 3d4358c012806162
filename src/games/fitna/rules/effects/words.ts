import { either } from "../event-kinds.ts";
import type { Secret } from "../events.ts";
import { cardName, count, list, type Names, shortName, spaceName, told, unitName } from "../pieces/words.ts";
import { powerSecrets } from "../powers/events.ts";
import {
  backfire,
  blackout,
  cancelled,
  type EffectEvent,
  endRoll,
  entrenched,
  eventPlayed,
  exchanged,
  forbidden,
  locked,
  lostCards,
  noStrike,
  offered,
  offeredCard,
  opMod,
  raised,
  revealed,
  seenInSpace,
  shielded,
  specialJoker,
  stepsLost,
  stolen,
  struck,
  truce,
} from "./events.ts";
import { sourceName } from "./names.ts";

const FORBIDDEN = { exchange: "no exchange", "strategic-move": "no strategic movement" } as const;

/** "Air Strike on Idlib. Die 5 + 1 − 1 = 5: one step." */
function strike(event: Extract<EffectEvent, { kind: "strike" }>, names: Names): string {
  const { die, bonus, entrenched, steps } = event;
  const parts = [...(bonus === 0 ? [] : [signed(bonus, " ")]), ...(entrenched ? ["− 1"] : [])];
  const sum = die + bonus - (entrenched ? 1 : 0);
  const arithmetic = parts.length > 0 ? `${die} ${parts.join(" ")} = ${sum < 0 ? signed(sum) : sum}` : `${die}`;
  const result = steps === 0 ? "nothing" : steps === 1 ? "one step" : "two steps";
  return `${sourceName(names, event.source)} on ${spaceName(names, event.space)}. Die ${arithmetic}: ${result}.`;
}

/** "1 Al Sham reduced; 4 FSA eliminated". */
function lossText(
  {
    reduced,
    eliminated,
    hidden,
  }: Pick<Extract<EffectEvent, { kind: "steps-lost" }>, "reduced" | "eliminated" | "hidden">,
  names: Names,
): string {
  const all = (ids: readonly string[]): string => list(ids.map((id) => unitName(names, id)));
  const parts = [
    ...(reduced.length > 0 ? [`${all(reduced)} reduced`] : []),
    ...(eliminated.length > 0 ? [`${all(eliminated)} eliminated`] : []),
    ...(hidden > 0 ? [`${count(hidden, "counter")} eliminated, face down`] : []),
  ];
  return parts.length > 0 ? parts.join("; ") : "there is nothing left to lose";
}

/** "+2", "−2"; with a space: "+ 2". */
const signed = (by: number, space = ""): string => `${by < 0 ? "−" : "+"}${space}${Math.abs(by)}`;

/** Of units that a card shows, or that fall to another seat. */
function seenText(secret: Extract<Secret, { readonly kind: "seen" }>, names: Names): string {
  const units = list(secret.units.map((id) => unitName(names, id)));
  if (secret.chapter === "powers") return `Seen: ${units}.`;
  return `In ${spaceName(names, secret.space)}: ${units || "nothing"}.`;
}

const spaceList = (names: Names, ids: readonly string[]): string => list(ids.map((id) => spaceName(names, id)));

/** What is told of events and Jokers. */
export const effectsTold = [
  told("played", {
    event: eventPlayed,
    about: { kind: "cards", sum: { n: 1, one: "event played", many: "events played" } },
    line: (event, names) => {
      const at = event.spaces.length > 0 ? ` on ${spaceList(names, event.spaces)}` : "";
      const against = event.target ? ` against ${shortName(names, event.target)}` : "";
      return `${shortName(names, event.seat)}: ${cardName(names, event.card)}${at}${against}.`;
    },
  }),
  told("cancelled", {
    event: cancelled,
    about: { kind: "cards", weight: 2 },
    line: (event, names) =>
      `${shortName(names, event.seat)}: ${cardName(names, event.by)} cancels ${cardName(names, event.card)}.`,
  }),
  told("locked", {
    event: locked,
    line: (event, names) => {
      const cards = [...new Set(event.cards.map((card) => cardName(names, card)))];
      return `Nobody may play ${list(cards, "or")} as an event until the turn ends.`;
    },
  }),
  told("strike", {
    event: struck,
    about: { kind: "battles", weight: 2 },
    line: (event, names) => strike(event, names),
  }),
  told("no-strike", {
    event: noStrike,
    about: { kind: "battles" },
    line: (event, names) =>
      `${sourceName(names, event.source)} on ${spaceName(names, event.space)}: no effect. ${event.why}`,
  }),
  told("shielded", {
    event: shielded,
    about: { kind: "battles" },
    line: (event, names) =>
      `${sourceName(names, event.source)} on ${spaceName(names, event.space)}: no effect, ${cardName(names, event.by)} lies there.`,
  }),
  told("steps-lost", {
    event: stepsLost,
    line: (event, names) => `${spaceName(names, event.space)}: ${lossText(event, names)}.`,
  }),
  told("revealed", {
    event: revealed,
    line: (event, names) =>
      `${shortName(names, event.seat)}: the units in ${spaceName(names, event.space)} are shown to this seat alone.`,
  }),
  told("lost-cards", {
    event: lostCards,
    about: { kind: "cards" },
    line: (event, names) => `${shortName(names, event.seat)}: ${count(event.cards, "card")} given up.`,
  }),
  told("stolen", {
    event: stolen,
    about: { kind: "cards", weight: 2 },
    line: (event, names) =>
      `${shortName(names, event.seat)}: ${count(event.cards, "card")} taken from ${shortName(names, event.from)}.`,
  }),
  told("backfire", {
    event: backfire,
    about: { kind: "cards" },
    line: (event, names) => {
      const result = event.backfires ? "it backfires" : "it does not backfire";
      return `${shortName(names, event.seat)}: die ${event.die}, ${event.on} or more needed: ${result}.`;
    },
  }),
  told("op-mod", {
    event: opMod,
    line: (event, names) =>
      `${shortName(names, event.seat)}: ${signed(event.by)} ${names.edition.labels.op}s in its next Planning segment.`,
  }),
  told("forbidden", {
    event: forbidden,
    line: (event, names) => `${shortName(names, event.seat)}: ${FORBIDDEN[event.what]} in its next phase.`,
  }),
  told("truce", {
    event: truce,
    about: { kind: "deals", weight: 2 },
    line: (event, names) =>
      `${shortName(names, event.seat)} and ${shortName(names, event.other)}: truce until the next phase of ${shortName(names, event.seat)}.`,
  }),
  told("raised", {
    event: raised,
    about: { kind: "places" },
    line: (event, names) =>
      `${shortName(names, event.seat)}: ${list(event.units.map((id) => unitName(names, id)))} raised.`,
  }),
  told("blackout", {
    event: blackout,
    about: { kind: "places", weight: 2 },
    line: (event, names) => `${spaceName(names, event.space)}: its oil counts for nobody until the turn ends.`,
  }),
  told("entrenched", {
    event: entrenched,
    about: { kind: "places" },
    line: (event, names) => `${shortName(names, event.seat)}: entrenched in ${spaceList(names, event.spaces)}.`,
  }),
  told("end-roll", {
    event: endRoll,
    line: (event) => {
      const sum = event.bonus > 0 ? `${event.die} + ${event.bonus} = ${event.die + event.bonus}` : `${event.die}`;
      return `Die ${sum}, ${event.on} or more needed: ${event.ends ? "the game ends" : "the war goes on"}.`;
    },
  }),
  told("special-joker", {
    event: specialJoker,
    about: { kind: "cards", weight: 2 },
    line: (event, names) => {
      const answer = event.answers ? ", in answer" : "";
      const { name } = names.edition.specialJokers[event.joker] ?? { name: event.joker };
      return `${shortName(names, event.seat)}: Special Joker ${name} on ${spaceList(names, event.spaces)}${answer}.`;
    },
  }),
  told("offered", {
    event: offered,
    about: { kind: "deals" },
    line: (event, names) =>
      `${shortName(names, event.seat)}: an exchange of cards is offered to ${shortName(names, event.to)}.`,
  }),
  told("exchanged", {
    event: exchanged,
    about: { kind: "deals", weight: 2 },
    line: (event, names) =>
      event.accepted
        ? `${shortName(names, event.seat)} and ${shortName(names, event.with)} exchange one card each.`
        : `${shortName(names, event.with)}: the exchange is declined.`,
  }),
  told("seen", { secret: either(seenInSpace, powerSecrets.unitsSeen), privately: seenText }),
  told("offered-card", {
    secret: offeredCard,
    privately: (secret, names) =>
      `${shortName(names, secret.from)}: you are offered ${cardName(names, secret.card)} for a card of yours.`,
  }),
] as const;
