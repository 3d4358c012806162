import { z } from "zod";
import { type Frozen, unknownWord } from "../../../engine/index.ts";
import { cardNumber, country, id, name, nation, seat, some, source, space, tag, upTo } from "./board-types.ts";
import { COUNTRIES } from "./sides.ts";

/** Cards, and the vocabulary of what they do and when they may. A pack with another word is refused. */

export const TAGS = ["air", "aa", "missile", "tech", "fire", "irreg", "cyber", "diplo", "weather"] as const;
const tags = z.array(z.enum(TAGS)).min(1);
const cards = z.array(cardNumber).min(1);
const nations = z.array(nation).min(1);
const side = z.enum(["attacker", "defender"]);
/** What a target space is: its terrain, or a city. */
const ground = z.array(z.enum(["city", "clear", "mountain", "marsh"])).min(1);

const PLAIN = [
  /** Columns for the card's side. `only`: against a city, or where the other side has armour engaged. */
  z.strictObject({
    kind: z.literal("shift"),
    columns: some.max(5),
    side: z.enum(["any", "attacker", "defender"]),
    only: z.enum(["city", "armour"]).optional(),
  }),
  z.strictObject({ kind: z.literal("ignoreEntrenchment") }),
  /** Before the die that side loses steps; the card is the other side's. */
  z.strictObject({ kind: z.literal("preLoss"), side, steps: some }),
  /** Nobody exploits this offensive. */
  z.strictObject({ kind: z.literal("noPursuit") }),
  /** */
  z.strictObject({ kind: z.literal("immune") }),
  z.strictObject({ kind: z.literal("cancel"), tags }),
  z.strictObject({ kind: z.literal("cancelCards"), cards }),
  /** None of these is played as an event until the turn ends. */
  z.strictObject({ kind: z.literal("lock"), cards }),
  z.strictObject({ kind: z.literal("nullify"), tags }),
  z.strictObject({ kind: z.literal("shield"), tags }),
  /** */
  z.strictObject({ kind: z.literal("approval"), unless: nation.optional() }),
  /** */
  z.strictObject({ kind: z.literal("entrench"), markers: some }),
  z.strictObject({
    kind: z.literal("strike"),
    spaces: some,
    bonus: z.int(),
    countries: z.array(country).min(1).optional(),
  }),
  z.strictObject({ kind: z.literal("attrit"), where: z.literal("enemy-city"), steps: some }),
  /** One enemy stack is shown to the card's player. */
  z.strictObject({ kind: z.literal("reveal") }),
  z.strictObject({
    kind: z.literal("discard"),
    who: z.enum(["chosen", "self", "each-other"]),
    cards: some,
    how: z.enum(["random", "own-choice"]),
  }),
  z.strictObject({ kind: z.literal("draw"), cards: some }),
  z.strictObject({ kind: z.literal("steal"), cards: some }),
  /** */
  z.strictObject({ kind: z.literal("tension"), by: z.int() }),
  /** */
  z.strictObject({ kind: z.literal("reinforce") }),
  z.strictObject({ kind: z.literal("replace"), rebuild: upTo(2), upgrade: upTo(2), either: z.boolean() }),
  z.strictObject({
    kind: z.literal("raise"),
    nations,
    units: z.array(id).default([]),
    count: some,
    where: z.enum(["home", "arrival", "LEB"]),
  }),
  z.strictObject({ kind: z.literal("airlift"), units: some }),
  z.strictObject({ kind: z.literal("opMod"), by: z.int() }),
  z.strictObject({ kind: z.literal("forbid"), what: z.enum(["exchange", "strategic-move"]) }),
  z.strictObject({ kind: z.literal("truce") }),
  z.strictObject({ kind: z.literal("blackout") }),
  /** on this or more. */
  z.strictObject({ kind: z.literal("endRoll"), on: some }),
  /** */
  z.strictObject({ kind: z.literal("activateIS") }),
  z.strictObject({ kind: z.literal("activateKurds") }),
  z.strictObject({ kind: z.literal("coup"), country: z.enum(["SYR", "IRQ"]) }),
  z.strictObject({ kind: z.literal("lebanonWar") }),
  z.strictObject({ kind: z.literal("pkkRebellion") }),
] as const;

const plainEffect = z.discriminatedUnion("kind", PLAIN, { error: (issue) => unknownWord("effect", issue) });

const effect = z.discriminatedUnion(
  "kind",
  [
    ...PLAIN,
    /** The target rolls; on this or more it hits the card's player. */
    z.strictObject({ kind: z.literal("backfire"), on: some, effect: plainEffect }),
  ],
  { error: (issue) => unknownWord("effect", issue) },
);
export type Effect = Frozen<z.infer<typeof effect>>;

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

const card = z.strictObject({
  number: cardNumber,
  name,
  kind: z.enum(["asset", "event"]),
  op: z.union([z.literal(4), z.literal(6), z.literal(8)]),
  highTension: z.boolean().default(false),
  /** who beside nations may use it in battle. */
  marks: z.array(z.enum(["is", "kurds"])).default([]),
  /** leaves the game as an event. */
  removed: z.boolean().default(false),
  /** */
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
export type Card = Frozen<z.infer<typeof card>>;

/** */
const specialJoker = z.strictObject({
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
export type SpecialJoker = Frozen<z.infer<typeof specialJoker>>;

export type CardNumber = Card["number"];

/** The files that both editions share, each well formed by itself. What they say of each other is looked at by the checks. */

export const mapFile = z.strictObject({
  source,
  countries: z.record(z.enum(COUNTRIES), name),
  spaces: z.array(space).min(1),
  /** Each once; they lead both ways. */
  links: z.array(z.strictObject({ from: id, to: z.array(id).min(1) })),
});
export type MapFile = z.infer<typeof mapFile>;

export const cardsFile = z.strictObject({ source, cards: z.array(card).min(1) });
export type CardsFile = z.infer<typeof cardsFile>;

export const jokersFile = z.strictObject({ source, jokers: z.array(specialJoker).min(1) });
export type JokersFile = z.infer<typeof jokersFile>;
