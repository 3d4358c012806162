/** Cards, and the vocabulary of when they may act. A pack with another word is refused. */
import { z } from "zod";
import { type EffectData, type EffectSchema, type Frozen, unknownWord } from "#engine";
import { cardNumber, id, name, nation, seat, some, source, space, tag } from "./board-types.ts";
import { COUNTRIES } from "./sides.ts";

export const TAGS = ["air", "aa", "missile", "tech", "fire", "irreg", "cyber", "diplo", "weather"] as const;
const cards = z.array(cardNumber).min(1);
const nations = z.array(nation).min(1);
/** What a target space is: its terrain, or a city. */
const ground = z.array(z.enum(["city", "clear", "mountain", "marsh"])).min(1);

const condition = z.discriminatedUnion(
  "kind",
  [
    /** That seat, or whoever attacks with units of that nation. */
    z.strictObject({ kind: z.literal("seat-or-attacker"), seat, nation }),
    z.strictObject({ kind: z.literal("target"), is: ground }),
    z.strictObject({ kind: z.literal("defends"), is: ground }),
    /** One's own side has one of them in the battle. */
    z.strictObject({ kind: z.literal("engaged"), nations }),
    /** the scenario has this tag. */
    z.strictObject({ kind: z.literal("scenario"), tag }),
    z.strictObject({ kind: z.literal("commands"), nations }),
    z.strictObject({ kind: z.literal("seat-in-play"), seat }),
    z.strictObject({ kind: z.literal("in-play"), nation }),
    z.strictObject({ kind: z.literal("no-rebellion") }),
    /** One of these was played as an event before. */
    z.strictObject({ kind: z.literal("after-event"), cards }),
    z.strictObject({ kind: z.literal("own-oilfield") }),
    z.strictObject({ kind: z.literal("enemy-oilfield") }),
  ],
  { error: (issue) => unknownWord("condition", issue) },
);

/** `effect`: those that the rules know. */
const card = <E extends EffectData>(effect: EffectSchema<E>) =>
  z.strictObject({
    number: cardNumber,
    name,
    kind: z.enum(["asset", "event"]),
    op: z.union([z.literal(4), z.literal(6), z.literal(8)]),
    highTension: z.boolean().default(false),
    /** who besides nations may use it in battle. */
    marks: z.array(z.enum(["is", "kurds"])).default([]),
    /** leaves the game as an event. */
    removed: z.boolean().default(false),
    /** the turn before which it is not played. */
    earliest: some.default(1),
    tags: z.array(z.enum(TAGS)).default([]),
    /** All of them. */
    conditions: z.array(condition).default([]),
    uses: z
      .array(
        z.strictObject({
          when: z.enum(["combat", "events", "reaction", "turn"]),
          effects: z.array(effect).min(1),
        }),
      )
      .min(1),
    source,
  });
export type Card = Frozen<z.infer<ReturnType<typeof card>>>;

/** one's own, played as an event. */
const specialJoker = <E extends EffectData>(effect: EffectSchema<E>) =>
  z.strictObject({
    id,
    name,
    holder: z.discriminatedUnion(
      "kind",
      [z.strictObject({ kind: z.literal("seat"), seat }), z.strictObject({ kind: z.literal("commands"), nation })],
      { error: (issue) => unknownWord("holder", issue) },
    ),
    /** it is played when it is received. */
    atOnce: z.boolean().default(false),
    effects: z.array(effect).min(1),
    source,
  });
export type SpecialJoker = Frozen<z.infer<ReturnType<typeof specialJoker>>>;

export type CardNumber = Card["number"];

/** The files that both editions share, each well formed by itself. The checks examine what they say of each other. */

export const mapFile = z.strictObject({
  source,
  countries: z.record(z.enum(COUNTRIES), name),
  spaces: z.array(space).min(1),
  /** Each once; they lead both ways. */
  links: z.array(z.strictObject({ from: id, to: z.array(id).min(1) })),
});
export type MapFile = z.infer<typeof mapFile>;

/** `effect`: those that the rules know. */
export const cardsFile = <E extends EffectData>(effect: EffectSchema<E>) =>
  z.strictObject({ source, cards: z.array(card(effect)).min(1) });
export type CardsFile = z.infer<ReturnType<typeof cardsFile>>;

export const jokersFile = <E extends EffectData>(effect: EffectSchema<E>) =>
  z.strictObject({ source, jokers: z.array(specialJoker(effect)).min(1) });
export type JokersFile = z.infer<ReturnType<typeof jokersFile>>;
