import { z } from "zod";
import { type Frozen, unknownWord } from "../../../engine/index.ts";
import { CHIT_TYPES } from "./chit-types.ts";
import { COUNTRIES } from "./map-types.ts";
import { NATIONS, SCENARIOS, type ScenarioId, SEATS } from "./sides.ts";
import { faces, id, name, seat, some, source } from "./words.ts";

/** Cascading Effects: a card of a suit and a rank, and what it brings. A pack with another effect is refused. */

export const SUITS = ["spade", "heart", "diamond", "club"] as const;
export type Suit = (typeof SUITS)[number];

export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"] as const;
export type Rank = (typeof RANKS)[number];

export type Card = `${Suit}-${Rank}`;
export const cardOf = (suit: Suit, rank: Rank): Card => `${suit}-${rank}`;

/** Wars and powers that an option can leave out. */
export const CONCERNS = ["syria", "iran", "hamas"] as const;
export type Concern = (typeof CONCERNS)[number];

const chit = z.enum(CHIT_TYPES);

/** The row says that its seat may: it can do without. */
const may = z.literal(true).optional();

const PLAIN = [
  /** Drawn at random from the pool, over the limit of the hand. */
  z.strictObject({ kind: z.literal("chit.draw"), seat, n: some }),
  /** The seat chooses from the pool. */
  z.strictObject({ kind: z.literal("chit.select"), seat, n: some, may }),
  /** One of the type if the pool has one, else any one that the seat chooses. */
  z.strictObject({ kind: z.literal("chit.selectOrAny"), seat, type: chit, may }),
  /** The seat, or whoever attacked where there was collateral damage, chooses: among `types`, if it has any of them; `half` of the hand, rounded down. */
  z.strictObject({
    kind: z.literal("chit.discardChoice"),
    seat: z.enum([...SEATS, "attacker"]),
    n: z.union([some, z.literal("half")]),
    types: z.array(chit).min(1).optional(),
  }),
  z.strictObject({ kind: z.literal("chit.discardRandom"), seat, n: some }),
  /** may move so many units of a nation to any zone of a country. */
  z.strictObject({
    kind: z.literal("unit.infiltrate"),
    seat,
    n: some,
    nation: z.enum(NATIONS),
    to: z.enum(COUNTRIES),
  }),
  /** eliminated units come back. `non-israeli`: outside Israel, without an IDF unit, not controlled by the IDF. */
  z.strictObject({
    kind: z.literal("unit.return"),
    seat,
    n: z.union([some, z.literal("all")]),
    where: z.enum(["non-israeli", "non-israeli-lebanon-with-friend"]),
    may,
  }),
  /** */
  z.strictObject({ kind: z.literal("zone.closeToRegulars"), chooser: seat, adjacentTo: z.string() }),
  /** */
  z.strictObject({ kind: z.literal("syria.enter") }),
  /** */
  z.strictObject({ kind: z.literal("idf.escalate") }),
  /** */
  z.strictObject({ kind: z.literal("game.shorten"), turns: some }),
  /** a point for each hit. */
  z.strictObject({ kind: z.literal("rockets.offMap"), dice: some }),
  /** another card, as for collateral damage in an attack of this seat. */
  z.strictObject({ kind: z.literal("cascade.again"), collateralAttacker: seat }),
  /** another suit and rank. */
  z.strictObject({ kind: z.literal("redraw") }),
] as const;

export const plainEffect = z.discriminatedUnion("kind", PLAIN, { error: (issue) => unknownWord("effect", issue) });
export type PlainEffect = z.infer<typeof plainEffect>;

export const cascadeEffect = z.discriminatedUnion(
  "kind",
  [
    ...PLAIN,
    /** One die; every face stands in one row. */
    z.strictObject({
      kind: z.literal("die"),
      rows: z.array(z.strictObject({ on: faces, do: z.array(plainEffect) })).min(1),
    }),
    /** only if the card was drawn for collateral damage. */
    z.strictObject({ kind: z.literal("ifCollateral"), do: z.array(plainEffect).min(1) }),
  ],
  { error: (issue) => unknownWord("effect", issue) },
);
export type CascadeEffect = z.infer<typeof cascadeEffect>;

const row = z.strictObject({
  id,
  suit: z.enum(SUITS),
  /** From one rank to another. */
  ranks: z.tuple([z.enum(RANKS), z.enum(RANKS)]),
  name,
  /** A second time it is no event. */
  once: z.boolean().default(false),
  concerns: z.enum(CONCERNS).nullable().default(null),
  /** One after the other; nothing: no effect. */
  do: z.array(cascadeEffect),
  source,
});
export type FileRow = z.infer<typeof row>;
/** A row of the chart, with all of its ranks. */
export type CascadeRow = Frozen<Omit<FileRow, "ranks"> & { ranks: Rank[] }>;

export const cascadeFile = z.strictObject({
  source,
  rows: z.array(row),
  /** By scenario: rows in the place of those with the same suit and ranks. */
  overrides: z.partialRecord(z.enum(SCENARIOS), z.array(row)),
});
export type CascadeFile = z.infer<typeof cascadeFile>;

/** By scenario and card, the id of its row: every card has one. */
export type Charts = { readonly [scenario in ScenarioId]: { readonly [card in Card]: string } };
