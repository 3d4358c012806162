import type { Card } from "../../content/card-types.ts";
import { nationWord, nationWords, seatName } from "../../content/names.ts";
import type { Edition } from "../../content/types.ts";
import { or } from "./text-words.ts";

type Deck = Pick<Edition, "labels" | "cards" | "countries" | "scenarios">;
type Condition = Card["conditions"][number];

/** when a card can act at all, in a sentence. */
export function conditionText(edition: Deck, condition: Condition): string {
  switch (condition.kind) {
    case "seat-or-attacker":
      return `Only for ${seatName(condition.seat)}, or for whoever attacks with ${nationWord(edition, condition.nation)} units.`;
    case "target":
      return `Only if the ${edition.labels.space} attacked is ${or(groundWords(edition, condition.is))}.`;
    case "defends":
      return `Only when you defend ${or(groundWords(edition, condition.is))}.`;
    case "engaged":
      return `Only with ${or(nationWords(edition, condition.nations))} units in the battle.`;
    case "scenario":
      return scenarioText(edition, condition.tag);
    case "commands":
      return `Only if you command ${or(nationWords(edition, condition.nations))} units.`;
    case "seat-in-play":
      return `Only if ${seatName(condition.seat)} plays.`;
    case "in-play":
      return `Only if ${nationWord(edition, condition.nation)} units are in play.`;
    case "no-rebellion":
      return "Only before the PKK has risen.";
    case "after-event":
      return `Only after ${or(condition.cards.flatMap((number) => edition.cards[number]?.name ?? []))} as an event.`;
    case "own-oilfield":
      return "Only if you hold an oilfield.";
    case "enemy-oilfield":
      return `Only if an enemy or ${edition.labels.is} holds one.`;
  }
}

type Grounds = Extract<Condition, { readonly kind: "target" }>["is"];

/** D-06: in this edition's words. */
export function groundWords({ labels }: Pick<Deck, "labels">, grounds: Grounds): readonly string[] {
  const words = { city: "a city", clear: "clear", mountain: "mountain", marsh: labels.marsh };
  return grounds.map((ground) => words[ground]);
}

/** By this edition's numbers, and the names of others. */
function scenarioText({ scenarios }: Pick<Deck, "scenarios">, tag: string): string {
  const ids = Object.values(scenarios).flatMap(({ id, tags }) => (tags.includes(tag) ? [id] : []));
  return `Scenarios ${ids.join(", ")}.`;
}
