/** The face of a card in a hand: what it is worth, what it does, and when; conditions where there is room. */
import { mustGet } from "#engine";
import type { Card as Face, Words } from "#scene";
import type { Card, CardNumber, TAGS } from "../../content/card-types.ts";
import { cardConditions, cardLimits, cardTags, cardUse, cardUses } from "../../rules/cards/text.ts";
import { cardEffects, type Effect } from "../../rules/effects/kinds.ts";
import type { Seen } from "./seen.ts";

type Tag = (typeof TAGS)[number];
type Look = Pick<Face, "pictogram" | "sky">;

const BY_TAG: { readonly [tag in Tag]: Look } = {
  air: { pictogram: "plane", sky: "day" },
  aa: { pictogram: "launcher", sky: "day" },
  missile: { pictogram: "missile", sky: "dusk" },
  tech: { pictogram: "screen", sky: "night" },
  fire: { pictogram: "rocket", sky: "dusk" },
  irreg: { pictogram: "mask", sky: "dusk" },
  cyber: { pictogram: "web", sky: "night" },
  diplo: { pictogram: "dove", sky: "day" },
  weather: { pictogram: "sun", sky: "storm" },
};

/** By what a card does first, where no tag says it. */
const BY_EFFECT: { readonly [kind in Effect["kind"]]?: Look } = {
  reinforce: { pictogram: "helmet", sky: "day" },
  replace: { pictogram: "wrench", sky: "day" },
  raise: { pictogram: "crowd", sky: "dusk" },
  activateIS: { pictogram: "flag", sky: "night" },
  activateKurds: { pictogram: "mountain", sky: "dusk" },
  coup: { pictogram: "fist", sky: "storm" },
  lebanonWar: { pictogram: "flame", sky: "night" },
  pkkRebellion: { pictogram: "banner", sky: "dusk" },
  airlift: { pictogram: "plane", sky: "day" },
  opMod: { pictogram: "oil", sky: "dusk" },
  blackout: { pictogram: "oil", sky: "night" },
  draw: { pictogram: "chest", sky: "day" },
  steal: { pictogram: "eye", sky: "night" },
  discard: { pictogram: "crosshair", sky: "dusk" },
  forbid: { pictogram: "tent", sky: "storm" },
  attrit: { pictogram: "flame", sky: "dusk" },
  strike: { pictogram: "dagger", sky: "night" },
  tension: { pictogram: "flame", sky: "storm" },
  ignoreEntrenchment: { pictogram: "engineer", sky: "day" },
  cancelCards: { pictogram: "barrier", sky: "day" },
};

const OTHER: Look = { pictogram: "swords", sky: "dusk" };

function lookOf({ tags, uses }: Card): Look {
  const [tag] = tags;
  const [effect] = uses[0]?.effects ?? [];
  return (tag && BY_TAG[tag]) ?? (effect && BY_EFFECT[cardEffects.read(effect).kind]) ?? OTHER;
}

const KINDS = { asset: { band: "Asset", colour: "teal" }, event: { band: "Event", colour: "orange" } } as const;

export function face({ edition }: Pick<Seen, "edition">, number: CardNumber): Face {
  const card = mustGet(edition.cards, String(number));
  const { band, colour } = KINDS[card.kind];
  const [use, ...others] = cardUses(edition, card);
  const limits = cardLimits(edition, card);
  return {
    title: card.name,
    band,
    colour: card.highTension ? "red" : colour,
    ...lookOf(card),
    value: String(card.op),
    body: use?.text ?? "",
    facts: [
      ...others.map(({ when, text }) => ({ label: when, text })),
      ...cardConditions(edition, card).map((text) => ({ label: "Condition", text })),
      ...(limits.length > 0 ? [{ label: "Playable", text: limits.join(", ") }] : []),
      ...(card.tags.length > 0 ? [{ label: "Counts as", text: cardTags(card).join(", ") }] : []),
      ...(card.highTension ? [{ label: "High Tension", text: "in play from tension 5" }] : []),
    ],
    footer: footerOf(card),
  };
}

/** "Battle, Events" has room where "In battle or your Events" has none. */
const footerOf = (card: Card): Words => (card.uses.length > 1 ? "Battle, Events" : cardUse(card));
