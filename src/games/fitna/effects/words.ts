import { cardName, count, list, type Names, shortName, spaceName, unitName } from "../pieces/words.ts";
import type { EffectEvent, EffectSecret } from "./events.ts";
import { sourceName } from "./names.ts";

const FORBIDDEN = { exchange: "no exchange", "strategic-move": "no strategic movement" } as const;

/** One sentence or two for everyone: each die with its arithmetic. */
export function describeEffect(event: EffectEvent, names: Names): string {
  const seat = (id: Parameters<typeof shortName>[1]): string => shortName(names, id);
  const spaces = (ids: readonly string[]): string => list(ids.map((id) => spaceName(names, id)));
  switch (event.kind) {
    case "played": {
      const at = event.spaces.length > 0 ? ` on ${spaces(event.spaces)}` : "";
      const against = event.target ? ` against ${seat(event.target)}` : "";
      return `${seat(event.seat)}: ${cardName(names, event.card)}${at}${against}.`;
    }
    case "cancelled":
      return `${seat(event.seat)}: ${cardName(names, event.by)} cancels ${cardName(names, event.card)}.`;
    case "locked": {
      const cards = [...new Set(event.cards.map((card) => cardName(names, card)))];
      return `Nobody may play ${list(cards, "or")} as an event until the turn ends.`;
    }
    case "strike":
      return strike(event, names);
    case "no-strike":
      return `${sourceName(names, event.source)} on ${spaceName(names, event.space)}: no effect. ${event.why}`;
    case "shielded":
      return `${sourceName(names, event.source)} on ${spaceName(names, event.space)}: no effect, ${cardName(names, event.by)} lies there.`;
    case "steps-lost":
      return `${spaceName(names, event.space)}: ${lossText(event, names)}.`;
    case "revealed":
      return `${seat(event.seat)}: the units in ${spaceName(names, event.space)} are shown to this seat alone.`;
    case "lost-cards":
      return `${seat(event.seat)}: ${count(event.cards, "card")} given up.`;
    case "stolen":
      return `${seat(event.seat)}: ${count(event.cards, "card")} taken from ${seat(event.from)}.`;
    case "backfire": {
      const result = event.backfires ? "it backfires" : "it does not backfire";
      return `${seat(event.seat)}: die ${event.die}, ${event.on} or more needed: ${result}.`;
    }
    case "op-mod":
      return `${seat(event.seat)}: ${signed(event.by)} ${names.edition.labels.op}s in its next Planning segment.`;
    case "forbidden":
      return `${seat(event.seat)}: ${FORBIDDEN[event.what]} in its next phase.`;
    case "truce":
      return `${seat(event.seat)} and ${seat(event.other)}: truce until the next phase of ${seat(event.seat)}.`;
    case "raised":
      return `${seat(event.seat)}: ${list(event.units.map((id) => unitName(names, id)))} raised.`;
    case "blackout":
      return `${spaceName(names, event.space)}: its oil counts for nobody until the turn ends.`;
    case "entrenched":
      return `${seat(event.seat)}: entrenched in ${spaces(event.spaces)}.`;
    case "end-roll": {
      const sum = event.bonus > 0 ? `${event.die} + ${event.bonus} = ${event.die + event.bonus}` : `${event.die}`;
      return `Die ${sum}, ${event.on} or more needed: ${event.ends ? "the game ends" : "the war goes on"}.`;
    }
    case "special-joker": {
      const answer = event.answers ? ", in answer" : "";
      const { name } = names.edition.specialJokers[event.joker] ?? { name: event.joker };
      return `${seat(event.seat)}: Special Joker ${name} on ${spaces(event.spaces)}${answer}.`;
    }
    case "offered":
      return `${seat(event.seat)}: an exchange of cards is offered to ${seat(event.to)}.`;
    case "exchanged":
      return event.accepted
        ? `${seat(event.seat)} and ${seat(event.with)} exchange one card each.`
        : `${seat(event.with)}: the exchange is declined.`;
  }
}

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

export function describeOwnEffect(secret: EffectSecret, names: Names): string {
  switch (secret.kind) {
    case "seen": {
      const units = list(secret.units.map((id) => unitName(names, id)));
      return `In ${spaceName(names, secret.space)}: ${units || "nothing"}.`;
    }
    case "offered-card":
      return `${shortName(names, secret.from)}: you are offered ${cardName(names, secret.card)} for a card of yours.`;
  }
}
