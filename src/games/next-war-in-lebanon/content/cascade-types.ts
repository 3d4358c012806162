/** Cascading Effects: a card of a suit and a rank, and what it brings. A pack with another effect is refused. */
import { z } from "zod";
import { type EffectData, type EffectSchema, type Effects, unknownWord, type Wrong } from "#engine";
import { SCENARIOS, type ScenarioId } from "./sides.ts";
import { faces, id, name, source } from "./words.ts";

export const SUITS = ["spade", "heart", "diamond", "club"] as const;
export type Suit = (typeof SUITS)[number];

export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"] as const;
export type Rank = (typeof RANKS)[number];

export type Card = `${Suit}-${Rank}`;
export const cardOf = (suit: Suit, rank: Rank): Card => `${suit}-${rank}`;

/** Wars and powers that an option can leave out. */
export const CONCERNS = ["syria", "iran", "hamas"] as const;
export type Concern = (typeof CONCERNS)[number];

/** What a row does: at once, by the face of one die, or only after collateral damage. */
export interface CascadeEffect extends EffectData {
  readonly rows?: readonly { readonly on: readonly number[]; readonly do: readonly EffectData[] }[];
  readonly do?: readonly EffectData[];
}

/** What it must be; `plain`: the effects that the rules know. */
export const cascadeEffect = <E extends EffectData>(plain: EffectSchema<E>) =>
  z.discriminatedUnion(
    "kind",
    [
      plain,
      /** Every face is in one row. */
      z.strictObject({
        kind: z.literal("die"),
        rows: z.array(z.strictObject({ on: faces, do: z.array(plain) })).min(1),
      }),
      z.strictObject({ kind: z.literal("ifCollateral"), do: z.array(plain).min(1) }),
    ],
    { error: (issue) => unknownWord("effect", issue) },
  );

/** What else must hold of an effect on a chart. */
export interface OnChart {
  check?(wrong: Wrong, path: string, of: { readonly zones: readonly string[]; readonly isCollateral: boolean }): void;
}

/** The effects that the rules know. */
export type ChartEffects = Effects<OnChart>;

const row = <E extends EffectData>(plain: EffectSchema<E>) =>
  z.strictObject({
    id,
    suit: z.enum(SUITS),
    /** From one rank to another. */
    ranks: z.tuple([z.enum(RANKS), z.enum(RANKS)]),
    name,
    /** A second time it is no event. */
    once: z.boolean().default(false),
    concerns: z.enum(CONCERNS).nullable().default(null),
    /** One after the other; nothing: no effect. */
    do: z.array(cascadeEffect(plain)),
    source,
  });
export type FileRow = z.infer<ReturnType<typeof row>>;

/** `plain`: the effects that the rules know. */
export const cascadeFile = <E extends EffectData>(plain: EffectSchema<E>) =>
  z.strictObject({
    source,
    rows: z.array(row(plain)),
    /** By scenario: rows in the place of those with the same suit and ranks. */
    overrides: z.partialRecord(z.enum(SCENARIOS), z.array(row(plain))),
  });
export type CascadeFile = z.infer<ReturnType<typeof cascadeFile>>;

/** A row of the chart, with all of its ranks. */
export interface CascadeRow extends Readonly<Omit<FileRow, "ranks" | "do">> {
  readonly ranks: readonly Rank[];
  readonly do: readonly CascadeEffect[];
}

/** By scenario and card, the id of its row: every card has one. */
export type Charts = { readonly [scenario in ScenarioId]: { readonly [card in Card]: string } };
