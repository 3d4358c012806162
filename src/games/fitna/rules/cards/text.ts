/** What a card says: what it does, when and under which conditions it can be played, what becomes of it. */
import { mustGet } from "#engine";
import type { Card, SpecialJoker } from "../../content/card-types.ts";
import type { Edition } from "../../content/types.ts";
import { conditionText, TAG_WORDS, UNSTOPPED } from "./conditions-text.ts";

type Texts = Pick<Edition, "texts" | "labels" | "cards" | "countries" | "scenarios">;
type Use = Card["uses"][number];

/** What a card does and when it may, in short sentences. */
export function cardText(edition: Texts, card: Card): string {
  const several = card.uses.length > 1;
  return [
    ...cardUses(edition, card).map(({ when, text }) => (several ? `${when}: ${text}` : text)),
    ...cardConditions(edition, card),
  ].join(" ");
}

/** What it does, use by use: "In battle", "Your Events". */
export const cardUses = (
  { texts }: Pick<Edition, "texts">,
  { number, uses }: Pick<Card, "number" | "uses">,
): readonly { readonly when: string; readonly text: string }[] =>
  uses.map(({ when }, i) => ({ when: TIMES[when], text: texts.cards[number]?.[i]?.does ?? "" }));

/** when it can act at all; R-194: what it needs. */
export const cardConditions = (
  edition: Texts,
  { number, conditions }: Pick<Card, "number" | "conditions">,
): readonly string[] => [
  ...(edition.texts.cards[number] ?? []).flatMap(({ needs }) => needs),
  ...conditions.map((condition) => conditionText(edition, condition)),
];

/** The same of a Special Joker. */
export const jokerText = ({ texts }: Pick<Edition, "texts">, { id, atOnce }: SpecialJoker): string =>
  [...(atOnce ? ["Played as soon as you have it."] : []), mustGet(texts.specialJokers, id).does, UNSTOPPED].join(" ");

const TIMES: { readonly [when in Use["when"]]: string } = {
  combat: "In battle",
  events: "Your Events",
  reaction: "Against a card",
  turn: "Battle or Events",
};

/** When a card can be played, and what becomes of it: "In battle · also for IS, Kurds". */
export const cardTiming = (edition: Pick<Edition, "labels">, card: Card): string =>
  [cardUse(card), ...cardLimits(edition, card)].join(" · ");

/** "In battle or your Events". */
export const cardUse = ({ uses }: Pick<Card, "uses">): string =>
  uses.map(({ when }, i) => (i === 0 ? TIMES[when] : TIMES[when].replace("Your", "your"))).join(" or ");

/** how long it lasts, from when on, whether it leaves the game, who else may use it. */
export function cardLimits({ labels }: Pick<Edition, "labels">, card: Card): readonly string[] {
  const { uses, earliest, removed, marks } = card;
  const others = marks.map((mark) => (mark === "is" ? labels.is : "Kurds"));
  return [
    ...(uses.some(({ when }) => when === "turn") ? ["lasts the turn"] : []),
    ...(earliest > 1 ? [`from turn ${earliest}`] : []),
    ...(removed ? ["once"] : []),
    ...(others.length > 0 ? [`also for ${others.join(", ")}`] : []),
  ];
}

/** "Air, anti-air": what cards answer it. */
export const cardTags = ({ tags }: Pick<Card, "tags">): readonly string[] => tags.map((tag) => TAG_WORDS[tag]);
