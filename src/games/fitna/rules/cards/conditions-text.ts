/** When a card can act at all, in words, and the turns of phrase that texts of cards share. */
import { listed } from "#engine";
import { type Card, TAGS } from "../../content/card-types.ts";
import { nationWord, nationWords, seatName } from "../../content/names.ts";
import type { Edition } from "../../content/types.ts";

/** What conditions are written from. */
type Deck = Pick<Edition, "labels" | "cards" | "countries" | "scenarios">;

type Tag = (typeof TAGS)[number];

export const TAG_WORDS: { readonly [tag in Tag]: string } = {
  air: "air",
  aa: "anti-air",
  missile: "missile",
  tech: "technology",
  fire: "artillery",
  irreg: "irregular",
  cyber: "cyber",
  diplo: "diplomacy",
  weather: "weather",
};

/** In the order of the list of tags. */
export const tagWords = (tags: readonly Tag[]): readonly string[] =>
  TAGS.filter((tag) => tags.includes(tag)).map((tag) => TAG_WORDS[tag]);

/** "Sunni, Shia or Syrian". */
export const or = (words: readonly string[]): string => listed(words, "or");

/** "1 step", "2 steps". */
export const times = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;

/** in the text of such a card. */
export const UNSTOPPED = "It cannot be cancelled.";

type Condition = Card["conditions"][number];

/** when a card can act at all, in a sentence. */
export function conditionText(edition: Deck, condition: Condition): string {
  switch (condition.kind) {
    case "seat-or-attacker":
      return `Only for ${seatName(condition.seat)}, or for whoever attacks with ${nationWord(edition, condition.nation)} units.`;
    case "target":
      return `Only if the ${edition.labels.space} attacked is ${or(terrainWords(edition, condition.is))}.`;
    case "defends":
      return `Only when you defend ${or(terrainWords(edition, condition.is))}.`;
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

type Terrains = Extract<Condition, { readonly kind: "target" }>["is"];

/** D-06: in this edition's words. */
export function terrainWords({ labels }: Pick<Deck, "labels">, terrains: Terrains): readonly string[] {
  const words = { city: "a city", clear: "clear", mountain: "mountain", marsh: labels.marsh };
  return terrains.map((one) => words[one]);
}

/** By this edition's numbers, and the names of others. */
function scenarioText({ scenarios }: Pick<Deck, "scenarios">, tag: string): string {
  const ids = Object.values(scenarios).flatMap(({ id, tags }) => (tags.includes(tag) ? [id] : []));
  return `Scenarios ${ids.join(", ")}.`;
}
